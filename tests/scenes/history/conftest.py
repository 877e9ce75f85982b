"""The list of finished games, open over three games that are over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest

from tests.scenes.history.hand import play_match, play_patience
from tests.scenes.rig import Rig


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "Documents"
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: folder)
    return folder


@pytest.fixture
def rig(tmp_path: Path, documents: Path) -> Iterator[Rig]:
    """At the title, with three games that are over: Scorpion, Scopa, and the latest, Scorpion's Wasp."""
    made = Rig(tmp_path / "games", motion="none")
    play_patience(made.store, 48213)
    play_match(made.store)
    play_patience(made.store, 11, rules="wasp")
    made.house.open_start(None)
    made.house.finished_games.open()
    made.run(0.3)
    yield made
    made.house.end()
    made.close()
