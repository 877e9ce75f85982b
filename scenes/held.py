"""Decides what a key that stays down still says, once for all scenes; must not know what keys do there.

A held key asks once. What repeats (walking, scrolling, undo, redo and writing) goes on while it is held, but only where
it was pressed: a window that it opened, or that came in between, hears nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from scenes.commands import WINDOWS, Command, asked
from scenes.intents import Intent, KeyPressed, TextTyped


def may_repeat(key: KeyPressed, commands: Sequence[Command]) -> bool:
    """Whether a key that stays down asks for its thing again, where these commands hold."""
    command = asked(key, commands)
    return command is not None and command.repeats


class HeldKeys:
    """Where each key went down, as long as it matters."""

    def __init__(self) -> None:
        self._pressed_at: dict[str, object] = {}

    def lets_through(self, intent: Intent, place: object) -> bool:
        """Whether an intent is for `place`, which has the keyboard now; must be asked about every intent.

        A place that says no `commands` of its own has those of a window.
        """
        if isinstance(intent, KeyPressed):
            if not intent.repeat:
                self._pressed_at[intent.name] = place
                return True
            commands: Sequence[Command] = getattr(place, "commands", WINDOWS)
            return may_repeat(intent, commands) and self._pressed_at.get(intent.name, place) is place
        if isinstance(intent, TextTyped) and intent.key:
            # The text of a key that has just opened a window is none for its fields.
            return self._pressed_at.get(intent.key, place) is place
        return True
