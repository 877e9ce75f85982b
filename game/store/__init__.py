"""What of a player's games outlives the program; knows text, numbers and files, and no rule of any game."""

from __future__ import annotations

from game.store.kept import FinishedGame, Notice, Outcome, Rescue, RunningGame, StoreNotice
from game.store.store import Store

__all__ = ["FinishedGame", "Notice", "Outcome", "Rescue", "RunningGame", "Store", "StoreNotice"]
