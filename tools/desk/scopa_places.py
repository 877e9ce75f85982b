"""Where things of a Scopa table lie in a window; drives nothing.

All is asked of the program's own geometry. Sizes and places are pixels of the window's inside.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from game.cards import ItalianCard
from game.scopa.match import Match
from game.seats import PERSON
from game.words import Words
from scenes.look.shapes import Box
from scenes.look.tokens import scale_for
from scenes.scopa.doors import Doors
from scenes.scopa.geometry import Geometry
from scenes.scopa.showing import Showing
from scenes.scopa.strip import has_room_for_seal, make_strip
from scenes.table.strip import Strip
from tools.desk.places import Size, canvas_of, scaled

Point = tuple[float, float]


class StripButton(IntEnum):
    """The strip's buttons that are always there, the first ones and the last."""

    LEVEL, NAPOLA, PACK = range(3)
    NEW, MENU = -2, -1


class ScopaPlaces:
    """The table of `match` at rest in a window of `size`, laid with cards of `pack`, nothing being chosen."""

    def __init__(self, match: Match, size: Size, pack: str = "neapolitan") -> None:
        canvas, self._shown = canvas_of(size)
        self._match = match
        self._pack = pack
        self._u = scale_for(*canvas)
        self._geometry = self._make_geometry(canvas)
        showing = self._make_showing()
        showing.recall(match)
        showing.geometry, showing.state = self._geometry, match.state
        self._poses = showing.poses()

    def card(self, card: ItalianCard) -> Box:
        """The whole rectangle of a card of the hand or the table, the part other cards hide included."""
        pose = self._poses[card]
        return scaled(Box(pose.x, pose.y, *self._geometry.card_size), self._shown)

    @property
    def hand_cards(self) -> Sequence[ItalianCard]:
        """The person's cards in the order in which they lie."""
        return self._geometry.hand_cards(self._match.state, PERSON)

    def hand(self, place: int) -> Point:
        """The middle of what is seen of the person's card at `place`, counted in their order."""
        return self._seen(self.hand_cards[place], self.hand_cards)

    def table(self, card: ItalianCard) -> Point:
        """The middle of the part of a table card that no other covers."""
        return self._seen(card, self._match.state.table)

    def _seen(self, card: ItalianCard, row: Sequence[ItalianCard]) -> Point:
        """The middle of what no other covers of a card: of its row those to the right and below lie over it."""
        box = self.card(card)
        others = [self.card(other) for other in row]
        right = min([box.right, *(other.x for other in others if other.y == box.y and other.x > box.x)])
        under = [other for other in others if other.x < right and other.right > box.x and other.y > box.y]
        return (box.x + right) / 2, (box.y + min([box.bottom, *(other.y for other in under)])) / 2

    @property
    def middle(self) -> Point:
        """The middle of the runner, where a carried card may be let go."""
        box = self.place("table")
        return box.cx, box.cy

    @property
    def bare(self) -> Box:
        """A piece of the wood left of the hand, where nothing ever lies."""
        runner, side = self.place("runner"), 40
        return Box(side, runner.bottom + side, side, side)

    def place(self, name: str) -> Box:
        """A place of the table by the name it has in the table's map: "prompt", "runner", …"""
        return scaled(self._geometry.box(name), self._shown)

    def button(self, which: int) -> Point:
        """The middle of a button of the strip."""
        room = self._geometry.box("strip")
        strip = self._make_strip(room)
        strip.resize(room, self._u)
        box = scaled(strip.buttons[which].box, self._shown)
        return box.cx, box.cy

    # What another table of the family has of its own

    def _make_geometry(self, canvas: Size) -> Geometry:
        return Geometry(canvas, self._pack, self._u)

    def _make_showing(self) -> Showing:
        return Showing()

    def _make_strip(self, room: Box) -> Strip:
        return make_strip(self._match, Words(), self._pack, NO_DOORS, has_room_for_seal(room, self._u))


def _nothing(*_: object) -> Any:
    """Behind no door is anything: the buttons are only looked at."""


NO_DOORS = Doors(*[_nothing] * len(Doors._fields))
