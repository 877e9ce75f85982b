"""Runs of the program for the tests of this folder, and one place for drawn cards that they all share."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scenes.tables import TABLES
from tests.scenes.rig import SMALL, Rig, Size
from tests.scenes.sitting import sitting_of
from tests.scenes.thoughts import Thoughts

NewRig = Callable[..., Rig]
FIRST = sitting_of(TABLES[0])


@pytest.fixture(scope="session")
def drawn_cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the cards drawn for one test wait for the next."""
    return tmp_path_factory.mktemp("cards")


@pytest.fixture(autouse=True)
def shared_cards(player_home: Path, drawn_cards: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first test that needs cards of a size draws them."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(drawn_cards))


@pytest.fixture(autouse=True)
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    """Thinking is done within the test, and what is drawn by lot is the same in every run."""
    made = Thoughts()
    monkeypatch.setattr("scenes.house.House.thinker", made)
    for entry in TABLES:
        sitting_of(entry).steady(monkeypatch)
    return made


@pytest.fixture
def told_of_help(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays has been told already that a game with help counts as helped: it is given at once."""
    monkeypatch.setattr("game.kept.Kept.help_marks", False)


@pytest.fixture
def new_rig(tmp_path: Path) -> Iterator[NewRig]:
    """Starts the program; `home` names the store, so that a second start can find what the first has kept.

    Where nothing else is asked for, the rig is the first table's.
    """
    rigs: list[Rig] = []

    def start(size: Size = SMALL, home: str = "games", made: type[Rig] = FIRST.RIG, **settings: Any) -> Rig:
        rig = made(tmp_path / home, size, **settings)
        rigs.append(rig)
        return rig

    yield start
    for rig in rigs:
        rig.close()


@pytest.fixture
def rig(new_rig: NewRig) -> Rig:
    """A small window with the first table on a deal at rest."""
    made = new_rig()
    FIRST(made, random.Random(1)).open()
    return made
