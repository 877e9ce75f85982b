"""A deal of a record played for the commands without a window: a line a play, refused ones told and skipped.

Knows no game; what a line says of a table, an event and a deal's end is each game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, NamedTuple, Protocol, TypeVar

from game.records import JsonObject
from game.rules import Event, M, Refusal, Rules


class Ending(Protocol):
    """A state that says whether its deal is over."""

    @property
    def over(self) -> bool: ...


E = TypeVar("E", bound=Ending)


class Forms(NamedTuple, Generic[E]):
    """How a game writes a table, one event, and what a deal that is over has come to."""

    position: Callable[[E], JsonObject]
    event: Callable[[Event], JsonObject]
    end: Callable[[E], JsonObject]


def left_by(rules: Rules[E, M], state: E, moves: Iterable[M]) -> E:
    """The table after these moves, refused ones skipped."""
    for move in moves:
        result = rules.apply(state, move)
        if not isinstance(result, Refusal):
            state = result.state
    return state


def replay_lines(rules: Rules[E, M], state: E, moves: Iterable[M], forms: Forms[E]) -> Iterator[JsonObject]:
    """A line for the start, one after each move, and one for the end once the deal is over (docs/formats.md)."""
    yield {"ok": True, "events": [], **forms.position(state)}
    if state.over:
        yield forms.end(state)
    for move in moves:
        result = rules.apply(state, move)
        if isinstance(result, Refusal):
            yield {"ok": False, "reason": str(result.reason), "events": [], **forms.position(state)}
            continue
        state = result.state
        yield {"ok": True, "events": [forms.event(event) for event in result.events], **forms.position(state)}
        if state.over:
            yield forms.end(state)
