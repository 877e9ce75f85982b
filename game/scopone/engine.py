"""The computer as a player for other programs: an observation as JSON in, a play out (docs/formats.md, "engine")."""

from __future__ import annotations

from collections.abc import Callable

from game.errors import RecordError
from game.italian_records import read_sizes
from game.levels import Level
from game.records import JsonObject
from game.scopa.engine import hidden_cards, read_open, write_open
from game.scopa.record import read_rules, write_play, write_rules
from game.scopone.family import SCOPONE_GAME
from game.scopone.observation import Observation
from game.scopone.players import choose


def player(level: str, seed: int) -> Callable[[JsonObject], JsonObject]:
    """From an observation to the play of a level; that raises `RecordError` for an unusable one."""
    chosen = Level(level)
    return lambda question: write_play(choose(chosen, read_observation(question), seed))


def read_observation(value: JsonObject) -> Observation:
    """The observation in the form of the engine command; raises `RecordError`."""
    rules = read_rules(value, SCOPONE_GAME)
    seen = Observation(**read_open(value, rules), hand_sizes=read_sizes(value, "hand_sizes", rules.seats))
    _check(seen)
    return seen


def write_observation(seen: Observation) -> JsonObject:
    """The form of the engine command; `read_observation` gives the same back."""
    return write_rules(seen.terms.rules, SCOPONE_GAME) | write_open(seen) | {"hand_sizes": list(seen.hand_sizes)}


def _check(seen: Observation) -> None:
    """Raise `RecordError` where the counts can't be those of one deal."""
    sizes, mine, hidden = seen.hand_sizes, len(seen.hand), hidden_cards(seen)
    if sizes[seen.me] != mine:
        raise RecordError(f"hand_sizes[{seen.me}] is {sizes[seen.me]}; expected the {mine} cards of hand")
    if max(sizes) - min(sizes) > 1:
        raise RecordError(f"hand_sizes is {list(sizes)}; expected them to differ by one at most")
    if sum(sizes) - mine > hidden:
        raise RecordError(f"hand_sizes is {list(sizes)}; expected the others to hold {hidden} at most in all")
