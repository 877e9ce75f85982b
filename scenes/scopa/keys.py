"""Plays Scopa from the keyboard: walks hand and strip, chooses captures, confirms. Decides no rule."""

from __future__ import annotations

from typing import Protocol

from game.scopa.match import Match
from game.seats import PERSON
from scenes.intents import KeyPressed
from scenes.scopa.choosing import Choosing
from scenes.scopa.geometry import Spot
from scenes.scopa.piles import stops
from scenes.scopa.telling import Telling
from scenes.table.strip import Strip


class Table(Protocol):
    """What the keys need of the table."""

    choosing: Choosing
    telling: Telling

    @property
    def match(self) -> Match:
        """The match under way."""

    def pick(self, place: int) -> None:
        """Choose a card of the hand."""

    def press(self, spot: Spot) -> None:
        """A pile or the pack is asked what it has to tell."""


class Keys:
    """Where the keyboard is: at a place of the hand, at a pile or the pack, at a button of the strip, or nowhere."""

    def __init__(self, strip: Strip, place: int | None = None, spot: Spot | None = None) -> None:
        self._strip = strip
        self.place = place
        self.spot = spot

    def hide(self) -> None:
        """The pointer took over: no ring."""
        self.place = self.spot = None
        self._strip.focus = None
        self._strip.changed = True

    def settle(self, hand: int) -> None:
        """The hand has so many cards now: keep the ring on one of them."""
        if self.place is not None:
            self.place = min(self.place, hand - 1) if hand else 0

    def handle(self, key: KeyPressed, table: Table) -> bool:
        """Take a key; True where it was one of these."""
        if key.name in ("enter", "space"):
            self._use(table)
        elif key.name == "tab":
            self._change_side(not key.shift, table.match)
        elif key.name in ("up", "down") and table.choosing.choice is None:
            self._change_side(key.name == "down", table.match)
        elif key.name in ("left", "right", "up", "down"):
            self._go(1 if key.name in ("right", "down") else -1, table)
        else:
            return False
        self._strip.changed = True
        return True

    def _go(self, by: int, table: Table) -> None:
        hand = len(table.match.state.hands[PERSON])
        if table.choosing.choice is not None:
            table.choosing.step(by)
        elif self._strip.focus is not None:
            self._strip.focus = (self._strip.focus + by) % len(self._strip.buttons)
        elif self.spot is not None:
            beside = stops(table.match)
            self.spot = beside[(beside.index(self.spot) + by) % len(beside)] if self.spot in beside else beside[0]
        elif hand:
            self.place = 0 if self.place is None else (self.place + by) % hand

    def _change_side(self, forward: bool, match: Match) -> None:
        """From the hand to the strip's buttons, one after the other, then to pack and piles, and back."""
        buttons, beside = len(self._strip.buttons), stops(match)
        here = 0
        if self._strip.focus is not None:
            here = 1 + self._strip.focus
        elif self.spot is not None:
            here = 1 + buttons + (beside.index(self.spot) if self.spot in beside else 0)
        there = (here + (1 if forward else -1)) % (1 + buttons + len(beside))
        self._strip.focus = there - 1 if 1 <= there <= buttons else None
        self.spot = beside[there - 1 - buttons] if there > buttons else None
        self.place = 0 if there == 0 and match.state.hands[PERSON] else None

    def _use(self, table: Table) -> None:
        if self._strip.focus is not None:
            self._strip.buttons[self._strip.focus].activate()
        elif table.choosing.choice is not None:
            if table.choosing.choice.chosen is None:
                table.telling.untakeable(table.choosing.choice, None)
            table.choosing.confirm()
        elif self.spot is not None:
            table.press(self.spot)
        elif self.place is not None:
            table.pick(self.place)
        else:
            self.place = 0
            table.telling.nothing_chosen()
