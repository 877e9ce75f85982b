"""What of a player's games outlives the program; knows text, numbers and files, and no rule of any game."""

from __future__ import annotations

from game.store.store import Store
from game.store.values import FinishedGame, GameVerdict, Notice, Outcome, Rescue, RunningGame, StoreNotice, slot_of

__all__ = [
    "FinishedGame",
    "GameVerdict",
    "Notice",
    "Outcome",
    "Rescue",
    "RunningGame",
    "Store",
    "StoreNotice",
    "slot_of",
]
