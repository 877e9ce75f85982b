"""Decides what the Scopone table says of who plays: its four seats and their two sides. Knows no moment, no place."""

from __future__ import annotations

from game.card_names import italian_card_name
from game.scopa.state import CardPlayed
from game.seats import OURS, PERSON, Seat, Side, side_of
from scenes.match.seats_said import seat_label
from scenes.match.voice import VoiceOfFour
from scenes.scopa.voice import Voice as VoiceForTwo


class Voice(VoiceOfFour, VoiceForTwo):
    """What is said of four at the table."""

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

    def rest(self, seat: Seat) -> str:
        if seat == PERSON:
            return self._words.text("You took last: what is left goes to your pile")
        if side_of(seat) == OURS:
            return self._words.text("Your partner took last: what is left goes to your pile")
        return self._words.text("What is left goes to them: {who} took last").format(who=self._name(seat))

    def nothing_again(self) -> str:
        return self._words.text("Nobody else has played in this deal yet")

    def no_undo(self) -> str:
        return self._words.text("Scopone has no undo: a card played stays played")

    def again(self, side: Side) -> str:  # noqa: ARG002  (on either pile)
        return self._words.text("a press shows the last plays again")


def _sum(play: CardPlayed, plus: str = " + ") -> str:
    """What a play takes, in values, the highest first."""
    return plus.join(str(value) for value in sorted((card.rank for card in play.take), reverse=True))
