"""How what happened at Scorpion is shown: events become flights of cards. Draws nothing.

Each event is one phase. A phase's flights are what differs between the table before it and after it; the event
only sets their pace. An undone step is shown by the same phases, backwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cards import Card
from game.rules import Event
from game.scorpion.state import RUN_LENGTH, CardsMoved, ReserveDealt, ReservePlayed, RunRemoved, State, after
from scenes.look import tokens
from scenes.scorpion.geometry import Geometry
from scenes.table.board import Board
from scenes.table.cues import Cue
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic, out_cubic

Poses = dict[Card, Pose]
_LOOKS = 4
"""The fields of a pose that differ where a card moves, grows or turns over."""
_RESTING, _TURNING, _TRAVELLING = 0, 1, 2


class Pace(NamedTuple):
    """How one phase moves, in seconds at normal speed, and how it sounds: `after` is when the next phase may begin.

    Of what travels the first card is heard `leaving`, or `each` of them, and the last one `landing`.
    """

    flight: float
    stagger: float = 0.0
    turning: float = tokens.FLIP
    height: float = 0.0
    after: float = 0.0
    leaving: Cue | None = None
    each: Cue | None = None
    landing: Cue | None = None


_DROPPED = Pace(tokens.DROP, after=tokens.DROP, landing=Cue.SET)
_CARRIED = Pace(tokens.DEAL_FLIGHT, height=0.8, after=tokens.DEAL_FLIGHT, leaving=Cue.SLIDE, landing=Cue.SET)
_TURNED = Pace(tokens.FLIP)
_SWEPT = Pace(
    tokens.DEAL_FLIGHT,
    tokens.SWEEP_STAGGER,
    height=0.5,
    after=(RUN_LENGTH - 1) * tokens.SWEEP_STAGGER,
    leaving=Cue.RUN,
)
_DEALT = Pace(
    tokens.DEAL_FLIGHT, 2 * tokens.DEAL_STAGGER, height=0.6, after=tokens.DEAL_FLIGHT, each=Cue.DEAL, landing=Cue.SET
)


def shown_step(
    geometry: Geometry, board: Board, before: State, events: Sequence[Event], speed: float, from_hand: bool
) -> list[Flight]:
    """The flights that show these events, starting from `before`; `from_hand`: the unit was being held."""
    flights: list[Flight] = []
    start, state = 0.0, before
    here = geometry.poses(before)
    for event in events:
        state = after(state, event)
        there = geometry.poses(state)
        pace = _pace(event, from_hand)
        flights += _phase(geometry, board, event, here, there, pace, start)
        start += pace.after
        here = there
    return [_at_speed(flight, speed) for flight in flights]


def shown_undo(geometry: Geometry, board: Board, before: State, events: Sequence[Event], speed: float) -> list[Flight]:
    """The flights that take these events back, the last one first, down to `before`."""
    states = [before]
    for event in events:
        states.append(after(states[-1], event))
    flights: list[Flight] = []
    start = 0.0
    for event, state, earlier in zip(reversed(events), reversed(states), states[-2::-1], strict=False):
        pace = _pace(event, False)._replace(flight=tokens.GLIDE_BACK)
        phase = _phase(geometry, board, event, geometry.poses(state), geometry.poses(earlier), pace, start, True)
        flights += [flight._replace(ease=in_out_cubic) for flight in phase]
        # A run must be back as a whole before what completed it leaves again.
        start += pace.after + (pace.flight if isinstance(event, RunRemoved) else 0)
    return [_at_speed(flight, speed) for flight in flights]


def shown_deal(geometry: Geometry, board: Board, state: State, speed: float) -> list[Flight]:
    """The flights that deal `state` row by row from the pack, which lies where the reserve stays."""
    poses = geometry.poses(state)
    height = geometry.card_height
    order = sorted(
        (card for column in state.columns for card in column.cards),
        key=lambda card: (poses[card].order, poses[card].pile),
    )
    aside = [card for card in state.reserve if card is not None]
    last = len(order) + len(aside) - 1
    return [
        _at_speed(
            Flight(
                board.sprite(card),
                poses[card],
                number * tokens.DEAL_STAGGER,
                tokens.DEAL_FLIGHT,
                turning=tokens.FLIP,
                height=0.5,
                unit_height=height,
                layer=_TRAVELLING,
                leaving=Cue.DEAL if number else Cue.SHUFFLE,
                landing=None if number < last else Cue.SET,
            ),
            speed,
        )
        for number, card in enumerate(order + aside)
    ]


def packed(geometry: Geometry, state: State) -> Poses:
    """The whole pack face down where the reserve will stay, the next card to be dealt on top."""
    poses = geometry.poses(state)
    base = geometry.reserve_base(0)
    order = sorted(poses, key=lambda card: (poses[card].pile > 0, -poses[card].order, -poses[card].pile))
    last = len(order) - 1
    return {
        card: Pose(round(base.x), round(base.y), geometry.card_width, False, 0, number, number < last)
        for number, card in enumerate(order)
    }


def _pace(event: Event, from_hand: bool) -> Pace:
    if isinstance(event, CardsMoved | ReservePlayed):
        return _DROPPED if from_hand else _CARRIED
    if isinstance(event, RunRemoved):
        return _SWEPT
    return _DEALT if isinstance(event, ReserveDealt) else _TURNED


def _phase(
    geometry: Geometry,
    board: Board,
    event: Event,
    here: Poses,
    there: Poses,
    pace: Pace,
    start: float,
    backwards: bool = False,
) -> list[Flight]:
    travelling = _travelling(event, there)
    if backwards and isinstance(event, RunRemoved):
        travelling = travelling[::-1]  # the king, on top in its place, lies lowest in the column
    flights = []
    staying = [card for card in there if card not in travelling]
    changed = {card for card in staying if there[card][:_LOOKS] != here[card][:_LOOKS]}
    # Where a column closes up or opens, all its open cards go along, or one at rest would look uncovered meanwhile.
    restless = {there[card].pile for card in changed}
    for card in staying:
        pose, was = there[card], here[card]
        if card in changed or (pose.strip and pose.pile in restless):
            turns = pose.face_up != was.face_up
            layer, cue = (_TURNING, Cue.FLIP) if turns else (_RESTING, None)
            duration = max(pace.flight, pace.turning)
            flights.append(Flight(board.sprite(card), pose, start, duration, layer=layer, leaving=cue))
    # What travels together casts one shadow; what sets out one by one, a shadow each.
    apart = pace.stagger > 0 or not travelling
    spread = 0 if apart else here[travelling[-1]].y - here[travelling[0]].y
    for number, card in enumerate(travelling):
        lead = number == 0 or apart
        flights.append(
            Flight(
                board.sprite(card),
                there[card],
                start + number * pace.stagger,
                pace.flight,
                out_cubic,
                pace.turning,
                pace.height,
                spread + geometry.card_height if lead else 0,
                _TRAVELLING,
                pace.each or (pace.leaving if number == 0 else None),
                pace.landing if number == len(travelling) - 1 else None,
            )
        )
    return flights


def _travelling(event: Event, there: Poses) -> tuple[Card, ...]:
    """The cards an event carries over the table, the first to set out first."""
    match event:
        case CardsMoved(cards) | ReserveDealt(cards):
            return cards
        case ReservePlayed(card):
            return (card,)
        case RunRemoved(suit):
            run = [card for card in there if card.suit is suit]
            return tuple(sorted(run, key=lambda card: card.rank))
    return ()


def _at_speed(flight: Flight, speed: float) -> Flight:
    return flight._replace(start=flight.start * speed, duration=flight.duration * speed, turning=flight.turning * speed)
