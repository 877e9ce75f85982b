"""A trick as the teacher looks at it: who holds it after a play, who can still turn it. Knows what its player sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.briscola.players.bits import ALL, BEATERS, IN_SUIT, LOADS, POINTS, TRUMPS, coding, points_of, taking
from game.briscola.players.view import View
from game.briscola.state import Cards
from game.seats import SIDES


@dataclass(frozen=True, slots=True)
class After:
    """The trick once a card has been played to it.

    `holder` is the card that takes it as it stands, `mine` whether that is the one played, `ours` whether our side
    played it. `stake` is what its cards count. `turners` are the cards of who is still to play that would turn it to
    the other side.
    """

    card: int
    holder: int
    mine: bool
    ours: bool
    stake: int
    turners: int

    @property
    def decided(self) -> bool:
        """Whether nobody still to play can turn it."""
        return not self.turners

    def wins(self, points: int) -> bool:
        """Whether it is decided for us, with more than so many points."""
        return self.decided and self.ours and self.stake > points

    def loses(self, points: int) -> bool:
        """Whether it is decided for the others, with more than so many points."""
        return self.decided and not self.ours and self.stake > points

    @property
    def points(self) -> int:
        """What the card played counts."""
        return POINTS[self.card]

    @property
    def trump(self) -> bool:
        """Whether it is a trump."""
        return bool(TRUMPS >> self.card & 1)

    @property
    def load(self) -> bool:
        """Whether it is an ace or a three."""
        return bool(LOADS >> self.card & 1)


class Table:
    """A position of the game, and what a play makes of its trick."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._coding = coding(view.trump)

    @property
    def last(self) -> bool:
        """Whether I am the last to play to the trick."""
        return not self.view.still_to_play

    @property
    def lying(self) -> int:
        """What the trick's cards count as they lie."""
        return points_of(self.view.trick)

    @property
    def holder(self) -> int | None:
        """The card that takes the trick as it lies; None where I lead."""
        trick = self.view.trick
        return trick[taking(trick)] if trick else None

    @property
    def others_loads(self) -> int:
        """The aces and threes the other side has played to the trick."""
        trick = self.view.trick
        theirs = (place for number, place in enumerate(trick) if (len(trick) - number) % SIDES)
        return sum(1 << place for place in theirs) & LOADS

    @property
    def with_others(self) -> int:
        """The cards others hold or will draw, but for the turned-up one while it lies there."""
        found = self.view.unseen
        for known in self.view.known:
            found |= known
        return found

    @property
    def unseen_loads(self) -> int:
        """The aces and threes of other suits than the trump among them."""
        return self.with_others & LOADS & ~TRUMPS

    def unseen_loads_of(self, card: int) -> int:
        """Those of them of this card's suit."""
        first = card - card % IN_SUIT
        return self.unseen_loads >> first << first & (1 << first + IN_SUIT) - 1

    def after(self, card: int) -> After:
        """The trick once I have played this card."""
        view = self.view
        cards = (*view.trick, card)
        number = taking(cards)
        ours = (len(cards) - 1 - number) % SIDES == 0
        turners = BEATERS[cards[number]] & self.with_next(0 if not ours else 1)
        return After(card, cards[number], number == len(cards) - 1, ours, points_of(cards), turners)

    def with_next(self, side: int) -> int:
        """The cards that players of a side, 1 the other one, who are still to play may hold."""
        view = self.view
        found = 0
        for turn in range(1, view.still_to_play + 1):
            if turn % SIDES == side:
                known = view.known[turn]
                found |= known | (view.unseen if view.sizes[turn] > known.bit_count() else 0)
        return found & ALL

    def cards(self, places: int) -> Cards:
        """The cards of a set, the highest first."""
        return tuple(card for place, card in reversed(list(enumerate(self._coding.cards))) if places >> place & 1)


class Sample:
    """The hands of the others, by player from the next one, in ways the hidden cards may lie, each with how likely."""

    def __init__(self, hands: Sequence[tuple[Sequence[int], float]]) -> None:
        self._hands = hands
        self._whole = sum(likely for _, likely in hands) or 1.0

    def turned(self, table: Table, after: After) -> float:
        """How likely somebody still to play can turn the trick to the other side."""
        turns = [turn for turn in range(table.view.still_to_play) if (turn % SIDES == 0) == after.ours]
        turners = after.turners
        found = (likely for hands, likely in self._hands if any(hands[turn] & turners for turn in turns))
        return sum(found) / self._whole
