"""Whether what the teacher says of a play at Briscola is true: worked out again on cards, by the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.briscola.observation import Observation
from game.briscola.points import HALF, beats, is_load, points_in, points_of, taking
from game.briscola.teacher.judged import Reason, Why
from game.cards import ITALIAN, ItalianCard
from game.seats import Seat, in_turn, other_side, side_of

Hands = dict[Seat, Sequence[ItalianCard]]
Worlds = Sequence[tuple[Hands, float]]
"""The others' hands in ways the hidden cards may lie, each with how likely it is."""

NEAR = 0.12
"""How far shares may be apart that were counted in different worlds."""
OF_ANY_TABLE = {*Why} - {Why.LINE, Why.PLAYOUTS, Why.SEARCHED, Why.ONLY, Why.WINS_MORE}
OF_PAIRS = {Why.ADDS, Why.LEFT_PARTNER, Why.SURE, Why.TRUMPS_GONE}
"""What needs a partner, or comes up for two only where few cards are out."""


class Trick(NamedTuple):
    """A trick after a play: its cards, who takes it as it stands and with which card."""

    cards: tuple[ItalianCard, ...]
    holder: ItalianCard
    taker: Seat


def after(seen: Observation, card: ItalianCard) -> Trick:
    """The trick once the player has played this."""
    cards = (*(one.card for one in seen.trick), card)
    number = taking(cards, seen.trump)
    taker = seen.trick[number].seat if number < len(seen.trick) else seen.me
    return Trick(cards, cards[number], taker)


def ours(seen: Observation, trick: Trick) -> bool:
    return side_of(trick.taker) == side_of(seen.me)


def to_come(seen: Observation) -> list[Seat]:
    """Who plays to the trick after the player."""
    return list(in_turn(seen.me, seen.seats)[1 : seen.seats - len(seen.trick)])


def out(seen: Observation) -> set[ItalianCard]:
    """The cards nobody has shown to the player."""
    shown = {*seen.hand, *(one.card for one in seen.trick), *seen.captured[0], *seen.captured[1], seen.turned_up}
    return {*ITALIAN.cards} - shown - {card for cards in seen.known for card in cards}


def with_others(seen: Observation) -> set[ItalianCard]:
    """The cards the others hold or that are still to be drawn, but for the turned-up one while it lies there."""
    others = (cards for seat, cards in enumerate(seen.known) if seat != seen.me)
    return out(seen) | {card for cards in others for card in cards}


def turners(seen: Observation, trick: Trick) -> set[ItalianCard]:
    """The cards of who is still to play that would give the trick to the other side than has it."""
    found: set[ItalianCard] = set()
    for seat in against(seen, trick):
        found |= {*seen.known[seat]}
        if seen.hand_sizes[seat] > len(seen.known[seat]):
            found |= out(seen)
    return {card for card in found if beats(card, trick.holder, seen.trump)}


def against(seen: Observation, trick: Trick) -> list[Seat]:
    """Who is still to play on the other side than has the trick."""
    return [seat for seat in to_come(seen) if side_of(seat) != side_of(trick.taker)]


def turned(seen: Observation, trick: Trick, worlds: Worlds) -> float:
    """How likely one of them holds such a card."""
    whole = sum(likely for _, likely in worlds)
    found = 0.0
    for hands, likely in worlds:
        held = (card for seat in against(seen, trick) for card in hands[seat])
        found += likely * any(beats(card, trick.holder, seen.trump) for card in held)
    return found / whole


def is_true(reason: Reason, seen: Observation, made: ItalianCard, better: ItalianCard, worlds: Worlds) -> bool:
    """Whether a reason is true of a position where `made` was played and `better` might have been."""
    return _TRUTHS[reason.why](reason, Case(seen, made, better, worlds))


class Case:
    """A position, two cards that may be played, and what comes of the trick with each."""

    def __init__(self, seen: Observation, made: ItalianCard, better: ItalianCard, worlds: Worlds) -> None:
        self.seen, self.made, self.better, self.worlds = seen, made, better, worlds
        self.trick, self.best = after(seen, made), after(seen, better)
        self.last = not to_come(seen)
        self.lying = [one.card for one in seen.trick]
        self.us = side_of(seen.me)

    def won(self, trick: Trick) -> bool:
        """The trick is ours whatever is still played to it."""
        return ours(self.seen, trick) and not turners(self.seen, trick)

    def lost(self, trick: Trick) -> bool:
        return not ours(self.seen, trick) and not turners(self.seen, trick)

    def points_with(self, trick: Trick, side: int) -> int:
        return points_in(self.seen.captured[side]) + points_in(trick.cards)

    def trump(self, card: ItalianCard) -> bool:
        return card.suit is self.seen.trump

    @property
    def mine(self) -> bool:
        """The better card takes the trick as it stands."""
        return self.best.taker == self.seen.me


def _wins_game(one: Reason, case: Case) -> bool:
    return case.won(case.best) and one.count == case.points_with(case.best, case.us) > HALF


def _left_game(one: Reason, case: Case) -> bool:
    return case.lost(case.trick) and one.count == case.points_with(case.trick, other_side(case.us)) > HALF


def _takes(one: Reason, case: Case) -> bool:
    loads = {play.card for play in case.seen.trick if side_of(play.seat) != case.us and is_load(play.card)}
    counted = one.count == points_in(case.best.cards)
    return case.last and case.mine and counted and {*one.cards} == loads and not ours(case.seen, case.trick)


def _holds(one: Reason, case: Case) -> bool:
    against_it, share = turners(case.seen, case.best), turned(case.seen, case.best, case.worlds)
    less = share < turned(case.seen, case.trick, case.worlds) or not ours(case.seen, case.trick)
    same = one.cards == (case.better,) and one.count == len(against_it)
    return case.mine and not case.last and less and same and abs(one.share - share) < NEAR


def _no_trump_out(case: Case) -> bool:
    others = with_others(case.seen) | ({case.seen.turned_up} if case.seen.stock else set())
    higher = {card for card in others if beats(card, case.better, case.seen.trump)}
    return not any(map(case.trump, {case.better, *others})) and not higher - {*case.seen.known[0]}


def _adds(one: Reason, case: Case) -> bool:
    partner = case.best.taker != case.seen.me and ours(case.seen, case.best)
    return partner and one.count == points_of(case.better) > 0 and one.cards == (case.better,)


def _cheapest(one: Reason, case: Case) -> bool:
    less = points_of(case.made) - points_of(case.better)
    return case.lost(case.best) and case.lost(case.trick) and one.count == less > 0


def _risks_less(one: Reason, case: Case) -> bool:
    less = points_of(case.made) - points_of(case.better)
    return bool(turners(case.seen, case.trick)) and one.count == less > 0


def _keeps_trump(one: Reason, case: Case) -> bool:
    loads = {card for card in with_others(case.seen) if is_load(card) and not case.trump(card)}
    kept = case.trump(case.made) and not case.trump(case.better)
    return kept and one.cards == (case.made,) and one.count == len(loads) > 0


def _keeps_higher(one: Reason, case: Case) -> bool:
    higher = case.trump(case.made) and case.trump(case.better) and beats(case.made, case.better, case.seen.trump)
    return higher and case.mine and case.won(case.best) and one.cards == (case.made,)


def _dry(one: Reason, case: Case) -> bool:
    def loads(card: ItalianCard) -> set[ItalianCard]:
        return {other for other in with_others(case.seen) if other.suit is card.suit and is_load(other)}

    led = not case.lying and not case.trump(case.better) and not is_load(case.better)
    return led and not loads(case.better) and bool(loads(case.made)) and one.cards == (case.better,)


def _leaves_lead(_: Reason, case: Case) -> bool:
    return case.last and not ours(case.seen, case.best) and case.trick.taker == case.seen.me


def _draws_trump(one: Reason, case: Case) -> bool:
    seats = case.seen.seats
    drawers = [in_turn(trick.taker, seats)[case.seen.stock - 1] for trick in (case.trick, case.best)]
    sides = [side_of(seat) == case.us for seat in drawers]
    decided = case.won(case.trick) and case.lost(case.best)
    return case.seen.stock == seats and decided and sides == [False, True] and one.cards == (case.seen.turned_up,)


def _left_load(one: Reason, case: Case) -> bool:
    return is_load(case.made) and not ours(case.seen, case.trick) and one.cards == (case.made,)


def _left_open(one: Reason, case: Case) -> bool:
    share = turned(case.seen, case.trick, case.worlds)
    same = one.cards == (case.made,) and one.count == len(turners(case.seen, case.trick))
    return ours(case.seen, case.trick) and points_of(case.made) > 0 and same and abs(one.share - share) < NEAR


def _left_trick(one: Reason, case: Case) -> bool:
    left = case.last and not ours(case.seen, case.trick) and case.mine
    return left and one.count == points_in(case.trick.cards) > 0


def _left_trump(one: Reason, case: Case) -> bool:
    smaller = not case.trump(case.better) or beats(case.made, case.better, case.seen.trump)
    spent = bool(case.lying) and case.trump(case.made) and case.trick.taker == case.seen.me
    return spent and smaller and one.cards == (case.made,) and one.count == points_in(case.lying)


def _left_trump_led(one: Reason, case: Case) -> bool:
    led = not case.lying and case.trump(case.made) and not case.trump(case.better)
    return led and one.cards == (case.made,)


def _left_partner(one: Reason, case: Case) -> bool:
    number = taking(case.lying, case.seen.trump)
    partner = case.seen.trick[number].seat != case.seen.me and side_of(case.seen.trick[number].seat) == case.us
    return partner and case.trick.taker == case.seen.me and one.cards == (case.lying[number],) and not case.mine


_TRUTHS: dict[Why, Callable[[Reason, Case], bool]] = {
    Why.WINS_GAME: _wins_game,
    Why.TAKES_LOADS: lambda one, case: bool(one.cards) and _takes(one, case),
    Why.TAKES: _takes,
    Why.SURE: lambda one, case: one.count == 0 and _holds(one, case),
    Why.TRUMPS_GONE: lambda one, case: one.count == 0 and _holds(one, case) and _no_trump_out(case),
    Why.HOLDS: lambda one, case: one.count > 0 and _holds(one, case),
    Why.ADDS: _adds,
    Why.CHEAPEST: _cheapest,
    Why.RISKS_LESS: _risks_less,
    Why.KEEPS_TRUMP: _keeps_trump,
    Why.KEEPS_HIGHER: _keeps_higher,
    Why.DRY: _dry,
    Why.LEAVES_LEAD: _leaves_lead,
    Why.DRAWS_TRUMP: _draws_trump,
    Why.LEFT_GAME: _left_game,
    Why.LEFT_LOAD: _left_load,
    Why.LEFT_OPEN: _left_open,
    Why.LEFT_TRICK: _left_trick,
    Why.LEFT_TRUMP: _left_trump,
    Why.LEFT_TRUMP_LED: _left_trump_led,
    Why.LEFT_PARTNER: _left_partner,
}
