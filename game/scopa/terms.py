"""What a match of Scopa's family is played by; decides no rule, knows no deal."""

from __future__ import annotations

from dataclasses import dataclass

from game.scopa.rules import SCOPA, ScopaRules


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for the whole match: each side's points so far, the target, whether napola counts, the rule set."""

    match: tuple[int, int] = (0, 0)
    target: int = 11
    napola: bool = False
    rules: ScopaRules = SCOPA
