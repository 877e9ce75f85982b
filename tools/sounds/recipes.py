"""Decides what cards on a wooden table sound like: soft and woody, never shrill. Must not know when they are heard."""

from __future__ import annotations

import random
from collections.abc import Callable

from tools.sounds.waves import (
    Mode,
    Samples,
    band,
    count,
    finished,
    high_pass,
    low_pass,
    mixed,
    noise,
    shaped,
    struck,
    swell,
)

_FIBRE = 46
"""How many times a second the weave of the cloth or the grain of the wood catches a sliding card."""
_SWEEP_APART = 0.028
"""Seconds between the cards of a run that is swept, as the table shows it."""
_STAR_APART = 0.11
"""Seconds between the stars that light after a win, as the table shows them."""


def _rubbed(seconds: float, centre: Callable[[float], float], dice: random.Random) -> Samples:
    """Paper drawn over cloth: a band of noise, uneven as the weave is."""
    air = low_pass(high_pass(band(noise(seconds, dice), centre, 0.9), 250), 2100, 2)
    grain = low_pass(noise(seconds, dice), _FIBRE)
    rough = max(abs(sample) for sample in grain)
    return [sample * (0.72 + 0.5 * g / rough) for sample, g in zip(air, grain, strict=True)]


def _tap(pitch: float, dice: random.Random, slap: float = 1.0) -> Samples:
    """A card laid on the table: a low knock of the wood, and the paper's flat slap over it."""
    wood = struck([Mode(172 * pitch, 1.0, 0.040), Mode(297 * pitch, 0.75, 0.030), Mode(463 * pitch, 0.45, 0.020)], 0.17)
    paper = low_pass(high_pass(noise(0.055, dice), 300), 1250, 2)
    return mixed((0.0, 1.0, wood), (0.0, 3.8 * slap, shaped(paper, swell(0.10, 1.0, 5.0))))


def _tick(dice: random.Random) -> Samples:
    """One card springing past another."""
    paper = low_pass(high_pass(noise(0.022, dice), 350), 1400, 2)
    return shaped(paper, swell(0.15, 1.0, 4.0))


def _bar(hz: float, seconds: float, dice: random.Random) -> Samples:
    """A wooden bar struck with a soft mallet, tuned as a marimba's: the second mode two octaves up."""
    fades = 0.24 * (392 / hz) ** 0.5
    ring = struck([Mode(hz, 1.0, fades), Mode(3.98 * hz, 0.10, fades * 0.16)], seconds, 0.006)
    mallet = shaped(low_pass(noise(0.03, dice), 500, 2), swell(0.2, 1.0, 4.0))
    return mixed((0.0, 1.0, ring), (0.0, 1.2, mallet))


def slide(take: int, dice: random.Random) -> Samples:
    """A card pushed over the table."""
    length, start = (0.17, 0.155, 0.185)[take], (1300, 1420, 1190)[take]
    rub = _rubbed(length, lambda t: start - 450 * t, dice)
    return finished(shaped(rub, swell(0.30, 1.5, 1.6)), 0.14)


def laid(take: int, dice: random.Random) -> Samples:
    """A card set down."""
    return finished(_tap((1.0, 1.07, 0.94)[take], dice, (1.0, 0.85, 1.1)[take]), 0.42)


def dealt(take: int, dice: random.Random) -> Samples:
    """One of many cards dealt: a flick off the pack, so short that the next one is heard by itself."""
    flick = shaped(_rubbed(0.055, lambda t: (1250, 1350, 1150)[take] + 200 * t, dice), swell(0.35, 1.5, 1.5))
    end = _tap((1.12, 1.2, 1.06)[take], dice)[: count(0.055)]
    return finished(mixed((0.0, 1.0, flick), (0.034, 0.14, shaped(end, lambda t: (1 - t) ** 1.5))), 0.20)


def flip(take: int, dice: random.Random) -> Samples:
    """A card turned over: a breath of air, then its edge and its face on the table."""
    lift = shaped(_rubbed(0.12, lambda t: 850 + (750 + 120 * take) * t, dice), swell(0.55, 1.6, 1.2))
    return finished(mixed((0.0, 1.0, lift), (0.105, 0.16, _tap(1.22 + 0.08 * take, dice, 1.4))), 0.26)


def shuffle(_take: int, dice: random.Random) -> Samples:
    """Two halves of the pack let run into one another, faster towards the end, then pushed together."""
    parts, now = [], 0.01
    for card in range(30):
        parts.append((now, dice.uniform(0.45, 1.0) * (0.55 + 0.45 * card / 30), _tick(dice)))
        now += 0.021 - 0.009 * card / 30 + dice.uniform(-0.003, 0.003)
    parts.append((now + 0.03, 0.22, _tap(0.92, dice, 1.2)))
    return finished(mixed(*parts), 0.30)


def run(_take: int, dice: random.Random) -> Samples:
    """Thirteen cards swept off in one arc, coming to rest as one."""
    arc = shaped(
        _rubbed(0.56, lambda t: 760 + 900 * min(1.0, 1.6 * t) - 700 * max(0.0, t - 0.6), dice), swell(0.5, 1.4)
    )
    cards = [(0.03 + number * _SWEEP_APART, 0.10 + 0.012 * number, _tick(dice)) for number in range(13)]
    return finished(mixed((0.0, 1.0, arc), *cards, (0.50, 0.24, _tap(0.90, dice))), 0.36)


def gather(take: int, dice: random.Random) -> Samples:
    """A few cards drawn in to a pile."""
    pull = shaped(_rubbed(0.27, lambda t: 1350 - (480 + 100 * take) * t, dice), swell(0.42, 1.5, 1.3))
    cards = [(0.04 + number * _SWEEP_APART, 0.18, _tick(dice)) for number in range(3)]
    return finished(mixed((0.0, 1.0, pull), *cards, (0.24, 0.17, _tap(1.0 - 0.06 * take, dice))), 0.28)


def sweep(_take: int, dice: random.Random) -> Samples:
    """The table swept bare: a broom's stroke, and two bars a fourth apart for the two syllables."""
    broom = shaped(_rubbed(0.30, lambda t: 1000 + 500 * t, dice), swell(0.55, 1.5, 1.2))
    notes = (0.10, 0.20, _bar(392.00, 0.55, dice)), (0.24, 0.24, _bar(523.25, 0.70, dice))
    return finished(mixed((0.0, 0.55, broom), *notes), 0.36)


def trump(take: int, dice: random.Random) -> Samples:
    """A trump laid on another suit: a card set down harder, and a low bar under it that says it counts."""
    knock = _tap((0.84, 0.88)[take], dice, 0.6)
    return finished(mixed((0.0, 1.0, knock), (0.004, 0.9, _bar((146.83, 155.56)[take], 0.26, dice))), 0.42)


def win(_take: int, dice: random.Random) -> Samples:
    """Bars struck star by star up a pentatonic scale, and a last low chord."""
    scale = (196.00, 220.00, 261.63, 293.66, 329.63, 392.00, 440.00, 523.25)
    rise = [(number * _STAR_APART, 0.62 + 0.03 * number, _bar(hz, 0.6, dice)) for number, hz in enumerate(scale)]
    home = [(8.4 * _STAR_APART, 0.5, _bar(hz, 0.95, dice)) for hz in (130.81, 261.63, 392.00)]
    return finished(mixed(*rise, *home), 0.38)


RECIPES: dict[str, tuple[int, Callable[[int, random.Random], Samples]]] = {
    "slide": (3, slide),
    "set": (3, laid),
    "deal": (3, dealt),
    "flip": (2, flip),
    "shuffle": (1, shuffle),
    "run": (1, run),
    "gather": (2, gather),
    "sweep": (1, sweep),
    "trump": (2, trump),
    "win": (1, win),
}
"""Every sound by the name its files begin with: how many takes there are of it, and how one is made."""
