"""The numbers on the page of Scopone."""

from __future__ import annotations

from game.cards import ACE, ITALIAN
from game.scopa.count import NAPOLA_LEAST, PRIMIERA_VALUES, SETTEBELLO
from game.scopone.rules import SCIENTIFICO, SCOPONE, TARGET_OF, TARGETS
from scenes.scopa.page.positions import Capture
from scenes.scopone.page.positions import Parting, Turns, position, worked_deal
from tests.reading.numbers import Numbers, between


def _capture(name: str, whole_table: bool = False) -> set[int]:
    """The rank of a card and of those it may take, or of all that lie there."""
    capture = position(name)
    assert isinstance(capture, Capture)
    others = capture.table if whole_table else [card for way in capture.ways for card in way]
    return {capture.card.rank, *(card.rank for card in others)}


def _turns() -> set[int]:
    """The ranks of the cards that are played round the table, but for the figures, which have names."""
    turns = position("turns")
    assert isinstance(turns, Turns)
    played = {card.rank for play in turns.plays for card in (play.card, *play.take)}
    return {rank for rank in played if rank <= SETTEBELLO.rank}


def _parting() -> set[int]:
    """The ranks that are broken by the capture."""
    parting = position("broken-pairs")
    assert isinstance(parting, Parting)
    (way,) = parting.ways
    return set(parting.odd((parting.card, *way)))


def numbers() -> Numbers:
    half, coins, suits = len(ITALIAN) // 2, len(ITALIAN.ranks), len(ITALIAN.suits)
    figures = range(SETTEBELLO.rank + 1, len(ITALIAN.ranks) + 1)
    small = range(ACE + 1, SETTEBELLO.rank + 1)
    sheet, with_napola = worked_deal(), worked_deal(napola=True)
    worth = {PRIMIERA_VALUES[card.rank] for best in sheet.primieras for card in best.cards}
    sums = {best.value or 0 for best in sheet.primieras}
    row = with_napola.napola_run[0]
    return {
        "rules": {len(ITALIAN), ACE, *between(small), *figures},
        "deals": {len(ITALIAN), SCIENTIFICO.hand, SCOPONE.hand, SCOPONE.table, SCOPONE.most_kings + 1, suits},
        "seats": _turns(),
        "taking": {9, 5, 9 - 5},
        "choice": _capture("capture-choice"),
        "equal": _capture("equal-card", whole_table=True),
        "scopa": _capture("scopa") - {ACE},
        "count": {half, half + 1, coins // 2, coins // 2 + 1, 1, SETTEBELLO.rank},
        "primiera": {*small, *PRIMIERA_VALUES.values()},
        "worked-deal": {
            *(len(taken) for taken in sheet.taken),
            *(len(taken) for taken in sheet.coins_taken),
            *(*sheet.settebello, *sheet.scope, *sheet.total, *sums, *worth, half),
            *(card.rank for best in sheet.primieras for card in best.cards if card.rank != ACE),
        },
        "napola": {
            *(NAPOLA_LEAST, 1, *(card.rank for card in row if card.rank != ACE)),
            *(*with_napola.napola[:1], *with_napola.total),
            *(card.rank for card in sheet.coins_taken[0] if ACE < card.rank <= SETTEBELLO.rank),
        },
        "match": {*TARGETS, *TARGET_OF.values()},
        "advice": {len(ITALIAN), half + 1, coins // 2 + 1, len(ITALIAN.ranks)},
        "pairs": {suits, suits - 1, *_parting()},
        "controls": {1, 9, 0},
        "questions": {4, 1},
    }
