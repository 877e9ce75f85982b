"""Where things of a table where a match is played lie in a window; knows no game, drives nothing.

All is asked of the program's own geometry. Sizes and places are pixels of the window's inside.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from game.cards import ItalianCard
from game.seats import PERSON
from scenes.look.shapes import Box
from scenes.look.tokens import scale_for
from scenes.match.doors import Doors
from scenes.match.geometry import MatchGeometry
from scenes.match.showing import MatchShowing
from scenes.table.strip import Strip
from tools.desk.places import Size, canvas_of, scaled

Point = tuple[float, float]


class MatchPlaces(ABC):
    """The table of `match` at rest in a window of `size`, laid with cards of `pack`."""

    def __init__(self, match: Any, size: Size, pack: str = "neapolitan") -> None:
        canvas, self._shown = canvas_of(size)
        self._match = match
        self._pack = pack
        self._u = scale_for(*canvas)
        showing = self._laid(canvas)
        self._geometry: MatchGeometry = showing.geometry
        self._poses = showing.poses()

    @abstractmethod
    def _laid(self, canvas: Size) -> MatchShowing[Any]:
        """The match as it lies on a table of this size."""

    @abstractmethod
    def _strip(self, room: Box) -> Strip:
        """The strip in its room."""

    def card(self, card: ItalianCard) -> Box:
        """The whole rectangle of a card that lies upright, the part other cards hide included."""
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

    @property
    @abstractmethod
    def bare(self) -> Box:
        """A piece of the wood where nothing ever lies."""

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


def _nothing(*_: object) -> Any:
    """Behind no door is anything: the buttons are only looked at."""


NO_DOORS = Doors(*[_nothing] * len(Doors._fields))
