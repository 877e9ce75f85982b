"""One deal played to its end by habit, from one way the hidden cards may lie; keeps the rules on bits."""

from __future__ import annotations

from typing import NamedTuple

from game.scopa.players.bits import ALL, VALUES, value_of
from game.scopa.players.habit import Sight, habitual
from game.scopa.players.stakes import Taken
from game.scopa.players.view import HAND, ROUND, Option, View


class World(NamedTuple):
    """One way the hidden cards may lie: the other's hand, and the deck with the next card first; all places."""

    hand: tuple[int, ...]
    deck: tuple[int, ...]


def play_out(view: View, world: World, option: Option, horizon: int) -> tuple[Taken, Taken]:
    """What is taken if I make this play and both then play by habit: after `horizon` plays, and at the deal's end.

    Where the deal ends earlier both are the same.
    """
    hands = [[place for place in view.hand if place != option[0]], sorted(world.hand)]
    piles, scope = [view.mine, view.his], list(view.scope)
    taker = -1 if view.last_taker is None else 1 - view.last_taker
    table, lying, left = view.table, value_of(view.table), view.turns
    soon, soon_left = None, left - horizon
    card, take = option
    turn = dealt = 0
    while True:
        left -= 1
        if take:
            table ^= take
            lying -= VALUES[card]
            piles[turn] |= take | 1 << card
            taker = turn
            if not table and left:
                scope[turn] += 1
        else:
            table |= 1 << card
            lying += VALUES[card]
        if not left:
            break
        if left == soon_left:
            soon = Taken(piles[0], piles[1], scope[0], scope[1], taker == 0)
        if hands[1 - turn]:
            turn = 1 - turn
        elif not hands[turn]:
            turn = 0 if view.starting else 1
            hands[turn] = sorted(world.deck[dealt : dealt + HAND])
            hands[1 - turn] = sorted(world.deck[dealt + HAND : dealt + ROUND])
            dealt += ROUND
        hand = hands[turn]
        own = 0
        for place in hand:
            own |= 1 << place
        hidden = left - len(hand)
        odds = (len(hands[1 - turn]) or HAND) / hidden if hidden else 0.0
        unseen = ALL ^ table ^ piles[0] ^ piles[1] ^ own
        card, take = habitual(Sight(hand, table, lying, unseen, odds, left == 1))
        hand.remove(card)
    if taker >= 0:
        piles[taker] |= table
    end = Taken(piles[0], piles[1], scope[0], scope[1], taker == 0)
    return soon or end, end
