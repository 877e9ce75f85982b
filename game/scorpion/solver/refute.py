"""Whether a position is lost for a reason that can be read off it; knows no search.

Sound and quick, not complete: `hopeless` is True only for positions that nobody can win.

*The bond.* Where a card goes only on its own suit (all rule sets but Relaxed) and an empty column takes only a king
(all but Wasp), a card other than a king goes on one card alone, its successor: the next higher of its suit. Once it
lies there, both face up, it is never picked up again, for there is no other place for it. So each card but a king is
picked up at most once, and to be won every one that isn't on its successor yet must be.

*The argument.* Take any play from the position, and in it the order in which cards leave the card, or the table, they
lie on *now*. A card leaves when it is itself the lowest of a moved unit, or, for a king only, when its run is removed
where it lies: the cards of a run above the king lie on cards that go with them. Before card `x` can leave,

- `x` must be face up: if it isn't, the card on it has left before;
- its successor `s` must lie bare, so the card that now lies on `s` has left before. (Nothing else can have come to lie
  on `s` but `x` itself, which is picked up once, or a card of the reserve, which is left out of account here: that
  only makes the argument say less.)
- if `s` lies above `x` in its column, some card above `x`, up to and with `s`, has left before: else `s` would still
  be carried by `x`, and a unit can't be put on its own column;
- a king must find an empty column: one is there now, or the lowest card of some column has left before;
- a run is removed only when each of its cards lies on its successor already or has left before, or leaves with it.

Each condition speaks only of cards that leave earlier. So by induction on that order, whatever can happen at all is in
the least set closed under these conditions. The set is found by adding cards until no more can be added. If a card
that must be moved isn't in it, the position is lost. A ring of cards of which each waits for the next is the usual
reason; a card whose successor lies face down under it is the shortest.

The dealt reserve counts as lying bare, as the deal is allowed at any time. A set-aside card of Three Blind Mice must
itself be played before anything lies on it, so it counts as covered by itself.

*Wasp.* Until a column is empty Wasp is played as Classic, for before that no card but for its successor has a place.
If by the argument no column can ever be empty, the game can't be won; otherwise nothing is said.
"""

from __future__ import annotations

from game.scorpion.solver.columns import read
from game.scorpion.solver.compact import CODES, GAP, SUIT_STEP, Game, Position

_NOTHING = CODES
"""Stands for what lies on a top card: it has left already."""
_GAP = bytes((GAP,))


def hopeless(game: Game, position: Position) -> bool:
    """Whether the position is lost by the argument above; never True under Relaxed."""
    columns, _ = position
    if not game.rules.same_suit or not any(columns):
        return False
    kings_only = game.rules.empty_needs_king
    if not kings_only and not all(columns):
        return False
    leaving = _Leaving(game, position)
    while kings_only or not leaving.empty:
        if not (leaving.let_cards_leave() or leaving.let_kings_leave()):
            return not kings_only or leaving.someone_waits()
    return False


class _Leaving:
    """Which cards can leave what they lie on, found step by step."""

    def __init__(self, game: Game, position: Position) -> None:
        columns, aside = position
        self.left = [False] * CODES + [True]
        self.cover = [_NOTHING] * CODES
        """The card that lies on each card."""
        self.lowest: set[int] = set()
        """The cards that lie on the table."""
        self.down: set[int] = set()
        self.buried: dict[int, tuple[int, ...]] = {}
        """For each card over which its successor lies, the cards above it up to and with the successor."""
        self.waiting: list[int] = []
        """Cards but kings that must leave and aren't yet known to be able to."""
        self.kings: list[int] = []
        """Kings that aren't known to be able to leave."""
        self.must_leave: list[int] = []
        """Kings that don't lie on the table."""
        self.empty = not all(columns)
        """Whether a column is empty or can become so."""
        cover = self.cover
        for column in columns:
            reading = read(column, game.ranks)
            for under, card in reading.pairs:
                cover[under] = card
            self.lowest.add(reading.lowest)
            self.down.update(reading.down)
            self.buried.update(reading.buried)
            self.waiting += reading.unbound
            self.kings += reading.kings
        for card in aside.replace(_GAP, b""):
            if not game.rules.reserve_is_dealt:
                cover[card] = card
            if card not in game.kings:
                self.waiting.append(card)
                continue
            self.kings.append(card)
            if not game.rules.reserve_is_dealt:
                self.must_leave.append(card)

    def let_cards_leave(self) -> bool:
        """Add every card but a king that can leave after those found so far; whether there was one."""
        left, cover, down, buried = self.left, self.cover, self.down, self.buried
        still: list[int] = []
        for card in self.waiting:
            bare = left[cover[card + 1]] and (card not in down or left[cover[card]])
            if not bare or (card in buried and not any(left[above] for above in buried[card])):
                still.append(card)
                continue
            left[card] = True
            if card in self.lowest:
                self.empty = True
        found = len(still) < len(self.waiting)
        self.waiting = still
        return found

    def let_kings_leave(self) -> bool:
        """Add every king that can move to an empty column, or whose run can be removed; whether there was one."""
        found = False
        for king in list(self.kings):
            open_king = king not in self.down or self.left[self.cover[king]]
            if not (self.empty and open_king) and any(card // SUIT_STEP == king // SUIT_STEP for card in self.waiting):
                continue
            self.kings.remove(king)
            self.left[king] = found = True
            if king in self.lowest:
                self.empty = True
        return found

    def someone_waits(self) -> bool:
        """Whether a card that must leave isn't known to be able to."""
        return bool(self.waiting) or any(not self.left[king] for king in self.must_leave)
