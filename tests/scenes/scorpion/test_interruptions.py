"""Whatever is done while cards fly: once nothing moves, every card lies exactly where the position says."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.cards import FRENCH
from game.scorpion.record import Start
from game.scorpion.state import DealReserve, Move, MoveUnit, PlayReserve
from game.scorpion.variants import RULE_SETS
from game.words import LANGUAGES
from scenes.intents import MOUSE, KeyPressed, PointerMoved, Wheel
from scenes.preferences import BACKS, MOTIONS
from scenes.scorpion.preferences import SCORPION
from tests.scenes.conftest import NewRig
from tests.scenes.rig import FINGER, OTHER_FINGER, Point, Rig, golden, painted_whole, resting
from tests.scenes.rooms import scorpion_room
from tests.scenes.thoughts import Thoughts
from tests.soaking import some

SIZES = ((800, 480), (1024, 768), (720, 1280), (1280, 720), (640, 360), (480, 800))
KEYS = (
    *("up", "down", "left", "right", "enter", "space", "tab", "escape"),
    *("d", "u", "r", "n", "h", "w", "s", "f1", "home", "7"),
)
ACTIONS = 70


class Player:
    """Plays without sense, and hardly ever waits for the cards."""

    def __init__(self, rig: Rig, rng: random.Random) -> None:
        self.rig = rig
        self.rng = rng
        self.doings: list[tuple[int, Callable[[], None]]] = [
            (8, self.drag_legally),
            (3, self.drag_anywhere),
            (2, self.carry_and_cancel),
            (4, self.press_anywhere),
            (5, self.press_keys),
            (3, lambda: rig.keys("z", ctrl=True)),
            (2, lambda: rig.keys("y", ctrl=True)),
            (2, self.press_strip),
            (2, lambda: rig.resize(rng.choice(SIZES))),
            (1, lambda: rig.house.preferences.change("language", rng.choice(list(LANGUAGES)))),
            (1, lambda: rig.house.preferences.change("motion", rng.choice(MOTIONS))),
            (1, lambda: rig.house.preferences.change("four_colours", rng.random() < 0.5)),
            (1, lambda: rig.house.preferences.change("back", rng.choice(BACKS))),
            (1, lambda: rig.house.preferences.of(SCORPION).change("light", rng.random() < 0.5)),
            (2, self.second_finger),
            (2, lambda: rig.move(self.anywhere())),
            (1, lambda: rig.house.handle(Wheel(*self.anywhere(), rng.choice((-1.0, 1.0))))),
            (1, lambda: rig.gone(MOUSE)),
        ]

    def act(self) -> None:
        """One thing or another, and then some time, often none."""
        weights = [weight for weight, _ in self.doings]
        self.rng.choices(self.doings, weights)[0][1]()
        if self.rng.random() < 0.7:
            self.rig.run(self.rng.choice((0.01, 0.05, 0.15, 0.4)))

    def anywhere(self) -> Point:
        width, height = self.rig.geometry.layout.size
        return self.rng.randrange(width), self.rng.randrange(height)

    def pointer(self) -> tuple[str, int, int]:
        return self.rng.choice((MOUSE, FINGER))

    def drag_legally(self) -> None:
        rig = self.rig
        moves = rig.session.rules.legal_moves(rig.state)
        if moves:
            start, end = self.way(self.rng.choice(moves))
            pointer = self.pointer()
            rig.carry(start, end, pointer)
            rig.up(end, pointer)

    def way(self, move: Move) -> tuple[Point, Point]:
        """From where to where the pointer carries a move; the reserve is only tapped."""
        rig = self.rig
        if isinstance(move, MoveUnit):
            return rig.grip(move.source, move.index), rig.put(move.source, move.index, move.target)
        if isinstance(move, PlayReserve):
            return rig.reserve(move.place), rig.end(move.target)
        assert isinstance(move, DealReserve)
        return rig.reserve(), rig.reserve()

    def drag_anywhere(self) -> None:
        start, end, pointer = self.anywhere(), self.anywhere(), self.pointer()
        self.rig.carry(start, end, pointer)
        self.rig.up(end, pointer)

    def carry_and_cancel(self) -> None:
        rig = self.rig
        end = self.anywhere()
        rig.carry(self.anywhere(), end)
        self.rng.choice(
            (
                lambda: rig.right_click(end),
                lambda: rig.keys("escape"),
                rig.gone,
                lambda: rig.resize(self.rng.choice(SIZES)),
                lambda: rig.keys("down", "enter"),
                lambda: rig.keys("d"),
                lambda: rig.keys("n"),
            )
        )()
        rig.move(self.anywhere())
        rig.up(end)

    def press_anywhere(self) -> None:
        at, pointer = self.anywhere(), self.pointer()
        self.rig.down(at, pointer)
        self.rig.run(self.rng.choice((0.0, 0.02, 0.2)))
        self.rig.up(at, pointer)

    def press_keys(self) -> None:
        for _ in range(self.rng.randrange(1, 6)):
            self.rig.house.handle(KeyPressed(self.rng.choice(KEYS), repeat=self.rng.random() < 0.2))

    def press_strip(self) -> None:
        at = self.rig.button(self.rng.randrange(len(self.rig.strip.buttons)))
        self.rig.down(at)
        self.rig.up(at)

    def second_finger(self) -> None:
        """Two fingers at once, the second anywhere, lifted in either order."""
        rig, ends = self.rig, [self.anywhere(), self.anywhere()]
        first = self.rng.choice((self.anywhere(), rig.reserve()))
        rig.down(first, FINGER)
        rig.down(self.anywhere(), OTHER_FINGER)
        for at, finger in zip(ends, (FINGER, OTHER_FINGER), strict=True):
            rig.house.handle(PointerMoved(finger, *at))
        fingers = [FINGER, OTHER_FINGER]
        self.rng.shuffle(fingers)
        for finger in fingers:
            rig.up(self.rng.choice(ends), finger)
            rig.move(self.anywhere(), OTHER_FINGER)


def close_windows(rig: Rig) -> None:
    """Back to the table, the game going on."""
    for _ in range(4):
        if rig.window is None:
            return
        rig.keys("escape")
        rig.run(0.4)
    raise AssertionError("a window does not close")


def check(rig: Rig) -> None:
    showing = rig.table.showing
    assert showing.state == rig.state
    assert {id(rig.sprite(card)) for card in FRENCH} == {id(rig.sprite(card)) for card in showing.poses()}
    assert len(showing.poses()) == len(FRENCH)
    if not showing.moving:
        resting(rig)


@pytest.mark.parametrize("seed", some(range(40), 3))
@pytest.mark.parametrize("rules", RULE_SETS)
def test_cards_lie_where_the_position_says_whenever_nothing_moves(
    rules: str, seed: int, new_rig: NewRig, thoughts: Thoughts
) -> None:
    rng = random.Random(f"{rules} {seed}")
    thoughts.fails = seed % 2 == 0  # what is thought is no matter here, only what is shown of it
    thoughts.slow = seed % 2 == 1
    rig = new_rig(rng.choice(SIZES), motion=rng.choice(MOTIONS))
    start, moves = golden(f"{rules}-win")
    if seed == 0:
        rig.open(Start.numbered(RULE_SETS[rules], 1 + rng.randrange(999_999_999)), dealt=True)
    else:
        rig.open(start, moves[: rng.randrange(len(moves) // 2, len(moves))], dealt=seed == 1)
    player = Player(rig, rng)
    for _ in range(ACTIONS):
        player.act()
        if not rig.house.scenes.running:  # a press in the menu quit the program: start it again
            scorpion_room(rig.house).open()
        check(rig)
        if rng.random() < 0.3:
            painted_whole(rig)
        if rig.window is not None and rng.random() < 0.6:
            close_windows(rig)
        if rng.random() < 0.2:
            rig.settle()
            check(rig)
            painted_whole(rig)
    close_windows(rig)
    rig.settle()
    check(rig)
    painted_whole(rig)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_whole_game_is_shown_move_by_move_with_hardly_any_time_for_it(rules: str, new_rig: NewRig) -> None:
    """The recorded win, drag by drag: each grip interrupts what the last move set flying."""
    start, moves = golden(f"{rules}-win")
    rig = new_rig()
    rig.open(start, dealt=True)
    player = Player(rig, random.Random(1))
    for move in moves:
        assert isinstance(move, MoveUnit | DealReserve | PlayReserve)
        way = player.way(move)
        rig.carry(*way)
        rig.up(way[1])
        check(rig)
    assert rig.session.log == moves
    assert rig.session.won
    rig.settle()
    check(rig)
