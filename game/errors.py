"""The errors the headless half raises; each message says what was read, where, and what was expected."""

from __future__ import annotations


class GameError(ValueError):
    """Anything from outside that cannot be used; a rule's refusal is not one (see `game.rules.Refusal`)."""


class NotationError(GameError):
    """A text that should name a card, a suit or a move does not."""


class RecordError(GameError):
    """A game record is not usable; the message names the place in it as a path such as `moves[3].from`."""


class StoreError(GameError):
    """The player's kept games and settings could not be read or written."""


class LayoutError(GameError):
    """A table's map is not usable; the message names the map and the object."""


class MissingAsset(GameError):
    """A file that belongs to the program is not there; the message names it and the place looked in."""
