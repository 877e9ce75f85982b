"""Advice on the play to make now: Hard's own choice, and why. Knows an observation, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.levels import Level
from game.scopa.observation import Seen
from game.scopa.state import PlayCard
from game.scopa.teacher.judged import Advice, Reason, Why
from game.scopa.teacher.judging import Judge, compared
from game.scopa.teacher.reasons import why_best

Choose = Callable[[Level, Any, int], PlayCard]


def advised(judging: type[Judge], choose: Choose, seen: Seen, seed: int) -> Advice:
    """What Hard, `choose`, plays with this chance, compared with what comes out best besides."""
    best = choose(Level.HARD, seen, seed)
    judge = judging(seen)
    plays, tally = compared(judge, seen, best, seed)
    if len(plays) == 1:
        return Advice(best, None, (Reason(Why.ONLY),))
    others = [play for play in plays[1:] if _kind(play) != _kind(best)] or plays[1:]
    tally = tally.of([0, *map(plays.index, others)])
    return Advice(best, others[0], why_best(judge, [best, *others], tally, f"{seed}/why/{len(seen.plays)}"))


def _kind(play: PlayCard) -> tuple[int, ...]:
    """A play by its values: another card of the rank in its place is hardly another play."""
    return play.card.rank, *sorted(card.rank for card in play.take)
