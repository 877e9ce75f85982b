"""Decides how a deal's plays stand side by side, in a lane for each seat: a slider on which every play is seen.

Under the person's plays stands what they cost, as far as it is known. Which play is looked at, it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.cards import ItalianCard
from game.seats import Seat
from scenes.look import lettering, tokens
from scenes.look.icons import IconName, draw_icon
from scenes.look.shapes import Box, disc, flat, ring, rounded
from scenes.review.track import Track
from scenes.widgets.label import Origin
from scenes.widgets.widget import focus_ring

_STEP, _ROUND_GAP = 29, 12
"""From a card to the next at most, and what a round's first stands farther away, at scale 1 as all lengths here."""
_ABOVE, _LINE_BELOW = 2, 2
_LABEL, _LABEL_LEAST, _LABEL_GAP = 12, 11, 12
_LABEL_SHARE = 0.09
"""The part of the lanes' width that their names may have in capitals."""
_GAPS_SHARE = 0.12
"""The part of the plays' width that the gaps between rounds may have."""
_LEAST_BAR, _BAR, _BAR_BELOW = 3, 6, 2
"""How long a bar is at least, how wide, and how far below the cards it begins."""
_COST, _COST_SMALL, _COST_AWAY = 14, 12, 6
_SIGN, _SIGN_ICON = 7, 11
_TOOK, _TOOK_ABOVE, _TOOK_EDGE = 4, 2, 1
"""The line over a card that took its round: how high, how far above the card's edge, and the dark
edge about it."""
_RING_KEY, _RING = 4, 2
_SHADE, _SHADE_ALPHA = "#140B06", 0.52
_KEYLINE = "#1D110A"


class LanePlay(NamedTuple):
    """A play: its seat and card, in which round it was made, the sign it bears if any, whether it took its round."""

    seat: Seat
    card: ItalianCard
    round: int
    sign: IconName | None = None
    took: bool = False


class Cost(NamedTuple):
    """What a play cost: in points, and as it is said."""

    points: float
    words: str


@dataclass(frozen=True, slots=True)
class LaneLook:
    """How a game's lanes look: its seats from the top lane down with their names, how far a lane lies below the one
    above it, and the size of the small cards, in pixels. `picture` gives a card's face at a width; at scale `u` all
    that is about the cards stands. `point` is how long a bar is for a point that was lost, at scale 1."""

    seats: tuple[tuple[Seat, str], ...]
    pitch: float
    card: tuple[int, int]
    picture: Callable[[ItalianCard, int], pygame.Surface]
    u: float
    point: float


class Lanes(Track):
    """The plays of a deal. Step k is the table before play k, from 0; the last step is how the deal ended."""

    def __init__(self, plays: Sequence[LanePlay], set_to: Callable[[int], None], look: LaneLook) -> None:
        super().__init__(len(plays), set_to)
        self._plays = tuple(plays)
        self._look = look
        self._costs: dict[int, Cost] = {}
        self._pointed: int | None = None
        self._names = (0, False)
        """How large the names of the lanes are, in pixels, and whether they are in capitals."""
        self._first_x = self._step = 0.0
        self._boxes: tuple[Box, ...] = ()

    def show_costs(self, costs: Mapping[int, Cost]) -> None:
        """Show what plays cost, by their number."""
        self._costs = dict(costs)

    # Where things stand

    @property
    def scale(self) -> float:
        """The scale at which they are to be placed."""
        return self._look.u

    @property
    def lane_height(self) -> float:
        """How high the cards of all lanes are together."""
        return self._look.card[1] + (len(self._look.seats) - 1) * self._look.pitch

    def card_box(self, number: int) -> Box:
        """Where the small card of a play stands."""
        return self._boxes[number]

    def arrange(self) -> None:
        """The names, then the cards as far apart as looks best, or as there is room for."""
        u, plays, (width, height) = self.u, self._plays, self._look.card
        self._names = self._name_size()
        widest = max(self._name_width(name, *self._names) for _, name in self._look.seats)
        self._first_x = self.box.x + widest + _LABEL_GAP * u
        rounds, wide = plays[-1].round + 1 if plays else 1, self.box.right - self._first_x
        gap = min(_ROUND_GAP * u, _GAPS_SHARE * wide / rounds)
        self._step = min(_STEP * u, (wide - width - (rounds - 1) * gap) / max(1, len(plays) - 1))
        lanes = {seat: lane for lane, (seat, _) in enumerate(self._look.seats)}
        self._boxes = tuple(
            Box(
                round(self._first_x + number * self._step + play.round * gap),
                round(self.box.y + _ABOVE * u + lanes[play.seat] * self._look.pitch),
                width,
                height,
            )
            for number, play in enumerate(plays)
        )

    def x_of(self, step: float) -> float:
        """The middle of a play's card; of the deal's end the place after the last one."""
        if not self._boxes:
            return self.box.x
        last = self._boxes[-1].cx + self._step
        return self._boxes[round(step)].cx if step < len(self._boxes) else last

    def step_at(self, x: float) -> int:
        """The step nearest to a point of the lanes."""
        return min(range(self._count + 1), key=lambda step: abs(self.x_of(step) - x))

    def _name_size(self) -> tuple[int, bool]:
        """In capitals are all names, where all are short enough, or none."""
        names, room = [name for _, name in self._look.seats], _LABEL_SHARE * self.box.w
        px, least = lettering.pixels(_LABEL, self.u), lettering.pixels(_LABEL_LEAST, self.u)
        if all(self._name_width(name, px, True) <= room for name in names):
            return px, True
        while px > least and any(self._name_width(name, px, False) > room for name in names):
            px -= 1
        return px, False

    @staticmethod
    def _name_width(name: str, px: int, capitals: bool) -> float:
        if capitals:
            return lettering.measure(lettering.capitals(name), "medium", px, tokens.TRACKING)
        return lettering.measure(name, "medium", px)

    # Hands

    def drag(self, x: float, _y: float) -> None:
        self._set_to(self.step_at(x))

    def click(self, x: float, _y: float) -> None:
        self._set_to(self.step_at(x))

    def point(self, x: float, y: float) -> bool:
        found = next((n for n in reversed(range(len(self._boxes))) if self._boxes[n].contains(x, y)), None)
        was, self._pointed = self._pointed, found
        return was != found

    # Drawing

    def draw(self, canvas: pygame.Surface, _origin: Origin, focus: bool) -> None:
        self._draw_names(canvas)
        u = self.u
        foot = self.box.y + (_ABOVE + _LINE_BELOW) * u + self.lane_height
        flat(canvas, Box(self._first_x, foot, self.box.right - self._first_x, 1), tokens.LINE, 0.12)
        for number, play in enumerate(self._plays):
            self._draw_card(canvas, play, self._boxes[number], number)
        for box, play in zip(self._boxes, self._plays, strict=True):
            if play.took:
                self._draw_took(canvas, box)
            if play.sign is not None:
                disc(canvas, box.right - 2 * u, box.y + 3 * u, _SIGN * u, tokens.NIGHT, 0.95)
                draw_icon(canvas, play.sign, _SIGN_ICON * u, box.right - 2 * u, box.y + 3 * u, tokens.TEXT, 1.0)
        self._draw_costs(canvas, foot + _BAR_BELOW * u)
        if self._at < len(self._plays):
            self._draw_ring(canvas, self._boxes[self._at], focus)
        elif focus:
            focus_ring(canvas, self.box.grown(-2 * u), 4 * u, u)

    def _draw_names(self, canvas: pygame.Surface) -> None:
        u, (px, capitals) = self.u, self._names
        for lane, (_, name) in enumerate(self._look.seats):
            y = self.box.y + _ABOVE * u + (lane + 0.5) * self.lane_height / len(self._look.seats)
            if capitals:
                lettering.draw_label(canvas, name, self.box.x, y, u, "left", _LABEL, tokens.TEXT_QUIET_ON_WOOD)
            else:
                lettering.draw(canvas, name, "medium", px, tokens.TEXT_QUIET_ON_WOOD, self.box.x, y)

    def _draw_took(self, canvas: pygame.Surface, box: Box) -> None:
        u = self.u
        line = Box(box.x, box.y - _TOOK_ABOVE * u, box.w, _TOOK * u)
        flat(canvas, line.grown(_TOOK_EDGE * u), _KEYLINE, 1.0)
        flat(canvas, line, tokens.LAMP, 1.0)

    def _draw_card(self, canvas: pygame.Surface, play: LanePlay, box: Box, number: int) -> None:
        canvas.blit(self._look.picture(play.card, self._look.card[0]), (round(box.x), round(box.y)))
        if number > self._at and not (number == self._pointed and self.hover.level):
            rounded(canvas, box, 2 * self.u, _SHADE, _SHADE_ALPHA)

    def _draw_costs(self, canvas: pygame.Surface, top: float) -> None:
        """A bar for each cost, and its number beside it where that covers nothing: the dearest first."""
        u, most = self.u, max(_LEAST_BAR * self.u, self.box.bottom - top)
        bars = {}
        for number, cost in self._costs.items():
            high = min(max(_LEAST_BAR * u, self._look.point * u * cost.points), most)
            bars[number] = Box(self._boxes[number].cx - _BAR / 2 * u, top, _BAR * u, high)
            rounded(canvas, bars[number], 3 * u, tokens.DANGER, 0.95 if number == self._at else 0.55)
        px = lettering.pixels(_COST if most >= _COST * u else _COST_SMALL, u)
        taken = [bar.rect() for bar in bars.values()]
        for number in sorted(self._costs, key=lambda number: -self._costs[number].points):
            words = self._costs[number].words
            wide, away = lettering.measure(words, "semibold", px), _COST_AWAY * u
            for x in (bars[number].right + away, bars[number].x - away - wide):
                room = pygame.Rect(round(x), round(top), round(wide), round(most))
                if room.right <= self.box.right and room.collidelist(taken) < 0:
                    lettering.draw(canvas, words, "semibold", px, tokens.DANGER, x, top + min(most, px) / 2)
                    taken.append(room)
                    break

    def _draw_ring(self, canvas: pygame.Surface, box: Box, focus: bool) -> None:
        u = self.u
        ring(canvas, box, 2 * u, _KEYLINE, _RING_KEY * u, 0, 0.85)
        ring(canvas, box, 2 * u, tokens.LAMP, _RING * u, u)
        if focus:
            focus_ring(canvas, box.grown(_RING * u), 4 * u, u)
