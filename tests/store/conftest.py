"""Where the tests of the store keep their games."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """An empty directory with nothing else's files in it."""
    place = tmp_path / "games"
    place.mkdir()
    return place
