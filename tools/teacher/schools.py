"""Every rule set whose teacher can be asked here: its players, its teacher, a deal of a number; plays nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.briscola import players as briscola_players
from game.briscola import teacher as briscola_teacher
from game.briscola.match import Match as BriscolaMatch
from game.briscola.rules import RULE_SETS as BRISCOLA_RULES
from game.briscola.rules import BriscolaRules
from game.briscola.teacher.review import turns_of as briscola_turns
from game.levels import Level
from game.matches import Match
from game.scopa import players as scopa_players
from game.scopa import teacher as scopa_teacher
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match as ScopaMatch
from game.scopa.rules import SCOPA, ScopaRules
from game.scopa.teacher.review import turns_of as scopa_turns
from game.scopa.teacher.two import JudgeForTwo
from game.scopone import players as scopone_players
from game.scopone import teacher as scopone_teacher
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import RULE_SETS as SCOPONE_RULES
from game.scopone.teacher.four import JudgeForFour
from game.teaching.judging import Judge
from game.teaching.review import Turn

OTHERS = Level.MEDIUM
"""Whoever the person plays with and against."""


@dataclass(frozen=True, slots=True)
class School:
    """A rule set's players and its teacher; `deal` is the one of a number, with all its cards still to play."""

    players: Any
    teacher: Any
    judging: type[Judge[Any, Any, Any]]
    turns_of: Callable[[Any], list[Turn[Any]]]
    deal: Callable[[int], Match[Any, Any]]


def _scopa(game: ScopaGame, rules: ScopaRules, number: int) -> Match[Any, Any]:
    return ScopaMatch(OTHERS.value, rules.target, False, seed=_seed(number), game=game, rules=rules)


def _briscola(rules: BriscolaRules, number: int) -> Match[Any, Any]:
    return BriscolaMatch(OTHERS.value, rules.target, rules, seed=_seed(number))


def _seed(number: int) -> str:
    return f"{number:064x}"


SCHOOLS = {
    SCOPA.name: School(scopa_players, scopa_teacher, JudgeForTwo, scopa_turns, partial(_scopa, SCOPA_GAME, SCOPA)),
    **{
        rules.name: School(
            scopone_players, scopone_teacher, JudgeForFour, scopa_turns, partial(_scopa, SCOPONE_GAME, rules)
        )
        for rules in SCOPONE_RULES
    },
    **{
        f"briscola-{rules.name}": School(
            briscola_players,
            briscola_teacher,
            briscola_teacher.judge_of(rules.seats),
            briscola_turns,
            partial(_briscola, rules),
        )
        for rules in BRISCOLA_RULES
    },
}
