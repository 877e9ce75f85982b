"""Decides every colour, measure and duration once; must not know pygame, scenes or games.

Lengths are pixels at UI scale 1 unless a name says otherwise; durations are seconds at motion "normal".
"""

from __future__ import annotations

from typing import Final, NamedTuple

# ------------------------------------------------------------------ palette

CLOTH_CENTRE: Final = "#154A46"
CLOTH_RIM: Final = "#0A282A"
TEXT: Final = "#F6EFE0"
TEXT_QUIET: Final = "#B9C7BF"
LAMP: Final = "#F2C96D"
LAMP_HOVER: Final = "#F8D98F"
LAMP_PRESSED: Final = "#DDB153"
INK: Final = "#1A2230"
DANGER: Final = "#F09A84"
NIGHT: Final = "#0D2325"
WINDOW_TOP: Final = "#183437"
WINDOW_FOOT: Final = "#112729"
LINE: Final = "#FFFFFF"
SHADE: Final = "#000000"
SHADOW: Final = "#03090A"
KEYLINE: Final = "#03161A"
STRIP: Final = "#061718"
WALNUT: Final = "#3E271B"
LINEN: Final = "#7E6F55"
LINEN_LIGHT: Final = "#FFF6DE"
STRIPE: Final = "#6B2B22"
SHADOW_ON_WOOD: Final = "#050201"
STRIP_ON_WOOD: Final = "#150C07"
WOOD_WINDOW_TOP: Final = "#382A20"
WOOD_WINDOW_FOOT: Final = "#281C15"
TEXT_QUIET_ON_WOOD: Final = "#CDBFA9"

PAPER: Final = "#FBF6EA"
PAPER_EDGE: Final = "#8E836C"
VERMILION: Final = "#C8392B"
NAVY: Final = "#1F2F4A"
BLUE: Final = "#1F5FA8"
GREEN: Final = "#1E6B47"
#: The four-colour pack's diamonds and clubs on a dark ground.
BLUE_ON_DARK: Final = "#8FC1F5"
GREEN_ON_DARK: Final = "#8FD6A8"

PLACE: Final = "#CFE6DC"
STAR: Final = "#BFE0D4"
ANTARES: Final = "#E98A63"
#: Lit, after a win.
STAR_LIT: Final = "#F1FFF9"
ANTARES_LIT: Final = "#FF9A6E"
ANTARES_GLOW: Final = "#FF5A33"

TEXT_OFF: Final = 0.42
ICON_REST: Final = 0.86
ICON_HOVER: Final = 0.94
ICON_OFF: Final = 0.34
NIGHT_ALPHA: Final = 0.97
SCRIM_ALPHA: Final = 0.50
STRIP_ALPHA: Final = 0.36
STRIP_ON_WOOD_ALPHA: Final = 0.70
STRIP_OVER_CARDS_ALPHA: Final = 0.94
EDGE_ALPHA: Final = 0.10
EMPTY_LINE_ALPHA: Final = 0.50
EMPTY_FILL_ALPHA: Final = 0.12
RUN_LINE_ALPHA: Final = 0.22
RUN_SUIT_ALPHA: Final = 0.17
RUN_FILL_ALPHA: Final = 0.08

# ------------------------------------------------------------------ space, radius, stroke

SPACES: Final = (4, 8, 12, 16, 24, 32, 48, 64)
ROW_GAP: Final = 8
GROUP_GAP: Final = 24
PADDING: Final = 24
PADDING_WIDE: Final = 32
#: From this window width (px at scale 1) the wide padding holds.
WIDE_WINDOW: Final = 640

RADIUS_INNER: Final = 8
RADIUS_CONTROL: Final = 12
RADIUS_STRIP: Final = 16
RADIUS_WINDOW: Final = 20
#: Of the card's width.
RADIUS_CARD: Final = 0.05

STROKE_ICON: Final = 1.75
STROKE_CONTROL: Final = 1.25
STROKE_EMPTY: Final = 1.5
FOCUS_WIDTH: Final = 2
FOCUS_GAP: Final = 2

ICON: Final = 24
ICON_IN_BUTTON: Final = 20
TARGET: Final = 48
BUTTON: Final = 52
BUTTON_SMALL: Final = 48
BUTTON_MIN_WIDTH: Final = 128
ROW: Final = 64
ROW_SMALL: Final = 56
FIELD: Final = 48
SEGMENT_INSET: Final = 4
SEGMENT_AIR: Final = 8
WINDOW_MAX_WIDTH: Final = 896
#: What stays free between a window and the canvas edge, both sides together (table pixels at scale 1).
WINDOW_MARGIN: Final = 16
#: Below this canvas height (px at scale 1) windows use two columns.
SHORT_CANVAS: Final = 600

# ------------------------------------------------------------------ type

SIZE_LABEL: Final = 13
SIZE_LABEL_NARROW: Final = 12
SIZE_WORD_NARROWEST: Final = 11
SIZE_SMALL: Final = 14
SIZE_SECOND: Final = 15
SIZE_BODY: Final = 17
SIZE_CONTROL: Final = 17
SIZE_CONTROL_SMALL: Final = 16
SIZE_OPTION: Final = 18
SIZE_NUMBER: Final = 20
SIZE_SCORE: Final = 28
SIZE_TITLE: Final = 30
SIZE_TABLE_NAME: Final = 40
SIZE_LOGOTYPE: Final = 64
#: Line height of body text over its size (26 over 17).
LEADING: Final = 26 / 17
#: Em, for labels in capitals.
TRACKING: Final = 0.07
#: Em, cap height of Fira Sans and of Vollkorn.
CAP_SANS: Final = 0.689
CAP_TITLE: Final = 0.66
#: Em, the room each digit of a live number gets.
DIGIT_WIDTH: Final = 0.56

# ------------------------------------------------------------------ elevation


class Shade(NamedTuple):
    """One soft shadow: standard deviation, drop and opacity; lengths in px at scale 1 or in card widths."""

    sigma: float
    drop: float
    alpha: float


class Light(NamedTuple):
    """One soft light round a box: standard deviation, how far it starts outside, opacity; px at scale 1."""

    sigma: float
    spread: float
    alpha: float


ELEVATION_CONTROL: Final = (Shade(1, 1, 0.34), Shade(5, 3, 0.22))
ELEVATION_TOAST: Final = (Shade(2, 2, 0.30), Shade(10, 8, 0.30))
ELEVATION_WINDOW: Final = (Shade(4, 6, 0.30), Shade(19, 20, 0.42))
#: In card widths.
CARD_COVERED: Final = (Shade(0.008, 0.006, 0.30),)
CARD_END: Final = (*CARD_COVERED, Shade(0.035, 0.022, 0.24))
CARD_LIFTED: Final = (Shade(0.026, 0.043, 0.30), Shade(0.10, 0.14, 0.46))
GLOW: Final = (Light(8, 6, 0.55), Light(3, 2, 0.55))

# ------------------------------------------------------------------ motion (seconds)

MOTION_SPEEDS: Final = {"calm": 1.5, "normal": 1.0, "brisk": 0.6, "none": 0.0}

DEAL_STAGGER: Final = 0.045
DEAL_FLIGHT: Final = 0.240
PICK_UP: Final = 0.090
DROP: Final = 0.140
FLIP: Final = 0.180
GLIDE_BACK: Final = 0.220
SWEEP_STAGGER: Final = 0.028
HOVER: Final = 0.090
PRESS: Final = 0.040
GLOW_IN: Final = 0.120
GLOW_OUT: Final = 0.160
SWITCH: Final = 0.120
WINDOW_IN: Final = 0.160
WINDOW_OUT: Final = 0.120
#: Pixels at scale 1 a window and a toast rise while they appear.
RISE: Final = 8
TOAST_IN: Final = 0.140
TOAST_OUT: Final = 0.200
TOOLTIP_DELAY: Final = 0.500


def toast_hold(characters: int) -> float:
    """Seconds a message of so many characters stays readable: two, and more for long ones, at most five."""
    return min(5.0, 2.0 + 0.040 * max(0, characters - 20))


def scale_for(width: int, height: int) -> float:
    """The automatic UI scale for a canvas in pixels: 1 to 3 in quarters."""
    short, long = min(width, height), max(width, height)
    fit = min(short / 864, long / 1536)
    return min(3.0, max(1.0, int(fit * 4) / 4))


def most_scale(width: int, height: int) -> float:
    """The largest UI scale at which everything has room on a canvas in pixels: 800x480 at scale 1, tall or wide."""
    short, long = min(width, height), max(width, height)
    return max(1.0, min(short / 480, long / 800))
