"""What a card can take from the table (docs/rules/scopa.md, "Play"); knows no hands and no turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.cards import ItalianCard
from game.scopa.state import Cards


def captures(card: ItalianCard, table: Sequence[ItalianCard]) -> list[Cards]:
    """Every set of table cards that `card` may take, each in table order; empty where it takes nothing.

    Where cards of its own value lie there, it is each of these alone; else every set that adds up to its value.
    """
    equal = [(other,) for other in table if other.rank == card.rank]
    return list(equal) if equal else list(_sums(card.rank, table))


def _sums(value: int, table: Sequence[ItalianCard], start: int = 0) -> Iterator[Cards]:
    for place in range(start, len(table)):
        card = table[place]
        if card.rank == value:
            yield (card,)
        elif card.rank < value:
            for rest in _sums(value - card.rank, table, place + 1):
                yield (card, *rest)
