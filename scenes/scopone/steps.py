"""First steps at Scopone: a card taken, a sum, one laid for the partner. Positions and words of four; no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.cards import ITALIAN
from game.scopa.state import PlayCard, State
from game.scopone.kept import KeptMatch
from game.seats import PERSON
from scenes.host import Host
from scenes.match.practice import Lesson
from scenes.scopa.steps import Practice as PracticeOfTwo
from scenes.scopa.steps import cards, played
from scenes.scopone.opponent import Opponent
from scenes.scopone.table import ScoponeTable
from scenes.steps.practice import StepWords
from scenes.steps.scene import StepsScene


def _laid(table: str, hands: Sequence[str], ours: str = "") -> State:
    """The position of a step: what it does not name was taken before, by either pair alike."""
    lying, held, taken = cards(table), tuple(map(cards, hands)), cards(ours)
    named = {*lying, *taken, *(card for hand in held for card in hand)}
    others = [card for card in ITALIAN.cards if card not in named]
    half = len(others) // 2
    return State(lying, held, ((*taken, *others[:half]), tuple(others[half:])), (0, 0), (), PERSON, PERSON)


def lessons() -> tuple[Lesson[State, PlayCard], ...]:
    """The three steps, one after the other in the same deal."""
    return (
        Lesson(
            _laid("7S 4C 2B 10C", ("7D 6S 5B AS", "9S 10D 2C AD", "9D 3D 10S AB", "8C 8D 6C AC")),
            played("7D", "7S"),
            (played("9S"), played("9D", "9S"), played("8C")),
        ),
        Lesson(
            _laid("4C 2B 10C 8C", ("6S 5B AS", "10D 2C AD", "3D 10S AB", "8D 6C AC"), "7D 7S 9D 9S"),
            played("6S", "4C 2B"),
            (played("10D", "10C"), played("3D"), played("8D", "8C")),
        ),
        Lesson(
            _laid("3D", ("5B AS", "2C AD", "10S AB", "6C AC"), "7D 7S 9D 9S 6S 4C 2B"),
            played("5B"),
            (played("2C"), played("10S", "3D 5B 2C")),
        ),
    )


class Practice(PracticeOfTwo):
    """The practice at the table for four."""

    KEPT = KeptMatch
    TABLE = ScoponeTable
    OPPONENT = Opponent

    def lessons(self) -> tuple[Lesson[State, PlayCard], ...]:
        return lessons()

    @property
    def words(self) -> Sequence[StepWords]:
        text = self._words.text
        return (
            self._form(
                0,
                self._takes_one(),
                text("What your partner, opposite you, took since then lies on the same pile: it is your pair's."),
            ),
            self._form(1, self._takes_sum(), text("One card took two: together they are worth as much.")),
            self._form(
                2,
                text("Now for your partner, who plays after the opponent on the right: lay your {card} beside the 3."),
                text("Your partner took everything at once: a scopa, and a point for both of you."),
            ),
        )


def scene(host: Host, close: Callable[[], None]) -> StepsScene:
    """First steps at Scopone."""
    return StepsScene(Practice(host), host.words, close)
