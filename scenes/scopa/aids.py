"""What helps a person at the Scopa table: rings on cards, the words between runner and hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from game.card_names import italian_card_name
from game.cards import ITALIAN, ItalianCard
from game.seats import PERSON
from game.words import Words
from scenes.look.shapes import Box
from scenes.scopa.choice import Choice
from scenes.scopa.showing import Showing
from scenes.table.rings import draw_chosen, draw_focus, draw_takeable, draw_untakeable

_REACH = 16
"""How far a mark's light reaches beyond its card, in pixels at scale 1."""


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
    _draw_in_hand(canvas, choice.card, showing, u, partial(draw_chosen, canvas, u=u))


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


def draw_ring(canvas: pygame.Surface, ring: Box, showing: Showing, u: float) -> None:
    """The keyboard's ring; round a card of the hand not over those that lie on it."""
    for card in showing.geometry.hand_cards(showing.state, PERSON):
        if _box(card, showing) == ring:
            _draw_in_hand(canvas, card, showing, u, partial(draw_focus, canvas, u=u))
            return
    draw_focus(canvas, ring, u)


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


def draw_mark(
    canvas: pygame.Surface,
    card: ItalianCard,
    among: Sequence[ItalianCard],
    showing: Showing,
    u: float,
    draw: Callable[[Box], None],
) -> None:
    """Draw a mark of any card, but not over those of `among` that lie on it; `draw` is given the card's box."""
    box = _box(card, showing)
    place = _place(card, showing)
    whole = box.rect()
    over = [_box(other, showing).rect() for other in among if _place(other, showing) > place]
    over = [one for one in over if one.colliderect(whole)]
    for part in _without(box.grown(_REACH * u).rect(), over):
        canvas.set_clip(part)
        draw(box)
    canvas.set_clip(None)


def _draw_in_hand(
    canvas: pygame.Surface, card: ItalianCard, showing: Showing, u: float, draw: Callable[[Box], None]
) -> None:
    """Draw the mark of a card of the hand, whole where the hand's cards lie side by side."""
    hand, box = showing.geometry.hand_cards(showing.state, PERSON), _box(card, showing)
    if any(box.rect().colliderect(_box(other, showing).rect()) for other in hand if other is not card):
        draw_mark(canvas, card, hand, showing, u, draw)
    else:
        draw(box)


def _without(area: pygame.Rect, holes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The area cut into rectangles that leave the holes free."""
    parts = [area]
    for hole in holes:
        parts = [piece for part in parts for piece in _around(part, part.clip(hole))]
    return parts


def _around(part: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    if not hole.size[0] or not hole.size[1]:
        return [part]
    pieces = (
        pygame.Rect(part.left, part.top, part.w, hole.top - part.top),
        pygame.Rect(part.left, hole.bottom, part.w, part.bottom - hole.bottom),
        pygame.Rect(part.left, hole.top, hole.left - part.left, hole.h),
        pygame.Rect(hole.right, hole.top, part.right - hole.right, hole.h),
    )
    return [piece for piece in pieces if piece.w > 0 and piece.h > 0]


def _from_below(cards: Iterable[ItalianCard], showing: Showing) -> list[ItalianCard]:
    return sorted(cards, key=lambda card: _place(card, showing))


def _place(card: ItalianCard, showing: Showing) -> tuple[int, int]:
    pose = showing.board.sprite(card).pose
    return pose.pile, pose.order


def _box(card: ItalianCard, showing: Showing) -> Box:
    sprite = showing.board.sprite(card)
    return Box(*sprite.corner(), *showing.geometry.card_size)
