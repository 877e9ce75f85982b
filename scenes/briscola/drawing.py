"""What is drawn at the Briscola table over its resting cards, in which order, and what is said there."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.briscola.count import points
from game.briscola.match import Match
from game.seats import OURS, THEIRS
from game.words import Words
from scenes.briscola.marks import draw_marks, draw_note
from scenes.briscola.showing import Showing
from scenes.briscola.telling import Telling
from scenes.briscola.turns import Turns
from scenes.briscola.voice import Voice
from scenes.look.shapes import Box
from scenes.match.adviser import Adviser
from scenes.match.card_marks import draw_ring
from scenes.match.marks import draw_feast_word, draw_prompt
from scenes.table.offer import Offer


class Table(Protocol):
    """The table that is drawn."""

    adviser: Adviser
    offer: Offer
    u: float

    @property
    def showing(self) -> Showing:
        """The cards on the screen."""

    @property
    def telling(self) -> Telling:
        """What is said at the table."""

    @property
    def turns(self) -> Turns:
        """Whose turn it is."""

    @property
    def voice(self) -> Voice:
        """The words for those who sit there."""

    @property
    def match(self) -> Match:
        """The match under way."""


def prompt_words(table: Table) -> str:
    """What is said between runner and hand: what happened, else who deals, else who leads a trick.

    Nothing while the last trick is looked at, which has words of its own.
    """
    match, state = table.match, table.match.state
    if table.showing.looking_back is not None:
        return ""
    if table.turns.said.words or state.over:
        return table.turns.said.words
    # Of a game that began in the middle nobody knows who dealt.
    if not (match.played_in_deal or any(match.laid.captured)):
        return table.voice.deals(match.first)
    return "" if state.trick or table.showing.moving else table.voice.leads_now(state.to_play)


def points_shown(table: Table) -> tuple[int, int]:
    """The points each side has taken, without those of a trick that still lies there."""
    match = table.match
    return points(match.log[-1].before if table.showing.trick_in else match.state)


def draw_aids(canvas: pygame.Surface, table: Table, ring: Box | None, words: Words, tells_points: bool) -> None:
    """What helps a person, below the cards that move; `ring`: what the keyboard's ring goes round."""
    showing, u, said = table.showing, table.u, prompt_words(table)
    prompt, room = showing.geometry.box("prompt"), showing.geometry.prompt_room
    draw_marks(canvas, showing, words, u)
    if tells_points:
        for side, count in zip((OURS, THEIRS), points_shown(table), strict=True):
            draw_note(canvas, f"{table.voice.side(side)} {count}", side, showing, u)
    if table.adviser.best is not None:
        table.adviser.draw_marks(canvas)
    elif said and not any(one.covers(prompt) for one in (table.telling, table.adviser, table.offer)):
        draw_prompt(canvas, said, prompt, room, u)
    if ring is not None:
        draw_ring(canvas, ring, showing, u)


def draw_titles(canvas: pygame.Surface, table: Table) -> None:
    """Words over everything that moves: what the last trick is, that the match is won."""
    showing, u = table.showing, table.u
    side, takers = showing.looking_back, table.match.takers
    if side is not None and takers:
        place = showing.geometry.looked_words(side)
        draw_prompt(canvas, table.voice.last_trick(takers[-1]), place, place.grown(8 * u), u)
    if table.turns.feasting and not showing.moving:
        draw_feast_word(canvas, table.voice.won(), showing.geometry.feast_box, u)
