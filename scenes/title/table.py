"""What the title is told of a table that stands in the house: a value; must not know any game.

Each entry of `scenes/tables.py` gives one for its table whenever the title asks: what waits may have changed since.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from game.cards import AnyCard

Ground = Literal["cloth", "wood"]


class TitleFan(NamedTuple):
    """The cards that stand for a game, in the pack the player has chosen; lengths are card heights.

    `cards` lie from left to right, the last one uppermost, `spread` degrees from one to the next on an arc of this
    radius. With a `trump` they lie right of a stock, face down, and under it crosswise the trump. `aspect` is how
    high a card is over its width, `size` how high these are where another fan's cards have the height 1.
    """

    cards: tuple[AnyCard, ...]
    pack: str
    aspect: float
    back: str
    spread: float = 10.0
    arc: float = 2.44
    size: float = 1.0
    trump: AnyCard | None = None
    four_colours: bool = False


class TitleTable(NamedTuple):
    """A table on the title: its name, and the line under it, what waits there or else an invitation.

    `waits`: a game is under way, which `resume` goes on with; `new` begins one, over whatever waits. `played` is when
    it was played last (seconds since 1970; 0: never). `fan_of_many` is the fan where three tables or more share the
    screen, None: the same.
    """

    name: str
    line: str
    waits: bool
    ground: Ground
    fan: TitleFan
    resume: Callable[[], None]
    new: Callable[[], None]
    played: float = 0.0
    fan_of_many: TitleFan | None = None
