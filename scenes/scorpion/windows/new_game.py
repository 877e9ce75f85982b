"""Decides the window that starts a game: which rules and which deal; must not know how a deal is found or dealt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from game.scorpion.named import THE_RULES
from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.variants import CLASSIC, RULE_SETS
from game.words import Words
from scenes.look import tokens
from scenes.scorpion.preferences import ANY_GRADE, GRADES
from scenes.scorpion.windows import deal_text
from scenes.scorpion.windows.deal_field import DealField
from scenes.scorpion.windows.deal_finder import DealFinder
from scenes.scorpion.windows.deal_search import DealSearch, Winnable
from scenes.scorpion.windows.deal_signs import DealSigns
from scenes.scorpion.winnable_words import grade_sentences, grade_words, rule_set_words, share_words
from scenes.widgets.buttons import Button
from scenes.widgets.choices import RadioRow, SwitchRow
from scenes.widgets.clipboard import Clipboard, SystemClipboard
from scenes.widgets.label import SMALL
from scenes.widgets.pieces import Caption, Divider, Even, Halves, Item
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.segments import Segments
from scenes.windows.frame import Content
from scenes.windows.window import Window

_OUT = 8
_WIDE, _NARROW = 832, 496
_TWO_COLUMNS = 600
"""The least inner width for two columns, in pixels at scale 1."""
_ROOMY_CANVAS = 900
"""A window of one column has full rows on canvases as high as this, in pixels at scale 1."""
_SIGN, _SIGN_SHORT = 56, 48
"""How high an icon with its word is."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the window begins with: a rule set's name, whether the deal must be winnable, and how hard (`GRADES`)."""

    rules: str = "classic"
    winnable: bool = True
    grade: str = ANY_GRADE


class NewGameDoors(NamedTuple):
    """Where the window leads: a deal to be dealt, the same deal again (None: no game yet), a choice to be kept, the
    deals of the days.
    """

    deal: Callable[[Start], None]
    replay: Callable[[], None] | None
    keep: Callable[[str, str | bool], None]
    draw_number: Callable[[], int]
    days: Callable[[], None]


class NewGameWindow(Window):
    """Asks for rules and a deal. Once a deal is written, what else could be wished of one is put away.

    `search` looks for winnable deals meanwhile; `code` is the share code of the game on the table, None where it has
    none.
    """

    wide = _WIDE

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        doors: NewGameDoors,
        search: DealSearch,
        wanted: Wanted | None = None,
        code: str | None = None,
        speed: float = 1.0,
        clipboard: Clipboard | None = None,
    ) -> None:
        super().__init__(words, close, speed)
        self._doors = doors
        self._finder = DealFinder(search)
        self._wanted = wanted or Wanted()
        clipboard = clipboard or SystemClipboard()
        self._field = DealField(words, clipboard, lambda: self._rules, self._written)
        self._signs = DealSigns(self._field, clipboard, code, self._throw, lambda: self.pane)
        self._look()

    def title(self) -> str:
        return self.words.text("New game")

    # What it holds

    def content(self) -> Content:
        side_by_side = self.room >= _TWO_COLUMNS and self._size[0] > self._size[1]
        self.wide = tokens.WINDOW_MAX_WIDTH if self.short else _WIDE if side_by_side else _NARROW
        text = self.words.text
        looking = self._finder.awaited
        deal = Button(text("Finding a deal…") if looking else text("Deal"), self._deal, "primary")
        deal.enabled = not looking
        deal.why_off = text("A deal is being looked for: Cancel stops it")
        foot = [Button(text("Cancel"), self.leave), deal]
        if self._doors.replay and side_by_side:
            foot.insert(0, self._replay_button())
        rules = self._rules_column(side_by_side)
        self._signs.make(self.words)
        self._field.speak(self.words)
        number = self._deal_column(self._field.written, side_by_side)
        other = self._deal_column(not self._field.written, side_by_side)
        return Content(
            columns=[rules, number] if side_by_side else [[*rules, *number]],
            # What is put away leaves its room: the field stays where it is.
            others=[other] if side_by_side else [[*rules, *other]],
            shares=(1.25 if self.short else 1.2, 1.0) if side_by_side else (1.0,),
            foot=foot,
            default=deal,
            first=self._field.widget,
        )

    def _rules_column(self, side_by_side: bool) -> list[Item]:
        rows: list[Item] = [(Caption(self.words.text("Rules")), 0, 0)]
        low = self.short or (not side_by_side and self._size[1] < _ROOMY_CANVAS * self.u)
        for k, (name, title, second) in enumerate(rule_set_words(self.words)):
            high = tokens.ROW_SMALL if low else tokens.ROW
            row = RadioRow(title, second, name == self._wanted.rules, partial(self._choose_rules, name), high)
            rows.append((row, 4 if k or self.short else 8, _OUT))
        return rows if side_by_side else [*rows, (Divider(), 16, 0)]

    def _deal_column(self, written: bool, side_by_side: bool) -> list[Item]:
        """The field and what goes with it; `written`: a deal of the person's own is in it."""
        text, short = self.words.text, self.short
        column: list[Item] = [
            (Caption(text("Deal number or code")), 0 if side_by_side else 16, 0),
            (self._field.widget, 4 if short else 8, 0),
        ]
        if written or not short:
            said = self._field.advice(self.words) if written else deal_text.expected(self.words)
            column.append((Prose(said, SMALL), 8, 0))
        column.append((Even(_SIGN_SHORT if short else _SIGN, *self._signs.buttons), 4, 0))
        day = Button(text("Deal of the day"), lambda: self.leave(self._doors.days))
        page = Button(text("Deal from the rules"), self._deal_of_the_rules)
        page.enabled = not self._finder.awaited
        page.why_off = text("A deal is being looked for: Cancel stops it")
        column.append((Halves(day, page, close=short), 4 if short else 8, 0))
        if self._doors.replay and not side_by_side:
            column.append((self._replay_button(), 8, 0))
        if not written:
            column += [(one, 4 if short else 8, 0) for one in self._kind_of_deal()]
        return column

    def _kind_of_deal(self) -> tuple[SwitchRow, Segments]:
        """What is wished of a deal that nobody has written."""
        wanted = self._wanted
        share = share_words(wanted.rules, self.words)
        switch = SwitchRow(self.words.text("Winnable deals only"), share, wanted.winnable, self._turn, self.short)
        grade = GRADES.index(wanted.grade)
        grades = Segments(grade_words(self.words), grade, self._choose_grade, grade_sentences(self.words))
        grades.enabled = wanted.winnable
        grades.why_off = self.words.text("Only winnable deals are graded: turn the switch on first")
        return switch, grades

    def _replay_button(self) -> Button:
        return Button(self.words.text("Play this deal again"), self._replay, icon="replay")

    @property
    def _rules(self) -> ScorpionRules:
        return RULE_SETS[self._wanted.rules]

    def _written(self, start: Start | None) -> None:
        """The person writes; once it is a deal, it may bring rules of its own."""
        self._finder.wait_no_more()
        if start is not None and start.rules != self._rules:
            self._wanted = replace(self._wanted, rules=start.rules.name)
            self._look()
        self.rebuild()

    # What the person chooses

    def _choose_rules(self, rules: str) -> None:
        self._field.leave_rules()
        self._want(replace(self._wanted, rules=rules))

    def _turn(self, on: bool) -> None:
        self._doors.keep("winnable", on)
        self._want(replace(self._wanted, winnable=on))

    def _choose_grade(self, index: int) -> None:
        self._doors.keep("grade", GRADES[index])
        self._want(replace(self._wanted, grade=GRADES[index]))

    def _want(self, wanted: Wanted) -> None:
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._field.wish_otherwise()
        self._look()
        self.rebuild()

    def _throw(self) -> None:
        """The dice: a number of the kind that is wished."""
        if not self._wanted.winnable:
            self._draw(self._doors.draw_number())
        else:
            self._take(self._draw_found)

    def _draw(self, number: int) -> None:
        self._field.draw(number)
        self.rebuild()

    # What is looked for

    @property
    def _wish(self) -> Winnable:
        grade = self._wanted.grade
        return Winnable(self._wanted.rules, None if grade == ANY_GRADE else grade)

    def _look(self) -> None:
        """Get a winnable deal of the kind that is wished ready, unless any deal will do."""
        self._finder.prepare(self._wish if self._wanted.winnable else None)

    def _take(self, then: Callable[[int], None]) -> None:
        if not self._finder.take(self._wish, then):
            self.rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        came = self._finder.look_in()
        if came:
            self.rebuild()
        if came == "failed":
            self.pane.say(self.words.text("The search for a deal didn't work."), self._field.widget)

    @property
    def waiting(self) -> bool:
        return super().waiting or self._finder.searching

    # What it answers

    def _deal(self) -> None:
        if self._field.text:
            start = self._field.read()
            if start is not None:
                self._answer(start)
            else:
                self._field.refused = True
                self.rebuild()
        elif self._wanted.winnable:
            self._take(self._answer_found)
        else:
            self._answer(Start.numbered(self._rules, self._doors.draw_number()))

    def _deal_of_the_rules(self) -> None:
        self._answer(Start.named(CLASSIC, THE_RULES))

    def _answer_found(self, number: int) -> None:
        self._answer(Start.numbered(self._rules, number))

    def _draw_found(self, number: int) -> None:
        self._look()
        self._draw(number)

    def _answer(self, start: Start) -> None:
        self.leave(lambda: self._doors.deal(start))

    def _replay(self) -> None:
        self.leave(self._doors.replay)

    def leave(self, then: Callable[[], None] | None = None) -> None:
        self._finder.stop()
        super().leave(then)
