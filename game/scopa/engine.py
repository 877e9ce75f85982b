"""The computer as a player for other programs: an observation as JSON in, a play out (docs/formats.md, "engine")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import records
from game.cards import ITALIAN
from game.errors import RecordError
from game.records import JsonObject
from game.scopa.observation import Observation
from game.scopa.players import Level, choose
from game.scopa.record import (
    Terms,
    check_distinct,
    read_cards,
    read_pair,
    read_play,
    read_player,
    read_target,
    read_truth,
    write_play,
)
from game.scopa.rules import ROUND
from game.scopa.state import CardPlayed, Cards


def player(level: str, seed: int) -> Callable[[JsonObject], JsonObject]:
    """From an observation to the play of a level; that raises `RecordError` for an unusable one."""
    chosen = Level(level)
    return lambda question: write_play(choose(chosen, read_observation(question), seed))


def read_observation(value: JsonObject) -> Observation:
    """The observation in the form of the engine command; raises `RecordError`."""
    seen = Observation(
        me=read_player(value, "me"),
        hand=read_cards(value, "hand"),
        table=read_cards(value, "table"),
        captured=_read_captured(value),
        scope=read_pair(value, "scope"),
        plays=tuple(_read_seen(play, f"plays[{i}]") for i, play in enumerate(records.listed(value, "plays"))),
        deck_left=records.whole(value, "deck_left"),
        other_hand_size=records.whole(value, "other_hand_size"),
        last_taker=_read_taker(value),
        first=read_player(value, "first"),
        terms=Terms(read_pair(value, "match"), read_target(value), read_truth(value, "napola")),
    )
    _check(seen)
    return seen


def write_observation(seen: Observation) -> JsonObject:
    """The form of the engine command; `read_observation` gives the same back."""
    return {
        "me": seen.me,
        "hand": _names(seen.hand),
        "table": _names(seen.table),
        "captured": [_names(pile) for pile in seen.captured],
        "scope": list(seen.scope),
        "plays": [{"by": play.player, "card": str(play.card), "take": _names(play.take)} for play in seen.plays],
        "deck_left": seen.deck_left,
        "other_hand_size": seen.other_hand_size,
        "last_taker": seen.last_taker,
        "match": list(seen.terms.match),
        "target": seen.terms.target,
        "napola": seen.terms.napola,
        "first": seen.first,
    }


def _names(cards: Cards) -> list[str]:
    return [str(card) for card in cards]


def _read_captured(value: JsonObject) -> tuple[Cards, Cards]:
    piles = records.listed(value, "captured")
    if len(piles) != 2:
        raise RecordError(f"captured has {len(piles)} entries; expected 2, one a player")
    named = {f"captured[{i}]": cards for i, cards in enumerate(piles)}
    return read_cards(named, "captured[0]"), read_cards(named, "captured[1]")


def _read_seen(value: Any, place: str) -> CardPlayed:
    play = read_play(value, place)
    return CardPlayed(read_player(value, "by", place), play.card, play.take)


def _read_taker(value: JsonObject) -> int | None:
    return None if records.required(value, "last_taker") is None else read_player(value, "last_taker")


def _check(seen: Observation) -> None:
    """Raise `RecordError` where the counts and cards can't be those of one deal."""
    shown = (*seen.hand, *seen.table, *seen.captured[0], *seen.captured[1])
    check_distinct(shown, "hand, table and captured")
    if not seen.hand:
        raise RecordError("hand has no cards; expected at least one to play")
    other = seen.other_hand_size
    if other < 0 or abs(len(seen.hand) - other) > 1:
        raise RecordError(
            f"other_hand_size is {records.shown(other)}; "
            f"expected it to differ from the {len(seen.hand)} in hand by one at most"
        )
    if seen.deck_left < 0 or seen.deck_left % ROUND:
        raise RecordError(f"deck_left is {records.shown(seen.deck_left)}; expected a multiple of {ROUND}")
    hidden = len(ITALIAN) - len(shown)
    if seen.deck_left + other > hidden:
        raise RecordError(
            f"deck_left and other_hand_size are {records.shown(seen.deck_left)} and {other}; "
            f"expected {hidden} at most in all"
        )
