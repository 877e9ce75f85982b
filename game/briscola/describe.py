"""A Briscola table in words, as the person sees it: trump, trick, stock, what each holds and took, whose turn it is."""

from __future__ import annotations

from game import told_table
from game.briscola.count import points
from game.briscola.observation import shows_hand
from game.briscola.state import State
from game.briscola.terms import Terms
from game.card_names import italian_card_name
from game.seats import OURS, PERSON, SIDES, THEIRS, Seat
from game.words import Words


def describe_state(state: State, terms: Terms, words: Words) -> str:
    """The position in one line; cards in hands are counted, and named where a partner shows them."""
    parts = [
        words.text("trump: {card}").format(card=italian_card_name(state.turned_up, words)),
        told_table.open_cards(state.trick, words),
        _stock(state, words),
        *_players(state, terms, words),
        _turn(state, words),
    ]
    return told_table.sentence(parts, words)


def _stock(state: State, words: Words) -> str:
    count = len(state.stock)
    if not count:
        return words.text("the stock is gone")
    return words.plural("{count} card in the stock", "{count} cards in the stock", count).format(count=count)


def _players(state: State, terms: Terms, words: Words) -> list[str]:
    names = told_table.seat_names(state.seats, words)
    told = [_hand(name, Seat(seat), state, terms, words) for seat, name in enumerate(names)]
    piles = [told_table.taken(len(pile), words) for pile in state.captured]
    if state.seats == SIDES:
        return [f"{hand}, {pile}" for hand, pile in zip(told, piles, strict=True)]
    sides = (words.text("our side"), words.text("their side"))
    return told + [
        words.text("{name}: {hand}").format(name=side, hand=pile) for side, pile in zip(sides, piles, strict=True)
    ]


def _hand(name: str, seat: Seat, state: State, terms: Terms, words: Words) -> str:
    hand = state.hands[seat]
    shown = shows_hand(state, terms, PERSON, seat) and told_table.named(hand, words)
    return words.text("{name}: {hand}").format(name=name, hand=shown or told_table.in_hand(len(hand), words))


def _turn(state: State, words: Words) -> str:
    if not state.over:
        return told_table.turn(state.to_play, state.seats, words)
    mine, other = points(state)[OURS], points(state)[THEIRS]
    return words.text("the game is over, {points} to {other}").format(points=mine, other=other)
