"""One match between two levels of Scopa; decides the decks and who sits where, and keeps what is to be counted."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from game.cards import ITALIAN
from game.deals import shuffled
from game.levels import Level
from game.rules import Refusal
from game.scopa.count import SETTEBELLO, added, count, winner
from game.scopa.observation import Observation, observe
from game.scopa.players import choose
from game.scopa.record import Terms
from game.scopa.rules import SCOPA
from game.scopa.state import CardPlayed, Cards, PlayCard, State
from game.seats import Seat, side_of

RANDOM = "random"
NAMES = (RANDOM, *Level)
"""Who can play: the levels, and one that plays any legal card."""


@dataclass(slots=True)
class Tally:
    """What one contestant did in a match: points, decisions and their time on the processor, chances let go."""

    points: int = 0
    times_ms: list[float] = field(default_factory=list)
    let_go: int = 0


@dataclass(slots=True)
class Result:
    """A match: `tallies` are of the contestants in the order given, wherever they sat."""

    winner: int
    deals: int
    tallies: tuple[Tally, Tally]


def play_match(names: tuple[str, str], pair: int, exchanged: bool, terms: Terms, seed: int) -> Result:
    """A match to the target of `terms` over the decks of `pair`; `exchanged`: the second of `names` sits first."""
    sitting = (1, 0) if exchanged else (0, 1)
    tallies = (Tally(), Tally())
    points, won, deals = (0, 0), None, 0
    for order in decks(seed, pair):
        now = Terms(points, terms.target, terms.napola)
        state = SCOPA.deal(order, Seat((pair + deals) % SCOPA.seats))
        plays: list[CardPlayed] = []
        while not state.over:
            contestant = sitting[side_of(state.to_play)]
            seen = observe(state, plays, now, state.to_play)
            state = _play(state, plays, names[contestant], seen, tallies[contestant], seed * 1_000_003 + pair)
        points = added(points, count(state.captured, state.scope, terms.napola))
        deals += 1
        won = winner(points, terms.target)
        if won is not None:
            break
    assert won is not None
    for side, contestant in enumerate(sitting):
        tallies[contestant].points = points[side]
    return Result(sitting[won], deals, tallies)


def play_pair(names: tuple[str, str], terms: Terms, seed: int, pair: int) -> tuple[Result, Result]:
    """Both matches over the same decks, the second with the seats exchanged."""
    return play_match(names, pair, False, terms, seed), play_match(names, pair, True, terms, seed)


def decks(seed: int, pair: int) -> Iterator[Cards]:
    """The orders of the deals of a pair of matches, one after another, none void."""
    attempt = 0
    while True:
        order = shuffled(ITALIAN.cards, f"tournament/{seed}/{pair}/{attempt}")
        attempt += 1
        if not SCOPA.is_void(order):
            yield order


def lets_go(state: State, play: PlayCard) -> bool:
    """Whether a scopa or the settebello could be had, and the play takes neither."""

    def brings(option: PlayCard) -> bool:
        sweeps = bool(option.take) and len(option.take) == len(state.table)
        last = not state.deck and sum(map(len, state.hands)) == 1
        return (sweeps and not last) or SETTEBELLO in option.take or (bool(option.take) and option.card is SETTEBELLO)

    return not brings(play) and any(map(brings, SCOPA.legal_moves(state)))


def _play(state: State, plays: list[CardPlayed], name: str, seen: Observation, tally: Tally, seed: int) -> State:
    began = time.thread_time()
    play = _chosen(name, state, seen, seed)
    tally.times_ms.append(1000 * (time.thread_time() - began))
    tally.let_go += lets_go(state, play)
    result = SCOPA.apply(state, play)
    if isinstance(result, Refusal):
        raise RuntimeError(f"{name} played {play}, refused: {result.reason}")
    plays.append(CardPlayed(state.to_play, play.card, play.take))
    return result.state


def _chosen(name: str, state: State, seen: Observation, seed: int) -> PlayCard:
    if name != RANDOM:
        return choose(Level(name), seen, seed)
    return Random(f"{seed}/{len(seen.plays)}/{state.table}").choice(SCOPA.legal_moves(state))
