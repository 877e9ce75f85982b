"""Easy: plays whatever comes to hand, but takes a rich trick when it sees that it can cheaply."""

from __future__ import annotations

from random import Random

from game.briscola.players.bits import BEATERS, LOADS, TRUMPS, points_of, taking
from game.briscola.players.view import View

_RICH = 10
"""A trick that counts so much is worth a look."""
_LOOKS = 0.75
"""How often it sees that it could have one."""


def choose(view: View, chance: Random) -> int:
    """The card of the hand it plays, by place; the same chance gives the same card."""
    cheap = _takes_cheaply(view)
    if cheap and chance.random() < _LOOKS:
        return cheap[0]
    return chance.choice(view.hand)


def _takes_cheaply(view: View) -> list[int]:
    """The cards that would take a rich trick from the others: of its own suit, the richest first, or low trumps."""
    if not view.trick or view.ours or points_of(view.trick) < _RICH:
        return []
    takers = BEATERS[view.trick[taking(view.trick)]]
    able = [place for place in view.hand if takers >> place & 1]
    of_suit = [place for place in reversed(able) if not TRUMPS >> place & 1]
    return of_suit + [place for place in able if TRUMPS >> place & 1 and not LOADS >> place & 1]
