"""The teacher at Scopone: Hard's own judgement, as advice on the play to make and as the review of a finished deal."""

from __future__ import annotations

from game.scopa.match import Match
from game.scopa.teacher.judged import Advice
from game.scopa.teacher.review import Review, turns_of
from game.scopone.observation import Observation
from game.scopone.players import choose, warm_up
from game.scopone.teacher.four import JudgeForFour
from game.teaching.advice import advised

__all__ = ["advise", "review", "warm_up"]


def advise(seen: Observation, seed: int) -> Advice:
    """What Hard would play with this chance, and why; a question for the process that thinks.

    Nothing but the observation is known to it. The same observation and seed give the same advice.
    """
    return advised(JudgeForFour, choose, seen, seed)


def review(deal: Match) -> Review:
    """The judging of the person's plays in a finished deal; raises `GameError` for one that isn't over."""
    return Review(turns_of(deal), JudgeForFour, deal.thinking_seed)
