"""The numbers each section of the rules pages may hold, worked out from the engine; none is written down here twice.

A section is compared as a set: every number in it must come from here, and every number here must be in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import ACE, FRENCH, ITALIAN
from game.scopa.count import NAPOLA_LEAST, PRIMIERA_VALUES, SETTEBELLO, TARGETS
from game.scopa.rules import SCOPA
from game.scorpion.rules import RUN_POINTS, RUNS, SAME_SUIT_POINTS, TURN_POINTS, ScorpionRules
from game.scorpion.state import RUN_LENGTH, MoveUnit
from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE
from game.session import UNDO_LIMIT
from scenes.scopa.page.positions import Capture, worked_deal
from scenes.scopa.page.positions import position as scopa_position
from scenes.scorpion.page.positions import Board, position
from scenes.table.broken import REMEMBERED

MICE = THREE_BLIND_MICE


def _hidden(rules: ScorpionRules) -> int:
    return sum(rules.hidden)


def _least_win(rules: ScorpionRules) -> int:
    return _hidden(rules) * TURN_POINTS + RUNS * RUN_POINTS


def _columns_with_hidden(rules: ScorpionRules) -> list[int]:
    """Their numbers as players count them."""
    return [number for number, hidden in enumerate(rules.hidden, start=1) if hidden]


def _board(name: str) -> tuple[Board, MoveUnit]:
    board = position(name)
    assert board.move is not None
    return board, board.move


def _moved(name: str) -> set[int]:
    """The ranks of the cards that are moved, and of the card they are put on."""
    board, move = _board(name)
    unit = board.steps[0].columns[move.source].cards[move.index :]
    host = board.steps[0].columns[move.target].top
    return {card.rank for card in unit} | ({host.rank} if host else set())


def _capture(name: str) -> set[int]:
    """The ranks in a capture, but for the figures, which have names."""
    capture = scopa_position(name)
    assert isinstance(capture, Capture)
    return {card.rank for card in (capture.card, *capture.table)}


def _between(numbers: Iterable[int]) -> set[int]:
    """The two ends of a stretch."""
    listed = list(numbers)
    return {listed[0], listed[-1]}


def _scorpion() -> dict[str, set[int]]:
    dealt = CLASSIC.columns * CLASSIC.rows
    covered = _columns_with_hidden(CLASSIC)
    face_down = max(CLASSIC.hidden)
    mice = _columns_with_hidden(MICE)
    _, first = _board("first-move")
    return {
        "in-short": {CLASSIC.columns, CLASSIC.rows, _hidden(CLASSIC), CLASSIC.reserve_size, RUNS},
        "deal": {
            *(len(FRENCH), dealt, CLASSIC.columns, CLASSIC.rows, RUNS, CLASSIC.reserve_size),
            *(face_down, CLASSIC.rows - face_down, _hidden(CLASSIC), dealt - _hidden(CLASSIC)),
            *_between(covered),
            *_between(range(covered[-1] + 1, CLASSIC.columns + 1)),
        },
        "what-fits": {9, 9 + 1},
        "first-move": {*_moved("first-move"), first.source + 1, first.target + 1},
        "reserve": {CLASSIC.reserve_size, *range(1, CLASSIC.reserve_size + 1)},
        "runs": {RUN_LENGTH, RUNS, *_between(range(1, CLASSIC.reserve_size + 1))},
        "end": {RUNS},
        "relaxed": _moved("relaxed-move"),
        "scoring": {
            *(0, SAME_SUIT_POINTS, TURN_POINTS, RUN_POINTS, RUNS, _hidden(CLASSIC), UNDO_LIMIT),
            *(_hidden(CLASSIC) * TURN_POINTS, RUNS * RUN_POINTS, _least_win(CLASSIC)),
        },
        "three-blind-mice": {
            *(MICE.columns, MICE.rows, max(MICE.hidden), _hidden(MICE), MICE.reserve_size, _least_win(MICE)),
            *_between(mice),
        },
        "controls": {int(REMEMBERED)},
    }


def _scopa() -> dict[str, set[int]]:
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
            *(len(ITALIAN), ACE, *_between(small), *figures, target, SCOPA.hand, SCOPA.table),
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


EXPECTED = {"scorpion": _scorpion(), "scopa": _scopa()}
