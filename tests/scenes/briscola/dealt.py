"""Random deals of Briscola, and how they are shown, whatever plays them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256

from game.briscola.match import Match
from game.briscola.rules import rules_for
from game.seats import PERSON, Seat
from scenes.briscola.geometry import Geometry
from scenes.briscola.showing import Showing
from tests.scenes.placing import canvas

SEATS = (2, 4)
FRAME = 1 / 60


def dealt(seats: int, name: str = "a", first: Seat = PERSON) -> Match:
    """A deal, the same for the same name."""
    return Match("medium", 2, rules_for(seats), seed=sha256(name.encode()).hexdigest(), first=first)


def played(seats: int, count: int, name: str = "a") -> Match:
    """A deal after so many plays drawn by lot."""
    match = dealt(seats, name)
    for _ in zip(range(count), whole(match), strict=False):
        pass
    return match


def whole(match: Match) -> Iterator[Match]:
    """The match after each play, drawn by lot, until the deal is over."""
    lot = random.Random(match.seed)
    while not match.state.over:
        match.apply(lot.choice(match.legal_plays()))
        yield match


def geometry(window: tuple[int, int], seats: int, pack: str = "neapolitan", u: float = 1.0) -> Geometry:
    """The table in such a window."""
    return Geometry.of(canvas(window), pack, u, seats)


def shown(match: Match, window: tuple[int, int] = (800, 480)) -> Showing:
    """The match at rest on a table."""
    showing = Showing()
    showing.recall(match)
    showing.place(geometry(window, match.rules.seats), match, 1.0, "neapolitan", False)
    return showing
