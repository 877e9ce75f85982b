"""Decides what a rules window reads from: its pages, made into text with figures; must not know where that stands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Gradient
from scenes.preferences import Preferences
from scenes.reading.body import PageText
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import Miniature
from scenes.reading.page import Page, read_page
from scenes.windows.frame import WOOD


class Figures(Protocol):
    """What a game gives for its page."""

    def check(self, name: str) -> None:
        """Raise GameError where there is no position of this name to be shown."""

    def figure(self, miniature: Miniature, setting: Setting) -> Figure:
        """The miniature of the position it names."""

    def faces(self, now: Preferences) -> MiniatureFaces:
        """The cards in the miniatures as the player has them."""


class RulesOf(NamedTuple):
    """A game's page by name, and what makes the miniatures on it."""

    game: str
    figures: Figures


class StepsDoor(NamedTuple):
    """Where first steps are begun: of which games there are any, and what begins them."""

    games: Collection[str]
    begin: Callable[[str], None]


class Reader(Protocol):
    """What pages need of the window they are read in."""

    words: Words
    speed: float
    ground: Gradient

    def go(self, anchor: str) -> None:
        """Go to a heading of the page."""

    def relay(self) -> None:
        """A figure needs another room: lay the page out anew."""


class RulesPages:
    """The pages of `games`, of which `game`'s is shown.

    Raises GameError where a page is not there or cannot be used.
    """

    def __init__(self, reader: Reader, games: Sequence[RulesOf], preferences: Preferences) -> None:
        self.games = tuple(one.game for one in games)
        self.game = self.games[0]
        self._figures = dict(games)
        self._reader = reader
        self._preferences = preferences
        self._faces: dict[str, MiniatureFaces] = {}
        self._text: PageText | None = None
        self._made_for = ("", "")
        for game, figures in games:
            read_page(game, reader.words.language).check_miniatures(figures.check)

    @property
    def titles(self) -> list[str]:
        """What the pages are called."""
        return [read_page(game, self._reader.words.language).title for game in self.games]

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return read_page(self.game, self._reader.words.language)

    @property
    def text(self) -> PageText:
        """The page that is shown, made anew after a change of language or of page."""
        reader = self._reader
        made_for = (self.game, reader.words.language)
        if self._text is None or self._made_for != made_for:
            self._made_for = made_for
            quiet = tokens.TEXT_QUIET_ON_WOOD if reader.ground == WOOD else tokens.TEXT_QUIET
            setting = Setting(reader.words, self._pictures, lambda: reader.speed, reader.relay, quiet)
            make = self._figures[self.game].figure
            figures = [make(miniature, setting) for miniature in self.page.miniatures]
            self._text = PageText(self.page, figures, reader.go, quiet)
        return self._text

    def want_pictures(self, width: float, u: float) -> None:
        """Have the cards drawn that the figures of a page so wide show."""
        figures = self.text.figures
        self._pictures.want((figure.card_width(width - figure.inner * u, u), figure.cards()) for figure in figures)

    def take_pictures(self, wait: bool = False) -> bool:
        """Show the cards that have been drawn since, or `wait` for all of them; True where there were any."""
        taken = [faces.take(wait) for faces in self._faces.values()]
        if not any(taken):
            return False
        for figure in self.text.figures:
            figure.dress()
        return True

    @property
    def coming(self) -> bool:
        """Whether cards are being drawn."""
        return any(faces.coming for faces in self._faces.values())

    @property
    def unready(self) -> Figure | None:
        """A miniature that would have to be drawn first as it comes into view: better done now, one a step."""
        if self._pictures.empty:
            return None
        return next((figure for figure in self.text.figures if figure.spread.stale), None)

    @property
    def _pictures(self) -> MiniatureFaces:
        if self.game not in self._faces:
            self._faces[self.game] = self._figures[self.game].faces(self._preferences)
        return self._faces[self.game]
