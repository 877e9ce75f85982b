"""Who sits down in the tests of this folder."""

import pytest

from tests.desktop.briscola.sitting import BriscolaSitting


@pytest.fixture
def person() -> type[BriscolaSitting]:
    """One who plays Briscola."""
    return BriscolaSitting
