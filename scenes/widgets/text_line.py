"""Decides how a short text is edited: caret, selection, words, undo. Must not know keys, pixels or what it means."""

from __future__ import annotations

import unicodedata
from typing import Literal, NamedTuple

Way = Literal[-1, 1]
_MOST_UNDONE = 100


class _Moment(NamedTuple):
    """The text and where it was marked and written."""

    written: str
    anchor: int
    caret: int


class TextLine:
    """A text of at most `most` characters.

    What lies between `anchor` and `caret` (both count the characters before them) is selected.
    """

    def __init__(self, written: str = "", most: int = 100) -> None:
        self.written = written
        self.anchor = self.caret = len(written)
        self._most = most
        self._undone: list[_Moment] = []
        self._past: list[_Moment] = []
        self._kind = ""
        """What the last change was, as long as the next of that kind belongs to it; empty: it stands alone."""

    @property
    def span(self) -> tuple[int, int]:
        """Where the selection begins and ends."""
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    @property
    def selected(self) -> str:
        start, end = self.span
        return self.written[start:end]

    # Changing it

    def insert(self, new: str, kind: str = "") -> bool:
        """Put a text in place of what is selected, as much of it as there is room for; True when anything changed."""
        start, end = self.span
        new = new[: self._most - len(self.written) + end - start]
        if not new:
            return False
        self._change(self.written[:start] + new + self.written[end:], start + len(new), kind)
        return True

    def erase(self, way: Way, word: bool = False) -> bool:
        """Take out what is selected, else a character or a word before (-1) or behind the caret."""
        start, end = self.span
        if start == end:
            reached = self.beyond_word(way) if word else self.beyond(way)
            start, end = min(self.caret, reached), max(self.caret, reached)
        if start == end:
            return False
        self._change(self.written[:start] + self.written[end:], start, "" if word or self.selected else f"erase {way}")
        return True

    def write(self, new: str) -> None:
        """Have this text instead of all that was there."""
        self._change(new[: self._most], min(len(new), self._most), "")

    def _change(self, new: str, caret: int, kind: str) -> None:
        if not kind or kind != self._kind:
            self._past = [*self._past, self._now][-_MOST_UNDONE:]
        self._undone.clear()
        self._kind = kind
        self.written, self.anchor, self.caret = new, caret, caret

    @property
    def _now(self) -> _Moment:
        return _Moment(self.written, self.anchor, self.caret)

    def undo(self) -> bool:
        return self._turn(self._past, self._undone)

    def redo(self) -> bool:
        return self._turn(self._undone, self._past)

    def _turn(self, source: list[_Moment], target: list[_Moment]) -> bool:
        if not source:
            return False
        target.append(self._now)
        self.written, self.anchor, self.caret = source.pop()
        self._kind = ""
        return True

    # Going about in it

    def go(self, to: int, extend: bool = False) -> None:
        """Put the caret there; `extend`: what lies between is selected with what was."""
        self.caret = min(max(to, 0), len(self.written))
        if not extend:
            self.anchor = self.caret
        self._kind = ""

    def select(self, start: int, end: int) -> None:
        self.go(start)
        self.go(end, extend=True)

    def select_all(self) -> None:
        self.select(0, len(self.written))

    def beyond(self, way: Way) -> int:
        """The place beyond the next character; a letter and the marks on it are one."""
        at = self.caret + way
        while 0 < at < len(self.written) and unicodedata.category(self.written[at])[0] == "M":
            at += way
        return min(max(at, 0), len(self.written))

    def beyond_word(self, way: Way) -> int:
        """The place beyond the next word, and what stands before it."""
        at, ahead = self.caret, 0 if way > 0 else -1
        for of_word in (False, True):
            while 0 <= at + ahead < len(self.written) and _of_word(self.written[at + ahead]) == of_word:
                at += way
        return at

    def word_at(self, at: int) -> tuple[int, int]:
        """Where the word, or the signs between two, begin and end that hold the character behind this place."""
        if not self.written:
            return 0, 0
        start = min(at, len(self.written) - 1)
        kind = _of_word(self.written[start])
        end = start + 1
        while start > 0 and _of_word(self.written[start - 1]) == kind:
            start -= 1
        while end < len(self.written) and _of_word(self.written[end]) == kind:
            end += 1
        return start, end


def _of_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_" or unicodedata.category(sign)[0] == "M"
