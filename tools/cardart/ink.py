"""The inks of the packs and the weights of their lines.

Decides colours only; knows no shapes and no suits' art.

The French pack is printed in three inks on paper. Everything paler is a screen: a mix of two of them, never a
new hue.
"""

from typing import Final

PAPER: Final = "#FBF6EA"
NAVY: Final = "#1F2F4A"
RED: Final = "#C8392B"
GOLD: Final = "#D9A441"
CARD_EDGE: Final = "#CDBF9F"

# Index letters and pips carry the suit's ink one step off the clothes' ink, so that a four-colour pack can
# replace exactly these two strings in a file and leave every robe as it is. The step of one is not visible.
SUIT_RED: Final = "#C8392C"
SUIT_NAVY: Final = "#1F2F4B"
SUIT_INK: Final = {"S": SUIT_NAVY, "H": SUIT_RED, "D": SUIT_RED, "C": SUIT_NAVY}


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` (0 to 1) of the way from `first` to `second`; colours are #RRGGBB."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


FLESH: Final = mix(PAPER, GOLD, 0.10)  # faces and hands
GROUND: Final = mix(PAPER, GOLD, 0.22)  # the pattern behind a figure
SHADE: Final = mix(PAPER, GOLD, 0.34)  # the plane turned from the light
NIGHT_RAY: Final = "#293C5B"  # the blue back's second navy
DARK_RED: Final = mix(RED, NAVY, 0.35)  # the red back's second red

CONTOUR: Final = 2.0
INNER: Final = 1.3
HAIR: Final = 1.1
HATCH: Final = 0.75
FRAME: Final = 1.3
