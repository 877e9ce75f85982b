"""What every card table says of itself when it is told in words: who sits where, who holds how much, whose turn it is.

Knows no game; cards in hands are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.card_names import italian_card_name
from game.cards import ItalianCard
from game.seats import SIDES, Seat
from game.words import Words


def sentence(parts: Iterable[str], words: Words) -> str:
    """What there is to tell, on one line."""
    return words.text("; ").join(parts) + "."


def named(cards: Iterable[ItalianCard], words: Words) -> str:
    """Cards one after the other, by their names."""
    return ", ".join(italian_card_name(card, words) for card in cards)


def open_cards(cards: Sequence[ItalianCard], words: Words) -> str:
    """What lies on the table."""
    return words.text("table: {cards}").format(cards=named(cards, words) or words.text("empty"))


def in_hand(count: int, words: Words) -> str:
    """How many cards are in a hand."""
    return words.plural("{count} card in hand", "{count} cards in hand", count).format(count=count)


def taken(count: int, words: Words) -> str:
    """How many cards a side has taken."""
    return words.plural("{count} taken", "{count} taken", count).format(count=count)


def seat_names(seats: int, words: Words) -> tuple[str, ...]:
    """What who sits there is called, by seat, at a table of so many."""
    text, meant = words.text, words.meant
    if seats == SIDES:
        return text("you"), text("computer")
    return (
        text("you"),
        meant("a seat, where the table is told in words", "right"),
        meant("a seat, where the table is told in words", "partner"),
        meant("a seat, where the table is told in words", "left"),
    )


def turn(to_play: Seat, seats: int, words: Words) -> str:
    """Whose turn it is."""
    text = words.text
    if seats == SIDES:
        return (text("your turn"), text("the computer's turn"))[to_play]
    return (
        text("your turn"),
        text("the turn of the player on your right"),
        text("your partner's turn"),
        text("the turn of the player on your left"),
    )[to_play]
