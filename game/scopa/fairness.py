"""Deals that can be proved fair: a secret seed, promised by its hash before the first card, fixes every card.

In words any language can follow; the shuffle and its stream are those of `game.deals`:

1. *Seed.* 32 random bytes, written as 64 lowercase hexadecimal digits.
2. *Commitment.* SHA-256 of those 32 bytes, written likewise. It is shown before the first card; the seed is shown
   when the deal is over or given up.
3. *Cards.* Attempt `n` (from 0) is the Italian pack shuffled with the stream `osteria-antares/1/scopa/SEED/n/i`.
   The deal is the first attempt that is not void (three or four kings among its first four cards).
4. *First dealer.* The players 0 and 1, shuffled with the stream `osteria-antares/1/scopa/SEED/dealer/i` of the
   match's first seed: the first of them deals.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from itertools import count

from game import records
from game.cards import ITALIAN
from game.deals import shuffled
from game.errors import GameError, RecordError
from game.records import JsonObject
from game.scopa import record as scopa_record
from game.scopa.rules import is_void
from game.scopa.state import Cards

SEED_BYTES = 32
_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class FairDeal:
    """What a seed fixes: the order of the 40 cards, and the void orders that came before it, first to last."""

    seed: str
    commitment: str
    void: tuple[Cards, ...]
    order: Cards


def new_seed() -> str:
    """A secret seed from the system's own source of chance."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """The hash that promises a seed; raises `GameError` where it is none."""
    return sha256(bytes.fromhex(_checked(seed))).hexdigest()


def fair_deal(seed: str) -> FairDeal:
    """The deal of a seed; raises `GameError` where it is none."""
    promised = commitment(seed)
    void: list[Cards] = []
    for attempt in count():
        order = shuffled(ITALIAN.cards, f"{scopa_record.GAME}/{seed}/{attempt}")
        if not is_void(order):
            break
        void.append(order)
    return FairDeal(seed, promised, tuple(void), order)


def first_dealer(seed: str) -> int:
    """Who deals first in a match whose first deal has this seed; raises `GameError` where it is none."""
    return shuffled((0, 1), f"{scopa_record.GAME}/{_checked(seed)}/dealer")[0]


def verify(record: JsonObject) -> JsonObject:
    """Whether a record's cards are those of its seed, and its commitment that seed's hash; raises `RecordError`.

    Who begins the first deal of a match belongs to its cards.
    """
    start, _ = scopa_record.read(record)
    if start.position is not None:
        raise RecordError("position is given; expected deck, for a seed fixes a whole deal")
    seed, promised = _read_hash(record, "seed"), _read_hash(record, "commitment")
    dealt = fair_deal(seed)
    begun = record.get("number") != 1 or start.first == 1 - first_dealer(seed)
    cards, hashed = begun and start.order == dealt.order, promised == dealt.commitment
    return {"ok": cards and hashed, "cards": cards, "hash": hashed}


def _read_hash(record: JsonObject, key: str) -> str:
    value = records.required(record, key)
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise RecordError(f"{key} is {records.shown(value)}; expected 64 lowercase hexadecimal digits")
    return value


def _checked(seed: str) -> str:
    if not _HEX.fullmatch(seed):
        raise GameError(f"seed {records.shown(seed)}: expected 64 lowercase hexadecimal digits")
    return seed
