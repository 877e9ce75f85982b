"""What the recorded games of Ladder hold."""

from __future__ import annotations

from game.session import NOTHING_TO_REDO, NOTHING_TO_UNDO
from tests.promise import Promise
from tests.toy.game.rules import RULE_SETS, Reason

ALL = frozenset({*map(str, Reason), NOTHING_TO_UNDO, NOTHING_TO_REDO})
PROMISE = Promise(dict.fromkeys(RULE_SETS, ALL), lambda lines: bool(lines[-1]["won"]))
