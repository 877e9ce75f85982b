"""Whole games of Scorpion for tests of what became of them: some by the solver's line, some at random, most by both."""

from __future__ import annotations

from random import Random

from game.scorpion.record import Action, Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import solve

_NODES = 600


def played(rules: ScorpionRules, deal: int, chance: Random, length: int) -> tuple[Start, list[Action]]:
    """A game of at most so many actions: what the solver would play, as long as it is followed, else by chance."""
    start = Start.numbered(rules, deal)
    session, strays = start.session(), chance.choice((0.0, 0.02, 0.1, 1.0))
    line = list(solve(rules, start.state, _NODES).moves)
    while len(session.log) < length and not session.won:
        if line and chance.random() >= strays:
            session.apply(line.pop(0))
            continue
        line = []
        legal = session.rules.legal_moves(session.state)
        if not legal or chance.random() < 0.2:
            for _ in range(chance.randint(1, 6)):
                session.undo()
            if chance.random() < 0.3:
                session.redo()
        else:
            session.apply(chance.choice(legal))
        if chance.random() < 0.01:
            session.restart()
        if strays < 1 and chance.random() < 0.1:
            line = list(solve(rules, session.state, _NODES).moves)
        if not legal and not session.can_undo:
            break
    return start, session.log
