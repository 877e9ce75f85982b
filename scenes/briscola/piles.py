"""Decides what stock, trump, piles and hands tell when they are pointed at or focused. Draws nothing."""

from __future__ import annotations

from game.briscola.count import points
from game.briscola.match import Match
from game.seats import OURS, THEIRS, Side, side_of
from scenes.briscola.geometry import Geometry
from scenes.briscola.voice import Voice
from scenes.look.shapes import Box
from scenes.match.spots import PackSpot, PileSpot, SeatSpot, Spot, TrickSpot, TrumpSpot


def stops(match: Match) -> list[Spot]:
    """Where the keyboard may stand besides hand and strip, from the left."""
    stock: list[Spot] = [PackSpot()] if len(match.state.stock) > 1 else []
    return [*stock, TrumpSpot(), PileSpot(THEIRS), PileSpot(OURS)]


def spot_box(spot: Spot | None, match: Match, geometry: Geometry) -> Box | None:
    """Where stock, trump and the places of the trick lie; None for anything else."""
    match spot:
        case PackSpot():
            return geometry.stock_box()
        case TrumpSpot():
            return geometry.trump_shown() if match.state.stock else geometry.stock_box()
        case TrickSpot(seat):
            return geometry.trick_box(seat)
    return None


def has_last_trick(side: Side, match: Match) -> bool:
    """Whether the last trick lies on a side's pile."""
    return bool(match.takers) and side_of(match.takers[-1]) == side


def spot_words(spot: Spot | None, match: Match, voice: Voice, tells_points: bool) -> str:
    """What lies there; `tells_points`: with the points a side has taken."""
    state = match.state
    match spot:
        case PackSpot():
            return voice.stock(len(state.stock))
        case TrumpSpot():
            return voice.trump_card(state.turned_up) if state.stock else voice.trump(state.trump)
        case PileSpot(side):
            said = voice.pile(side, len(state.captured[side]))
            if tells_points:
                said = f"{said}, {voice.points(points(state)[side])}"
            return f"{said} · {voice.shows_last()}" if has_last_trick(side, match) else said
        case SeatSpot(seat):
            return voice.hand(seat, len(state.hands[seat]))
    return ""
