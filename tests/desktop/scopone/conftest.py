"""Who sits down in the tests of this folder."""

import pytest

from tests.desktop.scopone.sitting import ScoponeSitting


@pytest.fixture
def person() -> type[ScoponeSitting]:
    """One who plays Scopone."""
    return ScoponeSitting
