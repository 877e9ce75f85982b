"""Whole games for tests: what to do in one, and all that a player could tell it by."""

from __future__ import annotations

from hypothesis import strategies as st

from game.scorpion.state import Move, State
from game.session import Session

Game = Session[State, Move]
doings = st.lists(st.one_of(st.integers(0, 9_999), st.sampled_from(["undo", "undo", "redo", "restart"])), max_size=60)


def play(session: Game, done: list[int | str]) -> None:
    """Do what each entry says: the n-th legal move, undo, redo or begin again; refused ones count for nothing."""
    for entry in done:
        if entry == "undo":
            session.undo()
        elif entry == "redo":
            session.redo()
        elif entry == "restart":
            session.restart()
        elif (legal := session.rules.legal_moves(session.state)) and isinstance(entry, int):
            session.apply(legal[entry % len(legal)])


def facts(session: Game) -> tuple[object, ...]:
    """All that a player can tell a session by."""
    return (session.state, session.score, session.moves, session.undos, session.can_undo, session.can_redo, session.won)


def stacks(session: Game) -> tuple[list[State], list[State]]:
    """The positions that undo, and then redo, leads through; the session stands afterwards where it stood."""
    taken = 0
    back: list[State] = []
    while session.can_undo:
        session.undo()
        back.append(session.state)
        taken += 1
    forth: list[State] = []
    while session.can_redo:
        session.redo()
        forth.append(session.state)
    for _ in range(len(forth) - taken):
        session.undo()
    return back, forth
