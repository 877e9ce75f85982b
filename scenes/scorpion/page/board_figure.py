"""A Scorpion board in miniature, and the move that plays on it on demand."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.cards import KING, AnyCard, Suit
from game.scorpion.state import State
from scenes.look import tokens
from scenes.look.shapes import Box, ring, rounded
from scenes.look.suits import suit
from scenes.reading.figure import PlayedFigure, Setting
from scenes.reading.markup import Miniature
from scenes.reading.spread import Poses
from scenes.scorpion.page.positions import Board
from scenes.table.signs import SIGNS
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic
from scenes.widgets.buttons import Button, IconButton

_MOST_WIDTH, _GAP = 68, 8
"""The widest a miniature's card gets, and the gap between columns, in pixels at scale 1."""
_OPEN, _BACK = 0.22, 0.07
"""From a card to the next one on it, in card heights."""
_ASIDE = 0.5
"""The same for cards that lie aside."""
_FLIGHT, _PAUSE = 2.2, 0.12
"""A move is shown to be understood: so many times slower than at the table, with a pause before what follows."""
_SMALL_PLACE = 0.46
"""Width of a run's place where four share the room of a card, in card widths."""


class BoardFigure(PlayedFigure):
    """Columns, and beside them what lies aside; a board without a reserve has a place for a run it will finish."""

    def __init__(self, miniature: Miniature, told: str, board: Board, setting: Setting) -> None:
        super().__init__(miniature, told, setting, setting.words.text("Show the move"))
        self._board = board
        self.shown = 0

    @property
    def playable(self) -> bool:
        return self._board.move is not None

    def controls(self) -> list[Button | IconButton]:
        return super().controls() if self.playable else []

    # The move

    def play(self) -> None:
        """Show the move from the beginning."""
        self.take_back()
        self.shown = len(self._board.steps) - 1
        self._back.enabled = True
        if self.setting.speed():
            self.spread.play(list(self._flights()))
        else:
            self.spread.lay(self._poses(self._board.steps[-1]))

    def take_back(self) -> None:
        """Put the cards back as they lay before the move."""
        self.shown = 0
        self._back.enabled = False
        self.spread.lay(self._poses(self._board.steps[0]))

    def lies(self, card: AnyCard) -> tuple[float, float]:
        """Where a card's corner is now, from the picture's."""
        sprite = self.spread.sprite(card)
        return sprite.x, sprite.y

    @property
    def _setting_out(self) -> bool:
        """Whether the cards that were taken have not arrived yet."""
        move = self._board.move
        if move is None:
            return False
        lead = self._board.steps[0].columns[move.source].cards[move.index]
        return self.spread.sprite(lead).pose == self._poses(self._board.steps[0])[lead]

    def _flights(self) -> Iterator[Flight]:
        start = 0.0
        for before, after in zip(self._board.steps, self._board.steps[1:], strict=False):
            here, there = self._poses(before), self._poses(after)
            changed = sorted((c for c in there if here[c] != there[c]), key=lambda c: there[c].order)
            moved = [card for card in changed if here[card][:2] != there[card][:2]]
            carried = len(after.removed) == len(before.removed)
            unit = self._height + round((len(moved) - 1) * _OPEN * self._height) if carried and moved else 0
            last = start
            for number, card in enumerate(moved):
                begin = start if carried else start + number * tokens.SWEEP_STAGGER * _FLIGHT
                long = tokens.DEAL_FLIGHT * _FLIGHT
                shadow = unit if card is moved[0] else 0
                yield Flight(
                    self.spread.sprite(card), there[card], begin, long, in_out_cubic, height=0.8, unit_height=shadow,
                    layer=1 if carried else 1 + KING - card.rank,
                )  # fmt: skip
                last = max(last, begin + long)
            for card in changed:
                if card not in moved:
                    long = tokens.FLIP * _FLIGHT
                    turning = long if here[card].face_up != there[card].face_up else 0.0
                    begin = last if moved else start
                    yield Flight(self.spread.sprite(card), there[card], begin, long, turning=turning)
                    last = max(last, begin + long)
            start = last + _PAUSE

    # Layout

    @property
    def _has_rail(self) -> bool:
        return any(self._board.steps[0].reserve)

    @property
    def _has_place(self) -> bool:
        return bool(self._board.told.removed)

    def _places(self) -> int:
        """How many cards stand side by side."""
        return len(self._board.steps[0].columns) + self._has_rail + self._has_place

    def card_width(self, width: float, u: float) -> int:
        gaps = (self._places() - 1) * self._gap(width, u)
        return max(1, min(round(_MOST_WIDTH * u), int((width - gaps) / self._places())))

    def _gap(self, width: float, u: float) -> float:
        return max(3.0, min(_GAP * u, width / self._places() * 0.12))

    def picture_height(self, width: float, u: float) -> float:
        height = self.setting.faces.height_of(self.card_width(width, u))
        longest = max(
            self._offsets(len(column.cards), column.hidden, height)[-1] + height
            for state in self._board.steps
            for column in state.columns
        )
        aside = 2 * height + 12 * u if self._has_rail and self._board.rules.reserve_is_dealt else height
        return max(longest, aside)

    @staticmethod
    def _offsets(count: int, hidden: int, height: int) -> list[int]:
        steps = [round((_BACK if number < hidden else _OPEN) * height) for number in range(max(0, count - 1))]
        offsets = [0]
        for step in steps:
            offsets.append(offsets[-1] + step)
        return offsets

    def _lefts(self) -> list[int]:
        """The left end of each column; before the first one lies the rail, after the last one a run's place."""
        gap = self._gap(self.picture.w, self.u)
        whole = self._places() * self._width + (self._places() - 1) * gap
        first = (self.picture.w - whole) / 2 + (self._width + gap if self._has_rail else 0)
        return [round(first + k * (self._width + gap)) for k in range(len(self._board.steps[0].columns) + 1)]

    def arrange_picture(self) -> None:
        self.spread.lay(self._poses(self._board.steps[self.shown]))

    def _poses(self, state: State) -> Poses:
        width, height, lefts = self._width, self._height, self._lefts()
        poses: dict[AnyCard, Pose] = {}
        for pile, column in enumerate(state.columns):
            offsets = self._offsets(len(column.cards), column.hidden, height)
            for order, (card, y) in enumerate(zip(column.cards, offsets, strict=False)):
                covered = order < len(column.cards) - 1
                poses[card] = Pose(lefts[pile], y, width, order >= column.hidden, pile, order, covered)
        rail, dealt = lefts[0] - (lefts[1] - lefts[0]), self._board.rules.reserve_is_dealt
        for order, reserved in enumerate(state.reserve):
            if reserved is not None:
                y = round(order * (_BACK if dealt else _ASIDE + 0.6) * height)
                poses[reserved] = Pose(rail, y, width, not dealt, -1, order, dealt and order < len(state.reserve) - 1)
        for card in set(self.cards()) - poses.keys():
            # A run that has left lies in its place with the king on top.
            order = card.rank
            poses[card] = Pose(lefts[-1], 0, width, True, len(state.columns), order, card.rank != KING)
        return poses

    def cards(self) -> list[AnyCard]:
        first = self._board.steps[0]
        lying: list[AnyCard] = [card for column in first.columns for card in column.cards]
        return lying + [card for card in first.reserve if card is not None]

    # Drawing

    def paint_under(self, sheet: pygame.Surface) -> None:
        lefts, height = self._lefts(), self._height
        for left in lefts[:-1]:
            self._paint_place(sheet, Box(left, 0, self._width, height), None)
        if self._has_rail and self._board.rules.reserve_is_dealt:
            self._paint_four_places(sheet, lefts[0] - (lefts[1] - lefts[0]), height)
        if self._has_place:
            self._paint_place(sheet, Box(lefts[-1], 0, self._width, height), self._board.told.removed[-1])
        if self.spread.moving and self._setting_out:
            self._paint_target(sheet, lefts)

    def _paint_four_places(self, sheet: pygame.Surface, left: float, height: int) -> None:
        small, top = round(_SMALL_PLACE * self._width), height + round(2 * _BACK * height) + 8 * self.u
        tall = self.setting.faces.height_of(small)
        for number, one in enumerate(Suit):
            x = left + (number % 2) * (self._width - small)
            y = round(top + (number // 2) * (tall + self._width - 2 * small))
            self._paint_place(sheet, Box(x, y, small, tall), one)

    def _paint_place(self, sheet: pygame.Surface, box: Box, of: Suit | None) -> None:
        alpha = tokens.RUN_LINE_ALPHA if of else tokens.EMPTY_LINE_ALPHA
        fill = tokens.RUN_FILL_ALPHA if of else tokens.EMPTY_FILL_ALPHA
        line = max(1.0, tokens.STROKE_EMPTY * self.u)
        rounded(sheet, box, box.w * tokens.RADIUS_CARD, tokens.SHADE, fill, tokens.PLACE, line, alpha)
        if of:
            side = round(box.w * 0.5)
            sign = suit(SIGNS[of], side, tokens.PLACE, 2 * tokens.RUN_SUIT_ALPHA)
            sheet.blit(sign, (round(box.cx - side / 2), round(box.cy - side / 2)))

    def _paint_target(self, sheet: pygame.Surface, lefts: list[int]) -> None:
        """Where the move goes."""
        move = self._board.move
        assert move is not None
        column = self._board.steps[0].columns[move.target]
        top = self._offsets(len(column.cards), column.hidden, self._height)[-1]
        box = Box(lefts[move.target], top, self._width, self._height)
        ring(sheet, box, box.w * tokens.RADIUS_CARD, tokens.LAMP, max(2, round(2 * self.u)), 1)
