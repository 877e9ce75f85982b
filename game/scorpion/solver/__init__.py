"""Whether a Scorpion position can still be won, all cards known; exact, and without a screen."""

from game.scorpion.solver.search import DEFAULT_NODES, Solution, Verdict, solve

__all__ = ["DEFAULT_NODES", "Solution", "Verdict", "solve"]
