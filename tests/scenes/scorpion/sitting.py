"""A person at the Scorpion table, for tests that know no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.cards import FRENCH
from game.records import JsonObject, parse
from game.scorpion.kept import LEAST_PLAYED, KeptGame
from game.scorpion.record import Start
from game.scorpion.state import DealReserve, Move, MoveUnit, PlayReserve
from game.scorpion.variants import RULE_SETS
from game.store import Store
from scenes.intents import MOUSE
from scenes.preferences import BACKS
from scenes.scorpion.entry import ENTRY
from scenes.scorpion.preferences import SCORPION
from tests.scenes.rig import FINGER, Point
from tests.scenes.scorpion.rig import ScorpionRig, golden, resting
from tests.scenes.scorpion.rooms import scorpion_room
from tests.scenes.sitting import Sitting


class TableSitting(Sitting):
    """Plays without sense, sometimes a recorded game from somewhere in it on."""

    ENTRY = ENTRY
    RIG = ScorpionRig
    KINDS = tuple(RULE_SETS)
    ACTIONS = "moves"
    KEYS = ("b", "d", "u", "r", "h", "w", "s", "home")
    rig: ScorpionRig

    @staticmethod
    def steady(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("scenes.scorpion.search.randbits", lambda _: 7)

    def open(self, kind: str = "") -> None:
        if not kind:
            self.rig.open()
        elif self.chance.random() < 0.3:
            number = 1 + self.chance.randrange(999_999_999)
            self.rig.open(Start.numbered(RULE_SETS[kind], number), dealt=True)
        else:
            start, moves = golden(f"{kind}-win")
            done = self.chance.randrange(len(moves) // 2, len(moves))
            self.rig.open(start, moves[:done], dealt=self.chance.random() < 0.3)

    def play(self) -> None:
        moves = self.rig.session.rules.legal_moves(self.rig.state)
        if moves:
            start, end = self.way(self.chance.choice(moves))
            pointer = self.chance.choice((MOUSE, FINGER))
            self.rig.carry(start, end, pointer)
            self.rig.up(end, pointer)

    def way(self, move: Move) -> tuple[Point, Point]:
        """From where to where the pointer carries a move; the reserve is only tapped."""
        rig = self.rig
        if isinstance(move, MoveUnit):
            return rig.grip(move.source, move.index), rig.put(move.source, move.index, move.target)
        if isinstance(move, PlayReserve):
            return rig.reserve(move.place), rig.end(move.target)
        assert isinstance(move, DealReserve)
        return rig.reserve(), rig.reserve()

    def move(self) -> None:
        legal = self.rig.session.rules.legal_moves(self.rig.state)
        if legal:
            self.rig.table.try_move(self.chance.choice(legal), None, False)

    def begin(self) -> None:
        rules = self.chance.choice(list(RULE_SETS.values()))
        scorpion_room(self.rig.house).deal(Start.numbered(rules, self.chance.randrange(1, 10**9)))

    def grip(self) -> Point | None:
        return self.rig.reserve()

    def shown(self) -> JsonObject:
        return parse(self.rig.table.game.record_text())

    @classmethod
    def kept(cls, store: Store) -> JsonObject:
        game = KeptGame.resume(store)
        assert game is not None, "no game is kept"
        return parse(game.record_text())

    @classmethod
    def more_finished(cls, left: JsonObject, following: JsonObject) -> set[int]:
        made = sum(not {"undo", "redo", "restart"} & move.keys() for move in left["moves"])
        return {int(made >= LEAST_PLAYED)}

    def check_cards(self) -> None:
        showing = self.rig.table.showing
        assert showing.state == self.rig.state
        assert set(showing.poses()) == set(FRENCH)
        assert len({id(self.rig.sprite(card)) for card in FRENCH}) == len(FRENCH)
        if not showing.moving:
            resting(self.rig)

    def own(self) -> list[tuple[int, Callable[[], Any]]]:
        rig, chance = self.rig, self.chance
        change = rig.house.preferences.change
        return [
            (3, lambda: rig.keys("z", ctrl=True)),
            (2, lambda: rig.keys("y", ctrl=True)),
            (1, lambda: change("four_colours", chance.random() < 0.5)),
            (1, lambda: change("back", chance.choice(BACKS))),
            (1, lambda: rig.house.preferences.of(SCORPION).change("light", chance.random() < 0.5)),
        ]
