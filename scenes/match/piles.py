"""What piles and what lies beside them tell when they are pointed at or focused: where, not what. Knows no game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.seats import OURS, THEIRS
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.match.geometry import MatchGeometry
from scenes.match.spots import PileSpot, Spot
from scenes.widgets.tooltip import Side as Edge
from scenes.widgets.tooltip import Tooltip


class Piles:
    """The words of the pile, or what else lies beside the hand, that the mouse, a finger or the keyboard is on.

    `box` says where a spot of the table lies, None where it has no words.
    """

    def __init__(self, box: Callable[[Spot | None], Box | None]) -> None:
        self._box = box
        self._tooltip = Tooltip(tokens.STRIP_ON_WOOD)
        self._side: Edge = "below"
        self._room = Box(0, 0, 0, 0)
        self.changed = False

    def rest(self, spot: Spot | None, words: str, geometry: MatchGeometry) -> None:
        """The mouse or the keyboard is on this spot, which has these words (none: on nothing)."""
        if self.told:
            # An answer stands where it was given.
            return
        self.changed = self._tooltip.rest(words, self._near(spot, geometry)) or self.changed

    def say(self, spot: Spot | None, words: str, geometry: MatchGeometry) -> None:
        """This spot was pressed: its words show at once, for as long as it takes to read them."""
        if words:
            self._tooltip.say(words, self._near(spot, geometry))
            self.changed = True

    @property
    def told(self) -> bool:
        """Whether a press was answered and the answer still stands."""
        return bool(self._tooltip.said)

    @property
    def words(self) -> str:
        """What shows beside a spot, nothing where nothing does."""
        return self._tooltip.words

    def place(self, u: float) -> Box:
        """Where the words stand, at UI scale `u`."""
        return self._tooltip.place(u, self._room, self._side)

    def hide(self) -> None:
        """Tell nothing."""
        self.changed = self._tooltip.forget() or self.changed
        self.changed = self._tooltip.rest("", Box(0, 0, 0, 0)) or self.changed

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.changed = self._tooltip.step(dt) or self.changed

    @property
    def waiting(self) -> bool:
        """Whether time changes anything."""
        return self._tooltip.moving

    def draw(self, canvas: pygame.Surface, u: float) -> None:
        self._tooltip.draw(canvas, u, self._side, self._room)

    def _near(self, spot: Spot | None, geometry: MatchGeometry) -> Box:
        """What the words stand beside: over the computer's hand, whose backs tell nothing, never over open cards."""
        box, prompt = self._box(spot) or Box(0, 0, 0, 0), geometry.box("prompt")
        self._room, self._side = room(geometry), "left"
        overhang = geometry.card_height - geometry.card_width
        if spot == PileSpot(THEIRS):
            return Box(box.x - overhang, 0, box.w + overhang, box.bottom)
        if spot == PileSpot(OURS) and box.bottom <= geometry.box("hand_0").y:
            # The hand lies below the pile: the words stand where words are said.
            return Box(box.x - overhang, prompt.y, box.w + overhang, prompt.h)
        self._side = "below"
        return box


def room(geometry: MatchGeometry) -> Box:
    """The table without its strip, whose numbers and buttons no words may hide."""
    (width, height), strip = geometry.layout.size, geometry.layout.places["strip"].box
    return Box(0, 0, width, strip.y) if geometry.layout.tall else Box(0, 0, strip.x, height)
