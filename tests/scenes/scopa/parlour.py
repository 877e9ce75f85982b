"""A table of Scopa's family in a test's hands: captures that are chosen, positions to go on from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from game.cards import ITALIAN
from game.rules import Transition
from game.scopa.kept import KeptMatch
from game.scopa.match import Match, Played
from game.scopa.state import Cards, PlayCard, State, TableSwept
from game.seats import PERSON, Seat
from scenes.preferences import Settings
from scenes.scopa.choice import Choice
from scenes.scopa.drawing import prompt_words
from scenes.scopa.geometry import Geometry
from scenes.scopa.preferences import SCOPA
from scenes.scopa.showing import Showing
from scenes.scopa.table import ScopaTable
from tests.scenes.match.parlour import MatchParlour, parlours, resting

__all__ = ["Parlour", "parlours", "resting", "whole"]


class Parlour(MatchParlour):
    """A run of the program at the table of a game; another of the family says which one is its own."""

    KEPT: ClassVar[type[KeptMatch]] = KeptMatch
    SETTINGS: ClassVar[Settings[Any]] = SCOPA

    # What is there

    @property
    def table(self) -> ScopaTable:
        table = super().table
        assert isinstance(table, ScopaTable)
        return table

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def showing(self) -> Showing:
        return self.table.showing

    @property
    def geometry(self) -> Geometry:
        return self.showing.geometry

    @property
    def choice(self) -> Choice | None:
        return self.table.choice

    @property
    def tapped(self) -> list[str]:
        """The table cards of the capture that is being chosen."""
        assert self.choice is not None, "nothing is being chosen"
        return [str(card) for card in self.choice.tapped]

    @property
    def prompt(self) -> str:
        """What is said between runner and hand."""
        return prompt_words(self.table, self.table.hands.meant, self.rig.house.words)

    def kept(self) -> Match:
        kept = super().kept()
        assert isinstance(kept, Match)
        return kept

    # Plays

    def lay(self, state: State, swept: Cards = (), by: Seat = PERSON) -> None:
        """Go on from this position, in which these cards have swept the table."""
        self.match.laid = state
        # No card has lain anywhere before.
        self.match.log = [Played(PlayCard(card), state, Transition(state, (TableSwept(by),), 0)) for card in swept]
        self.table.show(self.table.kept, dealt=False)
        self.rig.run(0.3)

    def make(self, play: PlayCard) -> None:
        self.table.play(play.card, play.take)


def whole(state: State) -> State:
    """The position with all forty cards: those it does not name are in the computer's pile."""
    named = {*state.table, *state.deck, *(card for cards in (*state.hands, *state.captured) for card in cards)}
    mine, other = state.captured
    return replace(state, captured=(mine, (*other, *(card for card in ITALIAN if card not in named))))
