"""What piles and pack tell when they are pointed at or focused, and the handle of the last play."""

from __future__ import annotations

import pygame

from game.scopa.match import Match
from game.seats import OURS, THEIRS, Side
from game.words import Words
from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, disc
from scenes.match.spots import PackSpot, PileSpot, SeatSpot, Spot
from scenes.scopa.geometry import Geometry
from scenes.scopa.voice import Voice
from scenes.widgets.tooltip import Side as Edge
from scenes.widgets.tooltip import Tooltip

_HANDLE, _HANDLE_ICON, _HANDLE_ABOVE = 17, 20, 25
"""The handle's radius, its icon, and how far its middle lies above the pile's foot, at scale 1."""
_GROUND_ALPHA = 0.86


class Piles:
    """The words of the pile or pack that the mouse, a finger or the keyboard is on."""

    def __init__(self) -> None:
        self._tooltip = Tooltip(tokens.STRIP_ON_WOOD)
        self._side: Edge = "below"
        self._room = Box(0, 0, 0, 0)
        self.changed = False

    def rest(self, spot: Spot | None, words: str, geometry: Geometry) -> None:
        """The mouse or the keyboard is on this spot, which has these words (none: on nothing)."""
        if self.told:
            # An answer stands where it was given.
            return
        self.changed = self._tooltip.rest(words, self._near(spot, geometry)) or self.changed

    def say(self, spot: Spot | None, words: str, geometry: Geometry) -> None:
        """This spot was pressed: its words show at once, for as long as it takes to read them."""
        if words:
            self._tooltip.say(words, self._near(spot, geometry))
            self.changed = True

    @property
    def told(self) -> bool:
        """Whether a press was answered and the answer still stands."""
        return bool(self._tooltip.said)

    @property
    def words(self) -> str:
        """What shows beside a pile or the pack, nothing where nothing does."""
        return self._tooltip.words

    def place(self, u: float) -> Box:
        """Where the words stand, at UI scale `u`."""
        return self._tooltip.place(u, self._room, self._side)

    def hide(self) -> None:
        """Tell nothing."""
        self.changed = self._tooltip.forget() or self.changed
        self.changed = self._tooltip.rest("", Box(0, 0, 0, 0)) or self.changed

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.changed = self._tooltip.step(dt) or self.changed

    @property
    def waiting(self) -> bool:
        """Whether time changes anything."""
        return self._tooltip.moving

    def draw(self, canvas: pygame.Surface, u: float) -> None:
        self._tooltip.draw(canvas, u, self._side, self._room)

    def _near(self, spot: Spot | None, geometry: Geometry) -> Box:
        """What the words stand beside: over the computer's hand, whose backs tell nothing, never over open cards."""
        box, prompt = spot_box(spot, geometry) or Box(0, 0, 0, 0), geometry.box("prompt")
        self._room, self._side = room(geometry), "left"
        overhang = geometry.card_height - geometry.card_width
        if spot == PileSpot(THEIRS):
            return Box(box.x - overhang, 0, box.w + overhang, box.bottom)
        if spot == PileSpot(OURS) and box.bottom <= geometry.box("hand_0").y:
            # The hand lies below the pile: the words stand where words are said.
            return Box(box.x - overhang, prompt.y, box.w + overhang, prompt.h)
        self._side = "below"
        return box


def stops(match: Match) -> list[Spot]:
    """Where the keyboard may stand besides hand and strip, from the left."""
    pack: list[Spot] = [PackSpot()] if match.state.deck else []
    return [*pack, PileSpot(THEIRS), PileSpot(OURS)]


def spot_box(spot: Spot | None, geometry: Geometry) -> Box | None:
    """Where a pile, the pack or another player's hand lies; None for anything else."""
    match spot:
        case PileSpot(side):
            return geometry.pile_box(side)
        case PackSpot():
            return geometry.pack_box()
        case SeatSpot(seat):
            return geometry.box(f"hand_{seat}")
    return None


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


def room(geometry: Geometry) -> Box:
    """The table without its strip, whose numbers and buttons no words may hide."""
    (width, height), strip = geometry.layout.size, geometry.layout.places["strip"].box
    return Box(0, 0, width, strip.y) if geometry.layout.tall else Box(0, 0, strip.x, height)


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
