"""First steps at Briscola: a higher card, a card led, a trump. Positions and words; every play is made by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.briscola.kept import KeptMatch
from game.briscola.record import write_position
from game.briscola.rules import TWO
from game.briscola.state import PlayCard, State
from game.cards import ITALIAN, ItalianCard
from game.records import JsonObject
from game.seats import PERSON, Seat
from scenes.briscola.opponent import Opponent
from scenes.briscola.table import BriscolaTable
from scenes.host import Host
from scenes.match.practice import Lesson, MatchPractice
from scenes.steps.practice import StepWords
from scenes.steps.scene import StepsScene

_COMPUTER = Seat(1)
_TURNED_UP = "5D"
_DRAWN = "7C 5S 6S 7B"
"""What is drawn in the steps, the next card first."""


def cards(text: str) -> tuple[ItalianCard, ...]:
    """Cards from their notations."""
    return tuple(map(ITALIAN.parse, text.split()))


def _laid(
    hands: Sequence[str], trick: str, leader: Seat, captured: tuple[str, str] = ("", ""), drawn: int = 0
) -> State:
    """The position of a step, at which so many cards were drawn: what it does not name lies in the stock."""
    held, lying, taken = tuple(map(cards, hands)), cards(trick), (cards(captured[0]), cards(captured[1]))
    coming, turned_up = cards(_DRAWN)[drawn:], ITALIAN.parse(_TURNED_UP)
    named = {*lying, *taken[0], *taken[1], *coming, turned_up, *(card for hand in held for card in hand)}
    others = (card for card in ITALIAN.cards if card not in named)
    return State(held, lying, (*coming, *others, turned_up), turned_up, taken, PERSON, leader)


def played(card: str) -> PlayCard:
    """A play from its notation."""
    return PlayCard(ITALIAN.parse(card))


def lessons() -> tuple[Lesson[State, PlayCard], ...]:
    """The three steps, one after the other in the same game."""
    return (
        Lesson(_laid(("AS 2D 4B", "6B 3C"), "10S", _COMPUTER), played("AS")),
        Lesson(_laid(("2D 4B 7C", "6B 3C 5S"), "", PERSON, ("10S AS", ""), 2), played("4B"), (played("6B"),)),
        Lesson(_laid(("2D 7C 7B", "5S 6S"), "3C", _COMPUTER, ("10S AS", "4B 6B"), 4), played("2D")),
    )


class Practice(MatchPractice[State, PlayCard]):
    """The practice at the table for two."""

    KEPT = KeptMatch
    TABLE = BriscolaTable
    OPPONENT = Opponent

    def lessons(self) -> tuple[Lesson[State, PlayCard], ...]:
        return lessons()

    def record(self, state: State) -> JsonObject:
        return {
            "game": self.KEPT.TABLE,
            "players": TWO.seats,
            "position": write_position(state),
            "plays": list[Any](),
        }

    def marked(self) -> Iterator[ItalianCard]:
        """The trick, and the trump under the stock."""
        state: State = self.table.showing.state
        yield from (*state.trick, *state.stock[-1:])

    @property
    def words(self) -> Sequence[StepWords]:
        text = self._words.text
        takes = text("The computer leads the {led}. Tap your {card}: a higher card of the same suit takes both.")
        leads = text("You lead now, and any card may answer. Tap your {card}: no points in it, so little to lose.")
        drawn = text("15 points for your pile. Whoever takes draws first, and leads the next trick.")
        trumps = text("The {led} is worth 10 points, and coins are trumps. Tap your {card}: any trump takes it.")
        return (
            self._form(takes, "AS", drawn, "10S"),
            self._form(leads, "4B", text("The higher one takes, but there is nothing in the trick.")),
            self._form(
                trumps, "2D", text("The smallest trump has taken a three. With 61 of the 120 points you win."), "3C"
            ),
        )

    def _form(self, ask: str, card: str, done: str, led: str = "") -> StepWords:
        """Words with the names of the step's cards."""
        names = {key: self.named(ITALIAN.parse(one)) for key, one in (("card", card), ("led", led)) if one}
        return StepWords(ask.format(**names), done)


def scene(host: Host, close: Callable[[], None]) -> StepsScene:
    """First steps at Briscola."""
    return StepsScene(Practice(host), host.words, close)
