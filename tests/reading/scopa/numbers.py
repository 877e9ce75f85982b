"""The numbers on the page of Scopa."""

from __future__ import annotations

from game.cards import ACE, ITALIAN
from game.scopa.count import NAPOLA_LEAST, PRIMIERA_VALUES, SETTEBELLO, TARGETS
from game.scopa.rules import SCOPA
from scenes.scopa.page.positions import Capture, position, worked_deal
from tests.reading.numbers import Numbers, between


def _capture(name: str) -> set[int]:
    """The ranks in a capture, but for the figures, which have names."""
    capture = position(name)
    assert isinstance(capture, Capture)
    return {card.rank for card in (capture.card, *capture.table)}


def numbers() -> Numbers:
    half, coins = len(ITALIAN) // 2, len(ITALIAN.ranks)
    figures = range(SETTEBELLO.rank + 1, len(ITALIAN.ranks) + 1)
    small = range(ACE + 1, SETTEBELLO.rank + 1)
    target, longer = TARGETS
    sheet, with_napola = worked_deal(), worked_deal(napola=True)
    worth = {PRIMIERA_VALUES[card.rank] for best in sheet.primieras for card in best.cards}
    sums = {best.value or 0 for best in sheet.primieras}
    row = with_napola.napola_run[0]
    return {
        "rules": {
            *(len(ITALIAN), ACE, *between(small), *figures, target, SCOPA.hand, SCOPA.table),
            *(SCOPA.most_kings + 1, len(ITALIAN.suits)),
            *_capture("capture-choice"),
        },
        "choice": _capture("capture-choice"),
        "equal": _capture("equal-card"),
        "count": {
            *(len(ITALIAN), half, half + 1, coins // 2, coins // 2 + 1),
            *(1, SETTEBELLO.rank, target, longer),
        },
        "primiera": {*small, *PRIMIERA_VALUES.values()},
        "worked-deal": {
            *(len(taken) for taken in sheet.taken),
            *(len(taken) for taken in sheet.coins_taken),
            *(*sheet.settebello, *sheet.scope, *sheet.total, *sums, *worth, half, coins),
            *(card.rank for best in sheet.primieras for card in best.cards if card.rank != ACE),
        },
        "napola": {
            *(NAPOLA_LEAST, 1, coins, *(card.rank for card in row if card.rank != ACE)),
            *(NAPOLA_LEAST + 1, NAPOLA_LEAST + 2, *with_napola.total, *sheet.total),
            *(card.rank for card in sheet.coins_taken[0] if ACE < card.rank <= SETTEBELLO.rank),
        },
        "advice": {len(ITALIAN.ranks), coins // 2 + 1, len(ITALIAN.suits), len(ITALIAN.suits) - 1},
        "controls": {1, SCOPA.hand},
        "questions": {4, 1, *figures},
    }
