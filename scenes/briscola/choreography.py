"""How what happened at Briscola is shown: a card played to its place, a trick taken, cards drawn. Draws nothing.

A full trick lies until it can be seen who takes it and why; then its cards go, face down, to the taker's pile.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.briscola.state import CardDrawn, CardPlayed, Cards, State
from game.cards import ItalianCard
from game.seats import PERSON, Seat
from scenes.look import tokens
from scenes.match.flights import SWEEP, Poses, dealt_face_down, flown
from scenes.match.geometry import PACK_PILE
from scenes.table.board import Board
from scenes.table.cues import Cue
from scenes.table.timeline import Flight, in_out_cubic

PLACED = tokens.DEAL_FLIGHT
"""Seconds a card takes to its place in the trick."""
RING = 0.120
"""Seconds after the last card lies until it is shown which one takes the trick."""
_OWN_LOOK, _LOOK = 0.50, 0.70
"""Seconds it is shown: of a trick that another's card has filled there is more to be seen."""
_STILL_LOOK = 1.0
"""At least so long where no motion tells what becomes of it."""
_DRAW, _DRAW_APART = 0.200, 0.120
TURNED = 0.240
"""Seconds the turned-up card takes on its way, and the place of the stock to come to be seen."""
_OPENED, _OPEN_TURN, _OPEN_APART = 0.240, 0.180, 0.060
_OUT, _OUT_APART = 0.200, 0.040


def looking(seat: Seat, speed: float, pause: float) -> float:
    """Seconds for which the taker of a trick shines that this seat has filled; `pause`: the computers' own."""
    if not speed:
        return max(_STILL_LOOK, pause)
    return (_OWN_LOOK if seat == PERSON else _LOOK) * speed


def shown_card(board: Board, event: CardPlayed, before: State, there: Poses, height: int, speed: float) -> list[Flight]:
    """A card on its way to its place in the trick, the table then being `there`; `height` is a card's.

    A trump on a trick that another suit led, as the table `before` says, is heard as one.
    """
    cuts = bool(before.trick) and before.trick[0].suit is not before.trump and event.card.suit is before.trump
    lands = Cue.TRUMP if cuts else Cue.SET
    return [flown(board.sprite(event.card), there[event.card], 0.0, PLACED, height, speed, Cue.SLIDE, lands)]


def gathered_in(cards: Cards, speed: float) -> float:
    """Seconds from when the first of a trick's cards leaves until the last one lies."""
    return (SWEEP + (len(cards) - 1) * tokens.SWEEP_STAGGER) * speed


def shown_draws(
    board: Board,
    drawn: Sequence[CardDrawn],
    turned_up: ItalianCard,
    there: Poses,
    start: float,
    height: int,
    speed: float,
) -> list[Flight]:
    """What is drawn, one card after the other, from `start` seconds on."""
    flights = []
    for number, event in enumerate(drawn):
        at = start + number * _DRAW_APART * speed
        sprite, pose = board.sprite(event.card), there[event.card]
        lasts = TURNED if event.card is turned_up else _DRAW
        flights.append(flown(sprite, pose, at, lasts, height, speed, Cue.DEAL))
    return flights


def shown_deal(board: Board, there: Poses, order: Cards, stock: Cards, height: int, speed: float) -> list[Flight]:
    """A deal: `order` leaves the pack; its last card is turned up beside the `stock` and slides under it."""
    *hands, turned_up = order
    flights = dealt_face_down(board, there, hands, height, speed)
    end = max((flight.end for flight in flights), default=0.0)
    pose, sprite = there[turned_up], board.sprite(turned_up)
    aside = pose._replace(x=pose.x + round(0.5 * height), pile=PACK_PILE)
    flights.append(flown(sprite, aside, end, TURNED, height, speed, Cue.FLIP))
    under = flights[-1].end
    flights.append(Flight(sprite, pose, under, TURNED * speed, in_out_cubic, layer=0, leaving=Cue.SLIDE))
    # The stock lies on top of what goes under it.
    flights += [
        Flight(board.sprite(card), there[card], under, TURNED * speed, layer=1)
        for card in stock
        if card is not turned_up
    ]
    return flights


def shown_open(board: Board, there: Poses, cards: Sequence[ItalianCard], start: float, speed: float) -> list[Flight]:
    """The partner's cards slide to where they lie whole, and turn over one after the other; or back."""
    flights = []
    for number, card in enumerate(cards):
        pose, sprite = there[card], board.sprite(card)
        slid = pose._replace(face_up=sprite.pose.face_up, marked=False)
        turned = _OPEN_TURN * speed
        flights.append(Flight(sprite, slid, start, _OPENED * speed, in_out_cubic, layer=1))
        at = start + (_OPENED + number * _OPEN_APART) * speed
        flights.append(Flight(sprite, pose, at, turned, turning=turned, layer=1, leaving=Cue.FLIP))
    return flights


def shown_looked(board: Board, there: Poses, cards: Sequence[ItalianCard], speed: float) -> list[Flight]:
    """The last trick's cards slide out of the pile, turning over; the one played last first, for it lies on top."""
    flights = []
    for number, card in enumerate(reversed(cards)):
        at, turning = number * _OUT_APART * speed, _OUT * speed
        sprite, pose = board.sprite(card), there[card]
        cue = None if number else Cue.SLIDE
        flights.append(Flight(sprite, pose, at, turning, in_out_cubic, turning, layer=3, leaving=cue))
    return flights
