"""Makes the miniatures of the Briscola page: there are none yet. Knows no rule."""

from __future__ import annotations

from game.errors import GameError
from scenes.preferences import Preferences
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import Miniature


def check(name: str) -> None:
    """Raise GameError: the page has no positions."""
    raise GameError(f"position {name!r} is not known; the page has none")


def figure(miniature: Miniature, _setting: Setting) -> Figure:
    """Raise GameError likewise."""
    raise GameError(f"position {miniature.name!r} is not known; the page has none")


def faces(now: Preferences) -> MiniatureFaces:
    """The cards as the player has them."""
    return MiniatureFaces(now.italian_pack, learner=now.corner_values)
