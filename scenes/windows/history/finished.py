"""Decides what a row of finished games says; what a game's result and kinds are called is that game's to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import NamedTuple

from game.history import Entry
from game.records import JsonObject
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.when import day_words, length_words
from scenes.widgets.rows import Row


class Result(NamedTuple):
    """How a game is told: its result, and what else there is to say of it, what matters most first.

    `plain` is the result without a score, for those who don't want to see figures; empty: it has none.
    """

    words: str
    facts: tuple[str, ...] = ()
    plain: str = ""


class HandedIn(NamedTuple):
    """What a record comes to: whether its game is `over`, and, where it goes on, the record its table opens on."""

    over: bool
    record: JsonObject


class FinishedWords(NamedTuple):
    """What a game says of those of its games that are over.

    `told` may be given a game whose record cannot be read, `kind` a rule set or level that an older program had.
    `handed_in` raises `RecordError` for a record that cannot be used.
    """

    told: Callable[[FinishedGame, Words], Result]
    kind: Callable[[str, Words], str]
    handed_in: Callable[[JsonObject], HandedIn]


class FinishedOf(NamedTuple):
    """A game as far as its finished games are told: its name, its title, the door to its words."""

    name: str
    title: str
    words: Callable[[], FinishedWords]


class FinishedRows:
    """Makes the rows for games that are over, of any of `games`."""

    def __init__(
        self, games: Sequence[FinishedOf], words: Words, today: date, named: bool = False, figures: bool = True
    ) -> None:
        """`named`: games of several tables stand in the list, so each row says what was played.

        Without `figures` it says nothing of scores, of how many moves there were, or how long it took.
        """
        self._games: Mapping[str, FinishedOf] = {game.name: game for game in games}
        self._said: dict[str, FinishedWords] = {}
        self._words = words
        self._today = today
        self._named = named
        self._figures = figures

    def row(self, entry: Entry) -> Row:
        """The row of a game."""
        over, text = entry.over, self._words.text
        said = self._of(over.game)
        result = said.told(over, self._words) if said else Result(_plainly(over, self._words))
        facts = [day_words(entry.date, self._today, self._words)]
        if self._named:
            facts.append(self.played(over.game, over.kind))
        if self._figures:
            facts += result.facts
            if over.seconds is not None:
                facts.append(length_words(over.seconds))
        notes = [text("with help")] if over.assisted else []
        if not over.counts:
            notes.append(text("doesn't count"))
        action = text("Review") if entry.openable else ""
        good = over.outcome is Outcome.WON
        title = result.words if self._figures else result.plain or result.words
        return Row(title, tuple(fact for fact in facts if fact), " · ".join(notes), action, good)

    def played(self, game: str, kind: str = "") -> str:
        """What was played: the game, and its rule set or level."""
        said = self._of(game)
        if said is None:
            return game
        title = self._games[game].title
        return (
            self._words.text("{game}, {kind}").format(game=title, kind=said.kind(kind, self._words)) if kind else title
        )

    def _of(self, game: str) -> FinishedWords | None:
        """A game's words; None where the house has no such table."""
        if game not in self._said and game in self._games:
            self._said[game] = self._games[game].words()
        return self._said.get(game)


def _plainly(over: FinishedGame, words: Words) -> str:
    return words.text("Won") if over.outcome is Outcome.WON else words.text("Not won")
