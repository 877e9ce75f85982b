"""What the recorded deals of Scopone hold."""

from __future__ import annotations

from game.scopa.rules import Reason
from tests.promise import Promise

_REASONS = frozenset(map(str, Reason))
PROMISE = Promise(
    {"scientifico": _REASONS, "scopone": _REASONS | {"void_deal"}},
    lambda lines: "sheet" in lines[-1],
)
