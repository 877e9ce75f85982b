"""Noise, filters and struck wood as lists of samples; must not know what any sound is for.

A sample is a float, silence 0 and full scale 1; there are `RATE` of them a second. Frequencies are Hz, times seconds.
The same calls give the same samples on every run.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

RATE = 22050
Samples = list[float]

_IN, _OUT = 0.002, 0.012
"""How long every sound takes to come out of silence and to go back into it, so that neither clicks."""
_DAMPED = 0.4
"""The share of a struck body's time in which it is brought to rest."""
_RUMBLE = 50.0
"""Below this nothing is heard from a small loudspeaker; it only moves the middle line."""


class Mode(NamedTuple):
    """One way in which a struck body swings: how high, how loud, and after how long it has faded to a third."""

    hz: float
    gain: float
    fades: float


def count(seconds: float) -> int:
    """How many samples last so long."""
    return round(seconds * RATE)


def noise(seconds: float, dice: random.Random) -> Samples:
    """White noise between -1 and 1."""
    return [dice.uniform(-1.0, 1.0) for _ in range(count(seconds))]


def low_pass(samples: Sequence[float], hz: float, times: int = 1) -> Samples:
    """Weaken what is above `hz`, by 6 dB an octave for each of the `times`."""
    out = list(samples)
    share = 1 - math.exp(-2 * math.pi * hz / RATE)
    for _ in range(times):
        level = 0.0
        for i, sample in enumerate(out):
            level += share * (sample - level)
            out[i] = level
    return out


def high_pass(samples: Sequence[float], hz: float) -> Samples:
    """Weaken what is below `hz`, by 6 dB an octave."""
    return [sample - low for sample, low in zip(samples, low_pass(samples, hz), strict=True)]


def band(samples: Sequence[float], centre: Callable[[float], float], width: float) -> Samples:
    """Let through what lies about `centre(t)`, t from 0 at the first sample to 1 at the last.

    `width` is the band's width over its centre. The centre must stay below a sixth of `RATE`.
    """
    low = middle = 0.0
    out = []
    for i, sample in enumerate(samples):
        step = 2 * math.sin(math.pi * centre(i / len(samples)) / RATE)
        low += step * middle
        middle += step * (sample - low - width * middle)
        out.append(middle * width)
    return out


def struck(modes: Sequence[Mode], seconds: float, attack: float = 0.003) -> Samples:
    """A body struck softly: its modes together, each fading at its own pace, after so short a rise.

    What still rings near the end is damped, so that the sound may stop wherever it is laid.
    """
    out = [0.0] * count(seconds)
    for hz, gain, fades in modes:
        turn = 2 * math.pi * hz / RATE
        for i in range(len(out)):
            out[i] += gain * math.sin(turn * i) * math.exp(-i / (fades * RATE))
    return shaped(
        out, lambda t: min(1.0, t * seconds / attack) * math.sin(math.pi / 2 * min(1.0, (1 - t) / _DAMPED)) ** 2
    )


def shaped(samples: Sequence[float], loudness: Callable[[float], float]) -> Samples:
    """The samples as loud as `loudness(t)` says, t from 0 to 1 over all of them."""
    return [sample * loudness(i / len(samples)) for i, sample in enumerate(samples)]


def swell(peak_at: float, rise: float = 1.0, fall: float = 1.0) -> Callable[[float], float]:
    """A loudness that grows to 1 at `peak_at` (0 to 1) and goes back; powers over 1 make either side hollower."""

    def loudness(t: float) -> float:
        if t < peak_at:
            return math.pow(math.sin(math.pi / 2 * t / peak_at), rise)
        return math.pow(math.cos(math.pi / 2 * (t - peak_at) / (1 - peak_at)), fall)

    return loudness


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts laid over one another: when each begins, how loud it is, its samples."""
    out = [0.0] * max(count(start) + len(samples) for start, _, samples in parts)
    for start, gain, samples in parts:
        first = count(start)
        for i, sample in enumerate(samples):
            out[first + i] += gain * sample
    return out


def finished(samples: Sequence[float], peak: float) -> Samples:
    """The samples at so high a peak, free of rumble, out of silence and back into it."""
    clean = high_pass(samples, _RUMBLE)
    rise, fall = count(_IN), count(_OUT)
    for i in range(rise):
        clean[i] *= i / rise
    for i in range(fall):
        clean[-1 - i] *= (i / fall) ** 2
    loudest = max(abs(sample) for sample in clean)
    return [sample * peak / loudest for sample in clean]
