"""What piles and pack tell at a table of Scopa's family, and the handle of the last play."""

from __future__ import annotations

import pygame

from game.scopa.match import Match
from game.seats import OURS, THEIRS, Side
from game.words import Words
from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import disc
from scenes.match.spots import PackSpot, PileSpot, SeatSpot, Spot
from scenes.scopa.geometry import Geometry
from scenes.scopa.voice import Voice

_HANDLE, _HANDLE_ICON, _HANDLE_ABOVE = 17, 20, 25
"""The handle's radius, its icon, and how far its middle lies above the pile's foot, at scale 1."""
_GROUND_ALPHA = 0.86


def stops(match: Match) -> list[Spot]:
    """Where the keyboard may stand besides hand and strip, from the left."""
    pack: list[Spot] = [PackSpot()] if match.state.deck else []
    return [*pack, PileSpot(THEIRS), PileSpot(OURS)]


def spot_words(spot: Spot | None, match: Match, words: Words, voice: Voice, again: bool) -> str:
    """How many cards lie there, and how many of them swept the table; `again`: that a press shows the last play."""
    match spot:
        case PackSpot():
            left = len(match.state.deck)
            return words.plural("The pack: {count} card", "The pack: {count} cards", left).format(count=left)
        case PileSpot(side):
            said, more = _pile_words(side, match, words, voice), voice.again(side) if again else ""
            return f"{said} · {more}" if more else said
        case SeatSpot(seat):
            return voice.hand(seat, len(match.state.hands[seat]))
    return ""


def draw_handle(canvas: pygame.Surface, geometry: Geometry, u: float) -> None:
    """The sign on the computer's pile by which its last play is seen again."""
    pile = geometry.pile_box(THEIRS)
    x, y = pile.cx, pile.bottom - _HANDLE_ABOVE * u
    disc(canvas, x, y, _HANDLE * u, tokens.STRIP_ON_WOOD, _GROUND_ALPHA, tokens.LINE, max(1.0, u), 0.3)
    draw_icon(canvas, "again", _HANDLE_ICON * u, x, y)


def _pile_words(side: Side, match: Match, words: Words, voice: Voice) -> str:
    said, scope = voice.pile(side, len(match.state.captured[side])), match.state.scope[side]
    if scope:
        swept = words.plural("{count} scopa", "{count} scope", scope).format(count=scope)
        return f"{said}, {swept}"
    return said
