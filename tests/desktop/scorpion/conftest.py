"""Who sits down in the tests of this folder."""

import pytest

from tests.desktop.scorpion.sitting import ScorpionSitting


@pytest.fixture
def person() -> type[ScorpionSitting]:
    """One who plays Scorpion."""
    return ScorpionSitting
