"""The computer as a player for other programs: an observation as JSON in, a play out (docs/formats.md, "engine")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import records
from game.cards import ITALIAN
from game.errors import RecordError
from game.italian_records import (
    check_distinct,
    names,
    read_cards,
    read_pair,
    read_piles,
    read_seat,
    read_seat_if_any,
    read_target,
    read_truth,
)
from game.levels import Level
from game.records import JsonObject
from game.scopa.observation import Observation, Seen
from game.scopa.players import choose
from game.scopa.record import read_play, write_play
from game.scopa.rules import SCOPA, ScopaRules
from game.scopa.state import CardPlayed
from game.scopa.terms import Terms


def player(level: str, seed: int) -> Callable[[JsonObject], JsonObject]:
    """From an observation to the play of a level; that raises `RecordError` for an unusable one."""
    chosen = Level(level)
    return lambda question: write_play(choose(chosen, read_observation(question), seed))


def read_observation(value: JsonObject) -> Observation:
    """The observation in the form of the engine command; raises `RecordError`."""
    seen = Observation(
        **read_open(value, SCOPA),
        deck_left=records.whole(value, "deck_left"),
        other_hand_size=records.whole(value, "other_hand_size"),
    )
    _check(seen)
    return seen


def write_observation(seen: Observation) -> JsonObject:
    """The form of the engine command; `read_observation` gives the same back."""
    return write_open(seen) | {"deck_left": seen.deck_left, "other_hand_size": seen.other_hand_size}


def read_open(value: JsonObject, rules: ScopaRules) -> dict[str, Any]:
    """The fields of `Seen` by a rule set; no card stands in them twice, and the hand has one. Raises `RecordError`."""
    me = read_seat(value, "me", rules.seats)
    hand, table = read_cards(value, "hand"), read_cards(value, "table")
    captured, plays = read_piles(value, "captured", rules.seats), records.listed(value, "plays")
    check_distinct((*hand, *table, *captured[0], *captured[1]), "hand, table and captured")
    if not hand:
        raise RecordError("hand has no cards; expected at least one to play")
    return {
        "me": me,
        "hand": hand,
        "table": table,
        "captured": captured,
        "scope": read_pair(value, "scope", rules.seats),
        "plays": tuple(_read_seen(play, f"plays[{i}]", rules) for i, play in enumerate(plays)),
        "last_taker": read_seat_if_any(value, "last_taker", rules.seats),
        "first": read_seat(value, "first", rules.seats),
        "terms": Terms(read_pair(value, "match", rules.seats), read_target(value), read_truth(value, "napola"), rules),
    }


def write_open(seen: Seen) -> JsonObject:
    """The fields of `Seen` in the form of the engine command."""
    return {
        "me": seen.me,
        "hand": names(seen.hand),
        "table": names(seen.table),
        "captured": [names(pile) for pile in seen.captured],
        "scope": list(seen.scope),
        "plays": [{"by": play.seat, "card": str(play.card), "take": names(play.take)} for play in seen.plays],
        "last_taker": seen.last_taker,
        "match": list(seen.terms.match),
        "target": seen.terms.target,
        "napola": seen.terms.napola,
        "first": seen.first,
    }


def hidden_cards(seen: Seen) -> int:
    """How many cards of the pack the player can't see."""
    return len(ITALIAN) - len((*seen.hand, *seen.table, *seen.captured[0], *seen.captured[1]))


def _read_seen(value: Any, place: str, rules: ScopaRules) -> CardPlayed:
    play = read_play(value, place)
    return CardPlayed(read_seat(value, "by", rules.seats, place), play.card, play.take)


def _check(seen: Observation) -> None:
    """Raise `RecordError` where the counts can't be those of one deal."""
    other, hidden = seen.other_hand_size, hidden_cards(seen)
    if other < 0 or abs(len(seen.hand) - other) > 1:
        raise RecordError(
            f"other_hand_size is {records.shown(other)}; "
            f"expected it to differ from the {len(seen.hand)} in hand by one at most"
        )
    if seen.deck_left < 0 or seen.deck_left % SCOPA.round_size:
        raise RecordError(f"deck_left is {records.shown(seen.deck_left)}; expected a multiple of {SCOPA.round_size}")
    if seen.deck_left + other > hidden:
        raise RecordError(
            f"deck_left and other_hand_size are {records.shown(seen.deck_left)} and {other}; "
            f"expected {hidden} at most in all"
        )
