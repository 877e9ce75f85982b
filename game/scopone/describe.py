"""A Scopone table in words: what lies on it, how many cards each holds and each side has taken, whose turn it is."""

from __future__ import annotations

from game.scopa.describe import hand, open_cards, swept, taken
from game.scopa.state import State
from game.seats import OURS, PERSON, THEIRS, Side, in_turn
from game.words import Words


def describe_state(state: State, words: Words) -> str:
    """The position in one line, as the person sees it; cards in hands are counted, never named."""
    seats = in_turn(PERSON, len(state.hands))
    names = (
        words.text("you"),
        words.meant("a seat, where the table is told in words", "right"),
        words.meant("a seat, where the table is told in words", "partner"),
        words.meant("a seat, where the table is told in words", "left"),
    )
    hands = [
        words.text("{name}: {hand}").format(name=name, hand=hand(state, seat, words))
        for name, seat in zip(names, seats, strict=True)
    ]
    parts = [
        open_cards(state, words),
        *hands,
        _side(words.text("our side"), state, OURS, words),
        _side(words.text("their side"), state, THEIRS, words),
        _turn(state, words),
    ]
    return words.text("; ").join(parts) + "."


def _side(name: str, state: State, side: Side, words: Words) -> str:
    captured, scope = taken(state, side, words), swept(state, side, words)
    return words.text("{name}: {captured}, {scope}").format(name=name, captured=captured, scope=scope)


def _turn(state: State, words: Words) -> str:
    if state.over:
        return words.text("the deal is over")
    return (
        words.text("your turn"),
        words.text("the turn of the player on your right"),
        words.text("your partner's turn"),
        words.text("the turn of the player on your left"),
    )[state.to_play]
