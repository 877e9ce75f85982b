"""A person at one game's table, for tests that know no game: each game's own tests say how it is played there.

`tests/scenes/<game>/sitting.py` has the game's `Sitting`; a table without one fails the tests that ask for all.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar

import pytest

from game.records import JsonObject
from game.store import Store
from scenes.entry import TableEntry
from tests.scenes.rig import Point, Rig


class Sitting(ABC):
    """A person at the table, who does what `chance` says. What a game has of its own, its class says."""

    ENTRY: ClassVar[TableEntry]
    RIG: ClassVar[type[Rig]] = Rig
    """What runs the program where its table is played at."""
    KINDS: ClassVar[tuple[str, ...]]
    """The rule sets, or whatever else makes the table another, that are to be tried."""
    ACTIONS: ClassVar[str]
    """Under which key a record has what was done."""
    KEYS: ClassVar[tuple[str, ...]]
    """The keys with a meaning of the table's own."""

    def __init__(self, rig: Rig, chance: random.Random) -> None:
        self.rig = self.RIG.seen_as(rig)
        self.chance = chance

    @staticmethod
    @abstractmethod
    def steady(monkeypatch: pytest.MonkeyPatch) -> None:
        """Have what the table draws by lot be the same in every run."""

    @abstractmethod
    def open(self, kind: str = "") -> None:
        """Sit down at a game, while its deal is being shown or somewhere in it."""

    @abstractmethod
    def play(self) -> None:
        """Play something legal by pointer, however far it comes; nothing where nobody may play now."""

    @abstractmethod
    def move(self) -> None:
        """Play something legal as a program would; nothing where nobody may play now."""

    @abstractmethod
    def begin(self) -> None:
        """Leave the game at the table for another, without a question."""

    @abstractmethod
    def grip(self) -> Point | None:
        """Where a card can be taken up, None where none can."""

    @abstractmethod
    def shown(self) -> JsonObject:
        """The game at the table as a record."""

    @classmethod
    @abstractmethod
    def kept(cls, store: Store) -> JsonObject:
        """The game under way as a store has it, read and written anew."""

    @classmethod
    @abstractmethod
    def more_finished(cls, left: JsonObject, following: JsonObject) -> set[int]:
        """By how many the finished games may have grown where the game that was `left` is followed by another."""

    @property
    def over(self) -> bool:
        """Whether what lies there is over, and a window asks what follows."""
        return False

    @abstractmethod
    def check_cards(self) -> None:
        """The whole pack is on the table, and shows where the game stands."""

    def own(self) -> list[tuple[int, Callable[[], Any]]]:
        """What else is done at this table, each with how often; a setting of its own changed, for instance."""
        return []

    def check(self) -> None:
        """What is shown is the game, the game is kept, and once nothing moves every card lies where it should."""
        self.check_cards()
        assert self.shown() == self.kept(self.rig.store)
        if not self.rig.table.showing.moving:
            assert self.rig.table.showing.board.timeline.pending() == []
            self.rig.lies()

    def come_back(self) -> None:
        """A press in the menu may have left for the title, or the program: sit down again."""
        house = self.rig.house
        if not house.scenes.running or house.rooms.entered is not self.ENTRY:
            house.recover()
            if house.rooms.here is None:
                house.open_start(self.ENTRY.game.name)


def sitting_of(entry: TableEntry) -> type[Sitting]:
    """The `Sitting` of a table that stands in the house."""
    found: type[Sitting] = import_module(f"tests.scenes.{entry.game.name}.sitting").TableSitting
    return found
