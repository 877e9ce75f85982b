"""The Scopone table as a scene: Scopa's, with the parts that four seats have of their own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.scopa.kept import KeptMatch
from game.scopa.state import CardPlayed, TableSwept
from game.seats import OURS, PERSON, THEIRS, Seat
from game.words import Words
from scenes.intents import PointerDown
from scenes.look.shapes import Box
from scenes.match.doors import Doors
from scenes.match.seat_plates import SeatPlates
from scenes.match.spots import PileSpot
from scenes.match.table import Part
from scenes.preferences import KeptPreferences
from scenes.scopa.opponent import Opponent
from scenes.scopa.table import ScopaTable
from scenes.scopone.commands import COMMANDS, LEVEL
from scenes.scopone.geometry import Geometry
from scenes.scopone.showing import Showing
from scenes.scopone.strip import PACK_BUTTON, has_room_for_seal, make_strip, stats
from scenes.scopone.voice import Voice
from scenes.table.cues import Hear
from scenes.table.plates import Plates
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
        super().__init__(kept, words, preferences, opponent, doors, hear)
        self._seats = SeatPlates(self, words)
        self.showing.pause = lambda: preferences.pause
        self._by_command |= {LEVEL: self._acts.doors.levels}

    @property
    def plates(self) -> Plates:
        """The plates of the seats."""
        return self._seats.plates

    def resize(self, size: tuple[int, int], u: float) -> None:
        super().resize(size, u)
        self._seats.place(self.showing.geometry.plate_places)

    def show_again(self) -> None:
        """Show the last play of another's once more, the next time one further back."""
        self._see_again(self.turns.step_back)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._seats.tell()

    def _parts(self) -> Sequence[Part]:
        return (*super()._parts(), self._seats)

    def _draw_under(self, canvas: pygame.Surface) -> None:
        super()._draw_under(canvas)
        self._seats.draw(canvas)

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
        seat = None if self.choice is not None else self._seats.pressed(press)
        if seat is None:
            return False
        self._see_again(self.turns.show_again, self._seats.box(seat))
        return True

    def told_of(self) -> Hashable:
        """What the plates tell of, besides the match and how much of it was played."""
        return self.showing.play

    def seat_at_play(self) -> Seat | None:
        """Whose turn is to be seen: while a play is being shown it is still the turn of who made it."""
        shown, state = self.showing.play, self.match.state
        return shown.seat if shown is not None else None if state.over else state.to_play

    def notes(self, seat: Seat) -> tuple[str, ...]:
        """The last play of another's seat, until its next one; who begins a deal leads."""
        match, shown = self.match, self.showing.play
        if seat == PERSON or (shown is not None and shown.seat == seat):
            return ()
        for step in reversed(match.log):
            play = step.transition.events[0]
            if isinstance(play, CardPlayed) and play.seat == seat:
                return self.voice.notes(play, any(isinstance(event, TableSwept) for event in step.transition.events))
        return (self.voice.leads(),) if seat == match.first else ()
