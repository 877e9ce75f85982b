"""The twelve courts, one module each, whose one public function, `draw`, gives its `Court`."""

from collections.abc import Callable
from typing import Final

from tools.cardart.french.court import Court
from tools.cardart.french.courts import (
    jack_of_clubs,
    jack_of_diamonds,
    jack_of_hearts,
    jack_of_spades,
    king_of_clubs,
    king_of_diamonds,
    king_of_hearts,
    king_of_spades,
    queen_of_clubs,
    queen_of_diamonds,
    queen_of_hearts,
    queen_of_spades,
)

COURTS: Final[dict[str, Callable[[], Court]]] = {
    "JS": jack_of_spades.draw,
    "QS": queen_of_spades.draw,
    "KS": king_of_spades.draw,
    "JH": jack_of_hearts.draw,
    "QH": queen_of_hearts.draw,
    "KH": king_of_hearts.draw,
    "JD": jack_of_diamonds.draw,
    "QD": queen_of_diamonds.draw,
    "KD": king_of_diamonds.draw,
    "JC": jack_of_clubs.draw,
    "QC": queen_of_clubs.draw,
    "KC": king_of_clubs.draw,
}
