"""A training aid for those who learn to count: which cards are gone, where it covers none. Tells no more than was seen.

Where the table has no room for it a button stands instead, and shows it until the next press.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Protocol

import pygame

from game.cards import ItalianCard
from game.scopa.match import Match
from game.seats import PERSON, SIDES, Seat, Side
from game.words import Words
from scenes.intents import Intent, KeyPressed, PointerDown
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.scopa.geometry import Geometry
from scenes.scopa.gone_grid import Grid, draw_grid
from scenes.scopa.showing import Showing
from scenes.scopa.telling import Telling
from scenes.widgets.buttons import IconButton

_EDGE, _BUTTON = 6, 48
_SHAPES = (Grid(upright=False), Grid(upright=True))


class Table(Protocol):
    """The table it stands on."""

    showing: Showing
    telling: Telling
    u: float

    @property
    def match(self) -> Match:
        """The match under way."""


class Gone:
    """The small table, as long as the player wants it."""

    def __init__(self, table: Table, words: Words, preferences: KeptPreferences) -> None:
        self._table = table
        self._words = words
        self._preferences = preferences
        self._grid = _SHAPES[0]
        self.box: Box | None = None
        """Where it stands on the table, None where it does not."""
        self._button: IconButton | None = None
        self.unfolded = False
        """Whether it is shown over the table, having no room on it."""
        self.changed = False

    @property
    def wanted(self) -> bool:
        """Whether the player has set it."""
        return self._preferences.now.seen_cards

    @property
    def folded(self) -> bool:
        """Whether there is no room for it, and a button stands in its stead."""
        return self._button is not None

    @property
    def places(self) -> list[Box]:
        """What of the table it takes up, if anything."""
        button = None if self._button is None else self._button.box
        return [box for box in (self.box, button) if box is not None]

    def place(self) -> None:
        """Look for room: the window, the pack or the setting is another one."""
        self.box, self._button, self.unfolded = None, None, False
        if not self.wanted:
            return
        table, u = self._table, self._table.u
        room, kept_free = table.telling.room, list(_kept_free(table.showing.geometry, table.match))
        for grid in _SHAPES:
            self._grid = grid
            self.box = _free_place(*grid.size(self._words, u), room, kept_free, _EDGE * u)
            if self.box is not None:
                return
        self._grid = _SHAPES[0]
        box = _free_place(_BUTTON * u, _BUTTON * u, room, kept_free, _EDGE * u)
        self._button = IconButton("eye", self._words.text("What is gone"), self.unfold, outlined=True)
        self._button.place(box or Box(room.x, room.y, _BUTTON * u, _BUTTON * u), u)

    def unfold(self) -> None:
        """Show it over the table until the next press."""
        self.unfolded = self.changed = True

    def handle(self, intent: Intent) -> bool:
        """Take what is meant for it; any press or key puts away what is unfolded."""
        if not isinstance(intent, PointerDown | KeyPressed):
            return False
        was, self.unfolded = self.unfolded, False
        self.changed |= was
        if isinstance(intent, KeyPressed):
            return was and intent.name == "escape"
        if was and self._over.contains(intent.x, intent.y):
            return True
        if self._button is None or not self._button.box.contains(intent.x, intent.y):
            return False
        if not was:
            self.unfold()
        return True

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what stands on the table, below cards that move."""
        if self._button is not None:
            self._button.draw(canvas, (0, 0), False)
        if self.box is not None:
            self._draw(canvas, self.box)

    def draw_unfolded(self, canvas: pygame.Surface) -> None:
        """Draw what lies over the table."""
        if self.unfolded:
            self._draw(canvas, self._over)

    @property
    def _over(self) -> Box:
        """Where it stands when it is unfolded: in the middle of the table."""
        width, height = self._grid.size(self._words, self._table.u)
        room = self._table.telling.room
        return Box(round(room.cx - width / 2), round(room.cy - height / 2), width, height)

    def _draw(self, canvas: pygame.Surface, box: Box) -> None:
        gone, in_sight = seen_by(self._table.match, PERSON)
        draw_grid(canvas, self._grid, box, gone, in_sight, self._words, self._table.u)


def seen_by(match: Match, seat: Seat) -> tuple[set[ItalianCard], set[ItalianCard]]:
    """The cards of the deal that a seat has seen: those either side has taken, and those on the table and in its hand.

    Every card that was taken lay open before.
    """
    seen = match.observation(seat)
    return {card for pile in seen.captured for card in pile}, {*seen.table, *seen.hand}


def _kept_free(geometry: Geometry, match: Match) -> Iterator[Box]:
    """Where cards and words of the table may come to lie."""
    width, height = geometry.card_size
    for number in range(match.rules.seats):
        yield geometry.hand_area(Seat(number), match.rules.hand)
    for number in range(SIDES):
        pile = geometry.pile_box(Side(number))
        # The cards of scope lie crosswise under it.
        yield Box(pile.x - (height - width), pile.y, pile.w + (height - width), pile.h)
    yield geometry.box("table")
    yield geometry.pack_box().grown(_EDGE * 2)
    yield geometry.box("prompt")
    yield from geometry.told_places


def _free_place(width: float, height: float, room: Box, kept_free: Sequence[Box], edge: float) -> Box | None:
    """A place of this size in the room where it covers nothing: the one farthest to the left, there the topmost."""
    least_x, most_x = room.x, room.right - width
    least_y, most_y = room.y + edge, room.bottom - edge - height
    xs = _between(
        [least_x, *(box.right + edge for box in kept_free), *(box.x - edge - width for box in kept_free)],
        least_x,
        most_x,
    )
    ys = _between(
        [least_y, *(box.bottom + edge for box in kept_free), *(box.y - edge - height for box in kept_free)],
        least_y,
        most_y,
    )
    for x in xs:
        for y in ys:
            place = Box(round(x), round(y), round(width), round(height))
            if not any(place.rect().colliderect(box.rect()) for box in kept_free):
                return place
    return None


def _between(values: Collection[float], least: float, most: float) -> list[float]:
    return sorted({value for value in values if least <= value <= most})
