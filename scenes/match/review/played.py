"""A match as its review shows it: one of its deals at every play. Decides no rule, judges no play, knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from game.match_records import cut
from game.matches import Match
from game.records import JsonObject
from game.seats import Seat, Side, side_of
from game.words import Words
from scenes.match.review.geometry import ReviewGeometry
from scenes.match.review.lanes import LaneLook, LanePlay
from scenes.match.review.said import DealWords
from scenes.match.review.showing import ReviewShowing
from scenes.match.strip import Called, points_at
from scenes.preferences import KeptPreferences
from scenes.review.played import Mark, Places, StepWords
from scenes.table.strip import Stat

_BEFORE_PLACED = (1280, 720)
"""A canvas it is as if laid out for until it is."""


class PlayedDeals(ABC):
    """The deals of a match that may be seen, one of them on the table: of a match that is done with the first one,
    else the last.

    Step k is the table before the deal's play k, from 0; the last step is how the deal ended. A game names the parts
    that are its own.
    """

    wood = True
    deals: Sequence[Match[Any, Any]]
    said_of: DealWords
    showing: ReviewShowing
    geometry: ReviewGeometry

    def __init__(self, ended: bool, words: Words, preferences: KeptPreferences) -> None:
        """What `deals` lists must stand before."""
        self.number = 0 if ended else len(self.deals) - 1
        self.open_hands = True
        self._words, self._preferences = words, preferences
        self.geometry = self.laid_out(_BEFORE_PLACED, preferences.now.italian_pack, 1.0)

    # What a game says

    @property
    @abstractmethod
    def deal(self) -> Any:
        """The deal on the table."""

    @property
    @abstractmethod
    def lanes(self) -> tuple[Seat, ...]:
        """The seats by their lanes, the topmost first."""

    @property
    @abstractmethod
    def pitch(self) -> tuple[float, float]:
        """How far a lane lies below the one above it at scale 1, and where there is little room."""

    @property
    @abstractmethod
    def point(self) -> float:
        """How long the bar is for a point that a play cost, at scale 1."""

    @abstractmethod
    def laid_out(self, size: tuple[int, int], pack: str, u: float) -> Any:
        """The table in a canvas."""

    @abstractmethod
    def play(self, at: int) -> Any:
        """The play that is looked at in a step, with its seat and card; None at the deal's end."""

    @abstractmethod
    def brief(self, at: int) -> str:
        """The play of a step in a few words."""

    @abstractmethod
    def done(self, at: int) -> str:
        """The play of a step in whole sentences."""

    def followed(self, at: int) -> str:
        """What came of the play of a step, in whole sentences; may be empty."""
        return self.done(at + 1) if at + 1 < self.count else ""

    @abstractmethod
    def called(self) -> Called:
        """What stands over the score and what is played to."""

    @abstractmethod
    def lane_plays(self) -> list[LanePlay]:
        """The deal's plays for the lanes."""

    def marks(self) -> Sequence[Mark]:
        """The steps worth going to besides those the teacher marks."""
        return ()

    # What the review asks

    @property
    def count(self) -> int:
        return len(self.deal.log)

    def place(self, size: tuple[int, int], u: float, at: int) -> Places:
        now = self._preferences.now
        self.geometry = self.laid_out(size, now.italian_pack, u)
        self.geometry.open_hands = self.open_hands
        self.showing.place(self.geometry, self.deal, u, now.italian_pack, now.corner_values)
        self.showing.stand(self.deal, at)
        return Places(self.geometry.box("panel"), self.geometry.box("strip"))

    def show(self, at: int) -> None:
        self.showing.stand(self.deal, at)

    def go(self, was: int, at: int, speed: float) -> None:
        if at == was + 1:
            self.showing.step(self.deal, was, speed)
        else:
            self.showing.back(self.deal, at, speed)

    def open_all(self, shown: bool, at: int) -> None:
        """Let all hands lie open, or as the person saw them."""
        self.open_hands = self.geometry.open_hands = shown
        self.showing.stand(self.deal, at)

    def said(self, at: int) -> StepWords:
        if self.play(at) is None:
            return StepWords(self.said_of.the_end(), "")
        title = self._words.text("Play {number} of {count}").format(number=at + 1, count=self.count)
        return StepWords(title, self.brief(at))

    def stats(self, at: int) -> list[Stat]:
        play, score = self.play(at), self.deal.score
        turn: Side | None = None if play is None else side_of(play.seat)
        if play is None:
            score = self.deal.score_after
        points = points_at(score, turn, self.deal.terms.target, self.called())
        return [*points, Stat(self.said_of.over_number(), str(self.deal.number))]

    def record_to(self, at: int) -> JsonObject | None:
        return cut(self.deal, at) if at < self.count else None

    def lane_look(self) -> LaneLook:
        """How the lanes look in this window."""
        geometry = self.geometry
        named = tuple((seat, self.said_of.seat(seat)) for seat in self.lanes)
        scale = geometry.plays_scale
        pitch = self.pitch[geometry.small] * scale
        return LaneLook(named, pitch, geometry.mini_size, self.showing.faces.picture, scale, self.point)
