"""The light of the Scorpion table: what it may say of a position, and in which words. Decides no verdict."""

from __future__ import annotations

from enum import Enum

from game.words import Words
from scenes.look import tokens
from scenes.table.notes import Note


class Light(Enum):
    """What the light says of a position; the values are the solver's words where it has one."""

    OFF = "off"
    THINKING = "thinking"
    WINNABLE = "winnable"
    LOST = "unwinnable"
    UNKNOWN = "unknown"


def light_note(light: Light, words: Words) -> Note | None:
    """What stands under the deal's number; None while the light is off."""
    text = words.text
    said = {
        Light.WINNABLE: (text("winnable"), tokens.PLACE),
        Light.LOST: (text("lost"), tokens.DANGER),
        Light.THINKING: (text("thinking"), tokens.TEXT_QUIET),
        Light.UNKNOWN: (text("not known"), tokens.TEXT_QUIET),
    }
    if light not in said:
        return None
    word, ink = said[light]
    return Note(word, ink, light is Light.WINNABLE, tuple(other for other, _ in said.values()))
