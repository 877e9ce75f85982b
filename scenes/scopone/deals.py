"""Decides what Scopone's two deals are called and look like: an empty table, or four cards on it."""

from __future__ import annotations

from game.words import marked
from scenes.look.icons import IconName

DEAL_ICONS: dict[str, IconName] = {"scientifico": "rules0", "scopone": "rules4"}
"""By the names of the rule sets, in the order in which they are offered."""
DEAL_NAMES = {"scientifico": marked("Scientifico"), "scopone": marked("Scopone")}
DEAL_WORDS = {
    "scientifico": marked("Scientifico: ten cards each, the table starts empty"),
    "scopone": marked("Scopone: nine cards each, four on the table"),
}
