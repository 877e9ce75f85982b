"""Where the Scorpion table's buttons and keys lead; knows neither the table nor what lies behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scenes.table.question import Thinking


class Doors(NamedTuple):
    """The doors; the rules open at the heading of an id (empty: at the top).

    `covered` tells whether a window lies over the table.
    """

    menu: Callable[[], None]
    new_game: Callable[[], None]
    rules: Callable[[str], None]
    won: Callable[[], None]
    thinker: Callable[[], Thinking]
    covered: Callable[[], bool]
