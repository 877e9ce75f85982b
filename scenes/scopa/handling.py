"""Pointers at the Scopa table: a card of the hand tapped or carried, a table card tapped."""

from __future__ import annotations

from typing import Protocol

from game.cards import ItalianCard
from game.scopa.match import Match
from game.scopa.state import Cards
from game.seats import PERSON
from scenes.double import DoubleClick
from scenes.intents import PointerDown, PointerGone, PointerMoved, PointerUp, Pointing
from scenes.match.spots import HandSpot, Spot, TableSpot
from scenes.scopa.choice import Choice
from scenes.scopa.choosing import Choosing
from scenes.scopa.showing import Showing
from scenes.scopa.telling import Telling
from scenes.table.carry import Carry, rise, rising

_BESIDE_RUNNER = 0.25
"""How far beside the runner a carried card may be let go to be played, in card heights."""


class Table(Protocol):
    """What hands need of the table."""

    choosing: Choosing
    showing: Showing
    telling: Telling
    u: float

    @property
    def match(self) -> Match:
        """The match under way."""

    @property
    def my_turn(self) -> bool:
        """Whether the person may play."""

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""

    def play(self, card: ItalianCard, take: Cards) -> None:
        """Play a card, taking these."""

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
        self.meant: Choice | None = None
        """What the card in the hand would take where it is now; None where it would take nothing or glide back."""
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
        self._carry = self.meant = None

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
                if self._table.choosing.choice is not None:
                    self._table.choosing.cancel()
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
        if isinstance(spot, HandSpot):
            if table.my_turn:
                card = table.showing.geometry.hand_cards(table.match.state, PERSON)[spot.place]
                self._carry, self._place = Carry(press, [table.showing.board.sprite(card)], table.u), spot.place
            else:
                table.telling.wait(table.telling.hand)
        elif table.choosing.choice is None:
            self._point(spot)
            if isinstance(spot, TableSpot):
                table.telling.table_card(spot.card)
            elif spot is None:
                table.telling.bare(press.x, press.y)
            else:
                table.press(spot)
        elif isinstance(spot, TableSpot):
            if not any(spot.card in way for way in table.choosing.choice.ways):
                table.telling.untakeable(table.choosing.choice, spot.card)
            table.choosing.tap(spot.card)
        else:
            table.choosing.cancel()

    def _move(self, moved: PointerMoved) -> None:
        if self._carry is None:
            self._point(self._spot(moved.x, moved.y))
        elif self._carry.pointer == moved.pointer and self._carry.follow(moved):
            board = self._table.showing.board
            if not board.held:
                self._table.choosing.cancel()
                self._carry.follow(moved)
                board.hold([self._carry.sprites[0].card])
            landing = self._landing(self._carry, moved)
            self.meant = landing if landing is not None and landing.takeable else None

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

    def _landing(self, carry: Carry, at: PointerMoved | PointerUp) -> Choice | None:
        """What a carried card let go here takes: all there is to choose, chosen where there is one way only.

        On a card it can take that one is part of it. None where it is not over the table.
        """
        table, geometry, sprite = self._table, self._table.showing.geometry, carry.sprites[0]
        card, (width, height) = sprite.card, geometry.card_size
        runner = geometry.box("runner").grown(geometry.card_height * _BESIDE_RUNNER)
        if not (runner.contains(at.x, at.y) or runner.contains(sprite.x + width / 2, sprite.y + height / 2)):
            return None
        spot = self._spot(at.x, at.y)
        ways = table.match.ways(card)
        meant = [way for way in ways if isinstance(spot, TableSpot) and spot.card in way]
        landing = Choice(card, ways)
        if len(meant) == 1 or len(ways) == 1:
            landing.tapped = list((meant or ways)[0])
        elif meant and isinstance(spot, TableSpot):
            landing.tap(spot.card)
        return landing

    def _drop(self, carry: Carry, up: PointerUp) -> None:
        """Let a carried card go."""
        table, landing = self._table, self._landing(carry, up)
        if landing is None:
            table.showing.glide_back(table.speed)
        elif landing.chosen is not None:
            table.play(landing.card, landing.chosen)
        else:
            table.showing.glide_back(table.speed)
            table.showing.finish()
            table.choosing.offer(landing)

    def _point(self, spot: Spot | None) -> None:
        """A pointed card comes to the front where the table's cards overlap."""
        showing = self._table.showing
        self._table.point(spot)
        front = spot.card if isinstance(spot, TableSpot) else None
        if front is not showing.front and not showing.moving:
            showing.front = front
            showing.settle()

    def _spot(self, x: float, y: float) -> Spot | None:
        showing = self._table.showing
        return showing.geometry.spot_at(x, y, self._table.match.state, showing.poses())
