"""What is drawn at the Scopa table over its resting cards, in which order, and what is said there."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.scopa.match import Match
from game.seats import PERSON
from game.words import Words
from scenes.look.shapes import Box
from scenes.match.adviser import Adviser
from scenes.match.card_marks import draw_ring
from scenes.match.marks import draw_feast_word, draw_prompt, draw_word
from scenes.scopa.aids import (
    choice_words,
    draw_choice,
    draw_lit,
    draw_meant,
    in_lying_order,
    void_words,
)
from scenes.scopa.choice import Choice
from scenes.scopa.piles import draw_handle
from scenes.scopa.showing import Showing
from scenes.scopa.telling import Telling
from scenes.scopa.turns import WORD_SECONDS, Turns
from scenes.scopa.voice import Voice
from scenes.table.offer import Offer


class Table(Protocol):
    """The table that is drawn."""

    showing: Showing
    telling: Telling
    adviser: Adviser
    offer: Offer
    turns: Turns
    voice: Voice
    u: float

    @property
    def match(self) -> Match:
        """The match under way."""

    @property
    def choice(self) -> Choice | None:
        """The capture that is being chosen."""


def prompt_words(table: Table, meant: Choice | None, words: Words) -> str:
    """What is said between runner and hand: first what the hand is doing, then what happened, then who deals.

    `meant` is what a carried card would take.
    """
    choice = table.choice or meant
    if choice is not None and (table.choice is not None or choice.chosen is not None):
        return choice_words(choice, words, in_lying_order(table.showing))
    if table.showing.void:
        return void_words(table.showing.void, words)
    return table.turns.said.words or _play_words(table) or deal_words(table.match, table.voice)


def _play_words(table: Table) -> str:
    """What the play of another's that shines now takes."""
    play = table.showing.play
    if play is None or play.seat == PERSON or play.card not in table.showing.lit:
        return ""
    return table.voice.plays(play)


def deal_words(match: Match, voice: Voice) -> str:
    """Who deals and who begins; nothing once the person has played."""
    return "" if match.state.over or match.played_in_deal else voice.deals(match.first)


def draw_aids(canvas: pygame.Surface, table: Table, meant: Choice | None, ring: Box | None, words: Words) -> None:
    """What helps a person, below the cards that move; `ring`: what the keyboard's ring goes round."""
    showing, u, said = table.showing, table.u, prompt_words(table, meant, words)
    prompt, room = showing.geometry.box("prompt"), showing.geometry.prompt_room
    advised = table.choice is None and meant is None and table.adviser.best is not None
    if advised:
        table.adviser.draw_marks(canvas)
    elif said and not any(one.covers(prompt) for one in (table.telling, table.adviser, table.offer)):
        draw_prompt(canvas, said, prompt, room, u)
    if table.choice is not None:
        draw_choice(canvas, table.choice, showing, u)
    if meant is not None:
        draw_meant(canvas, meant, showing, u)
    if showing.lit:
        draw_lit(canvas, showing, u)
    if table.turns.to_see_again:
        draw_handle(canvas, showing.geometry, u)
    if ring is not None:
        draw_ring(canvas, ring, showing, u)


def draw_titles(canvas: pygame.Surface, table: Table, words: Words) -> None:
    """The large words, over everything that moves: of a sweep, of a match that is won."""
    geometry, word = table.showing.geometry, table.turns.word
    if 0 < word < WORD_SECONDS:
        strength = min(1.0, word / 0.4, (WORD_SECONDS - word) / 0.15)
        draw_word(canvas, words.text("Scopa!"), geometry.box("table"), table.u, strength)
    if table.turns.feasting and not table.showing.moving:
        draw_feast_word(canvas, table.voice.won(), geometry.feast_box, table.u)
