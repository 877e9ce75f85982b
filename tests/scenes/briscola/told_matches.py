"""Finished matches of Briscola for tests of what is told of them, each played to its end at random."""

from __future__ import annotations

import random
from datetime import date, timedelta

from game import records
from game.briscola.kept import kind_of
from game.briscola.match import Match
from game.briscola.match_record import RECORDS
from game.briscola.rules import TWO, BriscolaRules
from game.history import Entry
from game.seats import OURS
from game.store import FinishedGame, Outcome, RunningGame

TODAY = date(2026, 11, 30)


def played(chance: random.Random, level: str = "medium", target: int = 2, rules: BriscolaRules = TWO) -> list[Match]:
    """The games of a match."""
    seed = chance.randbytes(32).hex()
    match = Match(level, target, rules, seed=seed)
    games = []
    while True:
        while not match.state.over:
            match.apply(chance.choice(match.legal_plays()))
        games.append(match)
        if match.winner is not None:
            return games
        match = match.next_deal()


def over(games: list[Match], day: date = TODAY) -> FinishedGame:
    """The row of a match of these games."""
    match, when = games[-1], day.isoformat() + "T20:00:00+01:00"
    record = records.write(RECORDS.write_frame(match) | {"deals": [RECORDS.write_deal(game) for game in games]})
    kind, (ours, theirs) = kind_of(match.rules.name, match.level), match.score_after
    kept = RunningGame("briscola", record, kind, f"{ours}:{theirs}", 20, ours, 0, False, when)
    return kept.ended(Outcome.WON if match.winner == OURS else Outcome.NOT_WON, when)


def several(count: int, seed: int = 1, rules: BriscolaRules = TWO, target: int = 2) -> list[Entry]:
    """So many matches, one a day up to today, the oldest first."""
    chance = random.Random(seed)
    return [
        Entry(count - days, over(played(chance, rules=rules, target=target), TODAY - timedelta(days=days)))
        for days in range(count - 1, -1, -1)
    ]
