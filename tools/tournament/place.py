"""What contests ask of a game they are played at; knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.cards import ItalianCard
from game.levels import Level
from game.records import JsonObject
from game.seats import Seat
from tools.tournament.tally import Tally

Observe = Callable[[Any, Sequence[Any], Seat, Any, Seat], Any]
"""From the state, the plays that led there, who began, the terms and a seat to what is seen there."""
Choose = Callable[[Any, int], Any]
"""From what a player sees and a seed to his play."""
Write = Callable[[Any], JsonObject]
"""What a player sees in the form of the engine command."""
Read = Callable[[JsonObject, str], Any]
"""The engine's answer as a play; raises `RecordError`, in which it is called as the text says."""
Watch = Callable[[Tally, Any, Any, Any], None]
"""Told of every play of one deal: whose tally, the state before, the play, the state after."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A game by one rule set as contests play it; states, plays, terms and observations are the game's own.

    `single`: a contest is one deal, else a match. `terms` are made from what a match goes to, None where nothing is
    said, and whether napola counts. `played` is what a seat's play leaves in the log, `count` what a deal that is over
    counts for each side, `lying` the cards that lie open. `watch` makes a follower of one deal; `chances`: it keeps
    what is let go and given away.
    """

    game: str
    rules: Any
    single: bool
    terms: Callable[[int | None, bool], Any]
    observe: Observe
    write: Write
    read: Read
    played: Callable[[Seat, Any], Any]
    count: Callable[[Any, Any], tuple[int, int]]
    lying: Callable[[Any], tuple[ItalianCard, ...]]
    is_void: Callable[[Sequence[ItalianCard]], bool]
    watch: Callable[[], Watch]
    chances: bool
    players: Mapping[str, Choose]


def levels(choose: Callable[[Level, Any, int], Any]) -> dict[str, Choose]:
    """The contestants who are the computer's levels."""
    return {level: partial(choose, level) for level in Level}
