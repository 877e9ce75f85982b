"""How a good player for two plays without looking ahead, and what he thinks a hand is worth; knows no observation.

Every judgement is a sum of figures for the cards that are kept, so the cards are judged as much by how many better ones
are still out as by their rank. It holds while there is a stock: whoever plays has three cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from game.briscola.players import duel_figures as figures
from game.briscola.players.bits import BEATERS, CARDS, IN_SUIT, LOADS, POINTS, TRUMPS, TRUMPS_FROM

FEWEST: Final = figures.KNOTS[0]
"""With fewer tricks left all cards are known, and there is nothing to judge."""
_COUNTS = 3
"""Of the loads of its suit none, one or two are out, for a plain card that is none."""
_BLANKS = 5
_THREE, _ACE, _STEP, _TRUMP, _HIGHER, _TWO_TRUMPS, _LOAD_OUT, _TRUMP_OUT, _PAIRED = 12, 14, 15, 16, 22, 28, 29, 30, 31
"""Where a row holds what (`duel_figures`)."""
_STEPS, _TENS, _MOST_HIGHER = 0.25, 0.1, 5
_PLAIN_LOADS = LOADS & ~TRUMPS


def _above(place: int) -> int:
    """The cards of its suit a card is judged by: of a plain suit the loads above it, of trumps all above it."""
    above = BEATERS[place] & (TRUMPS if place >= TRUMPS_FROM else ~TRUMPS)
    return above if place >= TRUMPS_FROM else above & LOADS


ABOVE: Final = tuple(map(_above, range(CARDS)))
_SUITED: Final = tuple(0 if LOADS >> place & 1 or place >= TRUMPS_FROM else ABOVE[place] for place in range(CARDS))
"""For each plain card that is no load the loads of its suit."""
_SORT: Final = tuple(1 if place >= TRUMPS_FROM else 2 if LOADS >> place & 1 else 0 for place in range(CARDS))
"""Trumps, plain loads, all others."""

Worths = tuple[tuple[float, ...], ...]
"""What a card is worth, by its place and by how many of the cards it is judged by are out."""
Pairs = tuple[tuple[float, ...], ...]
"""What two cards are worth together beyond that, by the sorts of both."""
Rated = tuple[Worths, Pairs, float]
"""Both, and what holds whatever the cards are."""
_Row = Sequence[float]
_Rows = Sequence[_Row]


def _between(rows: _Rows, left: int) -> list[float]:
    """A table's row with so many tricks left."""
    knots = figures.KNOTS
    at = max(1, next((at for at, knot in enumerate(knots) if left <= knot), len(knots) - 1))
    part = (max(left, knots[0]) - knots[at - 1]) / (knots[at] - knots[at - 1])
    return [one + part * (other - one) for one, other in zip(rows[at - 1], rows[at], strict=True)]


def _worth(row: _Row, place: int, out: int) -> tuple[float, ...]:
    rank = place % IN_SUIT
    if place >= TRUMPS_FROM:
        base = row[_TRUMP + max(0, rank - _BLANKS + 1)] + _TENS * out * row[_TRUMP_OUT]
        return tuple(base + row[_HIGHER + min(higher, _MOST_HIGHER)] for higher in range(IN_SUIT))
    if _SORT[place]:
        base = _TENS * out * row[_LOAD_OUT]
        return (base + row[_ACE],) if rank == IN_SUIT - 1 else (base + row[_THREE], base + row[_THREE + 1])
    kind, step = max(0, rank - _BLANKS + 1), _STEPS * rank * row[_STEP] if rank < _BLANKS else 0.0
    return tuple(row[_COUNTS * kind + loads] + step for loads in range(_COUNTS))


def _rated(rows: _Rows, alone: Sequence[float], left: int, out: int) -> Rated:
    row = _between(rows, left)
    pairs = ((0.0, 0.0, 0.0), (0.0, row[_TWO_TRUMPS], 0.0), (0.0, 0.0, row[_PAIRED]))
    return tuple(_worth(row, place, out) for place in range(CARDS)), pairs, _between([(one,) for one in alone], left)[0]


_NONE = (0.0,) * len(figures.KNOTS)
_KEPT = 1 << 9


def _remembered(rows: _Rows, alone: Sequence[float] = _NONE) -> Callable[[int, int], Rated]:
    """A table with so many tricks left and so many trumps out."""

    @lru_cache(maxsize=_KEPT)
    def rated(left: int, out: int) -> Rated:
        return _rated(rows, alone, left, out)

    return rated


_led = _remembered(figures.LED)
_by_leader = _remembered(figures.KEPT_BY_LEADER)
_by_loser = _remembered(figures.KEPT_BY_LOSER, figures.LOSING)
_by_taker = _remembered(figures.KEPT_BY_TAKER, figures.TAKING)
_takers = _remembered(figures.TAKERS, figures.TAKEN)
_losers = _remembered(figures.LOSERS)


@lru_cache(maxsize=1 << 5)
def _suited(left: int) -> float:
    return _between(figures.LED, left)[_PAIRED]


def led(hand: Sequence[int], live: int, left: int) -> list[float]:
    """For each of three cards how many points ahead the rest of the deal will probably bring who leads it.

    `live` are the cards not played yet.
    """
    x, y, z = hand
    own = 1 << x | 1 << y | 1 << z
    out = live & ~own
    trumps = (out >> TRUMPS_FROM).bit_count()
    (lead, _, _), (kept, pairs, _) = _led(left, trumps), _by_leader(left, trumps)
    at_x, at_y, at_z = (ABOVE[x] & out).bit_count(), (ABOVE[y] & out).bit_count(), (ABOVE[z] & out).bit_count()
    with_x, with_y, with_z = kept[x][at_x], kept[y][at_y], kept[z][at_z]
    of_x, of_y, of_z = _SORT[x], _SORT[y], _SORT[z]
    found = [
        lead[x][at_x] + with_y + with_z + pairs[of_y][of_z],
        lead[y][at_y] + with_x + with_z + pairs[of_x][of_z],
        lead[z][at_z] + with_x + with_y + pairs[of_x][of_y],
    ]
    if own & _PLAIN_LOADS:
        for number, place in enumerate(hand):
            if _SUITED[place] & own:
                found[number] += _suited(left)
    return found


def answered(hand: Sequence[int], lead: int, live: int, left: int) -> list[float]:
    """The same for who answers a card that was led, this trick's points included; `live` hasn't that card any more."""
    x, y, z = hand
    out = live & ~(1 << x | 1 << y | 1 << z)
    trumps = (out >> TRUMPS_FROM).bit_count()
    at_x, at_y, at_z = (ABOVE[x] & out).bit_count(), (ABOVE[y] & out).bit_count(), (ABOVE[z] & out).bit_count()
    of_x, of_y, of_z = _SORT[x], _SORT[y], _SORT[z]
    beaters, points = BEATERS[lead], POINTS[lead]
    losing, lost = _by_loser(left, trumps), _by_taker(left, trumps)
    found = []
    for c, a, b, at_a, at_b, of_a, of_b in (
        (x, y, z, at_y, at_z, of_y, of_z),
        (y, x, z, at_x, at_z, of_x, of_z),
        (z, x, y, at_x, at_y, of_x, of_y),
    ):
        if beaters >> c & 1:
            worth, pairs, alone = lost
            found.append(points + POINTS[c] + worth[a][at_a] + worth[b][at_b] + pairs[of_a][of_b] + alone)
        else:
            worth, pairs, alone = losing
            found.append(worth[a][at_a] + worth[b][at_b] + pairs[of_a][of_b] + alone - points - POINTS[c])
    return found


def after_trick(taker: Sequence[int], loser: Sequence[int], live: int, left: int) -> float:
    """How many points ahead the rest of the deal will probably bring who has just taken a trick, from the two cards
    each has then, before they draw; `left` counts that trick.
    """
    a, b = taker
    c, d = loser
    others = live & ~(1 << a | 1 << b)
    worth, pairs, alone = _takers(left, (others >> TRUMPS_FROM).bit_count())
    total = worth[a][(ABOVE[a] & others).bit_count()] + worth[b][(ABOVE[b] & others).bit_count()]
    total += pairs[_SORT[a]][_SORT[b]] + alone
    others = live & ~(1 << c | 1 << d)
    worth, pairs, _ = _losers(left, (others >> TRUMPS_FROM).bit_count())
    total += worth[c][(ABOVE[c] & others).bit_count()] + worth[d][(ABOVE[d] & others).bit_count()]
    return total + pairs[_SORT[c]][_SORT[d]]


def preferred_lead(card: int, other: int, live: int, left: int) -> float:
    """By how many points leading `card` is better than leading `other`, for who holds both; `live` has both."""
    out = live & ~(1 << card | 1 << other)
    trumps = (out >> TRUMPS_FROM).bit_count()
    (lead, _, _), (kept, _, _) = _led(left, trumps), _by_leader(left, trumps)
    at_card, at_other = (ABOVE[card] & out).bit_count(), (ABOVE[other] & out).bit_count()
    better = lead[card][at_card] + kept[other][at_other] - lead[other][at_other] - kept[card][at_card]
    suited = (_SUITED[card] >> other & 1) - (_SUITED[other] >> card & 1)
    return better + suited * _suited(left)


def preferred_answer(card: int, other: int, lead: int, live: int, left: int) -> float:
    """The same for answering a card that was led, which `live` hasn't."""
    out = live & ~(1 << card | 1 << other)
    trumps = (out >> TRUMPS_FROM).bit_count()

    def kept_playing(played: int, kept: int) -> float:
        takes = BEATERS[lead] >> played & 1
        worth, _, alone = (_by_taker if takes else _by_loser)(left, trumps)
        points = POINTS[lead] + POINTS[played]
        return worth[kept][(ABOVE[kept] & out).bit_count()] + alone + (points if takes else -points)

    return kept_playing(card, other) - kept_playing(other, card)
