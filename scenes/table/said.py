"""A line of words for as long as it takes to read them. Decides no words, draws nothing."""

from __future__ import annotations

from scenes.look import tokens


class Said:
    """What is told between runner and hand: one line at a time, which goes by itself."""

    def __init__(self) -> None:
        self._words = ""
        self._wait = 0.0
        self._left = 0.0

    @property
    def words(self) -> str:
        """What is told now; empty before its time and afterwards."""
        return self._words if self._wait <= 0 else ""

    @property
    def reading(self) -> bool:
        """Whether there is something to be read, now or in a moment."""
        return bool(self._words)

    def say(self, words: str, wait: float = 0.0) -> None:
        """Tell this after `wait` seconds."""
        self._words, self._wait, self._left = words, wait, tokens.toast_hold(len(words))

    def hush(self) -> bool:
        """Tell nothing any more; True where that changes the picture."""
        shown = bool(self.words)
        self._words = ""
        return shown

    def step(self, dt: float) -> bool:
        """Let `dt` seconds pass; True where words came or went."""
        was = self.words
        if self._wait > 0:
            self._wait -= dt
        elif self._words:
            self._left -= dt
            if self._left <= 0:
                self._words = ""
        return self.words != was
