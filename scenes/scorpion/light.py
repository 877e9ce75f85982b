"""The light of the Scorpion table: what it may say of a position, and in which words. Decides no verdict."""

from __future__ import annotations

from enum import Enum

from game.words import Words
from scenes.look import tokens
from scenes.table.strip import Note


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
    match light:
        case Light.OFF:
            return None
        case Light.WINNABLE:
            return Note(text("winnable"), tokens.PLACE, True)
        case Light.LOST:
            return Note(text("lost"), tokens.DANGER, False)
        case Light.THINKING:
            return Note(text("thinking"), tokens.TEXT_QUIET, False)
        case Light.UNKNOWN:
            return Note(text("not known"), tokens.TEXT_QUIET, False)
