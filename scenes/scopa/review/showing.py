"""Keeps the cards of a deal that is looked at again on the screen. Decides no rule; which play it is, it is told."""

from __future__ import annotations

from game.cards import ItalianCard
from game.scopa.match import Match
from game.seats import Seat
from scenes.match.review.showing import ReviewShowing
from scenes.scopa.review.geometry import Geometry
from scenes.scopa.showing import Showing as TableShowing


class Showing(ReviewShowing, TableShowing):
    """The board of a review."""

    geometry: Geometry

    def _play_of(self, match: Match, number: int) -> tuple[Seat, ItalianCard]:
        play = match.plays[number]
        return play.seat, play.card
