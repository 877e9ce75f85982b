"""A Scopa table in words: what lies on it, how many cards each holds and has taken, whose turn it is."""

from __future__ import annotations

from game import told_table
from game.scopa.state import State
from game.seats import Seat, Side, side_of
from game.words import Words


def describe_state(state: State, words: Words) -> str:
    """The position in one line, as the person sees it; cards in hands are counted, never named."""
    seats = [_player(Seat(seat), state, words) for seat in range(len(state.hands))]
    return told_table.sentence([told_table.open_cards(state.table, words), *seats, turn(state, words)], words)


def swept(state: State, side: Side, words: Words) -> str:
    """How many scope a side has made."""
    count = state.scope[side]
    return words.plural("{count} scopa", "{count} scope", count).format(count=count)


def turn(state: State, words: Words) -> str:
    """Whose turn it is, if anybody's."""
    if state.over:
        return words.text("the deal is over")
    return told_table.turn(state.to_play, len(state.hands), words)


def _player(seat: Seat, state: State, words: Words) -> str:
    side = side_of(seat)
    return words.text("{name}: {hand}, {captured}, {scope}").format(
        name=told_table.seat_names(len(state.hands), words)[seat],
        hand=told_table.in_hand(len(state.hands[seat]), words),
        captured=told_table.taken(len(state.captured[side]), words),
        scope=swept(state, side, words),
    )
