"""Keeps the cards of four hands on the screen while a deal is looked at again: what of it is not as for two."""

from __future__ import annotations

from game.rules import Event
from game.scopa.state import State
from scenes.scopa.review.showing import Showing as ReviewOfTwo
from scenes.scopone.showing import tidied


class Showing(ReviewOfTwo):
    """The table's cards keep their places as they do at the table for four."""

    def _follow(self, event: Event, state: State) -> None:
        super()._follow(event, state)
        tidied(self._slots, event)
