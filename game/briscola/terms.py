"""What a match of Briscola is played by; decides no rule, knows no deal."""

from __future__ import annotations

from dataclasses import dataclass

from game.briscola.rules import TWO, BriscolaRules


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for a game of a match: each side's games won so far, how many win the match, the rule set.

    `partners_see`: when the stock is gone, partners look at each other's cards.
    """

    match: tuple[int, int] = (0, 0)
    target: int = 2
    rules: BriscolaRules = TWO
    partners_see: bool = True
