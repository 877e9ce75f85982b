"""The positions the Briscola page shows, by name; knows what lies where and what is played, and draws nothing.

Tricks are played by the game's own rules, so a miniature can show nothing the program would not do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from game.briscola.points import points_in, strength
from game.briscola.rules import RULE_SETS
from game.briscola.state import CardPlayed, Cards, Piles, PlayCard, State, TrickWon
from game.cards import ITALIAN, ItalianCard, ItalianSuit
from game.rules import Refusal, Transition
from game.seats import PERSON, Seat
from scenes.reading.positions import Positions


@dataclass(frozen=True, slots=True)
class Tricks:
    """Tricks that follow one another: the table before the first play, and what the rules make of each play."""

    start: State
    made: tuple[Transition[State], ...]

    @property
    def plays(self) -> tuple[CardPlayed, ...]:
        """Who plays what, in order."""
        return tuple(event for one in self.made for event in one.events if isinstance(event, CardPlayed))

    @property
    def turned_up(self) -> ItalianCard | None:
        """The turned-up card that lies beside the trick; None where it is one of those that are played."""
        played = {play.card for play in self.plays}
        return None if self.start.turned_up in played else self.start.turned_up

    def trick_of(self, number: int) -> tuple[CardPlayed, ...]:
        """The trick a play belongs to, as far as that play, which is counted from 0."""
        seats = self.start.seats
        return self.plays[number - number % seats : number + 1]

    def won_with(self, number: int) -> TrickWon | None:
        """Who takes the trick that a play makes full; None where it doesn't."""
        return next((event for event in self.made[number].events if isinstance(event, TrickWon)), None)


@dataclass(frozen=True, slots=True)
class Ranks:
    """The cards of a suit, from the strongest down."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Loads:
    """A game that is over: what the two sides have taken."""

    captured: Piles

    @property
    def points(self) -> tuple[int, int]:
        """What it counts."""
        ours, theirs = self.captured
        return points_in(ours), points_in(theirs)


Position: TypeAlias = Tricks | Ranks | Loads

_YOURS = "AD AC AB 3S 10D 10S 10B 9C 9S 8D 7D 7B 6C 6B 5D 5S 4C 4B 2D 2S"


@cache
def worked_game() -> Loads:
    """The game the page counts step by step."""
    ours = cards(_YOURS)
    return Loads((ours, tuple(card for card in ITALIAN if card not in ours)))


def cards(text: str) -> Cards:
    """The cards of a list such as "5S 4C"."""
    return tuple(ITALIAN.parse(word) for word in text.split())


def tricks(turned_up: str, hands: tuple[str, ...], plays: str, leader: Seat = PERSON) -> Tricks:
    """Tricks with the stock gone and this trump: the hands by seat, and the plays in order, such as "7D AC"."""
    rules = next(rules for rules in RULE_SETS if rules.seats == len(hands))
    start = State(tuple(map(cards, hands)), (), (), ITALIAN.parse(turned_up), ((), ()), leader, leader)
    table, happened = start, list[Transition[State]]()
    for card in cards(plays):
        made = rules.apply(table, PlayCard(card))
        assert not isinstance(made, Refusal), f"{card}: {made}"
        happened.append(made)
        table = made.state
    return Tricks(start, tuple(happened))


_RIGHT = Seat(1)
"""Of two, the computer."""

position: Positions[Position] = Positions(
    {
        "ranks": lambda: Ranks(tuple(sorted(ITALIAN.of_suit(ItalianSuit.CUPS), key=strength, reverse=True))),
        "led-suit": lambda: tricks("5D", ("6S", "10S"), "6S 10S"),
        "other-suit": lambda: tricks("5D", ("4B", "3C"), "4B 3C"),
        "trump": lambda: tricks("5D", ("AC", "2D"), "AC 2D"),
        "higher-trump": lambda: tricks("4S", ("9S", "7S"), "7S 9S", _RIGHT),
        "last-tricks": lambda: tricks("6B", ("3B 9C 4D", "AD 10C 6B"), "9C 10C AD 3B 4D 6B"),
        "pair-trick": lambda: tricks("5D", ("3C", "6S", "AS", "4B"), "6S AS 4B 3C", _RIGHT),
        "count": worked_game,
    }
)
NAMES = position.names
