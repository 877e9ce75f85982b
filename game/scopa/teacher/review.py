"""What is reviewed: the person's plays in a finished deal, each with what he saw then. Judges none."""

from __future__ import annotations

from typing import TypeAlias

from game.errors import GameError
from game.scopa.match import Match
from game.scopa.state import CardPlayed, PlayCard
from game.scopa.teacher.judged import Why
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
    turns: list[Turn] = []
    plays: list[CardPlayed] = []
    for place, step in enumerate(deal.log):
        if step.before.to_play == PERSON:
            seen = deal.game.observe(step.before, plays, deal.terms, PERSON)
            turns.append(Turn(place, seen, step.move))
        plays.extend(event for event in step.transition.events if isinstance(event, CardPlayed))
    return turns
