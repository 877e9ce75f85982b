"""Says at a table where a match is played why what was asked can't be done, at the place where it was."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

from game.cards import ItalianCard
from game.matches import Match
from game.seats import PERSON
from game.words import Words
from scenes.look.icons import IconName
from scenes.look.shapes import Box
from scenes.match.showing import MatchShowing
from scenes.match.voice import Voice
from scenes.preferences import KeptPreferences
from scenes.table.telling import TableTelling

_EDGE = 8


class Table(Protocol):
    """The table where it is said."""

    u: float

    @property
    def showing(self) -> MatchShowing[Any]:
        """The cards on the screen."""

    @property
    def voice(self) -> Voice:
        """The words for those who sit there."""

    @property
    def match(self) -> Match[Any, Any]:
        """The match under way."""

    @property
    def my_turn(self) -> bool:
        """Whether the person may play."""


class Telling(TableTelling):
    """What is said wherever a match is played; what an empty place says is a game's own."""

    def __init__(self, table: Table, words: Words, preferences: KeptPreferences) -> None:
        self._table = table
        self._words = words
        super().__init__(preferences, wood=True)

    # What can't be done

    def wait(self, place: Box) -> None:
        """A card of the hand was asked for that can't be played now."""
        state, voice = self._table.match.state, self._table.voice
        self.say(voice.over() if state.over else voice.wait(state.to_play), place)

    def bare(self, x: float, y: float) -> None:
        """A press where no card can be taken: another player's hand, or an empty place of the table."""
        place, runner = self._hidden(x, y), self._table.showing.geometry.box("runner")
        if place is not None:
            self.inform(self._table.voice.hidden(), place)
        elif runner.contains(x, y) and self._table.my_turn:
            self.inform(self._to_do(), Box(x, y, 0, 0))
        elif runner.contains(x, y):
            self.wait(Box(x, y, 0, 0))

    @abstractmethod
    def _to_do(self) -> str:
        """What an empty place of the table says to who may play."""

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

    def no_undo(self) -> None:
        """Undo or redo was asked for."""
        self.say(self._table.voice.no_undo(), self._table.showing.geometry.box("strip"), "controls")

    def no_copy(self) -> None:
        """The record of the deal under way was asked for."""
        self.say(self._table.voice.no_copy(), self._table.showing.geometry.box("strip"), "fair")

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

    def _hidden(self, x: float, y: float) -> Box | None:
        """The card of another's hand that lies there."""
        hands = self._table.match.state.hands
        places = (self._card(card) for seat, hand in enumerate(hands) if seat != PERSON for card in hand)
        return next((place for place in places if place.contains(x, y)), None)

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
