"""A table for four in miniature: a press shows the next play, at its seat, with what it takes. Decides no play."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.cards import AnyCard
from game.scopa.state import CardPlayed, Cards, TableSwept
from game.seats import PERSON, SIDES, Seat, Side
from scenes.look import lettering, tokens
from scenes.look.shapes import Box, rounded
from scenes.match.marks import draw_prompt
from scenes.match.seats_said import seat_label, side_label
from scenes.reading.figure import RUNNER, PlayedFigure, Setting
from scenes.reading.markup import Miniature
from scenes.reading.spread import Poses
from scenes.scopone.page.positions import Turns
from scenes.scopone.page.round_table import RoundTable, draw_arrow
from scenes.table.plates import Plate, Plates
from scenes.table.rings import draw_chosen
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight

_SLOWER, _AFTER = 2.0, 0.10
"""A play is shown to be understood: so many times slower than at the table, each card so much after the one before."""
_TABLE_PILE, _SEAT_PILE = 10, 100


class TurnsFigure(PlayedFigure):
    """Before each seat lies the card it will play, the others' face down; over what is taken stands the sum."""

    ground = RUNNER

    def __init__(self, miniature: Miniature, told: str, turns: Turns, setting: Setting) -> None:
        super().__init__(miniature, told, setting, setting.words.text("Next play"))
        self._turns = turns
        self.shown = 0
        """0: nothing is played yet; n: the nth play is to be seen; one more than there are: all of them are over."""

    def cards(self) -> list[AnyCard]:
        return [*self._turns.start.table, *(play.card for play in self._turns.plays)]

    # What is shown

    def play(self) -> None:
        """Show the next play, or how it was before the first."""
        before = self.shown
        self.shown = 0 if before > len(self._turns.plays) else before + 1
        self._show(before)

    def take_back(self) -> None:
        """Show the play before."""
        before = self.shown
        self.shown = before - 1
        self._show(before)

    def _show(self, before: int) -> None:
        self._back.enabled = self.shown > 0
        speed = self.setting.speed()
        if speed and self.shown > before:
            self.spread.lay(self._poses(before))
            self.spread.play(list(self._flights(before, _SLOWER * speed)))
        else:
            self.spread.lay(self._poses(self.shown))

    @property
    def now(self) -> CardPlayed | None:
        """The play that is to be seen."""
        plays = self._turns.plays
        return plays[self.shown - 1] if 0 < self.shown <= len(plays) else None

    def _flights(self, before: int, slow: float) -> Iterator[Flight]:
        here, there = self._poses(before), self._poses(self.shown)
        changed = [card for card in there if there[card] != here[card]]
        for number, card in enumerate(sorted(changed, key=lambda one: (here[one].pile, here[one].order))):
            moves, turns = here[card][:2] != there[card][:2], here[card].face_up != there[card].face_up
            long = (tokens.DEAL_FLIGHT if moves else tokens.FLIP) * slow
            yield Flight(
                self.spread.sprite(card), there[card], number * _AFTER * slow, long,
                turning=long if turns else 0.0, height=0.5 if moves else 0.0, layer=number,
            )  # fmt: skip

    # Layout

    @property
    def _room(self) -> RoundTable:
        return RoundTable.within(self.picture.w, self._width, self._height, self.u)

    def card_width(self, width: float, u: float) -> int:
        return RoundTable.card_width(width, u)

    def picture_height(self, width: float, u: float) -> float:
        card = self.card_width(width, u)
        return RoundTable.within(width, card, self.setting.faces.height_of(card), u).size[1]

    def arrange_picture(self) -> None:
        self.spread.lay(self._poses(self.shown))

    def _poses(self, shown: int) -> Poses:
        """How the cards lie while the play of this number is to be seen."""
        turns, room = self._turns, self._room
        table = turns.tables[max(0, shown - 1)]
        poses: dict[AnyCard, Pose] = {}
        for number, card in enumerate(table.table):
            poses[card] = self._pose(room.table_place(number, len(table.table)), True, _TABLE_PILE + number)
        for number, play in enumerate(turns.plays, start=1):
            if number >= shown:
                open_to_all = number == shown or play.seat == PERSON
                poses[play.card] = self._pose(room.seat_place(play.seat), open_to_all, _SEAT_PILE + number)
        for side in range(SIDES):
            taken = table.captured[side][len(turns.start.captured[side]) :]
            for order, card in enumerate(taken):
                poses[card] = self._pose(room.pile_place(Side(side)), False, side, order, order < len(taken) - 1)
        return poses

    def _pose(self, box: Box, face_up: bool, pile: int, order: int = 0, covered: bool = False) -> Pose:
        return Pose(round(box.x), round(box.y), self._width, face_up, pile, order, covered)

    # Drawing

    def paint_under(self, sheet: pygame.Surface) -> None:
        room, u, words = self._room, self.u, self.setting.words
        for seat in range(len(self._turns.start.hands)):
            self._paint_place(sheet, room.seat_place(Seat(seat)))
            lit = self.now is not None and self.now.seat == (seat + 1) % len(self._turns.start.hands)
            draw_arrow(sheet, room.arrow(Seat(seat)), lit, u)
        for side in range(SIDES):
            place = room.pile_place(Side(side))
            self._paint_place(sheet, place)
            x, y = room.label(Side(side))
            label = side_label(Side(side), words)
            lettering.draw_label(sheet, label, x, y, u, "left", tokens.SIZE_LABEL_NARROW, tokens.TEXT)
        plates = Plates({Seat(seat): room.plate(Seat(seat)) for seat in range(len(self._turns.start.hands))}, u)
        plates.show([self._plate(Seat(seat)) for seat in range(len(self._turns.start.hands))])
        plates.draw(sheet)

    def _plate(self, seat: Seat) -> Plate:
        turn = self.now is not None and self.now.seat == seat
        return Plate(seat_label(seat, self.setting.words), turn=turn, dealt=seat == self._turns.dealer)

    def _paint_place(self, sheet: pygame.Surface, box: Box) -> None:
        line = max(1.0, tokens.STROKE_EMPTY * self.u)
        rounded(sheet, box, box.w * tokens.RADIUS_CARD, tokens.SHADE, 0.10, tokens.LINE, line, 0.16)

    def draw_over(self, canvas: pygame.Surface, x: float, y: float) -> None:
        now = self.now
        if now is None or self.spread.moving:
            return
        poses = self._poses(self.shown)
        for card in (now.card, *now.take):
            pose = poses[card]
            draw_chosen(canvas, Box(x + pose.x, y + pose.y, self._width, self._height), self.u)
        if now.take:
            wide = Box(x, y, self.picture.w, self.picture.h)
            draw_prompt(canvas, self._said(now.take), self._room.prompt.moved(x, y), wide, self.u)

    def _said(self, take: Cards) -> str:
        """The sum of what is taken, and that nothing is left of the table where it is so."""
        total = " + ".join(str(card.rank) for card in take)
        said = f"{total} = {sum(card.rank for card in take)}" if len(take) > 1 else total
        swept = any(isinstance(event, TableSwept) for event in self._turns.made[self.shown - 1].events)
        return f"{said}   {self.setting.words.text('Scopa!')}" if swept else said
