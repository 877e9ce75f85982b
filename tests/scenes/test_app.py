"""The program from its start to its end: which table it opens, what it keeps, what a fault inside it does."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.errors import GameError, RecordError
from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.store import Store
from scenes import app, terminal
from scenes.house import House
from scenes.log import log_path
from scenes.loop import Loop
from scenes.scorpion.table import ScorpionTable
from scenes.stage import Stage
from scenes.title.scene import TitleScene
from scenes.windows.message import MessageWindow
from tests.scenes.scorpion.rig import a_move, golden
from tests.scenes.scorpion.rooms import scorpion_room

Visit = Callable[[House], None]


@pytest.fixture(autouse=True)
def video_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests go on with the video this process has."""
    monkeypatch.setattr(pygame, "quit", lambda: None)


@pytest.fixture
def visits(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Visit]]:
    """What is done round by round while the program runs; after the last one its window is closed."""
    todo: list[Visit] = []
    houses: list[House] = []
    made, turn = House.__init__, Loop.turn

    def keep(house: House, store: Store, *given: Any) -> None:
        made(house, store, *given)
        houses.append(house)

    def visit(loop: Loop) -> None:
        if todo:
            todo.pop(0)(houses[-1])
            pygame.event.post(pygame.Event(pygame.USEREVENT))
        else:
            pygame.event.post(pygame.Event(pygame.QUIT))
        turn(loop)

    monkeypatch.setattr(House, "__init__", keep)
    monkeypatch.setattr(Loop, "turn", visit)
    pygame.display.init()
    pygame.event.clear()
    yield todo
    assert todo == []


def _table(house: House) -> ScorpionTable:
    """The Scorpion table; a person who begins elsewhere goes there."""
    room = scorpion_room(house)
    if room.table is None:
        room.open()
    assert room.table is not None
    return room.table


def _sit_down(house: House) -> None:
    _table(house)


def test_a_first_start_deals_a_game_which_the_next_one_goes_on_with(visits: list[Visit]) -> None:
    numbers: list[int | None] = []

    def note(house: House) -> None:
        numbers.append(_table(house).game.start.number)

    for _ in range(2):
        visits.append(note)
        assert app.play() == 0
    assert numbers[0] is not None
    assert numbers == [numbers[0]] * 2


def test_a_record_is_opened(visits: list[Visit], tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps({"game": "scorpion", "rules": "wasp", "deal": 7, "moves": [{"deal": True}]}))
    moves: list[int] = []
    visits.append(lambda house: moves.append(_table(house).game.session.moves))
    assert app.play((800, 480), record_path=str(path)) == 0
    assert moves == [1]


def test_the_sound_device_is_opened_after_the_first_picture_and_closed_at_the_end(visits: list[Visit]) -> None:
    seen: list[str] = []
    present = Stage.present

    def note(stage: Stage) -> None:
        seen.append("sound" if pygame.mixer.get_init() else "silence")
        present(stage)

    def wait(house: House) -> None:
        end = time.monotonic() + 5.0
        while not pygame.mixer.get_init() and time.monotonic() < end:
            time.sleep(0.005)
        house.scenes.expose()

    visits += [lambda house: None, wait]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Stage, "present", note)
        assert app.play() == 0
    assert seen[0] == "silence"
    assert seen[-1] == "sound"
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize(
    ("text", "said"),
    [("{", "record.json"), ('{"game":"bridge"}', "record.json: game"), ('{"game":"scorpion"}', "record.json: rules")],
)
def test_a_record_that_cannot_be_used_is_said_before_a_window_opens(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(text)
    with pytest.raises(RecordError, match=said):
        app.play(record_path=str(path))


def test_without_a_screen_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(GameError, match=r"no window can be opened.*expected a graphical display"):
        app.play()


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_a_driver_that_shows_nothing_is_refused_where_nobody_asked_for_it(
    driver: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.init()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    with pytest.raises(GameError, match=r"no window can be opened \(no screen was found\)"):
        app.play()


def test_the_windows_size_is_kept_for_the_next_start(visits: list[Visit]) -> None:
    sizes: list[tuple[int, int]] = []

    def resize(house: House) -> None:
        assert house.stage is not None
        house.stage.window.size = (900, 640)

    def note(house: House) -> None:
        assert house.stage is not None
        sizes.append(house.stage.window_size)

    visits += [note, resize, note]
    app.play()
    visits.append(note)
    app.play()
    assert sizes == [(1280, 720), (900, 640), (900, 640)]


@pytest.mark.parametrize(
    ("kept", "opened"),
    [
        *[(kept, (1280, 720)) for kept in ("", "wide", "900", "-5x-5", "900x", "1" * 5000 + "x1", "٣٢٠x٣٢٠", "0x")],
        ("0x0", (320, 200)),
    ],
)
def test_a_kept_size_that_means_nothing_is_the_first_one_and_none_is_too_small(
    kept: str, opened: tuple[int, int], visits: list[Visit]
) -> None:
    store = Store()
    store.keep_setting("window", kept)
    store.close()
    sizes: list[tuple[int, int]] = []

    def note(house: House) -> None:
        assert house.stage is not None
        sizes.append(house.stage.window_size)

    visits.append(note)
    assert app.play() == 0
    assert sizes == [opened]


def test_full_screen_asked_for_leaves_the_setting_and_the_kept_size_alone(visits: list[Visit]) -> None:
    full: list[bool] = []

    def note(house: House) -> None:
        assert house.stage is not None
        full.append(house.stage.fullscreen)

    visits.append(note)
    app.play(fullscreen=True)
    visits.append(note)
    app.play()
    assert full == [True, False]


def test_a_size_asked_for_wins_over_a_kept_full_screen(visits: list[Visit]) -> None:
    store = Store()
    store.keep_setting("fullscreen", "on")
    store.close()
    seen: list[tuple[bool, tuple[int, int]]] = []

    def note(house: House) -> None:
        assert house.stage is not None
        seen.append((house.stage.fullscreen, house.stage.windowed_size))

    for words in ({"size": (900, 640)}, {"size": (900, 640), "fullscreen": True}, {}):
        visits.append(note)
        app.play(**words)
    assert seen == [(False, (900, 640)), (True, (900, 640)), (True, (1280, 720))]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_the_end_of_a_terminal_closes_everything_and_keeps_the_game(number: int, visits: list[Visit]) -> None:
    def end(house: House) -> None:
        _table(house)
        os.kill(os.getpid(), number)

    visits.append(end)
    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGHUP)}
    terminal.listen()
    try:
        with pytest.raises(terminal.Ended):
            app.play()
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
    store = Store()
    assert store.running("scorpion") is not None
    assert store.notices == []
    store.close()


def _break(house: House) -> None:
    raise RuntimeError("a fault of the test")


def _hand_in(house: House, start: Start) -> None:
    scorpion_room(house).show_game(KeptGame.reopen(house.store, start, []), dealt=False)


def test_a_fault_is_logged_and_told_and_the_game_goes_on(visits: list[Visit]) -> None:
    start, moves = golden("classic-win")
    seen: list[object] = []

    def play(house: House) -> None:
        table = _table(house)
        for move in moves[:3]:
            table.try_move(a_move(move), None, False)
        seen.append(table.game.session.moves)

    def look(house: House) -> None:
        seen.append(_table(house).game.session.moves)
        seen.append(type(house.scenes.top))

    store = Store()
    store.keep_setting("language", "en")
    store.close()
    visits += [_sit_down, lambda house: _hand_in(house, start), play, _break, lambda house: None, look]
    assert app.play() == 0
    assert seen == [3, 3, MessageWindow]
    assert "a fault of the test" in log_path().read_text()


def test_a_fault_is_told_even_where_no_log_can_be_written(visits: list[Visit], player_home: Path) -> None:
    (player_home / "state").write_text("a file where the folder should be")
    seen: list[object] = []
    visits += [_sit_down, _break, lambda house: None, lambda house: seen.append(type(house.scenes.top))]
    assert app.play() == 0
    assert seen == [MessageWindow]


def test_faults_one_after_the_other_end_the_program_without_a_traceback(
    visits: list[Visit], capsys: pytest.CaptureFixture[str]
) -> None:
    visits += [_sit_down, _break, _break]
    assert app.play() == 1
    said = capsys.readouterr()
    assert "your game is saved" in said.err
    assert "Traceback" not in said.err
    logged = log_path().read_text()
    assert "a fault of the program" in logged
    assert "a fault that ended the program" in logged
    store = Store()
    assert store.running("scorpion") is not None
    store.close()


def test_a_fault_on_the_title_is_told_over_the_title(visits: list[Visit]) -> None:
    seen: list[object] = []
    visits += [_break, lambda house: None]
    visits.append(lambda house: seen.extend((house.rooms.here, *(type(scene) for scene in house.scenes.scenes))))

    assert app.play() == 0
    assert seen == [None, TitleScene, MessageWindow]


def test_a_fault_before_the_first_picture_ends_the_program_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("subsurface rectangle outside surface area")

    monkeypatch.setattr("scenes.title.scene.TitleScene.resize", broken)

    assert app.play() == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "your game is saved" in said.err
    assert "subsurface" in log_path().read_text()


def test_a_table_that_cannot_be_set_anew_ends_the_program_without_a_traceback(
    visits: list[Visit], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("scenes.house.House.recover", _break)
    visits += [_sit_down, _break]

    assert app.play() == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
