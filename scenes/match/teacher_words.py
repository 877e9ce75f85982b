"""How a teacher's plays and reasons are put in words: what every game's has. Judges nothing, names no card game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Generic, TypeVar

from game.card_names import italian_card_name
from game.cards import ItalianCard
from game.teaching.judged import Advice, Judged, Reason
from game.words import Words
from scenes.table.answer_said import Said, Source

M = TypeVar("M")
W = TypeVar("W", bound=StrEnum)


class MatchTeacherWords(ABC, Generic[M, W]):
    """The words of a game's teacher.

    A game puts its forms into `_forms`, which say of the better play what is true of it ("it"), and into
    `_of_next_best` and `_of_made`, which say what is true of the other one: before it is made, and after.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self._forms: dict[W, Callable[[Reason[W]], str]] = {}

    # What advice says

    def advice(self, advice: Advice[M, W]) -> Said:
        """The play to make, why, and what it was compared with."""
        closing = ""
        if advice.instead is not None:
            closing = self._next_best(advice.best, advice.instead)
        reasons = tuple(self._reason(one, made=False) for one in advice.reasons)
        return Said(self.heading(advice.best), Source.SEEN, reasons=reasons, closing=closing)

    @abstractmethod
    def heading(self, play: M) -> str:
        """A play that is to be made."""

    @abstractmethod
    def brief(self, play: M) -> str:
        """A play in a few words, as they stand within a sentence."""

    def _next_best(self, best: M, instead: M) -> str:  # noqa: ARG002  (a game may say how little sets the two apart)
        """What the play was compared with."""
        return self._words.text("Next best: {play}.").format(play=self.brief(instead))

    # What a review says

    def why_better(self, judged: Judged[M, W]) -> tuple[str, ...]:
        """Why the better play would have been better than the one the person made, in whole sentences.

        "It" is the better play, which has been named just before.
        """
        return tuple(self._reason(one, made=True) for one in judged.reasons)

    # One reason

    def _reason(self, reason: Reason[W], made: bool) -> str:
        """One reason; `made`: what it says of the worse play is said of one that the person has made."""
        known, left = self._forms.get(reason.why), self._of_made if made else self._of_next_best
        form = known(reason) if known is not None else left(reason)
        return capital(self._filled(form, reason))

    @abstractmethod
    def _filled(self, form: str, reason: Reason[W]) -> str:
        """A form with the reason's cards and figures in it."""

    @abstractmethod
    def _of_next_best(self, reason: Reason[W]) -> str:
        """The form of a reason against the next best play, which is not made yet."""

    @abstractmethod
    def _of_made(self, reason: Reason[W]) -> str:
        """The form of a reason against the play that was made."""

    def _names(self, cards: Iterable[ItalianCard]) -> str:
        """Cards in a list, the highest first."""
        ordered = sorted(cards, key=lambda card: -card.rank)
        return ", ".join(italian_card_name(card, self._words) for card in ordered)

    def _playouts(self) -> str:
        return self._words.text("Played out many times, it simply comes out better.")

    def _searched(self) -> str:
        return self._words.text("Every line was played to its end, and none is better.")

    def _only(self) -> str:
        return self._words.text("There is no other play.")


def capital(sentence: str) -> str:
    """A sentence that may begin with a card's name."""
    return sentence[:1].upper() + sentence[1:]
