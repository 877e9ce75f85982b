"""Decides what the Briscola table says of who plays, for two and for four in pairs. Knows no moment, no place."""

from __future__ import annotations

from abc import abstractmethod

from game.briscola.match import Match
from game.card_names import italian_card_name, italian_suit_name
from game.cards import ItalianCard, ItalianSuit
from game.seats import OURS, PERSON, SIDES, Seat, Side
from game.words import Words, marked
from scenes.match import voice
from scenes.match.seats_said import seat_label, seat_name, side_label
from scenes.match.strip import computer_label

_TAKES = (
    marked("You take the trick"),
    marked("Right takes the trick"),
    marked("Your partner takes the trick"),
    marked("Left takes the trick"),
)
_LEADS = (marked("You lead"), marked("Right leads"), marked("Your partner leads"), marked("Left leads"))
_PLAYS_HERE = (
    marked("Right plays here"),
    marked("Your partner plays here"),
    marked("Left plays here"),
)
"""By seat, at a table of four; the last ones without the person's own."""


class Voice(voice.Voice):
    """What is said of tricks, however many play."""

    # What happens

    @abstractmethod
    def takes(self, seat: Seat) -> str:
        """Who sits there takes the trick that lies there."""

    @abstractmethod
    def leads_now(self, seat: Seat) -> str:
        """Who sits there is to lead."""

    @abstractmethod
    def label(self, seat: Seat) -> str:
        """Who sits there, before a colon."""

    @abstractmethod
    def side(self, side: Side) -> str:
        """A side, before its points."""

    def counting(self, said: str, points: int) -> str:
        """A sentence with what is counted of it."""
        return f"{said}: {self.points(points)}"

    def points(self, count: int) -> str:
        """So many card points."""
        return self._words.plural("{count} point", "{count} points", count).format(count=count)

    def stock_gone(self) -> str:
        """Why partners look at each other's cards."""
        return self._words.text("The stock is gone: you and your partner see each other's cards")

    # What can't be done, and why

    def over(self) -> str:
        return self._words.text("This game is over")

    def no_undo(self) -> str:
        return self._words.text("Briscola has no undo: a card played stays played")

    def no_copy(self) -> str:
        return self._words.text("A game under way can't be copied: the score sheet offers it afterwards")

    # The last trick

    @abstractmethod
    def last_trick(self, taker: Seat) -> str:
        """What the cards are that slid out of a pile."""

    @abstractmethod
    def elsewhere(self, side: Side) -> str:
        """The last trick was asked for at the pile of a side that doesn't have it."""

    def shows_last(self) -> str:
        """What a press on the pile that has the last trick shows."""
        return self._words.text("a press shows the last trick")

    def no_trick(self) -> str:
        """No trick was taken yet."""
        return self._words.text("No trick has been taken in this game yet")

    def began_in_the_middle(self) -> str:
        """Tricks were taken before a deal that was handed in, nobody knows which one last."""
        return self._words.text("This game began in the middle: its last trick isn't known")

    def only_the_last(self) -> str:
        """Older tricks were asked for."""
        return self._words.text("Only the last trick may be looked at: older ones stay face down")

    # What lies on the table

    def to_do(self) -> str:
        """What the person may do now."""
        return self._words.text("Tap a card of your hand, or drag it here: you may play any")

    @abstractmethod
    def plays_here(self, seat: Seat) -> str:
        """A place of the trick waits for the card of another, who sits there."""

    def played(self, seat: Seat, card: ItalianCard, takes: bool) -> str:
        """A card of the trick; `takes`: it takes the trick as it lies."""
        text = self._words.text
        said = text("{who}: {card}, which takes the trick so far") if takes else text("{who}: {card}")
        return said.format(who=self.label(seat), card=italian_card_name(card, self._words))

    def stock(self, left: int) -> str:
        """How many cards are left to draw."""
        form = self._words.plural(
            "The stock: {count} card, the turned-up one", "The stock: {count} cards, the turned-up one among them", left
        )
        return form.format(count=left)

    def trump(self, suit: ItalianSuit) -> str:
        """Which suit is trump, its turned-up card being drawn."""
        return self._words.text("Trump: {suit}").format(suit=italian_suit_name(suit, self._words))

    def trump_card(self, card: ItalianCard) -> str:
        """The turned-up card, while it lies under the stock."""
        said = self._words.text("Trump: {suit}. Drawn last: {card}")
        return said.format(suit=italian_suit_name(card.suit, self._words), card=italian_card_name(card, self._words))

    def partner_open(self) -> str:
        """A card of the partner's was pressed that lies open."""
        return self._words.text("Your partner's cards: with the stock gone you see each other's")


class VoiceOfTwo(Voice):
    """What is said where two play."""

    def takes(self, seat: Seat) -> str:
        text = self._words.text
        return text("You take the trick") if seat == PERSON else text("The computer takes the trick")

    def leads_now(self, seat: Seat) -> str:
        return self._words.text("You lead") if seat == PERSON else self._words.text("The computer leads")

    def label(self, seat: Seat) -> str:
        return self._words.text("You") if seat == PERSON else computer_label(self._words)

    def side(self, side: Side) -> str:
        return self.label(Seat(side))

    def last_trick(self, taker: Seat) -> str:
        text = self._words.text
        return text("The last trick, yours") if taker == PERSON else text("The last trick, the computer's")

    def elsewhere(self, side: Side) -> str:
        text = self._words.text
        if side == OURS:
            return text("The last trick is the computer's: older ones stay face down")
        return text("The last trick is yours: older ones stay face down")

    def plays_here(self, seat: Seat) -> str:  # noqa: ARG002  (there is one other)
        return self._words.text("The computer plays here")


class VoiceOfFour(voice.VoiceOfFour, Voice):
    """What is said where four play, in pairs."""

    def takes(self, seat: Seat) -> str:
        return self._words.text(_TAKES[seat])

    def leads_now(self, seat: Seat) -> str:
        return self._words.text(_LEADS[seat])

    def label(self, seat: Seat) -> str:
        return seat_label(seat, self._words)

    def side(self, side: Side) -> str:
        return side_label(side, self._words)

    def leads(self) -> str:
        return self._words.meant("who leads the trick, on the plate of that seat", "leads")

    def takes_on_plate(self) -> tuple[str, ...]:
        """On the plate of who takes the trick, while it lies there."""
        return (
            self._words.meant("who takes the trick, on the plate of that seat", "takes the trick"),
            self._words.meant("who takes the trick, on the plate of that seat, briefly", "takes"),
        )

    def last_trick(self, taker: Seat) -> str:
        if taker == PERSON:
            return self._words.text("The last trick, yours")
        return self._words.text("The last trick: {who} took it").format(who=seat_name(taker, self._words))

    def elsewhere(self, side: Side) -> str:
        text = self._words.text
        if side == OURS:
            return text("The last trick is theirs: older ones stay face down")
        return text("The last trick is ours: older ones stay face down")

    def plays_here(self, seat: Seat) -> str:
        return self._words.text(_PLAYS_HERE[seat - 1])


def voice_for(match: Match, words: Words) -> VoiceOfTwo | VoiceOfFour:
    """The voice of a match's table."""
    return VoiceOfFour(words) if match.rules.seats > SIDES else VoiceOfTwo(words)
