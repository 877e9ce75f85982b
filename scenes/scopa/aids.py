"""What helps a person at the Scopa table: rings on cards, the words between runner and hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import pygame

from game.card_names import italian_card_name
from game.cards import ITALIAN, ItalianCard
from game.words import Words
from scenes.look.shapes import Box
from scenes.match.card_marks import draw_in_hand, draw_mark, place_of
from scenes.scopa.choice import Choice
from scenes.scopa.showing import Showing
from scenes.table.rings import draw_chosen, draw_takeable, draw_untakeable


def draw_choice(canvas: pygame.Surface, choice: Choice, showing: Showing, u: float) -> None:
    """Which cards the chosen one takes, which it can take, which it cannot."""
    table, takeable = showing.state.table, choice.takeable
    for card in _from_below(table, showing):

        def draw(box: Box, card: ItalianCard = card) -> None:
            if card in choice.tapped:
                draw_chosen(canvas, box, u)
            elif card in takeable:
                draw_takeable(canvas, box, u)
            else:
                draw_untakeable(canvas, box)

        draw_mark(canvas, card, table, showing, u, draw)
    draw_in_hand(canvas, choice.card, showing, u, partial(draw_chosen, canvas, u=u))


def draw_meant(canvas: pygame.Surface, meant: Choice, showing: Showing, u: float) -> None:
    """What a carried card would take: shining where that is clear, else with thin rings on all it could take."""
    table = showing.state.table
    for card in _from_below([card for card in table if card in meant.takeable], showing):
        mark = draw_chosen if card in meant.tapped else draw_takeable
        draw_mark(canvas, card, table, showing, u, partial(mark, canvas, u=u))


def draw_lit(canvas: pygame.Surface, showing: Showing, u: float) -> None:
    """Rings on the cards of the play that is being shown."""
    lit = showing.lit
    lying = [*lit, *(card for card in showing.state.table if card not in lit)]
    for card in _from_below(lit, showing):
        draw_mark(canvas, card, lying, showing, u, lambda box: draw_chosen(canvas, box, u))


def in_lying_order(showing: Showing) -> list[ItalianCard]:
    """The table's cards as they lie: row by row, from the left."""
    places = showing.places
    return sorted(showing.state.table, key=lambda card: (places[card].y, places[card].x))


def choice_words(choice: Choice, words: Words, lying: Sequence[ItalianCard]) -> str:
    """What to do, and then how far the tapped cards have come, in the order in which they lie."""
    if not choice.tapped:
        name = italian_card_name(choice.card, words)
        return words.text("Choose what the {card} takes").format(card=name)
    total = sum(card.rank for card in choice.tapped)
    parts = " + ".join(str(card.rank) for card in sorted(choice.tapped, key=lying.index))
    return f"{parts} = {total}" if total == choice.card.rank else f"{parts} + … = {choice.card.rank}"


def void_words(kings: Sequence[ItalianCard], words: Words) -> str:
    """Why a deal is thrown in."""
    if len(kings) == len(ITALIAN.suits):
        return words.text("Four kings on the table: the deal is void, the cards are dealt again")
    return words.text("Three kings on the table: the deal is void, the cards are dealt again")


def _from_below(cards: Iterable[ItalianCard], showing: Showing) -> list[ItalianCard]:
    return sorted(cards, key=lambda card: place_of(card, showing))
