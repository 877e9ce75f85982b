"""Pointers at a table of Scopa's family: what a carried card takes where it is, a table card tapped."""

from __future__ import annotations

from typing import Protocol

from game.cards import ItalianCard
from game.scopa.match import Match
from game.scopa.state import Cards
from scenes.intents import PointerDown, PointerMoved, PointerUp
from scenes.match import handling
from scenes.match.spots import Spot, TableSpot
from scenes.scopa.choice import Choice
from scenes.scopa.choosing import Choosing
from scenes.scopa.showing import Showing
from scenes.scopa.telling import Telling
from scenes.table.carry import Carry


class Table(handling.Table, Protocol):
    """What hands need of the table."""

    choosing: Choosing

    @property
    def showing(self) -> Showing:
        """The cards on the screen."""

    @property
    def telling(self) -> Telling:
        """What is said at the table."""

    @property
    def match(self) -> Match:
        """The match under way."""

    def play(self, card: ItalianCard, take: Cards) -> None:
        """Play a card, taking these."""


class Hands(handling.Hands):
    """What pointers hold and do."""

    _table: Table

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.meant: Choice | None = None
        """What the card in the hand would take where it is now; None where it would take nothing or glide back."""

    def forget(self) -> None:
        super().forget()
        self.meant = None

    def _give_up(self) -> None:
        if self._table.choosing.choice is not None:
            self._table.choosing.cancel()

    def _press_beside(self, spot: Spot | None, press: PointerDown) -> None:
        table, choice = self._table, self._table.choosing.choice
        if choice is None and isinstance(spot, TableSpot):
            self._point(spot)
            table.telling.table_card(spot.card)
        elif choice is None:
            super()._press_beside(spot, press)
        elif isinstance(spot, TableSpot):
            if not any(spot.card in way for way in choice.ways):
                table.telling.untakeable(choice, spot.card)
            table.choosing.tap(spot.card)
        else:
            table.choosing.cancel()

    def _carried(self, carry: Carry, moved: PointerMoved) -> None:
        landing = self._landing(carry, moved)
        self.meant = landing if landing is not None and landing.takeable else None

    def _landing(self, carry: Carry, at: PointerMoved | PointerUp) -> Choice | None:
        """What a carried card let go here takes: all there is to choose, chosen where there is one way only.

        On a card it can take that one is part of it. None where it is not over the table.
        """
        if not self._over_table(carry, at):
            return None
        spot, card = self._spot(at.x, at.y), carry.sprites[0].card
        ways = self._table.match.ways(card)
        meant = [way for way in ways if isinstance(spot, TableSpot) and spot.card in way]
        landing = Choice(card, ways)
        if len(meant) == 1 or len(ways) == 1:
            landing.tapped = list((meant or ways)[0])
        elif meant and isinstance(spot, TableSpot):
            landing.tap(spot.card)
        return landing

    def _drop(self, carry: Carry, up: PointerUp) -> None:
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
        super()._point(spot)
        front = spot.card if isinstance(spot, TableSpot) else None
        if front is not showing.front and not showing.moving:
            showing.front = front
            showing.settle()
