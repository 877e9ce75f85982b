"""The review of a match as a scene: a deal of it play by play, hands open or as they were seen.

Knows no rule and no game; what a play cost the teacher tells, where one can be asked.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Any, ClassVar

import pygame

from game.seats import PERSON, Seat, in_turn, next_to
from game.teaching.review import Review
from scenes.commands import COPY, Command
from scenes.entry import Reviewed
from scenes.host import Host
from scenes.look.icons import IconName
from scenes.match.review.commands import COMMANDS, DEAL_AFTER, DEAL_BEFORE, OPEN, TELL
from scenes.match.review.costs import Costs
from scenes.match.review.lanes import Cost, Lanes
from scenes.match.review.marks import draw_unseen
from scenes.match.review.panel import DealPanel, WordsRoom
from scenes.match.review.played import PlayedDeals
from scenes.match.review.told import Told
from scenes.match.review.words import cost_words, told_of
from scenes.match.teacher_words import MatchTeacherWords
from scenes.review.commands import CLOSE
from scenes.review.panel import Panel
from scenes.review.played import Mark
from scenes.review.scene import ReviewScene
from scenes.review.steps import Steps
from scenes.review.track import Track
from scenes.review.transport import Transport
from scenes.table.plates import Plate, Plates
from scenes.widgets.buttons import IconButton, StateButton


class DealReview(ReviewScene):
    """One match under review, a deal of it at a time, from its first play on. A game says what stands at the end."""

    commands = COMMANDS
    BEFORE: ClassVar[Command] = DEAL_BEFORE
    AFTER: ClassVar[Command] = DEAL_AFTER
    played: PlayedDeals
    panel: DealPanel

    def __init__(
        self, host: Host, reviewed: Reviewed, played: PlayedDeals, teacher_words: MatchTeacherWords[Any, Any]
    ) -> None:
        self.costs = Costs(lambda: host.thinker, self.teacher)
        self._teacher_words = teacher_words
        super().__init__(host, reviewed, played)
        self.costs.look_at(played.deal)
        self.steps = Steps(played.count)
        self._by_command |= {
            OPEN: lambda: self.open_hands(not self.played.open_hands),
            TELL: self._turn_words,
            self.BEFORE: lambda: self.to_deal(self.played.number - 1),
            self.AFTER: lambda: self.to_deal(self.played.number + 1),
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
            self.sign.show("refuse", self.u, self.played.said_of.no_deal())
            return
        self._finish()
        self.played.number = number
        self.steps = Steps(self.played.count)
        self.costs.look_at(self.played.deal)
        self.resize(self._size, self.u)

    def close(self) -> None:
        self.costs.stop()
        super().close()

    def play_on(self) -> None:
        self.costs.stop()
        super().play_on()

    def _turn_words(self) -> None:
        self.panel.turn_words()
        self._changed = True

    # What is this review's own

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.costs.step(dt):
            self.refresh()

    @property
    def waiting(self) -> bool:
        return super().waiting or self.costs.thinking

    def marks(self) -> list[Mark]:
        told = self.host.words.text("A dear play")
        dear = {one.place: Mark(one.place, "hint", told) for one in self.costs.dear}
        return sorted({mark.step: mark for mark in [*super().marks(), *dear.values()]}.values())

    def resize(self, size: tuple[int, int], u: float) -> None:
        asked = self._size != (0, 0) and self.played.geometry.words_on_demand and self.panel.tells
        super().resize(size, u)
        if self.played.geometry.words_on_demand:
            self.panel.tells = asked

    def make_panel(self, track: Track, transport: Transport) -> Panel:  # noqa: ARG002  (lanes take its place)
        played, geometry = self.played, self.played.geometry
        self._plates = Plates({Seat(seat - 1): place for seat, place in geometry.plate_places.items()}, self.u)
        lanes = Lanes(played.lane_plays(), self.go, played.lane_look())
        on_demand = geometry.words_on_demand
        words_room = WordsRoom(geometry.words_box, on_demand, geometry.layout.tall and not on_demand)
        return DealPanel(
            self.host.words, lanes, transport, self.play_on, self.open_hands, played.open_hands, words_room
        )

    def strip_buttons(self) -> list[IconButton]:
        text, meant, played = self.host.words.text, self.host.words.meant, self.played
        buttons: list[IconButton] = []
        ways: tuple[tuple[Command, IconName, int], ...] = (
            (self.BEFORE, "up", played.number - 1),
            (self.AFTER, "down", played.number + 1),
        )
        for command, icon, to in ways:
            if 0 <= to < len(played.deals):
                word = played.said_of.deal(played.deals[to].number)
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
        self.draw_marks(canvas)
        if played.open_hands:
            draw_unseen(canvas, self.unseen(), showing, u)
        if showing.moving:
            self.draw_shown(canvas)
        elif play is not None:
            self.draw_play(canvas, play)
            judged = self.costs.of(self.steps.at)
            if judged is not None and not judged.within_noise:
                self.draw_better(canvas, judged.better, play)
        showing.board.draw_movers(canvas, alpha)
        self._plates.draw(canvas)

    def refresh(self) -> None:
        super().refresh()
        self.panel.told.show(self.told())
        words = self.host.words
        costs = {one.place: Cost(one.cost, cost_words(one.cost, words)) for one in self.costs.dear}
        self.panel.track.show_costs(costs)
        self._tell_seats()

    def told(self) -> Told:
        """What is said of the play that is looked at."""
        return told_of(self.played, self.steps.at, self.costs, self._teacher_words, self.host.words)

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

    # What a game says

    @staticmethod
    @abstractmethod
    def teacher(deal: Any) -> Review[Any, Any]:
        """The game's teacher begins to look through a deal that is over."""

    def unseen(self) -> list[Seat]:
        """Whose hands the person couldn't see."""
        return [seat for seat in in_turn(PERSON, self.played.deal.rules.seats) if seat != PERSON]

    def draw_shown(self, canvas: pygame.Surface) -> None:
        """Draw on the cards of the play that is being shown."""

    @abstractmethod
    def draw_play(self, canvas: pygame.Surface, play: Any) -> None:
        """Draw on the cards of the play that is looked at."""

    @abstractmethod
    def draw_better(self, canvas: pygame.Surface, better: Any, made: Any) -> None:
        """Draw on the cards of what would have been better."""
