"""How a sensible player in pairs plays without much thought: what playouts follow. Knows places, no observation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.briscola.players.bits import BEATERS, CARDS, IN_SUIT, POINTS, TRUMPS_FROM, points_of, taking
from game.seats import SIDES

Row = list[float]
"""How appealing each card is, by place."""
Kinds = tuple[tuple[float, ...], tuple[float, ...]]
"""A figure for each kind of card, of plain suits and of trumps: that counts nothing, page, knight, king, three, ace."""
SECOND, THIRD, THIRD_OURS, LAST, LAST_OURS = range(5)
"""Whose turn it is in a trick that somebody has led, and whether the partner takes it as yet."""
STANDS = ((), (SECOND, SECOND), (THIRD, THIRD_OURS), (LAST, LAST_OURS))
"""These by the cards in the trick, and by whether the partner takes it."""
_CHEAP = POINTS[:IN_SUIT].count(0)
_MIDDLE = _CHEAP // 2
"""Among the cards that count nothing, the one their figure holds for."""
_MOST = 34
"""Three cards count less."""


@dataclass(frozen=True, slots=True)
class Hopes:
    """How a trick will probably come out for the player, from -1, lost for sure, to 1, won: by the card that takes it
    when he has played, less `doubt` for each 10 points in it.
    """

    by_taker: Kinds
    doubt: float


@dataclass(frozen=True, slots=True)
class Figures:
    """What a player weighs in one stretch of a deal, in points.

    How gladly a card is `led`, how dear it is to be `kept`, and what each step up among the cards that count nothing
    adds to these, of plain suits and of trumps. His hopes where he takes the trick and where he doesn't, as second and
    as third to play, then where it is his partner's; `to_fall` is what seems to fall on it after each of them.
    """

    led: Kinds
    led_step: tuple[float, float]
    kept: Kinds
    kept_step: tuple[float, float]
    second_takes: Hopes
    second_leaves: Hopes
    third_takes: Hopes
    third_ours: Hopes
    to_fall: tuple[float, float]


class Habit:
    """A player's figures as tables of all cards, made as they are met; `stretches` has one for each trick of a deal."""

    def __init__(self, figures: Sequence[Figures], stretches: Sequence[int]) -> None:
        self._figures, self._stretches = figures, stretches
        leads = [_by_place(one.led, one.led_step) for one in figures]
        self._kept = [_by_place(one.kept, one.kept_step) for one in figures]
        self.leads = tuple(leads[stretch] for stretch in stretches)
        """How appealing each card is to lead, by the number of the trick."""
        met = [_none_met() for _ in figures]
        self.met = tuple(met[stretch] for stretch in stretches)
        """The rows of `follows` by the number of the trick, the stand in it, who takes it and what it counts; those not
        met so far are empty.
        """

    def row(self, number: int, trick: Sequence[int]) -> Row:
        """How appealing each card is to play to the trick of this number, in which these lie in the order of play."""
        if not trick:
            return self.leads[number]
        best = taking(trick)
        ours = (len(trick) - best) % SIDES == 0
        return self.follows(number, STANDS[len(trick)][ours], trick[best], points_of(trick))

    def follows(self, number: int, turn: int, taker: int, points: int) -> Row:
        """How appealing each card is to play: to the trick of this number, `turn` is one of those above, the card at
        `taker` takes it as yet, and it counts so many points.
        """
        row = self.met[number][turn][taker][points]
        if not row:
            stretch = self._stretches[number]
            figures, kept = self._figures[stretch], self._kept[stretch]
            row += [_hope(figures, turn, taker, place, points + POINTS[place]) - kept[place] for place in range(CARDS)]
        return row


def _none_met() -> list[list[list[Row]]]:
    return [[[[] for _ in range(_MOST)] for _ in range(CARDS)] for _ in range(LAST_OURS + 1)]


def _hope(figures: Figures, turn: int, taker: int, place: int, points: int) -> float:
    """How many points the trick seems to bring if the card is played, which makes it count so many."""
    takes = BEATERS[taker] >> place & 1
    ours = takes or turn in (THIRD_OURS, LAST_OURS)
    if turn >= LAST or (turn >= THIRD and not ours):
        return points if ours else -points
    second = turn == SECOND
    if takes:
        hopes = figures.second_takes if second else figures.third_takes
    else:
        hopes = figures.second_leaves if second else figures.third_ours
    hope = _figure(hopes.by_taker, place if takes else taker) - hopes.doubt * points / 10
    return max(-1.0, min(1.0, hope)) * (points + figures.to_fall[not second])


def _kind(place: int) -> int:
    return max(0, place % IN_SUIT - _CHEAP + 1)


def _figure(kinds: Kinds, place: int) -> float:
    return kinds[place >= TRUMPS_FROM][_kind(place)]


def _by_place(kinds: Kinds, step: tuple[float, float]) -> Row:
    return [
        _figure(kinds, place) + (0.0 if _kind(place) else step[place >= TRUMPS_FROM] * (place % IN_SUIT - _MIDDLE))
        for place in range(CARDS)
    ]
