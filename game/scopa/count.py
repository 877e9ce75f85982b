"""The count at the end of a deal, line by line with its proof, and the match (docs/rules/scopa.md, "The count")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import ITALIAN, ItalianCard, ItalianSuit
from game.scopa.state import Cards, Piles
from game.seats import Side

PRIMIERA_VALUES = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}
SETTEBELLO = ITALIAN.card(7, ItalianSuit.COINS)
NAPOLA_LEAST = 3
TARGETS = (11, 21)

Pair = tuple[int, int]
"""A number for each side."""


@dataclass(frozen=True, slots=True)
class Primiera:
    """A side's primiera: the best card of each suit it has, in the pack's order of suits.

    `value` is their sum, None where a suit is missing: then there is no primiera at all.
    """

    cards: Cards
    missing: tuple[ItalianSuit, ...]

    @property
    def value(self) -> int | None:
        return None if self.missing else sum(PRIMIERA_VALUES[card.rank] for card in self.cards)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The points of one deal for each side, line by line, with what proves them.

    `taken` are the captured cards, `coins_taken` the coins among them, `napola_run` the coins from the ace on
    without a gap (empty below three, or where napola does not count).
    """

    cards: Pair
    coins: Pair
    settebello: Pair
    primiera: Pair
    scope: Pair
    napola: Pair
    taken: Piles
    coins_taken: Piles
    primieras: tuple[Primiera, Primiera]
    napola_run: Piles

    @property
    def total(self) -> Pair:
        lines = (self.cards, self.coins, self.settebello, self.primiera, self.scope, self.napola)
        return sum(line[0] for line in lines), sum(line[1] for line in lines)


def count(captured: Piles, scope: Pair, napola: bool) -> Sheet:
    """The sheet of a deal that is over; `napola` says whether that line counts."""
    coins = (_coins(captured[0]), _coins(captured[1]))
    primieras = (primiera(captured[0]), primiera(captured[1]))
    runs = (_napola_run(coins[0]), _napola_run(coins[1])) if napola else ((), ())
    return Sheet(
        cards=_more(len(captured[0]), len(captured[1])),
        coins=_more(len(coins[0]), len(coins[1])),
        settebello=(int(SETTEBELLO in captured[0]), int(SETTEBELLO in captured[1])),
        primiera=_more(primieras[0].value or 0, primieras[1].value or 0),
        scope=scope,
        napola=(len(runs[0]), len(runs[1])),
        taken=captured,
        coins_taken=coins,
        primieras=primieras,
        napola_run=runs,
    )


def primiera(cards: Sequence[ItalianCard]) -> Primiera:
    """The best card of each suit among `cards`."""
    best: list[ItalianCard] = []
    missing: list[ItalianSuit] = []
    for suit in ItalianSuit:
        of_suit = [card for card in cards if card.suit is suit]
        if of_suit:
            best.append(max(of_suit, key=lambda card: (PRIMIERA_VALUES[card.rank], card.rank)))
        else:
            missing.append(suit)
    return Primiera(tuple(best), tuple(missing))


def winner(match: Pair, target: int) -> Side | None:
    """Which side has won the match: the higher one at the target; None while neither has, or where both are equal."""
    if max(match) < target or match[0] == match[1]:
        return None
    return Side(0 if match[0] > match[1] else 1)


def added(match: Pair, sheet: Sheet) -> Pair:
    """The match's points with those of a deal that was counted."""
    return match[0] + sheet.total[0], match[1] + sheet.total[1]


def tied(match: Pair, target: int) -> bool:
    """Whether both have reached the target with the same points, so that another deal is played."""
    return match[0] == match[1] >= target


def _more(mine: int, other: int) -> Pair:
    return int(mine > other), int(other > mine)


def _coins(cards: Cards) -> Cards:
    return tuple(sorted((card for card in cards if card.suit is ItalianSuit.COINS), key=lambda card: card.rank))


def _napola_run(coins: Cards) -> Cards:
    run = tuple(card for place, card in enumerate(coins, start=1) if card.rank == place)
    return run if len(run) >= NAPOLA_LEAST else ()
