"""Prints what the card tests measured, pass or fail, at the end of an ordinary run."""

from collections.abc import Callable

import pytest

from tests.apart import say_last


@pytest.fixture
def measured(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Call it with a line that the run's last words shall tell."""
    return lambda line: say_last(request.config, "card faces: the closest pairs", line)
