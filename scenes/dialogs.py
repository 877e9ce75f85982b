"""What is laid over whatever is on the screen: windows, questions, what the store has met with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.store import Notice, Store, StoreNotice
from game.words import Words
from scenes.host import Action, Asked, nothing
from scenes.intents import PointerDown
from scenes.manager import SceneManager

if TYPE_CHECKING:
    from scenes.windows.window import Window

_PRESSES, _RECENT = 32, 2.0
"""How many presses are remembered, and for how many seconds a window that comes by itself keeps off their places."""


class Dialogs(ABC):
    """Windows over `scenes`, in `words`. `trouble` is told with the store's next notices."""

    def __init__(self, store: Store, words: Words, now: Callable[[], float]) -> None:
        """`now` is the clock by which presses are timed."""
        self.store = store
        self.words = words
        self.scenes = SceneManager()
        self.trouble = ""
        self._now = now
        self._presses: deque[PointerDown] = deque(maxlen=_PRESSES)

    @property
    @abstractmethod
    def _speed(self) -> float:
        """The factor motion's durations are multiplied by."""

    @property
    @abstractmethod
    def _on_wood(self) -> bool:
        """Whether a window that is opened now stands on wood."""

    @abstractmethod
    def quit(self) -> None:
        """End the program."""

    def open_window(self, make: Callable[[Callable[[], None]], Window], unasked: bool = False) -> None:
        """Open a window over what is there; `make` is given what closes it. `unasked`: no press has asked for it."""
        made: list[Window] = []
        made.append(make(lambda: self.scenes.remove(made[0])))
        if unasked:
            since = self._now() - _RECENT
            made[0].come_unasked([(press.x, press.y) for press in self._presses if press.time >= since])
        if self._on_wood:
            made[0].stand_on_wood()
        self.scenes.push(made[0])

    def tell(self, title: str, message: str, unasked: bool = False) -> None:
        """Say something in a dialog with one button; `unasked` as for `open_window`."""
        self.ask(Asked(title, message, (self.words.text("OK"), nothing)), unasked)

    def ask(self, asked: Asked, unasked: bool = False) -> None:
        """Ask something in a dialog; `unasked` as for `open_window`."""
        from scenes.windows.message import MessageWindow

        self.open_window(lambda close: MessageWindow(self.words, close, asked, self._speed), unasked)

    def ask_to_leave(self, title: str, lost: str, leave: tuple[str, Action], unasked: bool = False) -> None:
        """Ask whether the game under way is to be left; what the keyboard and closing answer is to play on."""
        stay = self.words.text("Keep playing"), nothing
        self.ask(Asked(title, lost, stay, leave, declines=False), unasked)

    def tell_notices(self) -> None:
        """Tell what the store has met with, once each."""
        if self.trouble:
            self.tell(self.words.text("Saving games"), self.trouble, unasked=True)
            self.trouble = ""
        while self.store.notices:
            self._tell_notice(self.store.notices.pop(0))

    def _tell_notice(self, notice: StoreNotice) -> None:
        text = self.words.text
        if notice.code is Notice.SECOND_INSTANCE:
            asked = Asked(
                text("Already running"),
                text("Osteria Antares is open in another window. A game played in this window would not be saved."),
                (text("Play without saving"), self.store.play_without_saving),
                (text("Quit"), self.quit),
            )
            self.ask(asked, unasked=True)
            return
        from scenes.store_notices import told

        # A notice that is not dismissed, because the program ends before, comes again with the next start.
        ok = text("OK"), lambda: self.store.told(notice)
        self.ask(Asked(text("Saving games"), told(notice, self.words), ok), unasked=True)
