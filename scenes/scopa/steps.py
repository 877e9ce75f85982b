"""First steps at Scopa: a card taken, a sum, one laid. Positions and words; every play is made by the game's rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from game.card_names import italian_card_name
from game.cards import ITALIAN, ItalianCard
from game.scopa import record as scopa_record
from game.scopa.kept import KeptMatch
from game.scopa.state import PlayCard, State
from game.seats import PERSON
from game.store import Store
from scenes.host import Host, nothing
from scenes.look.shapes import Box
from scenes.match.doors import Doors
from scenes.scopa.opponent import Opponent
from scenes.scopa.table import ScopaTable
from scenes.steps.practice import StepWords, Tried
from scenes.steps.scene import StepsScene
from scenes.table.side_panel import Around

_LEVEL = "easy"
_PROMPT_WEIGHS, _STEP_WEIGHS = 6, 6
"""So many cards are covered rather than the words between runner and hand, or rather than a card of the step."""


def cards(text: str) -> tuple[ItalianCard, ...]:
    """Cards from their notations."""
    return tuple(map(ITALIAN.parse, text.split()))


class Lesson(NamedTuple):
    """A step: the cards as they lie, what is to be played, and what the others play then."""

    state: State
    wanted: PlayCard
    replies: tuple[PlayCard, ...] = ()


def played(card: str, take: str = "") -> PlayCard:
    """A play from notations."""
    return PlayCard(ITALIAN.parse(card), cards(take))


def _laid(table: str, hands: Sequence[str], captured: str = "") -> State:
    """The position of a step: what it does not name is still to be dealt."""
    lying, held, taken = cards(table), tuple(map(cards, hands)), cards(captured)
    named = {*lying, *taken, *(card for hand in held for card in hand)}
    deck = tuple(card for card in ITALIAN.cards if card not in named)
    return State(lying, held, (taken, ()), (0, 0), deck[: len(deck) // 6 * 6], PERSON, PERSON)


def lessons() -> tuple[Lesson, ...]:
    """The three steps, one after the other in the same deal."""
    return (
        Lesson(_laid("7S 4C 2B 10C", ("7D 6S AB", "9S 10D 8C")), played("7D", "7S"), (played("9S"),)),
        Lesson(_laid("4C 2B 10C 9S", ("6S AB", "10D 8C"), "7D 7S"), played("6S", "4C 2B"), (played("10D", "10C"),)),
        Lesson(_laid("9S", ("AB", "8C"), "7D 7S 6S 4C 2B"), played("AB")),
    )


class Practice:
    """The practice at a table of the family; a game with more seats names what is its own."""

    wood = True
    KEPT: ClassVar[type[KeptMatch]] = KeptMatch
    TABLE: ClassVar[type[ScopaTable]] = ScopaTable
    OPPONENT: ClassVar[type[Opponent]] = Opponent

    def __init__(self, host: Host) -> None:
        self._words = host.words
        self._store = Store(in_memory=True)
        self._lessons = self.lessons()
        self._step = 0
        self._replies = 0
        self._told_at = 0
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

    # What a game with more seats says otherwise

    def lessons(self) -> tuple[Lesson, ...]:
        """The steps."""
        return lessons()

    @property
    def words(self) -> Sequence[StepWords]:
        text = self._words.text
        return (
            self._form(0, self._takes_one(), text("Taken: both cards now lie on your pile.")),
            self._form(1, self._takes_sum(), text("One card took two: together they are worth as much.")),
            self._form(
                2,
                text("Nothing there adds up to your {card}. Tap it, and it is laid on the table."),
                text("There either of you can take it. Who takes everything at once has a scopa, and a point."),
            ),
        )

    # What the frame asks

    @property
    def holding(self) -> bool:
        return self.table.hands.carrying or self.table.choice is not None

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
        log = self.table.match.log
        if not log:
            return Tried.NOTHING
        made, wanted = log[0].move, self._lesson.wanted
        right = made.card is wanted.card and {*made.take} == {*wanted.take}
        return Tried.RIGHT if right else Tried.OTHER

    def take_back(self) -> None:
        self.open(self._step)

    def reply(self) -> bool:
        if self._replies == len(self._lesson.replies):
            return False
        play = self._lesson.replies[self._replies]
        self._replies += 1
        return self.table.turns.make(play)

    def finish(self) -> None:
        self.table.showing.finish()

    def around(self) -> Around:
        table = self.table
        geometry, showing, poses = table.showing.geometry, table.showing, table.showing.poses()
        taken = [geometry.card_box(poses[card]) for card in self._lesson.wanted.take if card in showing.state.table]
        marked = [*taken, table.telling.hand] * _STEP_WEIGHS
        prompt = [geometry.box("prompt")] * _PROMPT_WEIGHS
        return Around(table.telling.room, tuple(marked), (*table.lying(), *prompt))

    def tell(self, words: str, at: Box) -> None:
        self.table.telling.inform(words, at)

    # Inside

    @property
    def _lesson(self) -> Lesson:
        return self._lessons[self._step]

    def _kept(self) -> KeptMatch:
        """The match of the step, which no store outlives."""
        rules = self.KEPT.GAME.rules
        record = {
            "game": self.KEPT.TABLE,
            **scopa_record.write_rules(rules, self.KEPT.GAME),
            "position": scopa_record.write_position(self._lesson.state, rules),
            "napola": False,
            "plays": list[Any](),
        }
        return self.KEPT.reopen(self._store, record, _LEVEL)

    def _form(self, step: int, ask: str, done: str) -> StepWords:
        """Words with the names of the step's cards."""
        wanted = self._lessons[step].wanted
        names = [italian_card_name(card, self._words) for card in (wanted.card, *wanted.take)]
        values = " + ".join(str(card.rank) for card in wanted.take)
        return StepWords(ask.format(card=names[0], taken=", ".join(names[1:]), sum=values), done)

    def _takes_one(self) -> str:
        return self._words.text("Tap your {card}: it takes the card of the same value, the {taken}.")

    def _takes_sum(self) -> str:
        return self._words.text("A card takes others that add up to it. Tap your {card}: it takes {sum}.")


def scene(host: Host, close: Callable[[], None]) -> StepsScene:
    """First steps at Scopa."""
    return StepsScene(Practice(host), host.words, close)
