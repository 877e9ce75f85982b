"""The computer as a player for other programs: an observation as JSON in, a card out (docs/formats.md, "engine")."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from game import records
from game.briscola.observation import Observation, Trick
from game.briscola.players import choose
from game.briscola.points import taking
from game.briscola.record import read_rules, read_terms, write_option
from game.briscola.rules import BriscolaRules
from game.briscola.state import CardPlayed, Cards
from game.cards import ITALIAN
from game.errors import RecordError
from game.italian_records import (
    check_distinct,
    names,
    read_card,
    read_cards,
    read_hands,
    read_pair,
    read_piles,
    read_seat,
    read_sizes,
    read_target,
)
from game.levels import Level
from game.records import JsonObject
from game.seats import Seat, in_turn, side_of


def player(level: str, seed: int) -> Callable[[JsonObject], JsonObject]:
    """From an observation to the card of a level; that raises `RecordError` for an unusable one."""
    chosen = Level(level)
    return lambda question: {"card": str(choose(chosen, read_observation(question), seed).card)}


def read_observation(value: JsonObject) -> Observation:
    """The observation in the form of the engine command; raises `RecordError`."""
    rules = read_rules(value)
    read_pair(value, "match", rules.seats)
    read_target(value)
    tricks = records.listed(value, "tricks")
    seen = Observation(
        me=read_seat(value, "me", rules.seats),
        hand=read_cards(value, "hand"),
        trick=_read_trick(value, "trick", rules),
        turned_up=read_card(records.required(value, "trump"), "trump"),
        stock=records.whole(value, "stock"),
        captured=read_piles(value, "captured", rules.seats),
        tricks=tuple(_read_trick({f"tricks[{i}]": trick}, f"tricks[{i}]", rules) for i, trick in enumerate(tricks)),
        known=read_hands(value, "known", rules.seats),
        hand_sizes=read_sizes(value, "hand_sizes", rules.seats),
        first=read_seat(value, "first", rules.seats),
        terms=read_terms(value, rules, value),
    )
    _check(seen)
    return seen


def write_observation(seen: Observation) -> JsonObject:
    """The form of the engine command; `read_observation` gives the same back."""
    return {
        "players": seen.seats,
        "me": seen.me,
        "hand": names(seen.hand),
        "trick": _write_trick(seen.trick),
        "trump": str(seen.turned_up),
        "stock": seen.stock,
        "captured": [names(pile) for pile in seen.captured],
        "tricks": [_write_trick(trick) for trick in seen.tricks],
        "known": [names(cards) for cards in seen.known],
        "hand_sizes": list(seen.hand_sizes),
        "match": list(seen.terms.match),
        "target": seen.terms.target,
        "first": seen.first,
        **write_option(seen.terms),
    }


def _read_trick(holder: JsonObject, key: str, rules: BriscolaRules) -> Trick:
    return tuple(_read_played(play, f"{key}[{i}]", rules) for i, play in enumerate(records.listed(holder, key)))


def _read_played(value: Any, place: str, rules: BriscolaRules) -> CardPlayed:
    if not isinstance(value, dict):
        raise RecordError(f'{place} is {records.shown(value)}; expected an object such as {{"by":0,"card":"7D"}}')
    card = read_card(records.required(value, "card", place), records.path_to(place, "card"))
    return CardPlayed(read_seat(value, "by", rules.seats, place), card)


def _write_trick(trick: Trick) -> list[JsonObject]:
    return [{"by": play.seat, "card": str(play.card)} for play in trick]


def _cards(trick: Trick) -> Cards:
    return tuple(play.card for play in trick)


def _check(seen: Observation) -> None:
    """Raise `RecordError` where what is seen can't be one deal's."""
    if not seen.hand:
        raise RecordError("hand has no cards; expected at least one to play")
    shown = (*seen.hand, *_cards(seen.trick), *chain(*seen.captured))
    check_distinct(shown, "hand, trick and captured")
    _check_order(seen)
    _check_taken(seen)
    _check_sizes(seen)
    _check_stock(seen, shown)
    _check_known(seen, shown)
    hidden, others = len(ITALIAN) - len(shown), sum(seen.hand_sizes) - len(seen.hand)
    if seen.stock + others > hidden:
        raise RecordError(
            f"stock and hand_sizes are {seen.stock} and {list(seen.hand_sizes)}; expected the stock and the others' "
            f"hands to hold {hidden} cards at most, the trump that lies under the stock among them"
        )


def _check_order(seen: Observation) -> None:
    """Each trick is led by who took the one before, and played to in turn; now it is my turn."""
    leader, seats = seen.first, seen.seats
    for i, trick in enumerate(seen.tricks):
        if len(trick) != seats:
            raise RecordError(f"tricks[{i}] has {len(trick)} cards; expected {seats}, one a player")
        _check_seats(trick, in_turn(leader, seats), f"tricks[{i}]")
        leader = trick[taking(_cards(trick), seen.trump)].seat
    if len(seen.trick) >= seats:
        raise RecordError(f"trick has {len(seen.trick)} cards; expected fewer than {seats}, for a full one is taken")
    turns = in_turn(leader, seats)
    _check_seats(seen.trick, turns, "trick")
    coming = turns[len(seen.trick)]
    if seen.me != coming:
        raise RecordError(f"me is {seen.me}; expected {coming}, whose turn it is")


def _check_seats(trick: Trick, seats: tuple[Seat, ...], place: str) -> None:
    for i, (play, seat) in enumerate(zip(trick, seats, strict=False)):
        if play.seat != seat:
            raise RecordError(f"{place}[{i}].by is {play.seat}; expected {seat}, whose turn it was")


def _check_taken(seen: Observation) -> None:
    """What each trick held lies with the side that took it."""
    check_distinct(tuple(chain(*map(_cards, seen.tricks))), "tricks")
    for i, trick in enumerate(seen.tricks):
        taker = trick[taking(_cards(trick), seen.trump)].seat
        for k, play in enumerate(trick):
            if play.card not in seen.captured[side_of(taker)]:
                raise RecordError(
                    f"tricks[{i}][{k}].card is {play.card}; expected a card of captured[{side_of(taker)}], for player "
                    f"{taker} took the trick"
                )


def _check_sizes(seen: Observation) -> None:
    """Who has played to the trick holds one card less than I, the others as many."""
    mine, most = len(seen.hand), seen.terms.rules.hand
    if mine > most:
        raise RecordError(f"hand has {mine} cards; expected {most} at most")
    played = {play.seat for play in seen.trick}
    for seat, size in enumerate(seen.hand_sizes):
        expected = mine - 1 if seat in played else mine
        if size != expected:
            raise RecordError(
                f"hand_sizes[{seat}] is {size}; expected {expected}, where hand has {mine} cards and player {seat} has "
                f"{'played' if seat in played else 'not played'} to the trick"
            )


def _check_stock(seen: Observation, shown: Cards) -> None:
    if seen.stock < 0 or seen.stock % seen.seats:
        raise RecordError(f"stock is {records.shown(seen.stock)}; expected a multiple of {seen.seats}, one a player")
    if seen.stock and seen.turned_up in (*shown, *chain(*seen.known)):
        raise RecordError(f"trump is {seen.turned_up}, which was drawn; expected it to lie under the stock")


def _check_known(seen: Observation, shown: Cards) -> None:
    check_distinct(tuple(chain(*seen.known)), "known")
    for seat, cards in enumerate(seen.known):
        if len(cards) > seen.hand_sizes[seat]:
            raise RecordError(f"known[{seat}] has {len(cards)} cards; expected {seen.hand_sizes[seat]} at most")
        for i, card in enumerate(cards):
            if (card in seen.hand) if seat == seen.me else (card not in shown):
                continue
            expected = "a card of hand" if seat == seen.me else "a card that lies nowhere else"
            raise RecordError(f"known[{seat}][{i}] is {card}; expected {expected}")
