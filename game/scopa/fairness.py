"""How a deal is fixed before its first card and can be checked afterwards; knows no level and no player's choice.

Each deal comes from a secret seed of 32 random bytes. Its SHA-256 is shown before the first card, the seed itself
when the deal is over. The deck is the first order of `shuffled("scopa-match/SEED/ATTEMPT")` (`game.deals`; the
seed in lower-case hexadecimal, attempts from 0) that is not void. Who deals first in a match is the lowest bit of
the SHA-256 of the ASCII text `osteria-antares/1/scopa-dealer/SEED`, with the match's first seed.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from itertools import count

from game.cards import ITALIAN
from game.deals import ALGORITHM_VERSION, shuffled
from game.errors import GameError
from game.scopa.rules import is_void
from game.scopa.state import Cards

SEED_BYTES = 32


def new_seed() -> str:
    """A secret seed in hexadecimal."""
    return secrets.token_hex(SEED_BYTES)


def check_seed(seed: str) -> None:
    """Raise `GameError` unless `seed` is 64 lower-case hexadecimal digits."""
    if len(seed) != 2 * SEED_BYTES or not set(seed) <= set("0123456789abcdef"):
        raise GameError(f"seed {seed[:20]!r}: expected {2 * SEED_BYTES} hexadecimal digits in lower case")


def commitment(seed: str) -> str:
    """What is shown before the first card: the SHA-256 of the seed's bytes, in hexadecimal."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def deck_of(seed: str) -> tuple[Cards, tuple[Cards, ...]]:
    """The deck a seed stands for, and the void ones that came before it."""
    void: list[Cards] = []
    for attempt in count():
        order = shuffled(ITALIAN.cards, f"scopa-match/{seed}/{attempt}")
        if not is_void(order):
            return order, tuple(void)
        void.append(order)
    raise AssertionError("unreachable: some order is not void")


def first_dealer(seed: str) -> int:
    """Who deals first in a match whose first deal has this seed."""
    text = f"osteria-antares/{ALGORITHM_VERSION}/scopa-dealer/{seed}"
    return sha256(text.encode("ascii")).digest()[-1] & 1
