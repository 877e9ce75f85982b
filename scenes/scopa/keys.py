"""Plays Scopa from the keyboard: walks hand and strip, chooses captures, confirms. Decides no rule."""

from __future__ import annotations

from typing import Protocol

from game.scopa.match import PERSON, Match
from scenes.intents import KeyPressed
from scenes.scopa.choosing import Choosing
from scenes.table.strip import Strip


class Table(Protocol):
    """What the keys need of the table."""

    choosing: Choosing

    @property
    def match(self) -> Match:
        """The match under way."""

    def pick(self, place: int) -> None:
        """Choose a card of the hand."""


class Keys:
    """Where the keyboard is: at a place of the hand, at a button of the strip, or nowhere (None)."""

    def __init__(self, strip: Strip, place: int | None = None) -> None:
        self._strip = strip
        self.place = place

    def hide(self) -> None:
        """The pointer took over: no ring."""
        self.place = None
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
        elif key.name == "tab" or (key.name in ("up", "down") and table.choosing.choice is None):
            self._change_side(forward=not key.shift, hand=len(table.match.state.hands[PERSON]))
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
        elif hand:
            self.place = 0 if self.place is None else (self.place + by) % hand

    def _change_side(self, forward: bool, hand: int) -> None:
        """From the hand to the strip's buttons, one after the other, and back."""
        count = len(self._strip.buttons)
        if self._strip.focus is None:
            self._strip.focus = 0 if forward else count - 1
            self.place = None
            return
        following = self._strip.focus + (1 if forward else -1)
        self._strip.focus = following if 0 <= following < count else None
        if self._strip.focus is None and hand:
            self.place = 0

    def _use(self, table: Table) -> None:
        if self._strip.focus is not None:
            self._strip.buttons[self._strip.focus].activate()
        elif table.choosing.choice is not None:
            table.choosing.confirm()
        elif self.place is not None:
            table.pick(self.place)
