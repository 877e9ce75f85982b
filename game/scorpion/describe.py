"""A Scorpion board in words, in the fixed form of the rules pages (docs/rules/scorpion.md, "The board in words")."""

from __future__ import annotations

from game.card_names import card_name, suit_name
from game.cards import Card
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import Column, State
from game.words import Words


def describe_state(state: State, rules: ScorpionRules, words: Words) -> str:
    """The position in one line: the reserve, the runs removed, each column from the table up.

    Hidden cards are counted, never named.
    """
    columns = words.text("; ").join(
        _describe_column(number, column, words) for number, column in enumerate(state.columns, start=1)
    )
    return words.text("{reserve}; {runs}. {columns}.").format(
        reserve=_describe_reserve(state, rules, words), runs=_describe_runs(state, words), columns=columns
    )


def _describe_reserve(state: State, rules: ScorpionRules, words: Words) -> str:
    if rules.reserve_is_dealt:
        count = len(state.reserve)
        if not count:
            return words.text("reserve: dealt")
        form = words.plural("reserve: {count} face-down card", "reserve: {count} face-down cards", count)
        return form.format(count=count)
    left = [card for card in state.reserve if card is not None]
    if not left:
        return words.text("set aside: no card")
    return words.text("set aside: {cards}").format(cards=_listed(left, words))


def _describe_runs(state: State, words: Words) -> str:
    count = len(state.removed)
    if not count:
        return words.text("no run removed")
    suits = ", ".join(suit_name(suit, words) for suit in state.removed)
    return words.plural("{count} run removed: {suits}", "{count} runs removed: {suits}", count).format(
        count=count, suits=suits
    )


def _describe_column(number: int, column: Column, words: Words) -> str:
    cards = _listed(column.cards[column.hidden :], words)
    if not column.cards:
        cards = words.text("empty")
    elif column.hidden:
        form = words.plural("{count} face down, then {cards}", "{count} face down, then {cards}", column.hidden)
        cards = form.format(count=column.hidden, cards=cards)
    return words.text("column {number}: {cards}").format(number=number, cards=cards)


def _listed(cards: list[Card] | tuple[Card, ...], words: Words) -> str:
    return ", ".join(card_name(card, words) for card in cards)
