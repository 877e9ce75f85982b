"""Decides how finished games are written to a file for other programs: in which form, and bit by bit. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from game import export
from game.errors import GameError
from game.history import Entry
from game.record_file import NewFile
from game.words import Words
from scenes.widgets.buttons import Button
from scenes.widgets.choices import SwitchRow
from scenes.widgets.pieces import Item, Named
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.segments import Segments
from scenes.windows.frame import Content
from scenes.windows.window import Window

_CONTROL, _ROW = 260, 60
_GAMES = "games"
"""Stands in the files' names."""
_AT_ONCE, _AT_ONCE_WITH_MOVES = 400, 20
"""So many games are written between two pictures, at most."""


class ExportWindow(Window):
    """Writes these games to a new file in `folder`, as long as that takes, while the window goes on."""

    wide = 560

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        entries: Sequence[Entry],
        folder: Path,
        speed: float = 1.0,
        moment: Callable[[], datetime] = datetime.now,
    ) -> None:
        super().__init__(words, close, speed)
        self._entries = entries
        self._folder = folder
        self._moment = moment
        self._as_json = self._with_moves = False
        self._pieces: Iterator[str] = iter(())
        self._file: NewFile | None = None
        self._done = 0
        self._said = ""

    def title(self) -> str:
        return self.words.text("Export")

    @property
    def told(self) -> str:
        """What will be written, how far that is, or what came of it."""
        count, text = len(self._entries), self.words.text
        if self._file is not None:
            share = min(100, 100 * self._done // max(1, count))
            return text("Writing the games … {percent}").format(percent=self.words.percent(share))
        if self._said:
            return self._said
        said = self.words.plural(
            "{count} game goes into a new file in {folder}.", "{count} games go into a new file in {folder}.", count
        )
        return said.format(count=count, folder=self._folder)

    def content(self) -> Content:
        text = self.words.text
        self.form = Segments([text("Table (CSV)"), text("Data (JSON)")], int(self._as_json), self._choose_form)
        self.moves = SwitchRow(
            text("With the moves"), text("Every game with its whole record"), self._with_moves, self._choose_moves
        )
        self.moves.enabled = self._as_json
        self.moves.why_off = text("A table has no room for moves: choose JSON for that.")
        self.save = Button(text("Save"), self._begin, "primary", icon="save")
        self.save.enabled = bool(self._entries) and self._file is None
        self.save.why_off = text("There's no game to write down.") if not self._entries else ""
        column: list[Item] = [
            (Named(text("Format"), self.form, _CONTROL, _ROW), 0, 0),
            (self.moves, 0, 0),
            (Prose(self.told), 12, 0),
        ]
        return Content([column], [self.save], default=self.save)

    def _choose_form(self, place: int) -> None:
        self._as_json, self._said = bool(place), ""
        self.rebuild()

    def _choose_moves(self, on: bool) -> None:
        self._with_moves, self._said = on, ""
        self.rebuild()

    # Writing

    def _begin(self) -> None:
        if self._file is not None:
            return
        try:
            self._file = NewFile(_GAMES, self._moment(), ".json" if self._as_json else ".csv", self._folder)
        except GameError as error:
            self._end(self._not_saved(error))
            return
        self._done = 0
        self._pieces = (
            export.as_json(self._entries, self._with_moves) if self._as_json else export.as_csv(self._entries)
        )
        self.rebuild()

    def _write_on(self, file: NewFile) -> None:
        """Write some of the games, and say so."""
        most = _AT_ONCE_WITH_MOVES if self._as_json and self._with_moves else _AT_ONCE
        try:
            for _ in range(most):
                piece = next(self._pieces, None)
                if piece is None:
                    path = file.finish()
                    said = self.words.text("Saved as {file} in {folder}")
                    self._end(said.format(file=path.name, folder=path.parent))
                    return
                file.write(piece)
                self._done += 1
        except GameError as error:
            self._end(self._not_saved(error))
            return
        self.rebuild()

    def _not_saved(self, error: GameError) -> str:
        return self.words.text("The games could not be saved: {cause}").format(cause=error)

    def _end(self, said: str) -> None:
        self._file, self._said = None, said
        self.rebuild()

    def leave(self, then: Callable[[], None] | None = None) -> None:
        if self._file is not None:
            self._file.give_up()
            self._file = None
        super().leave(then)

    def update(self, dt: float) -> None:
        if self._file is not None and not self.leaving:
            self._write_on(self._file)
        super().update(dt)

    @property
    def waiting(self) -> bool:
        return super().waiting or self._file is not None
