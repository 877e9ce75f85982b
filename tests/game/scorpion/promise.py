"""What the recorded games of Scorpion hold."""

from __future__ import annotations

from game.scorpion.rules import Reason
from game.scorpion.variants import RULE_SETS
from game.session import NOTHING_TO_REDO, NOTHING_TO_RESTART, NOTHING_TO_UNDO
from tests.promise import Line, Promise

_ALL = frozenset({*map(str, Reason), NOTHING_TO_UNDO, NOTHING_TO_REDO, NOTHING_TO_RESTART})
# What no table of a rule set can give a reason for.
_IMPOSSIBLE = {
    "classic": {"no_deal_here"},
    "relaxed": {"no_deal_here", "wrong_suit"},
    "wasp": {"no_deal_here", "empty_needs_king"},
    "three_blind_mice": {"reserve_not_playable"},
}


def _won(lines: list[Line]) -> bool:
    return [line["won"] for line in lines] == [False] * (len(lines) - 1) + [True]


PROMISE = Promise({rules: _ALL - _IMPOSSIBLE[rules] for rules in RULE_SETS}, _won)
