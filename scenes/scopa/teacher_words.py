"""Puts the teacher's plays and reasons in words: before a play, as advice, and after it, in a review. Judges nothing.

What lies on the table is said by value (4 + 3), a card that matters by name, in a list, where no sentence bends it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.card_names import italian_card_name
from game.cards import ItalianCard
from game.scopa.state import PlayCard
from game.scopa.teacher.judged import Reason, Why
from game.words import Words
from scenes.match.teacher_words import MatchTeacherWords, capital

_COUNTED = {Why.LEFT_SWEEP, Why.LEFT_SETTEBELLO, Why.LEFT_SEVENS, Why.LEFT_COINS, Why.LEFT_LAID}
"""Reasons that tell of cards others may hold: how many of those the person has not seen is said too."""
_TOLD_APART = {Why.LEFT_SEVENS, Why.LEFT_COINS}
"""Reasons that tell how many cards are left."""


class TeacherWords(MatchTeacherWords[PlayCard, Why]):
    """The words of the game for two; a game with more seats says who plays next, and what a partner does."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._forms |= {
            Why.SCOPA: lambda _: words.text("It takes everything on the table: a scopa."),
            Why.SETTEBELLO: lambda _: words.text("It brings the settebello home."),
            Why.SEVENS: lambda _: words.text("It brings home for the primiera: {cards}."),
            Why.NAPOLA: lambda _: words.text("It brings home coins that a napola needs: {cards}."),
            Why.COINS: lambda one: words.plural(
                "It brings {count} coin more home.", "It brings {count} coins more home.", one.count
            ),
            Why.MORE_CARDS: lambda one: words.plural(
                "It brings {count} card more home.", "It brings {count} cards more home.", one.count
            ),
            Why.TOO_MUCH: lambda _: words.text("It leaves {left}: more than any card can sweep."),
            Why.GONE: lambda _: words.text(
                "It leaves {left}: only a card worth {value} sweeps that, and nobody else can hold one."
            ),
            Why.LAID_SAFE: lambda _: words.text("Nobody else can hold another card worth {value} to take it with."),
            Why.PAIRED: lambda _: words.text("You keep another card worth {value} to take it back with."),
            Why.READY: lambda _: words.text(
                "Your card worth {value} can then take {left}, if that still lies there at your next turn."
            ),
            Why.WAITS: lambda _: words.text("{left} on the table can wait: nobody else can take that."),
            Why.LAST_CAPTURE: lambda one: self.takes_last(always=one.share >= 1),
            Why.LINE: lambda one: self._line(one.line),
            Why.PLAYOUTS: lambda _: self._playouts(),
            Why.SEARCHED: lambda _: self._searched(),
            Why.ONLY: lambda _: self._only(),
        }

    def heading(self, play: PlayCard) -> str:
        text, card = self._words.text, italian_card_name(play.card, self._words)
        if not play.take:
            return text("Lay the {card}").format(card=card)
        one = text("Take the {taken} with the {card}")
        form = one if len(play.take) == 1 else text("With the {card} take: {taken}")
        return capital(form.format(card=card, taken=self._names(play.take)))

    def brief(self, play: PlayCard) -> str:
        text, card = self._words.text, italian_card_name(play.card, self._words)
        if not play.take:
            return text("{card}, laid").format(card=card)
        return text("{card} takes {taken}").format(card=card, taken=_sum(play.take))

    def _next_best(self, best: PlayCard, instead: PlayCard) -> str:
        if self.brief(instead) == self.brief(best):
            return self._words.text("Next best: to take other cards of the same values.")
        return super()._next_best(best, instead)

    # What a game with more seats says otherwise

    def takes_last(self, always: bool) -> str:
        """Whose the rest of the table is, `always` or more often than with the other play."""
        if always:
            return self._words.text("With it you take last, and what is left on the table is yours.")
        return self._words.text("With it you take last more often, and what is left on the table is yours then.")

    def next_may_sweep(self) -> str:
        """Who plays after the next best play, which leaves `{left}`, might sweep with a card worth `{value}`."""
        return self._words.text(
            "The next best play leaves {left}: the computer may hold a card worth {value} and sweep that."
        )

    def next_might_have_swept(self) -> str:
        """Who played after the person, who left `{left}`, might have swept with a card worth `{value}`."""
        return self._words.text("You left {left}: the computer might have held a card worth {value} and swept that.")

    # Inside

    def _reason(self, reason: Reason, made: bool) -> str:
        said = super()._reason(reason, made)
        return f"{said} {self._unseen(reason.count, made)}" if reason.why in _COUNTED else said

    def _filled(self, form: str, reason: Reason) -> str:
        return form.format(
            cards=self._names(reason.cards),
            left=_sum(reason.cards),
            value=" / ".join(map(str, reason.ranks)),
            count=len(reason.cards) if reason.why in _TOLD_APART else reason.count,
        )

    def _unseen(self, count: int, made: bool) -> str:
        """How many of the cards that others might hold the person has not seen, or `made`: had not seen then."""
        plural = self._words.plural
        if made:
            form = plural(
                "You hadn't seen {count} of these cards yet.", "You hadn't seen {count} of these cards yet.", count
            )
        else:
            form = plural(
                "You haven't seen {count} of these cards yet.", "You haven't seen {count} of these cards yet.", count
            )
        return form.format(count=count)

    def _of_next_best(self, reason: Reason) -> str:
        words = self._words
        match reason.why:
            case Why.LEFT_SWEEP:
                return self.next_may_sweep()
            case Why.LEFT_SETTEBELLO:
                return words.text("The next best play leaves the settebello where a card worth {value} takes it.")
            case Why.LEFT_SEVENS:
                return words.plural(
                    "The next best play leaves {count} seven where a card worth {value} takes it.",
                    "The next best play leaves {count} sevens where a card worth {value} takes one.",
                    len(reason.cards),
                )
            case Why.LEFT_COINS:
                return words.plural(
                    "The next best play leaves {count} coin where a card worth {value} takes it.",
                    "The next best play leaves {count} coins where a card worth {value} takes one.",
                    len(reason.cards),
                )
            case Why.LEFT_TO_SETTEBELLO:
                return words.text("The next best play leaves {left}, and the settebello can come home with that.")
            case _:
                return words.text("The next best play is taken by another card worth {value}.")

    def _of_made(self, reason: Reason) -> str:
        words = self._words
        match reason.why:
            case Why.LEFT_SWEEP:
                return self.next_might_have_swept()
            case Why.LEFT_SETTEBELLO:
                return words.text("You left the settebello where a card worth {value} takes it.")
            case Why.LEFT_SEVENS:
                return words.plural(
                    "You left {count} seven where a card worth {value} takes it.",
                    "You left {count} sevens where a card worth {value} takes one.",
                    len(reason.cards),
                )
            case Why.LEFT_COINS:
                return words.plural(
                    "You left {count} coin where a card worth {value} takes it.",
                    "You left {count} coins where a card worth {value} takes one.",
                    len(reason.cards),
                )
            case Why.LEFT_TO_SETTEBELLO:
                return words.text("You left {left}, and the settebello could come home with that.")
            case _:
                return words.text("The card you laid is taken by another card worth {value}.")

    def _line(self, line: str) -> str:
        """Where of the count the playouts have it come out better."""
        text = self._words.text
        return {
            "cards": text("Played out many times, it wins the point for cards more often."),
            "coins": text("Played out many times, it wins the point for coins more often."),
            "settebello": text("Played out many times, it wins the settebello more often."),
            "primiera": text("Played out many times, it wins the primiera more often."),
            "scope": text("Played out many times, it makes more scope or lets fewer through."),
            "napola": text("Played out many times, it comes out better with the napola."),
        }[line]


def _sum(cards: Sequence[ItalianCard]) -> str:
    """Cards by value, the highest first."""
    return " + ".join(str(value) for value in sorted((card.rank for card in cards), reverse=True))
