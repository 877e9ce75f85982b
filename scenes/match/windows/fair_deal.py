"""Decides what is shown to those who ask whether the cards were dealt fairly; must not know how that is proved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game import records
from game.records import JsonObject
from game.words import Words
from scenes import handing_out
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
_AIR, _APART, _BESIDE = 4, 20, 12


class FairDealWindow(Window):
    """The promise of the deal under way, the proofs of those that are over, and how anyone can check them.

    `game` is the name of the game, which stands in the names of saved records; `under_way` the hash of the deal under
    way, "" where there is none; `past` are records of deals that are over, the latest first, with `seed` and
    `commitment`; `named` says which deal of its match one was.
    """

    wide = 640

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        game: str,
        under_way: str,
        past: Sequence[JsonObject],
        named: Callable[[JsonObject], str],
        speed: float = 1.0,
        clipboard: Clipboard | None = None,
    ) -> None:
        super().__init__(words, close, speed)
        self._game = game
        self._under_way = under_way
        self._past = tuple(past)
        self._named = named
        self._clipboard = clipboard or SystemClipboard()

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
            column.append((self._promise(self._under_way), _AIR, 0))
        for number, record in enumerate(self._past):
            heading = text("Previous deal") if number == 0 and self._under_way else self._named(record)
            column.append((Caption(heading), _APART, 0))
            column.append((self._proof(record), _AIR, 0))
        check = text(
            "To check a deal yourself, save its record and run osteria-antares verify FILE: it deals the cards once "
            "more from the secret number."
        )
        column.append((Prose(check, SMALL), _APART, 0))
        return Content([column])

    def _promise(self, commitment: str) -> _Codes:
        """The hash of a deal under way, of which only that may be known."""
        text = self.words.text

        def copy() -> None:
            done = self._clipboard.put(commitment)
            said = text("The hash is on the clipboard.") if done else text("The clipboard isn't available.")
            self.pane.say(said, button)

        button = IconButton("copy", text("Copy the hash"), copy, outlined=True)
        return _Codes([(text("Hash"), commitment)], [button])

    def _proof(self, record: JsonObject) -> _Codes:
        """What promised a deal that is over, the number that keeps the promise, and the deal's record."""
        text, written = self.words.text, records.write(record)

        def copy() -> None:
            self.pane.say(handing_out.copy(written, self.words, self._clipboard).words, buttons[0])

        def save() -> None:
            self.pane.say(handing_out.save(written, self._game, self.words).words, buttons[1])

        buttons = [
            IconButton("copy", text("Copy the record of this deal"), copy, outlined=True),
            IconButton("save", text("Save the record of this deal"), save, outlined=True),
        ]
        codes = [(text("Hash"), str(record["commitment"])), (text("Secret number"), str(record["seed"]))]
        return _Codes(codes, buttons)


class _Codes:
    """Codes under their names, and the buttons that hand them out at their right."""

    def __init__(self, codes: Sequence[tuple[str, str]], buttons: Sequence[IconButton]) -> None:
        self._words = Prose("\n".join(f"{name}: {_grouped(code)}" for name, code in codes), SMALL)
        self._buttons = tuple(buttons)

    def _room(self, width: float, u: float) -> float:
        return width - len(self._buttons) * (tokens.TARGET + _BESIDE) * u

    def height_for(self, width: float, u: float) -> float:
        return max(tokens.TARGET * u, self._words.height_for(self._room(width, u), u))

    def place(self, box: Box, u: float) -> None:
        side, room = tokens.TARGET * u, self._room(box.w, u)
        high = self._words.height_for(room, u)
        self._words.place(Box(box.x, round(box.cy - high / 2), room, high), u)
        for number, button in enumerate(reversed(self._buttons)):
            right = box.right - number * (side + _BESIDE * u)
            button.place(Box(round(right - side), round(box.cy - side / 2), side, side), u)

    def parts(self) -> Iterator[Widget]:
        yield self._words
        yield from self._buttons


def _grouped(code: str) -> str:
    return " ".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))
