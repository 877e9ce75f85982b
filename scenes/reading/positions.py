"""The positions the rules pages show, by name; knows what lies where and what is played, and draws nothing.

Moves are made by the games' own rules, so a miniature can show nothing the program would not do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from game.cards import FRENCH, ITALIAN, Card, ItalianCard
from game.errors import GameError
from game.rules import Refusal
from game.scopa.captures import captures
from game.scopa.count import Sheet, count
from game.scopa.state import Cards
from game.scorpion.rules import ScorpionRules
from game.scorpion.rules_deal import DEAL, WINNING_LINE
from game.scorpion.state import CardsMoved, Column, MoveUnit, State
from game.scorpion.variants import CLASSIC, RELAXED, THREE_BLIND_MICE, numbered_deal

MICE_DEAL = 48213
"""The number of the deal of Three Blind Mice that is shown."""


@dataclass(frozen=True, slots=True)
class ScorpionBoard:
    """A board, and the move that can be played on it, if any.

    `steps` are the boards that follow one another: as the cards lie, moved, and as the table then settles.
    """

    rules: ScorpionRules
    steps: tuple[State, ...]
    move: MoveUnit | None = None

    @property
    def told(self) -> State:
        """The board the words beside the miniature describe: after the move, where there is one."""
        return self.steps[-1]


@dataclass(frozen=True, slots=True)
class Capture:
    """A card of the hand, what lies on the table, and every way the card can take."""

    card: ItalianCard
    table: Cards

    @property
    def ways(self) -> list[Cards]:
        return captures(self.card, self.table)


@dataclass(frozen=True, slots=True)
class Count:
    """A deal that is over, of which one line of the count is shown: "primiera" or "napola"."""

    line: str
    sheet: Sheet


Position: TypeAlias = ScorpionBoard | Capture | Count

_YOURS = "AD 2D 3D 5D 7D 10D AC 2C 3C 6C 7C 8C 9C 2S 3S 4S 6S 8S AB 2B 3B 4B 5B"
WORKED_SCOPE = (2, 1)
"""The sweeps of the deal that is counted step by step."""


@cache
def position(name: str) -> Position:
    """The position of this name; raises GameError naming it and those there are."""
    made = _MAKERS.get(name)
    if made is None:
        raise GameError(f"position {name!r}: expected one of {', '.join(_MAKERS)}")
    return made()


@cache
def worked_deal(napola: bool = False) -> Sheet:
    """The count of the deal the Scopa page counts step by step."""
    yours = _italian(_YOURS)
    others = tuple(card for card in ITALIAN if card not in yours)
    return count((yours, others), WORKED_SCOPE, napola)


def _french(text: str) -> tuple[Card, ...]:
    return tuple(FRENCH.parse(word) for word in text.split())


def _italian(text: str) -> Cards:
    return tuple(ITALIAN.parse(word) for word in text.split())


def _state(columns: tuple[tuple[str, int], ...]) -> State:
    return State(tuple(Column(_french(cards), hidden) for cards, hidden in columns), ())


def _still(rules: ScorpionRules, state: State) -> ScorpionBoard:
    return ScorpionBoard(rules, (state,))


def _first_move() -> MoveUnit:
    move = WINNING_LINE[0]
    assert isinstance(move, MoveUnit)
    return move


def _played(rules: ScorpionRules, state: State, move: MoveUnit) -> ScorpionBoard:
    """The board and the move on it; between them, where the table does something itself, as the cards arrived."""
    made = rules.apply(state, move)
    assert not isinstance(made, Refusal), made
    steps = [state, _arrived(state, move)]
    if made.state != steps[-1]:
        steps.append(made.state)
    assert isinstance(made.events[0], CardsMoved)
    return ScorpionBoard(rules, tuple(steps), move)


def _arrived(state: State, move: MoveUnit) -> State:
    columns = list(state.columns)
    source, target = columns[move.source], columns[move.target]
    columns[move.source] = Column(source.cards[: move.index], source.hidden)
    columns[move.target] = Column(target.cards + source.cards[move.index :], target.hidden)
    return State(tuple(columns), state.reserve, state.removed)


_MAKERS: dict[str, Callable[[], Position]] = {
    "deal-of-the-rules": lambda: _still(CLASSIC, DEAL),
    "first-move": lambda: _played(CLASSIC, DEAL, _first_move()),
    "king-to-empty": lambda: _played(
        CLASSIC, _state((("7C 2H KC 5D 9S", 2), ("", 0), ("JH 8H 3S", 0))), MoveUnit(0, 2, 1)
    ),
    "finished-run": lambda: _played(
        CLASSIC,
        _state((("7H KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S", 1), ("9H 6D AS", 0))),
        MoveUnit(1, 2, 0),
    ),
    "relaxed-move": lambda: _played(RELAXED, _state((("JD 8S", 0), ("2C 7H", 0))), MoveUnit(1, 1, 0)),
    "three-blind-mice": lambda: _still(THREE_BLIND_MICE, numbered_deal(THREE_BLIND_MICE, MICE_DEAL)),
    "capture-choice": lambda: Capture(ITALIAN.parse("9C"), _italian("5S 4C 6D 2B AS")),
    "equal-card": lambda: Capture(ITALIAN.parse("5D"), _italian("5B 3C 2S")),
    "primiera": lambda: Count("primiera", worked_deal()),
    "napola": lambda: Count("napola", worked_deal(napola=True)),
}
NAMES = tuple(_MAKERS)
