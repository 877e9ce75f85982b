"""Share codes: a game in a short text such as `scorpion:classic:48213` (docs/formats.md); decides no deal."""

from __future__ import annotations

import re

from game.deals import FIRST_NUMBER, LAST_NUMBER
from game.errors import GameError
from game.plain import plain
from game.records import shown
from game.scorpion.foreign import LAST
from game.scorpion.named import THE_RULES
from game.scorpion.record import GAME, Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.variants import CLASSIC, RULE_SETS

_EXAMPLE = f"{GAME}:classic:48213"
_DEALS = f"a number from {FIRST_NUMBER} to {LAST_NUMBER}, pysol:N, msN or {THE_RULES}"
_FILLING = re.compile(r"[\s_-]+")
_DEAL = re.compile(r"(pysol:|ms)?([0-9]{1,30})", re.ASCII)
_LONGEST = 100
_MOST_READ = 1000
"""Of a longer text, what can't be seen in it counted too, nothing is read."""


def write(start: Start) -> str | None:
    """The code of a game's deal; None for a position that is no deal known by a number or a name."""
    return f"{GAME}:{start.rules.name}:{start.name}" if start.name else None


def read(code: str, rules: ScorpionRules | None = None) -> Start:
    """The deal of a code; capitals don't matter, nor do blanks, hyphens and underscores, nor what can't be seen.

    Where `rules` are given, the deal alone will do (`48213`, `ms24`) and is taken to be of these. Raises `GameError`,
    which says what of the code can't be used and what was expected.
    """
    text = _bare(code)
    head, _, rest = text.partition(":")
    if head == GAME and len(text) <= _LONGEST:
        name, _, deal = rest.partition(":")
        rules = _rules_called(name)
        if rules is None:
            raise GameError(f"rules {shown(name)} in the code: expected one of {', '.join(RULE_SETS)}")
        return _deal(rules, deal)
    if rules is None or len(text) > _LONGEST:
        seen = " ".join(plain(code[:_MOST_READ]).split())
        raise GameError(f"code {shown(seen)}: expected one such as {_EXAMPLE}")
    return _deal(rules, text)


def is_own(code: str) -> bool:
    """Whether a code names Scorpion."""
    return _bare(code).partition(":")[0] == GAME


def check_code(code: str) -> None:
    """Raise `GameError` for a code that names no deal; the deal alone is one of `CLASSIC`."""
    read(code, CLASSIC)


def begins(code: str) -> bool:
    """Whether a code, or the deal of one alone, may begin so; True where there is nothing to be seen yet."""
    text = _bare(code)
    if len(text) > _LONGEST:
        return False
    head, after_game, rest = text.partition(":")
    if not after_game or head != GAME:
        return GAME.startswith(text) or _begins_a_deal(text)
    name, after_rules, deal = rest.partition(":")
    if after_rules:
        return _rules_called(name) is not None and _begins_a_deal(deal)
    return any(_bare(known).startswith(name) for known in RULE_SETS)


def _bare(code: str) -> str:
    """What of a code counts; longer than any code can be where the text is."""
    if len(code) > _MOST_READ:
        return "?" * _MOST_READ
    return _FILLING.sub("", plain(code).casefold())


def _rules_called(name: str) -> ScorpionRules | None:
    return next((known for known in RULE_SETS.values() if _bare(known.name) == name), None)


def _begins_a_deal(text: str) -> bool:
    if any(name.startswith(text) for name in (THE_RULES, *LAST)):
        return True
    found = _DEAL.fullmatch(text)
    return found is not None and int(found[2]) <= (LAST[found[1]] if found[1] else LAST_NUMBER)


def _deal(rules: ScorpionRules, text: str) -> Start:
    """The deal that the last part of a code names."""
    if text == THE_RULES:
        return Start.named(rules, THE_RULES)
    found = _DEAL.fullmatch(text)
    if found is None:
        raise GameError(f"deal {shown(text)}: expected {_DEALS}")
    number = int(found[2])
    return Start.named(rules, f"{found[1]}{number}") if found[1] else Start.numbered(rules, number)
