"""The numbers on the page of Briscola."""

from __future__ import annotations

from game.briscola.points import ALL_POINTS, HALF, ORDER, POINTS_OF_RANK, is_load, points_in, points_of
from game.briscola.rules import FOUR, TARGETS, TWO
from game.cards import ACE, ITALIAN
from scenes.briscola.page.positions import Tricks, position, worked_game
from tests.reading.numbers import Numbers

THREE = 3
FIGURES = {8, 9, 10}


def _said(name: str) -> set[int]:
    """The ranks that have no name of those played in a miniature or turned up, and what its tricks count."""
    tricks = position(name)
    assert isinstance(tricks, Tricks)
    lying = {play.card.rank for play in tricks.plays}
    if tricks.turned_up is not None:
        lying.add(tricks.turned_up.rank)
    return lying - FIGURES - {ACE}


def _points(name: str) -> set[int]:
    """What the tricks of a miniature count."""
    tricks = position(name)
    assert isinstance(tricks, Tricks)
    won = (tricks.won_with(number) for number in range(len(tricks.plays)))
    return {one.points for one in won if one is not None}


def numbers() -> Numbers:
    plain = set(ORDER) - FIGURES - {ACE, THREE}
    loads = [card for card in ITALIAN if is_load(card)]
    all_tricks, left = len(ITALIAN) // TWO.seats, TWO.hand
    game = worked_game()
    of_rank = [
        {points_in(card for card in side if card.rank == rank) for rank in POINTS_OF_RANK} for side in game.captured
    ]
    taken = [[card for card in side if is_load(card)] for side in game.captured]
    return {
        "rules": {ALL_POINTS, HALF + 1},
        "cards": {len(ITALIAN), 0, *plain, THREE, *POINTS_OF_RANK.values(), len(loads), points_in(loads), ALL_POINTS},
        "deal": {TWO.hand},
        "led-suit": _said("led-suit") | _points("led-suit"),
        "other-suit": _said("other-suit") | _points("other-suit"),
        "trump": _said("trump") | _points("trump"),
        "two-trumps": _said("higher-trump") | _points("higher-trump"),
        "draw": {TWO.hand, all_tricks - left},
        "last-tricks": {left} | _said("last-tricks") | _points("last-tricks"),
        "count": {HALF + 1, HALF},
        "worked-count": {
            *of_rank[0],
            *of_rank[1],
            *game.points,
            *map(points_in, taken),
            *(points_of(card) for side in taken for card in side),
            *(card.rank for side in taken for card in side if card.rank != ACE),
        },
        "match": set(TARGETS),
        "pairs": {len(ITALIAN) // FOUR.seats, FOUR.hand} | _said("pair-trick") | _points("pair-trick"),
        "levels": {left},
        "advice": {min(plain), max(plain), len(ITALIAN.ranks), all_tricks - left},
        "controls": {1, TWO.hand},
        "questions": {max(plain), min(plain), HALF, HALF + 1},
    }
