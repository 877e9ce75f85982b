"""The feast of a won match: the ten coins open over the linen like a sun that rises."""

from __future__ import annotations

from collections.abc import Collection

from game.cards import ITALIAN, ItalianCard, ItalianSuit
from scenes.scopa.geometry import Geometry
from scenes.table.board import Board
from scenes.table.cues import Cue
from scenes.table.spread import fan_rise, fan_width
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic, linear

_COINS = ITALIAN.of_suit(ItalianSuit.COINS)
_SPREAD = 68.0
"""Degrees by which the outer coins lean to either side."""
_FEAST_PILE = 600
_FAN_AIR = 0.97
_TALLEST = 0.86
"""Of the runner's height a card of the fan is at most so high: the whole fan lies about the linen."""
_MIDDLE = 0.50
"""How far above the middle of the runner the fan begins, in card heights: it lies over the linen as the cards did."""
_APART, _CARRY, _TURN, _OPEN = 0.045, 0.42, 0.18, 0.70
"""Seconds: from one coin to the next, its way to the linen, its turning over, the opening of half the fan."""


def feast_poses(geometry: Geometry, there: Collection[ItalianCard]) -> dict[ItalianCard, Pose]:
    """The ten coins, from the ace at the left to the king: a fan over the middle of the runner.

    Of a position handed in only those that are `there`.
    """
    coins = [coin for coin in _COINS if coin in there]
    runner = geometry.box("runner")
    aspect = geometry.card_height / geometry.card_width
    room = geometry.box("table").w * _FAN_AIR
    width = round(min(geometry.card_width, room / fan_width(aspect, _SPREAD), runner.h * _TALLEST / aspect))
    height = round(width * aspect)
    middle = runner.cx if geometry.layout.tall else geometry.middle
    x, y = round(middle - width / 2), round(runner.cy - _MIDDLE * height + fan_rise(aspect) * width)
    last = max(len(coins) - 1, 1)
    return {
        coin: Pose(x, y, width, True, _FEAST_PILE, order, order < last, _SPREAD * (2 * order / last - 1))
        for order, coin in enumerate(coins)
    }


def shown_feast(poses: dict[ItalianCard, Pose], board: Board, speed: float) -> list[Flight]:
    """The coins come out of the piles one after the other to the `feast_poses`, and the fan opens from its middle."""
    flights = []
    for number, (coin, pose) in enumerate(poses.items()):
        flights.append(
            Flight(
                board.sprite(coin),
                pose._replace(angle=0.0),
                number * _APART * speed,
                _CARRY * speed,
                in_out_cubic,
                turning=_TURN * speed,
                layer=_FEAST_PILE,
                leaving=None if number else Cue.WIN,
            )
        )
    opens = max((flight.end for flight in flights), default=0.0)
    for coin, pose in poses.items():
        # The whole fan opens at one speed: each card goes along until it is where it stays.
        duration = _OPEN * speed * abs(pose.angle) / _SPREAD
        flights.append(Flight(board.sprite(coin), pose, opens, duration, linear, layer=_FEAST_PILE))
    return flights
