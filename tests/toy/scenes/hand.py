"""Turns presses, taps and carries into moves tried at the table; decides no rule, draws nothing."""

from __future__ import annotations

from collections.abc import Callable

from scenes.double import DoubleClick
from scenes.intents import PointerDown, PointerId, PointerMoved, PointerUp
from scenes.look.shapes import Box
from scenes.table.carry import Carry, rise, rising
from tests.toy.scenes.geometry import PILE
from tests.toy.scenes.showing import Showing


class Hand:
    """The person's hand: at most the last card of one column. `lay` tries to lay that of a column."""

    def __init__(self, showing: Showing, lay: Callable[[int], None], speed: Callable[[], float]) -> None:
        self._showing = showing
        self._lay = lay
        self._speed = speed
        self._held: tuple[int, Carry] | None = None
        self._double = DoubleClick()
        self.changed = False

    @property
    def holding(self) -> bool:
        return self._held is not None

    @property
    def moving(self) -> bool:
        return rising(self._showing.board.held)

    def is_double(self, press: PointerDown, u: float) -> bool:
        """Whether this is only the second half of a double click; must be asked about every press."""
        return self._double.ends_with(press, u)

    def press(self, press: PointerDown, u: float) -> None:
        """A pointer went down on the table: the last card of the column there is taken up."""
        showing = self._showing
        column = showing.geometry.at(press.x, press.y, showing.state)
        if self._held is not None or column is None or column == PILE:
            return
        if not showing.state.columns[column]:
            self._lay(column)
            return
        showing.board.hold(showing.state.columns[column][-1:])
        self._held = column, Carry(press, showing.board.held, u)
        self.changed = True

    def move(self, moved: PointerMoved) -> None:
        if self._held is not None and self._held[1].pointer == moved.pointer:
            self._held[1].follow(moved)
            self.changed = True

    def release(self, up: PointerUp) -> None:
        """A tap lays the card; one that was carried is laid where it lies over the pile."""
        if self._held is None or self._held[1].pointer != up.pointer:
            return
        (column, carry), showing = self._held, self._showing
        sprite, pile = showing.board.held[0], showing.geometry.base(PILE)
        card = Box(sprite.x, sprite.y, *showing.geometry.card_size)
        if carry.carried and not pile.rect().colliderect(card.rect()):
            self.put_down()
            return
        if not carry.carried:
            self._double.begin(up)
        self._held = None
        self._lay(column)

    def gone(self, pointer: PointerId) -> None:
        """This pointer is there no more: what it held goes back."""
        if self._held is not None and self._held[1].pointer == pointer:
            self.put_down()

    def put_down(self) -> None:
        """Let go of the card: it glides back to where it lay."""
        if self._held is not None:
            self._held = None
            self._showing.glide_back(self._speed())

    def forget(self) -> None:
        """The table was laid anew: nothing is in the hand any more."""
        self._held = None

    def update(self, dt: float) -> None:
        rise(self._showing.board.held, dt, self._speed())
