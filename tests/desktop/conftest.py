"""Real windows for the tests of this folder, and what happens on a machine that can't show any."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.scopa_sitting import ScopaSitting
from tests.desktop.sitting import Sitting
from tools.desk import Desk, missing_packages, open_desk

_HERE = Path(__file__).parent
_MISSING = pytest.StashKey[list[str]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave this folder's tests out where the system has no display server; not in CI, where they must run."""
    ours = [item for item in items if _HERE in item.path.parents]
    missing = missing_packages() if ours and os.environ.get("OSTERIA_CI") != "1" else []
    if missing:
        config.stash[_MISSING] = missing
        config.hook.pytest_deselected(items=ours)
        items[:] = [item for item in items if item not in ours]


@pytest.fixture(scope="session", autouse=True)
def display_server() -> None:
    """Every test here needs one."""
    missing = missing_packages()
    assert not missing, f"packages are missing: {' '.join(missing)}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say in one line what to install for the tests that were left out."""
    if missing := config.stash.get(_MISSING, []):
        terminalreporter.write_line(
            f"tests/desktop left out; to run them: apt-get install --no-install-recommends {' '.join(missing)}"
        )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run in which every test was left out here is no failure."""
    if session.config.stash.get(_MISSING, []) and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


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
    """Drawn cards, shared by all sittings so that only the first of a size draws them."""
    return tmp_path_factory.mktemp("card-cache")


@pytest.fixture
def sitting(desk: Desk, tmp_path: Path, card_cache: Path) -> Iterator[Sitting]:
    """A newcomer at the desk: no settings, no games, the program not yet started."""
    made = Sitting(desk, tmp_path, card_cache)
    yield made
    made.leave()


@pytest.fixture
def touch_sitting(touch_desk: Desk, tmp_path: Path, card_cache: Path) -> Iterator[Sitting]:
    """A newcomer at the desk with the touchscreen."""
    made = Sitting(touch_desk, tmp_path, card_cache)
    yield made
    made.leave()


@pytest.fixture
def scopa(desk: Desk, tmp_path: Path, card_cache: Path) -> Iterator[ScopaSitting]:
    """A newcomer at the desk who will play Scopa."""
    made = ScopaSitting(desk, tmp_path, card_cache)
    yield made
    made.leave()


@pytest.fixture
def touch_scopa(touch_desk: Desk, tmp_path: Path, card_cache: Path) -> Iterator[ScopaSitting]:
    """A newcomer at the desk with the touchscreen who will play Scopa."""
    made = ScopaSitting(touch_desk, tmp_path, card_cache)
    yield made
    made.leave()
