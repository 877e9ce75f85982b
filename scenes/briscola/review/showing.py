"""Keeps the cards of a game that is looked at again on the screen. Decides no rule; which play it is, it is told."""

from __future__ import annotations

from game.briscola.match import Match
from game.briscola.state import CardPlayed, State
from game.cards import ItalianCard
from game.seats import Seat
from scenes.briscola.review.geometry import Geometry
from scenes.briscola.showing import Showing as TableShowing
from scenes.match.review.showing import ReviewShowing


class Showing(TableShowing, ReviewShowing):
    """The board of a review."""

    geometry: Geometry

    def _play_of(self, match: Match, number: int) -> tuple[Seat, ItalianCard]:
        return match.log[number].before.to_play, match.log[number].move.card

    def _leave_from_the_middle(self, played: CardPlayed, before: State) -> None:
        """Nothing is hidden any more: a card leaves from where it lies."""

    def _hide_place(self, played: CardPlayed, sees: bool) -> None:
        """It keeps its place, too."""
