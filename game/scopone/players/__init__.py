"""The computers' levels at Scopone: an observation and a seed in, a play out; nothing else reaches a player."""

from __future__ import annotations

from random import Random

from game.levels import Level
from game.scopa.players import easy, medium
from game.scopa.players.view import play_of
from game.scopa.state import PlayCard
from game.scopone.observation import Observation
from game.scopone.players import hard
from game.scopone.players.view import View
from game.scopone.rules import TARGETS


def choose(level: Level, seen: Observation, seed: int) -> PlayCard:
    """The play of the player whose turn it is in `seen`, who holds at least one card.

    The same level, observation and seed give the same play.
    """
    chance = Random(f"{seed}/{seen.me}/{len(seen.plays)}/{' '.join(sorted(map(str, seen.hand)))}")
    view = View.of(seen)
    if len(options := view.options()) == 1:
        return play_of(options[0])
    match level:
        case Level.EASY:
            return play_of(easy.choose(view, chance))
        case Level.MEDIUM:
            return play_of(medium.choose(view, chance, wary=True))
        case Level.HARD:
            return play_of(hard.choose(view, seen, chance))


def warm_up() -> None:
    """Called in a new process: by then the players are loaded, and what every choice needs is worked out."""
    for target in TARGETS:
        hard.OUTLOOK.chance((0, 0), target)
