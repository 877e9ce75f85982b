"""Whole games of Scorpion for measurements and tests: by the solver's line, by chance, most by both. Judges none."""

from __future__ import annotations

from random import Random

from game.scorpion.record import Action, Start
from game.scorpion.solver import solve
from game.scorpion.variants import RULE_SETS

_NODES = 600
_STRAYS = (0.0, 0.02, 0.1, 1.0)
"""How often a player leaves the way that wins; which of these it is, is drawn by lot."""


def played(rules: str, deal: int, chance: Random, length: int) -> tuple[Start, list[Action]]:
    """A game of about so many actions at most, undo, redo and beginning again among them, or until it is won."""
    start = Start.numbered(RULE_SETS[rules], deal)
    session, strays = start.session(), chance.choice(_STRAYS)
    line = list(solve(start.rules, start.state, _NODES).moves)
    while len(session.log) < length and not session.won:
        if line and chance.random() >= strays:
            session.apply(line.pop(0))
            continue
        line = []
        legal = start.rules.legal_moves(session.state)
        if not legal and not session.can_undo:
            break
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
            line = list(solve(start.rules, session.state, _NODES).moves)
    return start, session.log
