"""A sparring partner at Briscola that goes by rules of thumb, as one is taught them; sees an observation only.

Lead the lowest. Give points to the partner's trick when nobody can take it any more, or hardly anybody; take as the
last to play with points of the suit; spend a trump on a trick that counts much. Else throw away the lowest.
"""

from __future__ import annotations

from game.briscola.observation import Observation
from game.briscola.players.bits import BEATERS, CARDS, IN_SUIT, POINTS, TRUMPS_FROM, points_of, taking
from game.briscola.players.view import View
from game.briscola.points import LOAD
from game.briscola.state import PlayCard

_MUCH, _ENOUGH = 10, 6
"""What a trick must count to be worth a trump; when nobody plays after."""
_TRUMP = 60
"""How much dearer a trump is than a plain card, where a point is ten."""
_COST = tuple(10 * POINTS[place] + place % IN_SUIT + (_TRUMP if place >= TRUMPS_FROM else 0) for place in range(CARDS))


def choose(seen: Observation, _: int) -> PlayCard:
    """The card the first rule that holds says."""
    view = View.of(seen)
    return view.play_of(_place(view))


def _place(view: View) -> int:
    lowest = min(view.hand, key=_COST.__getitem__)
    if not view.trick:
        return lowest
    last, taker = not view.still_to_play, view.trick[taking(view.trick)]
    plain = [place for place in view.hand if POINTS[place] and place < TRUMPS_FROM]
    if view.ours:
        safe = last or taker >= TRUMPS_FROM or POINTS[taker] > LOAD
        return max(plain, key=POINTS.__getitem__) if safe and plain else lowest
    takers = [place for place in view.hand if BEATERS[taker] >> place & 1]
    of_suit = [place for place in plain if place in takers and (last or POINTS[place] < LOAD)]
    dearest = max(of_suit, key=POINTS.__getitem__, default=None)
    if last and dearest is not None:
        return dearest
    if takers and points_of(view.trick) >= (_ENOUGH if last else _MUCH):
        return min(takers, key=_COST.__getitem__)
    return lowest if dearest is None else dearest
