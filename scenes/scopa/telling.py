"""Says at the Scopa table why what was asked can't be done, at the place where it was."""

from __future__ import annotations

from typing import Protocol

from game.cards import ItalianCard
from game.scopa.match import Match
from game.seats import PERSON, THEIRS
from game.words import Words
from scenes.look.icons import IconName
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.scopa.choice import Choice
from scenes.scopa.showing import Showing
from scenes.scopa.voice import Voice
from scenes.table.telling import TableTelling

_EDGE = 8


class Table(Protocol):
    """The table where it is said."""

    showing: Showing
    voice: Voice
    u: float

    @property
    def match(self) -> Match:
        """The match under way."""

    @property
    def my_turn(self) -> bool:
        """Whether the person may play."""


class Telling(TableTelling):
    """What is said at this table."""

    def __init__(self, table: Table, words: Words, preferences: KeptPreferences) -> None:
        self._table = table
        self._words = words
        super().__init__(preferences, wood=True)

    # What can't be done

    def wait(self, place: Box) -> None:
        """A card of the hand was asked for that can't be played now."""
        state = self._table.match.state
        over = self._words.text("This deal is over")
        self.say(over if state.over else self._table.voice.wait(state.to_play), place)

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

    def bare(self, x: float, y: float) -> None:
        """A press where no card can be taken: another player's hand, or an empty place of the table."""
        table, text = self._table, self._words.text
        geometry, state = table.showing.geometry, table.match.state
        for card in (card for seat, hand in enumerate(state.hands) if seat != PERSON for card in hand):
            if self._card(card).contains(x, y):
                self.inform(table.voice.hidden(), self._card(card))
                return
        if not geometry.box("runner").contains(x, y):
            return
        place = Box(x, y, 0, 0)
        if table.my_turn:
            self.inform(text("Choose a card from your hand: without a capture it is laid here"), place)
        else:
            self.wait(place)

    def no_such_card(self) -> None:
        """A digit was pressed that is no card's of the hand."""
        if not self._table.my_turn:
            self.wait(self.hand)
            return
        count = len(self._table.match.state.hands[PERSON])
        form = self._words.plural("You hold {count} card", "You hold {count} cards", count)
        self.say(form.format(count=count), self.hand)

    def nothing_chosen(self) -> None:
        """Enter was pressed where the keyboard was nowhere."""
        self.inform(self._words.text("The arrows choose a card, Enter plays it"), self.hand)

    def nothing_again(self, place: Box | None = None) -> None:
        """There is no play of another player to be shown once more; `place`: where a pointer has asked for it."""
        place = place or self._table.showing.geometry.pile_box(THEIRS)
        if self._table.my_turn:
            self.say(self._table.voice.nothing_again(), place)
        else:
            self.wait(place)

    def no_undo(self) -> None:
        """Undo or redo was asked for."""
        self.say(self._table.voice.no_undo(), self._table.showing.geometry.box("strip"), "controls")

    def no_copy(self) -> None:
        """The record of the deal under way was asked for."""
        words = self._words.text("A deal under way can't be copied: the score sheet offers it afterwards")
        self.say(words, self._table.showing.geometry.box("strip"), "fair")

    # How it is said

    def _show(self, words: str, place: Box, icon: IconName) -> None:
        u = self._table.u
        self.toast.show(words, place, [place], _EDGE * u, self.room, u, icon)

    def covers(self, place: Box) -> bool:
        """Whether what is said stands there, where other words would lie under it."""
        box = self.toast.box
        return box is not None and bool(box.rect().colliderect(place.rect()))

    # Where

    @property
    def hand(self) -> Box:
        """The person's hand, or where it lies."""
        geometry, count = self._table.showing.geometry, len(self._table.match.state.hands[PERSON])
        return geometry.hand_area(PERSON, count)

    def _card(self, card: ItalianCard) -> Box:
        showing = self._table.showing
        return showing.geometry.card_box(showing.poses()[card])

    @property
    def room(self) -> Box:
        """Where words may stand: beside the strip."""
        geometry = self._table.showing.geometry
        strip, edge = geometry.box("strip"), _EDGE * self._table.u
        wide, high = geometry.layout.size
        if strip.h > strip.w:
            return Box(edge, 0, strip.x - 2 * edge, high)
        if strip.y > high / 2:
            return Box(edge, 0, wide - 2 * edge, strip.y)
        return Box(edge, strip.bottom, wide - 2 * edge, high - strip.bottom)
