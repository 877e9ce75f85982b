"""What the recorded deals of Scopa hold."""

from __future__ import annotations

from game.scopa.rules import Reason
from tests.promise import Promise

PROMISE = Promise({"": frozenset({*map(str, Reason), "void_deal"})}, lambda lines: "sheet" in lines[-1])
