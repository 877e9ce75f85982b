"""How what happened at Scopone is shown: a deal in threes, a play at the seat it comes from. Draws nothing.

A card that is played comes out of the middle of its hand and turns over on the way, then stands at its seat until it
has been seen; what it takes rises, and all sweep to the side's pile.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import ItalianCard
from game.scopa.state import CardPlayed, State
from game.seats import PERSON, in_turn
from scenes.look import tokens
from scenes.match.flights import Poses, Shown, flown, swept
from scenes.match.geometry import HAND_PILE, TABLE_PILE
from scenes.scopa.choreography import looking, shown_closing, under_the_pile
from scenes.table.board import Board
from scenes.table.cues import Cue
from scenes.table.sprites import CardSprite, Pose
from scenes.table.timeline import Flight, in_out_cubic

AT_A_TIME = 3
"""How many cards a player is dealt at a time."""
_RISE = 0.30
"""How far a card comes out of its hand before it flies, in card widths."""
_LIFT = 0.7
_BEFORE_TAKING = 0.120
_TAKEN_RISE, _TAKEN_RISING = 1 / 24, 0.090
"""How far what is taken rises, in card heights, and in how many seconds."""
_TO_SLOT = 0.200
_SHOWN_PILE = HAND_PILE + 100
"""Over the hands, where a card that is shown reaches into theirs."""


def dealing_order(laid: State, order: Sequence[ItalianCard]) -> list[ItalianCard]:
    """A deal's cards as they leave the pack: the table's, then three to each seat, until each has its hand."""
    seats = in_turn(laid.first, len(laid.hands))
    hands = [[card for card in order if card in laid.hands[seat]] for seat in seats]
    most = max(map(len, hands))
    rounds = [hand[start : start + AT_A_TIME] for start in range(0, most, AT_A_TIME) for hand in hands]
    return [*laid.table, *(card for few in rounds for card in few)]


def from_the_middle(hand: Sequence[ItalianCard], card: ItalianCard) -> list[ItalianCard]:
    """Another's hand as it is seen once `card` is played: what that card was among them stays hidden."""
    others = [one for one in hand if one is not card]
    return [*others[: len(hand) // 2], card, *others[len(hand) // 2 :]]


def shown_play(
    board: Board,
    event: CardPlayed,
    here: Poses,
    there: Poses,
    stand: Pose,
    height: int,
    speed: float,
    scopa: bool,
    pause: float,
) -> list[Shown]:
    """A play from the table `here` to the table `there`; meanwhile its card stands at its seat, as `stand` says.

    Without any motion another's stands there for `pause` seconds at least: nothing else tells where it came from.
    """
    card, mine = event.card, event.seat == PERSON
    sprite, comes = board.sprite(card), 0.0 if mine else tokens.PICK_UP * speed
    closing = shown_closing(board, here, there, (card, *event.take), comes, speed)
    # The table closes up over what is taken once that leaves; a hand does over its card at once.
    later = [one for one in closing if event.take and one.pose.pile == TABLE_PILE]
    flights = [one for one in closing if one not in later]
    if mine and not event.take:
        flights.append(_carried(sprite, there[card], 0.0, height, speed))
        return [Shown(flights, (), 0.0, 0.0)]
    if not mine:
        flights.append(Flight(sprite, _risen(here[card], stand), 0.0, comes, layer=2))
    stands = comes + tokens.DEAL_FLIGHT * speed
    flights.append(_carried(sprite, stand, comes, height, speed)._replace(lifted=_LIFT))
    takes = stands + _BEFORE_TAKING * speed if event.take else stands
    goes = takes + max(looking(event, speed), 0.0 if mine or speed else pause)
    flights.append(_standing(board, card, stand, stands, goes, height))
    if not event.take:
        flights.append(Flight(sprite, there[card], goes, _TO_SLOT * speed, in_out_cubic, 0.0, 0.0, height, layer=2))
        return [Shown(flights, (card,), stands, goes)]
    for taken in event.take:
        risen = here[taken]._replace(y=here[taken].y - round(_TAKEN_RISE * height))
        flights.append(Flight(board.sprite(taken), risen, takes, _TAKEN_RISING * speed))
    leaves = goes + len(event.take) * tokens.SWEEP_STAGGER * speed
    flights += [one._replace(start=leaves) for one in later]
    gathered = swept(board, (card, *event.take), there, goes, height, speed)
    if scopa:
        gathered[0] = gathered[0]._replace(leaving=Cue.SWEEP)
        gathered += under_the_pile(board, event, gathered.pop(0), here, there, speed)
    return [Shown([*flights, *gathered], (*event.take, card), takes, goes), Shown([], (card,), stands, takes)]


def _risen(pose: Pose, stand: Pose) -> Pose:
    """A card a little out of its hand, towards where it will stand, still face down."""
    way = max(abs(stand.x - pose.x), abs(stand.y - pose.y), 1)
    far = _RISE * pose.width / way
    return pose._replace(x=round(pose.x + (stand.x - pose.x) * far), y=round(pose.y + (stand.y - pose.y) * far))


def _carried(sprite: CardSprite, pose: Pose, start: float, height: int, speed: float) -> Flight:
    return flown(sprite, pose, start, tokens.DEAL_FLIGHT, height, speed, Cue.SLIDE, Cue.SET)


def _standing(board: Board, card: ItalianCard, stand: Pose, start: float, end: float, height: int) -> Flight:
    """The card stands there, lifted, to be looked at."""
    return Flight(board.sprite(card), stand, start, end - start, unit_height=height, layer=2, lifted=_LIFT)


def shown_pose(x: float, y: float, width: int) -> Pose:
    """How a card stands while its play is shown."""
    return Pose(round(x), round(y), width, True, _SHOWN_PILE, 0, False)
