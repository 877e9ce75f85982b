"""The teacher at Briscola: Hard's own judgement, as advice on the play to make and as the review of a finished deal."""

from __future__ import annotations

from game.briscola.match import Match
from game.briscola.observation import Observation
from game.briscola.players import choose, warm_up
from game.briscola.rules import FOUR, TWO
from game.briscola.teacher.four import JudgeForFour
from game.briscola.teacher.judged import Advice
from game.briscola.teacher.judging import Judge
from game.briscola.teacher.review import Review, turns_of
from game.briscola.teacher.two import JudgeForTwo
from game.teaching.advice import advised

__all__ = ["advise", "judge_of", "review", "warm_up"]

_JUDGES = {TWO.seats: JudgeForTwo, FOUR.seats: JudgeForFour}


def judge_of(seats: int) -> type[Judge]:
    """Who judges the game for so many."""
    return _JUDGES[seats]


def advise(seen: Observation, seed: int) -> Advice:
    """What Hard would play with this chance, and why; a question for the process that thinks.

    Nothing but the observation is known to it. The same observation and seed give the same advice.
    """
    return advised(judge_of(seen.seats), choose, seen, seed)


def review(deal: Match) -> Review:
    """The judging of the person's plays in a finished deal; raises `GameError` for one that isn't over."""
    return Review(turns_of(deal), judge_of(deal.rules.seats), deal.thinking_seed)
