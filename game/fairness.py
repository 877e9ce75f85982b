"""Deals that can be proved fair: a secret seed, promised by its hash before the first card, fixes every card.

Knows no game: what differs between games are the fields of `FairDealing`. In words any language can follow; the shuffle
and its stream are those of `game.deals`:

1. *Seed.* 32 random bytes, written as 64 lowercase hexadecimal digits.
2. *Commitment.* SHA-256 of those 32 bytes, written likewise. It is shown before the first card; the seed is shown
   when the deal is over or given up.
3. *Cards.* Attempt `n` (from 0) is the game's pack shuffled with the stream `osteria-antares/1/GAME/SEED/n/i`.
   The deal is the first attempt that is not void; which are is the game's rule.
4. *First dealer.* The seats 0, 1 and so on, shuffled with the stream `osteria-antares/1/GAME/SEED/dealer/i` of the
   match's first seed: the first of them deals.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Generic

from game import records
from game.cards import Pack, PackCard, SuitT
from game.deals import shuffled
from game.errors import GameError, RecordError
from game.records import JsonObject
from game.seats import Seat, next_to

SEED_BYTES = 32
_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class FairDeal(Generic[SuitT]):
    """What a seed fixes: the order of the pack, and the void orders that came before it, first to last."""

    seed: str
    commitment: str
    void: tuple[tuple[PackCard[SuitT], ...], ...]
    order: tuple[PackCard[SuitT], ...]


@dataclass(frozen=True, slots=True)
class FairDealing(Generic[SuitT]):
    """How a game's deals come from seeds: its name in the stream, its pack, its seats, and which orders are void."""

    game: str
    pack: Pack[SuitT]
    seats: int
    is_void: Callable[[tuple[PackCard[SuitT], ...]], bool]

    def deal(self, seed: str) -> FairDeal[SuitT]:
        """The deal of a seed; raises `GameError` where it is none."""
        promised = commitment(seed)
        void: list[tuple[PackCard[SuitT], ...]] = []
        for attempt in count():
            order = shuffled(self.pack.cards, f"{self.game}/{seed}/{attempt}")
            if not self.is_void(order):
                break
            void.append(order)
        return FairDeal(seed, promised, tuple(void), order)

    def first_dealer(self, seed: str) -> Seat:
        """Who deals first in a match whose first deal has this seed; raises `GameError` where it is none."""
        seats = tuple(Seat(number) for number in range(self.seats))
        return shuffled(seats, f"{self.game}/{_checked(seed)}/dealer")[0]

    def first_player(self, seed: str) -> Seat:
        """Who plays first in such a match: the dealer's neighbour; raises `GameError` where it is none."""
        return next_to(self.first_dealer(seed), self.seats)

    def proved(self, record: JsonObject, order: tuple[PackCard[SuitT], ...], first: Seat) -> JsonObject:
        """Whether a record's `order` is that of its seed, and its commitment that seed's hash; raises `RecordError`.

        Who plays `first` in the first deal of a match belongs to its cards.
        """
        seed, promised = _read_hash(record, "seed"), _read_hash(record, "commitment")
        dealt = self.deal(seed)
        begun = record.get("number") != 1 or first == self.first_player(seed)
        cards, hashed = begun and order == dealt.order, promised == dealt.commitment
        return {"ok": cards and hashed, "cards": cards, "hash": hashed}


def new_seed() -> str:
    """A secret seed from the system's own source of chance."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """The hash that promises a seed; raises `GameError` where it is none."""
    return sha256(bytes.fromhex(_checked(seed))).hexdigest()


def _read_hash(record: JsonObject, key: str) -> str:
    value = records.required(record, key)
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise RecordError(f"{key} is {records.shown(value)}; expected 64 lowercase hexadecimal digits")
    return value


def _checked(seed: str) -> str:
    if not _HEX.fullmatch(seed):
        raise GameError(f"seed {records.shown(seed)}: expected 64 lowercase hexadecimal digits")
    return seed
