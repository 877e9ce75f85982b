"""What became of a game of Scorpion: its positions as they were played, and which of them could still be won.

Decides no verdict: it says what to ask (`judging`), and what follows from the answers. A move leads from what can be
won, or from what can't, but never from a lost position to one that can be won; so of a hundred positions that followed
one another a few have to be looked at. Equal positions, met again after undo, have one verdict.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, Self

from game.records import JsonObject
from game.rules import Refusal
from game.scorpion import record as scorpion_record
from game.scorpion.record import Action, Start
from game.scorpion.solver import Verdict
from game.scorpion.state import State
from game.session import Redo, Restart, Undo
from game.store import GameVerdict

Known = tuple[tuple[str, int], ...]
"""What is known of each position: the verdict's value, "" where there is none, and the budget of the search for it."""


class Moment(NamedTuple):
    """Where a game stood after one of its actions (None: at its start), and with which score.

    `moves` of them stood then. `stands` is the moment at which this position was first reached so, which is another
    one after undo and redo. `before` is the moment that stood before the last standing move, None where none stands.
    """

    action: Action | None
    state: State
    moves: int
    score: int
    stands: int
    before: int | None


class Course:
    """A game from its start on, through every action that took effect, undo and redo among them."""

    def __init__(self, start: Start, actions: Sequence[Action]) -> None:
        self.rules = start.rules
        self.moments = tuple(_moments(start, actions))
        places: dict[State, int] = {}
        self._places = [places.setdefault(moment.state, len(places)) for moment in self.moments]
        self._states = tuple(places)
        self._led_from: list[set[int]] = [set() for _ in places]
        self._led_to: list[set[int]] = [set() for _ in places]
        for place, moment in zip(self._places, self.moments, strict=True):
            if moment.before is not None:
                before = self._places[moment.before]
                self._led_from[place].add(before)
                self._led_to[before].add(place)
        self._verdicts: list[Verdict | None] = [None] * len(places)
        self._tried = [0] * len(places)
        for place, state in enumerate(self._states):
            if start.rules.won(state):
                self._learn(place, Verdict.WINNABLE)

    @classmethod
    def of_record(cls, record: JsonObject) -> Self:
        """The course of a record's game, refused actions left out; raises `RecordError` where it can't be used."""
        return cls(*scorpion_record.read(record))

    # What was played

    def line(self, moment: int = -1) -> list[int]:
        """Where it began, and the moments of the moves that stood at a moment (by default at the end), in order."""
        found = [self.moments[moment].stands]
        while (before := self.moments[found[-1]].before) is not None:
            found.append(before)
        found.reverse()
        return found

    # What is known of it

    def verdict(self, moment: int) -> Verdict | None:
        """Whether it could still be won then; None where nobody has looked yet, `UNKNOWN` where a search gave up."""
        return self._verdicts[self._places[moment]]

    def lost_by(self, moment: int = -1) -> int | None:
        """The moment of the move by which what stood at a moment was lost, None where none is known to have been."""
        for before, after in pairwise(self.line(moment)):
            if (self.verdict(before), self.verdict(after)) == (Verdict.WINNABLE, Verdict.UNWINNABLE):
                return after
        return None

    @property
    def losses(self) -> list[int]:
        """Every moment at which a move is known to have lost what could be won; to redo one is no such moment."""
        return [
            number
            for number, moment in enumerate(self.moments)
            if moment.before is not None
            and moment.stands == number
            and self.verdict(moment.before) is Verdict.WINNABLE
            and self.verdict(number) is Verdict.UNWINNABLE
        ]

    @property
    def judged(self) -> int:
        """How many of the moments are known to be winnable or lost."""
        return sum(self.verdict(number) in _SURE for number in range(len(self.moments)))

    @property
    def summary(self) -> GameVerdict:
        """Whether the deal could be won, and by which of the moves that stand at the end it was lost."""
        lost = self.lost_by()
        winnable = {Verdict.WINNABLE: True, Verdict.UNWINNABLE: False}.get(self.verdict(0) or Verdict.UNKNOWN)
        return GameVerdict(winnable, None if lost is None else self.moments[lost].moves)

    # Finding it out

    def unsure(self, moment: int) -> list[int]:
        """The places of the positions along a line that are neither known to be winnable nor lost, in their order; and
        of the last that is winnable before them, and the first that is lost after them.
        """
        places = list(dict.fromkeys(self._places[one] for one in self.line(moment)))
        verdicts = [self._verdicts[place] for place in places]
        first = sum(verdict is Verdict.WINNABLE for verdict in verdicts)
        last = len(places) - sum(verdict is Verdict.UNWINNABLE for verdict in verdicts)
        return places[max(0, first - 1) : last + 1]

    def found(self, places: Sequence[int], nodes: int) -> tuple[Verdict | None, ...]:
        """What is known at these places; None where no search of so many positions has looked."""
        return tuple(
            verdict if (verdict := self._verdicts[place]) in _SURE or self._tried[place] >= nodes else None
            for place in places
        )

    def states(self, places: Sequence[int]) -> tuple[State, ...]:
        """The positions at these places."""
        return tuple(self._states[place] for place in places)

    @property
    def ends(self) -> Iterator[int]:
        """The moments after which something else was played, or nothing any more, the latest first."""
        gone_on = {moment.before for moment in self.moments}
        return (
            number
            for number in reversed(range(len(self.moments)))
            if self.moments[number].stands == number and number not in gone_on
        )

    def take(self, places: Sequence[int], verdicts: Sequence[Verdict | None], nodes: int) -> None:
        """Learn what searches of so many positions at most found at these places; None says nothing."""
        for place, verdict in zip(places, verdicts, strict=True):
            if verdict is Verdict.UNKNOWN:
                self._tried[place] = max(self._tried[place], nodes)
                self._verdicts[place] = self._verdicts[place] or Verdict.UNKNOWN
            elif verdict is not None:
                self._learn(place, verdict)

    @property
    def known(self) -> Known:
        """All that was learned, to be handed to another course of the same game."""
        return tuple((verdict or "", tried) for verdict, tried in zip(self._verdicts, self._tried, strict=True))

    def learn(self, known: Known) -> None:
        """What another course of this game knew."""
        self._verdicts = [Verdict(verdict) if verdict else None for verdict, _ in known]
        self._tried = [tried for _, tried in known]

    def _learn(self, place: int, verdict: Verdict) -> None:
        """And all that follows: what led to what can be won can be won itself, what a lost position led to is lost."""
        onward = self._led_from if verdict is Verdict.WINNABLE else self._led_to
        reached = [place]
        while reached:
            place = reached.pop()
            if self._verdicts[place] is not verdict:
                self._verdicts[place] = verdict
                reached.extend(onward[place])


_SURE = (Verdict.WINNABLE, Verdict.UNWINNABLE)


def _moments(start: Start, actions: Sequence[Action]) -> Iterator[Moment]:
    session = start.session()
    yield Moment(None, session.state, 0, session.score, 0, None)
    standing, undone = [0], list[int]()
    begun: dict[int, int | None] = {0: None}
    number = 1
    for action in actions:
        if isinstance(session.play(action), Refusal):
            continue
        if isinstance(action, Undo):
            undone.append(standing.pop())
        elif isinstance(action, Redo):
            standing.append(undone.pop())
        else:
            undone.clear()
            begun[number] = None if isinstance(action, Restart) else standing[-1]
            standing.append(number)
        stands = standing[-1]
        yield Moment(action, session.state, session.moves, session.score, stands, begun[stands])
        number += 1
