"""The light of the Scorpion table: when it asks for a verdict, what it keeps of it and its words. Decides no verdict.

It knows all cards. What a player was told of a position by one who does, is kept here, so that no later answer belies
it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from game.scorpion.kept import KeptGame
from game.scorpion.state import State
from game.words import Words
from scenes.look import tokens
from scenes.preferences import KeptPreferences
from scenes.scorpion.preferences import SCORPION
from scenes.table.notes import Note
from scenes.table.question import Asked, Question

if TYPE_CHECKING:
    from game.scorpion.solver import Solution

_NODES = 50_000

Place = tuple[str, State]
"""A position and the name of the rules it is played by."""


class Light(Enum):
    """What the light says of a position; the values are the solver's words where it has one."""

    OFF = "off"
    THINKING = "thinking"
    WINNABLE = "winnable"
    LOST = "unwinnable"
    UNKNOWN = "unknown"


class Truth(NamedTuple):
    """Whether a position can be won, and whether it is proved that undo `never` leads to one that can."""

    place: Place
    light: Light
    never: bool = False


def place_of(game: KeptGame) -> Place:
    """Where a game stands."""
    return game.start.rules.name, game.session.state


class Lamp:
    """The light over one table; `changed` is called when it says something else."""

    def __init__(self, preferences: KeptPreferences, question: Question, changed: Callable[[], None]) -> None:
        self._preferences = preferences
        self._question = question
        self._changed = changed
        self._truth: Truth | None = None
        self.light = Light.OFF
        self.due = False
        """Whether it wants to ask as soon as nobody else does."""

    def truth(self, game: KeptGame) -> Truth | None:
        """What the player has been told of where the game stands; None where nothing."""
        told = self._truth is not None and self._truth.place == place_of(game)
        return self._truth if told else None

    def learn(self, game: KeptGame, truth: Truth) -> None:
        """The player is told this by another answer; what is known is not asked for."""
        if truth.light is not Light.UNKNOWN:
            self._truth = truth
            self.shine(game)

    def shine(self, game: KeptGame) -> None:
        """Say what is known of the position, or that it is to be thought about."""
        self._truth = self.truth(game)  # what undo leads to is another matter once the position was left
        if not self._preferences.of(SCORPION).now.light or game.session.won:
            self.due = False
            self._set(Light.OFF)
            return
        game.note_help()
        truth = self.truth(game)
        self.due = truth is None
        self._set(Light.THINKING if truth is None else truth.light)

    def ask(self, game: KeptGame) -> None:
        """Put its question, where it has one and nobody else asks."""
        if not self.due or self._question.asked is not None:
            return
        from game.scorpion.solver import solve

        self.due = False
        place = place_of(game)
        asked = Asked(lambda found: self._take(place, found), lambda: self._set(Light.UNKNOWN))
        self._question.put(asked, solve, game.start.rules, game.session.state, _NODES)

    def _take(self, place: Place, found: Solution) -> None:
        self._truth = Truth(place, Light(found.verdict.value))
        self._set(self._truth.light)

    def _set(self, light: Light) -> None:
        if light is not self.light:
            self.light = light
            self._changed()


def light_note(light: Light, words: Words) -> Note | None:
    """What stands under the deal's number; None while the light is off."""
    text = words.text
    said = {
        Light.WINNABLE: (text("winnable"), tokens.PLACE),
        Light.LOST: (text("lost"), tokens.DANGER),
        Light.THINKING: (text("thinking"), tokens.TEXT_QUIET),
        Light.UNKNOWN: (text("not known"), tokens.TEXT_QUIET),
    }
    if light not in said:
        return None
    word, ink = said[light]
    return Note(word, ink, light is Light.WINNABLE, tuple(other for other, _ in said.values()))
