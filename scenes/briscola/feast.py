"""The feast of a won match: the trumps and loads that won it fly up and come down over the linen as a crown."""

from __future__ import annotations

from game.briscola.points import is_load, points_of, strength
from game.briscola.state import State
from game.cards import ItalianCard
from game.seats import OURS
from scenes.briscola.geometry import Geometry
from scenes.match.flights import Poses
from scenes.match.geometry import leaned
from scenes.table.board import Board
from scenes.table.cues import Cue
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, out_quad

_FEAST_PILE = 600
_MOST = 15
_APART = 0.60
"""How far apart the cards lie, in card widths, where there is room."""
_AIR, _TALLEST = 0.94, 0.80
"""How much of the table's width the crown takes at most, and of the runner's height a card."""
_LEAN, _DIP = 13.0, 0.17
"""By how many degrees the outer cards lean, and how much lower they lie, in card heights."""
_ASLANT = 0.26
"""How much wider the crown is by the lean of its outer cards, in card heights."""
_UP = 0.75
"""How far above its place a card flies before it comes down, in card heights."""
_START, _RISE, _FALL, _TURN = 0.055, 0.36, 0.30, 0.20
"""Seconds: from one card to the next, its way up, its way down, its turning over."""


def feast_poses(geometry: Geometry, state: State) -> dict[ItalianCard, Pose]:
    """The crown of the person's side: the strongest card in the middle, on top, the weaker ones beside it."""
    cards = _crowning(state)
    aspect = geometry.card_height / geometry.card_width
    runner, strip = geometry.box("runner"), geometry.box("strip")
    reach = runner.w if geometry.layout.tall else strip.x
    width = round(min(geometry.card_width, runner.h * _TALLEST / aspect))
    height = round(width * aspect)
    middle = reach / 2 if geometry.layout.tall else geometry.middle
    room = 2 * min(middle, reach - middle) * _AIR - _ASLANT * height
    step = min(_APART * width, (room - width) / max(len(cards) - 1, 1))
    if len(cards) % 2 == 0:
        # There is one more at the right.
        middle -= step / 2
    poses = {}
    for number, card in enumerate(cards):
        # The first in the middle, then one at its right, one at its left, and so on.
        away = (number + 1) // 2 * (1 if number % 2 else -1)
        far = away / max(len(cards) // 2, 1)
        y = runner.cy + (_DIP * far * far - _DIP / 3) * height
        corner = leaned(middle + away * step, y, (width, height), _LEAN * far)
        poses[card] = Pose(*corner, width, True, _FEAST_PILE, _MOST - number, number > 0, _LEAN * far)
    return poses


def shown_feast(board: Board, poses: Poses, speed: float) -> list[Flight]:
    """The cards fly up out of the pile, the outer ones first, and come down where `poses` say."""
    flights = []
    for number, (card, pose) in enumerate(sorted(poses.items(), key=lambda one: one[1].order)):
        sprite, start = board.sprite(card), number * _START * speed
        height = round(pose.width * 1.7)
        over = pose._replace(y=pose.y - round(_UP * height), angle=0.0)
        cue = None if number else Cue.WIN
        flights.append(
            Flight(sprite, over, start, _RISE * speed, out_quad, _TURN * speed, layer=_FEAST_PILE, leaving=cue)
        )
        flights.append(Flight(sprite, pose, start + _RISE * speed, _FALL * speed, _falling, layer=_FEAST_PILE))
    return flights


def _crowning(state: State) -> list[ItalianCard]:
    """What the person's side took that wins games, the strongest first; the cards that count where there is none."""
    taken = state.captured[OURS]
    found = [card for card in taken if card.suit is state.trump or is_load(card)]
    found = found or [card for card in taken if points_of(card)] or list(taken)
    found.sort(key=lambda card: (card.suit is state.trump, strength(card)), reverse=True)
    return found[:_MOST]


def _falling(t: float) -> float:
    """Slow at first, then faster."""
    return t * t
