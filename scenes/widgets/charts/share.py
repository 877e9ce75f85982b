"""Decides how a share that changes with time is drawn: a line in a band of its uncertainty; counts nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.trends import Share, thinned
from scenes.look import tokens
from scenes.look.shapes import Box, disc, flat, line, paint, svg
from scenes.widgets.charts.chart import AXIS, BASE_ALPHA, LINE_ALPHA, Chart, Head, Numbers
from scenes.widgets.label import SMALL, Label, Origin, lay, line_height, width_of

_STEPS = (0, 50, 100)
_TOP, _FOOT, _AXIS_GAP, _TAIL = 12, 12, 8, 8
_LINE, _AREA, _BAND, _DOT = 2, 0.10, 0.11, 5
_APART = 3
"""Two points of the line are at least so many pixels apart, at scale 1."""
_LAST = SMALL._replace(face="semibold", colour=tokens.TEXT)


class ShareChart(Chart):
    """Shares one after the other, the last one named. `percent` writes a number of per cent."""

    def __init__(
        self,
        head: Head,
        numbers: Numbers,
        read: Callable[[Chart], None],
        shares: Sequence[Share],
        percent: Callable[[int], str],
    ) -> None:
        super().__init__(head, numbers, read)
        self._shares = shares
        self._percent = percent
        self._plot = Box(0, 0, 0, 0)
        self._axis: list[Label] = []
        self._last: Label | None = None
        self._drawn: list[Share] = []

    def lay_body(self, body: Box) -> None:
        u, half = self.u, line_height(AXIS, self.u) / 2
        left = max(width_of(self._percent(step), AXIS, u) for step in _STEPS) + _AXIS_GAP * u
        top, foot = round(body.y + _TOP * u), body.bottom - _FOOT * u - half
        self._plot = Box(round(body.x + left), top, round(body.w - left - _TAIL * u), round(foot - top))
        self._axis = [
            lay(self._percent(step), AXIS, Box(body.x, self._y(step / 100) - half, left - _AXIS_GAP * u, 2 * half), u,
                "right", most=1)
            for step in _STEPS
        ]  # fmt: skip
        self._drawn = thinned(self._shares, max(2, int(self._plot.w / (_APART * u))))
        self._last = self._named_last(half)

    def _named_last(self, half: float) -> Label:
        """The last share's words: over its dot, or under it where the line comes from above or the chart ends."""
        u, plot = self.u, self._plot
        share, words = self._drawn[-1].share, self._percent(round(100 * self._drawn[-1].share))
        wide = width_of(words, _LAST, u) + 1
        before = [one.share for one in self._drawn[-max(2, int(wide / max(1.0, self._step()))) :]]
        above, y = self._y(share) - 15 * u, self._y(share)
        if max(before) > share + 0.02 or above - half < plot.y - 4 * u:
            below = y + 15 * u
            above = below if below + half < plot.bottom else above
        right = plot.right + _TAIL * u
        return lay(words, _LAST, Box(right - wide, above - half, wide, 2 * half), u, "right", most=1)

    def _y(self, share: float) -> float:
        return self._plot.bottom - self._plot.h * share

    def _step(self) -> float:
        return self._plot.w / max(1, len(self._drawn) - 1)

    def body_labels(self) -> Iterator[Label]:
        yield from self._axis
        if self._last:
            yield self._last

    def draw_body(self, canvas: pygame.Surface, origin: Origin) -> None:
        u, plot = self.u, self._plot
        for step, label in zip(_STEPS, self._axis, strict=True):
            level = round(self._y(step / 100) + origin[1])
            rule = Box(plot.x + origin[0], level, plot.w + _TAIL * u, max(1, round(u)))
            flat(canvas, rule, tokens.LINE, LINE_ALPHA if step else BASE_ALPHA)
            label.draw(canvas, origin)
        self._draw_line(canvas, plot.moved(*origin))
        if self._last and self._drawn:
            x, y = plot.right + origin[0], self._y(self._drawn[-1].share) + origin[1]
            disc(canvas, x, y, _DOT * u, fill=tokens.LAMP)
            self._last.draw(canvas, origin)

    def _draw_line(self, canvas: pygame.Surface, plot: Box) -> None:
        air = 2 * self.u
        wide, high = round(plot.w + 2 * air), round(plot.h + 2 * air)
        step = self._step()

        def path(values: Sequence[float], backwards_from: int = 0) -> str:
            points = [(air + step * abs(backwards_from - k), air + plot.h * (1 - one)) for k, one in enumerate(values)]
            return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)

        shares = [one.share for one in self._drawn]
        end = len(shares) - 1
        lows = path([one.low for one in reversed(self._drawn)], end)
        band = f"M{path([one.high for one in self._drawn])}L{lows}Z"
        way = f"M{path(shares)}"
        floor = f"L{air + step * end:.1f} {air + plot.h:.1f}L{air:.1f} {air + plot.h:.1f}Z"
        body = f'<path d="{band}" {paint(tokens.LAMP, _BAND)}/><path d="{way}{floor}" {paint(tokens.LAMP, _AREA)}/>'
        body += f'<path d="{way}" stroke-linejoin="round" stroke-linecap="round" {line(tokens.LAMP, _LINE * self.u)}/>'
        canvas.blit(svg(body, wide, high), (round(plot.x - air), round(plot.y - air)))
