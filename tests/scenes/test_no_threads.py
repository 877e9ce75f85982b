"""A machine that gives no thread and no memory: what can be done without is, and what is missing is said."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import NoReturn

import pytest

from scenes import shelf
from scenes.log import log_path
from scenes.sound import Sound
from scenes.table.art import ArtSpec, make_card_set
from scenes.table.cues import Cue
from tests.scenes.scorpion.rig import NewRig, resting
from tests.threads import at_once


@pytest.fixture
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """As under `ulimit -u`."""

    def refuse(_: threading.Thread) -> NoReturn:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache and log directory."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


@pytest.mark.usefixtures("no_threads", "own_cache")
def test_a_game_is_played_without_a_thread(new_rig: NewRig) -> None:
    shelf.prefetch()
    rig = new_rig()
    rig.open()
    rig.frame()
    rig.table.try_move(rig.table.game.session.rules.legal_moves(rig.state)[0], None, False)
    rig.settle()

    assert rig.session.moves == 1
    resting(rig)


@pytest.mark.usefixtures("no_threads", "own_cache")
def test_pictures_are_drawn_without_a_thread() -> None:
    drawn = make_card_set(ArtSpec((41, 57), ("AS", "KH"), "antares"))
    assert set(drawn.faces) == {"AS", "KH"}
    assert drawn.faces["AS"].get_size() == (41, 57)


@pytest.mark.usefixtures("no_threads", "own_cache")
def test_without_a_thread_for_it_there_is_no_sound_and_the_log_says_so() -> None:
    sound = Sound(1.0)
    sound.begin()
    sound.play(Cue.SET)
    sound.set_volume(0.0)
    sound.close()
    assert "no sound" in log_path().read_text(encoding="utf-8")


@pytest.mark.usefixtures("own_cache")
def test_a_pipe_on_the_shelf_holds_nothing_up() -> None:
    shelf.directory().mkdir(parents=True)
    os.mkfifo(shelf.directory() / "cards-1.pixels")
    shelf.prefetch()
    assert shelf.read("cards-1", 4) is None


@pytest.mark.usefixtures("own_cache")
def test_a_shelf_there_is_no_memory_for_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    def exhausted(*_: object) -> NoReturn:
        raise MemoryError

    monkeypatch.setattr("scenes.shelf.started", at_once)
    monkeypatch.setattr("scenes.shelf._WRITE_LATER", 0.0)
    shelf.keep("cards-2", [b"abcd"])
    assert shelf.read("cards-2", 4) == b"abcd"
    monkeypatch.setattr(Path, "read_bytes", exhausted)
    shelf.prefetch()
    assert shelf.read("cards-2", 4) is None
    monkeypatch.setattr("scenes.shelf.zlib.compress", exhausted)
    shelf.keep("cards-3", [b"abcd"])
