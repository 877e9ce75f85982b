"""Which cards a deal number means, for ever; knows no game's layout.

The shuffle, in words any language can follow (version 1; it never changes, a better one would be version 2):

1. *Stream.* Block `i` (from 0) is SHA-256 of the ASCII text `osteria-antares/1/GAME/NUMBER/i`, all numbers in
   decimal. The blocks, one after the other, are read as 32-bit big-endian words, eight a block.
2. *Draw below n.* Take the next word; if it is at least `2**32 - 2**32 % n`, drop it and take the next; the
   result is the word modulo `n`. Dropping keeps every result equally likely.
3. *Fisher-Yates.* Start from the pack suit by suit (French: spades, hearts, diamonds, clubs; Italian:
   coins, cups, swords, clubs), each from the ace up. For `i` from
   the last place down to 1, exchange place `i` with place `j`, drawn below `i + 1`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

from game.errors import GameError
from game.records import shown

ALGORITHM_VERSION = 1
FIRST_NUMBER, LAST_NUMBER = 1, 999_999_999
_WORD_RANGE = 2**32

T = TypeVar("T")


def check_number(number: int) -> None:
    """Raise `GameError` unless `number` names a deal."""
    if not FIRST_NUMBER <= number <= LAST_NUMBER:
        raise GameError(f"deal {shown(number)}: expected a whole number from {FIRST_NUMBER} to {LAST_NUMBER}")


def numbered_order(cards: Sequence[T], game: str, number: int) -> tuple[T, ...]:
    """The order in which `cards` lie in deal `number` of `game`, first dealt first.

    Raises `GameError` for a number outside 1 to 999 999 999.
    """
    check_number(number)
    return shuffled(cards, f"{game}/{number}")


def shuffled(cards: Sequence[T], name: str) -> tuple[T, ...]:
    """The order `name` (ASCII) stands for: steps 2 and 3 above on the stream of `osteria-antares/1/NAME/i`."""
    words = _words(name)
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        other = _draw_below(place + 1, words)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def _words(name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"osteria-antares/{ALGORITHM_VERSION}/{name}/{block}".encode("ascii")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _draw_below(limit: int, words: Iterator[int]) -> int:
    fair = _WORD_RANGE - _WORD_RANGE % limit
    return next(word for word in words if word < fair) % limit
