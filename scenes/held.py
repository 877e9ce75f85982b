"""Decides what a key that stays down still says, once for all scenes; must not know what keys do there.

A held key asks once. Walking, scrolling, undo, redo and writing go on while it is held, but only where it was pressed:
a window that it opened, or that came in between, hears nothing of it.
"""

from __future__ import annotations

from scenes.intents import Intent, KeyPressed, TextTyped

_WALKING = frozenset(("up", "down", "left", "right", "tab"))
_SCROLLING = frozenset(("pageup", "pagedown", "home", "end"))
_EDITING = frozenset(("backspace", "delete"))


def may_repeat(key: KeyPressed, writing: bool) -> bool:
    """Whether a key that stays down asks for its thing again; `writing`: there may be text that it edits."""
    if key.name in _WALKING or key.name in _SCROLLING or (writing and key.name in _EDITING):
        return True
    return key.name in (("z", "y") if key.ctrl else ("u", "r")) and not key.alt


class HeldKeys:
    """Where each key went down, as long as it matters."""

    def __init__(self) -> None:
        self._pressed_at: dict[str, object] = {}

    def lets_through(self, intent: Intent, place: object, writing: bool) -> bool:
        """Whether an intent is for `place`, which has the keyboard now; must be asked about every intent."""
        if isinstance(intent, KeyPressed):
            if not intent.repeat:
                self._pressed_at[intent.name] = place
                return True
            return may_repeat(intent, writing) and self._pressed_at.get(intent.name, place) is place
        if isinstance(intent, TextTyped) and intent.key:
            # The text of a key that has just opened a window is none for its fields.
            return self._pressed_at.get(intent.key, place) is place
        return True
