"""Deals that computers play for a person, and what the teacher says of them; draws no conclusion."""

from __future__ import annotations

import sys
import time
from typing import Any

from game.levels import Level
from game.matches import Match
from game.rules import Refusal
from game.seats import OURS, side_of
from game.teaching.judging import tell
from game.teaching.review import Review, Turn
from game.teaching.tally import Gap
from tools.teacher.schools import OTHERS, SCHOOLS

PERSONS = (Level.EASY, Level.MEDIUM, Level.HARD)
"""Who plays for the person, one deal after the other."""


def played(rules: str, number: int) -> Match[Any, Any]:
    """The deal of a number, played to its end."""
    school = SCHOOLS[rules]
    deal = school.deal(number)
    person = PERSONS[number % len(PERSONS)]
    while not deal.state.over:
        seat = deal.state.to_play
        level = person if side_of(seat) == OURS else OTHERS
        made = deal.apply(school.players.choose(level, deal.observation(seat), number))
        assert not isinstance(made, Refusal)
    return deal


def timed(review: Review[Any, Any]) -> list[float]:
    """Answer every question of a review here; the milliseconds of the processor each took."""
    times: list[float] = []
    while review.question is not None:
        began = time.thread_time()
        answer = review.question.function(*review.question.arguments)
        times.append((time.thread_time() - began) * 1000)
        review.answered(answer)
    return times


def retold(rules: str, turn: Turn[Any], better: Any, playouts: int) -> Gap:
    """What a play cost against another over so many worlds more, none of which the review has seen."""
    plays = turn.made, better
    return tell(SCHOOLS[rules].judging, turn.seen, plays, f"again/{turn.place}", playouts, sys.maxsize).gap(1)


def turns(rules: str, deal: Match[Any, Any]) -> dict[int, Turn[Any]]:
    """The person's plays by their places."""
    return {turn.place: turn for turn in SCHOOLS[rules].turns_of(deal)}
