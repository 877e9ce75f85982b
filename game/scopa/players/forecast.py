"""How a deal under way will probably be counted, from the cards taken so far; knows bits, no hands.

The spreads were fitted to deals that habit played to their end.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from game.scopa.count import NAPOLA_LEAST
from game.scopa.players.bits import ALL, COINS, OF_RANK, PRIMIERA_ORDER, SETTEBELLO, napola_run

_ROOT_OF_2 = sqrt(2)
_CARDS_SPREAD, _COINS_SPREAD, _PRIMIERA_SPREAD = 2.0, 1.4, 0.8
_NEVER_SURE = 0.3
"""Added to the suits whose seven is still to be taken, which is what leaves the primiera open."""
_SUIT_WORTH = (1.0, 0.55, 0.35, 0.25, 0.2, 0.15, 0.1, 0.05, 0.05, 0.05)
"""What a suit is worth for the primiera, by how many of its cards would be better than the best one taken."""


_NAPOLA = sum(OF_RANK[1 : NAPOLA_LEAST + 1]) & COINS
"""The coins without which there is no napola."""


def points_ahead(mine: int, his: int, napola: bool) -> float:
    """By how many points, scope left out, I shall probably be ahead, with these cards taken by me and by the other."""
    rest = ALL ^ (mine | his)
    cards = _lead(mine.bit_count() - his.bit_count(), _CARDS_SPREAD * sqrt(rest.bit_count()))
    more_coins = (mine & COINS).bit_count() - (his & COINS).bit_count()
    coins = _lead(more_coins, _COINS_SPREAD * sqrt((rest & COINS).bit_count()))
    settebello = (1 if mine & SETTEBELLO else 0) - (1 if his & SETTEBELLO else 0)
    ahead = cards + coins + settebello + _primiera(mine, his)
    return ahead + _napola(mine, his) - _napola(his, mine) if napola else ahead


def _napola(cards: int, other: int) -> float:
    """What napola will probably bring to who took `cards`: each coin it still lacks comes as likely as not."""
    if other & _NAPOLA:
        return 0.0
    lacking = (_NAPOLA & ~cards).bit_count()
    return napola_run(cards) or NAPOLA_LEAST / 2**lacking


def _primiera(mine: int, his: int) -> float:
    taken = mine | his
    open_suits = sum(not taken & suit[0][0] for suit in PRIMIERA_ORDER)
    ahead = _suits_worth(mine) - _suits_worth(his)
    return _lead(ahead, _PRIMIERA_SPREAD * (_NEVER_SURE + open_suits))


@lru_cache(maxsize=1 << 14)
def _suits_worth(cards: int) -> float:
    total = 0.0
    for suit in PRIMIERA_ORDER:
        for worth, (bit, _) in zip(_SUIT_WORTH, suit, strict=True):
            if cards & bit:
                total += worth
                break
    return total


@lru_cache(maxsize=1 << 14)
def _lead(difference: float, spread: float) -> float:
    """The chance to end ahead less the chance to end behind, where the rest spreads the difference so far."""
    if spread == 0:
        return float((difference > 0) - (difference < 0))
    return erf(difference / (spread * _ROOT_OF_2))
