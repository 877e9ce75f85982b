"""First steps at a table where a match is played: a position a step, a play to be made. Decides no rule, no words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from game.card_names import italian_card_name
from game.cards import ItalianCard
from game.kept_match import KeptMatch
from game.records import JsonObject
from game.seats import PERSON
from game.store import Store
from game.words import Words
from scenes.host import Host, nothing
from scenes.look.shapes import Box
from scenes.match.doors import Doors
from scenes.match.opponent import Opponent
from scenes.match.table import MatchTable
from scenes.steps.practice import StepWords, Tried
from scenes.table.side_panel import Around

_LEVEL = "easy"
_PROMPT_WEIGHS, _STEP_WEIGHS = 6, 6
"""So many cards are covered rather than the words between runner and hand, or rather than a card of the step."""

S = TypeVar("S")
Play = TypeVar("Play")


class Lesson(NamedTuple, Generic[S, Play]):
    """A step: the cards as they lie, what is to be played, and what the others play then."""

    state: S
    wanted: Play
    replies: tuple[Play, ...] = ()


class MatchPractice(ABC, Generic[S, Play]):
    """The practice at such a table. Its match is in a store that nothing outlives."""

    wood = True
    KEPT: ClassVar[type[KeptMatch[Any]]]
    TABLE: ClassVar[type[MatchTable]]
    OPPONENT: ClassVar[type[Opponent[Any]]]

    def __init__(self, host: Host) -> None:
        self._words: Words = host.words
        self._store = Store(in_memory=True)
        self._lessons = self.lessons()
        self._step = 0
        self._replies = 0
        doors = Doors(
            menu=nothing,
            new_match=nothing,
            rules=lambda _: None,
            sheet=nothing,
            change=lambda _name, _value: None,
            covered=lambda: True,
            levels=nothing,
            seal=nothing,
            thinker=lambda: host.thinker,
        )
        opponent = self.OPPONENT(host.thinker, lambda: host.preferences.pause)
        self.table = self.TABLE(self._kept(), host.words, host.preferences, opponent, doors, host.sound.play)

    # What a game says of itself

    @abstractmethod
    def lessons(self) -> tuple[Lesson[S, Play], ...]:
        """The steps."""

    @property
    @abstractmethod
    def words(self) -> Sequence[StepWords]:
        """What is said of each step."""

    @abstractmethod
    def record(self, state: S) -> JsonObject:
        """The record of a deal that begins so."""

    def is_wanted(self, made: Play, wanted: Play) -> bool:
        """Whether a play is what the step is about."""
        return made == wanted

    def marked(self) -> Iterator[ItalianCard]:
        """The cards of the step that words had better not cover, besides the hand."""
        yield from ()

    # What the frame asks

    @property
    def holding(self) -> bool:
        return self.table.hands.carrying

    @property
    def still(self) -> bool:
        return not self.table.showing.moving

    @property
    def strip(self) -> Box:
        return self.table.showing.geometry.box("strip")

    def open(self, step: int) -> None:
        self._step, self._replies = step, 0
        self.table.show(self._kept(), dealt=False)

    def tried(self) -> Tried:
        made = next((one.move for one in self.table.match.log if one.before.to_play == PERSON), None)
        if made is None:
            return Tried.NOTHING
        return Tried.RIGHT if self.is_wanted(made, self.lesson.wanted) else Tried.OTHER

    def take_back(self) -> None:
        self.open(self._step)

    def reply(self) -> bool:
        if self._replies == len(self.lesson.replies):
            return False
        play = self.lesson.replies[self._replies]
        self._replies += 1
        return self.table.turns.make(play)

    def finish(self) -> None:
        self.table.showing.finish()

    def around(self) -> Around:
        table = self.table
        geometry, poses = table.showing.geometry, table.showing.poses()
        cards = [geometry.card_box(poses[card]) for card in self.marked()]
        marked = [*cards, table.telling.hand] * _STEP_WEIGHS
        prompt = [geometry.box("prompt")] * _PROMPT_WEIGHS
        return Around(table.telling.room, tuple(marked), (*table.lying(), *prompt))

    def tell(self, words: str, at: Box) -> None:
        self.table.telling.inform(words, at)

    # For a game's own words and cards

    @property
    def lesson(self) -> Lesson[S, Play]:
        """The step that is open."""
        return self._lessons[self._step]

    def named(self, card: ItalianCard) -> str:
        """What a card is called."""
        return italian_card_name(card, self._words)

    def _kept(self) -> KeptMatch[Any]:
        """The match of the step."""
        return self.KEPT.reopen(self._store, self.record(self.lesson.state), _LEVEL)
