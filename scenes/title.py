"""Decides the title screen: the two tables side by side, what waits on each, and the doors; must not know any game."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.words import Words
from scenes import title_art
from scenes.intents import Intent, KeyPressed, PointerGone, PointerMoved
from scenes.look import lettering, tokens
from scenes.look.shapes import Box
from scenes.scorpion.deal_name import deal_and_moves
from scenes.title_fans import TitleFans
from scenes.title_plan import FAN_WIDE, LINE, TitlePlan, TopPlace, plan
from scenes.title_strip import StripItem, place_strip
from scenes.widgets.buttons import Button, Kind
from scenes.widgets.label import Label, Style, lay
from scenes.widgets.pane import Pane
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Fade

LOGOTYPE = "Osteria Antares"
_TABLES = ("Scorpion", "Scopa")
_LINES = (
    Style("regular", 16, tokens.TEXT_QUIET, leading=1.25),
    Style("regular", 16, tokens.TEXT_QUIET_ON_WOOD, leading=1.25),
)
#: A button's least width, in pixels at scale 1 and as a share of its table, and the gap between two.
_BUTTON_LEAST, _BUTTON_SHARE, _BUTTON_GAP = 168, 0.36, 12


class TitleDoors(NamedTuple):
    """Where the title screen leads. `new_…` also begins a game where none waits."""

    resume_scorpion: Callable[[], None]
    new_scorpion: Callable[[], None]
    resume_scopa: Callable[[], None]
    new_scopa: Callable[[], None]
    settings: Callable[[], None]
    rules: Callable[[], None]
    statistics: Callable[[], None]
    quit: Callable[[], None]


class ScorpionWaiting(NamedTuple):
    """A game of Scorpion under way: its deal's number or label, and the moves made."""

    label: str
    moves: int


class ScopaWaiting(NamedTuple):
    """A match of Scopa under way: the points of the person and of the computer, and what they play to."""

    points: tuple[int, int]
    target: int


class TitleWaiting(NamedTuple):
    """What waits on each table; None: nothing."""

    scorpion: ScorpionWaiting | None = None
    scopa: ScopaWaiting | None = None


class TitleDress(NamedTuple):
    """How cards look and how fast things move, as the player has set it; `speed` 0: at once."""

    four_colours: bool = False
    italian: str = "neapolitan"
    speed: float = 1.0


class TitleScene:
    """The first thing on the screen. `waiting` and `dress` are asked on every `resize` and `refresh`."""

    opaque = True
    leaving = False

    def __init__(
        self, words: Words, doors: TitleDoors, waiting: Callable[[], TitleWaiting], dress: Callable[[], TitleDress]
    ) -> None:
        self.words = words
        self._doors = doors
        self._ask_waiting = waiting
        self._ask_dress = dress
        self._dress = TitleDress()
        self._size, self._u = (0, 0), 1.0
        self._ground = pygame.Surface((1, 1))
        self._fans = TitleFans()
        self._appear = Fade(tokens.DEAL_FLIGHT)
        self._mouse: PointerMoved | None = None
        self._changed = True
        self.pane = Pane((), (), Scroll())
        self.lines: tuple[Label, ...] = ()
        self._rows: tuple[range, ...] = ()

    # -------------------------------------------------------------- laying out

    def resize(self, size: tuple[int, int], u: float) -> None:
        """Lay out for this canvas at this UI scale."""
        self._size, self._u = size, u
        self.refresh()

    def refresh(self) -> None:
        """Ask anew what waits and how things look: a table has been left, or a setting was changed."""
        if not self._size[0]:
            return
        self._dress = self._ask_dress()
        waiting = self._ask_waiting()
        places = plan(self._size, self._u)
        lines = self._lay_lines(places, waiting)
        if max(len(label.lines) for label in lines) > 1:
            places = plan(self._size, self._u, lines=2)
            lines = self._lay_lines(places, waiting)
        self._furnish(places, lines, waiting)
        self._fans.want(places, self._dress.four_colours, self._dress.italian)
        self._changed = True

    def _furnish(self, places: TitlePlan, lines: tuple[Label, ...], waiting: TitleWaiting) -> None:
        """Make and place all controls, and paint what lies still."""
        focus, u = self.pane.focus.place, self._u
        buttons = self._make_buttons(waiting)
        for pair, top in zip(buttons, places.tops, strict=True):
            _place_buttons(pair, top, u)
        items = self._make_items()
        strip = place_strip(items, places.strip_y, places.strip_height, self._size[0], u)
        default = buttons[1][0] if waiting.scopa and not waiting.scorpion else buttons[0][0]
        first_time = not self.lines
        before, self.pane = self.pane, Pane((), (*buttons[0], *buttons[1], *items), Scroll(), default)
        self.pane.place(Box(0, 0, *self._size), u)
        self.pane.take_over(before)
        self._rows = _rows(places.tall, len(buttons[0]), len(buttons[1]), len(items))
        if first_time:
            self.pane.focus.put(default)
        else:
            self.pane.focus.place = focus
        if self._mouse:
            self.pane.handle(self._mouse)
        self.lines = lines
        self._paint(places, buttons[0], strip)

    def _make_buttons(self, waiting: TitleWaiting) -> tuple[list[Button], list[Button]]:
        """The buttons of each table; the first of the table that is likelier wanted is the primary one."""
        doors, text = self._doors, self.words.text
        scopa_first = waiting.scopa is not None and waiting.scorpion is None
        made: list[list[Button]] = []
        for waits, primary, resume, new in (
            (waiting.scorpion is not None, not scopa_first, doors.resume_scorpion, doors.new_scorpion),
            (waiting.scopa is not None, scopa_first, doors.resume_scopa, doors.new_scopa),
        ):
            kind: Kind = "primary" if primary else "ghost"
            if waits:
                made.append([Button(text("Resume"), resume, kind), Button(text("New game"), new)])
            else:
                made.append([Button(text("Play"), new, kind)])
        return made[0], made[1]

    def _make_items(self) -> list[StripItem]:
        text, doors = self.words.text, self._doors
        return [
            StripItem("gear", text("Settings"), doors.settings),
            StripItem("book", text("Rules"), doors.rules),
            StripItem("statistics", text("Statistics"), doors.statistics),
            StripItem("quit", text("Quit"), doors.quit),
        ]

    def _lay_lines(self, places: TitlePlan, waiting: TitleWaiting) -> tuple[Label, ...]:
        """The line under each name: what waits, or an invitation."""
        u = self._u
        said = (self._scorpion_line(waiting.scorpion), self._scopa_line(waiting.scopa))
        labels = []
        for words, style, top in zip(said, _LINES, places.tops, strict=True):
            half = LINE * u / 2
            room = Box(top.board.x + 16 * u, top.line_y - half, top.board.w - 32 * u, 4 * half)
            labels.append(lay(words, style, room, u, "centre", "top", most=2))
        return tuple(labels)

    def _scorpion_line(self, waiting: ScorpionWaiting | None) -> str:
        if waiting is None:
            return self.words.text("Four runs, from the king down to the ace")
        moves = self.words.plural("{count} move", "{count} moves", waiting.moves).format(count=waiting.moves)
        return deal_and_moves(waiting.label, moves, self.words)

    def _scopa_line(self, waiting: ScopaWaiting | None) -> str:
        if waiting is None:
            return self.words.text("Forty cards, and the computer across the table")
        you, computer = waiting.points
        said = self.words.text("{you} to {computer}, first to {target}")
        return said.format(you=you, computer=computer, target=waiting.target)

    def _paint(self, places: TitlePlan, buttons: list[Button], strip: Box) -> None:
        u = self._u
        ground = title_art.paint_ground(self._size, places, u)
        cloth = places.tops[0]
        fan = Box(0, 0, FAN_WIDE * cloth.card, 1.3 * cloth.card)
        fan = fan.moved(cloth.board.cx - fan.w / 2, cloth.fan_y - fan.h / 2)
        name = Box(cloth.board.cx - 100 * u, cloth.name_y - cloth.name_size / 2, 200 * u, cloth.name_size)
        line = self.lines[0].ink
        taken = [fan, name, Box(*line), *(button.box for button in buttons), strip]
        title_art.paint_scorpius(ground, cloth.board, taken, u)
        title_art.paint_logotype(ground, places, LOGOTYPE)
        for table, top, label in zip(_TABLES, places.tops, self.lines, strict=True):
            size = round(top.name_size)
            lettering.draw(ground, table, "title", size, tokens.TEXT, top.board.cx, top.name_y, "centre")
            label.draw(ground)
        title_art.paint_strip(ground, strip, u)
        self._ground = ground

    # -------------------------------------------------------------- the scene

    def handle(self, intent: Intent) -> None:
        """Take one intent."""
        if isinstance(intent, PointerMoved) and intent.pointer[0] == "mouse":
            self._mouse = intent
        if isinstance(intent, PointerGone) and intent.pointer[0] == "mouse":
            self._mouse = None
        if isinstance(intent, KeyPressed) and intent.name == "f1":
            self._doors.rules()
            return
        walked = isinstance(intent, KeyPressed) and self._walk_along(intent.name)
        if walked or self.pane.handle(intent):
            self._changed = True

    def _walk_along(self, key: str) -> bool:
        """Left and right stay in the row where the keyboard is, though the strip may be nearer; True: that was it."""
        here, shown = self.pane.focus.place
        if key not in ("left", "right") or here is None or not shown:
            return False
        row = next(row for row in self._rows if here in row)
        there = here + (1 if key == "right" else -1)
        self.pane.focus.place = (there if there in row else here, True)
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        motion = dt / self._dress.speed if self._dress.speed else math.inf
        if self.moving:
            self._changed = True
        if self._fans.take():
            self._appear.to(True)
            self._changed = True
        self._appear.step(motion)
        if self.pane.step(motion, dt):
            self._changed = True

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Draw everything."""
        del alpha  # A fade takes a few frames only: the last step's value serves.
        canvas.blit(self._ground, (0, 0))
        self._fans.draw(canvas, self._appear.value)
        self.pane.draw(canvas)
        self.pane.draw_above(canvas)

    @property
    def moving(self) -> bool:
        """Whether frames are needed."""
        return self._appear.moving or self.pane.moving

    @property
    def waiting(self) -> bool:
        """Whether time has to pass although no frame is needed: cards are being drawn."""
        return self.pane.waiting or self._fans.coming

    @property
    def changed(self) -> bool:
        """Whether one frame is needed."""
        return self._changed

    def drawn(self) -> None:
        """The frame asked for was drawn."""
        self._changed = False


def _rows(tall: bool, first: int, second: int, items: int) -> tuple[range, ...]:
    """Which controls in walking order stand side by side: both tables' buttons, or each table's, and the strip's."""
    both = first + second
    tables = (range(first), range(first, both)) if tall else (range(both),)
    return (*tables, range(both, both + items))


def _place_buttons(buttons: list[Button], top: TopPlace, u: float) -> None:
    """Put a table's buttons side by side in the middle, all as wide as the widest."""
    gap = _BUTTON_GAP * u
    most = (top.buttons.w - gap * (len(buttons) - 1)) / len(buttons)
    least = min(_BUTTON_LEAST * u, _BUTTON_SHARE * top.board.w)
    wide = min(most, max(least, *(button.width_for(u) for button in buttons)))
    x = top.board.cx - (wide * len(buttons) + gap * (len(buttons) - 1)) / 2
    for button in buttons:
        button.place(Box(round(x), top.buttons.y, round(wide), top.buttons.h), u)
        x += wide + gap
