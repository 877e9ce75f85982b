"""Decides what is shown to those who ask whether the cards were dealt fairly; must not know how that is proved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game import records as json_records
from game.records import JsonObject
from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.widgets.buttons import IconButton
from scenes.widgets.clipboard import Clipboard, SystemClipboard
from scenes.widgets.label import SMALL
from scenes.widgets.pieces import Caption, Item
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.widget import Widget
from scenes.windows.frame import Content
from scenes.windows.window import Window

_GROUP = 8
"""So many digits stand together; a line may end after each group."""
_AIR, _APART, _BESIDE = 4, 20, 16


class FairDealWindow(Window):
    """The promise of the deal under way, the proofs of those that are over, and how anyone can check them.

    `under_way` is the hash of the deal under way, "" where there is none; `past` are records of deals that are over,
    the latest first, with `seed` and `commitment`.
    """

    wide = 640

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        under_way: str,
        past: Sequence[JsonObject],
        speed: float = 1.0,
        clipboard: Clipboard | None = None,
    ) -> None:
        super().__init__(words, close, speed)
        self._under_way = under_way
        self._past = tuple(past)
        self._clipboard = clipboard or SystemClipboard()
        self._said = ""

    def title(self) -> str:
        return self.words.text("Fair deal")

    def content(self) -> Content:
        text = self.words.text
        told = text(
            "A secret number decides each deal's cards before the first is dealt. Its hash, shown here from the start, "
            "is like a sealed envelope: the number is told once the deal is over, and then anyone can see that no card "
            "was changed."
        )
        column: list[Item] = [(Prose(told), 0, 0)]
        if self._under_way:
            column.append((Caption(text("This deal")), _APART, 0))
            column.append((self._sealed([(text("Hash"), self._under_way)], self._copy_hash(self._under_way)), _AIR, 0))
        for number, record in enumerate(self._past):
            heading = text("The deal before") if number == 0 and self._under_way else self._name(record)
            column.append((Caption(heading), _APART, 0))
            codes = [(text("Hash"), str(record["commitment"])), (text("Secret number"), str(record["seed"]))]
            column.append((self._sealed(codes, self._copy_record(record)), _AIR, 0))
        check = text(
            "To check a deal yourself, copy its record into a file and run osteria-antares verify FILE: it deals the "
            "cards once more from the secret number."
        )
        column.append((Prose(check, SMALL), _APART, 0))
        if self._said:
            column.append((Prose(self._said), _AIR, 0))
        return Content([column])

    def _name(self, record: JsonObject) -> str:
        return self.words.text("Deal {number}, first to {target}").format(
            number=record["number"], target=record["target"]
        )

    @staticmethod
    def _sealed(codes: Sequence[tuple[str, str]], copy: IconButton) -> _Codes:
        lines = [f"{name}: {_grouped(code)}" for name, code in codes]
        return _Codes(Prose("\n".join(lines), SMALL), copy)

    def _copy_hash(self, code: str) -> IconButton:
        words = self.words.text("The hash is on the clipboard.")
        return IconButton("copy", self.words.text("Copy the hash"), partial(self._copy, code, words), outlined=True)

    def _copy_record(self, record: JsonObject) -> IconButton:
        words = self.words.text("The record of this deal is on the clipboard.")
        copy = partial(self._copy, json_records.write(record), words)
        return IconButton("copy", self.words.text("Copy the record of this deal"), copy, outlined=True)

    def _copy(self, what: str, said: str) -> None:
        done = self._clipboard.put(what)
        self._said = said if done else self.words.text("The clipboard isn't available.")
        self.rebuild()


class _Codes:
    """Words, and the button that copies them at their right."""

    def __init__(self, words: Prose, copy: IconButton) -> None:
        self._words, self._copy = words, copy

    def height_for(self, width: float, u: float) -> float:
        return max(tokens.TARGET * u, self._words.height_for(width - (tokens.TARGET + _BESIDE) * u, u))

    def place(self, box: Box, u: float) -> None:
        side = tokens.TARGET * u
        room = box.w - side - _BESIDE * u
        high = self._words.height_for(room, u)
        self._words.place(Box(box.x, round(box.cy - high / 2), room, high), u)
        self._copy.place(Box(box.right - side, round(box.cy - side / 2), side, side), u)

    def parts(self) -> Iterator[Widget]:
        yield self._words
        yield self._copy


def _grouped(code: str) -> str:
    return " ".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))
