"""The computer's levels at Scopa: an observation and a seed in, a play out; nothing else reaches a player."""

from __future__ import annotations

from random import Random

from game.levels import Level
from game.scopa.count import TARGETS
from game.scopa.observation import Observation
from game.scopa.players import easy, hard, medium
from game.scopa.players.outlook import FOR_TWO
from game.scopa.players.view import View, play_of
from game.scopa.state import PlayCard


def choose(level: Level, seen: Observation, seed: int) -> PlayCard:
    """The play of the player whose turn it is in `seen`, who holds at least one card.

    The same level, observation and seed give the same play.
    """
    chance = Random(f"{seed}/{len(seen.plays)}/{' '.join(sorted(map(str, seen.hand)))}")
    view = View.of(seen)
    if len(options := view.options()) == 1:
        return play_of(options[0])
    match level:
        case Level.EASY:
            return play_of(easy.choose(view, chance))
        case Level.MEDIUM:
            return play_of(medium.choose(view, chance))
        case Level.HARD:
            return play_of(hard.choose(view, seen, chance))


def warm_up() -> None:
    """Called in a new process: by then the players are loaded, and what every choice needs is worked out."""
    for target in TARGETS:
        FOR_TWO.chance((0, 0), target)
