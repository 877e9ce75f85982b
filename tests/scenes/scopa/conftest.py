"""Runs of the program at the Scopa table, whose computer thinks within the test."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from tests.scenes.conftest import NewRig
from tests.scenes.rig import SMALL, Rig, Size
from tests.scenes.scopa.parlour import Parlour
from tests.scenes.thoughts import Thoughts

NewParlour = Callable[..., Parlour]


@pytest.fixture
def new_parlour(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> NewParlour:
    """Sits down at the table; `home` names the store, so that a second start can find what the first has kept."""
    seeds = count(1)
    # What is drawn by lot elsewhere is the same in every run here.
    monkeypatch.setattr("game.scopa.match.new_seed", lambda: f"{next(seeds):064x}")

    def sit_down(size: Size = SMALL, home: str = "games", level: str = "easy", **settings: str) -> Parlour:
        thoughts = Thoughts()
        monkeypatch.setattr("scenes.house.House.thinker", thoughts)
        return Parlour(new_rig(size, home, Rig, level=level, **settings), thoughts)

    return sit_down


@pytest.fixture
def parlour(new_parlour: NewParlour) -> Parlour:
    """A small window on a new match, the cards dealt and the person to play."""
    made = new_parlour()
    made.my_turn()
    return made
