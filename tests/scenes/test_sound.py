"""The house's sound: takes in turn, many cards not too loud, silence where there is no device or none is wanted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import pairwise

import pygame
import pytest

from scenes import sound as sound_module
from scenes.log import log_path
from scenes.look import tokens
from scenes.sound import TAKES, Sound, Turns
from scenes.table.cues import Cue

MOST_SECONDS = 5.0


@pytest.fixture
def make() -> Iterator[Callable[[float], Sound]]:
    made: list[Sound] = []

    def new(volume: float = 0.5) -> Sound:
        made.append(Sound(volume))
        return made[-1]

    yield new
    for one in made:
        one.close()
    assert pygame.mixer.get_init() is None


def _becomes(truth: Callable[[], bool]) -> bool:
    """Whether it comes true within a few seconds: the device has a thread of its own."""
    end = time.monotonic() + MOST_SECONDS
    while not truth() and time.monotonic() < end:
        time.sleep(0.005)
    return truth()


def _open() -> bool:
    return pygame.mixer.get_init() is not None


def _voices() -> list[float]:
    """How loud the sounds are that are being heard."""
    channels = [pygame.mixer.Channel(number) for number in range(pygame.mixer.get_num_channels())]
    return [channel.get_volume() for channel in channels if channel.get_busy()]


# Turns


@pytest.mark.parametrize("cue", list(Cue))
def test_takes_come_in_turn(cue: Cue) -> None:
    turns = Turns()
    takes = [turn[0] for now in range(2 * TAKES[cue]) if (turn := turns.next(cue, now)) is not None]
    assert takes == 2 * list(range(1, TAKES[cue] + 1))


def test_a_cue_alone_has_the_whole_volume_and_cues_do_not_hinder_one_another() -> None:
    turns = Turns()
    assert [turns.next(cue, 7.0) for cue in Cue] == [(1, 1.0)] * len(Cue)


def test_a_run_swept_and_a_deal_are_no_machine_gun() -> None:
    for cards, apart in ((13, tokens.SWEEP_STAGGER), (52, tokens.DEAL_STAGGER)):
        turns = Turns()
        moments = [number * apart for number in range(cards)]
        heard = [(now, turn) for now in moments if (turn := turns.next(Cue.SLIDE, now)) is not None]
        assert len(heard) <= cards * apart / 0.065 + 1
        assert all(later - sooner >= 0.065 for (sooner, _), (later, _) in pairwise(heard))
        assert [share for _, (_, share) in heard[1:]] == [0.6] * (len(heard) - 1)
        assert all(one != other for (_, (one, _)), (_, (other, _)) in pairwise(heard))


# The device


def test_nothing_is_opened_before_the_first_picture(make: Callable[[float], Sound]) -> None:
    sound = make(0.5)
    sound.wake()
    sound.play(Cue.SET)
    sound.set_volume(0.7)
    time.sleep(0.05)
    assert not _open()
    sound.begin()
    assert _becomes(_open)
    assert _voices() == [], "what came before is past"


def test_a_cue_is_heard_at_the_volume_set(make: Callable[[float], Sound]) -> None:
    sound = make(0.5)
    sound.begin()
    assert _becomes(_open)
    sound.play(Cue.WIN)
    assert _becomes(lambda: _voices() == [0.5])
    sound.set_volume(0.25)
    sound.play(Cue.SWEEP)
    assert _becomes(lambda: sorted(_voices()) == [0.25, 0.5])


def test_off_the_device_is_not_open_at_all(make: Callable[[float], Sound]) -> None:
    sound = make(0.0)
    sound.begin()
    sound.play(Cue.WIN)
    sound.wake()
    time.sleep(0.05)
    assert not _open()
    sound.set_volume(0.5)
    assert _becomes(_open)
    sound.set_volume(0.0)
    assert _becomes(lambda: not _open())
    sound.play(Cue.WIN)
    time.sleep(0.05)
    assert not _open()


def test_the_device_is_closed_when_nothing_is_heard_and_opened_when_the_player_stirs(
    make: Callable[[float], Sound], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_module, "_KEEPS_OPEN", 0.05)
    sound = make(0.5)
    sound.begin()
    assert _becomes(lambda: sound.asleep and not _open())
    monkeypatch.setattr(sound_module, "_KEEPS_OPEN", 60.0)
    sound.wake()
    assert _becomes(_open)


@pytest.mark.parametrize("driver", ["nonsense", "alsa"])
def test_without_a_device_there_is_silence_and_one_line_in_the_log(
    driver: str,
    make: Callable[[float], Sound],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    if driver == "alsa":
        monkeypatch.setenv("ALSA_CONFIG_PATH", "/nowhere")
    sound = make(0.5)
    sound.begin()
    assert _becomes(log_path().exists)
    for cue in Cue:
        sound.play(cue)
    sound.wake()
    sound.close()
    assert log_path().read_text().count("no sound") == 1
    assert capfd.readouterr() == ("", "")


def test_a_device_that_comes_later_is_found_when_the_volume_is_turned(
    make: Callable[[float], Sound], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    sound = make(0.5)
    sound.begin()
    assert _becomes(log_path().exists)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.set_volume(0.6)
    assert _becomes(_open)


def test_a_sound_that_is_missing_is_done_without(
    make: Callable[[float], Sound], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TAKES, Cue.WIN, 2)
    sound = make(0.5)
    sound.begin()
    assert _becomes(lambda: log_path().exists() and "win-2.wav" in log_path().read_text())
    assert _becomes(_open)
    sound.play(Cue.WIN)
