"""Runs of the program at the Scopa table, whose computer thinks within the test."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.scenes.conftest import NewRig
from tests.scenes.scopa.parlour import Parlour, parlours

NewParlour = Callable[..., Parlour]


@pytest.fixture
def new_parlour(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> NewParlour:
    """Sits down at the table; `home` names the store, so that a second start can find what the first has kept."""
    return parlours(Parlour, new_rig, monkeypatch)


@pytest.fixture
def parlour(new_parlour: NewParlour) -> Parlour:
    """A small window on a new match, the cards dealt and the person to play."""
    made = new_parlour()
    made.my_turn()
    return made
