"""A sitting at a table where a match is played: windows over it, the match kept, matches sat down to; knows no game.

What happened is read from the match the program has saved; the one shining button of a window is found as a player
finds it, in the picture.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar, Generic

from PIL import Image, ImageChops, ImageStat

from game.matches import MatchT
from game.records import JsonObject
from game.seats import PERSON
from scenes.look import tokens
from scenes.look.shapes import Box
from tests.desktop.sitting import FROM_SOURCE, Point, Sitting, cut
from tools.desk import Desk, wait_for
from tools.desk.match_places import MatchPlaces

_DIMMED = 0.75
"""A window's scrim lets through a half of the light: less than this share, and one lies over the table."""
_CELL = 8
_SHINING = 30
"""How far each colour may be from the lamp's."""


class MatchSitting(Sitting, Generic[MatchT]):
    """A person at the table; `sit_down` begins. Each game says where its things lie and how its matches are kept."""

    PLACES: ClassVar[type[MatchPlaces]]

    def __init__(self, desk: Desk, home: Path, card_cache: Path, command: Sequence[str] = FROM_SOURCE) -> None:
        super().__init__(desk, home, card_cache, command)
        self._bare = Box(0, 0, 0, 0)
        self._light = 0.0

    @abstractmethod
    def keep(self, match: MatchT) -> None:
        """Leave this match behind as an earlier run would have; the program must not run."""

    def sit_down(self, match: MatchT | None = None, size: tuple[int, int] = (1280, 720)) -> MatchT:
        """Start the program at the table, on `match` or on what is kept; no window may lie over it."""
        if match is not None:
            self.keep(match)
        self.start(size=size)
        self.await_game()
        self._bare = self.places.bare
        self._light = self._bare_light()
        return self.match

    # What happens

    @property
    def match(self) -> MatchT:
        """The match under way, played through from the saved record."""
        record = self.saved()
        assert record is not None, "no match is saved"
        return self._match_of(record)

    def await_turn(self, plays: int = 0) -> MatchT:
        """Wait until the saved deal has at least so many plays and no computer has any to make."""

        def ours(match: MatchT) -> bool:
            waiting = match.state.to_play != PERSON and not match.state.over
            return not waiting and len(match.log) >= plays

        return self.await_match(ours, f"the computer's answer to play {plays}")

    def await_match(self, reached: Callable[[MatchT], bool], what: str) -> MatchT:
        """Wait until the saved match is so; for a moment, when one is left and the next not yet kept, there is none."""

        def seen() -> MatchT | None:
            record = self.saved()
            match = None if record is None else self._match_of(record)
            return match if match is not None and reached(match) else None

        return wait_for(seen, what)

    @property
    def covered(self) -> bool:
        """Whether a window lies over the table, which then lies in shade."""
        return self._bare_light() < _DIMMED * self._light

    def await_window(self) -> Image.Image:
        """Wait until a window lies over the table and rests; its picture."""
        wait_for(lambda: self.covered, "a window over the table")
        return self.picture()

    def await_table(self) -> Image.Image:
        """Wait until no window lies over the table and nothing moves; its picture."""
        wait_for(lambda: not self.covered, "the table without a window")
        return self.picture()

    def sample(self) -> bytes:
        """The window as it looks now, at a grid of points."""
        return self.desk.screen.sample(self.seen)

    # Where things are

    @property
    def places(self) -> MatchPlaces:
        """Where the table's things lie now."""
        return self.PLACES(self.match, self.inside.size, self._pack)

    def shining(self) -> Box:
        """The primary button of the window that lies there: the widest stretch of lamplight in the picture."""
        picture = self.picture()
        lamp = Image.new("RGB", picture.size, tokens.LAMP)
        apart = ImageChops.difference(picture, lamp).split()
        most = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2])
        cells = most.point(lambda value: 255 if value < _SHINING else 0).reduce(_CELL)
        rows = [self._stretch(cells, y) for y in range(cells.height)]
        widest = max(right - left for left, right in rows)
        assert widest * _CELL >= 100, "no button shines"
        top = next(y for y, (left, right) in enumerate(rows) if right - left == widest)
        left, right = rows[top]
        bottom = max(y for y, found in enumerate(rows) if found == (left, right))
        return Box(left * _CELL, top * _CELL, (right - left) * _CELL, (bottom + 1 - top) * _CELL)

    def _match_of(self, record: JsonObject) -> MatchT:
        """The match of a record of all its deals, or of an older program's, which had the present one alone."""
        return self._resumed(record["deals"][-1] if "deals" in record else record)

    @abstractmethod
    def _resumed(self, record: JsonObject) -> MatchT:
        """The match a deal's own record keeps."""

    @property
    def _pack(self) -> str:
        rows = self.stored("SELECT value FROM settings WHERE name = ?", "italian_pack")
        return str(rows[0][0]) if rows else "neapolitan"

    def _bare_light(self) -> float:
        return float(ImageStat.Stat(self.look_at(self._bare).convert("L")).mean[0])

    @staticmethod
    def _stretch(cells: Image.Image, y: int) -> tuple[int, int]:
        """From where to where the longest unbroken light of a row goes."""
        longest, left = (0, 0), 0
        for x in range(cells.width + 1):
            if x < cells.width and cells.getpixel((x, y)) == 255:
                if x + 1 - left > longest[1] - longest[0]:
                    longest = (left, x + 1)
            else:
                left = x + 1
        return longest

    # Hands

    def click(self, point: Point) -> None:
        """Click on a point of the window's inside."""
        self.desk.mouse.click(*self.on_screen(point))

    def touch(self, point: Point) -> None:
        """Tap with a finger on a point of the window's inside; only at a desk with a touchscreen."""
        self.desk.touch.tap(*self.on_screen(point))

    def click_shining(self) -> None:
        """Click on the primary button of the window that lies there."""
        box = self.shining()
        self.click((box.cx, box.cy))


def shows(before: Image.Image, after: Image.Image, box: Box) -> bool:
    """Whether something has visibly changed within a box: more than a few pixels, by more than a shade."""
    apart = ImageChops.difference(cut(before, box), cut(after, box)).convert("L")
    return sum(apart.histogram()[16:]) > 0.01 * apart.width * apart.height
