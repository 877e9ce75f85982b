"""Decides what is said of the plays of four seats, and of the deal's end: who is who."""

from __future__ import annotations

from game.scopa.match import Match
from game.seats import OURS, THEIRS, Seat
from scenes.match.seats_said import seat_label, seat_name
from scenes.scopa.review.said import DealWords as WordsForTwo


class DealWords(WordsForTwo):
    """What is said of four at the table."""

    def seat(self, seat: Seat) -> str:
        return seat_label(seat, self.words)

    def other_laid(self, seat: Seat) -> str:
        return self._who(self.words.text("{who} laid the {card}."), seat)

    def other_took(self, seat: Seat) -> str:
        return self._who(self.words.text("{who} took the {taken} with the {card}."), seat)

    def other_took_more(self, seat: Seat) -> str:
        return self._who(self.words.text("With the {card} {who} took: {taken}."), seat)

    def end(self, match: Match) -> str:
        sheet = match.sheet
        if sheet is None:
            return super().end(match)
        said = self.words.text("This deal: {us} to you two, {them} to them.")
        return said.format(us=sheet.total[OURS], them=sheet.total[THEIRS])

    def _who(self, form: str, seat: Seat) -> str:
        return form.replace("{who}", seat_name(seat, self.words))
