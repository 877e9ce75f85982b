"""The positions the Scorpion page shows, by name; knows what lies where and what is played, and draws nothing.

Moves are made by the game's own rules, so a miniature can show nothing the program would not do.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import FRENCH, Card
from game.rules import Refusal
from game.scorpion.rules import ScorpionRules
from game.scorpion.rules_deal import DEAL, WINNING_LINE
from game.scorpion.state import CardsMoved, Column, MoveUnit, State
from game.scorpion.variants import CLASSIC, RELAXED, THREE_BLIND_MICE, numbered_deal
from scenes.reading.positions import Positions

MICE_DEAL = 48213
"""The number of the deal of Three Blind Mice that is shown."""


@dataclass(frozen=True, slots=True)
class Board:
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


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(FRENCH.parse(word) for word in text.split())


def _state(columns: tuple[tuple[str, int], ...]) -> State:
    return State(tuple(Column(_cards(cards), hidden) for cards, hidden in columns), ())


def _still(rules: ScorpionRules, state: State) -> Board:
    return Board(rules, (state,))


def _first_move() -> MoveUnit:
    move = WINNING_LINE[0]
    assert isinstance(move, MoveUnit)
    return move


def _played(rules: ScorpionRules, state: State, move: MoveUnit) -> Board:
    """The board and the move on it; between them, where the table does something itself, as the cards arrived."""
    made = rules.apply(state, move)
    assert not isinstance(made, Refusal), made
    steps = [state, _arrived(state, move)]
    if made.state != steps[-1]:
        steps.append(made.state)
    assert isinstance(made.events[0], CardsMoved)
    return Board(rules, tuple(steps), move)


def _arrived(state: State, move: MoveUnit) -> State:
    columns = list(state.columns)
    source, target = columns[move.source], columns[move.target]
    columns[move.source] = Column(source.cards[: move.index], source.hidden)
    columns[move.target] = Column(target.cards + source.cards[move.index :], target.hidden)
    return State(tuple(columns), state.reserve, state.removed)


position = Positions(
    {
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
    }
)
NAMES = position.names
