"""Decides which buttons the title screen has and where they stand in their rooms; must not know any game."""

from __future__ import annotations

from collections.abc import Sequence

from game.words import Words
from scenes.look.shapes import Box
from scenes.title_plan import Place
from scenes.title_table import TitleTable
from scenes.widgets.buttons import Button, Kind
from scenes.widgets.widget import Widget

#: A button's least width, in pixels at scale 1 and as a share of its table, and the gap between two.
_BUTTON_LEAST, _BUTTON_SHARE, _BUTTON_GAP = 168, 0.36, 12


def likeliest(tables: Sequence[TitleTable]) -> int:
    """Which table is most likely wanted: the first where something waits, or else the first."""
    return next((number for number, table in enumerate(tables) if table.waits), 0)


def make_buttons(table: TitleTable, primary: bool, words: Words) -> list[Button]:
    """The buttons of a table; the first one is the lamp-coloured one of the screen where `primary`."""
    kind: Kind = "primary" if primary else "ghost"
    if table.waits:
        return [Button(words.text("Resume"), table.resume, kind), Button(words.text("New game"), table.new)]
    return [Button(words.text("Play"), table.new, kind)]


def place_buttons(buttons: Sequence[Button], place: Place, u: float) -> None:
    """Put a table's buttons side by side in the middle, all as wide as the widest."""
    gap = _BUTTON_GAP * u
    most = (place.buttons.w - gap * (len(buttons) - 1)) / len(buttons)
    least = min(_BUTTON_LEAST * u, _BUTTON_SHARE * place.board.w)
    wide = min(most, max(least, *(button.width_for(u) for button in buttons)))
    x = place.board.cx - (wide * len(buttons) + gap * (len(buttons) - 1)) / 2
    for button in buttons:
        button.place(Box(round(x), place.buttons.y, round(wide), place.buttons.h), u)
        x += wide + gap


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


def _level(one: Widget, other: Widget) -> bool:
    return one.box.y <= other.box.cy < one.box.bottom
