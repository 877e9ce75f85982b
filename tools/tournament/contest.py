"""One contest of two players, a match or a single deal; decides the decks and who sits where, keeps what counts."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from game.cards import ITALIAN
from game.deals import shuffled
from game.rules import Refusal
from game.scopa.count import SETTEBELLO, added, count, winner
from game.scopa.rules import ScopaRules
from game.scopa.state import CardPlayed, Cards, PlayCard, State
from game.scopa.terms import Terms
from game.seats import Seat, side_of
from tools.tournament.tables import RANDOM, Table, table

EVEN = -1
"""The winner of a deal that nobody wins."""


@dataclass(slots=True)
class Tally:
    """What one contestant did: points, decisions and their time on the processor, chances let go.

    `given` counts the plays after which the next player at once made a scopa; `needless` those of them where another
    legal play would have left him none.
    """

    points: int = 0
    times_ms: list[float] = field(default_factory=list)
    let_go: int = 0
    given: int = 0
    needless: int = 0


@dataclass(slots=True)
class Result:
    """A contest: `tallies` are of the contestants in the order given, wherever they sat."""

    winner: int
    deals: int
    tallies: tuple[Tally, Tally]


def play_contest(names: tuple[str, str], terms: Terms, seed: int, pair: int, exchanged: bool) -> Result:
    """A contest over the decks of `pair`; `exchanged`: the second of `names` sits first.

    `terms` say by which rules, and what a match goes to; a single deal is played as the first of such a match.
    """
    place = table(terms.rules.name)
    sitting = (1, 0) if exchanged else (0, 1)
    tallies = (Tally(), Tally())
    points, won, deals = (0, 0), None, 0
    for order in decks(place.rules, seed, pair):
        state = place.rules.deal(order, Seat((pair + deals) % place.rules.seats))
        now = replace(terms, match=points)
        state = _play_deal(place, state, now, sitting, names, tallies, seed * 1_000_003 + pair)
        points = added(points, count(state.captured, state.scope, terms.napola))
        deals += 1
        won = winner(points, 0 if place.single else terms.target)
        if won is not None or place.single:
            break
    for side, contestant in enumerate(sitting):
        tallies[contestant].points = points[side]
    return Result(EVEN if won is None else sitting[won], deals, tallies)


def play_pair(names: tuple[str, str], terms: Terms, seed: int, pair: int) -> tuple[Result, Result]:
    """Both contests over the same decks, the second with the sides exchanged."""
    first = play_contest(names, terms, seed, pair, exchanged=False)
    return first, play_contest(names, terms, seed, pair, exchanged=True)


def decks(rules: ScopaRules, seed: int, pair: int) -> Iterator[Cards]:
    """The orders of the deals of a pair of contests, one after another, none void."""
    attempt = 0
    while True:
        order = shuffled(ITALIAN.cards, f"tournament/{seed}/{pair}/{attempt}")
        attempt += 1
        if not rules.is_void(order):
            yield order


def lets_go(rules: ScopaRules, state: State, play: PlayCard) -> bool:
    """Whether a scopa or the settebello could be had, and the play takes neither."""

    def brings(option: PlayCard) -> bool:
        sweeps = bool(option.take) and len(option.take) == len(state.table)
        last = not state.deck and sum(map(len, state.hands)) == 1
        return (sweeps and not last) or SETTEBELLO in option.take or (bool(option.take) and option.card is SETTEBELLO)

    return not brings(play) and any(map(brings, rules.legal_moves(state)))


def _play_deal(
    place: Table,
    state: State,
    terms: Terms,
    sitting: tuple[int, int],
    names: tuple[str, str],
    tallies: tuple[Tally, Tally],
    seed: int,
) -> State:
    """The deal when it is over."""
    plays: list[CardPlayed] = []
    before, last = state, None
    while not state.over:
        contestant = sitting[side_of(state.to_play)]
        tally = tallies[contestant]
        seen = place.observe(state, plays, terms, state.to_play)
        began = time.thread_time()
        play = _chosen(place, names[contestant], state, seen, seed)
        tally.times_ms.append(1000 * (time.thread_time() - began))
        tally.let_go += lets_go(place.rules, state, play)
        after = _made(place.rules, state, play, names[contestant])
        if after.scope != state.scope and last is not None:
            last.given += 1
            last.needless += _could_leave_none(place.rules, before)
        plays.append(CardPlayed(state.to_play, play.card, play.take))
        before, state, last = state, after, tally
    return state


def _could_leave_none(rules: ScopaRules, state: State) -> bool:
    """Whether after some play the next player could make no scopa."""
    return not all(_leaves_scopa(rules, _made(rules, state, play, "")) for play in rules.legal_moves(state))


def _leaves_scopa(rules: ScopaRules, state: State) -> bool:
    sweeping = (play for play in rules.legal_moves(state) if len(play.take) == len(state.table) > 0)
    return any(_made(rules, state, play, "").scope != state.scope for play in sweeping)


def _made(rules: ScopaRules, state: State, play: PlayCard, name: str) -> State:
    result = rules.apply(state, play)
    if isinstance(result, Refusal):
        raise RuntimeError(f"{name} played {play}, refused: {result.reason}")
    return result.state


def _chosen(place: Table, name: str, state: State, seen: Any, seed: int) -> PlayCard:
    if name != RANDOM:
        return place.players[name](seen, seed)
    return Random(f"{seed}/{len(seen.plays)}/{state.table}").choice(place.rules.legal_moves(state))
