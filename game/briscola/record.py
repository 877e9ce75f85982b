"""A deal of Briscola as a record and back (docs/formats.md); decides the shape of records, no rule."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Final

from game import records
from game.briscola.points import points_in
from game.briscola.rules import RULE_SETS, BriscolaRules, rules_for
from game.briscola.state import Cards, PlayCard, State
from game.briscola.terms import Terms
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
    read_target,
    read_truth,
)
from game.records import JsonObject
from game.seats import Seat, in_turn

GAME: Final = "briscola"
_PLAYERS = tuple(rules.seats for rules in RULE_SETS)


@dataclass(frozen=True, slots=True)
class Start:
    """Where a deal begins: an order of the 40 cards and who leads first, or (`order` empty) a position."""

    terms: Terms
    first: Seat
    order: Cards = ()
    position: State | None = None

    @property
    def state(self) -> State:
        """The first position someone can play from."""
        return self.terms.rules.deal(self.order, self.first) if self.position is None else self.position


def read(record: JsonObject) -> tuple[Start, list[PlayCard]]:
    """Where the deal of a record begins and its plays in order; raises `RecordError`."""
    start = _read_start(record)
    plays = records.actions(record, "plays")
    return start, [PlayCard(read_card(play, f"plays[{i}]")) for i, play in enumerate(plays)]


def read_rules(record: JsonObject) -> BriscolaRules:
    """By which rule set a record is played, told by how many play; raises `RecordError`."""
    players = records.whole(record, "players")
    if players not in _PLAYERS:
        raise RecordError(f"players is {records.shown(players)}; expected {' or '.join(map(str, _PLAYERS))}")
    return rules_for(players)


def read_terms(record: JsonObject, rules: BriscolaRules, holder: JsonObject, place: str = "") -> Terms:
    """The terms of a record; `holder`, at `place` in it, has the games won and the target. Raises `RecordError`."""
    match = read_pair(holder, "match", rules.seats, place) if "match" in holder else (0, 0)
    target = read_target(holder, place) if "target" in holder else rules.target
    sees = read_truth(record, "partners_see") if "partners_see" in record else True
    return Terms(match, target, rules, sees)


def write_option(terms: Terms) -> JsonObject:
    """The key of a record that says so where partners don't look at each other's last cards."""
    return {} if terms.partners_see else {"partners_see": False}


def position(state: State) -> JsonObject:
    """A state in the keys of the replay command."""
    points = [points_in(pile) for pile in state.captured]
    return _lying(state) | {"stock": len(state.stock), "points": points} | _turn(state)


def write_position(state: State) -> JsonObject:
    """A state as the position a record begins with."""
    return _lying(state) | {"stock": names(state.stock)} | _turn(state)


def _lying(state: State) -> JsonObject:
    return {
        "hands": [names(hand) for hand in state.hands],
        "trick": names(state.trick),
        "trump": str(state.turned_up),
        "captured": [names(pile) for pile in state.captured],
    }


def _turn(state: State) -> JsonObject:
    return {"to_play": state.to_play, "leader": state.leader}


def _read_start(record: JsonObject) -> Start:
    given = [key for key in ("deck", "deal", "position") if key in record]
    if len(given) != 1:
        found = "both " + " and ".join(given) if given else "none"
        raise RecordError(f"of deck, deal and position there is {found}; expected exactly one")
    rules = read_rules(record)
    if given == ["position"]:
        return _read_position(record, rules)
    terms = read_terms(record, rules, record)
    return Start(terms, read_seat(record, "first", rules.seats), read_order(record, GAME))


def _read_position(record: JsonObject, rules: BriscolaRules) -> Start:
    value = record["position"]
    if not isinstance(value, dict):
        raise RecordError(f"position is {records.shown(value)}; expected an object")
    place = "position"
    state = State(
        read_hands(value, "hands", rules.seats, place),
        read_cards(value, "trick", place),
        read_cards(value, "stock", place),
        read_card(records.required(value, "trump", place), records.path_to(place, "trump")),
        read_piles(value, "captured", rules.seats, place),
        read_seat(value, "to_play", rules.seats, place),
        read_seat(value, "leader", rules.seats, place),
    )
    check_distinct((*chain(*state.hands), *state.trick, *state.stock, *chain(*state.captured)), place)
    _check_trick(state)
    _check_hands(state, rules)
    _check_stock(state)
    holder = (value, place) if "match" in value or "target" in value else (record, "")
    return Start(read_terms(record, rules, *holder), state.leader, position=state)


def _check_trick(state: State) -> None:
    """Raise `RecordError` where what lies of a trick isn't what those before the player to play have played to it."""
    lie = len(state.trick)
    if lie >= state.seats:
        raise RecordError(f"position.trick has {lie} cards; expected fewer than {state.seats}, for a full one is taken")
    coming = in_turn(state.leader, state.seats)[lie]
    if state.to_play != coming:
        raise RecordError(
            f"position.to_play is {state.to_play}; expected {coming}, whose turn it is after {lie} of the trick that "
            f"{state.leader} leads"
        )


def _check_hands(state: State, rules: BriscolaRules) -> None:
    """Who has played to the trick has one card less than the others."""
    sizes = tuple(map(len, state.hands))
    most = sizes[state.to_play]
    if most > rules.hand:
        raise RecordError(f"position.hands[{state.to_play}] has {most} cards; expected {rules.hand} at most")
    if state.trick and not most:
        raise RecordError(f"position.hands[{state.to_play}] has no cards; expected one at least to play to the trick")
    for step, seat in enumerate(in_turn(state.leader, state.seats)):
        expected = most - 1 if step < len(state.trick) else most
        if sizes[seat] != expected:
            raise RecordError(
                f"position.hands[{seat}] has {sizes[seat]} cards; expected {expected}, where player {state.to_play}, "
                f"who is to play, has {most} and the trick {len(state.trick)}"
            )


def _check_stock(state: State) -> None:
    drawn = len(state.stock)
    if not drawn:
        return
    if state.stock[-1] is not state.turned_up:
        raise RecordError(
            f"position.stock ends with {state.stock[-1]}; expected {state.turned_up}, the trump that lies under it"
        )
    if drawn % state.seats:
        raise RecordError(f"position.stock has {drawn} cards; expected a multiple of {state.seats}, one a player")
    if state.over:
        raise RecordError(f"position.stock has {drawn} cards; expected none where nobody has a card to play")
