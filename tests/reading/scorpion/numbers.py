"""The numbers on the page of Scorpion."""

from __future__ import annotations

from game.cards import FRENCH
from game.scorpion.rules import RUN_POINTS, RUNS, SAME_SUIT_POINTS, TURN_POINTS, ScorpionRules
from game.scorpion.state import RUN_LENGTH, MoveUnit
from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE
from game.session import UNDO_LIMIT
from scenes.scorpion.page.positions import Board, position
from scenes.table.broken import REMEMBERED
from tests.reading.numbers import Numbers, between

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


def numbers() -> Numbers:
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
            *between(covered),
            *between(range(covered[-1] + 1, CLASSIC.columns + 1)),
        },
        "what-fits": {9, 9 + 1},
        "first-move": {*_moved("first-move"), first.source + 1, first.target + 1},
        "reserve": {CLASSIC.reserve_size, *range(1, CLASSIC.reserve_size + 1)},
        "runs": {RUN_LENGTH, RUNS, *between(range(1, CLASSIC.reserve_size + 1))},
        "end": {RUNS},
        "relaxed": _moved("relaxed-move"),
        "scoring": {
            *(0, SAME_SUIT_POINTS, TURN_POINTS, RUN_POINTS, RUNS, _hidden(CLASSIC), UNDO_LIMIT),
            *(_hidden(CLASSIC) * TURN_POINTS, RUNS * RUN_POINTS, _least_win(CLASSIC)),
        },
        "three-blind-mice": {
            *(MICE.columns, MICE.rows, max(MICE.hidden), _hidden(MICE), MICE.reserve_size, _least_win(MICE)),
            *between(mice),
        },
        "controls": {int(REMEMBERED)},
    }
