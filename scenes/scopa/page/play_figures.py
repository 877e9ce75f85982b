"""Scopa in miniature: what a card can take, and lines of a count with the cards that prove them.

Knows no seats: games for two and for four show the same pictures, under the names their sides have.
"""

from __future__ import annotations

import pygame

from game.cards import AnyCard, ItalianCard
from game.scopa.count import PRIMIERA_VALUES
from game.scopa.state import Cards
from scenes.look import lettering, tokens
from scenes.look.shapes import Box, rounded
from scenes.reading.counted import CountedFigure, CountedRow
from scenes.reading.figure import RUNNER, PlayedFigure, Setting
from scenes.reading.markup import Miniature
from scenes.scopa.page.positions import Capture, Count
from scenes.table.rings import draw_chosen, draw_takeable, draw_untakeable
from scenes.table.sprites import Pose

_MOST_WIDTH, _GAP = 76, 14
_PROMPT_HIGH, _PROMPT_AIR, _PROMPT_SIZE = 36, 18, 16
_RAISED = 8
_STRIP_ON_RUNNER = 0.66


class CaptureFigure(PlayedFigure):
    """A card of the hand under the table's cards; its button goes through all it can take."""

    ground = RUNNER
    foot = 0.0
    """Room under the hand's card for what else is shown, in pixels at scale 1."""

    def __init__(self, miniature: Miniature, told: str, capture: Capture, setting: Setting) -> None:
        super().__init__(miniature, told, setting, setting.words.text("Show the capture"))
        self._capture = capture
        self._way: int | None = None

    def cards(self) -> list[AnyCard]:
        return [self._capture.card, *self._capture.table]

    @property
    def chosen(self) -> Cards:
        """The table cards of the capture that is shown; none before the first."""
        return () if self._way is None else self._capture.ways[self._way]

    def play(self) -> None:
        """Show the first capture, or the next one."""
        self._way = 0 if self._way is None else (self._way + 1) % len(self._capture.ways)
        self._back.enabled = True
        self._lay()

    def take_back(self) -> None:
        """Show no capture."""
        self._way = None
        self._back.enabled = False
        self._lay()

    def card_width(self, width: float, u: float) -> int:
        count = len(self._capture.table)
        return max(1, min(round(_MOST_WIDTH * u), int((width - (count - 1) * self._gap(width, u)) / count)))

    def _gap(self, width: float, u: float) -> float:
        return min(_GAP * u, 0.03 * width)

    def picture_height(self, width: float, u: float) -> float:
        height = self.setting.faces.height_of(self.card_width(width, u))
        return 2 * height + (_PROMPT_HIGH + 4 * _RAISED + self.foot) * u

    def arrange_picture(self) -> None:
        self._lay()

    @property
    def _high(self) -> float:
        """How much of the picture's height is the cards'."""
        return self.picture.h - self.foot * self.u

    def _boxes(self) -> dict[ItalianCard, Box]:
        """Where each card lies in the picture, the hand's card included."""
        table, width, height, u = self._capture.table, self._width, self._height, self.u
        gap = self._gap(self.picture.w, u)
        left = (self.picture.w - len(table) * width - (len(table) - 1) * gap) / 2
        raised = _RAISED * u
        boxes = {}
        for k, card in enumerate(table):
            up = raised if card in self.chosen else 0.0
            boxes[card] = Box(round(left + k * (width + gap)), round(raised - up), width, height)
        boxes[self._capture.card] = Box(
            round((self.picture.w - width) / 2), round(self._high - height - raised), width, height
        )
        return boxes

    def _lay(self) -> None:
        self.spread.lay(
            {
                card: Pose(round(box.x), round(box.y), self._width, True, pile, 0, False)
                for pile, (card, box) in enumerate(self._boxes().items())
            }
        )

    def draw_over(self, canvas: pygame.Surface, x: float, y: float) -> None:
        ways, chosen = self._capture.ways, self.chosen
        takeable = {card for way in ways for card in way}
        for card, box in self._boxes().items():
            place = box.moved(x, y)
            if card is self._capture.card or card in chosen:
                draw_chosen(canvas, place, self.u)
            elif card in takeable:
                draw_takeable(canvas, place, self.u)
            else:
                draw_untakeable(canvas, place)
        if chosen:
            self._draw_prompt(canvas, x, y)

    def _draw_prompt(self, canvas: pygame.Surface, x: float, y: float) -> None:
        """The sum of what is taken, as the table shows it."""
        u, value = self.u, self._capture.card.rank
        said = " + ".join(str(card.rank) for card in self.chosen)
        words = f"{said} = {value}" if len(self.chosen) > 1 else said
        px = lettering.pixels(_PROMPT_SIZE, u)
        wide = lettering.measure(words, "regular", px) + 2 * _PROMPT_AIR * u
        middle = y + _RAISED * u + self._height + (self._high - 2 * self._height - 2 * _RAISED * u) / 2
        centre = x + self.picture.w / 2
        pill = Box(round(centre - wide / 2), round(middle - _PROMPT_HIGH * u / 2), round(wide), _PROMPT_HIGH * u)
        rounded(canvas, pill, pill.h / 2, tokens.STRIP_ON_WOOD, _STRIP_ON_RUNNER, tokens.LINE, max(1.0, u), 0.08)
        lettering.draw(canvas, words, "regular", px, tokens.TEXT, pill.cx, pill.cy, "centre")


class CountFigure(CountedFigure):
    """One line of a count: each side's primiera with what its cards are worth, or the coins of a napola.

    `sides` are what the sides are called.
    """

    def __init__(self, miniature: Miniature, told: str, count: Count, setting: Setting, sides: tuple[str, str]) -> None:
        self._count = count
        self._names = sides
        super().__init__(miniature, told, setting)

    def rows_for(self, width: float, u: float) -> list[CountedRow]:  # noqa: ARG002  (the same in every width)
        sheet = self._count.sheet
        if self._count.line == "napola":
            return [CountedRow(sheet.coins_taken[0])]
        return [
            CountedRow(
                best.cards,
                [str(PRIMIERA_VALUES[card.rank]) for card in best.cards],
                self._names[side],
                str(best.value),
                bool(sheet.primiera[side]),
            )
            for side, best in enumerate(sheet.primieras)
        ]

    def draw_over(self, canvas: pygame.Surface, x: float, y: float) -> None:
        super().draw_over(canvas, x, y)
        if self._count.line == "napola":
            self._draw_napola(canvas, x, y)

    def _draw_napola(self, canvas: pygame.Surface, x: float, y: float) -> None:
        run = self._count.sheet.napola_run[0]
        for card, box in self.boxes().items():
            if card in run:
                draw_chosen(canvas, box.moved(x, y), self.u)
            else:
                draw_untakeable(canvas, box.moved(x, y))
