"""Boards as text, for tests: `?QH 3D JH / 5H / -` is a column of three cards, one of one card, and an empty one.

Columns are written from the table up. `?QH` lies face down; `?` alone is a face-down card that the text names nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.cards import FRENCH, Card, Suit
from game.scorpion.state import Column, MoveUnit, State

EMPTY = "-"


def board(text: str, reserve: str = "", removed: str = "", columns: int = 7) -> State:
    """The position in a text; columns that it doesn't name are empty, and the pack need not be complete.

    In `reserve` a `-` is a set-aside card already played.
    """
    unnamed = _unnamed(f"{text} {reserve}")
    read = [_column(part.split(), unnamed) for part in text.split("/")]
    read += [Column()] * (columns - len(read))
    aside = tuple(None if card == EMPTY else FRENCH.parse(card) for card in reserve.split())
    return State(tuple(read), aside, tuple(Suit(letter) for letter in removed.split()))


def shown(state: State) -> str:
    """The columns of a position as text; `board` reads them back."""
    return " / ".join(_shown_column(column) for column in state.columns)


def cards(text: str) -> tuple[Card, ...]:
    """The cards in a text such as `3D JH 10S`."""
    return tuple(FRENCH.parse(part) for part in text.split())


def a_card(text: str) -> Card:
    """The card written so, such as `10S`."""
    return FRENCH.parse(text)


def line(text: str) -> list[MoveUnit]:
    """Moves written `from,index,to`, apart by blanks."""
    return [MoveUnit(*(int(number) for number in part.split(","))) for part in text.split()]


def run(suit: str, first: str = "K", last: str = "A") -> str:
    """The text of a suit's cards from `first` down to `last`."""
    ranks = list(FRENCH.ranks)
    from_rank, to_rank = ranks.index(first), ranks.index(last)
    return " ".join(rank + suit for rank in reversed(ranks[to_rank : from_rank + 1]))


def _column(parts: list[str], unnamed: Iterator[Card]) -> Column:
    if parts == [EMPTY]:
        return Column()
    hidden = [part for part in parts if part.startswith("?")]
    assert parts[: len(hidden)] == hidden, f"face-down cards lie under the open ones: {' '.join(parts)}"
    return Column(
        tuple(next(unnamed) if part == "?" else FRENCH.parse(part.removeprefix("?")) for part in parts), len(hidden)
    )


def _unnamed(text: str) -> Iterator[Card]:
    named = {part.removeprefix("?") for part in text.replace("/", " ").split()}
    return (card for card in FRENCH if card.notation not in named)


def _shown_column(column: Column) -> str:
    if not column.cards:
        return EMPTY
    return " ".join(("?" if i < column.hidden else "") + str(card) for i, card in enumerate(column.cards))
