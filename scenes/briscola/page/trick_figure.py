"""Tricks of Briscola in miniature: a press shows the next card, and who takes a full trick. Decides no play."""

from __future__ import annotations

import pygame

from game.briscola.state import CardPlayed, TrickWon
from game.cards import AnyCard
from game.seats import SIDES, Seat
from scenes.briscola.page.positions import Tricks
from scenes.briscola.voice import VoiceOfFour, VoiceOfTwo
from scenes.look import lettering, tokens
from scenes.look.shapes import Box, rounded
from scenes.match.marks import draw_prompt
from scenes.reading.figure import RUNNER, PlayedFigure, Setting
from scenes.reading.markup import Miniature
from scenes.table.rings import draw_chosen
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight

_MOST_WIDTH, _GAP, _APART = 76, 14, 44
_LABEL_HIGH, _PROMPT_HIGH, _PROMPT_GAP = 24, 36, 14
_SLOWER = 1.6
"""A play is shown to be understood: so many times slower than at the table."""


class TrickFigure(PlayedFigure):
    """The trump that is turned up, unless it is played itself, and a place for each player in the order of play."""

    ground = RUNNER

    def __init__(self, miniature: Miniature, told: str, tricks: Tricks, setting: Setting) -> None:
        super().__init__(miniature, told, setting, setting.words.text("Next play"))
        self._tricks = tricks
        seats = tricks.start.seats
        self._voice = VoiceOfFour(setting.words) if seats > SIDES else VoiceOfTwo(setting.words)
        self.shown = 0
        """The number of the play that is to be seen, from 0."""

    def cards(self) -> list[AnyCard]:
        turned_up = self._tricks.turned_up
        return [*([] if turned_up is None else [turned_up]), *(play.card for play in self._tricks.plays)]

    @property
    def trick(self) -> tuple[CardPlayed, ...]:
        """The trick as it lies."""
        return self._tricks.trick_of(self.shown)

    @property
    def won(self) -> TrickWon | None:
        """Who takes the trick that lies there; None before it is full."""
        return self._tricks.won_with(self.shown)

    @property
    def said(self) -> str:
        """Who takes the trick, and what it counts."""
        won = self.won
        return "" if won is None else self._voice.counting(self._voice.takes(won.seat), won.points)

    # What is shown

    def play(self) -> None:
        """Show the next card, or how it was before the second."""
        self._show((self.shown + 1) % len(self._tricks.plays))

    def take_back(self) -> None:
        """Show the play before."""
        self._show(self.shown - 1)

    def _show(self, number: int) -> None:
        forth = number == self.shown + 1
        self.shown = number
        self._back.enabled = number > 0
        speed = self.setting.speed()
        self.spread.lay(self._poses())
        if speed and forth:
            self._fly(speed)

    def _fly(self, speed: float) -> None:
        """The card comes to its place from below."""
        card = self.trick[-1].card
        there = self._poses()[card]
        poses = {**self._poses(), card: there._replace(y=round(there.y + self._height / 2))}
        self.spread.lay(poses)
        self.spread.play([Flight(self.spread.sprite(card), there, 0.0, tokens.DEAL_FLIGHT * _SLOWER * speed)])

    # Layout

    @property
    def _places(self) -> int:
        """How many cards lie beside each other, the trump included."""
        return self._tricks.start.seats + (self._tricks.turned_up is not None)

    def _apart(self, width: float, u: float) -> float:
        """How far the trump lies from the trick."""
        return min(_APART * u, 0.08 * width) if self._tricks.turned_up is not None else 0.0

    def _gap(self, width: float, u: float) -> float:
        return min(_GAP * u, 0.03 * width)

    def card_width(self, width: float, u: float) -> int:
        gaps = (self._places - 1) * self._gap(width, u) + self._apart(width, u)
        return max(1, min(round(_MOST_WIDTH * u), int((width - gaps) / self._places)))

    def picture_height(self, width: float, u: float) -> float:
        height = self.setting.faces.height_of(self.card_width(width, u))
        return height + (_LABEL_HIGH + _PROMPT_GAP + _PROMPT_HIGH) * u

    def arrange_picture(self) -> None:
        self.spread.lay(self._poses())

    def _place(self, number: int) -> Box:
        """A place of the row, the trump's first where it has one."""
        wide, u, width = self.picture.w, self.u, self._width
        gap, apart = self._gap(wide, u), self._apart(wide, u)
        whole = self._places * width + (self._places - 1) * gap + apart
        x = (wide - whole) / 2 + number * (width + gap) + (apart if number else 0.0)
        return Box(round(x), round(_LABEL_HIGH * u), width, self._height)

    def _trick_place(self, number: int) -> Box:
        """The place of the card that is played as this one of its trick, from 0."""
        return self._place(number + (self._tricks.turned_up is not None))

    def _poses(self) -> dict[AnyCard, Pose]:
        lying: list[tuple[AnyCard, Box]] = [
            (play.card, self._trick_place(number)) for number, play in enumerate(self.trick)
        ]
        if self._tricks.turned_up is not None:
            lying.append((self._tricks.turned_up, self._place(0)))
        return {
            card: Pose(round(box.x), round(box.y), self._width, True, pile, 0, False)
            for pile, (card, box) in enumerate(lying)
        }

    # Drawing

    def paint_under(self, sheet: pygame.Surface) -> None:
        u, seats = self.u, self._tricks.start.seats
        if self._tricks.turned_up is not None:
            self._label(sheet, self.setting.words.text("Trump"), self._place(0))
        first = self.trick[0].seat
        for number in range(seats):
            place = self._trick_place(number)
            line = max(1.0, tokens.STROKE_EMPTY * u)
            rounded(sheet, place, place.w * tokens.RADIUS_CARD, tokens.SHADE, 0.10, tokens.LINE, line, 0.16)
            self._label(sheet, self._voice.label(Seat((first + number) % seats)), place)

    def _label(self, sheet: pygame.Surface, words: str, place: Box) -> None:
        """What stands over a card, no wider than it and what lies beside it leave."""
        px = lettering.pixels(tokens.SIZE_LABEL_NARROW, self.u)
        room = place.w + self._gap(self.picture.w, self.u) - 2 * self.u
        while px > 1 and lettering.measure(lettering.capitals(words), "medium", px, tokens.TRACKING) > room:
            px -= 1
        at = place.y - _LABEL_HIGH * self.u / 2
        lettering.draw(
            sheet, lettering.capitals(words), "medium", px, tokens.TEXT, place.cx, at, "centre", 1.0, tokens.TRACKING
        )

    def draw_over(self, canvas: pygame.Surface, x: float, y: float) -> None:
        won = self.won
        if won is None or self.spread.moving:
            return
        for number, play in enumerate(self.trick):
            if play.seat == won.seat:
                draw_chosen(canvas, self._trick_place(number).moved(x, y), self.u)
        middle = self.picture.h - _PROMPT_HIGH * self.u / 2
        at = Box(x + self.picture.w / 2, y + middle, 0, 0)
        draw_prompt(canvas, self.said, at, Box(x, y, self.picture.w, self.picture.h), self.u)
