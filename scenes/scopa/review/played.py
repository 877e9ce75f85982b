"""A match of Scopa's family as its review shows it: one of its deals at every play. Decides no rule, judges no play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.records import JsonObject
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match
from game.scopa.reviewed import reviewable
from game.scopa.state import CardPlayed, RoundDealt, TableSwept
from game.seats import PERSON, Seat
from game.words import Words
from scenes.match.review.lanes import LanePlay
from scenes.match.review.played import PlayedDeals
from scenes.match.strip import Called
from scenes.preferences import KeptPreferences
from scenes.review.played import Mark
from scenes.scopa.review.geometry import Geometry
from scenes.scopa.review.said import DealWords
from scenes.scopa.review.showing import Showing
from scenes.table.cues import Hear


class PlayedMatch(PlayedDeals):
    """The deals of a record that may be seen; raises `RecordError` where there is none.

    A game of the family names the parts that are its own.
    """

    GAME: ClassVar[ScopaGame] = SCOPA_GAME
    GEOMETRY: ClassVar[type[Geometry]] = Geometry
    SHOWING: ClassVar[type[Showing]] = Showing
    WORDS: ClassVar[type[DealWords]] = DealWords
    lanes: ClassVar[tuple[Seat, ...]] = (Seat(1), PERSON)
    pitch: ClassVar[tuple[float, float]] = (16, 8)
    point: ClassVar[float] = 14
    deals: list[Match]
    said_of: DealWords
    showing: Showing
    geometry: Geometry

    def __init__(self, record: JsonObject, ended: bool, words: Words, preferences: KeptPreferences, hear: Hear) -> None:
        self.deals = reviewable(record, ended, self.GAME)
        self.said_of = self.WORDS(words)
        self.showing = self.SHOWING(hear)
        super().__init__(ended, words, preferences)

    @property
    def deal(self) -> Match:
        return self.deals[self.number]

    def laid_out(self, size: tuple[int, int], pack: str, u: float) -> Geometry:
        return self.GEOMETRY(size, pack, u)

    def play(self, at: int) -> CardPlayed | None:
        plays = self.deal.plays
        return plays[at] if at < len(plays) else None

    def swept(self, at: int) -> bool:
        """Whether the play of a step is a scopa."""
        return any(isinstance(event, TableSwept) for event in self.deal.log[at].transition.events)

    def brief(self, at: int) -> str:
        return self.said_of.brief(self.deal.plays[at], self.swept(at))

    def done(self, at: int) -> str:
        return self.said_of.played(self.deal.plays[at], self.swept(at))

    def called(self) -> Called:
        return Called(*self.side_names(), self._words.text("To"))

    def side_names(self) -> tuple[str, str]:
        """What stands over the points: theirs, then ours."""
        return self.said_of.seat(Seat(1)), self.said_of.seat(PERSON)

    def marks(self) -> Sequence[Mark]:
        told = self._words.text("A scopa!")
        return [Mark(at, "broom", told) for at in range(self.count) if self.swept(at)]

    def lane_plays(self) -> list[LanePlay]:
        plays, log = self.deal.plays, self.deal.log
        dealt = [any(isinstance(event, RoundDealt) for event in step.transition.events) for step in log]
        rounds = rounds_of(plays, dealt, self.deal.rules.seats)
        return [
            LanePlay(play.seat, play.card, turn, "broom" if self.swept(at) else None)
            for at, (play, turn) in enumerate(zip(plays, rounds, strict=True))
        ]


def rounds_of(plays: Sequence[CardPlayed], dealt_after: Sequence[bool], seats: int) -> list[int]:
    """In which round each play was made: a round begins when cards are dealt; where they never are, with each turn."""
    if not any(dealt_after):
        return [number // seats for number in range(len(plays))]
    found, now = [], 0
    for dealt in dealt_after:
        found.append(now)
        now += dealt
    return found
