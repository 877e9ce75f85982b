"""Decides how a record is chosen that is to be opened: a saved one, or what is on the clipboard. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path

from game import records
from game.errors import RecordError
from game.records import JsonObject
from game.words import Words
from scenes.when import day_words
from scenes.widgets.buttons import Button
from scenes.widgets.clipboard import Clipboard, SystemClipboard
from scenes.widgets.pieces import Item
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.rows import Listed, Row, RowDoors, RowList
from scenes.windows.frame import Content
from scenes.windows.window import Window

_ROWS, _ROWS_SHORT = 6, 3


class RecordsWindow(Window):
    """The records in `files`, the latest first, which lie in `folder`; one is looked into when it is chosen.

    `use` is given a record that could be read and gives what opens it; it raises `RecordError`.
    """

    wide = 640

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        folder: Path,
        files: Sequence[Path],
        use: Callable[[JsonObject], Callable[[], None]],
        today: date,
        speed: float = 1.0,
        clipboard: Clipboard | None = None,
    ) -> None:
        super().__init__(words, close, speed)
        self._folder = folder
        self._files = tuple(files)
        self._use = use
        self._today = today
        self._clipboard = clipboard or SystemClipboard()
        self._at = Listed()

    def title(self) -> str:
        return self.words.text("Open a record")

    def content(self) -> Content:
        text = self.words.text
        most = _ROWS_SHORT if self.short else _ROWS
        self.list = RowList(len(self._files), self._row, RowDoors(self._open_file), self._at, most)
        self.list.focusable = bool(self._files)
        self.paste = Button(text("From the clipboard"), self._open_clipboard, icon="paste")
        said = (
            text("These are the records in {folder}. Anything else that is copied can be opened from the clipboard.")
            if self._files
            else text("There are no records in {folder} yet. One that is copied can be opened from the clipboard.")
        )
        column: list[Item] = [(Prose(said.format(folder=self._folder)), 0, 0), (self.list, 12, 12)]
        first = self.list if self._files else self.paste
        return Content([column], [self.paste], default=first, first=first)

    def _row(self, number: int) -> Row:
        file = self._files[number]
        try:
            day = datetime.fromtimestamp(file.stat().st_mtime).date().isoformat()
        except (OSError, ValueError, OverflowError):
            day = ""
        return Row(file.name, (day_words(day, self._today, self.words),), action=self.words.text("Open"))

    def _open_file(self, number: int) -> None:
        self._open(lambda: records.read_file(str(self._files[number])), self.list)

    def _open_clipboard(self) -> None:
        written = self._clipboard.text().strip()
        if not written:
            self.pane.say(self.words.text("There's nothing to read on the clipboard."), self.paste)
            return
        self._open(lambda: records.parse(written), self.paste)

    def _open(self, read: Callable[[], JsonObject], at: RowList | Button) -> None:
        """Open what `read` gives, or say at a control why it can't be."""
        try:
            go = self._use(read())
        except RecordError as error:
            self.pane.say(self.words.text("This can't be opened: {cause}").format(cause=error), at)
            return
        self.leave(go)
