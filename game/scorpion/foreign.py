"""The cards of PySolFC's deals, through the library `pysol-cards`, which nothing else imports; knows no layout."""

from __future__ import annotations

import re

from game.cards import FRENCH, Card
from game.errors import GameError

EXPECTED = "pysol:N or msN"
_NAME = re.compile(r"(pysol:|ms)(0|[1-9][0-9]{0,29})", re.ASCII)
LAST = {"pysol:": 10**20, "ms": 2**33 - 1}
"""The highest number of each kind that PySolFC itself takes."""
_SHARED = 32_000
"""Up to this number PySolFC's deals are Microsoft's."""


def foreign_order(name: str) -> tuple[Card, ...]:
    """The order in which PySolFC deals the 52 cards of `name`: `pysol:N` is its deal N, `msN` its deal of Microsoft's.

    Raises `GameError` for another name, or a number PySolFC has no deal for.
    """
    found = _NAME.fullmatch(name)
    if found is None:
        raise GameError(f"deal {name[:40]!r}: expected {EXPECTED}")
    kind, number = found[1], int(found[2])
    if not 1 <= number <= LAST[kind]:
        raise GameError(f"deal {name}: expected a whole number from 1 to {LAST[kind]} after {kind}")
    from pysol_cards.cards import CardRenderer, createCards
    from pysol_cards.random import RandomBase, shuffle

    numbering = RandomBase.DEALS_MS if kind == "ms" else RandomBase.DEALS_PYSOLFC
    pack = shuffle(createCards(1), number, numbering)
    names = CardRenderer(print_ts=False)
    # PySolFC puts the shuffled pack down face down and deals from its top, which is the end of the list.
    return tuple(FRENCH.parse(names.to_s(card)) for card in reversed(pack))


def all_names(name: str) -> tuple[str, ...]:
    """Every name under which a deal is known that is known by `name`, `name` itself first."""
    found = _NAME.fullmatch(name)
    if found is None or not 1 <= int(found[2]) <= _SHARED:
        return (name,)
    return name, ("ms" if found[1] == "pysol:" else "pysol:") + found[2]
