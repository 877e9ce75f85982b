"""What is reviewed: the person's plays in a finished deal, each with what he saw then. Judges none."""

from __future__ import annotations

from typing import TypeAlias

from game.briscola.match import Match
from game.briscola.observation import observe
from game.briscola.state import PlayCard
from game.briscola.teacher.judged import Why
from game.errors import GameError
from game.seats import PERSON
from game.teaching import review as teaching

Turn: TypeAlias = teaching.Turn[PlayCard]
Review: TypeAlias = teaching.Review[PlayCard, Why]


def turns_of(deal: Match) -> list[Turn]:
    """Every play of the person in a deal, first to last.

    Raises `GameError` for a deal that isn't over: its hidden cards and what may come are nobody's business.
    """
    if not deal.state.over:
        raise GameError("the deal is not over; expected one that was played to its end")
    plays, laid = deal.plays, len(deal.laid.trick)
    return [
        Turn(place, observe(step.before, plays[: laid + place], deal.first, deal.terms, PERSON), step.move)
        for place, step in enumerate(deal.log)
        if step.before.to_play == PERSON
    ]
