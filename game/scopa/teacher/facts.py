"""What is true of one play and not of another: who could sweep, what is brought home, what is left. Chooses nothing.

Every statement follows from the cards the player sees and from who probably holds the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from game.scopa.count import NAPOLA_LEAST
from game.scopa.players.bits import COINS, OF_RANK, SETTEBELLO, VALUES, cards_of, takes, value_of
from game.scopa.players.habit import WORTH, worth_of
from game.scopa.players.view import Board, Option, can_sweep
from game.scopa.points import LINES
from game.scopa.teacher.judged import Reason, Why
from game.teaching import claims as teaching

_SEVENS = OF_RANK[7] & ~SETTEBELLO
_NAPOLA = sum(OF_RANK[1 : NAPOLA_LEAST + 1]) & COINS
_RANKS = range(1, len(OF_RANK))
_LIKELIER = 0.05
"""So much more often at least something can be done after one play than after the other, to be worth a word."""
_TAKEN_LINES: Final = ("cards", "coins", "primiera")

# What each kind of statement is worth at most, in points of a deal.
_SCOPA, _SETTEBELLO, _SEVEN, _COIN, _CARD, _CLOSED = 1.0, 2.0, 0.5, 0.3, 0.12, 1.0
_LAID, _PAIR, _READY, _WAITS = 0.4, 0.2, 0.3, 0.5


Claim: TypeAlias = teaching.Claim[Why]


class Sample:
    """The hands of those who play next, in ways the hidden cards may lie, each as likely as it is."""

    def __init__(self, hands: list[tuple[tuple[int, ...], float]]) -> None:
        self._hands = hands
        self._whole = sum(likely for _, likely in hands) or 1.0

    def share(self, cards: int) -> float:
        """How likely who plays next holds one of these cards."""
        return sum(likely for hands, likely in self._hands if hands and hands[0] & cards) / self._whole

    def second_only(self, cards: int) -> float:
        """How likely who plays after that holds one of them, and who plays next none."""
        held = (likely for hands, likely in self._hands if len(hands) > 1 and hands[1] & cards and not hands[0] & cards)
        return sum(held) / self._whole


def claims(board: Board, made: Option, better: Option, sample: Sample, napola: bool) -> Iterator[Claim]:
    """What is true of the better play and not of the one that was made, or the other way round."""
    yield from _brought(board, made, better, napola)
    yield from _swept(board, made, better, sample)
    yield from _exposed(board, made, better, sample)
    yield from _laid(board, made, better, sample)
    yield from _kept(board, made, better)


def closes(share: float) -> Claim:
    """That our side captures last so much more often."""
    return Claim(Reason(Why.LAST_CAPTURE, share=share), "closed", _CLOSED * share, _TAKEN_LINES, comparing=True)


def _home(option: Option) -> int:
    """What a play brings home."""
    place, take = option
    return take | 1 << place if take else 0


def _brought(board: Board, made: Option, better: Option, napola: bool) -> Iterator[Claim]:
    home, others = _home(better), _home(made)
    if board.sweeps(better) and not board.sweeps(made):
        yield Claim(Reason(Why.SCOPA, cards_of(better[1])), "scopa", _SCOPA, ("scope",), certain=True)
    if home & SETTEBELLO and not others & SETTEBELLO:
        reason = Reason(Why.SETTEBELLO, cards_of(SETTEBELLO))
        yield Claim(reason, "settebello", _SETTEBELLO, ("settebello",), certain=True)
    if sevens := home & _SEVENS & ~others:
        worth = _SEVEN * sevens.bit_count()
        yield Claim(Reason(Why.SEVENS, cards_of(sevens)), "primiera", worth, ("primiera",))
    if napola and (run := home & _NAPOLA & ~others):
        yield Claim(Reason(Why.NAPOLA, cards_of(run)), "napola", NAPOLA_LEAST, ("napola",))
    if (more := (home & COINS).bit_count() - (others & COINS).bit_count()) > 0:
        reason = Reason(Why.COINS, cards_of(home & COINS), count=more)
        yield Claim(reason, "coins", _COIN * more, ("coins",), comparing=True)
    if (more := home.bit_count() - others.bit_count()) > 0:
        yield Claim(
            Reason(Why.MORE_CARDS, cards_of(home), count=more), "cards", _CARD * more, ("cards",), comparing=True
        )


def sweepers(board: Board, option: Option) -> int:
    """The cards nobody has shown that would sweep what the play leaves, for a scopa; none where no card does."""
    left = board.left_by(option)
    # The deal's last play is no scopa.
    return OF_RANK[value_of(left)] & board.unseen if can_sweep(left) and board.turns > 2 else 0


def _swept(board: Board, made: Option, better: Option, sample: Sample) -> Iterator[Claim]:
    """Who could sweep what is left."""
    feared = sample.share(sweepers(board, made))
    less = feared - sample.share(sweepers(board, better))
    if less < _LIKELIER:
        return
    reason = _left(Why.LEFT_SWEEP, board, board.left_by(made), sweepers(board, made), feared)
    yield Claim(reason, "sweep", less, ("scope",), of_better=False)
    left = board.left_by(better)
    if value_of(left) > max(_RANKS):
        yield Claim(Reason(Why.TOO_MUCH, cards_of(left)), "sweep", less, ("scope",))
    elif left and not board.unseen & OF_RANK[value_of(left)]:
        yield Claim(Reason(Why.GONE, cards_of(left), (value_of(left),)), "sweep", less, ("scope",))


def _takers(board: Board, option: Option, wanted: int) -> int:
    """The cards nobody has shown that could take one of these from what the play leaves."""
    left = board.left_by(option)
    found = 0
    if left & wanted:
        for rank in _RANKS:
            if any(take & wanted for take in takes(rank, left)):
                found |= OF_RANK[rank]
    return found & board.unseen


def _exposed(board: Board, made: Option, better: Option, sample: Sample) -> Iterator[Claim]:
    """The settebello, sevens and coins that are left where they can be taken, and what is left to the settebello."""
    for wanted, why, worth, line in (
        (SETTEBELLO, Why.LEFT_SETTEBELLO, _SETTEBELLO, "settebello"),
        (_SEVENS, Why.LEFT_SEVENS, _SEVEN, "primiera"),
        (COINS & ~SETTEBELLO, Why.LEFT_COINS, _COIN, "coins"),
    ):
        takers = _takers(board, made, wanted)
        share = sample.share(takers)
        less = share - sample.share(_takers(board, better, wanted))
        if less >= _LIKELIER:
            reason = _left(why, board, board.left_by(made) & wanted, takers, share)
            yield Claim(reason, line, worth * less, (line,), of_better=False)
    food = [takes(7, board.left_by(option)) for option in (made, better)]
    share = sample.share(SETTEBELLO & board.unseen)
    if food[0] and not food[1] and share >= _LIKELIER:
        reason = Reason(Why.LEFT_TO_SETTEBELLO, cards_of(food[0][0]), share=share)
        yield Claim(reason, "settebello", _SETTEBELLO * share, ("settebello",), of_better=False)


def _laid(board: Board, made: Option, better: Option, sample: Sample) -> Iterator[Claim]:
    """The card that is laid, and the others of its rank."""
    if not board.table:
        return  # then it is what is left, of which all is said elsewhere
    place, take = made
    equals = OF_RANK[VALUES[place]] & board.unseen
    share = 0.0 if take else sample.share(equals)
    other, others_take = better
    safer = 0.0 if others_take else sample.share(OF_RANK[VALUES[other]] & board.unseen)
    if share - safer >= _LIKELIER and not 1 << place & (SETTEBELLO | _SEVENS):
        reason = _left(Why.LEFT_LAID, board, 1 << place, equals, share)
        yield Claim(reason, "laid", _LAID * (share - safer), _TAKEN_LINES, of_better=False)
    if not others_take and share >= _LIKELIER and not OF_RANK[VALUES[other]] & board.unseen:
        reason = Reason(Why.LAID_SAFE, cards_of(1 << other), (VALUES[other],))
        yield Claim(reason, "laid", _LAID * share, _TAKEN_LINES)


def _kept(board: Board, made: Option, better: Option) -> Iterator[Claim]:
    """What stays in the hand, or on the table, for later."""
    other, others_take = better
    rank = VALUES[other]
    paired = any(VALUES[held] == rank and held != other for held in board.hand)
    if paired and not others_take and (made[1] or VALUES[made[0]] != rank):
        yield Claim(Reason(Why.PAIRED, cards_of(1 << other), (rank,)), "paired", _PAIR, LINES)
    elif (ready := _ready(board, better)) and not _ready(board, made):
        place, take = ready
        yield Claim(Reason(Why.READY, cards_of(take), (VALUES[place],)), "paired", _READY, LINES)
    taken = made[1]
    if taken and not taken & ~board.left_by(better) and not _takers(board, better, taken):
        yield Claim(Reason(Why.WAITS, cards_of(taken)), "waits", _WAITS, LINES, comparing=True)


def _ready(board: Board, option: Option) -> Option | None:
    """What the player could take at his next turn with what he keeps, if all that is left still lay there: the most."""
    left = board.left_by(option)
    kept = [(place, take) for place in board.hand if place != option[0] for take in takes(VALUES[place], left)]
    return max(kept, key=lambda found: worth_of(found[1]) + WORTH[found[0]], default=None)


def _left(why: Why, board: Board, cards: int, takers: int, share: float) -> Reason:
    ranks = tuple(rank for rank in _RANKS if takers & OF_RANK[rank])
    return Reason(why, cards_of(cards), ranks, (takers & board.unseen).bit_count(), share)
