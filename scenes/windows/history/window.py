"""The window of all finished games: which are shown, and what is done with the one that is chosen. Knows no game.

What a game's row says is told by `finished`, what can be asked for by `choices`, where things stand by `layout`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import NamedTuple

import pygame

from game.history import Entry, History
from game.words import Words
from scenes import handing_out
from scenes.commands import COPY, UNDO
from scenes.host import Action, Asked, nothing
from scenes.intents import Intent, KeyPressed
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.clipboard import Clipboard, SystemClipboard
from scenes.widgets.dropdown import DropDown
from scenes.widgets.field_row import FieldRow
from scenes.widgets.rows import Listed, RowDoors, RowList
from scenes.widgets.widget import Widget
from scenes.windows.frame import Content, Frame
from scenes.windows.history import layout
from scenes.windows.history.choices import ENDED, EVERYTHING, SINCE, Choice, Played, played_choices, played_words
from scenes.windows.history.finished import FinishedOf, FinishedRows
from scenes.windows.window import Window

_TO_THE_LIST = ("up", "down", "pageup", "pagedown", "home", "end", "enter", "delete")
"""Keys that mean the list while the keyboard is on nothing else."""

_WORDS_FROM = 560
"""From this inner width (pixels at scale 1) the head has room for the words on its button."""


class HistoryDoors(NamedTuple):
    """What the window brings about."""

    review: Callable[[Entry], None]
    ask: Callable[[Asked], None]
    open_record: Action


class HistoryWindow(Window):
    """The games of `history`, the latest first, those of `games` in words; what is deleted comes back until it goes."""

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        history: History,
        on_tables: Sequence[Entry],
        games: Sequence[FinishedOf],
        doors: HistoryDoors,
        today: date,
        speed: float = 1.0,
        played: Played = EVERYTHING,
        clipboard: Clipboard | None = None,
        figures: bool = True,
    ) -> None:
        """`on_tables` are games that are over but not left yet: they can't be deleted. `played` is what is asked for at
        first. Without `figures` nothing is said of scores.
        """
        super().__init__(words, close, speed)
        self._history = history
        self._on_tables = tuple(on_tables)
        self._games = games
        self._doors = doors
        self._today = today
        self._choice = Choice(played)
        self._clipboard = clipboard or SystemClipboard()
        self._figures = figures
        self._at = Listed()
        self._all: list[Entry] = []
        self.entries: list[Entry] = []
        """The games that are shown."""
        self._deleted = 0
        """How many games were deleted last, and can be brought back."""
        self._look()

    # What it holds

    def title(self) -> str:
        return self.words.text("Finished games")

    @property
    def chosen(self) -> Entry | None:
        """The game that is chosen, None where none is shown."""
        return self.entries[self._at.marked] if self.entries else None

    def content(self) -> Content:
        self._rows = FinishedRows(self._games, self.words, self._today, named=True, figures=self._figures)
        self.list = RowList(
            len(self.entries),
            lambda number: self._rows.row(self.entries[number]),
            RowDoors(self._review, self._choose, self._ask_to_delete),
            self._at,
        )
        self.list.focusable = bool(self.entries)
        self.fields = FieldRow(self._fields())
        self.actions = self._actions()
        self.undo = Button(self.words.text("Undo"), self._undo, icon="undo") if self._deleted else None
        self.load = self._load()
        fixed = [*self.fields.fields, self.list, *self.actions, *([self.undo] if self.undo else []), self.load]
        return Content([[]], fixed=fixed, first=self.list if self.entries else None)

    def _load(self) -> Widget:
        """The way to a record's file: with its words where the head has room for them."""
        words = self.words.text("Open a record")
        if self.room < _WORDS_FROM:
            return IconButton("folder", words, self._doors.open_record)
        return Button(words, self._doors.open_record, icon="folder")

    def _fields(self) -> list[DropDown]:
        text, choice = self.words.text, self._choice
        played = played_choices(self._all, [game.name for game in self._games])
        if choice.played not in played:
            played.append(choice.played)
        rows = self._rows

        def turn_to(**changed: object) -> None:
            self._ask_for(choice._replace(**changed))  # type: ignore[arg-type]

        return [
            DropDown(
                [played_words(one, rows, self.words) for one in played],
                played.index(choice.played),
                lambda place: turn_to(played=played[place]),
            ),
            DropDown([text(one.words) for one in ENDED], choice.ended, lambda place: turn_to(ended=place)),
            DropDown([text(one.words) for one in SINCE], choice.since, lambda place: turn_to(since=place)),
        ]

    def _actions(self) -> list[Button]:
        """What is done with the chosen game; the last one is for all that are shown."""
        text = self.words.text
        copy = Button(text("Copy"), self._copy, icon="copy")
        save = Button(text("Save"), self._save, icon="save")
        delete = Button(text("Delete"), self._ask_to_delete, icon="bin")
        every = Button(text("Delete all"), self._ask_to_delete_all, icon="bin")
        for button in (copy, save):
            button.enabled = self.chosen is not None and self.chosen.openable
            button.why_off = self._no_record if self.chosen else self._nothing_shown
        delete.enabled = self.chosen is not None and bool(self.chosen.number)
        every.enabled = bool(self._deletable)
        for button in (delete, every):
            button.why_off = self._on_its_table if self.entries else self._nothing_shown
        return [copy, save, delete, every]

    @property
    def _no_record(self) -> str:
        return self.words.text(
            "The moves of this game weren't kept: it was played with an older version of the program."
        )

    @property
    def _on_its_table(self) -> str:
        return self.words.text("This game is still on its table. Once you deal anew there, you can delete it.")

    @property
    def _deletable(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.number]

    @property
    def _nothing_shown(self) -> str:
        """Why there is no game in the list."""
        text = self.words.text
        if self._all:
            return text("None of your finished games is like that.")
        return text("You haven't finished a game yet. Here you'll find every one of them.")

    @property
    def told(self) -> str:
        """How many games there are, or why there are none."""
        count = len(self.entries)
        if not count:
            return self._nothing_shown
        return self.words.plural("{count} game", "{count} games", count).format(count=count)

    @property
    def notice(self) -> str:
        """What was deleted last and can be brought back; empty: nothing."""
        if not self._deleted:
            return ""
        said = self.words.plural("Deleted {count} game.", "Deleted {count} games.", self._deleted)
        return said.format(count=self._deleted)

    def lay_out(self, _content: Content) -> Frame:
        self._laid = layout.place(
            layout.Parts(self.fields, self.list, self.actions, self.load, self.undo, self.told, self.notice),
            self.title(), self.room_size, self.short, self.u,
        )  # fmt: skip
        return self._laid.frame

    def draw_behind(self, canvas: pygame.Surface, _frame: Frame, dy: float) -> None:
        for label in self._laid.labels:
            label.draw(canvas, (0, dy))

    # What is asked for

    def _look(self) -> None:
        """See what is there now."""
        self._all = [*self._on_tables, *self._history.entries()]
        self.entries = self._choice.wanted(self._today).among(self._all)

    def _ask_for(self, choice: Choice) -> None:
        self._choice = choice
        self._at.marked = 0
        self._at.scroll.jump(0)
        self._look()
        self.rebuild()

    def _choose(self, _number: int) -> None:
        """Another game is chosen: what can be done with it is another matter."""
        for button, fresh in zip(self.actions, self._actions(), strict=True):
            button.enabled, button.why_off = fresh.enabled, fresh.why_off

    def _review(self, number: int) -> None:
        entry = self.entries[number]
        if entry.openable:
            self._doors.review(entry)
        else:
            self.pane.say(self._no_record, self.list)

    # Handing out

    def _copy(self) -> None:
        if self.chosen is not None and (record := self._record_text(self.actions[0])):
            self.pane.say(handing_out.copy(record, self.words, self._clipboard).words, self.actions[0])

    def _save(self) -> None:
        if self.chosen is not None and (record := self._record_text(self.actions[1])):
            self.pane.say(handing_out.save(record, self.chosen.over.game, self.words).words, self.actions[1])

    def _record_text(self, button: Button) -> str:
        """The chosen game's record; where it can't be read, that is said at the button."""
        record = self.chosen.over.record if self.chosen is not None else None
        if not record:
            self.pane.say(self.words.text("The record of this game is damaged."), button)
        return record or ""

    # Deleting

    def _ask_to_delete(self) -> None:
        if self.chosen is not None and not self.chosen.number:
            self.pane.say(self._on_its_table, self.list)
        elif self.chosen is not None:
            title = self.words.text("Delete this game?")
            said = f"{self.list.told(self._at.marked).title}.\n{self._what_deleting_means}"
            self._ask(title, said, [self.chosen])

    def _ask_to_delete_all(self) -> None:
        entries = self._deletable
        count = len(entries)
        title = self.words.plural("Delete {count} game?", "Delete {count} games?", count).format(count=count)
        self._ask(title, self._what_deleting_means, entries)

    @property
    def _what_deleting_means(self) -> str:
        return self.words.text(
            "It will be as if this had never been played, in the statistics too. You can undo it until you close the "
            "list of finished games."
        )

    def _ask(self, title: str, message: str, entries: list[Entry]) -> None:
        text = self.words.text
        keep = text("Keep"), nothing
        self._doors.ask(Asked(title, message, keep, (text("Delete"), partial(self._delete, entries)), declines=False))

    def _delete(self, entries: list[Entry]) -> None:
        self._history.delete(entries)
        self._changed_games()

    def _undo(self) -> None:
        self._history.undo()
        self._changed_games()

    def _changed_games(self) -> None:
        self._deleted = self._history.undoable
        self._look()
        shown = self.pane.focus.place[1]
        self.rebuild()
        self.pane.focus.put(self.list if self.entries else self.undo, shown)

    # A scene

    def take(self, intent: Intent) -> None:
        if isinstance(intent, KeyPressed) and not self.pane.busy and not self.leaving and self._take_key(intent):
            self._changed = True
        else:
            super().take(intent)

    def _take_key(self, key: KeyPressed) -> bool:
        """Keys that mean the same wherever the keyboard is."""
        if UNDO.asked_by(key) and self.undo is not None:
            self._undo()
            return True
        if COPY.asked_by(key) and self.entries:
            self.actions[0].activate()
            return True
        on = self.pane.focus.widget
        if key.name in _TO_THE_LIST and self.entries and (on is None or not self.pane.focus.shows_on(on)):
            self.pane.focus.put(self.list, shown=True)
        return False

    def _go(self) -> None:
        if not self._gone:
            self._history.close()
        super()._go()
