"""Pointers where a match is played: a card of the hand tapped or carried, all else asked. Decides no rule."""

from __future__ import annotations

from typing import Any, Protocol

from game.matches import Match
from game.seats import PERSON
from scenes.double import DoubleClick
from scenes.intents import PointerDown, PointerGone, PointerMoved, PointerUp, Pointing
from scenes.match.showing import MatchShowing
from scenes.match.spots import HandSpot, Spot
from scenes.match.telling import Telling
from scenes.table.carry import Carry, rise, rising

_BESIDE_RUNNER = 0.25
"""How far beside the runner a carried card may be let go to be played, in card heights."""


class Table(Protocol):
    """What hands need of the table."""

    u: float

    @property
    def showing(self) -> MatchShowing[Any]:
        """The cards on the screen."""

    @property
    def telling(self) -> Telling:
        """What is said at the table."""

    @property
    def match(self) -> Match[Any, Any]:
        """The match under way."""

    @property
    def my_turn(self) -> bool:
        """Whether the person may play."""

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""

    def pick(self, place: int) -> None:
        """Choose a card of the hand."""

    def point(self, spot: Spot | None) -> None:
        """A pointer is on this spot."""

    def press(self, spot: Spot) -> None:
        """A pile, the pack or another player's hand is asked what it has to tell."""


class Hands:
    """What pointers hold and do."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._carry: Carry | None = None
        self._place = 0
        """The place in the hand of the card that a pointer is down on."""
        self._double = DoubleClick()

    @property
    def carrying(self) -> bool:
        """Whether a pointer is down on a card of the hand."""
        return self._carry is not None

    @property
    def rising(self) -> bool:
        """Whether a carried card is still on its way up."""
        return rising(self._table.showing.board.held)

    def rise(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        rise(self._table.showing.board.held, dt, self._table.speed)

    def forget(self) -> None:
        """The cards are laid anew: no pointer holds one any more."""
        self._carry = None

    def let_go(self) -> None:
        """Put down what is held; it glides back."""
        if self._carry is not None:
            self.forget()
            self._table.showing.glide_back(self._table.speed)

    def is_double(self, press: PointerDown) -> bool:
        """Whether this is the second press of a double click whose first one has played a card already."""
        return self._double.ends_with(press, self._table.u)

    def handle(self, intent: Pointing) -> None:
        """Take what a pointer does on the table."""
        match intent:
            case PointerDown(button="secondary"):
                self.let_go()
                self._give_up()
            case PointerDown():
                self._press(intent)
            case PointerMoved():
                self._move(intent)
            case PointerUp():
                self._release(intent)
            case PointerGone(pointer):
                if self._carry is not None and self._carry.pointer == pointer:
                    self.let_go()

    def _press(self, press: PointerDown) -> None:
        if self._carry is not None:
            return
        table, spot = self._table, self._spot(press.x, press.y)
        if not isinstance(spot, HandSpot):
            self._press_beside(spot, press)
        elif table.my_turn:
            card = table.showing.geometry.hand_cards(table.match.state, PERSON)[spot.place]
            self._carry, self._place = Carry(press, [table.showing.board.sprite(card)], table.u), spot.place
        else:
            table.telling.wait(table.telling.hand)

    def _press_beside(self, spot: Spot | None, press: PointerDown) -> None:
        """A press on anything but a card of the hand is answered there."""
        self._point(spot)
        if spot is None:
            self._table.telling.bare(press.x, press.y)
        else:
            self._table.press(spot)

    def _move(self, moved: PointerMoved) -> None:
        if self._carry is None:
            self._point(self._spot(moved.x, moved.y))
        elif self._carry.pointer == moved.pointer and self._carry.follow(moved):
            board = self._table.showing.board
            if not board.held:
                self._give_up()
                self._carry.follow(moved)
                board.hold([self._carry.sprites[0].card])
            self._carried(self._carry, moved)

    def _release(self, up: PointerUp) -> None:
        carry = self._carry
        if carry is None or carry.pointer != up.pointer:
            return
        self.forget()
        if carry.carried:
            self._drop(carry, up)
        else:
            self._table.pick(self._place)
            if not self._table.my_turn:
                self._double.begin(up)

    def _over_table(self, carry: Carry, at: PointerMoved | PointerUp) -> bool:
        """Whether a carried card is where it would be played if it were let go."""
        geometry, sprite = self._table.showing.geometry, carry.sprites[0]
        width, height = geometry.card_size
        runner = geometry.box("runner").grown(height * _BESIDE_RUNNER)
        return runner.contains(at.x, at.y) or runner.contains(sprite.x + width / 2, sprite.y + height / 2)

    def _point(self, spot: Spot | None) -> None:
        """A pointer is on this spot, and holds nothing."""
        self._table.point(spot)

    def _spot(self, x: float, y: float) -> Spot | None:
        showing = self._table.showing
        return showing.geometry.spot_at(x, y, self._table.match.state, showing.poses())

    # What is a game's own

    def _give_up(self) -> None:
        """What is being chosen is given up: something else is done."""

    def _carried(self, carry: Carry, moved: PointerMoved) -> None:
        """A card is carried over the table."""

    def _drop(self, carry: Carry, up: PointerUp) -> None:
        """Let a carried card go: it is played on the table, and goes back elsewhere."""
        if self._table.my_turn and self._over_table(carry, up):
            self._table.pick(self._place)
        else:
            self._table.showing.glide_back(self._table.speed)
