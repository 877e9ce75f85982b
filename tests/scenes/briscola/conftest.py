"""Runs of the program at the Briscola table, whose computers think within the test."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.scenes.briscola.parlour import Parlour
from tests.scenes.conftest import NewRig
from tests.scenes.match.parlour import parlours

NewParlour = Callable[..., Parlour]


@pytest.fixture
def new_parlour(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> NewParlour:
    """Sits down at the table; `home` names the store, so that a second start can find what the first has kept."""
    return parlours(Parlour, new_rig, monkeypatch)


@pytest.fixture
def parlour(new_parlour: NewParlour) -> Parlour:
    """A small window on a new match for two, the cards dealt and the person to play."""
    made = new_parlour()
    made.my_turn()
    return made


@pytest.fixture
def four(new_parlour: NewParlour) -> Parlour:
    """The same for four."""
    made = new_parlour(players="four", motion="none", pause="short")
    made.my_turn()
    return made
