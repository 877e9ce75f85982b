"""One person's sitting: a home of their own, the program on a desk, and the game it has saved; knows no game."""

import json
import sqlite3
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

from PIL import Image, ImageChops
from Xlib.error import BadDrawable, BadWindow

from game.store import Store, slot_of
from scenes.look.shapes import Box
from tools.desk import Desk, Program, places, private_home, wait_for
from tools.desk.windows import Area, Window

_PROJECT = Path(__file__).resolve().parents[2]
FROM_SOURCE = (sys.executable, "main.py")
Point = tuple[float, float]
Record = Mapping[str, Any]


def cut(picture: Image.Image, box: Box) -> Image.Image:
    """A part of a picture of a window."""
    return picture.crop((round(box.x), round(box.y), round(box.right), round(box.bottom)))


def differ(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures of the same size differ in any pixel."""
    return ImageChops.difference(one, other).getbbox() is not None


class Sitting:
    """A person at `desk` with `home` as their home folder; `start` begins, `leave` ends whatever runs.

    `command` starts the program: from source, unless it is given.
    """

    table: ClassVar[str] = ""
    """The game this person has come for, which is meant where no table is named; none: they stay at the title."""

    def __init__(self, desk: Desk, home: Path, card_cache: Path, command: Sequence[str] = FROM_SOURCE) -> None:
        self.desk = desk
        self.home = home
        self._command = command
        self.environment = private_home(home, card_cache)
        self.program: Program
        self.window: Window

    # The program's life

    def start(
        self,
        *options: str,
        size: tuple[int, int] | None = (1280, 720),
        record: Record | None = None,
        at_table: bool = True,
    ) -> None:
        """Start the program and wait until it has the keyboard and rests.

        `size` is the window's (None: the program's own choice), `record` a game record to open; not `at_table`: they
        go to the title, or where the options lead.
        """
        words = [*options, *(("--game", self.table) if at_table and self.table else ())]
        if size is not None:
            words += ["--size", f"{size[0]}x{size[1]}"]
        if record is not None:
            file = self.home / "opened.json"
            file.write_text(json.dumps(record))
            words += ["--record", str(file)]
        self.begin(*words)
        wait_for(self._shows_a_picture, "the first picture")
        self.desk.focus(self.window)
        self.rest()

    def begin(self, *words: str) -> None:
        """Start the program with these words; its window is there, its table perhaps still coming."""
        self.program = self.desk.run([*self._command, *words], self.environment, _PROJECT)
        self.window = self.desk.window(self.program)

    def resize(self, width: int, height: int) -> None:
        """Draw the window to another size and wait until its table rests."""
        self.desk.windows.resize(self.window, width, height)
        wait_for(lambda: self.inside.size == (width, height), f"a window of {width}x{height}")
        self.rest()

    def quit(self) -> int:
        """Close the window with its close button; return the program's exit status."""
        self.desk.windows.close(self.window)
        return self.program.wait()

    def leave(self) -> None:
        """End the program if it still runs. It must never have met a fault, told or noted in its log file."""
        if hasattr(self, "program"):
            self.program.stop()
            told = [self.program.output(), *(file.read_text() for file in self.home.rglob("*.log"))]
            assert not any("Traceback" in text for text in told), "\n".join(told)

    # What the person sees

    @property
    def inside(self) -> Area:
        """The window's inside on the screen."""
        return self.desk.windows.area(self.window)

    def _shows_a_picture(self) -> bool:
        """Whether there is a picture yet; a window that goes to full screen at once may be opened anew meanwhile."""
        try:
            return not self.desk.screen.is_blank(self.seen)
        except (BadDrawable, BadWindow):
            self.window = self.desk.window(self.program)
            return False

    @property
    def seen(self) -> Area:
        """The part of the inside that lies on the screen."""
        return self.desk.seen(self.window)

    def rest(self, still: float = 0.3) -> None:
        """Wait until the program is through with what it was asked for, and nothing in the window moves."""
        self.desk.wait_rest(self.program, self.window, still)

    def point_nowhere(self) -> None:
        """Take the pointer out of the way."""
        self.desk.mouse.move(self.inside.x + 1, self.inside.y + self.inside.height - 2)

    def picture(self) -> Image.Image:
        """The window as it looks at rest with the pointer out of the way."""
        self.point_nowhere()
        self.rest()
        return self.desk.screen.shot(self.seen)

    def await_other(self, before: Image.Image, what: str) -> Image.Image:
        """Wait until the window looks otherwise than `before`; its picture at rest."""
        self._await_picture(lambda now: differ(before, now), what)
        return self.picture()

    def await_same(self, before: Image.Image, what: str) -> None:
        """Wait until the window looks as `before`."""
        self._await_picture(lambda now: not differ(before, now), what)

    def _await_picture(self, wanted: Callable[[Image.Image], bool], what: str) -> None:
        self.picture()
        wait_for(lambda: wanted(self.desk.screen.shot(self.seen)), what)

    def look_at(self, box: Box) -> Image.Image:
        """A part of the window as it looks now."""
        return cut(self.desk.screen.shot(self.seen), box)

    # What the program has saved

    def set(self, **settings: str) -> None:
        """Leave settings behind as an earlier run would have; the program must not run."""
        store = Store(self.data)
        for name, value in settings.items():
            store.keep_setting(name, value)
        store.close()

    def saved(self, table: str = "") -> dict[str, Any] | None:
        """The record of the game on a table: one that was handed in, else the one under way; None without any."""
        rows = self._at_table("record", table or self.table)
        return json.loads(rows[0][0]) if rows else None

    def under_way(self, table: str = "") -> str | None:
        """The record of the game that may count, whatever lies over it; None where there is none."""
        rows = self.stored("SELECT record FROM running WHERE table_name = ?", table or self.table)
        return str(rows[0][0]) if rows else None

    def finished(self) -> list[tuple[str, int, int]]:
        """Outcome, moves and score of every finished game, oldest first."""
        return self.stored("SELECT outcome, moves, score FROM finished ORDER BY id")

    def assisted(self, table: str = "") -> bool:
        """Whether the player was helped in the game on the table."""
        return bool(self._at_table("assisted", table or self.table)[0][0])

    def await_game(self, table: str = "") -> None:
        """Wait until a game on a table is saved."""
        wait_for(lambda: self.saved(table), f"a saved game of {table or self.table}")

    @property
    def data(self) -> Path:
        """The folder where the program keeps its games and settings."""
        return self.home / "data" / "osteria-antares"

    def _at_table(self, column: str, table: str) -> list[Any]:
        handed_in = slot_of(table, handed_in=True)
        return self.stored(
            f"SELECT {column} FROM running WHERE table_name IN (?, ?) ORDER BY table_name = ?", table, handed_in, table
        )

    def stored(self, query: str, *values: str) -> list[Any]:
        """The rows that answer a question put to the store; none where there is no store."""
        file = self.data / "games.sqlite3"
        if not file.exists():
            return []
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=5)) as store:
            return store.execute(query, values).fetchall()

    # Hands

    def title_button(self, table: int) -> Point:
        """The first button of one of the title's tables, counted from 0: Play, or Resume."""
        box = places.title_button(self.inside.size, table)
        return self.on_screen((box.cx, box.cy))

    def on_screen(self, point: Point) -> Point:
        """Where on the screen a point of the window's inside is."""
        return self.inside.x + point[0], self.inside.y + point[1]
