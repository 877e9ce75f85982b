"""A person at the Scopone table, for tests that know no game."""

from __future__ import annotations

from scenes.scopone.entry import ENTRY
from scenes.scopone.preferences import DEALS, SCOPONE
from tests.scenes.scopa import sitting
from tests.scenes.scopone.parlour import ParlourForFour


class TableSitting(sitting.TableSitting):
    """Plays without sense with three computers that think on the spot."""

    ENTRY = ENTRY
    PARLOUR = ParlourForFour
    KINDS = DEALS
    KEYS = ("1", "5", "9", "0", "d", "l")

    def open(self, kind: str = "") -> None:
        if kind:
            self.rig.house.preferences.of(SCOPONE).change("rules", kind)
        super().open()
