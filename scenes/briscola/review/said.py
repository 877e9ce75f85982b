"""Decides what is said of the plays of a game that is looked at again, and of its end; knows no teacher, draws nothing.

Cards are named as they stand in a list: no sentence bends them.
"""

from __future__ import annotations

from game.briscola.match import Match
from game.briscola.state import TrickWon
from game.card_names import italian_card_name
from game.cards import ItalianCard
from game.seats import PERSON, SIDES, Seat
from game.words import Words
from scenes.briscola.windows.sheet_said import game_over, result_of
from scenes.match.review import said as of_match
from scenes.match.seats_said import seat_label, seat_name
from scenes.match.teacher_words import capital


class GameWords(of_match.DealWords):
    """What is said where two play: the deals of a match are games."""

    def end(self, match: Match) -> str:
        if not match.state.over:
            return self.words.text("The match was left here.")
        return result_of(game_over(match), self.words)

    def brief(self, seat: Seat, card: ItalianCard, leads: bool, won: TrickWon | None) -> str:
        """A play in a few words; `won`: it filled the trick."""
        name = italian_card_name(card, self.words)
        if won is not None and won.seat == seat:
            form = self.words.plural("{card} takes {count} point", "{card} takes {count} points", won.points)
            return self.told(seat, form.format(card=name, count=won.points))
        return self.told(seat, self.words.text("{card}, led").format(card=name) if leads else name)

    def played(self, seat: Seat, card: ItalianCard, leads: bool) -> str:
        """A play in a whole sentence."""
        name = italian_card_name(card, self.words)
        if seat != PERSON:
            return capital((self.other_led(seat) if leads else self.other_played(seat)).format(card=name))
        form = self.words.text("You led the {card}.") if leads else self.words.text("You played the {card}.")
        return capital(form.format(card=name))

    def taken(self, won: TrickWon) -> str:
        """Who took a trick, and what it counted."""
        if won.seat != PERSON:
            return capital(self.other_took(won.seat, won.points).format(count=won.points))
        form = self.words.plural(
            "You took the trick: {count} point.", "You took the trick: {count} points.", won.points
        )
        return form.format(count=won.points)

    # Who plays, as two or four have it

    def other_led(self, seat: Seat) -> str:  # noqa: ARG002  (where more sit there they are told apart)
        """Another led a `{card}`."""
        return self.words.text("The computer led the {card}.")

    def other_played(self, seat: Seat) -> str:  # noqa: ARG002  (the same)
        """Another played a `{card}`."""
        return self.words.text("The computer played the {card}.")

    def other_took(self, seat: Seat, points: int) -> str:  # noqa: ARG002  (the same)
        """Another took a trick of `{count}` points."""
        return self.words.plural(
            "The computer took the trick: {count} point.", "The computer took the trick: {count} points.", points
        )

    # How a game is called

    def deal(self, number: int) -> str:
        return self.words.text("Game {number}").format(number=number)

    def over_number(self) -> str:
        return self.words.meant("over the number of a game in its match", "Game")

    def no_deal(self) -> str:
        return self.words.text("The match has no game there.")

    def the_end(self) -> str:
        return self.words.text("The end of the game")

    def dearest(self, alone: bool) -> str:
        text = self.words.text
        return text("The dearest play of the game") if alone else text("One of the dearest plays of the game")

    def thinking(self, percent: int) -> str:
        said = self.words.text("The teacher looks through the game: {percent}")
        return said.format(percent=self.words.percent(percent))

    def not_thought(self) -> str:
        return self.words.text("The teacher can't look through the game now.")


class WordsOfFour(GameWords):
    """What is said of four at the table."""

    def seat(self, seat: Seat) -> str:
        return seat_label(seat, self.words)

    def other_led(self, seat: Seat) -> str:
        return self._who(self.words.text("{who} led the {card}."), seat)

    def other_played(self, seat: Seat) -> str:
        return self._who(self.words.text("{who} played the {card}."), seat)

    def other_took(self, seat: Seat, points: int) -> str:
        form = self.words.plural(
            "{who} took the trick: {count} point.", "{who} took the trick: {count} points.", points
        )
        return self._who(form, seat)

    def _who(self, form: str, seat: Seat) -> str:
        return form.replace("{who}", seat_name(seat, self.words))


def words_of(seats: int, words: Words) -> GameWords:
    """What is said where so many play."""
    return GameWords(words) if seats == SIDES else WordsOfFour(words)
