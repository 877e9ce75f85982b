"""Keeps the cards of a deal that is looked at again on the screen: at rest at any play, or on the way to the next."""

from __future__ import annotations

from game.briscola.match import Match
from scenes.briscola.showing import Showing as TableShowing


class Showing(TableShowing):
    """The board of a review. Which play is looked at, it is told."""

    def stand(self, match: Match, number: int) -> None:
        """Let the deal lie as it did before its play of this number, from 0; as it ended, where there is none such."""
        self._coming = []
        self._shown, self._played = [], None
        self._go_to(match, number)
        self.settle()

    def step(self, match: Match, number: int, speed: float) -> None:
        """Show the play of this number."""
        self.stand(match, number)
        self._show_play(match, number, speed)
