"""How the cards of a column overlap so that it never leaves its room; knows no game and no pixel art.

All measures are table pixels. While a column has room its steps are the map's full ones. As it grows, the open
cards draw together to the tight step, then the backs, then the open cards to the least step at which the index
still reads; past that everything shrinks evenly.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

STEPS = ("step", "step_tight", "step_min", "step_back", "step_back_min")
"""The properties of a map's columns that `FanSteps` is made of, in its order."""


class FanSteps(NamedTuple):
    """Steps from a card to the next one on it, in card heights."""

    open: float
    open_tight: float
    open_least: float
    back: float
    back_least: float

    @classmethod
    def of(cls, properties: dict[str, Any]) -> FanSteps:
        """The steps a map's columns ask for by its `STEPS`."""
        return cls(*(properties[name] for name in STEPS))


def fan(
    count: int, hidden: int, room: float, card_height: int, steps: FanSteps, opened: int | None = None
) -> list[int]:
    """Offsets of `count` cards, `hidden` of them face down first, in a column `room` high.

    `opened` names a card whose strip is shown at full step although the column is crowded; the others give way.
    """
    if count < 2:
        return [0] * count
    # While a move is being shown, a column may for a moment hold face-down cards only.
    backs = min(hidden, count - 1)
    opens = count - 1 - backs
    back, step = _steps(backs, opens, (room - card_height) / card_height, steps)
    strips = [back] * backs + [step] * opens
    if opened is not None and hidden <= opened < count - 1 and strips[opened] < steps.open:
        strips[backs:] = _open_strip(strips[backs:], opened - backs, steps.open)
    offsets, below = [0], 0.0
    for strip in strips:
        below += strip * card_height
        offsets.append(round(below))
    return offsets


def even_strips(offsets: list[int]) -> list[int]:
    """How many pixels of each card show at least; 0 of the last one, on which none lies.

    Rounding makes some strips of a column a pixel higher than others: they count as the lowest of them.
    """
    strips = [below - above for above, below in pairwise(offsets)]
    least = min(strips, default=0)
    return [least if strip <= least + 1 else strip for strip in strips] + [0] * (len(offsets) > 0)


def _steps(backs: int, opens: int, room: float, steps: FanSteps) -> tuple[float, float]:
    """The back and the open step, in card heights, that fit `room` card heights."""
    back, step = steps.back, steps.open
    if back * backs + step * opens <= room:
        return back, step
    if opens:
        step = max(steps.open_tight, (room - back * backs) / opens)
    if backs and back * backs + step * opens > room:
        back = max(steps.back_least, (room - step * opens) / backs)
    if opens and back * backs + step * opens > room:
        step = max(steps.open_least, (room - back * backs) / opens)
    needed = back * backs + step * opens
    if needed > room:
        shrink = max(room, 0) / needed
        back, step = back * shrink, step * shrink
    return back, step


def _open_strip(strips: list[float], opened: int, full: float) -> list[float]:
    """The open cards' strips with one of them whole; the others give way evenly, if there is room at all."""
    others = sum(strips) - strips[opened]
    room = others + strips[opened] - full
    if others <= 0 or room <= 0:
        return strips
    return [full if place == opened else strip * room / others for place, strip in enumerate(strips)]
