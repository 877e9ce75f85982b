"""What every test stands on: no screen, no sound, no player's home, and examples that are the same on every machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

# Before anything loads pygame, which reads both when it is imported.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pytest
from hypothesis import settings

from tests.apart import LastWords, order, share

settings.register_profile("steady", derandomize=True, database=None, deadline=None, max_examples=60)
settings.register_profile("thorough", database=None, deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_configure(config: pytest.Config) -> None:
    """What is to be said at the end is said there, in a run side by side too."""
    config.pluginmanager.register(LastWords())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest first."""
    items.sort(key=lambda item: order(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Side by side, a process gets whole files, in the order of the row."""
    from xdist.scheduler import LoadScopeScheduling

    class ByShare(LoadScopeScheduling):  # type: ignore[misc]  # xdist tells nothing of its types
        def _split_scope(self, nodeid: str) -> str:
            return share(nodeid)

    config.option.loadscopereorder = False
    return ByShare(config, log)


@pytest.fixture(autouse=True)
def player_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for the player, so that no test reads or writes a real one."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for variable, folder in (
        ("XDG_DATA_HOME", "data"),
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_CACHE_HOME", "cache"),
        ("XDG_STATE_HOME", "state"),
        ("XDG_RUNTIME_DIR", "runtime"),
    ):
        monkeypatch.setenv(variable, str(home / folder))
    return home
