"""How a person chooses what a card takes: taps and keys add up to a capture, which is then played."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import ItalianCard
from game.scopa.state import Cards
from scenes.scopa.choice import Choice
from scenes.scopa.showing import Showing

_RAISED_HAND, _RAISED_TABLE = 19, 10


class Choosing:
    """The choice under way, shown on the table; `play` is given the card and the capture once it is complete."""

    def __init__(self, showing: Showing, play: Callable[[ItalianCard, Cards], None]) -> None:
        self._showing = showing
        self._play = play
        self.u = 1.0
        self.choice: Choice | None = None

    def pick(self, card: ItalianCard, ways: list[Cards]) -> None:
        """Choose a card of the hand: with one way to play it it is played, else the ways are shown."""
        if len(ways) == 1:
            self._play(card, ways[0])
        elif self.choice is not None and self.choice.card is card:
            self.cancel()
        else:
            self.choice = Choice(card, ways)
            self._raise()

    def offer(self, choice: Choice) -> None:
        """Go on from a choice that was begun elsewhere."""
        self.choice = choice
        self._settle()

    def tap(self, card: ItalianCard) -> None:
        """Tap a table card."""
        if self.choice is not None:
            self.choice.tap(card)
            self._settle()

    def step(self, by: int) -> None:
        """Go to another capture with the keys."""
        if self.choice is not None:
            self.choice.step(by)
            self._showing.front = self.choice.tapped[0]
            self._raise()

    def confirm(self) -> None:
        """Play the capture that is shown."""
        if self.choice is not None and self.choice.chosen is not None:
            self._play(self.choice.card, self.choice.chosen)

    def cancel(self) -> None:
        """Give the choice up: the card is back in the hand."""
        self.drop()
        self._showing.settle()

    def drop(self) -> None:
        """Forget the choice; the cards are laid anew by who comes next."""
        if self.choice is not None:
            self._showing.front = None
        self.choice = None
        self._showing.raised = {}

    def _settle(self) -> None:
        if self.choice is not None and self.choice.chosen is not None:
            self.confirm()
        else:
            self._raise()

    def _raise(self) -> None:
        """Show the choice: its cards lie higher."""
        if self.choice is not None:
            raised = {card: round(_RAISED_TABLE * self.u) for card in self.choice.tapped}
            self._showing.raised = {self.choice.card: round(_RAISED_HAND * self.u), **raised}
        self._showing.settle()
