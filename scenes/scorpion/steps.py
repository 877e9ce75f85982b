"""First steps at Scorpion: a card with all on it, a hidden card, an empty column. Places and words; no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.rules_deal import WINNING_LINE
from game.scorpion.state import Move, MoveUnit
from game.scorpion.variants import CLASSIC
from game.session import Undo
from game.store import Store
from scenes.host import Host, nothing
from scenes.look.shapes import Box
from scenes.scorpion.doors import Doors
from scenes.scorpion.focus import landing, ring_box
from scenes.scorpion.geometry import ColumnSpot
from scenes.scorpion.table import ScorpionTable
from scenes.steps.practice import StepWords, Tried
from scenes.steps.scene import StepsScene
from scenes.table.faces import CardFaces
from scenes.table.side_panel import Around
from scenes.table.signs import sign

_RULES = Start.named(CLASSIC, "rules")
LESSONS = (0, 14, 17)
"""The steps are moves of the way to win the deal of the rules, by their places in it: a card goes on another with what
lies on it, a hidden card turns up, a king goes to an empty column."""


class _Named(NamedTuple):
    """The cards of a move, as they are printed; `host` is "" where it goes to an empty column."""

    card: str
    host: str


class Practice:
    """The practice at the Scorpion table."""

    wood = False

    def __init__(self, host: Host) -> None:
        self._words = host.words
        self._store = Store(in_memory=True)
        self._step = 0
        doors = Doors(nothing, nothing, lambda _: None, nothing, lambda: host.thinker, lambda: True)
        self.table = ScorpionTable(self._game(), host.words, host.preferences, CardFaces(), doors, host.sound.play)

    @property
    def words(self) -> Sequence[StepWords]:
        text = self._words.text
        unit, turned, king = (self._named(step) for step in range(len(LESSONS)))
        return (
            StepWords(
                text("Take the {card} with all on it and lay it on the {host}: the same suit, one higher.").format(
                    card=unit.card, host=unit.host
                ),
                text("Any open card can go so, whatever lies on it."),
            ),
            StepWords(
                text("Now lay the {card} on the {host}, and watch the hidden card beneath.").format(
                    card=turned.card, host=turned.host
                ),
                text("A hidden card turns up once nothing lies on it."),
            ),
            StepWords(
                text("Only a king goes to an empty column. Put the {card} there.").format(card=king.card),
                text("Runs from king to ace are what you are after. When nothing moves any more, deal the reserve."),
            ),
        )

    # What the frame asks

    @property
    def holding(self) -> bool:
        return self.table.hand.holding

    @property
    def still(self) -> bool:
        return not self.table.showing.moving

    @property
    def strip(self) -> Box:
        return self.table.showing.geometry.strip

    def open(self, step: int) -> None:
        self._step = step
        self.table.show(self._game())

    def tried(self) -> Tried:
        session = self.table.game.session
        if session.moves <= self._begins:
            return Tried.NOTHING
        made = [action for action in session.log if not isinstance(action, Undo)]
        return Tried.RIGHT if made[-1] == self._wanted else Tried.OTHER

    def take_back(self) -> None:
        self.table.undo()

    def reply(self) -> bool:
        return False

    def finish(self) -> None:
        self.table.showing.finish()

    def around(self) -> Around:
        table, move = self.table, self._wanted
        showing = table.showing
        geometry, state, poses = showing.geometry, showing.state, showing.poses()
        about: list[Box] = []
        if isinstance(move, MoveUnit) and self.tried() is Tried.NOTHING:
            taken = ring_box(ColumnSpot(move.source, move.index), geometry, state, poses)
            about = [taken, landing(move.target, geometry, state, poses)]
        cards = [Box(pose.x, pose.y, pose.width, geometry.card_height) for pose in poses.values()]
        return Around(table.answer_room(), tuple(about), tuple(cards))

    def tell(self, words: str, at: Box) -> None:
        self.table.telling.inform(words, at)

    # Inside

    @property
    def _begins(self) -> int:
        """How many moves were made before the step."""
        return LESSONS[self._step]

    @property
    def _wanted(self) -> Move:
        return WINNING_LINE[self._begins]

    def _game(self) -> KeptGame:
        """The game of the step, which no store outlives."""
        return KeptGame.reopen(self._store, _RULES, list(WINNING_LINE[: self._begins]))

    def _named(self, step: int) -> _Named:
        session, move = _RULES.session(), WINNING_LINE[LESSONS[step]]
        for made in WINNING_LINE[: LESSONS[step]]:
            session.play(made)
        assert isinstance(move, MoveUnit)
        columns = session.state.columns
        host = columns[move.target].top
        return _Named(sign(columns[move.source].cards[move.index]), "" if host is None else sign(host))


def scene(host: Host, close: Callable[[], None]) -> StepsScene:
    """First steps at Scorpion."""
    return StepsScene(Practice(host), host.words, close)
