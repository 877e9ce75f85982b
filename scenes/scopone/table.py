"""The Scopone table as a scene: Scopa's, with the parts that four seats have of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.scopa.kept import KeptMatch
from game.scopa.state import CardPlayed, TableSwept
from game.seats import OURS, PERSON, THEIRS, Seat, in_turn, next_to
from game.words import Words
from scenes.intents import PointerDown
from scenes.look.shapes import Box
from scenes.match.doors import Doors
from scenes.match.four_seats import SEATS
from scenes.match.seats_said import seat_label
from scenes.match.spots import PileSpot
from scenes.preferences import KeptPreferences
from scenes.scopa.opponent import Opponent
from scenes.scopa.table import ScopaTable
from scenes.scopone.commands import COMMANDS, LEVEL
from scenes.scopone.geometry import Geometry
from scenes.scopone.showing import Showing
from scenes.scopone.strip import PACK_BUTTON, has_room_for_seal, make_strip, stats
from scenes.scopone.voice import Voice
from scenes.table.cues import Hear
from scenes.table.plates import Plate, Plates
from scenes.table.strip import Stat, Strip

if TYPE_CHECKING:
    from game.scopa.teacher.judged import Advice
    from scenes.scopa.teacher_words import TeacherWords


class ScoponeTable(ScopaTable):
    """One table, one match of four at a time."""

    commands = COMMANDS
    VOICE = Voice
    SHOWING = Showing
    GEOMETRY = Geometry
    PACK_BUTTON = PACK_BUTTON
    AGAIN_ON = (PileSpot(THEIRS), PileSpot(OURS))
    voice: Voice
    showing: Showing

    def __init__(
        self, kept: KeptMatch, words: Words, preferences: KeptPreferences, opponent: Opponent, doors: Doors, hear: Hear
    ) -> None:
        self.plates = Plates({}, 1.0)
        self._told: tuple[object, ...] = ()
        """What the plates tell of."""
        super().__init__(kept, words, preferences, opponent, doors, hear)
        self.showing.pause = lambda: preferences.pause
        self._by_command |= {LEVEL: self._acts.doors.levels}

    def resize(self, size: tuple[int, int], u: float) -> None:
        super().resize(size, u)
        self.plates, self._told = Plates(self.showing.geometry.plate_places, u), ()
        self._tell_seats()

    def show_again(self) -> None:
        """Show the last play of another's once more, the next time one further back."""
        self._see_again(self.turns.step_back)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._tell_seats()

    @property
    def changed(self) -> bool:
        return super().changed or self.plates.changed

    def drawn(self) -> None:
        super().drawn()
        self.plates.changed = False

    # What is this table's own

    def teacher(self) -> tuple[Callable[[Any, int], Advice], TeacherWords]:
        from game.scopone.teacher import advise
        from scenes.scopone.teacher_words import TeacherWords

        return advise, TeacherWords(self._words)

    def _make_strip(self, sealed: bool) -> Strip:
        return make_strip(self.match, self._words, self._preferences.now.italian_pack, self._acts.doors, sealed)

    def _has_room_for_seal(self, strip: Box) -> bool:
        return has_room_for_seal(strip, self.u)

    def _stats(self) -> list[Stat]:
        return stats(self.match, self._words)

    # Plates

    def _seat_pressed(self, press: PointerDown) -> bool:
        seat = None if press.button == "secondary" or self.choice is not None else self.plates.at(press.x, press.y)
        if seat is None or (not self.plates.box(seat).contains(press.x, press.y) and self._lies_at(press.x, press.y)):
            return False
        self._see_again(self.turns.show_again, self.plates.box(seat))
        return True

    def _lies_at(self, x: float, y: float) -> bool:
        """Whether a card or a pile lies there, which comes before the plate beside it."""
        return self.showing.geometry.spot_at(x, y, self.match.state, self.showing.poses()) is not None

    def _draw_seats(self, canvas: pygame.Surface) -> None:
        told = [self.piles.place(self.u)] if self.piles.words else []
        said = self.telling.toast.box
        self.plates.draw(canvas, told if said is None else [*told, said])

    def _tell_seats(self) -> None:
        """Have the plates tell how things stand, should they not do so."""
        told = (self.match, len(self.match.log), self.showing.play)
        if told != self._told:
            self._told = told
            self.plates.show([self._plate(seat) for seat in in_turn(PERSON, SEATS)])

    def _plate(self, seat: Seat) -> Plate:
        match, shown = self.match, self.showing.play
        # While a play is being shown it is still the turn of who made it.
        turn = shown.seat if shown is not None else None if match.state.over else match.state.to_play
        dealt = next_to(seat, SEATS) == match.first
        return Plate(seat_label(seat, self._words), seat == turn, dealt, self._notes(seat, shown))

    def _notes(self, seat: Seat, shown: CardPlayed | None) -> tuple[str, ...]:
        """The last play of another's seat, until its next one; who begins a deal leads."""
        match = self.match
        if seat == PERSON or (shown is not None and shown.seat == seat):
            return ()
        for step in reversed(match.log):
            play = step.transition.events[0]
            if isinstance(play, CardPlayed) and play.seat == seat:
                return self.voice.notes(play, any(isinstance(event, TableSwept) for event in step.transition.events))
        return (self.voice.leads(),) if seat == match.first else ()
