"""A run of the program at the Scorpion table: games to open it on, where its cards are, what the keyboard is on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from game import records
from game.cards import FRENCH, Card
from game.scorpion import record as scorpion_record
from game.scorpion.kept import KeptGame
from game.scorpion.record import Action, ScorpionSession, Start
from game.scorpion.state import Move, State
from game.scorpion.variants import CLASSIC
from game.session import Redo, Restart, Undo
from scenes.look.shapes import Box
from scenes.scorpion.focus import FocusSpot
from scenes.scorpion.geometry import ColumnSpot, Geometry
from scenes.scorpion.table import ScorpionTable
from scenes.table.areas import walk
from scenes.table.sprites import CardSprite
from scenes.widgets.focus import ARROWS, Direction
from tests.scenes.rig import Point, Rig, painted_whole
from tests.scenes.scorpion.rooms import scorpion_room

__all__ = ["DEAL", "NewRig", "ScorpionRig", "a_move", "golden", "painted_whole", "resting"]

DEAL = Start.numbered(CLASSIC, 48213)
_GOLDEN = Path(__file__).parents[2] / "golden" / "scorpion"


class ScorpionRig(Rig):
    """One run of the program, without a table until one is opened."""

    def open(self, start: Start = DEAL, moves: Sequence[Action] = (), dealt: bool = False) -> None:
        """Open the table on a game after these moves; `dealt`: while the deal is being shown."""
        game = KeptGame.deal(self.store, start)
        for action in moves:
            game.session.play(action)
        game.save()
        scorpion_room(self.house).open_table(game, dealt)

    @property
    def table(self) -> ScorpionTable:
        table = scorpion_room(self.house).table
        assert table is not None, "no table is open"
        return table

    # Where things are

    @property
    def session(self) -> ScorpionSession:
        return self.table.game.session

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def geometry(self) -> Geometry:
        return self.table.showing.geometry

    def sprite(self, card: Card | str) -> CardSprite:
        return self.table.showing.board.sprite(FRENCH.parse(card) if isinstance(card, str) else card)

    def card(self, column: int, index: int) -> Card:
        return self.state.columns[column].cards[index]

    def box(self, column: int, index: int) -> Box:
        """The whole card, what others hide of it included."""
        pose = self.table.showing.poses()[self.card(column, index)]
        return Box(pose.x, pose.y, *self.geometry.card_size)

    def grip(self, column: int, index: int) -> Point:
        """The middle of what no other card hides of it."""
        box = self.box(column, index)
        last = index == len(self.state.columns[column].cards) - 1
        foot = box.bottom if last else self.box(column, index + 1).y
        return box.cx, (box.y + foot) / 2

    def end(self, column: int) -> Point:
        """The middle of a column's last card, or of its empty place."""
        count = len(self.state.columns[column].cards)
        if count:
            return self.grip(column, count - 1)
        base = self.geometry.column_base(column)
        return base.cx, base.cy

    def put(self, column: int, index: int, to: int) -> Point:
        """Where the pointer is when the card gripped there lies on the end of column `to`."""
        x, y = self.grip(column, index)
        box, end = self.box(column, index), self.end(to)
        return x + end[0] - box.cx, y + end[1] - box.cy

    def reserve(self, place: int = 0) -> Point:
        box = self.geometry.reserve_base(place)
        return box.cx, box.cy

    @property
    def cloth(self) -> Point:
        """A bare place, far from every column."""
        last = self.geometry.column_base(self.geometry.rules.columns - 1)
        return (last.right + self.geometry.strip.x) / 2, self.geometry.layout.size[1] - 2

    @property
    def ring(self) -> Box | None:
        """What the keyboard's ring on the cards goes round."""
        return self.table.keys.ring()

    @property
    def spot(self) -> FocusSpot | None:
        """What the keyboard is on."""
        return self.table.keys.spot

    def walk_to(self, goal: FocusSpot) -> None:
        """Press arrows until the keyboard is on `goal`, by the shortest way there is."""
        self.keys("right")
        places = self.table.keys.places()
        here = self.spot
        before: dict[FocusSpot | None, tuple[FocusSpot | None, Direction]] = {}
        fresh = deque([here])
        while fresh and goal not in before and goal != here:
            reached = fresh.popleft()
            for direction in ARROWS:
                there = walk(reached, direction, places)
                if there != here and there not in before:
                    before[there] = (reached, direction)
                    fresh.append(there)
        way: list[Direction] = []
        spot: FocusSpot | None = goal
        while spot != here:
            assert spot in before, f"no arrows lead from {here} to {goal}"
            spot, direction = before[spot]
            way.append(direction)
        self.keys(*reversed(way))
        assert self.spot == goal

    @property
    def glowing(self) -> list[int]:
        """The columns that shine as legal targets."""
        return self.table.glow.columns


NewRig = Callable[..., ScorpionRig]


def golden(name: str) -> tuple[Start, list[Action]]:
    """A recorded game: where it begins and what was done."""
    return scorpion_record.read(records.read_file(str(_GOLDEN / f"{name}.json")))


def a_move(action: Action) -> Move:
    """A recorded action that is a move."""
    assert not isinstance(action, Undo | Redo | Restart)
    return action


def resting(rig: ScorpionRig) -> None:
    """The cards lie exactly as the game stands; what a hand holds, and a strip it opened, apart."""
    showing, state = rig.table.showing, rig.state
    assert not showing.moving
    assert showing.state == state
    geometry = Geometry(rig.table.game.start.rules, rig.stage.canvas.get_size())
    opened = [None, *(ColumnSpot(i, j) for i, column in enumerate(state.columns) for j in range(len(column.cards)))]
    poses = showing.poses()
    assert showing.fanned or any(poses == geometry.poses(state, one) for one in opened)
    assert all(rig.sprite(card).card is card for card in poses)
    rig.lies()
