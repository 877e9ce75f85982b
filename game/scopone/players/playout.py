"""One deal for four played to its end by habit, from one way the hidden cards may lie; keeps the rules on bits."""

from __future__ import annotations

from functools import lru_cache

from game.scopa.players.bits import places_of
from game.scopa.players.stakes import Taken
from game.scopa.players.view import Option
from game.scopone.players.habit import of_sides
from game.scopone.players.view import View, World
from game.seats import SIDES


def play_out(view: View, world: World, option: Option) -> Taken:
    """What is taken at the end of the deal if I make this play and everyone then plays by habit."""
    place, take = option
    sets = [view.held ^ 1 << place, *world]
    hands = [list(_places_of(cards)) for cards in sets]
    hidden = sets[0] | sets[1] | sets[2] | sets[3]
    table, piles, scope = view.table, [view.mine, view.his], list(view.scope)
    taker = -1 if view.last_taker is None else 1 - view.last_taker
    seat, left = 0, sum(map(len, hands))
    mine, his = of_sides(view.closing)
    favourites = (mine.favourite, his.favourite) * SIDES
    while True:
        side = seat & 1
        if take:
            table ^= take
            piles[side] |= take | 1 << place
            taker = side
            if not table and left:
                scope[side] += 1
        else:
            table |= 1 << place
        if not left:
            break
        seat = (seat + 1) & 3
        while not hands[seat]:
            seat = (seat + 1) & 3
        own = sets[seat]
        place, take = favourites[seat](hands[seat], own, hidden ^ own, table)
        hands[seat].remove(place)
        sets[seat] = own ^ 1 << place
        hidden ^= 1 << place
        left -= 1
    if taker >= 0:
        piles[taker] |= table
    return Taken(piles[0], piles[1], scope[0], scope[1], taker == 0)


@lru_cache(maxsize=1 << 8)
def _places_of(cards: int) -> tuple[int, ...]:
    """Remembered, for one world serves several plays."""
    return tuple(places_of(cards))
