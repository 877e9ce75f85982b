"""A match of Briscola as its review shows it: one of its games at every play. Decides no rule, judges no play."""

from __future__ import annotations

from game.briscola.match import Match
from game.briscola.reviewed import reviewable
from game.briscola.state import CardPlayed, TrickWon
from game.records import JsonObject
from game.seats import PERSON, SIDES, Seat
from game.words import Words
from scenes.briscola.review.geometry import Geometry
from scenes.briscola.review.said import GameWords, words_of
from scenes.briscola.review.showing import Showing
from scenes.briscola.strip import called
from scenes.match.four_seats import LEFT, PARTNER, RIGHT
from scenes.match.review.lanes import LanePlay
from scenes.match.review.played import PlayedDeals
from scenes.match.strip import Called
from scenes.preferences import KeptPreferences
from scenes.table.cues import Hear

_LANES = (Seat(1), PERSON)
_LANES_OF_FOUR = (RIGHT, PARTNER, LEFT, PERSON)
_PITCH, _PITCH_OF_FOUR = (16, 8), (13, 7)


class PlayedMatch(PlayedDeals):
    """The games of a record that may be seen; raises `RecordError` where there is none."""

    point = 0.9
    deals: list[Match]
    said_of: GameWords
    showing: Showing
    geometry: Geometry

    def __init__(self, record: JsonObject, ended: bool, words: Words, preferences: KeptPreferences, hear: Hear) -> None:
        self.deals = reviewable(record, ended)
        self.seats = self.deals[0].rules.seats
        self.said_of = words_of(self.seats, words)
        self.showing = Showing(hear)
        super().__init__(ended, words, preferences)

    @property
    def deal(self) -> Match:
        return self.deals[self.number]

    @property
    def lanes(self) -> tuple[Seat, ...]:
        return _LANES if self.seats == SIDES else _LANES_OF_FOUR

    @property
    def pitch(self) -> tuple[float, float]:
        return _PITCH if self.seats == SIDES else _PITCH_OF_FOUR

    def laid_out(self, size: tuple[int, int], pack: str, u: float) -> Geometry:
        return Geometry.of(size, pack, u, self.seats)

    def play(self, at: int) -> CardPlayed | None:
        if at >= self.count:
            return None
        step = self.deal.log[at]
        return CardPlayed(step.before.to_play, step.move.card)

    def brief(self, at: int) -> str:
        step = self.deal.log[at]
        return self.said_of.brief(step.before.to_play, step.move.card, not step.before.trick, self._won(at))

    def done(self, at: int) -> str:
        """The play, and who took the trick where it filled it."""
        step, won = self.deal.log[at], self._won(at)
        said = self.said_of.played(step.before.to_play, step.move.card, not step.before.trick)
        return said if won is None else f"{said} {self.said_of.taken(won)}"

    def followed(self, at: int) -> str:
        """Who took the trick in the end, where that is not told of the play itself."""
        if self._won(at) is not None:
            return ""
        won = next((won for later in range(at + 1, self.count) if (won := self._won(later)) is not None), None)
        return "" if won is None else self.said_of.taken(won)

    def called(self) -> Called:
        return called(self.deal, self._words)

    def lane_plays(self) -> list[LanePlay]:
        """The plays, a round for each trick."""
        lay = len(self.deal.laid.trick)
        takes = self._taking()
        plays = []
        for at, step in enumerate(self.deal.log):
            trick = (lay + at) // self.seats
            plays.append(LanePlay(step.before.to_play, step.move.card, trick, took=at in takes))
        return plays

    def _won(self, at: int) -> TrickWon | None:
        """The trick that the play of a step filled."""
        return next((event for event in self.deal.log[at].transition.events if isinstance(event, TrickWon)), None)

    def _taking(self) -> set[int]:
        """The steps whose cards took their tricks."""
        played = {step.move.card: at for at, step in enumerate(self.deal.log)}
        lay, found = len(self.deal.laid.trick), set()
        for number, taker in enumerate(self.deal.takers):
            card = next(play.card for play in self.deal.tricks[number] if play.seat == taker)
            if card in played and (lay + played[card]) // self.seats == number:
                found.add(played[card])
        return found
