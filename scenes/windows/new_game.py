"""Decides the window that starts a game: which rules and which deal; must not know how a deal is found or dealt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import NamedTuple

from game.errors import GameError
from game.scorpion import codes
from game.scorpion.named import THE_RULES
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RULE_SETS
from game.words import Words
from scenes.look import lettering, tokens
from scenes.preferences import GRADES
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.choices import RadioRow, SwitchRow
from scenes.widgets.clipboard import Clipboard, SystemClipboard
from scenes.widgets.label import SMALL
from scenes.widgets.pieces import Beside, Caption, Divider, Halves, Item
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.segments import Segments
from scenes.widgets.written_field import WrittenField
from scenes.windows.deal_search import DealSearch, Found, OfTheDay, Winnable, Wish
from scenes.windows.frame import Content
from scenes.windows.window import Window
from scenes.windows.winnable_words import grade_sentences, grade_words, rule_set_words, share_words

ANY = GRADES[0]
_OUT = 8
_WIDE, _NARROW = 832, 496
_TWO_COLUMNS = 600
"""The least inner width for two columns, in pixels at scale 1."""
_ROOMY_CANVAS = 900
"""A window of one column has full rows on canvases as high as this, in pixels at scale 1."""
_MOST_QUOTED = 24


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the window begins with: a rule set's name, whether the deal must be winnable, and how hard (`GRADES`)."""

    rules: str = "classic"
    winnable: bool = True
    grade: str = ANY


class NewGameDoors(NamedTuple):
    """Where the window leads: a deal to be dealt, the same deal again (None: no game yet), a choice to be kept."""

    deal: Callable[[Start], None]
    replay: Callable[[], None] | None
    keep: Callable[[str, str | bool], None]
    draw_number: Callable[[], int]


class NewGameWindow(Window):
    """Asks for rules and a deal.

    `search` looks for winnable deals meanwhile; `code` is the share code of the game on the table, None where it has
    none; `today` is the date of the deal of the day.
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
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(words, close, speed)
        self._doors = doors
        self._search = search
        self._wanted = wanted or Wanted()
        self._code = code
        self._clipboard = clipboard or SystemClipboard()
        self._today = today
        self._deal_text = ""
        self._drawn = False
        """Whether the dice wrote what is in the field: it goes when another kind of deal is wished."""
        self._said = ""
        self._wish: Wish | None = None
        self._found: int | None = None
        """A winnable deal of the kind that is wished, not used yet."""
        self._then: Callable[[int], None] | None = None
        """What is to be done with the deal once it is found; None: it is only got ready."""
        self._dependent: tuple[SwitchRow, Segments] | None = None
        self._look()

    def title(self) -> str:
        return self.words.text("New game")

    # What it holds

    def content(self) -> Content:
        side_by_side = self.room >= _TWO_COLUMNS and self._size[0] > self._size[1]
        self.wide = tokens.WINDOW_MAX_WIDTH if self.short else _WIDE if side_by_side else _NARROW
        text = self.words.text
        looking = self._then is not None
        deal = Button(text("Finding a deal…") if looking else text("Deal"), self._deal, "primary")
        deal.enabled = not looking
        field = WrittenField(self._deal_text, codes.begins, _grouped, text("Random"), self._typed, self._paste)
        rules, number = self._rules_column(side_by_side), self._deal_column(field)
        foot = [Button(text("Cancel"), self.leave), deal]
        if self._doors.replay:
            replay = Button(text("Play this deal again"), self._replay, icon="replay")
            if side_by_side:
                foot.insert(0, replay)
            else:
                number.append((replay, 8, 0))
        if not side_by_side:
            rules = [*rules, (Divider(), 16, 0)]
            number = [(number[0][0], 16, 0), *number[1:]]
        return Content(
            columns=[rules, number] if side_by_side else [[*rules, *number]],
            shares=(1.3 if self.short else 1.2, 1.0) if side_by_side else (1.0,),
            foot=foot,
            default=deal,
            first=field,
        )

    def _rules_column(self, side_by_side: bool) -> list[Item]:
        rows: list[Item] = [(Caption(self.words.text("Rules")), 0, 0)]
        low = self.short or (not side_by_side and self._size[1] < _ROOMY_CANVAS * self.u)
        for k, (name, title, second) in enumerate(rule_set_words(self.words)):
            high = tokens.ROW_SMALL if low else tokens.ROW
            row = RadioRow(title, second, name == self._wanted.rules, partial(self._choose_rules, name), high)
            rows.append((row, 4 if k else 8, _OUT))
        return rows

    def _deal_column(self, field: WrittenField) -> list[Item]:
        text, wanted = self.words.text, self._wanted
        squares = [
            IconButton("dice", text("Random number"), self._throw, outlined=True),
            IconButton("paste", text("Paste a deal"), self._paste, outlined=True),
        ]
        if self._code:
            squares.append(IconButton("copy", text("Copy the code of this game"), self._copy, outlined=True))
        column: list[Item] = [(Caption(text("Deal number")), 0, 0), (Beside(field, *squares), 8, 0)]
        if self._said:
            column.append((Prose(self._said, SMALL), 8, 0))
        share = share_words(wanted.rules, self.words)
        switch = SwitchRow(text("Winnable deals only"), share, wanted.winnable, self._turn)
        grade = GRADES.index(wanted.grade)
        grades = Segments(grade_words(self.words), grade, self._choose_grade, grade_sentences(self.words))
        self._dependent = switch, grades
        self._enable()
        column += [(switch, 12, 0), (grades, 8, 0)]
        day = Button(text("Deal of the day"), self._deal_of_the_day)
        page = Button(text("Deal from the rules"), self._deal_of_the_rules)
        day.enabled = page.enabled = self._then is None
        return [*column, (Halves(day, page, close=self.short), 16, 0)]

    def _enable(self) -> None:
        """A deal the person wrote wins over the switch, and a switch turned off over the grades."""
        if self._dependent:
            switch, grades = self._dependent
            switch.enabled = not self._deal_text or self._drawn
            grades.enabled = switch.enabled and self._wanted.winnable

    # What the person chooses

    def _choose_rules(self, rules: str) -> None:
        if self._deal_text == THE_RULES:
            self._deal_text = ""
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
        self._wanted, self._said = wanted, ""
        if self._drawn:
            self._deal_text, self._drawn = "", False
        self._look()
        self.rebuild()

    def _typed(self, text: str) -> None:
        self._deal_text, self._drawn = text, False
        self._enable()
        if self._then or self._said:
            self._then, self._said = None, ""
            self.rebuild()

    def _write(self, deal: str, drawn: bool) -> None:
        self._deal_text, self._drawn, self._said = deal, drawn, ""
        self.rebuild()

    def _throw(self) -> None:
        """The dice: a number of the kind that is wished."""
        if not self._wanted.winnable:
            self._write(str(self._doors.draw_number()), drawn=True)
        else:
            self._take(self._write_found)

    def _paste(self) -> None:
        text = self._clipboard.text().replace("\0", "")
        digits = "".join(character for character in text if character in "0123456789")
        for written in (text, "" if ":" in text else digits):
            try:
                start = codes.read(written, RULE_SETS[self._wanted.rules])
            except GameError:
                continue
            self._drawn = False
            self._want(replace(self._wanted, rules=start.rules.name))
            self._write(start.name, drawn=False)
            return
        self._say_unusable(text)

    def _copy(self) -> None:
        done = self._code is not None and self._clipboard.put(self._code)
        text = self.words.text
        self._said = text("Copied: {code}").format(code=self._code) if done else text("The clipboard isn't available.")
        self.rebuild()

    def _say_unusable(self, written: str) -> None:
        quoted = " ".join(written.split())
        if len(quoted) > _MOST_QUOTED:
            quoted = f"{quoted[:_MOST_QUOTED]}…"
        said = self.words.text("“{written}” isn't a deal. Enter a number, ms24, pysol:24 or a code like {code}.")
        self._said = said.format(written=quoted, code="scorpion:classic:48213")
        self.rebuild()

    # What is looked for

    def _look(self) -> None:
        """Get a winnable deal of the kind that is wished ready, unless any deal will do."""
        self._found, self._then = None, None
        wanted = self._wanted
        if wanted.winnable:
            self._ask(Winnable(wanted.rules, None if wanted.grade == ANY else wanted.grade))
        else:
            self._stop()

    def _ask(self, wish: Wish) -> None:
        self._wish = wish
        self._search.ask(wish)

    def _stop(self) -> None:
        if self._wish is not None:
            self._wish = None
            self._search.cancel()

    def _take(self, then: Callable[[int], None]) -> None:
        """Do `then` with a winnable deal: now if one is ready, else once it is found."""
        if self._found is not None:
            number, self._found = self._found, None
            then(number)
            return
        if not isinstance(self._wish, Winnable):
            self._look()
        self._then, self._said = then, ""
        self.rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        found = self._search.answer() if self._wish is not None else None
        if found is not None:
            self._take_in(found)

    def _take_in(self, found: Found) -> None:
        self._wish = None
        then, self._then = self._then, None
        if found.number is None:
            if then:
                self._said = self.words.text("The search for a deal didn't work.")
        elif then:
            then(found.number)
        else:
            self._found = found.number
        if then:
            self.rebuild()

    @property
    def waiting(self) -> bool:
        return super().waiting or self._wish is not None

    # What it answers

    def _deal(self) -> None:
        rules = RULE_SETS[self._wanted.rules]
        if self._deal_text:
            try:
                self._answer(codes.read(self._deal_text, rules))
            except GameError:
                self._say_unusable(self._deal_text)
        elif self._wanted.winnable:
            self._take(self._answer_found)
        else:
            self._answer(Start.numbered(rules, self._doors.draw_number()))

    def _deal_of_the_day(self) -> None:
        self._found, self._said = None, ""
        self._ask(OfTheDay(self._today()))
        self._then = self._answer_of_the_day
        self.rebuild()

    def _deal_of_the_rules(self) -> None:
        self._answer(Start.named(CLASSIC, THE_RULES))

    def _answer_found(self, number: int) -> None:
        self._answer(Start.numbered(RULE_SETS[self._wanted.rules], number))

    def _answer_of_the_day(self, number: int) -> None:
        self._answer(Start.numbered(CLASSIC, number))

    def _write_found(self, number: int) -> None:
        self._look()
        self._write(str(number), drawn=True)

    def _answer(self, start: Start) -> None:
        self.leave(lambda: self._doors.deal(start))

    def _replay(self) -> None:
        self.leave(self._doors.replay)

    def leave(self, then: Callable[[], None] | None = None) -> None:
        self._stop()
        super().leave(then)


def _grouped(deal: str) -> str:
    """A deal's number with air between its thousands; a name as it is, but for a very long number in it."""
    kind, colon, figures = deal.rpartition(":")
    return lettering.grouped(int(deal)) if deal.isdecimal() else f"{kind}{colon}{lettering.shortened(figures)}"
