"""A Scopone table in words: what lies on it, how many cards each holds and each side has taken, whose turn it is."""

from __future__ import annotations

from game import told_table
from game.scopa.describe import swept, turn
from game.scopa.state import State
from game.seats import OURS, THEIRS, Side
from game.words import Words


def describe_state(state: State, words: Words) -> str:
    """The position in one line, as the person sees it; cards in hands are counted, never named."""
    names = told_table.seat_names(len(state.hands), words)
    hands = [
        words.text("{name}: {hand}").format(name=name, hand=told_table.in_hand(len(hand), words))
        for name, hand in zip(names, state.hands, strict=True)
    ]
    parts = [
        told_table.open_cards(state.table, words),
        *hands,
        _side(words.text("our side"), state, OURS, words),
        _side(words.text("their side"), state, THEIRS, words),
        turn(state, words),
    ]
    return told_table.sentence(parts, words)


def _side(name: str, state: State, side: Side, words: Words) -> str:
    captured, scope = told_table.taken(len(state.captured[side]), words), swept(state, side, words)
    return words.text("{name}: {captured}, {scope}").format(name=name, captured=captured, scope=scope)
