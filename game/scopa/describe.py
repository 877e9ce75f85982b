"""A Scopa table in words: what lies on it, how many cards each holds and has taken, whose turn it is."""

from __future__ import annotations

from game.card_names import italian_card_name
from game.scopa.state import State
from game.seats import PERSON, Seat, Side, next_to, side_of
from game.words import Words


def describe_state(state: State, words: Words) -> str:
    """The position in one line, as the person sees it; cards in hands are counted, never named."""
    text = words.text
    parts = [
        open_cards(state, words),
        _player(text("you"), state, PERSON, words),
        _player(text("computer"), state, next_to(PERSON, len(state.hands)), words),
        _turn(state, words),
    ]
    return words.text("; ").join(parts) + "."


def open_cards(state: State, words: Words) -> str:
    """What lies on the table."""
    cards = ", ".join(italian_card_name(card, words) for card in state.table) or words.text("empty")
    return words.text("table: {cards}").format(cards=cards)


def hand(state: State, seat: Seat, words: Words) -> str:
    """How many cards are in a hand."""
    count = len(state.hands[seat])
    return words.plural("{count} card in hand", "{count} cards in hand", count).format(count=count)


def taken(state: State, side: Side, words: Words) -> str:
    """How many cards a side has taken."""
    count = len(state.captured[side])
    return words.plural("{count} taken", "{count} taken", count).format(count=count)


def swept(state: State, side: Side, words: Words) -> str:
    """How many scope a side has made."""
    count = state.scope[side]
    return words.plural("{count} scopa", "{count} scope", count).format(count=count)


def _player(name: str, state: State, seat: Seat, words: Words) -> str:
    side = side_of(seat)
    cards, captured, scope = hand(state, seat, words), taken(state, side, words), swept(state, side, words)
    return words.text("{name}: {hand}, {captured}, {scope}").format(
        name=name, hand=cards, captured=captured, scope=scope
    )


def _turn(state: State, words: Words) -> str:
    if state.over:
        return words.text("the deal is over")
    return words.text("your turn") if state.to_play == PERSON else words.text("the computer's turn")
