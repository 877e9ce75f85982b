"""Where the buttons and keys of a table lead where a match is played; knows neither it nor what lies behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scenes.table.question import Thinking


class Doors(NamedTuple):
    """The doors; `change` takes a setting of the match and its new value.

    The rules open at the heading of an id (empty: at the top). `covered` tells whether a window lies over the table,
    which then waits. `levels` lets the level be chosen, `seal` shows whether the cards are fair. `thinker` is the
    process that thinks, asked for once there is something to think about.
    """

    menu: Callable[[], None]
    new_match: Callable[[], None]
    rules: Callable[[str], None]
    sheet: Callable[[], None]
    change: Callable[[str, str | bool], None]
    covered: Callable[[], bool]
    levels: Callable[[], None]
    seal: Callable[[], None]
    thinker: Callable[[], Thinking]
