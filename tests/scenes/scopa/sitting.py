"""A person at a table of Scopa's family, for tests that know no game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, ClassVar

import pytest

from game.cards import ITALIAN
from game.records import JsonObject
from game.scopa.captures import captures
from game.seats import THEIRS
from game.store import Store
from scenes.intents import MOUSE
from scenes.preferences import ITALIAN_PACKS
from scenes.scopa.entry import ENTRY
from tests.scenes.rig import FINGER, Point
from tests.scenes.scopa.parlour import Parlour, resting
from tests.scenes.sitting import Sitting
from tests.scenes.thoughts import Thoughts


class TableSitting(Sitting):
    """Plays without sense against computers that think on the spot; another of the family says which table is its."""

    ENTRY = ENTRY
    PARLOUR: ClassVar[type[Parlour]] = Parlour
    KINDS = ITALIAN_PACKS
    ACTIONS = "plays"
    KEYS: ClassVar[tuple[str, ...]] = ("1", "2", "3", "d", "l")

    @staticmethod
    def steady(monkeypatch: pytest.MonkeyPatch) -> None:
        seeds = count(1)
        monkeypatch.setattr("game.matches.new_seed", lambda: f"{next(seeds):064x}")

    def open(self, kind: str = "") -> None:
        if kind:
            self.rig.house.preferences.change("italian_pack", kind)
        self.rig.house.preferences.change("pause", "short")
        self.rig.house.preferences.of(self.PARLOUR.SETTINGS).change("level", "easy")
        self.rig.house.open_start(self.ENTRY.game.name)

    @property
    def parlour(self) -> Parlour:
        """The table as the game's own tests have it."""
        thinker: object = self.rig.house.thinker  # where the program runs by itself, a process of its own
        return self.PARLOUR(self.rig, thinker if isinstance(thinker, Thoughts) else Thoughts(), seated=True)

    def play(self) -> None:
        parlour, pointer = self.parlour, self.chance.choice((MOUSE, FINGER))
        choice = parlour.choice
        if choice is not None and self.chance.random() < 0.6:
            parlour.tap(parlour.at(self.chance.choice(sorted(choice.takeable, key=str))), pointer)
        elif parlour.hand and self.chance.random() < 0.6:
            parlour.tap(parlour.at(self.chance.choice(parlour.hand)), pointer)
        elif parlour.hand:
            card = self.chance.choice(parlour.hand)
            ways, runner = captures(card, parlour.state.table), parlour.geometry.box("runner")
            to = parlour.at(self.chance.choice(self.chance.choice(ways))) if ways else (runner.cx, runner.cy)
            parlour.drag(parlour.at(card), to, pointer)

    def move(self) -> None:
        parlour = self.parlour
        if parlour.table.my_turn:
            play = self.chance.choice(parlour.match.legal_plays())
            parlour.table.play(play.card, play.take)

    def begin(self) -> None:
        self.parlour.room.begin()

    def grip(self) -> Point | None:
        parlour = self.parlour
        return parlour.at(self.chance.choice(parlour.hand)) if parlour.hand else None

    def shown(self) -> JsonObject:
        return self.parlour.match.record()

    @classmethod
    def kept(cls, store: Store) -> JsonObject:
        kept = cls.PARLOUR.KEPT.resume(store)
        assert kept is not None, "no match is kept"
        return kept.match.record()

    @classmethod
    def more_finished(cls, left: JsonObject, following: JsonObject) -> set[int]:
        if following["number"] == 1:
            return {0, 1}
        assert following["number"] == left["number"] + 1, "the next deal of the match"
        return {0}

    @property
    def over(self) -> bool:
        return self.parlour.state.over

    def check_cards(self) -> None:
        parlour = self.parlour
        seen_again = parlour.table.turns.seen_again
        assert seen_again or parlour.showing.state == parlour.state
        assert set(parlour.showing.poses()) == set(ITALIAN.cards)
        assert len({id(parlour.sprite(card)) for card in ITALIAN}) == len(ITALIAN)
        assert parlour.kept().score == parlour.match.score
        if not (parlour.showing.moving or seen_again):
            resting(parlour)

    def come_back(self) -> None:
        super().come_back()
        self.parlour.thoughts.closed = False

    def own(self) -> list[tuple[int, Callable[[], Any]]]:
        rig, chance = self.rig, self.chance
        change = rig.house.preferences.change

        def wait() -> None:
            if rig.window is None:
                self.parlour.my_turn()

        return [
            (6, wait),
            (2, lambda: self.parlour.tap(self.parlour.pile(THEIRS))),
            (2, lambda: change("italian_pack", chance.choice(ITALIAN_PACKS))),
            (1, lambda: change("corner_values", chance.random() < 0.5)),
            (1, lambda: rig.house.preferences.of(self.PARLOUR.SETTINGS).change("target", chance.choice(("11", "21")))),
        ]
