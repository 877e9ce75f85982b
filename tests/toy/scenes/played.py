"""A game of Ladder as its review shows it, by what any game can give. Decides no rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.records import JsonObject
from game.replayed import replayed
from scenes.host import Host
from scenes.review import plain
from scenes.review.played import Mark, Places, StepWords
from scenes.table.faces import CardFaces
from scenes.table.signs import sign
from scenes.table.strip import Stat
from tests.toy.game import record as ladder_record
from tests.toy.game.state import Laid, State
from tests.toy.scenes.geometry import Geometry
from tests.toy.scenes.showing import Showing


class PlayedLadder:
    """The game of a record; raises `RecordError` where it can't be stepped through."""

    wood = False

    def __init__(self, record: JsonObject, host: Host) -> None:
        self._start, actions = ladder_record.read(record)
        self._session = self._start.session()
        self._steps = replayed(self._session, actions)
        self._host = host
        now = host.preferences.now
        self.showing = Showing(CardFaces(), host.sound.play, lambda: (now.back, now.four_colours))

    @property
    def count(self) -> int:
        return len(self._steps)

    def _state(self, at: int) -> State:
        return self._steps[at - 1].state if at else self._session.start

    def place(self, size: tuple[int, int], u: float, at: int) -> Places:
        geometry = Geometry(self._start.rules.columns, plain.table_size(size, u))
        self.showing.place(geometry, self._state(at), u)
        return plain.places(size, u, geometry.strip)

    def show(self, at: int) -> None:
        self.showing.state = self._state(at)
        self.showing.settle()

    def go(self, was: int, at: int, speed: float) -> None:
        done = self._steps[max(was, at) - 1]
        if done.backwards == (at < was):
            self.showing.show_step(done.step, speed)
        else:
            self.showing.show_undo(done.step, speed)

    def said(self, at: int) -> StepWords:
        if not at:
            return StepWords(self._host.words.text("As it was dealt"), "")
        title = self._host.words.text("Move {number} of {count}").format(number=at, count=self.count)
        events = self._steps[at - 1].step.transition.events
        return StepWords(title, " ".join(sign(event.card) for event in events if isinstance(event, Laid)))

    def stats(self, at: int) -> list[Stat]:
        return [Stat(self._host.words.text("Score"), str(self._steps[at - 1].score if at else 0), score=True)]

    def marks(self) -> Sequence[Mark]:
        return ()

    def record_to(self, at: int) -> JsonObject | None:
        if self._start.rules.over(self._state(at)):
            return None
        return ladder_record.write(self._start, [done.action for done in self._steps[:at]])
