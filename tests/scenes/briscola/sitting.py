"""A person at the Briscola table, for tests that know no game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, ClassVar

import pytest

from game.cards import ITALIAN
from game.records import JsonObject
from game.seats import PERSON, THEIRS
from game.store import Store
from scenes.briscola.entry import ENTRY
from scenes.briscola.preferences import BRISCOLA, PLAYERS
from scenes.intents import MOUSE
from scenes.preferences import ITALIAN_PACKS
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.match.parlour import resting
from tests.scenes.rig import FINGER, Point
from tests.scenes.sitting import Sitting
from tests.scenes.thoughts import Thoughts


class TableSitting(Sitting):
    """Plays without sense against computers that think on the spot."""

    ENTRY = ENTRY
    KINDS = PLAYERS
    ACTIONS = "plays"
    KEYS: ClassVar[tuple[str, ...]] = ("1", "2", "3", "d", "l", "v")

    @staticmethod
    def steady(monkeypatch: pytest.MonkeyPatch) -> None:
        seeds = count(1)
        monkeypatch.setattr("game.matches.new_seed", lambda: f"{next(seeds):064x}")

    def open(self, kind: str = "") -> None:
        preferences = self.rig.house.preferences
        if kind:
            preferences.of(BRISCOLA).change("players", kind)
        preferences.change("pause", "short")
        preferences.of(BRISCOLA).change("level", "easy")
        self.rig.house.open_start(self.ENTRY.game.name)

    @property
    def parlour(self) -> Parlour:
        """The table as the game's own tests have it."""
        thinker: object = self.rig.house.thinker  # where the program runs by itself, a process of its own
        return Parlour(self.rig, thinker if isinstance(thinker, Thoughts) else Thoughts(), seated=True)

    def play(self) -> None:
        parlour, pointer = self.parlour, self.chance.choice((MOUSE, FINGER))
        if not parlour.hand:
            return
        card = self.chance.choice(parlour.hand)
        if self.chance.random() < 0.6:
            parlour.tap(parlour.at(card), pointer)
        else:
            parlour.drag(parlour.at(card), parlour.place(PERSON), pointer)

    def move(self) -> None:
        parlour = self.parlour
        if parlour.table.my_turn:
            parlour.table.play(self.chance.choice(parlour.match.legal_plays()).card)

    def begin(self) -> None:
        self.parlour.room.begin()

    def grip(self) -> Point | None:
        parlour = self.parlour
        return parlour.at(self.chance.choice(parlour.hand)) if parlour.hand else None

    def shown(self) -> JsonObject:
        return self.parlour.match.record()

    @classmethod
    def kept(cls, store: Store) -> JsonObject:
        kept = Parlour.KEPT.resume(store)
        assert kept is not None, "no match is kept"
        return kept.match.record()

    @classmethod
    def more_finished(cls, left: JsonObject, following: JsonObject) -> set[int]:
        if following["number"] == 1:
            return {0, 1}
        assert following["number"] == left["number"] + 1, "the next game of the match"
        return {0}

    @property
    def over(self) -> bool:
        return self.parlour.state.over

    def check_cards(self) -> None:
        parlour = self.parlour
        assert parlour.showing.state == parlour.state
        assert set(parlour.showing.poses()) == set(ITALIAN.cards)
        assert len({id(parlour.sprite(card)) for card in ITALIAN}) == len(ITALIAN)
        assert parlour.kept().score == parlour.match.score
        if not parlour.showing.moving:
            resting(parlour)

    def come_back(self) -> None:
        super().come_back()
        self.parlour.thoughts.closed = False

    def own(self) -> list[tuple[int, Callable[[], Any]]]:
        rig, chance = self.rig, self.chance
        change, own = rig.house.preferences.change, rig.house.preferences.of(BRISCOLA).change

        def wait() -> None:
            if rig.window is None:
                # Nobody plays while the last trick is looked at.
                self.parlour.table.put_back()
                self.parlour.my_turn()

        return [
            (6, wait),
            (2, lambda: self.parlour.tap(self.parlour.pile(THEIRS))),
            (2, lambda: change("italian_pack", chance.choice(ITALIAN_PACKS))),
            (1, lambda: change("corner_values", chance.random() < 0.5)),
            (1, lambda: own("show_points", chance.random() < 0.5)),
            (1, lambda: own("partners_see", chance.random() < 0.5)),
            (1, lambda: own("target", chance.choice(("1", "2")))),
        ]
