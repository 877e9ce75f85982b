"""A match of Briscola as its review shows it: its deals one after the other, at every play. Decides no rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.briscola.match import Match
from game.briscola.reviewed import cut, reviewable
from game.briscola.state import CardPlayed, TrickWon
from game.card_names import italian_card_name
from game.records import JsonObject
from game.seats import PERSON, SIDES, Seat, side_of
from game.words import Words
from scenes.briscola.geometry import Geometry
from scenes.briscola.showing import Showing
from scenes.briscola.strip import called, trump_stat
from scenes.match.seats_said import seat_label
from scenes.match.strip import computer_label, points_at
from scenes.preferences import KeptPreferences
from scenes.review import plain
from scenes.review.played import Mark, Places, StepWords
from scenes.table.cues import Hear
from scenes.table.strip import Stat


class PlayedMatch:
    """The deals of a record that may be seen; raises `RecordError` where there is none.

    A deal of n plays has n + 1 steps: the table before its first play, and after each. Cards nobody saw stay hidden.
    """

    wood = True

    def __init__(self, record: JsonObject, ended: bool, words: Words, preferences: KeptPreferences, hear: Hear) -> None:
        self.showing = Showing(hear)
        self._words, self._preferences = words, preferences
        self._steps = [(deal, play) for deal in reviewable(record, ended) for play in range(len(deal.log) + 1)]

    @property
    def count(self) -> int:
        return len(self._steps) - 1

    def place(self, size: tuple[int, int], u: float, at: int) -> Places:
        (deal, _), now = self._steps[at], self._preferences.now
        geometry = Geometry.of(plain.table_size(size, u), now.italian_pack, u, deal.rules.seats)
        self.showing.place(geometry, deal, u, now.italian_pack, now.corner_values)
        self.show(at)
        return plain.places(size, u, geometry.box("strip"))

    def deal(self, at: int) -> Match:
        """The deal of a step."""
        return self._steps[at][0]

    def show(self, at: int) -> None:
        self.showing.stand(*self._steps[at])

    def go(self, was: int, at: int, speed: float) -> None:
        deal, play = self._steps[was]
        if at == was + 1 and play < len(deal.log):
            self.showing.replay(deal, play, speed)
        else:
            self.show(at)

    def said(self, at: int) -> StepWords:
        text, (deal, play) = self._words.text, self._steps[at]
        if not play:
            return StepWords(text("As it was dealt"), "")
        title = text("Play {number} of {count}").format(number=play, count=len(deal.log))
        return StepWords(title, self._done(deal, play))

    def stats(self, at: int) -> list[Stat]:
        deal, play = self._steps[at]
        over = deal.state.over and play == len(deal.log)
        state = deal.log[play].before if play < len(deal.log) else deal.state
        score, turn = (deal.score_after, None) if over else (deal.score, side_of(state.to_play))
        points = points_at(score, turn, deal.terms.target, called(deal, self._words))
        return [*points, trump_stat(deal, self._words)]

    def marks(self) -> Sequence[Mark]:
        dealt = [at for at, (_, play) in enumerate(self._steps) if not play]
        return [Mark(at, "cards", self._words.text("As it was dealt")) for at in dealt[1:]]

    def record_to(self, at: int) -> JsonObject | None:
        deal, play = self._steps[at]
        return None if deal.state.over and play == len(deal.log) else cut(deal, play)

    def _done(self, deal: Match, play: int) -> str:
        """A play in a few words, and who took the trick with it."""
        played, *brought = deal.log[play - 1].transition.events
        assert isinstance(played, CardPlayed)
        said = [f"{self._seat(deal, played.seat)}: {italian_card_name(played.card, self._words)}"]
        for event in brought:
            if isinstance(event, TrickWon):
                took = self._words.plural(
                    "The trick: {seat}, {count} point", "The trick: {seat}, {count} points", event.points
                )
                said.append(took.format(seat=self._seat(deal, event.seat), count=event.points))
        return " · ".join(said)

    def _seat(self, deal: Match, seat: Seat) -> str:
        if seat == PERSON or deal.rules.seats > SIDES:
            return seat_label(seat, self._words)
        return computer_label(self._words)
