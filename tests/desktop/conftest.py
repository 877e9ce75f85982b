"""Real windows for the tests of this folder, and what happens on a machine that can't show any."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.apart import leave_out
from tests.desktop.sitting import Sitting
from tools.desk import Desk, missing_packages, open_desk

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave this folder's tests out where the system has no display server; not in CI, where they must run."""
    missing = missing_packages() if os.environ.get("OSTERIA_CI") != "1" else []
    if missing:
        line = f"tests/desktop left out; to run them: apt-get install --no-install-recommends {' '.join(missing)}"
        leave_out(config, items, [item for item in items if _HERE in item.path.parents], line)


@pytest.fixture(scope="session", autouse=True)
def display_server() -> None:
    """Every test here needs one."""
    missing = missing_packages()
    assert not missing, f"packages are missing: {' '.join(missing)}"


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    """A screen of 1920x1080 with mouse, keys and a plain window manager."""
    with open_desk((1920, 1080)) as made:
        yield made


@pytest.fixture(scope="module")
def touch_desk() -> Iterator[Desk]:
    """A screen of 1280x720 that fingers can touch."""
    with open_desk((1280, 720), server="xorg") as made:
        yield made


@pytest.fixture(scope="session")
def card_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Drawn cards, shared by all sittings, side by side too, so that only the first of a size draws them."""
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "card-cache"
    shared.mkdir(exist_ok=True)
    return shared


@pytest.fixture
def person() -> type[Sitting]:
    """Who comes to the desk: one who knows a game's table, where a folder or a file says so."""
    return Sitting


@pytest.fixture
def sitting(person: type[Sitting], desk: Desk, tmp_path: Path, card_cache: Path) -> Iterator[Sitting]:
    """A newcomer at the desk: no settings, no games, the program not yet started."""
    made = person(desk, tmp_path, card_cache)
    yield made
    made.leave()


@pytest.fixture
def touch_sitting(person: type[Sitting], touch_desk: Desk, tmp_path: Path, card_cache: Path) -> Iterator[Sitting]:
    """A newcomer at the desk with the touchscreen."""
    made = person(touch_desk, tmp_path, card_cache)
    yield made
    made.leave()
