"""Keeps the cards of a deal that is looked at again on the screen: at rest at any play, or on the way to the next.

Decides no rule; which play is looked at, it is told.
"""

from __future__ import annotations

from game.cards import ItalianCard
from game.scopa.match import Match
from scenes.look import tokens
from scenes.match.flights import Shown
from scenes.scopa.review.geometry import Geometry
from scenes.scopa.showing import Showing as TableShowing
from scenes.table.board import Board
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic

_BACK = tokens.GLIDE_BACK


class Showing(TableShowing):
    """The board of a review. The card whose play is looked at stands out of its hand."""

    geometry: Geometry

    def stand(self, match: Match, number: int) -> None:
        """Let the deal lie as it did before its play of this number, from 0; as it ended, where there is none such."""
        self._coming = []
        self._shown, self._played = [], None
        self._go_to(match, number)
        self._raise(match, number)
        self.settle()

    def step(self, match: Match, number: int, speed: float) -> None:
        """Show the play of this number; then its follower is looked at."""
        self.stand(match, number)
        self._show_play(match, number, speed)
        self._raise(match, number + 1)
        if not self.moving:
            self.settle()

    def back(self, match: Match, number: int, speed: float) -> None:
        """Show how the table comes from after this play to before it: every card goes back to where it lay."""
        self._coming = []
        self._go_to(match, number)
        self._raise(match, number)
        self._show([Shown(shown_back(self.board, self.poses(), speed), (), 0.0, 0.0)])

    def _raise(self, match: Match, number: int) -> None:
        self.raised = {}
        if number < len(match.log):
            play = match.plays[number]
            self.raised = {play.card: self.geometry.rise(play.seat)}

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
