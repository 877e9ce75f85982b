"""The review of a match of Briscola as a scene: every play of its deals, as the person saw them. Knows no rule."""

from __future__ import annotations

import pygame

from game.seats import Seat, in_turn, next_to
from scenes.briscola.geometry import GeometryOfFour
from scenes.briscola.marks import draw_marks
from scenes.briscola.review.played import PlayedMatch
from scenes.entry import Reviewed
from scenes.host import Host
from scenes.match.seats_said import seat_label
from scenes.review.scene import ReviewScene
from scenes.table.plates import Plate, Plates


class MatchReview(ReviewScene):
    """One match under review; raises `GameError` where its record has no deal that may be seen."""

    def __init__(self, host: Host, reviewed: Reviewed) -> None:
        ended = reviewed.over is not None
        super().__init__(
            host, reviewed, PlayedMatch(reviewed.record, ended, host.words, host.preferences, host.sound.play)
        )
        self._plates: Plates | None = None
        self._sees = False
        """Whether the plates stand beside the partner's open cards."""

    def resize(self, size: tuple[int, int], u: float) -> None:
        super().resize(size, u)
        self._place_plates()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._sees != self._match.showing.sees_partner:
            self._place_plates()

    def refresh(self) -> None:
        super().refresh()
        self._tell_seats()

    def draw_marks(self, canvas: pygame.Surface) -> None:
        draw_marks(canvas, self._match.showing, self.host.words, self.u)
        if self._plates is not None:
            self._plates.draw(canvas)

    @property
    def _match(self) -> PlayedMatch:
        assert isinstance(self.played, PlayedMatch)
        return self.played

    def _place_plates(self) -> None:
        """The plates of four stand where the window has room for them now."""
        geometry, self._sees = self._match.showing.geometry, self._match.showing.sees_partner
        self._plates = None
        if isinstance(geometry, GeometryOfFour):
            self._plates = Plates(geometry.plates_beside(self._sees), self.u)
            self._tell_seats()
        self._changed = True

    def _tell_seats(self) -> None:
        if self._plates is None:
            return
        deal, state = self._match.deal(self.steps.at), self._match.showing.state
        seats = in_turn(Seat(0), state.seats)
        turn = None if state.over else state.to_play
        plates = [
            Plate(seat_label(seat, self.host.words), seat == turn, next_to(seat, state.seats) == deal.first)
            for seat in seats
        ]
        self._plates.show(plates)
