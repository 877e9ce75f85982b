"""Says at the Briscola table what a press on the trick, the piles or an empty place has to be told."""

from __future__ import annotations

from typing import Protocol

from game.briscola.match import Match
from game.seats import OURS, PERSON, Seat, Side
from game.words import Words
from scenes.briscola.showing import Showing
from scenes.briscola.voice import Voice
from scenes.look.shapes import Box
from scenes.match import telling
from scenes.match.four_seats import PARTNER
from scenes.preferences import KeptPreferences


class Table(telling.Table, Protocol):
    """The table where it is said."""

    @property
    def showing(self) -> Showing:
        """The cards on the screen."""

    @property
    def match(self) -> Match:
        """The match under way."""

    @property
    def voice(self) -> Voice:
        """The words for those who sit there."""


class Telling(telling.Telling):
    """What is said at this table."""

    _table: Table

    def __init__(self, table: Table, words: Words, preferences: KeptPreferences) -> None:
        super().__init__(table, words, preferences)

    def trick(self, seat: Seat) -> None:
        """A place of the trick was pressed: which card lies there, or whose it waits for."""
        table = self._table
        showing, voice = table.showing, table.voice
        place = showing.geometry.trick_box(seat)
        card = next((play.card for play in showing.trick if play.seat == seat), None)
        if card is not None:
            self.inform(voice.played(seat, card, showing.best == seat), place)
        elif not table.my_turn:
            self.wait(place)
        else:
            self.inform(voice.to_do() if seat == PERSON else voice.plays_here(seat), place)

    def no_last_trick(self, side: Side | None) -> None:
        """The last trick was asked for where it doesn't lie; None: by a key, which asks for no pile."""
        table = self._table
        voice, match = table.voice, table.match
        if side is not None and match.takers:
            words = voice.elsewhere(side)
        else:
            words = voice.began_in_the_middle() if any(match.laid.captured) else voice.no_trick()
        self.say(words, self._pile(OURS if side is None else side), "last-trick")

    def only_the_last(self, side: Side) -> None:
        """Older tricks were asked for."""
        self.say(self._table.voice.only_the_last(), self._pile(side), "last-trick")

    def hidden(self, place: Box) -> None:
        """Another's hand was pressed, which says nothing of itself."""
        self.inform(self._table.voice.hidden(), place)

    def partner(self, place: Box) -> None:
        """The partner's open cards were pressed."""
        self.inform(self._table.voice.partner_open(), place, "pairs")

    def _pile(self, side: Side) -> Box:
        """A side's pile with the note under it."""
        geometry = self._table.showing.geometry
        pile, note = geometry.pile_box(side), geometry.note_box(side)
        return Box(pile.x, pile.y, pile.w, note.bottom - pile.y)

    @property
    def open_hand(self) -> Box:
        """Where the partner's cards lie that are open."""
        showing = self._table.showing
        boxes = [showing.geometry.card_box(showing.poses()[card]) for card in showing.state.hands[PARTNER]]
        left, right = min(box.x for box in boxes), max(box.right for box in boxes)
        return Box(left, boxes[0].y, right - left, boxes[0].h)

    def _to_do(self) -> str:
        return self._table.voice.to_do()
