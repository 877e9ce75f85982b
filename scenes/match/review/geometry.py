"""Where hands, panel, words and strip stand while a deal is looked at again. Draws nothing, knows no game.

Everything lies as at the game's table, closer together: every hand is shown whole, for it may be seen open.
"""

from __future__ import annotations

from typing import Final

from game.cards import ItalianCard
from game.seats import PERSON, Seat
from scenes.look.shapes import Box
from scenes.match.geometry import HAND_PILE, Hand, MatchGeometry
from scenes.table.maps import TableMap
from scenes.table.plates import Align, PlatePlace
from scenes.table.sprites import Pose

NEEDED: Final = ("runner", "prompt", "words", "panel", "strip", "pile_0", "pile_1")
"""What the map of a review has at least, besides a hand for each seat and a plate for every other one."""
_RISE = 1 / 9
"""How far the card of a play stands out of its hand, in card heights."""
_ROOMY = 0.95
"""The least share of its drawn size at which a tall map has room for the words too."""
_APART = 8
_MINI, _MINI_SMALL = 40, 30
"""How high the small cards of the plays are, at scale 1."""


def needed(seats: int) -> tuple[str, ...]:
    """What the map of a review for so many has at least."""
    return (*NEEDED, *(f"hand_{seat}" for seat in range(seats)), *(f"plate_{seat}" for seat in range(1, seats)))


class ReviewGeometry(MatchGeometry):
    """The table of a review, over the geometry of a game's table. `open_hands`: all hands lie face up."""

    def __init__(self, size: tuple[int, int], pack: str, u: float) -> None:
        self._u = u
        self.open_hands = True
        super().__init__(size, pack, u)

    def _grown(self, found: TableMap) -> TableMap:
        """The map for large controls: where they have no room there, the one for small windows holds."""
        return found._replace(least_scale=found.least_scale * self._u)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return sum(name.startswith("hand_") for name in self.layout.places)

    @property
    def small(self) -> bool:
        """Whether it is laid out for small windows."""
        return self.layout.shape == "small"

    @property
    def words_on_demand(self) -> bool:
        """Whether there is no room for words beside the table or under the controls: they come when asked for."""
        return self.small or (self.layout.tall and self.layout.scale < _ROOMY * self._u)

    @property
    def words_box(self) -> Box:
        """Where the words of a play stand at most; on demand over the table, from the panel upwards."""
        if not (self.layout.tall and self.words_on_demand):
            return self.box("words")
        panel, top = self.box("panel"), self.box("runner").y
        return Box(panel.x, top, panel.w, panel.y - _APART * self._u - top)

    @property
    def plays_scale(self) -> float:
        """The scale at which the plays stand side by side: on a large table they grow with it."""
        return max(self._u, self.layout.scale)

    @property
    def mini_size(self) -> tuple[int, int]:
        """The size of the small cards by which the plays are told."""
        height = round((_MINI_SMALL if self.small else _MINI) * self.plays_scale)
        return round(height * self.card_width / self.card_height), height

    @property
    def plate_places(self) -> dict[Seat, PlatePlace]:
        """The room of every other seat's plate."""
        found = {}
        for number in range(1, self.seats):
            place = self.layout.places[f"plate_{number}"]
            align: Align = place.properties["align"]
            found[Seat(number)] = PlatePlace(place.box, align)
        return found

    def rise(self, seat: Seat) -> int:
        """By how many pixels a card of a seat's hand stands higher whose play is looked at; others' stand lower."""
        rise = round(_RISE * self.card_height)
        return rise if seat == PERSON else -rise

    def hand_box(self, seat: Seat, place: int, count: int) -> Box:
        """Where the card at `place` of a hand of `count` lies: side by side, or one over the other where they must."""
        room = self.layout.places[f"hand_{seat}"]
        width, height = self.card_size
        gap = room.properties["gap"] * self.layout.scale
        step = min(width + gap, (room.box.w - width) / max(count - 1, 1))
        left = room.box.cx - (step * (count - 1) + width) / 2
        return Box(round(left + place * step), round(room.box.y), width, height)

    def _lay_hand(self, seat: Seat, hand: Hand, poses: dict[ItalianCard, Pose]) -> None:
        self._lay_side_by_side(seat, hand, seat == PERSON or self.open_hands, poses)

    def _lay_side_by_side(self, seat: Seat, hand: Hand, open_hand: bool, poses: dict[ItalianCard, Pose]) -> None:
        count = len(hand)
        over = count > 1 and self.hand_box(seat, 1, count).x - self.hand_box(seat, 0, count).x < self.card_width
        for place, card in enumerate(hand):
            if card is None:
                continue
            box = self.hand_box(seat, place, count)
            poses[card] = Pose(
                round(box.x),
                round(box.y),
                self.card_width,
                open_hand,
                HAND_PILE + seat,
                place,
                over and place < count - 1,
                marked=open_hand and over,
            )
