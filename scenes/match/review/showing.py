"""Keeps the cards of a deal that is looked at again on the screen: at rest at any play, or on the way to the next.

Decides no rule; which play is looked at, it is told. What a play shows, the showing of the game's table says.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from game.cards import ItalianCard
from game.matches import Match
from game.seats import Seat
from scenes.look import tokens
from scenes.match.flights import Shown
from scenes.match.review.geometry import ReviewGeometry
from scenes.match.showing import MatchShowing
from scenes.table.board import Board
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic

_BACK = tokens.GLIDE_BACK


class ReviewShowing(MatchShowing[Any]):
    """The board of a review, over the showing of a game's table. The card whose play is looked at stands out of its
    hand."""

    geometry: ReviewGeometry

    def stand(self, match: Match[Any, Any], number: int) -> None:
        """Let the deal lie as it did before its play of this number, from 0; as it ended, where there is none such."""
        self._coming = []
        self._shown, self._played = [], None
        self._go_to(match, number)
        self._raise(match, number)
        self.settle()

    def step(self, match: Match[Any, Any], number: int, speed: float) -> None:
        """Show the play of this number; then its follower is looked at."""
        self.stand(match, number)
        self._show_play(match, number, speed)
        self._raise(match, number + 1)
        if not self.moving:
            self.settle()

    def back(self, match: Match[Any, Any], number: int, speed: float) -> None:
        """Show how the table comes from after this play to before it: every card goes back to where it lay."""
        self._coming = []
        self._go_to(match, number)
        self._raise(match, number)
        self._show([Shown(shown_back(self.board, self.poses(), speed), (), 0.0, 0.0)])

    @abstractmethod
    def _play_of(self, match: Any, number: int) -> tuple[Seat, ItalianCard]:
        """Whose card the play of this number is, and which."""

    def _raise(self, match: Match[Any, Any], number: int) -> None:
        self.raised = {}
        if number < len(match.log):
            seat, card = self._play_of(match, number)
            self.raised = {card: self.geometry.rise(seat)}

    def _want_pictures(self) -> None:
        pack, learner = self._pack
        self.faces.want(pack, self.geometry.card_size, learner, self.geometry.mini_size)


def shown_back(board: Board, there: dict[ItalianCard, Pose], speed: float) -> list[Flight]:
    """All cards that lie otherwise on their way to where they lay, together."""
    return [
        Flight(board.sprite(card), pose, 0.0, _BACK * speed, in_out_cubic, turning=_BACK * speed)
        for card, pose in there.items()
        if board.sprite(card).pose != pose
    ]
