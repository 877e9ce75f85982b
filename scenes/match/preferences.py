"""What a match against computers is played by, at any table; a game adds what it lets be set besides."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """What the next match is played by: the computers' level, and the points or games that win it."""

    level: str = "medium"
    target: str = "1"
