"""Which tables stand in the house, in their order: one entry each, and nothing else to edit when one is added."""

from __future__ import annotations

from scenes.briscola.entry import ENTRY as BRISCOLA
from scenes.entry import TableEntry
from scenes.scopa.entry import ENTRY as SCOPA
from scenes.scopone.entry import ENTRY as SCOPONE
from scenes.scorpion.entry import ENTRY as SCORPION

TABLES: tuple[TableEntry, ...] = (SCORPION, SCOPA, SCOPONE, BRISCOLA)
