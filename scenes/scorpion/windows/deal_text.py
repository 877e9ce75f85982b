"""Decides what a text somebody wrote or pasted means as a deal, and how it is said; must not know any control."""

from __future__ import annotations

import string

from game.errors import GameError
from game.plain import plain
from game.scorpion import codes
from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.words import Words
from scenes.look import lettering

SIGNS = string.ascii_lowercase + string.digits + ":-_ "
"""What codes are made of."""
_MOST_QUOTED = 24
_EXAMPLE = "scorpion:classic:48213"


def read(text: str, rules: ScorpionRules) -> Start | None:
    """The deal of a text, under these rules where it names none; None where it is no deal."""
    try:
        return codes.read(text, rules)
    except GameError:
        return None


def found_in(text: str, rules: ScorpionRules) -> Start | None:
    """The deal in a text from anywhere, which may have words round its number; None where there is none."""
    digits = "".join(sign for sign in text if sign in string.digits)
    return read(text, rules) or (None if ":" in text else read(digits, rules))


def names_rules(text: str) -> bool:
    """Whether a text that is a deal is a whole code, so that the rules are its own."""
    return text.count(":") > 1


def shown(text: str) -> str:
    """A deal's number with air between its thousands; a name as it is, but for a very long number in it."""
    kind, colon, figures = text.rpartition(":")
    if text.isascii() and text.isdecimal():
        return lettering.grouped(int(text))
    return f"{kind}{colon}{lettering.shortened(figures)}"


def expected(words: Words) -> str:
    """What may be written: numbers, and deals of other programs."""
    return words.text("A number or a code. ms24 is Microsoft's deal 24, pysol:24 is PySolFC's.")


def unusable(text: str, words: Words) -> str:
    """That a text is no deal."""
    quoted = " ".join(plain(text).split())
    if len(quoted) > _MOST_QUOTED:
        quoted = f"{quoted[:_MOST_QUOTED]}…"
    said = words.text("“{written}” isn't a deal. Enter a number, ms24, pysol:24 or a code like {code}.")
    return said.format(written=quoted, code=_EXAMPLE)
