"""Decides what the signs under the field of a deal do: dice, paste, copy; must not know what else may be wished."""

from __future__ import annotations

from collections.abc import Callable

from game.words import Words
from scenes.scorpion.windows.deal_field import DealField
from scenes.widgets.buttons import StateButton
from scenes.widgets.clipboard import Clipboard
from scenes.widgets.pane import Pane


class DealSigns:
    """The signs; `throw` is what the dice do, `code` is what is copied (None or empty: there is nothing to copy).

    What they have to say is said on the window's `pane`.
    """

    def __init__(
        self,
        field: DealField,
        clipboard: Clipboard,
        code: str | None,
        throw: Callable[[], None],
        pane: Callable[[], Pane],
    ) -> None:
        self._field = field
        self._clipboard = clipboard
        self._code = code or ""
        self._throw = throw
        self._pane = pane
        self.make(field.widget.words)

    def make(self, words: Words) -> None:
        """Make them anew in this language."""
        meant, text = words.meant, words.text
        self._words = words
        self._paste_sign = StateButton("paste", text("Paste a deal"), meant("button", "Paste"), self._paste)
        said = text("Copy the code of this game")
        self._copy_sign = StateButton("copy", said, meant("button", "Copy code"), self._copy)
        dice = StateButton("dice", text("Random number"), meant("button", "Random"), self._throw)
        self.buttons = [dice, self._paste_sign, *([self._copy_sign] if self._code else [])]
        for one in self.buttons:
            one.shows_word = True

    def _paste(self) -> None:
        trouble = self._field.paste(self._words)
        if trouble:
            self._pane().say(trouble, self._paste_sign)

    def _copy(self) -> None:
        done = self._clipboard.put(self._code)
        text = self._words.text
        said = text("Copied: {code}").format(code=self._code) if done else text("The clipboard isn't available.")
        self._pane().say(said, self._copy_sign)
