"""One deal in pairs played to its end by habit, from one way the hidden cards may lie; keeps the rules on places."""

from __future__ import annotations

from typing import NamedTuple

from game.briscola.players.bits import BEATERS, CARDS, POINTS, points_of, taking
from game.briscola.players.pair_habit import STANDS, Habit
from game.briscola.players.view import View

_PLAYERS = len(STANDS)
_FROM = tuple(tuple((turn + step) % _PLAYERS for step in range(_PLAYERS)) for turn in range(_PLAYERS))
"""The order of drawing, by who took the trick."""
_TAKES = tuple(tuple(bool(takers >> place & 1) for place in range(CARDS)) for takers in BEATERS)
"""Whether a card (the place in the row) takes a trick from another (the row)."""


class World(NamedTuple):
    """One way the hidden cards may lie: each player's hand, mine first, and the stock in the order of drawing."""

    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]


def play_out(view: View, world: World, place: int, habit: Habit) -> int:
    """By how many points my side is ahead at the end if I play this card and everyone then plays by habit."""
    hands = [list(hand) for hand in world.hands]
    stock = list(reversed(world.stock))
    draw, met, leads = stock.pop, habit.met, habit.leads
    number, step, turn = number_of(view), len(view.trick), 0
    taker, holder, points = opening(view)
    ahead = view.points[0] - view.points[1]
    left = sum(map(len, hands)) + len(stock)
    hand = hands[0]
    while True:
        hand.remove(place)
        left -= 1
        if not step:
            taker, holder, points = place, turn, POINTS[place]
        else:
            points += POINTS[place]
            if _TAKES[taker][place]:
                taker, holder = place, turn
        step += 1
        if step < _PLAYERS:
            turn = turn + 1 & 3
            hand = hands[turn]
            stand = STANDS[step][holder + turn + 1 & 1]
            row = met[number][stand][taker][points] or habit.follows(number, stand, taker, points)
            place = max(hand, key=row.__getitem__)
            continue
        ahead += -points if holder & 1 else points
        if not left:
            return ahead
        if stock:
            for other in _FROM[holder]:
                hands[other].append(draw())
        step, turn, number = 0, holder, number + 1
        hand = hands[turn]
        place = max(hand, key=leads[number].__getitem__)


def number_of(view: View) -> int:
    """Which trick of a whole deal, the first 0, lies on the table or is to be led; told by what is left to play."""
    return (CARDS - view.stock - sum(view.sizes) - len(view.trick)) // view.players


def opening(view: View) -> tuple[int, int, int]:
    """Of the trick on the table: the card that takes it as yet, who played it, what it counts; -1, 0, 0 for none."""
    if not view.trick:
        return -1, 0, 0
    best = taking(view.trick)
    return view.trick[best], best - len(view.trick) & 3, points_of(view.trick)
