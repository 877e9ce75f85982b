"""One contest of two players, a match or a single deal; decides the decks and who sits where, keeps what counts."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from game.cards import ITALIAN, ItalianCard
from game.deals import shuffled
from game.rules import Refusal
from game.seats import Seat, Side, side_of
from tools.tournament.place import Table
from tools.tournament.tables import RANDOM, table
from tools.tournament.tally import Tally

EVEN = -1
"""The winner of a deal that nobody wins."""


@dataclass(slots=True)
class Result:
    """A contest: `tallies` are of the contestants in the order given, wherever they sat."""

    winner: int
    deals: int
    tallies: tuple[Tally, Tally]


def play_contest(names: tuple[str, str], terms: Any, seed: int, pair: int, exchanged: bool) -> Result:
    """A contest over the decks of `pair`; `exchanged`: the second of `names` sits first.

    `terms` say by which rules, and what a match goes to; a single deal is played as the first of such a match.
    """
    place = table(terms.rules.name)
    sitting = (1, 0) if exchanged else (0, 1)
    tallies = (Tally(), Tally())
    points, won, deals = (0, 0), None, 0
    for order in decks(place, seed, pair):
        first = Seat((pair + deals) % place.rules.seats)
        now = replace(terms, match=points)
        counted = _play_deal(place, order, first, now, sitting, names, tallies, seed * 1_000_003 + pair)
        points = points[0] + counted[0], points[1] + counted[1]
        deals += 1
        won = _ahead(points)
        if place.single or (won is not None and max(points) >= terms.target):
            break
    for side, contestant in enumerate(sitting):
        tallies[contestant].points = points[side]
    return Result(EVEN if won is None else sitting[won], deals, tallies)


def play_pair(names: tuple[str, str], terms: Any, seed: int, pair: int) -> tuple[Result, Result]:
    """Both contests over the same decks, the second with the sides exchanged."""
    first = play_contest(names, terms, seed, pair, exchanged=False)
    return first, play_contest(names, terms, seed, pair, exchanged=True)


def decks(place: Table, seed: int, pair: int) -> Iterator[tuple[ItalianCard, ...]]:
    """The orders of the deals of a pair of contests, one after another, none void."""
    attempt = 0
    while True:
        order = shuffled(ITALIAN.cards, f"tournament/{seed}/{pair}/{attempt}")
        attempt += 1
        if not place.is_void(order):
            yield order


def _ahead(points: tuple[int, int]) -> Side | None:
    return None if points[0] == points[1] else Side(int(points[1] > points[0]))


def _play_deal(
    place: Table,
    order: tuple[ItalianCard, ...],
    first: Seat,
    terms: Any,
    sitting: tuple[int, int],
    names: tuple[str, str],
    tallies: tuple[Tally, Tally],
    seed: int,
) -> tuple[int, int]:
    """What the deal counts for each side when it is over."""
    state, plays, watch = place.rules.deal(order, first), list[Any](), place.watch()
    while not state.over:
        contestant = sitting[side_of(state.to_play)]
        tally = tallies[contestant]
        seen = place.observe(state, plays, first, terms, state.to_play)
        began = time.thread_time()
        play = _chosen(place, names[contestant], state, seen, f"{seed}/{len(plays)}", seed)
        tally.times_ms.append(1000 * (time.thread_time() - began))
        result = place.rules.apply(state, play)
        if isinstance(result, Refusal):
            raise RuntimeError(f"{names[contestant]} played {play}, refused: {result.reason}")
        watch(tally, state, play, result.state)
        plays.append(place.played(state.to_play, play))
        state = result.state
    return place.count(state, terms)


def _chosen(place: Table, name: str, state: Any, seen: Any, moment: str, seed: int) -> Any:
    if name != RANDOM:
        return place.players[name](seen, seed)
    return Random(f"{moment}/{place.lying(state)}").choice(place.rules.legal_moves(state))
