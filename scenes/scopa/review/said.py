"""Decides what is said of the plays of a deal that is looked at again, and of its end; knows no teacher, draws nothing.

Cards are named as they stand in a list: no sentence bends them.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.card_names import italian_card_name
from game.cards import ItalianCard
from game.scopa.match import Match
from game.scopa.state import CardPlayed
from game.seats import OURS, PERSON, THEIRS, Seat
from scenes.match.review import said as of_match
from scenes.match.teacher_words import capital


class DealWords(of_match.DealWords):
    """What is said of those who play; a game with other seats says who they are."""

    # Who plays, as a game has it

    def other_laid(self, seat: Seat) -> str:  # noqa: ARG002  (where more sit there they are told apart)
        """Another laid a `{card}`."""
        return self.words.text("The computer laid the {card}.")

    def other_took(self, seat: Seat) -> str:  # noqa: ARG002  (the same)
        """Another took one card, `{taken}`, with a `{card}`."""
        return self.words.text("The computer took the {taken} with the {card}.")

    def other_took_more(self, seat: Seat) -> str:  # noqa: ARG002  (the same)
        """Another took several cards, `{taken}`, with a `{card}`."""
        return self.words.text("With the {card} the computer took: {taken}.")

    def end(self, match: Match) -> str:
        sheet = match.sheet
        if sheet is None:
            return self.words.text("The match was left here.")
        said = self.words.text("This deal: {you} to you, {computer} to the computer.")
        return said.format(you=sheet.total[OURS], computer=sheet.total[THEIRS])

    # What all say alike

    def cards(self, cards: Sequence[ItalianCard]) -> str:
        """Cards in a list, the highest first."""
        ordered = sorted(cards, key=lambda card: -card.rank)
        return ", ".join(italian_card_name(card, self.words) for card in ordered)

    def brief(self, play: CardPlayed, swept: bool) -> str:
        """A play in a few words, with who made it where that was another."""
        text, card = self.words.text, italian_card_name(play.card, self.words)
        taken = " + ".join(str(value) for value in sorted((one.rank for one in play.take), reverse=True))
        form = text("{card}, laid")
        if play.take:
            form = text("{card} takes {taken}, a scopa") if swept else text("{card} takes {taken}")
        said = form.format(card=card, taken=taken)
        return self.told(play.seat, said)

    def played(self, play: CardPlayed, swept: bool) -> str:
        """A play in a whole sentence, or two."""
        said = self._form(play).format(card=italian_card_name(play.card, self.words), taken=self.cards(play.take))
        return f"{capital(said)} {self.words.text('A scopa!')}" if swept else capital(said)

    def _form(self, play: CardPlayed) -> str:
        text, mine = self.words.text, play.seat == PERSON
        if not play.take:
            return text("You laid the {card}.") if mine else self.other_laid(play.seat)
        if len(play.take) == 1:
            return text("You took the {taken} with the {card}.") if mine else self.other_took(play.seat)
        return text("With the {card} you took: {taken}.") if mine else self.other_took_more(play.seat)
