"""How what happened at Scopa is shown: events become flights of cards. Draws nothing.

A capture is shown in two steps, so that it can be followed: the card comes to the table, the cards it takes light
up, then all sweep to the taker's pile.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import ItalianCard
from game.scopa.state import CardPlayed, Cards, RestTaken
from game.seats import OURS, PERSON, THEIRS, side_of
from scenes.look import tokens
from scenes.match.flights import SWEEP, Poses, Shown, closing, flown, still, swept
from scenes.match.geometry import HAND_PILE, TAKEN_PILE
from scenes.scopa.geometry import SCOPE_PILE
from scenes.table.board import Board
from scenes.table.cues import Cue
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic

_OWN_LOOK, _LOOK = 0.30, 0.65
"""Seconds a capture stays on the table, its cards lit, before it is swept: one's own needs less looking at."""
_LAID_LOOK = 0.40
"""Seconds a card that another player laid stays lit."""
_REST_LOOK = 0.65
"""Seconds the cards that go to the last taker shine before they are swept; without any motion too."""
_VOID_LOOK, _VOID_LOOK_STILL = 1.0, 2.4
"""Seconds a void deal lies on the table; longer where no motion tells that it is gathered."""
_PLAYED = (Cue.SLIDE, Cue.SET)
"""How a card that is played is heard leaving the hand and landing."""
_CROSSWISE = (SCOPE_PILE + OURS, SCOPE_PILE + THEIRS)
"""The piles whose cards make room only as another scopa comes to them."""
_VISIT_X = 0.13
"""How far right of the card it takes a card that captures lies, in card widths."""
_VISIT_ABOVE, _VISIT_BELOW = 1.0, 0.60
"""How far above or below it lies, in card heights: both can be read, and the corner that tells the value."""
_VISIT_HIDES = 0.15
"""How much of a card's upper part may be hidden where the window's edge is near; more, and it lies below it."""


_VISIT_PILE = HAND_PILE + 100
"""Over the hands too: on a small table the card reaches into theirs."""


def shown_play(
    board: Board, event: CardPlayed, here: Poses, there: Poses, height: int, speed: float, scopa: bool
) -> Shown:
    """A play from the table `here` to the table `there`, `height` being a card's; `scopa`: it sweeps the table."""
    travel, look = tokens.DEAL_FLIGHT * speed, looking(event, speed)
    sprite = board.sprite(event.card)
    flights = shown_closing(board, here, there, (event.card, *event.take), 0.0, speed)
    if not event.take:
        flights.append(flown(sprite, there[event.card], 0.0, tokens.DEAL_FLIGHT, height, speed, *_PLAYED))
        if not look:
            return Shown(flights, (), 0.0, 0.0)
        flights.append(Flight(sprite, there[event.card], travel, look, layer=2))
        return Shown(flights, (event.card,), travel, travel + look)
    place = visit(event, here, height)
    flights.append(flown(sprite, place, 0.0, tokens.DEAL_FLIGHT, height, speed, *_PLAYED))
    sweep = travel + look
    for number, card in enumerate((event.card, *event.take)):
        start = sweep + number * tokens.SWEEP_STAGGER * speed
        cue = None if number else Cue.SWEEP if scopa else Cue.GATHER
        flights.append(flown(board.sprite(card), there[card], start, SWEEP, height, speed, cue))
    if scopa:
        flights += under_the_pile(board, event, flights.pop(-1 - len(event.take)), here, there, speed)
    return Shown(flights, (*event.take, event.card), travel, sweep)


def under_the_pile(
    board: Board, event: CardPlayed, sweep: Flight, here: Poses, there: Poses, speed: float
) -> list[Flight]:
    """A scopa's card slides under the pile, and the scope that lie there make room: nothing of it goes over the pile.

    The pile's cards stand still on top of that meanwhile.
    """
    side = side_of(event.seat)
    piles = (SCOPE_PILE + side, TAKEN_PILE + side)
    lying = [card for card, pose in here.items() if pose.pile in piles]
    return [
        sweep._replace(layer=0),
        *(Flight(board.sprite(card), there[card], sweep.start, SWEEP * speed, in_out_cubic) for card in lying),
    ]


def shown_closing(board: Board, here: Poses, there: Poses, other: Cards, start: float, speed: float) -> list[Flight]:
    """What lies open moves up, on the table and in the hands, all but `other`, from `start` seconds on."""
    cards = [card for card, pose in there.items() if pose.pile not in _CROSSWISE and card not in other]
    return closing(board, here, there, cards, start, speed)


def visit(event: CardPlayed, here: Poses, height: int) -> Pose:
    """Where a card that captures lies while it is shown: beside what it takes, towards who plays it.

    Of two rows it takes the one nearer to the player, so that it hides none of what it takes from the other.
    """
    mine = event.seat == PERSON
    first = min((here[card] for card in event.take), key=lambda pose: -pose.y if mine else pose.y)
    y = max(first.y - round(_VISIT_ABOVE * height), 0)
    if mine or y + height - first.y > _VISIT_HIDES * height:
        y = first.y + round(_VISIT_BELOW * height)
    x = first.x + round(_VISIT_X * first.width)
    return first._replace(x=x, y=y, pile=_VISIT_PILE, order=0, marked=False)


def shown_round(
    board: Board,
    there: Poses,
    order: Sequence[ItalianCard],
    start: float,
    height: int,
    speed: float,
    shuffled: bool = False,
) -> list[Flight]:
    """A round dealt from the pack, card by card in `order`, from `start` seconds on.

    `shuffled`: that the pack has been is heard as the first card leaves.
    """
    apart = 1.6 * tokens.DEAL_STAGGER * speed
    flights = [
        flown(board.sprite(card), there[card], start + number * apart, tokens.DEAL_FLIGHT, height, speed, Cue.DEAL)
        for number, card in enumerate(order)
    ]
    if shuffled:
        flights[0] = flights[0]._replace(leaving=Cue.SHUFFLE)
    return flights


def shown_rest(
    board: Board, event: RestTaken, here: Poses, there: Poses, start: float, height: int, speed: float
) -> Shown:
    """The table's last cards, which shine and are then swept to who captured last, from `start` seconds on."""
    sweep = start + _REST_LOOK * (speed or 1.0)
    flights = [still(board, card, here, start, sweep) for card in event.cards]
    return Shown([*flights, *swept(board, event.cards, there, sweep, height, speed)], event.cards, start, sweep)


def shown_void(board: Board, there: Poses, back: Poses, table: Cards, kings: Cards, height: int, speed: float) -> Shown:
    """A void deal: `table` is dealt, its kings shine for a while, and it is gathered `back`."""
    flights = shown_round(board, there, table, 0.0, height, speed, shuffled=True)
    lies = max(flight.end for flight in flights)
    gather = lies + (_VOID_LOOK * speed or _VOID_LOOK_STILL)
    flights += [still(board, card, there, lies, gather) for card in table]
    return Shown([*flights, *swept(board, table, back, gather, height, speed)], kings, lies, gather)


def looking(event: CardPlayed, speed: float) -> float:
    """Seconds the play lies still. What others do is there to be read without any motion too."""
    if event.seat == PERSON:
        return _OWN_LOOK * speed if event.take else 0.0
    return (_LOOK if event.take else _LAID_LOOK) * (speed or 1.0)
