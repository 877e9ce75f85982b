"""Puts the teacher's plays and reasons at Briscola in words: before a play, as advice, and after it, in a review.

Cards are named in a list, where no sentence bends them. Judges nothing.
"""

from __future__ import annotations

from game.briscola.state import PlayCard
from game.briscola.teacher.judged import Reason, Why
from game.briscola.teacher.tally import NOW
from game.card_names import italian_card_name
from game.seats import SIDES
from game.words import Words
from scenes.match.teacher_words import MatchTeacherWords


class TeacherWords(MatchTeacherWords[PlayCard, Why]):
    """The words of the game for two; that for four says who the others are, and what a partner does."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._forms |= {
            Why.WINS_GAME: lambda one: self.wins_game(one.count),
            Why.TAKES_LOADS: lambda one: words.plural(
                "It takes the trick, {count} point in all, and with it: {cards}.",
                "It takes the trick, {count} points in all, and with it: {cards}.",
                one.count,
            ),
            Why.TAKES: lambda one: self._takes(one.count),
            Why.SURE: lambda _: words.text("Nobody still to play can beat it."),
            Why.TRUMPS_GONE: lambda _: words.text("No trump is out any more, nor a higher card of its suit."),
            Why.HOLDS: lambda one: words.plural(
                "It is harder to beat: {count} card still out can do it.",
                "It is harder to beat: {count} cards still out can do it.",
                one.count,
            ),
            Why.CHEAPEST: lambda one: words.plural(
                "It gives {count} point less to a trick that can't be won.",
                "It gives {count} points less to a trick that can't be won.",
                one.count,
            ),
            Why.RISKS_LESS: lambda one: words.plural(
                "It risks {count} point less.", "It risks {count} points less.", one.count
            ),
            Why.KEEPS_TRUMP: lambda one: words.plural(
                "It keeps the trump for later: {count} ace or three of the other suits is still out.",
                "It keeps the trump for later: {count} aces and threes of the other suits are still out.",
                one.count,
            ),
            Why.KEEPS_HIGHER: lambda _: words.text("A smaller trump takes the trick too, and you keep: {cards}."),
            Why.DRY: lambda _: words.text("Of its suit neither the ace nor the three is still out."),
            Why.LEAVES_LEAD: lambda _: self.leaves_lead(),
            Why.DRAWS_TRUMP: lambda _: self.draws_trump(),
            Why.WINS_MORE: lambda one: self._wins_more(one),
            Why.LINE: lambda one: self._line(one.line),
            Why.PLAYOUTS: lambda _: self._playouts(),
            Why.SEARCHED: lambda _: self._searched(),
            Why.ONLY: lambda _: self._only(),
        }

    def heading(self, play: PlayCard) -> str:
        return self._words.text("Play the {card}").format(card=italian_card_name(play.card, self._words))

    def brief(self, play: PlayCard) -> str:
        return italian_card_name(play.card, self._words)

    # What the game for four says otherwise

    def wins_game(self, points: int) -> str:
        """The trick brings the points that win the game."""
        return self._words.plural(
            "With this trick you have {count} point: the game is yours.",
            "With this trick you have {count} points: the game is yours.",
            points,
        )

    def leaves_lead(self) -> str:
        """The others lead the next trick."""
        return self._words.text("It leaves the lead to the computer: you see its card before you play.")

    def draws_trump(self) -> str:
        """Who loses the trick draws the turned-up card, `{cards}`."""
        return self._words.text("Who loses this trick draws the turned-up trump: {cards}.")

    def next_best(self, reason: Reason) -> str:
        """What the next best play gives away."""
        words = self._words
        match reason.why:
            case Why.LEFT_GAME:
                return words.plural(
                    "The next best play brings the computer to {count} point, and the game is lost.",
                    "The next best play brings the computer to {count} points, and the game is lost.",
                    reason.count,
                )
            case Why.LEFT_LOAD:
                return words.text("The next best play gives the computer: {cards}.")
            case _:
                return words.plural(
                    "The next best play leaves the computer a trick of {count} point.",
                    "The next best play leaves the computer a trick of {count} points.",
                    reason.count,
                )

    def given(self, reason: Reason) -> str:
        """What the play that was made gave away."""
        words = self._words
        match reason.why:
            case Why.LEFT_GAME:
                return words.plural(
                    "Your card brought the computer to {count} point, and the game was lost.",
                    "Your card brought the computer to {count} points, and the game was lost.",
                    reason.count,
                )
            case Why.LEFT_LOAD:
                return words.text("You gave the computer: {cards}.")
            case _:
                return words.plural(
                    "You left the computer a trick of {count} point.",
                    "You left the computer a trick of {count} points.",
                    reason.count,
                )

    # Inside

    def _filled(self, form: str, reason: Reason) -> str:
        return form.format(cards=self._names(reason.cards), count=reason.count)

    def _of_next_best(self, reason: Reason) -> str:
        words = self._words
        match reason.why:
            case Why.LEFT_OPEN:
                return words.plural(
                    "The next best play risks: {cards}. {count} card that takes the trick is still out.",
                    "The next best play risks: {cards}. {count} cards that take the trick are still out.",
                    reason.count,
                )
            case Why.LEFT_TRUMP if reason.count == 0:
                return words.text("The next best play spends a trump on a trick without points: {cards}.")
            case Why.LEFT_TRUMP:
                return words.plural(
                    "The next best play spends a trump on {count} point: {cards}.",
                    "The next best play spends a trump on {count} points: {cards}.",
                    reason.count,
                )
            case Why.LEFT_TRUMP_LED:
                return words.text("The next best play leads a trump, which is worth more later: {cards}.")
            case _:
                return self.next_best(reason)

    def _of_made(self, reason: Reason) -> str:
        words = self._words
        match reason.why:
            case Why.LEFT_OPEN:
                return words.plural(
                    "You risked: {cards}. {count} card that takes the trick was still out.",
                    "You risked: {cards}. {count} cards that take the trick were still out.",
                    reason.count,
                )
            case Why.LEFT_TRUMP if reason.count == 0:
                return words.text("You spent a trump on a trick without points: {cards}.")
            case Why.LEFT_TRUMP:
                return words.plural(
                    "You spent a trump on {count} point: {cards}.",
                    "You spent a trump on {count} points: {cards}.",
                    reason.count,
                )
            case Why.LEFT_TRUMP_LED:
                return words.text("You led a trump, which would have been worth more later: {cards}.")
            case _:
                return self.given(reason)

    def _takes(self, points: int) -> str:
        if not points:
            return self._words.text("It takes the trick, and you lead the next one.")
        return self._words.plural("It takes the trick: {count} point.", "It takes the trick: {count} points.", points)

    def _wins_more(self, reason: Reason) -> str:
        """How much more often the game is won."""
        if reason.share >= 1:
            return self._words.text("It wins the game, and the other play doesn't.")
        return self._words.plural(
            "Of a hundred games played out from here it wins {count} more.",
            "Of a hundred games played out from here it wins {count} more.",
            reason.count,
        )

    def _line(self, line: str) -> str:
        """When the playouts have it come out better."""
        if line == NOW:
            return self._words.text("Played out many times, it brings more with this very trick.")
        return self._words.text("Played out many times, it brings more with the tricks that follow.")


class WordsForFour(TeacherWords):
    """The words of the game for four in pairs."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._forms[Why.ADDS] = lambda one: words.plural(
            "Your partner holds the trick: it adds {count} point.",
            "Your partner holds the trick: it adds {count} points.",
            one.count,
        )

    def wins_game(self, points: int) -> str:
        return self._words.plural(
            "With this trick your pair has {count} point: the game is yours.",
            "With this trick your pair has {count} points: the game is yours.",
            points,
        )

    def leaves_lead(self) -> str:
        return self._words.text("It leaves the lead to your opponents: your pair sees a card before it plays.")

    def draws_trump(self) -> str:
        return self._words.text("The pair that loses this trick draws the turned-up trump: {cards}.")

    def next_best(self, reason: Reason) -> str:
        words = self._words
        match reason.why:
            case Why.LEFT_GAME:
                return words.plural(
                    "The next best play brings your opponents to {count} point, and the game is lost.",
                    "The next best play brings your opponents to {count} points, and the game is lost.",
                    reason.count,
                )
            case Why.LEFT_LOAD:
                return words.text("The next best play puts on a trick your opponents hold: {cards}.")
            case Why.LEFT_PARTNER:
                return words.text("The next best play takes a trick that your partner already holds.")
            case _:
                return words.plural(
                    "The next best play leaves your opponents a trick of {count} point.",
                    "The next best play leaves your opponents a trick of {count} points.",
                    reason.count,
                )

    def given(self, reason: Reason) -> str:
        words = self._words
        match reason.why:
            case Why.LEFT_GAME:
                return words.plural(
                    "Your card brought your opponents to {count} point, and the game was lost.",
                    "Your card brought your opponents to {count} points, and the game was lost.",
                    reason.count,
                )
            case Why.LEFT_LOAD:
                return words.text("You put on a trick your opponents held: {cards}.")
            case Why.LEFT_PARTNER:
                return words.text("You took a trick that your partner already held.")
            case _:
                return words.plural(
                    "You left your opponents a trick of {count} point.",
                    "You left your opponents a trick of {count} points.",
                    reason.count,
                )


def words_for(seats: int, words: Words) -> TeacherWords:
    """How the teacher speaks where so many play."""
    return TeacherWords(words) if seats == SIDES else WordsForFour(words)
