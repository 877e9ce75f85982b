"""Decides what is in the field a deal is written in, and which deal that is; must not know what else one may wish."""

from __future__ import annotations

from collections.abc import Callable

from game.plain import plain
from game.scorpion import codes
from game.scorpion.named import THE_RULES
from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.variants import CLASSIC
from game.words import Words
from scenes.scorpion.windows import deal_text
from scenes.widgets.clipboard import Clipboard
from scenes.widgets.text_field import Meaning, TextField
from scenes.widgets.text_line import TextLine


class DealField:
    """The field and its deal. `rules` are those chosen now; `changed` is told the deal that the person has written."""

    def __init__(
        self,
        words: Words,
        clipboard: Clipboard,
        rules: Callable[[], ScorpionRules],
        changed: Callable[[Start | None], None],
    ) -> None:
        self._rules, self._changed = rules, changed
        self._clipboard = clipboard
        self.drawn = False
        """Whether the dice wrote what is in the field: it goes when another kind of deal is wished."""
        self.refused = False
        """Whether what is written was to be dealt and could not."""
        meaning = Meaning(self._typed, None, self._pasted, deal_text.shown, deal_text.SIGNS)
        self.widget = TextField(TextLine(), "", meaning, clipboard, words)

    def speak(self, words: Words) -> None:
        """Say what it says in this language."""
        self.widget.words, self.widget.empty = words, words.text("Random")

    @property
    def text(self) -> str:
        """What can be seen in it."""
        return plain(self.widget.written).strip()

    @property
    def written(self) -> bool:
        """Whether a deal of the person's own stands in it."""
        return bool(self.text) and not self.drawn

    def read(self) -> Start | None:
        """The deal in it, under the rules chosen; None where it is none."""
        return deal_text.read(self.text, self._rules())

    def advice(self, words: Words) -> str:
        """What may be written, or that what is written is no deal."""
        wrong = self.refused or not codes.begins(self.text)
        return deal_text.unusable(self.text, words) if wrong else deal_text.expected(words)

    def draw(self, number: int) -> None:
        """Write a number that chance has drawn."""
        self.widget.line.write(str(number))
        self.drawn, self.refused = True, False

    def wish_otherwise(self) -> None:
        """Another kind of deal is wished: a number drawn for the last one goes."""
        self.refused = False
        if self.drawn:
            self.widget.line.write("")
            self.drawn = False

    def leave_rules(self) -> None:
        """Other rules are about to be chosen: the deal of a whole code stays without them."""
        start = self.read()
        if start is not None and start.label == THE_RULES:
            self.widget.line.write("")
        elif start is not None and deal_text.names_rules(self.text):
            self.widget.line.write(start.name)

    def paste(self, words: Words) -> str:
        """Have the deal on the clipboard instead of what was written; what is to be said where there is none."""
        text = plain(self._clipboard.text()).strip()
        start = deal_text.found_in(text, self._rules())
        if start is not None:
            self._take_over(start)
            return ""
        return deal_text.unusable(text, words) if text else words.text("The clipboard is empty.")

    def _typed(self, text: str) -> None:
        self.drawn = self.refused = False
        # The deal of the rules is one of Classic.
        self._changed(deal_text.read(text, self._rules()) or deal_text.read(text, CLASSIC))

    def _pasted(self, text: str) -> None:
        """A text pasted where one writes: into what is there if that makes a deal, else instead of it."""
        start = deal_text.found_in(text, self._rules())
        if start is None:
            self.widget.notice = deal_text.unusable(text, self.widget.words)
            return
        line = self.widget.line
        before, after = line.written[: line.span[0]], line.written[line.span[1] :]
        if (before or after) and not deal_text.names_rules(text) and codes.begins(before + start.name + after):
            line.insert(start.name)
            self._typed(line.written)
        else:
            self._take_over(start)

    def _take_over(self, start: Start) -> None:
        """Have this deal instead of what was written, under its rules."""
        self.widget.line.write(start.name)
        self.drawn = self.refused = False
        self._changed(start)
