"""Puts the teacher's reasons in words where four play: who plays next, and what a partner does. Judges nothing."""

from __future__ import annotations

from game.scopa.teacher.judged import Why
from game.words import Words
from scenes.scopa.teacher_words import TeacherWords as WordsForTwo


class TeacherWords(WordsForTwo):
    """The words of the game for four."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._forms |= {
            Why.PARTNER_SWEEPS: lambda _: words.text(
                "It leaves {left}: your partner may hold a card worth {value} and sweep that."
            ),
            Why.KEEPS_PAIRS: lambda _: words.text(
                "Your pair plays the deal's last card: it keeps the pairs of values whole."
            ),
            Why.PARTS_PAIRS: lambda _: words.text(
                "They play the deal's last card: it breaks the pairs of values, spariglio."
            ),
        }

    def takes_last(self, always: bool) -> str:
        if always:
            return self._words.text("With it your pair takes last, and what is left on the table is yours.")
        return self._words.text("With it your pair takes last more often, and what is left on the table is yours then.")

    def next_may_sweep(self) -> str:
        return self._words.text(
            "The next best play leaves {left}: the opponent on the right may hold a card worth {value} and sweep that."
        )

    def next_might_have_swept(self) -> str:
        return self._words.text(
            "You left {left}: the opponent on the right might have held a card worth {value} and swept that."
        )
