"""What is true of one play and not of another: who takes the trick, what it costs, what is kept. Chooses nothing.

Every statement follows from the cards the player sees and from who probably holds the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from game.briscola.players.bits import TRUMPS
from game.briscola.points import HALF
from game.briscola.teacher.judged import Reason, Why
from game.briscola.teacher.table import After, Sample, Table
from game.briscola.teacher.tally import LATER, NOW
from game.teaching import claims as teaching

Claim: TypeAlias = teaching.Claim[Why]

_LIKELIER: Final = 0.1
"""So much less often at least a trick is lost after one play than after the other, to be worth a word."""
_RICH: Final = 10
"""A trick that counts so much is worth a trump."""
_NEAR: Final = 2
"""The end is near once the stock has no more cards than for so many tricks."""
_WON: Final = 0.1
"""So much more often the game must be won, to be worth a word."""
_BOTH: Final = (NOW, LATER)

# What each kind of statement is worth at most, in points of a deal.
_GAME, _TRUMP, _HIGHER, _LEAD, _DRAWN, _PARTNER, _DRY = 60.0, 12.0, 8.0, 6.0, 10.0, 12.0, 4.0


def claims(table: Table, made: int, better: int, sample: Sample) -> Iterator[Claim]:
    """What is true of the better card and not of the one that was played, or the other way round."""
    before, after = table.after(made), table.after(better)
    yield from _game(table, before, after)
    yield from _taken(table, before, after)
    yield from _held(table, before, after, sample)
    yield from _given(table, before, after, sample)
    yield from _kept(table, before, after)
    yield from _led(table, before, after)
    yield from _next(table, before, after)


def wins_more(table: Table, share: float, exact: bool) -> Iterator[Claim]:
    """That the game is won so much more often; `exact`: that is searched, where half a game is a draw."""
    if share >= (1 if exact else _WON) and table.view.stock <= _NEAR * table.view.players:
        reason = Reason(Why.WINS_MORE, count=round(100 * share), share=share)
        yield Claim(reason, "game", _GAME * share, _BOTH, certain=True, comparing=True)


def _game(table: Table, made: After, better: After) -> Iterator[Claim]:
    """Whoever has more than half of the points with this trick."""
    ours, theirs = table.view.points
    winning, losing = HALF - ours, HALF - theirs
    if better.wins(winning) and winning >= 0 and not made.wins(winning):
        yield Claim(Reason(Why.WINS_GAME, count=ours + better.stake), "game", _GAME, _BOTH, certain=True)
    if made.loses(losing) and losing >= 0 and not better.loses(losing):
        yield Claim(Reason(Why.LEFT_GAME, count=theirs + made.stake), "game", _GAME, _BOTH, of_better=False)


def _taken(table: Table, made: After, better: After) -> Iterator[Claim]:
    """The trick that is taken, or left."""
    if table.view.trick and table.last and better.mine and not made.ours:
        worth = float(better.stake + made.stake)
        loads = table.others_loads
        why = Why.TAKES_LOADS if loads else Why.TAKES
        yield Claim(Reason(why, table.cards(loads), count=better.stake), "trick", worth, (NOW,), certain=True)
        if made.stake:
            yield Claim(Reason(Why.LEFT_TRICK, count=made.stake), "trick", worth, (NOW,), of_better=False)
    if made.mine and table.view.ours and not better.mine:
        holder = table.holder
        assert holder is not None
        reason = Reason(Why.LEFT_PARTNER, table.cards(1 << holder))
        yield Claim(reason, "trump", _PARTNER, _BOTH, of_better=False)


def _held(table: Table, made: After, better: After, sample: Sample) -> Iterator[Claim]:
    """How surely our side holds a trick that others still play to."""
    if table.last:
        return
    lost = sample.turned(table, made) if made.ours else 1 - sample.turned(table, made)
    loses = sample.turned(table, better) if better.ours else 1 - sample.turned(table, better)
    if better.mine and lost - loses >= _LIKELIER:
        worth = (lost - loses) * (better.stake + made.stake + _LEAD)
        why = _why_held(table, better)
        reason = Reason(why, table.cards(1 << better.card), count=better.turners.bit_count(), share=loses)
        yield Claim(reason, "trick", worth, _BOTH, certain=better.decided)


def _why_held(table: Table, better: After) -> Why:
    if not better.decided:
        return Why.HOLDS
    return Why.SURE if better.trump or table.with_others & TRUMPS else Why.TRUMPS_GONE


def _given(table: Table, made: After, better: After, sample: Sample) -> Iterator[Claim]:
    """The points a card puts on the trick."""
    card, less = table.cards(1 << better.card), made.points - better.points
    if table.view.ours and not better.mine and less < 0:
        yield Claim(Reason(Why.ADDS, card, count=better.points), "given", float(-less), _BOTH, certain=table.last)
    if less <= 0:
        return
    if not made.ours:
        if made.load and not better.load:
            reason = Reason(Why.LEFT_LOAD, table.cards(1 << made.card))
            yield Claim(reason, "given", 2.0 * less, _BOTH, of_better=False)
        if made.decided and better.decided and not better.ours:
            reason = Reason(Why.CHEAPEST, card, count=less)
            yield Claim(reason, "given", float(less), _BOTH, certain=True, comparing=True)
        return
    share = sample.turned(table, made)
    if share >= _LIKELIER:
        reason = Reason(Why.LEFT_OPEN, table.cards(1 << made.card), count=made.turners.bit_count(), share=share)
        yield Claim(reason, "given", 2.0 * made.points * share, _BOTH, of_better=False)
        if not better.decided:
            reason = Reason(Why.RISKS_LESS, card, count=less)
            yield Claim(reason, "given", 2.0 * less * share, _BOTH, certain=True, comparing=True)


def _kept(table: Table, made: After, better: After) -> Iterator[Claim]:
    """The trump that is spent, or kept."""
    if not made.trump:
        return
    spent = table.cards(1 << made.card)
    if better.trump:
        if made.card > better.card and better.mine and made.mine and better.decided:
            yield Claim(Reason(Why.KEEPS_HIGHER, spent), "trump", _HIGHER, (LATER,), comparing=True)
            if table.view.trick and table.lying < _RICH:
                reason = Reason(Why.LEFT_TRUMP, spent, count=table.lying)
                yield Claim(reason, "trump", _HIGHER, (LATER,), of_better=False)
        return
    loads = table.unseen_loads.bit_count()
    if loads:
        yield Claim(Reason(Why.KEEPS_TRUMP, spent, count=loads), "trump", _TRUMP, (LATER,))
    if not table.view.trick:
        yield Claim(Reason(Why.LEFT_TRUMP_LED, spent), "trump", _TRUMP, (LATER,), of_better=False)
    elif made.mine and table.lying < _RICH:
        reason = Reason(Why.LEFT_TRUMP, spent, count=table.lying)
        yield Claim(reason, "trump", _TRUMP, (LATER,), of_better=False)


def _led(table: Table, made: After, better: After) -> Iterator[Claim]:
    """The suit that is led, and who could take it richly."""
    if table.view.trick or better.trump or better.load or made.trump:
        return
    if table.unseen_loads_of(made.card) and not table.unseen_loads_of(better.card):
        yield Claim(Reason(Why.DRY, table.cards(1 << better.card)), "led", _DRY, _BOTH)


def _next(table: Table, made: After, better: After) -> Iterator[Claim]:
    """Who leads the next trick, who draws the turned-up card."""
    view = table.view
    if better.ours or not (made.ours and made.decided and better.decided):
        return
    if table.last and made.mine:
        yield Claim(Reason(Why.LEAVES_LEAD), "next", _LEAD, (LATER,))
    if view.stock == view.players:
        reason = Reason(Why.DRAWS_TRUMP, table.cards(1 << view.turned_up))
        yield Claim(reason, "next", _DRAWN, (LATER,), certain=True)
