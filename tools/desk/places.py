"""Where things of the title lie in a window, and how large a table stands in it; knows no game, drives nothing.

All is asked of the program's own geometry. Sizes and places are pixels of the window's inside.
"""

from scenes.look.shapes import Box
from scenes.look.tokens import scale_for
from scenes.stage import LEAST_CANVAS, LEAST_CANVAS_TALL
from scenes.tables import TABLES
from scenes.title.plan import plan as title_plan

Size = tuple[int, int]


def title_button(size: Size, top: int) -> Box:
    """A spot of a table top's first button on the title, whether it stands alone or left of another."""
    room = title_plan(size, scale_for(*size), tuple(entry.ground for entry in TABLES)).places[top].buttons
    return Box(room.cx - room.h, room.y, room.h / 2, room.h)


def canvas_of(size: Size) -> tuple[Size, float]:
    """The table's size in a window of `size`, and how many window pixels one of its pixels is."""
    least = LEAST_CANVAS if size[0] >= size[1] else LEAST_CANVAS_TALL
    larger = max(1.0, least[0] / size[0], least[1] / size[1])
    return (round(size[0] * larger), round(size[1] * larger)), 1 / larger


def scaled(box: Box, by: float) -> Box:
    """A box of the table as it stands in the window."""
    return Box(box.x * by, box.y * by, box.w * by, box.h * by)
