"""Whether what a reason says is true, worked out on cards by the rules, not on bits as the teacher does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.cards import ITALIAN, ItalianCard, ItalianSuit
from game.scopa.captures import captures
from game.scopa.observation import Seen
from game.scopa.state import Cards, PlayCard
from game.scopa.teacher.judged import Reason, Why
from tests.game.scopa.tables import card, cards

SETTEBELLO = card("7D")
NEXT_HOLDS = Callable[[Sequence[ItalianCard]], float]
"""How likely who plays next holds one of these cards."""


def left_by(seen: Seen, play: PlayCard) -> Cards:
    """What lies on the table after the play."""
    if play.take:
        return tuple(one for one in seen.table if one not in play.take)
    return (*seen.table, play.card)


def home(play: PlayCard) -> set[ItalianCard]:
    """What the play brings home."""
    return {play.card, *play.take} if play.take else set()


def unseen(seen: Seen) -> list[ItalianCard]:
    shown = {*seen.hand, *seen.table, *seen.captured[0], *seen.captured[1]}
    return [one for one in ITALIAN if one not in shown]


def value(some: Sequence[ItalianCard]) -> int:
    return sum(one.rank for one in some)


def takers(seen: Seen, left: Cards, wanted: set[ItalianCard], whole: bool = False) -> list[ItalianCard]:
    """The unseen cards that take one of these from what is left, or `whole`: all of it."""
    return [
        one
        for one in unseen(seen)
        if any(set(take) == set(left) if whole else wanted & set(take) for take in captures(one, left))
    ]


def is_true(reason: Reason, seen: Seen, made: PlayCard, better: PlayCard, next_holds: NEXT_HOLDS) -> bool:
    """Whether the reason holds of these two plays of what a player sees; what only playouts tell is not looked into."""
    return _CHECKS[reason.why](reason, seen, made, better, next_holds)


def _brings(reason: Reason, seen: Seen, made: PlayCard, better: PlayCard, _: NEXT_HOLDS) -> bool:
    """Captures of certain cards."""
    brought, others = home(better), home(made)
    ours = set(reason.cards)
    coins = {one for one in brought if one.suit is ItalianSuit.COINS}
    match reason.why:
        case Why.SCOPA:
            return bool(seen.table) and ours == set(seen.table) == set(better.take) != set(made.take)
        case Why.SETTEBELLO:
            return ours == {SETTEBELLO} <= brought and not ours <= others
        case Why.SEVENS:
            return bool(ours) and ours == {c for c in brought - others if c.rank == 7 and c is not SETTEBELLO}
        case Why.NAPOLA:
            return bool(ours) and seen.terms.napola and ours == (brought - others) & set(cards("AD 2D 3D"))
        case Why.COINS:
            more = len(coins) - len([one for one in others if one.suit is ItalianSuit.COINS])
            return ours == coins and reason.count == more > 0
        case _:
            return reason.why is Why.MORE_CARDS and reason.count == len(brought) - len(others) > 0


def _leaves(reason: Reason, seen: Seen, made: PlayCard, better: PlayCard, _: NEXT_HOLDS) -> bool:
    """What the better play leaves where nobody takes it, or where the player himself does."""
    left, cards_ = left_by(seen, better), set(reason.cards)
    match reason.why:
        case Why.TOO_MUCH:
            return cards_ == set(left) and value(left) > 10
        case Why.GONE:
            nobody = not [one for one in unseen(seen) if one.rank == value(left)]
            return cards_ == set(left) and reason.ranks == (value(left),) and nobody
        case Why.LAID_SAFE:
            alone = not [one for one in unseen(seen) if one.rank == better.card.rank]
            return not better.take and cards_ == {better.card} and alone
        case Why.PAIRED:
            pair = [one for one in seen.hand if one.rank == better.card.rank]
            return not better.take and cards_ == {better.card} and len(pair) > 1
        case Why.READY:
            kept = [one for one in seen.hand if one is not better.card and (one.rank,) == reason.ranks]
            others = [one for one in seen.hand if one is not made.card]
            mine = any(cards_ == set(take) for one in kept for take in captures(one, left))
            return mine and not any(captures(one, left_by(seen, made)) for one in others)
        case _:
            return cards_ == set(made.take) <= set(left) and not takers(seen, left, cards_)


def _left(reason: Reason, seen: Seen, made: PlayCard, better: PlayCard, next_holds: NEXT_HOLDS) -> bool:
    """What the play made leaves where others take it."""
    left, cards_ = left_by(seen, made), set(reason.cards)
    if reason.why is Why.LEFT_LAID:
        found = [one for one in unseen(seen) if one.rank == made.card.rank]
        fits = not made.take and cards_ == {made.card}
    else:
        wanted = {
            Why.LEFT_SWEEP: set(left),
            Why.LEFT_SETTEBELLO: {SETTEBELLO},
            Why.LEFT_SEVENS: {one for one in ITALIAN if one.rank == 7} - {SETTEBELLO},
            Why.LEFT_COINS: {one for one in ITALIAN if one.suit is ItalianSuit.COINS} - {SETTEBELLO},
        }[reason.why]
        found = takers(seen, left, wanted, whole=reason.why is Why.LEFT_SWEEP)
        fits = cards_ == wanted & set(left)
    ranks = tuple(sorted({one.rank for one in found}))
    likely = abs(next_holds(found) - reason.share) < 0.12 and reason.share > 0
    return fits and bool(found) and (ranks, len(found)) == (reason.ranks, reason.count) and likely


def _to_settebello(reason: Reason, seen: Seen, made: PlayCard, better: PlayCard, next_holds: NEXT_HOLDS) -> bool:
    takes = [set(take) for take in captures(SETTEBELLO, left_by(seen, made))]
    likely = abs(next_holds([SETTEBELLO]) - reason.share) < 0.12
    hidden = SETTEBELLO in unseen(seen)
    return hidden and set(reason.cards) in takes and not captures(SETTEBELLO, left_by(seen, better)) and likely


_CHECKS = {
    **dict.fromkeys((Why.SCOPA, Why.SETTEBELLO, Why.SEVENS, Why.NAPOLA, Why.COINS, Why.MORE_CARDS), _brings),
    **dict.fromkeys((Why.TOO_MUCH, Why.GONE, Why.LAID_SAFE, Why.PAIRED, Why.READY, Why.WAITS), _leaves),
    **dict.fromkeys((Why.LEFT_SWEEP, Why.LEFT_SETTEBELLO, Why.LEFT_SEVENS, Why.LEFT_COINS, Why.LEFT_LAID), _left),
    Why.LEFT_TO_SETTEBELLO: _to_settebello,
}
OF_ANY_TABLE = frozenset(_CHECKS)
"""The reasons that both games have and that the cards alone prove."""
