"""First steps at Scopa: a card taken, a sum, one laid. Positions and words; every play is made by the game's rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from game.cards import ITALIAN, ItalianCard
from game.records import JsonObject
from game.scopa import record as scopa_record
from game.scopa.kept import KeptMatch
from game.scopa.state import PlayCard, State
from game.seats import PERSON
from scenes.host import Host
from scenes.match.practice import Lesson, MatchPractice
from scenes.scopa.opponent import Opponent
from scenes.scopa.table import ScopaTable
from scenes.steps.practice import StepWords
from scenes.steps.scene import StepsScene


def cards(text: str) -> tuple[ItalianCard, ...]:
    """Cards from their notations."""
    return tuple(map(ITALIAN.parse, text.split()))


def played(card: str, take: str = "") -> PlayCard:
    """A play from notations."""
    return PlayCard(ITALIAN.parse(card), cards(take))


def _laid(table: str, hands: Sequence[str], captured: str = "") -> State:
    """The position of a step: what it does not name is still to be dealt."""
    lying, held, taken = cards(table), tuple(map(cards, hands)), cards(captured)
    named = {*lying, *taken, *(card for hand in held for card in hand)}
    deck = tuple(card for card in ITALIAN.cards if card not in named)
    return State(lying, held, (taken, ()), (0, 0), deck[: len(deck) // 6 * 6], PERSON, PERSON)


def lessons() -> tuple[Lesson[State, PlayCard], ...]:
    """The three steps, one after the other in the same deal."""
    return (
        Lesson(_laid("7S 4C 2B 10C", ("7D 6S AB", "9S 10D 8C")), played("7D", "7S"), (played("9S"),)),
        Lesson(_laid("4C 2B 10C 9S", ("6S AB", "10D 8C"), "7D 7S"), played("6S", "4C 2B"), (played("10D", "10C"),)),
        Lesson(_laid("9S", ("AB", "8C"), "7D 7S 6S 4C 2B"), played("AB")),
    )


class Practice(MatchPractice[State, PlayCard]):
    """The practice at a table of the family; a game with more seats names what is its own."""

    KEPT: ClassVar[type[KeptMatch]] = KeptMatch
    TABLE: ClassVar[type[ScopaTable]] = ScopaTable
    OPPONENT: ClassVar[type[Opponent]] = Opponent
    table: ScopaTable

    # What a game with more seats says otherwise

    def lessons(self) -> tuple[Lesson[State, PlayCard], ...]:
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

    # What every practice of the family has

    @property
    def holding(self) -> bool:
        return super().holding or self.table.choice is not None

    def record(self, state: State) -> JsonObject:
        rules = self.KEPT.GAME.rules
        return {
            "game": self.KEPT.TABLE,
            **scopa_record.write_rules(rules, self.KEPT.GAME),
            "position": scopa_record.write_position(state, rules),
            "napola": False,
            "plays": list[Any](),
        }

    def is_wanted(self, made: PlayCard, wanted: PlayCard) -> bool:
        return made.card is wanted.card and {*made.take} == {*wanted.take}

    def marked(self) -> Iterator[ItalianCard]:
        """What is to be taken, while it lies there."""
        lying = self.table.showing.state.table
        yield from (card for card in self.lesson.wanted.take if card in lying)

    def _form(self, step: int, ask: str, done: str) -> StepWords:
        """Words with the names of the step's cards."""
        wanted = self._lessons[step].wanted
        names = [self.named(card) for card in (wanted.card, *wanted.take)]
        values = " + ".join(str(card.rank) for card in wanted.take)
        return StepWords(ask.format(card=names[0], taken=", ".join(names[1:]), sum=values), done)

    def _takes_one(self) -> str:
        return self._words.text("Tap your {card}: it takes the card of the same value, the {taken}.")

    def _takes_sum(self) -> str:
        return self._words.text("A card takes others that add up to it. Tap your {card}: it takes {sum}.")


def scene(host: Host, close: Callable[[], None]) -> StepsScene:
    """First steps at Scopa."""
    return StepsScene(Practice(host), host.words, close)
