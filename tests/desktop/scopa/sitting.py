"""A sitting at a table of Scopa's family: cards tapped and carried, windows answered, prepared matches sat down to.

What happened is read from the match the program has saved, where cards lie from `tools.desk.scopa_places`; the one
shining button of a window is found as a player finds it, in the picture.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from PIL import Image, ImageChops, ImageStat

from game.cards import ItalianCard
from game.records import JsonObject
from game.scopa.kept import KeptMatch
from game.scopa.match import Match, resume
from game.scopa.state import Cards, PlayCard
from game.seats import PERSON
from game.store import Store
from scenes.look import tokens
from scenes.look.shapes import Box
from tests.desktop.sitting import FROM_SOURCE, Point, Sitting, cut
from tools.desk import Desk, wait_for
from tools.desk.scopa_places import ScopaPlaces, StripButton

_DIMMED = 0.75
"""A window's scrim lets through a half of the light: less than this share, and one lies over the table."""
_CELL = 8
_SHINING = 30
"""How far each colour may be from the lamp's."""


class ScopaSitting(Sitting):
    """A person at the Scopa table; `sit_down` begins. At another of the family its own classes are named."""

    table = "scopa"
    KEPT: ClassVar[type[KeptMatch]] = KeptMatch
    PLACES: ClassVar[type[ScopaPlaces]] = ScopaPlaces

    def __init__(self, desk: Desk, home: Path, card_cache: Path, command: Sequence[str] = FROM_SOURCE) -> None:
        super().__init__(desk, home, card_cache, command)
        self._bare = Box(0, 0, 0, 0)
        self._light = 0.0

    def keep(self, match: Match) -> None:
        """Leave this match behind as an earlier run would have; the program must not run."""
        store = Store(self.data)
        self.KEPT(store, match).save()
        store.keep_setting(f"{self.table}.level", match.level)
        store.keep_setting(f"{self.table}.napola", "on" if match.terms.napola else "off")
        store.close()

    def sit_down(self, match: Match | None = None, size: tuple[int, int] = (1280, 720)) -> Match:
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
    def match(self) -> Match:
        """The match under way, played through from the saved record."""
        record = self.saved()
        assert record is not None, "no match is saved"
        return self._match(record)

    def await_turn(self, plays: int = 0) -> Match:
        """Wait until the saved deal has at least so many plays and no computer has any to make."""

        def ours(match: Match) -> bool:
            waiting = match.state.to_play != PERSON and not match.state.over
            return not waiting and len(match.plays) >= plays

        return self.await_match(ours, f"the computer's answer to play {plays}")

    def await_match(self, reached: Callable[[Match], bool], what: str) -> Match:
        """Wait until the saved match is so; for a moment, when one is left and the next not yet kept, there is none."""

        def seen() -> Match | None:
            record = self.saved()
            match = None if record is None else self._match(record)
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
    def places(self) -> ScopaPlaces:
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

    def _match(self, record: JsonObject) -> Match:
        """The match of a record of all its deals, or of an older program's, which had the present one alone."""
        return resume(record["deals"][-1] if "deals" in record else record, self.KEPT.GAME)

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

    def tap_table(self, card: ItalianCard) -> None:
        """Click on a table card, coming from below, where it is not in its neighbours' way."""
        places = self.places
        x, y = places.table(card)
        self.desk.mouse.move(*self.on_screen((x, places.place("runner").bottom + 20)))
        self.click((x, y))

    def tap_play(self, play: PlayCard) -> None:
        """Play a card with clicks: on the card, and where it can take in several ways on those it takes."""
        match, places = self.match, self.places
        self.click(places.hand(places.place_in_hand(play.card)))
        if len(ways(match, play.card)) > 1:
            for card in play.take:
                self.tap_table(card)

    def touch_play(self, play: PlayCard) -> None:
        """The same with a finger; only at a desk with a touchscreen."""
        match, places = self.match, self.places
        self.touch(places.hand(places.place_in_hand(play.card)))
        if len(ways(match, play.card)) > 1:
            for card in play.take:
                self.touch(places.table(card))

    def drag_play(self, play: PlayCard) -> None:
        """Play a card by carrying it to the table: onto a card that only this capture takes, or to the middle.

        What the drop leaves open is tapped.
        """
        match, places = self.match, self.places
        start = places.hand(places.place_in_hand(play.card))
        open_ways = ways(match, play.card)
        over = max(play.take, key=lambda card: -sum(card in way for way in open_ways), default=None)
        end = places.middle if over is None else places.table(over)
        self.desk.mouse.drag(self.on_screen(start), self.on_screen(end))
        if over is not None and sum(over in way for way in open_ways) > 1:
            for card in play.take:
                if card is not over:
                    self.tap_table(card)

    def click_shining(self) -> None:
        """Click on the primary button of the window that lies there."""
        box = self.shining()
        self.click((box.cx, box.cy))

    def click_button(self, which: StripButton) -> None:
        """Click on a button of the strip."""
        self.click(self.places.button(which))


def ways(match: Match, card: ItalianCard) -> list[Cards]:
    """The captures a card of the hand may make."""
    return [play.take for play in match.legal_plays() if play.card is card and play.take]


def shows(before: Image.Image, after: Image.Image, box: Box) -> bool:
    """Whether something has visibly changed within a box: more than a few pixels, by more than a shade."""
    apart = ImageChops.difference(cut(before, box), cut(after, box)).convert("L")
    return sum(apart.histogram()[16:]) > 0.01 * apart.width * apart.height
