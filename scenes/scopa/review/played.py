"""A match of Scopa's family as its review shows it: one of its deals at every play. Decides no rule, judges no play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.records import JsonObject
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match
from game.scopa.reviewed import cut, reviewable
from game.scopa.state import CardPlayed, RoundDealt, TableSwept
from game.seats import PERSON, Seat, Side, side_of
from game.words import Words
from scenes.match.strip import Called, points_at
from scenes.preferences import KeptPreferences
from scenes.review.played import Mark, Places, StepWords
from scenes.scopa.review.geometry import Geometry
from scenes.scopa.review.lanes import LaneLook, LanePlay, rounds_of
from scenes.scopa.review.said import DealWords
from scenes.scopa.review.showing import Showing
from scenes.table.cues import Hear
from scenes.table.strip import Stat

_BEFORE_PLACED = (1280, 720)
"""A canvas it is as if laid out for until it is."""


class PlayedMatch:
    """The deals of a record that may be seen, one of them on the table; raises `RecordError` where there is none.

    Step k is the table before the deal's play k, from 0; the last step is how the deal ended. A game of the family
    names the parts that are its own.
    """

    wood = True
    GAME: ClassVar[ScopaGame] = SCOPA_GAME
    GEOMETRY: ClassVar[type[Geometry]] = Geometry
    SHOWING: ClassVar[type[Showing]] = Showing
    WORDS: ClassVar[type[DealWords]] = DealWords
    LANES: ClassVar[tuple[Seat, ...]] = (Seat(1), PERSON)
    """The seats by their lanes, the topmost first."""
    PITCH: ClassVar[tuple[float, float]] = (16, 8)
    """How far a lane lies below the one above it at scale 1, and where there is little room."""

    def __init__(self, record: JsonObject, ended: bool, words: Words, preferences: KeptPreferences, hear: Hear) -> None:
        self.deals = reviewable(record, ended, self.GAME)
        self.number = 0 if ended else len(self.deals) - 1
        self.said_of = self.WORDS(words)
        self.showing: Showing = self.SHOWING(hear)
        self.open_hands = True
        self._words, self._preferences = words, preferences
        self.geometry = self.GEOMETRY(_BEFORE_PLACED, preferences.now.italian_pack, 1.0)

    @property
    def deal(self) -> Match:
        """The deal on the table."""
        return self.deals[self.number]

    @property
    def count(self) -> int:
        return len(self.deal.log)

    def play(self, at: int) -> CardPlayed | None:
        """The play that is looked at in a step; None at the deal's end."""
        plays = self.deal.plays
        return plays[at] if at < len(plays) else None

    def swept(self, at: int) -> bool:
        """Whether the play of a step is a scopa."""
        return any(isinstance(event, TableSwept) for event in self.deal.log[at].transition.events)

    # What the review asks

    def place(self, size: tuple[int, int], u: float, at: int) -> Places:
        now = self._preferences.now
        self.geometry = self.GEOMETRY(size, now.italian_pack, u)
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
        text, play = self._words.text, self.play(at)
        if play is None:
            return StepWords(text("The end of the deal"), "")
        title = text("Play {number} of {count}").format(number=at + 1, count=self.count)
        return StepWords(title, self.said_of.brief(play, self.swept(at)))

    def stats(self, at: int) -> list[Stat]:
        play, score, text = self.play(at), self.deal.score, self._words.text
        turn: Side | None = None if play is None else side_of(play.seat)
        if play is None:
            score = self.deal.score_after
        called = Called(*self.side_names(), text("To"))
        return [
            *points_at(score, turn, self.deal.terms.target, called),
            Stat(self._words.meant("over the number of a deal in its match", "Deal"), str(self.deal.number)),
        ]

    def side_names(self) -> tuple[str, str]:
        """What stands over the points: theirs, then ours."""
        return self.said_of.seat(Seat(1)), self.said_of.seat(PERSON)

    def marks(self) -> Sequence[Mark]:
        told = self._words.text("A scopa!")
        return [Mark(at, "broom", told) for at in range(self.count) if self.swept(at)]

    def record_to(self, at: int) -> JsonObject | None:
        return cut(self.deal, at) if at < self.count else None

    # The lanes

    def lane_plays(self) -> list[LanePlay]:
        """The deal's plays for the lanes."""
        plays, log = self.deal.plays, self.deal.log
        dealt = [any(isinstance(event, RoundDealt) for event in step.transition.events) for step in log]
        rounds = rounds_of(plays, dealt, self.deal.rules.seats)
        return [
            LanePlay(play.seat, play.card, turn, self.swept(at))
            for at, (play, turn) in enumerate(zip(plays, rounds, strict=True))
        ]

    def lane_look(self) -> LaneLook:
        """How the lanes look in this window."""
        named = tuple((seat, self.said_of.seat(seat)) for seat in self.LANES)
        pitch = self.PITCH[self.geometry.small] * self.geometry.plays_scale
        faces = self.showing.faces
        return LaneLook(named, pitch, self.geometry.mini_size, faces.picture, self.geometry.plays_scale)
