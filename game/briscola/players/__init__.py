"""The computers' levels at Briscola: an observation and a seed in, a play out; nothing else reaches a player."""

from __future__ import annotations

from random import Random

from game.briscola.observation import Observation
from game.briscola.players import duel_hard, easy, medium, pair_hard
from game.briscola.players.view import View
from game.briscola.state import PlayCard
from game.levels import Level
from game.seats import SIDES


def choose(level: Level, seen: Observation, seed: int) -> PlayCard:
    """The play of the player whose turn it is in `seen`, who holds at least one card.

    The same level, observation and seed give the same play.
    """
    view = View.of(seen)
    if len(view.hand) == 1:
        return view.play_of(view.hand[0])
    chance = Random(f"{seed}/{seen.me}/{len(seen.tricks)}/{' '.join(sorted(map(str, seen.hand)))}")
    match level:
        case Level.EASY:
            return view.play_of(easy.choose(view, chance))
        case Level.MEDIUM:
            return view.play_of(medium.choose(view, chance))
        case Level.HARD if view.players > SIDES:
            return view.play_of(pair_hard.choose(view, chance))
        case Level.HARD:
            return view.play_of(duel_hard.choose(view, chance))


def warm_up() -> None:
    """Called in a new process: by then the players are loaded, and what every choice needs is worked out."""
