"""What the player may ask at the Scorpion table. Decides no answer."""

from __future__ import annotations

from enum import Enum


class Ask(Enum):
    """What may be asked."""

    HINT = "what to play next"
    WHY = "why the position is lost, if it is"
    WAY = "to be shown the way to the end"
