"""Finished games of Briscola for the teacher's tests, and reviews of them with fewer playouts."""

from __future__ import annotations

from collections.abc import Callable

from game.briscola.match import Match
from game.briscola.players import choose
from game.briscola.rules import BriscolaRules
from game.briscola.state import PlayCard
from game.briscola.teacher import judge_of
from game.briscola.teacher.review import Review, turns_of
from game.levels import Level
from game.rules import Refusal
from game.seats import PERSON

FOLLOWED, TOLD = 1_500, 40


def finished(number: int, rules: BriscolaRules, person: Callable[[Match], PlayCard] | None = None) -> Match:
    """A game that computers played, always the same one for a number; the person's cards may be said."""
    deal = Match("easy", 2, rules, seed=f"{number:064x}", first=PERSON)
    while not deal.state.over:
        seat = deal.state.to_play
        if person is not None and seat == PERSON:
            play = person(deal)
        else:
            play = choose(Level.EASY if seat == PERSON else Level.MEDIUM, deal.observation(seat), number)
        assert not isinstance(deal.apply(play), Refusal)
    return deal


def reviewed(deal: Match, seed: int = 1, followed: int = FOLLOWED, told: int = TOLD) -> Review:
    """The review with every question answered."""
    review = Review(turns_of(deal), judge_of(deal.rules.seats), seed, followed, told)
    while review.question is not None:
        review.answered(review.question.function(*review.question.arguments))
    return review
