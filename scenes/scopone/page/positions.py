"""The positions the Scopone page shows, by name; knows what lies where and what is played, and draws nothing.

Deals are dealt and played by the game's own rules, so a miniature can show nothing the program would not do.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from game.cards import ITALIAN
from game.deals import numbered_order
from game.rules import Refusal, Transition
from game.scopa.count import Sheet
from game.scopa.rules import ScopaRules
from game.scopa.state import CardPlayed, Cards, PlayCard, State
from game.scopone.rules import SCIENTIFICO, SCOPONE
from game.seats import PERSON, Seat
from scenes.reading.positions import Positions
from scenes.scopa.page.positions import Capture, Count, cards, split


@dataclass(frozen=True, slots=True)
class Turns:
    """Plays that follow one another: the table before the first of them, and what the rules make of each."""

    start: State
    made: tuple[Transition[State], ...]

    @property
    def dealer(self) -> Seat:
        """Who dealt: it is the player at their right who begins."""
        seats = len(self.start.hands)
        return Seat((self.start.first - 1) % seats)

    @property
    def plays(self) -> tuple[CardPlayed, ...]:
        """Who plays what, in order."""
        return tuple(event for one in self.made for event in one.events if isinstance(event, CardPlayed))

    @property
    def tables(self) -> tuple[State, ...]:
        """The table before each play, and after the last."""
        return (self.start, *(one.state for one in self.made))


@dataclass(frozen=True, slots=True)
class Parting(Capture):
    """A capture, and the cards of both sides' piles before it."""

    gone: Cards

    def odd(self, taken: Cards) -> frozenset[int]:
        """The values of which an odd number of cards is gone with these."""
        counted = Counter(card.rank for card in (*self.gone, *taken))
        return frozenset(rank for rank, number in counted.items() if number % 2)


Position: TypeAlias = Turns | Capture | Count

_OURS = "AD 2D 3D 4D 6D 2C 3C 5C 7C 8C 9C 3S 4S 6S 7S 8S 10S AB 4B 6B 9B 10B"
WORKED_SCOPE = (3, 1)
"""The sweeps of the deal that is counted step by step."""


@cache
def worked_deal(napola: bool = False) -> Sheet:
    """The count of the deal the page counts step by step."""
    return split(_OURS, WORKED_SCOPE, napola)


def played(rules: ScopaRules, deal: int, plays: str) -> Turns:
    """A deal, by its number, in which the person begins, and plays such as "10B 5B:5C 7C:3C+4S"."""
    start = rules.deal(numbered_order(ITALIAN.cards, "scopone", deal), PERSON)
    table, happened = start, list[Transition[State]]()
    for play in plays.split():
        card, _, taken = play.partition(":")
        made = rules.apply(table, PlayCard(ITALIAN.parse(card), cards(taken.replace("+", " "))))
        assert not isinstance(made, Refusal), f"{play}: {made}"
        happened.append(made)
        table = made.state
    return Turns(start, tuple(happened))


def _parting(before: Turns, card: str) -> Parting:
    table = before.tables[-1]
    return Parting(ITALIAN.parse(card), table.table, table.captured[0] + table.captured[1])


position: Positions[Position] = Positions(
    {
        "turns": lambda: played(SCOPONE, 136, "7D:6S+AD 8B:8C 5D:5C 10C"),
        "capture-choice": lambda: Capture(ITALIAN.parse("8C"), cards("5B 3C 4S AD 9C")),
        "equal-card": lambda: Capture(ITALIAN.parse("6D"), cards("4C 6B 2S")),
        "scopa": lambda: Capture(ITALIAN.parse("10B"), cards("7S 2C AD")),
        "broken-pairs": lambda: _parting(played(SCIENTIFICO, 53, "10B 8B AB 5C 5B:5C AS:AB 3C 4S"), "7C"),
        "primiera": lambda: Count("primiera", worked_deal()),
        "napola": lambda: Count("napola", worked_deal(napola=True)),
    }
)
NAMES = position.names
