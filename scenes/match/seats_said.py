"""Decides what the four seats of a table and its two sides are called. Draws nothing, knows no moment."""

from __future__ import annotations

from game.seats import OURS, PERSON, Seat, Side
from game.words import Words


def seat_label(seat: Seat, words: Words) -> str:
    """A seat as it stands on its plate, or before a colon."""
    if seat == PERSON:
        return words.text("You")
    return (
        words.meant("a seat at the table, on its plate", "Right"),
        words.meant("a seat at the table, on its plate", "Partner"),
        words.meant("a seat at the table, on its plate", "Left"),
    )[seat - 1]


def seat_name(seat: Seat, words: Words) -> str:
    """Who sits at another seat, as the one who does something in a sentence."""
    return (
        words.meant("who does something in a sentence", "Right"),
        words.meant("who does something in a sentence", "your partner"),
        words.meant("who does something in a sentence", "Left"),
    )[seat - 1]


def side_label(side: Side, words: Words) -> str:
    """A side as it stands over its points."""
    if side == OURS:
        return words.meant("the person's pair, over its points", "Us")
    return words.meant("the other pair, over its points", "Them")
