"""A person at the Ladder table, for tests that know no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.cards import Card
from game.records import JsonObject, parse
from game.store import Store
from scenes.intents import MOUSE
from scenes.look.shapes import Box
from tests.scenes.rig import FINGER, Point
from tests.scenes.sitting import Sitting
from tests.toy.game.kept import KeptLadder
from tests.toy.game.record import Start
from tests.toy.game.rules import RULE_SETS
from tests.toy.game.state import Lay
from tests.toy.scenes.entry import ENTRY
from tests.toy.scenes.geometry import PILE
from tests.toy.scenes.room import LadderRoom
from tests.toy.scenes.table import LadderTable


class TableSitting(Sitting):
    """Lays without sense."""

    ENTRY = ENTRY
    KINDS = tuple(RULE_SETS)
    ACTIONS = "moves"
    KEYS = ("1", "2", "3", "u", "r")

    @staticmethod
    def steady(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tests.toy.scenes.room.randbelow", lambda _: 1)

    @property
    def room(self) -> LadderRoom:
        room = self.rig.house.rooms.of(ENTRY.game.name)
        assert isinstance(room, LadderRoom)
        return room

    @property
    def table(self) -> LadderTable:
        assert self.room.table is not None, "no table is open"
        return self.room.table

    def open(self, kind: str = "") -> None:
        if kind:
            number = 1 + self.chance.randrange(1000)
            KeptLadder.deal(self.rig.store, Start(RULE_SETS[kind], number))
        self.rig.house.open_start(ENTRY.game.name)

    def lays(self) -> list[Lay]:
        """What may be done now."""
        session = self.table.game.session
        return list(session.rules.legal_moves(session.state))

    def at(self, column: int) -> Point:
        """The middle of a column's last card, or of the pile's."""
        box: Box = self.table.showing.geometry.end(column, self.table.showing.state)
        return box.cx, box.cy

    def play(self) -> None:
        if self.lays():
            at, pointer = self.at(self.chance.choice(self.lays()).column), self.chance.choice((MOUSE, FINGER))
            to = self.at(PILE) if self.chance.random() < 0.5 else at
            self.rig.carry(at, to, pointer)
            self.rig.up(to, pointer)

    def move(self) -> None:
        if self.lays():
            self.rig.tap(self.at(self.chance.choice(self.lays()).column))

    def begin(self) -> None:
        self.room.ask_new_game()

    def grip(self) -> Point | None:
        return self.at(0)

    def shown(self) -> JsonObject:
        return parse(self.table.game.record_text())

    @classmethod
    def kept(cls, store: Store) -> JsonObject:
        game = KeptLadder.resume(store)
        assert game is not None, "no game is kept"
        return parse(game.record_text())

    @classmethod
    def more_finished(cls, left: JsonObject, following: JsonObject) -> set[int]:
        return {int(bool(left["moves"]))}

    def check_cards(self) -> None:
        table = self.table
        assert table.showing.state == table.game.session.state
        start = table.game.session.start
        pack: set[Card] = {card for cards in (*start.columns, start.pile) for card in cards}
        assert set(table.showing.poses()) == pack

    def own(self) -> list[tuple[int, Callable[[], Any]]]:
        change, chance = self.rig.house.preferences.change, self.chance
        return [
            (3, lambda: self.rig.keys("z", ctrl=True)),
            (1, lambda: change("four_colours", chance.random() < 0.5)),
        ]
