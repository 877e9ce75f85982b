"""A Scopa table in words: what lies on it, how many cards each holds and has taken, whose turn it is."""

from __future__ import annotations

from game.card_names import italian_card_name
from game.scopa.state import State
from game.seats import PERSON, Seat, next_to, side_of
from game.words import Words


def describe_state(state: State, words: Words) -> str:
    """The position in one line, as the person sees it; cards in hands are counted, never named."""
    text = words.text
    table = ", ".join(italian_card_name(card, words) for card in state.table) or text("empty")
    parts = [
        text("table: {cards}").format(cards=table),
        _player(text("you"), state, PERSON, words),
        _player(text("computer"), state, next_to(PERSON, len(state.hands)), words),
        _turn(state, words),
    ]
    return words.text("; ").join(parts) + "."


def _player(name: str, state: State, seat: Seat, words: Words) -> str:
    side = side_of(seat)
    hand, taken, scope = len(state.hands[seat]), len(state.captured[side]), state.scope[side]
    cards = words.plural("{count} card in hand", "{count} cards in hand", hand).format(count=hand)
    piles = words.plural("{count} taken", "{count} taken", taken).format(count=taken)
    swept = words.plural("{count} scopa", "{count} scope", scope).format(count=scope)
    return words.text("{name}: {hand}, {captured}, {scope}").format(name=name, hand=cards, captured=piles, scope=swept)


def _turn(state: State, words: Words) -> str:
    if state.over:
        return words.text("the deal is over")
    return words.text("your turn") if state.to_play == PERSON else words.text("the computer's turn")
