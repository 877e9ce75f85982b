"""The last deals of a game that are over, whose seeds may be known to all. Draws nothing, decides no rule."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol

from game import records
from game.errors import GameError
from game.records import JsonObject
from game.store import Store

KEPT = 5
"""How many deals are remembered."""


class Dealt(Protocol):
    """A deal that may have a proof."""

    @property
    def seed(self) -> str:
        """The seed it was dealt from; "" where it was handed in."""

    def record(self) -> JsonObject:
        """It as a record."""


class PastDeals:
    """The records of the last `KEPT` deals that ended or were left, the latest first; kept in the store.

    `verify` tells of a record of this game whether it is proved; it raises `GameError` where the record is unusable.
    """

    def __init__(self, store: Store, game: str, verify: Callable[[JsonObject], JsonObject]) -> None:
        self._store = store
        self._setting = f"{game}_past_deals"
        self.records: tuple[JsonObject, ...] = tuple(_read(store.setting(self._setting), verify))

    def add(self, deal: Dealt) -> None:
        """The deal is over, or was left; one that is remembered already takes its first place.

        One that was handed in has no proof to remember.
        """
        if not deal.seed:
            return
        others = [record for record in self.records if record["seed"] != deal.seed]
        self.records = (deal.record(), *others)[:KEPT]
        self._store.keep_setting(self._setting, json.dumps(self.records, separators=(",", ":")))


def _read(text: str | None, verify: Callable[[JsonObject], JsonObject]) -> list[JsonObject]:
    """The deals that were kept; what is no deal with its proof is left out."""
    try:
        kept = json.loads(text or "[]")
    except (ValueError, RecursionError):
        return []
    return [record for record in kept if _is_proved(record, verify)][:KEPT] if isinstance(kept, list) else []


def _is_proved(record: object, verify: Callable[[JsonObject], JsonObject]) -> bool:
    if not isinstance(record, dict):
        return False
    try:
        records.whole(record, "number")
        return bool(verify(record)["ok"])
    except GameError:
        return False
