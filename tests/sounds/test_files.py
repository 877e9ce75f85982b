"""The sound files: made anew to the byte, and soft to every measure that can be taken without ears."""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from scenes.sound import TAKES, take_name
from scenes.table.cues import Cue
from tools.sounds.__main__ import FOLDER, made
from tools.sounds.waves import RATE

FILES = sorted(FOLDER.glob("*.wav"))
NAMES = [file.name for file in FILES]


def _samples(file: Path | bytes) -> list[float]:
    with wave.open(io.BytesIO(file) if isinstance(file, bytes) else str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, RATE)
        frames = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        frames.byteswap()
    return [frame / 32768 for frame in frames]


def _rms(samples: Sequence[float]) -> float:
    return math.sqrt(sum(sample * sample for sample in samples) / len(samples))


def _loudest(samples: list[float], seconds: float = 0.05) -> float:
    """The root mean square of the loudest stretch."""
    size = round(seconds * RATE)
    return max(_rms(samples[start : start + size]) for start in range(0, len(samples) - size + 1, size // 4))


def _middle_pitch(samples: list[float]) -> float:
    """The root mean square frequency, Hz: the steeper the wave beside its height, the more treble it has."""
    steps = [later - sooner for sooner, later in pairwise(samples)]
    return 2 * RATE * math.asin(min(1.0, _rms(steps) / _rms(samples) / 2)) / (2 * math.pi)


@pytest.fixture(scope="module")
def anew() -> dict[str, bytes]:
    return made()


def test_the_files_are_what_the_tool_makes(anew: dict[str, bytes]) -> None:
    assert {file.name: file.read_bytes() for file in FILES} == anew


def test_there_is_a_file_for_every_take_and_no_other() -> None:
    wanted = [f"{take_name(cue, take)}.wav" for cue in Cue for take in range(1, TAKES[cue] + 1)]
    assert sorted(wanted) == NAMES


def test_the_files_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) <= 320 * 1024


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_sound_is_soft(file: Path) -> None:
    samples = _samples(file)
    assert max(map(abs, samples)) <= 0.45, "several at once must not clip"
    assert 0.02 <= _loudest(samples) <= 0.17
    assert _middle_pitch(samples) < 1800, "shrill"
    assert abs(sum(samples) / len(samples)) < 0.001, "the middle line is off"


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_sound_comes_out_of_silence_and_goes_back(file: Path) -> None:
    samples = _samples(file)
    assert samples[0] == samples[-1] == 0
    loudest = max(map(abs, samples))
    millisecond = RATE // 1000
    assert max(map(abs, samples[:millisecond])) < 0.25 * loudest
    assert max(map(abs, samples[-5 * millisecond :])) < 0.02 * loudest


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_sound_is_as_long_as_what_it_goes_with(file: Path) -> None:
    most = {
        "slide": 0.2,
        "set": 0.2,
        "deal": 0.095,
        "flip": 0.3,
        "gather": 0.45,
        "run": 0.7,
        "shuffle": 0.75,
        "sweep": 1.2,
        "trump": 0.3,
        "win": 2.2,
    }
    seconds = len(_samples(file)) / RATE
    assert 0.08 <= seconds <= most[file.stem.rsplit("-", 1)[0]]


@pytest.mark.parametrize("cue", [cue for cue in Cue if TAKES[cue] > 1])
def test_the_takes_of_a_cue_differ_but_are_equally_loud(cue: Cue) -> None:
    takes = [_samples(FOLDER / f"{take_name(cue, take)}.wav") for take in range(1, TAKES[cue] + 1)]
    for one, other in pairwise(takes):
        shared = min(len(one), len(other))
        likeness = sum(a * b for a, b in zip(one, other, strict=False)) / shared / _rms(one) / _rms(other)
        assert abs(likeness) < 0.6
        assert 0.6 < _loudest(one) / _loudest(other) < 1.6


def test_a_card_set_down_is_louder_than_one_pushed() -> None:
    quietest_set = min(_loudest(_samples(FOLDER / f"set-{take}.wav")) for take in (1, 2, 3))
    assert all(_loudest(_samples(FOLDER / f"slide-{take}.wav")) < quietest_set for take in (1, 2, 3))


def test_a_trump_is_told_from_a_card_of_the_suit_that_was_led_by_how_deep_it_sounds() -> None:
    highest = max(_middle_pitch(_samples(FOLDER / f"trump-{take}.wav")) for take in (1, 2))
    assert all(highest < 0.8 * _middle_pitch(_samples(FOLDER / f"set-{take}.wav")) for take in (1, 2, 3))
