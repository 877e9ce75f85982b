"""Decides which buttons the title screen has and where they stand in their rooms; must not know any game."""

from __future__ import annotations

from collections.abc import Sequence

from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.title.places import Place
from scenes.title.table import TitleTable
from scenes.widgets.buttons import Button, IconButton, Kind
from scenes.widgets.label import CONTROL, width_of
from scenes.widgets.widget import Widget

#: A button's least width, in pixels at scale 1 and as a share of its table, and the gap between two.
_LEAST, _SHARE, _GAP = 168, 0.36, 12
#: The same where more tables share the screen: large and small buttons, the gap before the
#: square one, and the air on both sides of the words.
_LEAST_COMPACT, _LEAST_COMPACT_SMALL, _GAP_COMPACT, _AIR = 160, 118, 8, 20


def likeliest(tables: Sequence[TitleTable], pair: bool) -> int:
    """Which table is most likely wanted.

    Of two the first where something waits, of more the one played last; where that tells nothing the first.
    """
    if not pair and any(table.played for table in tables):
        return max(range(len(tables)), key=lambda number: tables[number].played)
    return next((number for number, table in enumerate(tables) if table.waits), 0)


def make_buttons(table: TitleTable, primary: bool, compact: bool, words: Words) -> list[Widget]:
    """The buttons of a table; the first one is the lamp-coloured one of the screen where `primary`."""
    kind: Kind = "primary" if primary else "ghost"
    if not table.waits:
        return [Button(words.text("Play"), table.new, kind)]
    new = words.text("New game")
    resume = Button(words.text("Resume"), table.resume, kind)
    return [resume, IconButton("new", new, table.new, outlined=True) if compact else Button(new, table.new)]


def place_buttons(buttons: Sequence[Widget], place: Place, u: float) -> None:
    """Put a table's buttons side by side into their room."""
    if place.compact:
        _place_compact(buttons, place, u)
        return
    gap = _GAP * u
    most = (place.buttons.w - gap * (len(buttons) - 1)) / len(buttons)
    least = min(_LEAST * u, _SHARE * place.box.w)
    wide = min(most, max(least, *(_wished(button, u) for button in buttons)))
    x = place.box.cx - (wide * len(buttons) + gap * (len(buttons) - 1)) / 2
    for button in buttons:
        button.place(Box(round(x), place.buttons.y, round(wide), place.buttons.h), u)
        x += wide + gap


def _place_compact(buttons: Sequence[Widget], place: Place, u: float) -> None:
    """One button with words, and perhaps a square one."""
    room, high, gap = place.buttons, place.buttons.h, _GAP_COMPACT * u
    beside = (high + gap) * (len(buttons) - 1)
    least = (_LEAST_COMPACT if high >= tokens.BUTTON * u else _LEAST_COMPACT_SMALL) * u
    first = buttons[0]
    words = width_of(first.text, CONTROL, u) + 2 * _AIR * u if isinstance(first, Button) else 0.0
    wide = round(min(room.w - beside, max(least, words)))
    x = round(room.x if place.align == "left" else room.cx - (wide + beside) / 2)
    first.place(Box(x, room.y, wide, high), u)
    for button in buttons[1:]:
        button.place(Box(x + wide + gap, room.y, high, high), u)


def _wished(button: Widget, u: float) -> float:
    return button.width_for(u) if isinstance(button, Button) else 0.0


def rows(controls: Sequence[Widget]) -> list[list[int]]:
    """Which controls, by their place in walking order, stand side by side: those at one height."""
    found: list[list[int]] = []
    for number, widget in enumerate(controls):
        row = next((row for row in found if _level(controls[row[0]], widget)), None)
        if row is None:
            found.append([number])
        else:
            row.append(number)
    return found


def next_in_row(rows: Sequence[Sequence[int]], here: int, key: str) -> int:
    """Where left or right lead from a control: along its row, never out of it."""
    row = next(row for row in rows if here in row)
    there = row.index(here) + (1 if key == "right" else -1)
    return row[there] if 0 <= there < len(row) else here


def next_row(rows: Sequence[Sequence[int]], controls: Sequence[Widget], here: int, key: str) -> int:
    """Where up or down lead from a control: to what is nearest in the row there, at the end nowhere."""
    number = next(number for number, row in enumerate(rows) if here in row) + (1 if key == "down" else -1)
    if not 0 <= number < len(rows):
        return here
    return min(rows[number], key=lambda one: abs(controls[one].box.cx - controls[here].box.cx))


def _level(one: Widget, other: Widget) -> bool:
    return one.box.y <= other.box.cy < one.box.bottom
