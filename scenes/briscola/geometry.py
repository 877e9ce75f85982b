"""Where every card of a deal of Briscola lies in a window, for two and for four, and what lies under a point.

All positions are table pixels; nothing here needs a display. Of four, the left's, the partner's, the person's and the
right's place of the trick lie in a row, or two by two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from game import resources
from game.briscola.rules import FOUR, TWO
from game.briscola.state import State
from game.cards import ItalianCard
from game.seats import OURS, PERSON, THEIRS, Seat, Side, in_turn
from scenes.briscola.holding import Holding
from scenes.look.shapes import Box
from scenes.match import four_seats
from scenes.match.four_seats import PARTNER, FourSeats
from scenes.match.geometry import HAND_PILE, TABLE_PILE, Cards, Hand, Held, MatchGeometry, leaned
from scenes.match.spots import HandSpot, PackSpot, PileSpot, SeatSpot, Spot, TrickSpot, TrumpSpot
from scenes.table.maps import TableMap, read_map
from scenes.table.plates import Align, PlatePlace
from scenes.table.sprites import Pose

TRUMP_PILE, LOOKED_PILE = -1, 500
"""Under the stock; and over everything."""
_SIDEWAYS = 90.0
_TRUMP_SHOWS = 0.66
"""How much of the turned-up card lies beside the stock, in card heights."""
_LOOKED_APART = 0.62
"""How far apart the cards of the last trick lie that are looked at again, in card widths, where there is room."""
_NOTE_HIGH, _NOTE_GAP = 22, 2
"""A line of words under a pile, at scale 1."""
_WORDS_HIGH, _WORDS_WIDE, _WORDS_GAP = 32, 360, 10


@lru_cache
def table_map(shape: str, seats: int) -> TableMap:
    """The table's map for a shape of window; raises `LayoutError` or `MissingAsset`."""
    if seats == TWO.seats:
        needed: tuple[str, ...] = ("runner", "pile_0", "pile_1", "prompt", "strip", "hand_0", "hand_1")
        name = f"tables/briscola-{shape}.tmx"
    else:
        needed = (*four_seats.NEEDED, "open_2", "open_plate_2")
        name = f"tables/briscola-four-{shape}.tmx"
    trick = (f"trick_{seat}" for seat in range(seats))
    return read_map(resources.asset(name), (*needed, *trick, "pack", "last_0", "last_1"))


class Geometry(MatchGeometry):
    """The table in a canvas of `size` table pixels, with cards of `pack`, at UI scale `u`.

    `holding` says which place of its hand each card keeps.
    """

    FULL_HAND = TWO.hand
    SEATS = TWO.seats

    def __init__(self, size: tuple[int, int], pack: str, u: float) -> None:
        self._u = u
        self.holding = Holding()
        super().__init__(size, pack, u)

    @classmethod
    def of(cls, size: tuple[int, int], pack: str, u: float, seats: int) -> Geometry:
        """The table for so many."""
        return (GeometryOfFour if seats == FOUR.seats else Geometry)(size, pack, u)

    def _map(self, shape: str) -> TableMap:
        return table_map(shape, self.SEATS)

    @property
    def middle(self) -> float:
        return self.box("hand_0").cx

    @property
    def plate_places(self) -> dict[Seat, PlatePlace]:
        """The room of every seat's plate; of two there are none."""
        return {}

    # Stock, trump, trick

    def stock_box(self) -> Box:
        """Where the stock lies, and its place once it is gone."""
        return self.pack_box()

    def stock_top(self, count: int) -> Box:
        """Where the uppermost of so many cards lies, the turned-up one counted."""
        lower = self._lower(count - 2)
        box = self.stock_box()
        return box._replace(x=round(box.x) + lower, y=round(box.y) + lower)

    def trump_box(self) -> Box:
        """What the turned-up card covers while it lies under the stock."""
        stock, (width, height) = self.stock_box(), self.card_size
        left = stock.right + _TRUMP_SHOWS * height - height
        return Box(round(left), round(stock.cy - width / 2), height, width)

    def trump_shown(self) -> Box:
        """What is to be seen of the turned-up card."""
        stock, trump = self.stock_box(), self.trump_box()
        return Box(stock.right, trump.y, trump.right - stock.right, trump.h)

    def trump_pose(self) -> Pose:
        """How the turned-up card lies: crosswise, its top to the right."""
        box = self.trump_box()
        x, y = leaned(box.cx, box.cy, self.card_size, _SIDEWAYS)
        return Pose(x, y, self.card_width, True, TRUMP_PILE, 0, False, _SIDEWAYS, marked=True)

    def trick_box(self, seat: Seat) -> Box:
        """The place of who sits there in the trick."""
        return self._narrowed(self.box(f"trick_{seat}"))

    def _narrowed(self, place: Box) -> Box:
        """A card of the pack in a place of the map, as high as the place."""
        width = round(place.h * self.card_width / self.card_height)
        return Box(round(place.cx - width / 2), round(place.y), width, round(place.h))

    # The last trick, notes

    def looked_poses(self, trick: Sequence[ItalianCard], side: Side) -> dict[ItalianCard, Pose]:
        """How the last trick's cards lie, slid out of a side's pile to be looked at again, the first one leftmost."""
        room = self.box(f"last_{side}")
        width = self._narrowed(room).w
        step = min(_LOOKED_APART * width, (room.w - width) / max(len(trick) - 1, 1))
        left = room.right - width - step * (len(trick) - 1)
        close = len(trick) > 1
        return {
            card: Pose(
                round(left + order * step), round(room.y), round(width), True, LOOKED_PILE, order, False, marked=close
            )
            for order, card in enumerate(trick)
        }

    def looked_words(self, side: Side) -> Box:
        """Where it is said what these cards are: over one's own, under the others'."""
        room, high, gap = self.box(f"last_{side}"), _WORDS_HIGH * self._u, _WORDS_GAP * self._u
        y = room.y - gap - high if side == OURS else room.bottom + gap
        wide = max(room.w, _WORDS_WIDE * self._u)
        edge = (self.layout.size[0] if self.layout.tall else self.box("strip").x) - gap
        return Box(round(min(room.cx - wide / 2, edge - wide)), round(y), round(wide), round(high))

    def note_box(self, side: Side) -> Box:
        """Where a few words stand under a side's pile."""
        pile, gap = self.pile_box(side), _NOTE_GAP * self._u
        limit = self.box("strip").y if self.layout.tall else self.layout.size[1]
        return Box(pile.x, pile.bottom + gap, pile.w, min(_NOTE_HIGH * self._u, limit - pile.bottom - gap))

    # All of it

    def hand_area(self, seat: Seat, count: int) -> Box:
        """What a hand of `count` covers with the gaps it keeps, and where it lies when there is none."""
        return super().hand_area(seat, max(count, self.holding.places(seat)) if count else 0)

    def hand_cards(self, state: Held, seat: Seat) -> Cards:
        return tuple(card for card in self.holding.lies(seat, state.hands[seat]) if card is not None)

    def poses(self, state: State, sees_partner: bool = False) -> dict[ItalianCard, Pose]:
        """How every card of the deal lies in `state`; `sees_partner`: the partner's cards lie open."""
        poses: dict[ItalianCard, Pose] = {}
        if state.turned_up in state.stock:
            poses[state.turned_up] = self.trump_pose()
        poses |= self.pack_poses([card for card in state.stock if card is not state.turned_up])
        for order, (seat, card) in enumerate(zip(in_turn(state.leader, state.seats), state.trick, strict=False)):
            box = self.trick_box(seat)
            poses[card] = Pose(round(box.x), round(box.y), round(box.w), True, TABLE_PILE, order, False)
        for number in range(state.seats):
            seat = Seat(number)
            self._lay_seat(seat, self.holding.lies(seat, state.hands[seat]), sees_partner and seat == PARTNER, poses)
        for side in (OURS, THEIRS):
            self._lay_pile(side, state.captured[side], poses)
        return poses

    def _lay_seat(self, seat: Seat, hand: Hand, opened: bool, poses: dict[ItalianCard, Pose]) -> None:  # noqa: ARG002
        """A seat's hand; `opened`: it lies open though it isn't the person's, as only a partner's may."""
        self._lay_hand(seat, hand, poses)

    def _lay_hand(self, seat: Seat, hand: Hand, poses: dict[ItalianCard, Pose]) -> None:
        super()._lay_hand(seat, hand, poses)
        if seat == PERSON and len(hand) > self.FULL_HAND:
            self._tell_covered(hand, poses)

    def _tell_covered(self, hand: Hand, poses: dict[ItalianCard, Pose]) -> None:
        """Open cards that lie on one another tell value and suit in their corners."""
        lying = [card for card in hand if card is not None]
        over = any(poses[other].x - poses[card].x < poses[card].width for card, other in pairwise(lying))
        for card in lying:
            poses[card] = poses[card]._replace(marked=over, covered=over and card is not lying[-1])

    def spot_at(self, x: float, y: float, state: State, poses: Mapping[ItalianCard, Pose]) -> Spot | None:
        """What the person can point at there; None for the bare table."""
        for place, card in reversed([*enumerate(self.hand_cards(state, PERSON))]):
            if self.card_box(poses[card]).contains(x, y):
                return HandSpot(place)
        for number in range(state.seats):
            seat = Seat(number)
            if self.trick_box(seat).contains(x, y):
                return TrickSpot(seat)
        for side in (OURS, THEIRS):
            if self.pile_box(side).contains(x, y):
                return PileSpot(side)
        if self.stock_box().contains(x, y):
            return PackSpot() if len(state.stock) > 1 else TrumpSpot()
        if state.stock and self.trump_shown().contains(x, y):
            return TrumpSpot()
        return self._seat_at(x, y, state, poses)

    def _seat_at(self, x: float, y: float, state: State, poses: Mapping[ItalianCard, Pose]) -> SeatSpot | None:
        for number in range(1, state.seats):
            seat = Seat(number)
            if any(self.card_box(poses[card]).contains(x, y) for card in state.hands[seat]):
                return SeatSpot(seat)
        return None


class GeometryOfFour(FourSeats, Geometry):
    """The same for four in pairs."""

    FULL_HAND = FOUR.hand
    SEATS = FOUR.seats

    def plates_beside(self, open_partner: bool) -> dict[Seat, PlatePlace]:
        """The room of every seat's plate; the partner's stands at the left of its open cards."""
        places = self.plate_places
        if open_partner:
            place = self.layout.places["open_plate_2"]
            align: Align = place.properties["align"]
            places[PARTNER] = PlatePlace(place.box, align)
        return places

    def looked_words(self, side: Side) -> Box:
        words = super().looked_words(side)
        beside = [place.room for place in self.plate_places.values() if place.room.rect().colliderect(words.rect())]
        edge = min((room.x for room in beside), default=words.right + _WORDS_GAP * self._u)
        return words._replace(x=round(edge - _WORDS_GAP * self._u - words.w))

    @property
    def feast_box(self) -> Box:
        # As of two: the pile lies beside the hand's place, which is bare by then.
        return super(FourSeats, self).feast_box

    def _beside_prompt(self) -> list[Box]:
        stock = self.stock_box()
        return [*super()._beside_prompt(), Box(stock.x, stock.y, self.trump_box().right - stock.x, stock.h)]

    def open_box(self, place: int, count: int) -> Box:
        """Where the card at `place` of the partner's open hand of `count` lies."""
        room = self.layout.places["open_2"]
        first = self._narrowed(room.box)
        gap = room.properties["gap"] * self.layout.scale
        step = min(first.w + gap, (room.box.w - first.w) / max(count - 1, 1))
        left = room.box.cx - (step * (count - 1) + first.w) / 2
        return first._replace(x=round(left + place * step))

    def _lay_seat(self, seat: Seat, hand: Hand, opened: bool, poses: dict[ItalianCard, Pose]) -> None:
        if not opened:
            self._lay_hand(seat, hand, poses)
            return
        for place, card in enumerate(hand):
            if card is not None:
                box = self.open_box(place, len(hand))
                poses[card] = Pose(round(box.x), round(box.y), round(box.w), True, HAND_PILE + seat, place, False)
        self._tell_covered(hand, poses)
