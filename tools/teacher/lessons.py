"""Deals that computers play for a person, and what the teacher says of them; draws no conclusion."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Any

from game.levels import Level
from game.rules import Refusal
from game.scopa import players as scopa_players
from game.scopa import teacher as scopa_teacher
from game.scopa.family import SCOPA_GAME
from game.scopa.match import Match
from game.scopa.rules import SCOPA, ScopaRules
from game.scopa.state import PlayCard
from game.scopa.teacher.judging import Judge
from game.scopa.teacher.review import Review, Turn, turns_of
from game.scopa.teacher.two import JudgeForTwo
from game.scopone import players as scopone_players
from game.scopone import teacher as scopone_teacher
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import RULE_SETS
from game.scopone.teacher.four import JudgeForFour
from game.seats import OURS, side_of
from game.teaching.judging import tell
from game.teaching.tally import Gap

PERSONS = (Level.EASY, Level.MEDIUM, Level.HARD)
"""Who plays for the person, one deal after the other; the others are of the middle level."""
RULES: dict[str, ScopaRules] = {rules.name: rules for rules in (SCOPA, *RULE_SETS)}


@dataclass(frozen=True, slots=True)
class School:
    """A game's players and its teacher."""

    players: Any
    teacher: Any
    judging: type[Judge]


def school(rules: str) -> School:
    """Who plays and teaches by a rule set."""
    if rules == SCOPA.name:
        return School(scopa_players, scopa_teacher, JudgeForTwo)
    return School(scopone_players, scopone_teacher, JudgeForFour)


def played(rules: str, number: int) -> Match:
    """The deal of a number, played to its end."""
    game = SCOPA_GAME if rules == SCOPA.name else SCOPONE_GAME
    deal = Match(Level.MEDIUM.value, RULES[rules].target, False, seed=f"{number:064x}", game=game, rules=RULES[rules])
    person = PERSONS[number % len(PERSONS)]
    while not deal.state.over:
        seat = deal.state.to_play
        level = person if side_of(seat) == OURS else Level.MEDIUM
        made = deal.apply(school(rules).players.choose(level, deal.observation(seat), number))
        assert not isinstance(made, Refusal)
    return deal


def timed(review: Review) -> list[float]:
    """Answer every question of a review here; the milliseconds of the processor each took."""
    times: list[float] = []
    while review.question is not None:
        began = time.thread_time()
        answer = review.question.function(*review.question.arguments)
        times.append((time.thread_time() - began) * 1000)
        review.answered(answer)
    return times


def retold(rules: str, turn: Turn, better: PlayCard, playouts: int) -> Gap:
    """What a play cost against another over so many worlds more, none of which the review has seen."""
    plays = turn.made, better
    return tell(school(rules).judging, turn.seen, plays, f"again/{turn.place}", playouts, sys.maxsize).gap(1)


def turns(deal: Match) -> dict[int, Turn]:
    """The person's plays by their places."""
    return {turn.place: turn for turn in turns_of(deal)}
