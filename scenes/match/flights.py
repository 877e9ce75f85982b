"""How cards fly at a table where a match is played: dealt, played, swept, closing up. Knows no game, draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.cards import ItalianCard
from game.seats import PERSON
from scenes.look import tokens
from scenes.match.geometry import HAND_PILE, Cards
from scenes.table.board import Board
from scenes.table.cues import Cue
from scenes.table.sprites import CardSprite, Pose
from scenes.table.timeline import Flight, in_out_cubic

Poses = Mapping[ItalianCard, Pose]
SWEEP = 0.32
"""Seconds a swept card takes to its pile."""
_CLOSE_UP = 0.20
_DEAL_APART = 0.030


class Shown(NamedTuple):
    """Flights, and from when to when (seconds) which cards are lit meanwhile."""

    flights: list[Flight]
    lit: Cards
    lit_from: float
    lit_to: float


def flown(
    sprite: CardSprite,
    pose: Pose,
    start: float,
    duration: float,
    height: int,
    speed: float,
    leaving: Cue | None,
    landing: Cue | None = None,
) -> Flight:
    """A card on its way through the air, which turns over where it must; `height` is a card's."""
    return Flight(
        sprite,
        pose,
        start,
        duration * speed,
        turning=tokens.FLIP * speed,
        height=0.7,
        unit_height=height,
        layer=2,
        leaving=leaving,
        landing=landing,
    )


def swept(
    board: Board, cards: Sequence[ItalianCard], there: Poses, start: float, height: int, speed: float
) -> list[Flight]:
    """Cards swept off the table in one movement."""
    apart = tokens.SWEEP_STAGGER * speed
    return [
        flown(
            board.sprite(card),
            there[card],
            start + number * apart,
            SWEEP,
            height,
            speed,
            None if number else Cue.GATHER,
        )
        for number, card in enumerate(cards)
    ]


def still(board: Board, card: ItalianCard, here: Poses, start: float, end: float) -> Flight:
    """A card that only lies there, to be looked at."""
    return Flight(board.sprite(card), here[card], start, end - start)


def closing(
    board: Board, here: Poses, there: Poses, cards: Iterable[ItalianCard], start: float, speed: float
) -> list[Flight]:
    """Those of `cards` that lie otherwise move up over what has left, from `start` seconds on."""
    return [
        Flight(board.sprite(card), there[card], start, _CLOSE_UP * speed, in_out_cubic)
        for card in cards
        if _moved(here[card], there[card])
    ]


def dealt_face_down(
    board: Board, there: Poses, order: Sequence[ItalianCard], height: int, speed: float
) -> list[Flight]:
    """Cards dealt in `order`; one's own turn over where they land."""
    flights: list[Flight] = []
    for number, card in enumerate(order):
        pose, start = there[card], number * _DEAL_APART * speed
        own = pose.face_up and pose.pile == HAND_PILE + PERSON
        lands = pose._replace(face_up=False, marked=False) if own else pose
        cue = Cue.DEAL if number else Cue.SHUFFLE
        flight = flown(board.sprite(card), lands, start, tokens.DEAL_FLIGHT, height, speed, cue)
        flights.append(flight._replace(stepped=True))
        if own:
            turns = tokens.FLIP * speed
            flights.append(Flight(board.sprite(card), pose, flights[-1].end, turns, turning=turns, layer=1))
    return flights


def _moved(here: Pose, there: Pose) -> bool:
    return (here.x, here.y, here.angle, here.face_up) != (there.x, there.y, there.angle, there.face_up)
