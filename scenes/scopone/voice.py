"""Decides what the Scopone table says of who plays: its four seats and their two sides. Knows no moment, no place."""

from __future__ import annotations

from game.card_names import italian_card_name
from game.scopa.state import CardPlayed
from game.seats import OURS, PERSON, Seat, Side, side_of
from game.words import marked
from scenes.match.seats_said import seat_label, seat_name
from scenes.scopa.voice import Voice as VoiceForTwo

_DEALS = (
    marked("Left deals, you begin"),
    marked("You deal, Right begins"),
    marked("Right deals, your partner begins"),
    marked("Your partner deals, Left begins"),
)
"""By the seat that begins: who deals sits at its left."""


class Voice(VoiceForTwo):
    """What is said of four at the table."""

    def deals(self, first: Seat) -> str:
        return self._words.text(_DEALS[first])

    def plays(self, play: CardPlayed) -> str:
        if not play.take:
            return ""
        said = self._words.text("{who}: the {card} takes {taken}")
        card = italian_card_name(play.card, self._words)
        return said.format(who=seat_label(play.seat, self._words), card=card, taken=_sum(play))

    def notes(self, play: CardPlayed, swept: bool) -> tuple[str, ...]:
        """A play on its seat's plate, as long as may be, and shorter, at last in figures; `swept`: it was a scopa."""
        text, card = self._words.text, play.card.rank
        if swept:
            return text("scopa with {card}").format(card=card), text("Scopa!")
        if not play.take:
            return text("{card} laid").format(card=card), str(card)
        took, close = text("{card} took {taken}"), _sum(play, "+")
        return took.format(card=card, taken=_sum(play)), took.format(card=card, taken=close), f"{card} = {close}"

    def leads(self) -> str:
        """On the plate of who begins the deal, until they have."""
        return self._words.meant("who begins the deal, on the plate of that seat", "leads")

    def rest(self, seat: Seat) -> str:
        if seat == PERSON:
            return self._words.text("You took last: what is left goes to your pile")
        if side_of(seat) == OURS:
            return self._words.text("Your partner took last: what is left goes to your pile")
        return self._words.text("What is left goes to them: {who} took last").format(who=self._name(seat))

    def won(self) -> str:
        return self._words.text("The match is ours!")

    def thinks(self, seat: Seat) -> str:
        return self._words.text("A moment more: {who} is thinking…").format(who=self._name(seat))

    def hindered(self) -> str:
        return self._words.text("The computers can't think now and play as on Easy")

    def wait(self, seat: Seat) -> str:
        return self._words.text("One moment: {who} is to play").format(who=self._name(seat))

    def nothing_again(self) -> str:
        return self._words.text("Nobody else has played in this deal yet")

    def no_undo(self) -> str:
        return self._words.text("Scopone has no undo: a card played stays played")

    def hand(self, seat: Seat, count: int) -> str:
        form = self._words.plural("{who}: {count} card", "{who}: {count} cards", count)
        return form.format(who=seat_label(seat, self._words), count=count)

    def pile(self, side: Side, taken: int) -> str:
        words = self._words
        if side == OURS:
            form = words.plural("Our pile: {count} card", "Our pile: {count} cards", taken)
        else:
            form = words.plural("Their pile: {count} card", "Their pile: {count} cards", taken)
        return form.format(count=taken)

    def again(self, side: Side) -> str:  # noqa: ARG002  (on either pile)
        return self._words.text("a press shows the last plays again")

    def _name(self, seat: Seat) -> str:
        return seat_name(seat, self._words)


def _sum(play: CardPlayed, plus: str = " + ") -> str:
    """What a play takes, in values, the highest first."""
    return plus.join(str(value) for value in sorted((card.rank for card in play.take), reverse=True))
