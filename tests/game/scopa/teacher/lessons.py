"""Finished deals for the teacher's tests, of both games of the family, and reviews of them with fewer playouts."""

from __future__ import annotations

from random import Random

from game.rules import Refusal
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match
from game.scopa.rules import ScopaRules
from game.scopa.teacher.judging import Judge
from game.scopa.teacher.review import Review, turns_of

FOLLOWED, TOLD = 2_000, 60


def finished(number: int, game: ScopaGame = SCOPA_GAME, rules: ScopaRules | None = None, napola: bool = False) -> Match:
    """A deal that chance played to its end, always the same one for a number."""
    deal = Match("medium", (rules or game.rules).target, napola, seed=f"{number:064x}", game=game, rules=rules)
    chance = Random(number)
    while not deal.state.over:
        assert not isinstance(deal.apply(chance.choice(deal.legal_plays())), Refusal)
    return deal


def reviewed(deal: Match, judging: type[Judge], seed: int = 1, followed: int = FOLLOWED, told: int = TOLD) -> Review:
    """The review with every question answered."""
    review = Review(turns_of(deal), judging, seed, followed, told)
    while review.question is not None:
        review.answered(review.question.function(*review.question.arguments))
    return review
