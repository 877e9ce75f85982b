"""Games to hand to a store; knows nothing of how a store keeps them."""

from __future__ import annotations

from game.store import RunningGame

STARTED = "2026-11-30T08:15:00+01:00"
ENDED = "2026-11-30T08:31:07+01:00"
TABLE, OTHER = "patience", "pairs"
"""Two games that the store knows nothing of but their names."""


def game_after(moves: int, table: str = TABLE) -> RunningGame:
    """A game whose every value follows from the number of its moves, so that a mixture would show."""
    steps = ",".join('{"from":1,"index":5,"to":6}' for _ in range(moves))
    record = f'{{"game":"{table}","rules":"classic","deal":17,"moves":[{steps}]}}'
    return RunningGame(table, record, "classic", "17", moves, 5 * moves, moves % 3, moves % 2 == 1, STARTED)
