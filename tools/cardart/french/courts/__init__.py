"""

he twelve courts, one module each; every module has one public function, `draw`, that gives its `Court`.
"""

from importlib import import_module
from typing import Final

from tools.cardart.french.court import Court

COURT_MODULES: Final = {
    rank + suit: f"{rank_name}_of_{suit_name}"
    for suit, suit_name in (("S", "spades"), ("H", "hearts"), ("D", "diamonds"), ("C", "clubs"))
    for rank, rank_name in (("J", "jack"), ("Q", "queen"), ("K", "king"))
}


def draw_court(card: str) -> Court:
    """The court of a card named like "KH". Raises ModuleNotFoundError where nobody has drawn it."""
    court = import_module(f"{__name__}.{COURT_MODULES[card]}").draw()
    assert isinstance(court, Court)
    return court
