"""What the other probably holds, from what it played when it could have played better; knows only what was seen."""

from __future__ import annotations

from math import exp
from random import Random

from game.scopa.observation import Observation
from game.scopa.players.bits import PLACES, VALUES, places_of, set_of
from game.scopa.players.habit import SWEEP, WORTH, best_take
from game.scopa.players.playout import World
from game.scopa.players.view import ROUND, View
from game.scopa.state import CardPlayed

_SLACK = 0.25
"""How many points' worth a player lets go before the card becomes e times less likely."""
_DOUBT = 0.08
"""What remains likely however good the play that was not made: players err."""


def likelihoods(view: View, seen: Observation) -> dict[int, float]:
    """How likely each unseen card is in the other's hand, against the rest; 1 for one that nothing speaks against."""
    weights = dict.fromkeys(places_of(view.unseen), 1.0)
    for before, play in _round(view, seen):
        if play.seat == seen.me:
            continue
        made = _brought(PLACES[play.card], before)
        for place in weights:
            missed = _brought(place, before) - made
            if missed > 0:
                weights[place] *= max(exp(-missed / _SLACK), _DOUBT)
    return weights


def imagine(view: View, weights: dict[int, float], chance: Random) -> World:
    """A way the hidden cards may lie, drawn as the likelihoods say."""
    draw = chance.random
    order = sorted(weights, key=lambda place: draw() ** (1 / weights[place]), reverse=True)
    rest = order[view.other_hand_size :]
    chance.shuffle(rest)
    return World(tuple(order[: view.other_hand_size]), tuple(rest[: view.deck_left]))


def _round(view: View, seen: Observation) -> list[tuple[int, CardPlayed]]:
    """The plays since cards were last dealt, each with the table before it, last first."""
    in_round = max(ROUND - len(view.hand) - view.other_hand_size, 0)
    table, found = view.table, []
    for play in list(reversed(seen.plays))[:in_round]:
        table = table | set_of(play.take) if play.take else table & ~set_of((play.card,))
        found.append((table, play))
    return found


def _brought(place: int, table: int) -> float:
    take, gain = best_take(VALUES[place], table)
    if not take:
        return 0.0
    return gain + WORTH[place] + (SWEEP if take == table else 0.0)
