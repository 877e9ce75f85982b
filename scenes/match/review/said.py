"""Decides how a deal that is looked at again is spoken of, its plays, its end and what the teacher found in it.

A game says who plays, what a play did and how its deals are called; knows no rule, draws nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from game.seats import PERSON, Seat
from game.words import Words
from scenes.match.strip import computer_label
from scenes.match.teacher_words import capital


class DealWords(ABC):
    """What is said where a deal is called a deal and two sit at the table."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def seat(self, seat: Seat) -> str:
        """A seat beside its lane, or before a colon."""
        return self.words.text("You") if seat == PERSON else computer_label(self.words)

    @abstractmethod
    def end(self, match: Any) -> str:
        """What the deal brought to either side."""

    def told(self, seat: Seat, said: str) -> str:
        """What was done in a few words, with who did it where that was another."""
        return capital(said) if seat == PERSON else f"{self.seat(seat)}: {said}"

    # How the deal is called

    def deal(self, number: int) -> str:
        """A deal of the match by its number."""
        return self.words.text("Deal {number}").format(number=number)

    def over_number(self) -> str:
        """What stands over its number."""
        return self.words.meant("over the number of a deal in its match", "Deal")

    def no_deal(self) -> str:
        """There is none before or after it."""
        return self.words.text("The match has no deal there.")

    def the_end(self) -> str:
        """The step after its last play."""
        return self.words.text("The end of the deal")

    def dearest(self, alone: bool) -> str:
        """The play that cost most, or (not `alone`) one of those that did."""
        text = self.words.text
        return text("The dearest play of the deal") if alone else text("One of the dearest plays of the deal")

    def thinking(self, percent: int) -> str:
        """The teacher is at it."""
        said = self.words.text("The teacher looks through the deal: {percent}")
        return said.format(percent=self.words.percent(percent))

    def not_thought(self) -> str:
        """It can't be done."""
        return self.words.text("The teacher can't look through the deal now.")
