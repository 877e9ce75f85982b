"""Who sits down in the tests of this folder."""

import pytest

from tests.desktop.scopa.sitting import ScopaSitting


@pytest.fixture
def person() -> type[ScopaSitting]:
    """One who plays Scopa."""
    return ScopaSitting
