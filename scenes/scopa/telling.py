"""Says at a table of Scopa's family why what was asked can't be done: captures, and what is to be seen again."""

from __future__ import annotations

from typing import Protocol

from game.cards import ItalianCard
from game.seats import THEIRS
from game.words import Words
from scenes.look.shapes import Box
from scenes.match import telling
from scenes.preferences import KeptPreferences
from scenes.scopa.choice import Choice
from scenes.scopa.voice import Voice


class Table(telling.Table, Protocol):
    """The table where it is said."""

    @property
    def voice(self) -> Voice:
        """The words for those who sit there."""


class Telling(telling.Telling):
    """What is said at this table."""

    _table: Table

    def __init__(self, table: Table, words: Words, preferences: KeptPreferences) -> None:
        super().__init__(table, words, preferences)

    def table_card(self, card: ItalianCard) -> None:
        """A table card was pressed before any card of the hand."""
        place = self._card(card)
        if not self._table.my_turn:
            self.wait(place)
            return
        self.inform(self._words.text("First choose a card from your hand, then what it takes"), place)

    def untakeable(self, choice: Choice, card: ItalianCard | None) -> None:
        """A table card was pressed that is in no way to take with the card chosen; None: the capture isn't whole."""
        text = self._words.text
        if card is not None and any(len(way) == 1 for way in choice.ways):
            words, section = text("Rule: a card of the same value comes before a sum"), "equal"
        else:
            form = text("Rule: what is taken must add up to {value}")
            words, section = form.format(value=choice.card.rank), "choice"
        self.say(words, self._card(choice.card if card is None else card), section, rule=card is not None)

    def _to_do(self) -> str:
        return self._words.text("Choose a card from your hand: without a capture it is laid here")

    def nothing_again(self, place: Box | None = None) -> None:
        """There is no play of another player to be shown once more; `place`: where a pointer has asked for it."""
        place = place or self._table.showing.geometry.pile_box(THEIRS)
        if self._table.my_turn:
            self.say(self._table.voice.nothing_again(), place)
        else:
            self.wait(place)
