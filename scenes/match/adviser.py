"""Advice on the play to make, for whoever asks: put to the process that thinks, shown on the cards, told in words.

It decides no play. The teacher is given what the person sees, as a computer is. What is said takes no input away; it
belongs to the position it was asked for, and goes with it. Before the first advice of a match that counts it is said
that the match is then a helped one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.seats import PERSON, Seat
from game.words import Words
from scenes.intents import Intent, KeyPressed, PointerDown
from scenes.look.shapes import Box
from scenes.match import card_marks
from scenes.match.card_marks import Aim
from scenes.table.first_help import FirstHelp
from scenes.table.question import Asked, Question, Thinking
from scenes.table.side_panel import Around, SidePanel

if TYPE_CHECKING:
    from game.teaching.judged import Advice
    from scenes.table.answer_said import Said

_ARROW_WEIGHS = 3
"""So many other cards are covered rather than the arrow."""


class TeacherWords(Protocol):
    """How a game's teacher speaks."""

    def advice(self, advice: Any) -> Said:
        """The play to make, why, and what it was compared with."""


class Telling(Protocol):
    """What the table says."""

    @property
    def room(self) -> Box:
        """Where words may stand."""

    @property
    def hand(self) -> Box:
        """Where the person's hand lies."""

    def wait(self, place: Box) -> None:
        """The person can't play now."""


class Geometry(card_marks.Geometry, Protocol):
    """Where the cards lie."""

    def box(self, name: str) -> Box:
        """A place by name."""


class Showing(card_marks.Showing, Protocol):
    """The cards on the screen."""

    @property
    def geometry(self) -> Geometry:
        """Where they rest."""

    @property
    def moving(self) -> bool:
        """Whether any of them moves."""


class Match(Protocol):
    """What is known of the match."""

    @property
    def thinking_seed(self) -> int:
        """The chance of who thinks about it."""

    def observation(self, seat: Seat) -> Any:
        """The deal as who sits there sees it."""


class Kept(Protocol):
    """A match that is kept, and remembers that it was helped."""

    @property
    def help_marks(self) -> bool:
        """Whether help would mark it now."""

    def note_help(self) -> None:
        """It is a helped one from now on."""


class Table(Protocol):
    """The table where advice is asked for."""

    u: float

    @property
    def showing(self) -> Showing:
        """The cards on the screen."""

    @property
    def telling(self) -> Telling:
        """What the table says."""

    @property
    def kept(self) -> Kept:
        """The match under way, which is kept."""

    @property
    def match(self) -> Match:
        """The match under way."""

    @property
    def my_turn(self) -> bool:
        """Whether the person may play."""

    def lying(self) -> Iterable[Box]:
        """Where cards lie just now, and whatever else words had better keep off."""

    def teacher(self) -> tuple[Callable[[Any, int], Advice[Any, Any]], TeacherWords]:
        """The game's teacher: what is asked, and how its answer is put in words."""

    def aim(self, play: Any) -> Aim:
        """A play of the person's as it is shown on the cards."""


class Adviser:
    """One question at a time; `thinker` is asked for only once something is to be thought about."""

    def __init__(self, table: Table, words: Words, thinker: Callable[[], Thinking]) -> None:
        self._table = table
        self._words = words
        self._question = Question(thinker)
        self._first_help = FirstHelp()
        self._panel = SidePanel(words)
        self._best: Any = None
        """The play that is advised, as long as it is shown."""
        self._put_away = False
        """Whether the present press has put away what was said before the first advice: asking with it agrees."""

    @property
    def best(self) -> Any:
        """The play that is shown on the cards; None where none is."""
        return self._best

    @property
    def panel(self) -> SidePanel:
        """What is said."""
        return self._panel

    def ask(self) -> None:
        """Advice on the play to make; it goes away when this is asked again."""
        table = self._table
        if not table.my_turn:
            self.settle()
            table.telling.wait(table.telling.hand)
        elif self._panel.shown or self._question.asked is not None:
            self.settle()
        else:
            agreed = self._put_away and self._first_help.agrees(self)
            self._advise(table.kept.help_marks and not agreed)

    def settle(self) -> None:
        """The position or the window is another one now: what was asked or said no longer holds."""
        self._question.drop()
        self._panel.hide()
        self._best = None

    def pause(self) -> None:
        """A window is about to cover the table, or the table is left: what is thought about is dropped."""
        if self._question.asked is not None or self._panel.asks:
            self.settle()

    def handle(self, intent: Intent) -> bool:
        """Take an intent that is for what is said; True where it was."""
        if isinstance(intent, PointerDown | KeyPressed):
            self._put_away = False
        if not self._panel.shown:
            return self._gives_up(intent)
        asked, taken = self._panel.asks, self._panel.handle(intent)
        if not self._panel.shown:
            if asked:
                self._put_away = not taken
            else:
                self.settle()
        return taken

    def _gives_up(self, intent: Intent) -> bool:
        """Whether this gives up a question before anything is said."""
        given_up = isinstance(intent, KeyPressed) and intent.name == "escape" and self._question.asked is not None
        if given_up:
            self.settle()
        return given_up

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass at a table that lies open."""
        self._first_help.step(dt)
        self._panel.step(dt)
        self._question.listen(dt)

    def draw_marks(self, canvas: pygame.Surface) -> None:
        """The advised play on the cards, while they lie and nothing else is being chosen."""
        table = self._table
        if self._best is not None and not table.showing.moving:
            from scenes.match.advice_marks import draw_advised

            draw_advised(canvas, table.aim(self._best), table.showing, table.u)

    def draw(self, canvas: pygame.Surface) -> None:
        """What is said."""
        self._panel.draw(canvas)

    def covers(self, place: Box) -> bool:
        """Whether what is said stands there, where other words would lie under it."""
        box = self._panel.box
        return box is not None and bool(box.rect().colliderect(place.rect()))

    def around(self, marked: Sequence[Box] = (), crossed: Sequence[Box] = ()) -> Around:
        """Where words may stand off what is `marked`, off what may be played, and off other cards and the arrow."""
        table = self._table
        prompt = table.showing.geometry.box("prompt")
        return Around(table.telling.room, (*marked, table.telling.hand), (*table.lying(), prompt, *crossed))

    @property
    def moving(self) -> bool:
        return self._panel.moving

    @property
    def waiting(self) -> bool:
        return self._question.asked is not None or self._panel.waiting or self._first_help.waiting

    @property
    def changed(self) -> bool:
        return self._panel.changed

    @changed.setter
    def changed(self, value: bool) -> None:
        self._panel.changed = value

    # Inside

    def _advise(self, first: bool) -> None:
        self.settle()
        if first:
            from scenes.table.first_help import Telling as First
            from scenes.table.first_help import buttons, said_before

            text = self._words.text
            told = First(text("With advice this match counts as helped"), text("Give me advice"))
            self._first_help.tell(self)
            self._panel.ask(
                said_before(told, self._words),
                buttons(told, self._words, lambda: self._advise(False), self._panel.hide),
                self.around(),
                self._table.u,
            )
            return
        table = self._table
        table.kept.note_help()
        advise, _ = table.teacher()
        asked = Asked(self._tell, self._failed, self._thinking)
        self._question.put(asked, advise, table.match.observation(PERSON), table.match.thinking_seed)

    def _tell(self, advice: Advice[Any, Any]) -> None:
        from scenes.match.advice_marks import marked, under_arrow

        table = self._table
        _, words = table.teacher()
        self._best = advice.best
        aim, showing = table.aim(advice.best), table.showing
        said, play = words.advice(advice), marked(aim, showing)
        arrow = under_arrow(aim, showing, table.u) * _ARROW_WEIGHS
        self._panel.say(said, self.around((*play, *aim.beside), arrow), table.u)
        if any(map(self.covers, (*play, table.telling.hand))):
            # There is no room for all that: the play is to be seen before what lies beside it.
            self._panel.say(said, self.around(play, (*arrow, *aim.beside)), table.u)

    def _thinking(self) -> None:
        self._say(self._words.text("Thinking…"))

    def _failed(self) -> None:
        text = self._words.text
        self._say(text("No answer"), text("Something went wrong. Please ask again."))

    def _say(self, heading: str, closing: str = "") -> None:
        from scenes.table.answer_said import Said

        self._panel.say(Said(heading, closing=closing), self.around(), self._table.u)
