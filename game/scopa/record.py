"""A deal of Scopa's family as a record and back (docs/formats.md); decides the shape of records, no rule."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Any

from game import records
from game.errors import RecordError
from game.italian_records import (
    check_distinct,
    names,
    read_card,
    read_cards,
    read_hands,
    read_order,
    read_pair,
    read_piles,
    read_seat,
    read_seat_if_any,
    read_target,
    read_truth,
)
from game.records import JsonObject
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.rules import ScopaRules
from game.scopa.state import Cards, PlayCard, State
from game.scopa.terms import Terms
from game.seats import Seat, in_turn

GAME = SCOPA_GAME.name


@dataclass(frozen=True, slots=True)
class Start:
    """Where a deal begins: an order of the 40 cards and who plays first, or (`order` empty) a position."""

    terms: Terms
    first: Seat
    order: Cards = ()
    position: State | None = None

    @property
    def state(self) -> State:
        """The first position someone can play from."""
        return self.terms.rules.deal(self.order, self.first) if self.position is None else self.position

    @property
    def is_void(self) -> bool:
        """Whether its order of cards is to be dealt again."""
        return self.terms.rules.is_void(self.order)


def read(record: JsonObject, game: ScopaGame = SCOPA_GAME) -> tuple[Start, list[PlayCard]]:
    """Where the deal of a record begins and its plays in order; raises `RecordError`."""
    start = _read_start(record, game)
    plays = records.actions(record, "plays")
    return start, [read_play(play, f"plays[{i}]") for i, play in enumerate(plays)]


def read_play(value: Any, place: str) -> PlayCard:
    """One play in the form of records; raises `RecordError`."""
    if not isinstance(value, dict):
        raise RecordError(f'{place} is {records.shown(value)}; expected an object such as {{"card":"7D","take":[]}}')
    card = read_card(records.required(value, "card", place), records.path_to(place, "card"))
    return PlayCard(card, read_cards(value, "take", place))


def write_play(play: PlayCard) -> JsonObject:
    """One play in the form of records."""
    return {"card": str(play.card), "take": names(play.take)}


def position(state: State) -> JsonObject:
    """A state in the keys of the replay command."""
    return {
        "table": names(state.table),
        "hands": [names(hand) for hand in state.hands],
        "captured": [names(pile) for pile in state.captured],
        "scope": list(state.scope),
        "to_play": state.to_play,
        "last_taker": state.last_taker,
    }


def write_position(state: State, rules: ScopaRules) -> JsonObject:
    """A state as the position a record begins with; where all cards are dealt at once there is no deck to tell of."""
    deck = {"deck": names(state.deck)} if rules.rounds > 1 else {}
    return position(state) | deck | {"first": state.first}


def read_rules(record: JsonObject, game: ScopaGame) -> ScopaRules:
    """By which of its game's rule sets a record is played; raises `RecordError`."""
    if not game.names_rules or "rules" not in record:
        return game.rules
    return game.rules_named(records.chosen(record, "rules", tuple(rules.name for rules in game.rule_sets)))


def write_rules(rules: ScopaRules, game: ScopaGame) -> JsonObject:
    """The key by which a record of a game with several rule sets says which it means."""
    return {"rules": rules.name} if game.names_rules else {}


def _read_start(record: JsonObject, game: ScopaGame) -> Start:
    given = [key for key in ("deck", "deal", "position") if key in record]
    if len(given) != 1:
        found = "both " + " and ".join(given) if given else "none"
        raise RecordError(f"of deck, deal and position there is {found}; expected exactly one")
    rules = read_rules(record, game)
    if given == ["position"]:
        return _read_position(record, rules)
    terms = _read_terms(record, rules, record)
    return Start(terms, read_seat(record, "first", rules.seats), read_order(record, game.name))


def _read_terms(record: JsonObject, rules: ScopaRules, holder: JsonObject, place: str = "") -> Terms:
    """The terms of a record; `holder`, at `place` in it, has the points of the match and the target."""
    napola = read_truth(record, "napola")
    match = read_pair(holder, "match", rules.seats, place) if "match" in holder else (0, 0)
    target = read_target(holder, place) if "target" in holder else rules.target
    return Terms(match, target, napola, rules)


def _read_position(record: JsonObject, rules: ScopaRules) -> Start:
    value = record["position"]
    if not isinstance(value, dict):
        raise RecordError(f"position is {records.shown(value)}; expected an object")
    place = "position"
    hands = read_hands(value, "hands", rules.seats, place)
    mine, other = read_piles(value, "captured", rules.seats, place)
    table = read_cards(value, "table", place)
    deck = read_cards(value, "deck", place) if rules.rounds > 1 else ()
    check_distinct((*table, *chain(*hands), *mine, *other, *deck), place)
    _check_hands(hands)
    if len(deck) % rules.round_size:
        raise RecordError(f"position.deck has {len(deck)} cards; expected a multiple of {rules.round_size}")
    state = State(
        table,
        hands,
        (mine, other),
        read_pair(value, "scope", rules.seats, place),
        deck,
        read_seat(value, "to_play", rules.seats, place),
        read_seat(value, "first", rules.seats, place),
        read_seat_if_any(value, "last_taker", rules.seats, place),
    )
    if rules.rounds == 1:
        _check_turns(state)
    holder = (value, place) if "match" in value or "target" in value else (record, "")
    return Start(_read_terms(record, rules, *holder), state.first, position=rules.settled(state))


def _check_hands(hands: tuple[Cards, ...]) -> None:
    sizes = [len(hand) for hand in hands]
    if max(sizes) - min(sizes) > 1:
        raise RecordError(f"position.hands have {_in_words(sizes)} cards; expected them to differ by one at most")


def _check_turns(state: State) -> None:
    """Where all cards are dealt at once, hands tell whose turn it is: who has played in this round has one less."""
    sizes = [len(hand) for hand in state.hands]
    coming = [sizes[seat] for seat in in_turn(state.to_play, len(sizes))]
    if coming != sorted(coming, reverse=True):
        raise RecordError(
            f"position.hands have {_in_words(sizes)} cards; expected {state.to_play}, who is to play, and those still "
            f"to play in this round of turns to have one more than the others"
        )


def _in_words(sizes: list[int]) -> str:
    *others, last = map(str, sizes)
    return f"{', '.join(others)} and {last}"
