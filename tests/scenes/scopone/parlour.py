"""The table for four in a test's hands."""

from __future__ import annotations

from game.scopone.kept import KeptMatch
from scenes.scopone.preferences import SCOPONE
from tests.scenes.scopa.parlour import Parlour


class ParlourForFour(Parlour):
    """A run of the program at the Scopone table."""

    KEPT = KeptMatch
    SETTINGS = SCOPONE
