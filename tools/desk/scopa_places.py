"""Where things of a table of Scopa's family lie in a window; drives nothing.

All is asked of the program's own geometry. Sizes and places are pixels of the window's inside.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, ClassVar

from game.cards import ItalianCard
from game.scopa.match import Match
from game.seats import PERSON
from game.words import Words
from scenes.look.shapes import Box
from scenes.look.tokens import scale_for
from scenes.match.doors import Doors
from scenes.match.strip import has_room_for_seal
from scenes.scopa.geometry import Geometry
from scenes.scopa.showing import Showing
from scenes.scopa.strip import make_strip
from scenes.table.strip import Strip
from tools.desk.places import Size, canvas_of, scaled

Point = tuple[float, float]


class StripButton(IntEnum):
    """The strip's buttons that are always there, the first ones and the last."""

    LEVEL, NAPOLA, PACK = range(3)
    NEW, MENU = -2, -1


class ScopaPlaces:
    """The table of `match` at rest in a window of `size`, laid with cards of `pack`, nothing being chosen.

    For another game of the family it is laid by that game's `GEOMETRY`.
    """

    GEOMETRY: ClassVar[type[Geometry]] = Geometry

    def __init__(self, match: Match, size: Size, pack: str = "neapolitan") -> None:
        canvas, self._shown = canvas_of(size)
        self._match = match
        self._pack = pack
        self._u = scale_for(*canvas)
        self._geometry = self.GEOMETRY(canvas, pack, self._u)
        showing = Showing()
        showing.recall(match)
        showing.geometry, showing.state = self._geometry, match.state
        self._poses = showing.poses()

    def card(self, card: ItalianCard) -> Box:
        """The whole rectangle of a card of the hand or the table, the part other cards hide included."""
        pose = self._poses[card]
        return scaled(Box(pose.x, pose.y, *self._geometry.card_size), self._shown)

    def hand(self, place: int) -> Point:
        """The middle of what no other card covers of the person's card at `place`, as the hand lies."""
        boxes = [self.card(card) for card in self._held]
        box, others = boxes[place], boxes[place + 1 :]
        right = min([box.right, *(other.x for other in others if other.y == box.y)])
        foot = min([box.bottom, *(other.y for other in others if other.y > box.y)])
        return (box.x + right) / 2, (box.y + foot) / 2

    def place_in_hand(self, card: ItalianCard) -> int:
        """Which one from the left, row by row, a card of the person's hand is."""
        return self._held.index(card)

    @property
    def _held(self) -> Sequence[ItalianCard]:
        return self._geometry.hand_cards(self._match.state, PERSON)

    def table(self, card: ItalianCard) -> Point:
        """The middle of the part of a table card that no other covers: those to the right lie over it."""
        box = self.card(card)
        others = (self.card(other) for other in self._match.state.table)
        right = min([box.right, *(other.x for other in others if other.y == box.y and other.x > box.x)])
        return (box.x + right) / 2, box.cy

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
        strip = self._strip(room)
        strip.resize(room, self._u)
        box = scaled(strip.buttons[which].box, self._shown)
        return box.cx, box.cy

    def _strip(self, room: Box) -> Strip:
        return make_strip(self._match, Words(), self._pack, NO_DOORS, has_room_for_seal(room, self._u))


def _nothing(*_: object) -> Any:
    """Behind no door is anything: the buttons are only looked at."""


NO_DOORS = Doors(*[_nothing] * len(Doors._fields))
