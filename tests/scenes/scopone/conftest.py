"""Runs of the program at the Scopone table, whose computers think within the test."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.scenes.conftest import NewRig
from tests.scenes.scopa.parlour import parlours
from tests.scenes.scopone.parlour import ParlourForFour

NewParlour = Callable[..., ParlourForFour]


@pytest.fixture
def new_parlour(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> NewParlour:
    """Sits down at the table; `home` names the store, so that a second start can find what the first has kept."""
    return parlours(ParlourForFour, new_rig, monkeypatch)


@pytest.fixture
def parlour(new_parlour: NewParlour) -> ParlourForFour:
    """A small window on a new match, the cards dealt and the person to play."""
    made = new_parlour(motion="none", pause="short")
    made.my_turn()
    return made


@pytest.fixture
def played(parlour: ParlourForFour) -> ParlourForFour:
    """A match in which the person has played a card."""
    parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()
    return parlour
