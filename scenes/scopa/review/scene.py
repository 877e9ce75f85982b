"""The review of a match of Scopa's family as a scene: a deal play by play, hands open or as they were seen.

Knows no rule; what a play cost the teacher tells, where one can be asked.
"""

from __future__ import annotations

from functools import partial
from typing import ClassVar

import pygame

from game.seats import Seat, next_to
from scenes.commands import COPY, Command
from scenes.entry import Reviewed
from scenes.host import Host
from scenes.look.icons import IconName
from scenes.review.commands import CLOSE
from scenes.review.panel import Panel
from scenes.review.scene import ReviewScene
from scenes.review.steps import Steps
from scenes.review.track import Track
from scenes.review.transport import Transport
from scenes.scopa.aids import draw_lit
from scenes.scopa.review.commands import COMMANDS, DEAL_AFTER, DEAL_BEFORE, OPEN, TELL
from scenes.scopa.review.lanes import Lanes
from scenes.scopa.review.marks import draw_play, draw_unseen
from scenes.scopa.review.panel import DealPanel, Rooms
from scenes.scopa.review.played import PlayedMatch
from scenes.scopa.review.words import Told
from scenes.table.plates import Plate, Plates
from scenes.widgets.buttons import IconButton, StateButton


class MatchReview(ReviewScene):
    """One match under review, a deal of it at a time, from its first play on. A game of the family names its parts."""

    PLAYED: ClassVar[type[PlayedMatch]] = PlayedMatch
    commands = COMMANDS
    played: PlayedMatch
    panel: DealPanel

    def __init__(self, host: Host, reviewed: Reviewed) -> None:
        """Raises `GameError` where the record has no deal that may be seen."""
        played = self.PLAYED(reviewed.record, reviewed.over is not None, host.words, host.preferences, host.sound.play)
        super().__init__(host, reviewed, played)
        self.steps = Steps(played.count)
        self._by_command |= {
            OPEN: lambda: self.open_hands(not self.played.open_hands),
            TELL: self._turn_words,
            DEAL_BEFORE: lambda: self.to_deal(self.played.number - 1),
            DEAL_AFTER: lambda: self.to_deal(self.played.number + 1),
        }

    # What the player does

    def open_hands(self, shown: bool) -> None:
        """Let hidden cards lie open, or as the person saw them."""
        self._finish()
        self.played.open_all(shown, self.steps.at)
        self.resize(self._size, self.u)

    def to_deal(self, number: int) -> None:
        """Go to another deal of the match, to its first play."""
        if not 0 <= number < len(self.played.deals):
            self.sign.show("refuse", self.u, self.host.words.text("The match has no deal there."))
            return
        self._finish()
        self.played.number = number
        self.steps = Steps(self.played.count)
        self.resize(self._size, self.u)

    def _turn_words(self) -> None:
        self.panel.turn_words()
        self._changed = True

    # What is this review's own

    def resize(self, size: tuple[int, int], u: float) -> None:
        tells = self.panel.tells if self._size != (0, 0) else None
        super().resize(size, u)
        if tells is not None and self.played.geometry.small:
            self.panel.tells = tells

    def make_panel(self, track: Track, transport: Transport) -> Panel:  # noqa: ARG002  (lanes take its place)
        played, geometry = self.played, self.played.geometry
        self._plates = Plates({Seat(seat - 1): place for seat, place in geometry.plate_places.items()}, self.u)
        lanes = Lanes(played.lane_plays(), self.go, played.lane_look())
        rooms = Rooms(geometry.box("words"), geometry.small, geometry.layout.tall)
        return DealPanel(self.host.words, lanes, transport, self.play_on, self.open_hands, played.open_hands, rooms)

    def strip_buttons(self) -> list[IconButton]:
        text, meant, played = self.host.words.text, self.host.words.meant, self.played
        buttons: list[IconButton] = []
        ways: tuple[tuple[Command, IconName, int], ...] = (
            (DEAL_BEFORE, "up", played.number - 1),
            (DEAL_AFTER, "down", played.number + 1),
        )
        for command, icon, to in ways:
            if 0 <= to < len(played.deals):
                word = text("Deal {number}").format(number=played.deals[to].number)
                buttons.append(StateButton(icon, text(command.name), word, partial(self.to_deal, to)))
        return [
            *buttons,
            StateButton("copy", text(COPY.name), meant("under a button", "Copy"), self.copy),
            StateButton("close", text(CLOSE.name), text("Close"), self.close),
        ]

    def play_on_words(self) -> str:
        return self.host.words.text("Play on from here") if self.steps.at < self.steps.count else ""

    def draw_table(self, canvas: pygame.Surface, alpha: float) -> None:
        played, u = self.played, self.u
        showing, play = played.showing, played.play(self.steps.at)
        showing.board.draw(canvas)
        if played.open_hands:
            draw_unseen(canvas, showing, u)
        if showing.moving:
            draw_lit(canvas, showing, u)
        elif play is not None:
            draw_play(canvas, play, showing, u)
        showing.board.draw_movers(canvas, alpha)
        self._plates.draw(canvas)

    def refresh(self) -> None:
        super().refresh()
        self.panel.told.show(self.told())
        self._tell_seats()

    def told(self) -> Told:
        """What is said of the play that is looked at."""
        play, said = self.played.play(self.steps.at), self.played.said_of
        if play is None:
            return Told(self.host.words.text("The end of the deal"), "", said.end(self.played.deal))
        return Told("", "", said.played(play, self.played.swept(self.steps.at)))

    def _tell_seats(self) -> None:
        """Have the plates tell whose hand lies there, and whether it lies open."""
        deal, play, said = self.played.deal, self.played.play(self.steps.at), self.played.said_of
        notes = (self.host.words.text("open"),) if self.played.open_hands else ()
        seats = deal.rules.seats
        self._plates.show(
            [
                Plate(
                    said.seat(seat),
                    play is not None and play.seat == seat,
                    next_to(seat, seats) == deal.first,
                    notes,
                )
                for seat in map(Seat, range(1, seats))
            ]
        )
