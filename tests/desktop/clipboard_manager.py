"""A stand-in for a desktop's clipboard manager: takes over what is on the clipboard when its owner asks; gives it."""

from __future__ import annotations

import select
import threading
from typing import Any

from Xlib import X, Xatom, display
from Xlib.protocol import event


class ClipboardManager:
    """Lives in a thread on its own connection; `saved` is the text it has taken over, None before it has any.

    As GNOME's it asks for all targets at once (MULTIPLE). `deaf`: it owns the selection, but never answers.
    """

    def __init__(self, name: str, deaf: bool = False) -> None:
        self.saved: str | None = None
        self.asked = threading.Event()
        self._deaf = deaf
        self._display = display.Display(name)
        self._window = self._display.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        self._window.change_attributes(event_mask=X.PropertyChangeMask)
        self._window.set_selection_owner(self._atom("CLIPBOARD_MANAGER"), X.CurrentTime)
        self._display.sync()
        self._asker: Any = None
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._live, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Give the clipboard and its management up."""
        self._over.set()
        self._thread.join(5)
        self._display.close()

    def _live(self) -> None:
        while not self._over.is_set():
            if not self._display.pending_events():
                select.select([self._display.fileno()], [], [], 0.05)
                continue
            found = self._display.next_event()
            if found.type == X.SelectionRequest and not self._deaf:
                self._requested(found)
            elif found.type == X.SelectionRequest:
                self.asked.set()
            elif found.type == X.SelectionNotify:
                self._given(found)

    def _requested(self, request: Any) -> None:
        if request.target == self._atom("SAVE_TARGETS"):
            self.asked.set()
            self._asker = request
            self._convert("TARGETS")
        elif request.target == self._atom("UTF8_STRING") and self.saved is not None:
            request.requestor.change_property(request.property, request.target, 8, self.saved.encode())
            self._reply(request, request.property)
        elif request.target == self._atom("TARGETS") and self.saved is not None:
            targets = [self._atom("TARGETS"), self._atom("UTF8_STRING")]
            request.requestor.change_property(request.property, Xatom.ATOM, 32, targets)
            self._reply(request, request.property)
        else:
            self._reply(request, X.NONE)

    def _given(self, given: Any) -> None:
        if given.target == self._atom("TARGETS"):
            offered = self._property("CLIP_TARGETS") or []
            wanted = [self._atom(name) for name in ("UTF8_STRING", "TIMESTAMP")]
            assert set(wanted) <= set(offered)
            pairs = [wanted[0], self._atom("CLIP_TEXT"), wanted[1], self._atom("CLIP_TIME")]
            self._window.change_property(self._atom("CLIP_MULTIPLE"), self._atom("ATOM_PAIR"), 32, pairs)
            self._convert("MULTIPLE")
        elif given.target == self._atom("MULTIPLE") and given.property:
            text, moment = self._property("CLIP_TEXT"), self._property("CLIP_TIME")
            assert isinstance(text, bytes)
            assert moment
            self.saved = text.decode()
            self._reply(self._asker, self._asker.property)
            self._window.set_selection_owner(self._atom("CLIPBOARD"), X.CurrentTime)
            self._display.sync()

    def _convert(self, target: str) -> None:
        self._window.convert_selection(
            self._atom("CLIPBOARD"), self._atom(target), self._atom(f"CLIP_{target}"), X.CurrentTime
        )
        self._display.flush()

    def _reply(self, request: Any, place: int) -> None:
        told = event.SelectionNotify(
            time=request.time,
            requestor=request.requestor,
            selection=request.selection,
            target=request.target,
            property=place,
        )
        request.requestor.send_event(told)
        self._display.flush()

    def _property(self, name: str) -> Any:
        found = self._window.get_full_property(self._atom(name), X.AnyPropertyType)
        return found.value if found else None

    def _atom(self, name: str) -> int:
        return int(self._display.intern_atom(name))
