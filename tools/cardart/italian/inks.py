"""The Italian packs' inks: four printing colours on paper and a few helpers. Decides colours only."""

from typing import Final

PAPER: Final = "#FBF6EA"
WHITE: Final = "#FFFDF6"
INK: Final = "#1A1512"
RED: Final = "#C62F1F"
GREEN: Final = "#2E7D3C"
YELLOW: Final = "#F2BC2E"
BLUE: Final = "#2A61A6"

SKIN: Final = "#F7D5B0"
TAN: Final = "#EDBE90"  # the knight of swords
CHEEK: Final = "#E88A6A"
SKY: Final = "#A9CBE3"  # blades, water
DARK_RED: Final = "#8E1C14"  # inside of a cup
LEAF: Final = "#86B04A"
PINE: Final = "#1E5233"  # the log's shade side
WOOD: Final = "#EFCB82"  # sawn ends
SILVER: Final = "#E4DCCB"  # grey beards
CHESTNUT: Final = "#A9582B"
FAR_LEG: Final = "#7E3D1E"
PALOMINO: Final = "#E3A94A"
DAPPLE: Final = "#D3D0C8"
COAL: Final = "#37322F"  # a black horse
BAY: Final = "#4A362A"
HAIR: Final = "#7A3B1C"
OCHRE: Final = "#D08A1C"
RAVEN: Final = "#24211F"
BRICK: Final = "#9E2B22"  # the Piacentine back
BRASS: Final = "#9A6A10"  # values of coins
EDGE: Final = "#CFC4AC"

SLIPPING: Final = frozenset({RED, GREEN, BLUE, YELLOW, CHESTNUT, PALOMINO, HAIR, PINE})
"""The colours laid by stencil: on large areas they sit a little beside the line."""
