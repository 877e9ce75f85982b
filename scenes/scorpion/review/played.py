"""A Scorpion game as its review shows it: the table at every step, above the panel. Decides no rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.records import JsonObject
from game.replayed import Done, replayed
from game.rules import Event
from game.scorpion import record as scorpion_record
from game.scorpion.state import Move, ReserveDealt, RunRemoved, State
from game.words import Words
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.review.plain import panel_height
from scenes.review.played import Mark, Places, StepWords
from scenes.scorpion.deal_name import deal_name
from scenes.scorpion.geometry import Geometry
from scenes.scorpion.review.panel import HIGH_STACKED, HIGH_TALL
from scenes.scorpion.review.words import step_words
from scenes.scorpion.showing import Showing
from scenes.table.cues import Hear
from scenes.table.faces import CardFaces
from scenes.table.strip import Stat

_AWAY, _EDGE = 14, 8
"""Between the columns' end and the panel, and from the panel to what bounds it in a narrow window, at scale 1."""

_WORDS_FROM = 1000
"""From this height at scale 1 a tall window has room for the words under the slider."""


class PlayedGame:
    """The game of a record; raises `RecordError` where it can't be stepped through."""

    wood = False

    def __init__(self, record: JsonObject, words: Words, preferences: KeptPreferences, hear: Hear) -> None:
        self.start, actions = scorpion_record.read(record)
        self.steps: list[Done[State, Move]] = replayed(self.start.session(), actions)
        self.actions = [done.action for done in self.steps]
        self._runs, self._reserves = self._reached(RunRemoved), self._reached(ReserveDealt)
        self._words, self._preferences = words, preferences
        self.showing = Showing(CardFaces(), hear)
        self.geometry: Geometry

    @property
    def count(self) -> int:
        return len(self.steps)

    def state(self, at: int) -> State:
        """The position after so many actions."""
        return self.steps[at - 1].state if at else self.start.state

    def won(self, at: int) -> bool:
        """Whether it was won at a step."""
        return self.start.rules.won(self.state(at))

    def place(self, size: tuple[int, int], u: float, at: int) -> Places:
        whole = Geometry(self.start.rules, size)
        tall = whole.layout.tall
        high = panel_height(size, u)
        if tall:
            high = (HIGH_TALL if size[1] >= _WORDS_FROM * u else HIGH_STACKED) * u
        foot = whole.strip.y - _EDGE * u if tall else whole.strip.bottom
        self.geometry = Geometry(self.start.rules, size, round(foot - high - _AWAY * u))
        now = self._preferences.now
        self.showing.place(self.geometry, self.state(at), u, now.back, now.four_colours)
        left, right = self.geometry.column_x[0], self.geometry.column_x[-1] + self.geometry.card_width
        if tall:
            left, right = round(_EDGE * u), size[0] - round(_EDGE * u)
        return Places(Box(left, round(foot - high), right - left, high), whole.strip)

    def show(self, at: int) -> None:
        self.showing.jump(self.state(at))

    def go(self, was: int, at: int, speed: float) -> None:
        done = self.steps[max(was, at) - 1]
        if done.backwards == (at < was):
            self.showing.show_step(done.step, speed, from_hand=False)
        else:
            self.showing.show_undo(done.step, speed)

    def said(self, at: int) -> StepWords:
        return step_words(self.steps, at, self._words)

    def stats(self, at: int) -> list[Stat]:
        text = self._words.text
        score, moves = (self.steps[at - 1].score, self.steps[at - 1].moves) if at else (self.start.score, 0)
        deal = deal_name(self.start.name, self._words)
        return [
            Stat(text("Score"), str(score), score=True),
            Stat(text("Moves"), str(moves), score=True),
            Stat(self._words.meant("over a deal's number", "Deal"), deal),
        ]

    def marks(self) -> Sequence[Mark]:
        text = self._words.text
        run, reserve = text("A run is finished"), text("The reserve is dealt")
        return [Mark(at, "spade", run) for at in self._runs] + [Mark(at, "cards", reserve) for at in self._reserves]

    def record_to(self, at: int) -> JsonObject | None:
        if self.won(at):
            return None
        return scorpion_record.write(self.start, self.actions[:at])

    def _reached(self, kind: type[Event]) -> list[int]:
        """The steps that brought such an event."""
        return [
            number
            for number, done in enumerate(self.steps, start=1)
            if not done.backwards and any(isinstance(event, kind) for event in done.step.transition.events)
        ]
