"""Decides the line icons on their 24-unit grid; must not know which button carries which."""

from __future__ import annotations

import math
from typing import Literal

import pygame

from scenes.look import tokens
from scenes.look.shapes import Colour, svg

IconName = Literal[
    "undo", "redo", "hint", "new", "menu", "close", "check", "cards", "spade", "right", "left", "down", "up",
    "dice", "gear", "book", "sound", "quit", "refuse", "play", "fullscreen", "replay", "info",
    "search", "swap", "muted", "level_easy", "level_medium", "level_hard", "napola", "again", "tables", "copy",
    "paste", "statistics", "contents", "seal", "save", "eye", "peek", "deal", "calendar", "rules0", "rules4",
    "first", "last", "pause", "bookmark", "bookmarked", "bin", "folder", "broom",
    "seats2", "seats4",
]  # fmt: skip

_BACK_CARD = "M8.7 7.2V5.4A1.6 1.6 0 0 1 10.3 3.8H17.4A1.6 1.6 0 0 1 19 5.4V14.8A1.6 1.6 0 0 1 17.4 16.4H15.6"
_FRONT_CARD = (
    "M6.6 7.6H13.7A1.6 1.6 0 0 1 15.3 9.2V18.6A1.6 1.6 0 0 1 13.7 20.2H6.6A1.6 1.6 0 0 1 5 18.6V9.2"
    "A1.6 1.6 0 0 1 6.6 7.6Z"
)


def _gear() -> str:
    """Eight teeth round a hub."""
    teeth = ((-12, 8.8), (12, 8.8), (18, 6.7), (27, 6.7))
    points = [
        (12 + r * math.cos(math.radians(45 * k + a)), 12 + r * math.sin(math.radians(45 * k + a)))
        for k in range(8)
        for a, r in teeth
    ]
    outline = "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return f'<circle cx="12" cy="12" r="3.1"/><path d="M{outline}Z"/>'


def _path(d: str) -> str:
    return f'<path d="{d}"/>'


_DIM, _DIM_END = '<path stroke-opacity="0.36" d="', '"/>'

_DRAWINGS: dict[IconName, str] = {
    "undo": _path("M9 5L4 10L9 15M4.6 10H14.2A5 5 0 0 1 14.2 20H10.5"),
    "redo": _path("M15 5L20 10L15 15M19.4 10H9.8A5 5 0 0 0 9.8 20H13.5"),
    "hint": _path(
        "M8.8 15.6C7 14.4 5.9 12.4 5.9 10.1A6.1 6.1 0 0 1 18.1 10.1C18.1 12.4 17 14.4 15.2 15.6V17.4H8.8Z"
        "M9.8 20.6H14.2"
    ),
    "new": _path(_BACK_CARD + _FRONT_CARD + "M10.15 11.4V16.4M7.65 13.9H12.65"),
    "cards": _path(_BACK_CARD + _FRONT_CARD),
    "menu": _path("M4.5 7H19.5M4.5 12H19.5M4.5 17H19.5"),
    "contents": _path("M9.5 7H19.5M9.5 12H19.5M9.5 17H19.5M5 7V7.1M5 12V12.1M5 17V17.1"),
    "close": _path("M6 6L18 18M18 6L6 18"),
    "seal": '<circle cx="12" cy="9.4" r="5.9"/>'
    + _path("M9.5 9.6L11.3 11.4L14.6 7.8M8 14.1L6.7 20.6L12 18L17.3 20.6L16 14.1"),
    "check": _path("M5 12.5L10 17.5L19.5 7"),
    "spade": _path(
        "M12 4C13.4 7.4 19.5 11 19.5 14.6C19.5 16.6 18 17.8 16.3 17.8C14.5 17.8 13 16.6 12.6 15.4"
        "C12.7 17.4 13.4 18.9 14.6 20H9.4C10.6 18.9 11.3 17.4 11.4 15.4C11 16.6 9.5 17.8 7.7 17.8"
        "C6 17.8 4.5 16.6 4.5 14.6C4.5 11 10.6 7.4 12 4Z"
    ),
    "right": _path("M9 5.5L15.5 12L9 18.5"),
    "left": _path("M15 5.5L8.5 12L15 18.5"),
    "down": _path("M5.5 9L12 15.5L18.5 9"),
    "up": _path("M5.5 15L12 8.5L18.5 15"),
    "dice": _path(
        "M6.5 4.5H17.5A2 2 0 0 1 19.5 6.5V17.5A2 2 0 0 1 17.5 19.5H6.5A2 2 0 0 1 4.5 17.5V6.5"
        "A2 2 0 0 1 6.5 4.5Z"
    )
    + "".join(f'<circle cx="{x}" cy="{y}" r=".9"/>' for x, y in ((8.8, 8.8), (15.2, 15.2), (12, 12))),
    "gear": _gear(),
    "book": _path(
        "M12 6.6C10 5.2 7.4 4.7 4.4 4.9V18C7.4 17.8 10 18.3 12 19.7C14 18.3 16.6 17.8 19.6 18V4.9"
        "C16.6 4.7 14 5.2 12 6.6ZM12 6.6V19.4"
    ),
    "sound": _path(
        "M4.5 9.5H7.8L12.2 5.6V18.4L7.8 14.5H4.5ZM15.4 9A4.4 4.4 0 0 1 15.4 15M17.9 6.6A7.8 7.8 0 0 1 17.9 17.4"
    ),
    "muted": _path("M4.5 9.5H7.8L12.2 5.6V18.4L7.8 14.5H4.5ZM15.6 9.6L20.4 14.4M20.4 9.6L15.6 14.4"),
    "quit": _path(
        "M10 4.5H6.5A1.6 1.6 0 0 0 4.9 6.1V17.9A1.6 1.6 0 0 0 6.5 19.5H10M14.5 8L18.9 12L14.5 16M18.6 12H9.6"
    ),
    "refuse": '<circle cx="12" cy="12" r="8"/>' + _path("M6.6 6.6L17.4 17.4"),
    "info": '<circle cx="12" cy="12" r="8"/>' + _path("M12 11.2V16M12 8V8.1"),
    "play": _path("M8 5.2L18.6 12L8 18.8Z"),
    "fullscreen": _path("M9 4.5H4.5V9M15 4.5H19.5V9M4.5 15V19.5H9M19.5 15V19.5H15"),
    "tables": _path("M4.5 6.5H10.5V17.5H4.5ZM13.5 6.5H19.5V17.5H13.5Z"),
    "swap": _path("M4.5 8.5H18.6M15.4 5.2L18.8 8.5L15.4 11.8M19.5 15.5H5.4M8.6 12.2L5.2 15.5L8.6 18.8"),
    "level_easy": _path("M6 18.5V14.5") + _DIM + "M12 18.5V10M18 18.5V5.5" + _DIM_END,
    "level_medium": _path("M6 18.5V14.5M12 18.5V10") + _DIM + "M18 18.5V5.5" + _DIM_END,
    "level_hard": _path("M6 18.5V14.5M12 18.5V10M18 18.5V5.5"),
    "napola": '<circle cx="6.6" cy="12" r="4.1"/><circle cx="12" cy="12" r="4.1"/><circle cx="17.4" cy="12" r="4.1"/>',
    "again": _path("M5.2 9.2A7.4 7.4 0 1 1 4.6 12.6M4.6 4.8V9.4H9.2M10.4 9.2L15.2 12.2L10.4 15.2Z"),
    "search": '<circle cx="10.6" cy="10.6" r="5.9"/>' + _path("M15 15L20 20"),
    "copy": _path(
        "M10.4 8.8H17.9A1.6 1.6 0 0 1 19.5 10.4V17.9A1.6 1.6 0 0 1 17.9 19.5H10.4A1.6 1.6 0 0 1 8.8 17.9V10.4"
        "A1.6 1.6 0 0 1 10.4 8.8ZM15.2 8.6V6.1A1.6 1.6 0 0 0 13.6 4.5H6.1A1.6 1.6 0 0 0 4.5 6.1V13.6"
        "A1.6 1.6 0 0 0 6.1 15.2H8.6"
    ),
    "paste": _path(
        "M9 5.6H7.1A1.6 1.6 0 0 0 5.5 7.2V18.4A1.6 1.6 0 0 0 7.1 20H16.9A1.6 1.6 0 0 0 18.5 18.4V7.2"
        "A1.6 1.6 0 0 0 16.9 5.6H15M9.2 4H14.8V7.4H9.2ZM12 10.4V16.4M9.4 13.8L12 16.4L14.6 13.8"
    ),
    "save": _path(
        "M12 4.5V14.5M8 10.8L12 14.8L16 10.8M4.8 16.4V18A1.6 1.6 0 0 0 6.4 19.6H17.6A1.6 1.6 0 0 0 19.2 18V16.4"
    ),
    "bin": _path(
        "M5 7H19M9.5 7V5H14.5V7M7 7L7.9 18.6A1.5 1.5 0 0 0 9.4 20H14.6A1.5 1.5 0 0 0 16.1 18.6L17 7M12 10.8V16.2"
    ),
    "folder": _path(
        "M4 17.6V6.9A1.4 1.4 0 0 1 5.4 5.5H9.4L11.6 8H18.6A1.4 1.4 0 0 1 20 9.4V17.6A1.4 1.4 0 0 1 18.6 19H5.4"
        "A1.4 1.4 0 0 1 4 17.6Z"
    ),
    "statistics": _path("M4.5 19.5H19.5M7.5 16V11M12 16V5M16.5 16V8"),
    "eye": _path("M2.8 12C5.2 8 8.4 6 12 6C15.6 6 18.8 8 21.2 12C18.8 16 15.6 18 12 18C8.4 18 5.2 16 2.8 12Z")
    + '<circle cx="12" cy="12" r="2.9"/>',
    "peek": _path(
        "M12.6 20.2H7.6A1.6 1.6 0 0 1 6 18.6V5.4A1.6 1.6 0 0 1 7.6 3.8H16.4A1.6 1.6 0 0 1 18 5.4V14.8L12.6 20.2"
        "V16.4A1.6 1.6 0 0 1 14.2 14.8H18M12 6.9L14.2 9.6L12 12.3L9.8 9.6Z"
    ),
    "deal": _path(
        "M4.6 8.4L11.4 5.2A1.4 1.4 0 0 1 13.2 5.9L17.6 15.3A1.4 1.4 0 0 1 17 17.1L10.2 20.3A1.4 1.4 0 0 1 8.4 19.6"
        "L4 10.2A1.4 1.4 0 0 1 4.6 8.4ZM15.2 7.2L18.6 6.8A1.4 1.4 0 0 1 20.1 8L20.9 16.2"
    ),
    "calendar": _path(
        "M6.5 6H17.5A2 2 0 0 1 19.5 8V17.5A2 2 0 0 1 17.5 19.5H6.5A2 2 0 0 1 4.5 17.5V8A2 2 0 0 1 6.5 6Z"
        "M4.5 10.4H19.5M8.5 4V7.4M15.5 4V7.4M8.8 15.1L11 17.1L15.2 13"
    ),
    "rules0": _path("M5 5.2H19V18.8H5ZM9.6 12H14.4"),
    "rules4": _path("M5 5.2H19V18.8H5ZM5 12H19M12 5.2V18.8"),
    "seats2": '<circle cx="12" cy="5.6" r="2.4"/><circle cx="12" cy="18.4" r="2.4"/>' + _path("M5 12H19"),
    "seats4": "".join(
        f'<circle cx="{x}" cy="{y}" r="2.1"/>' for x, y in ((12, 5.2), (12, 18.8), (5.2, 12), (18.8, 12))
    ),
    "first": _path("M17.5 5.5L10 12L17.5 18.5M6.5 5.5V18.5"),
    "last": _path("M6.5 5.5L14 12L6.5 18.5M17.5 5.5V18.5"),
    "pause": _path("M9 5.8V18.2M15 5.8V18.2"),
    "bookmark": _path("M7.4 4.6H16.6V19.4L12 15.6L7.4 19.4Z"),
    "bookmarked": _path("M7.4 4.6H16.6V19.4L12 15.6L7.4 19.4ZM10 7.8H14M10 10.6H14"),
    "broom": _path("M18.8 4.2L12.4 11.2M9.6 9.6L14.4 14L10.6 19.8L4.2 13.6ZM7.4 13.8L6.2 15.2M10 16.2L9 17.6"),
    "replay": _path("M5.2 9.2A7.4 7.4 0 1 1 4.6 12.6M4.6 4.8V9.4H9.2"),
}  # fmt: skip


def icon(name: IconName, size: int, colour: Colour = tokens.TEXT, alpha: float = 1.0) -> pygame.Surface:
    """The icon as a square surface of `size` pixels. Shared, only blit it."""
    body = (
        f'<g fill="none" stroke="{colour}" stroke-opacity="{alpha:.3f}" stroke-width="{tokens.STROKE_ICON}" '
        f'stroke-linecap="round" stroke-linejoin="round">{_DRAWINGS[name]}</g>'
    )
    return svg(body, size, size, "0 0 24 24")


def draw_icon(
    canvas: pygame.Surface,
    name: IconName,
    size: float,
    cx: float,
    cy: float,
    colour: Colour = tokens.TEXT,
    alpha: float = tokens.ICON_REST,
) -> None:
    """Draw the icon centred on a point; `size` in pixels."""
    side = round(size)
    canvas.blit(icon(name, side, colour, alpha), (round(cx - side / 2), round(cy - side / 2)))
