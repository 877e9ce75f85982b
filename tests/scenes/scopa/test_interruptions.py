"""Whatever is done while cards fly: once nothing moves, every card lies exactly where the match says."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.cards import ITALIAN
from game.scopa.captures import captures
from game.seats import THEIRS
from game.words import LANGUAGES
from scenes.intents import MOUSE, KeyPressed, Wheel
from scenes.preferences import ITALIAN_PACKS, MOTIONS
from scenes.scopa.preferences import SCOPA
from scenes.windows.message import MessageWindow
from tests.scenes.rig import FINGER, OTHER_FINGER, Point
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, painted_whole, resting
from tests.soaking import some

SIZES = ((800, 480), (1024, 768), (720, 1280), (1280, 720), (640, 360), (480, 800))
KEYS = (
    "up",
    "down",
    "left",
    "right",
    "enter",
    "space",
    "tab",
    "escape",
    "1",
    "2",
    "3",
    "n",
    "d",
    "l",
    "f1",
    "backspace",
)
ACTIONS = 90


class Player:
    """Plays without sense, and hardly ever waits for the cards."""

    def __init__(self, parlour: Parlour, rng: random.Random) -> None:
        self.parlour = parlour
        self.rng = rng
        rig = parlour.rig
        change = rig.house.preferences.change
        self.doings: list[tuple[int, Callable[[], None]]] = [
            (9, self.play_a_card),
            (5, self.choose_on),
            (4, self.drag_a_card),
            (3, self.drag_anywhere),
            (2, self.carry_and_cancel),
            (4, self.press_anywhere),
            (5, self.press_keys),
            (2, lambda: parlour.tap(parlour.pile(THEIRS))),
            (1, lambda: parlour.tap(parlour.button(rng.randrange(5)))),
            (2, lambda: rig.resize(rng.choice(SIZES))),
            (2, lambda: change("italian_pack", rng.choice(ITALIAN_PACKS))),
            (1, lambda: change("corner_values", rng.random() < 0.5)),
            (1, lambda: change("language", rng.choice(list(LANGUAGES)))),
            (1, lambda: change("motion", rng.choice(MOTIONS))),
            (1, lambda: rig.house.preferences.of(SCOPA).change("target", rng.choice(("11", "21")))),
            (2, self.second_finger),
            (2, lambda: rig.move(self.anywhere())),
            (1, lambda: rig.house.handle(Wheel(*self.anywhere(), rng.choice((-1.0, 1.0))))),
            (1, lambda: rig.gone(MOUSE)),
            (6, parlour.my_turn),
        ]

    def act(self) -> None:
        """One thing or another, and then some time, often none."""
        weights = [weight for weight, _ in self.doings]
        doing = self.rng.choices(self.doings, weights)[0][1]
        self.parlour.rig.house.scenes.settle()
        if doing != self.parlour.my_turn or self.parlour.rig.window is None:
            doing()
        if self.rng.random() < 0.7:
            self.parlour.rig.run(self.rng.choice((0.01, 0.05, 0.15, 0.4)))

    def anywhere(self) -> Point:
        width, height = self.parlour.rig.stage.canvas.get_size()
        return self.rng.randrange(width), self.rng.randrange(height)

    def pointer(self) -> tuple[str, int, int]:
        return self.rng.choice((MOUSE, FINGER))

    def play_a_card(self) -> None:
        if self.parlour.hand:
            self.parlour.tap(self.parlour.at(self.rng.choice(self.parlour.hand)), self.pointer())

    def choose_on(self) -> None:
        """Tap what may be tapped."""
        choice = self.parlour.choice
        if choice is not None:
            self.parlour.tap(self.parlour.at(self.rng.choice(sorted(choice.takeable, key=str))))

    def drag_a_card(self) -> None:
        parlour = self.parlour
        if not parlour.hand:
            return
        card = self.rng.choice(parlour.hand)
        ways = captures(card, parlour.state.table)
        runner = parlour.geometry.box("runner")
        to = parlour.at(self.rng.choice(self.rng.choice(ways))) if ways else (runner.cx, runner.cy)
        parlour.drag(parlour.at(card), to, self.pointer())

    def drag_anywhere(self) -> None:
        self.parlour.drag(self.anywhere(), self.anywhere(), self.pointer())

    def carry_and_cancel(self) -> None:
        parlour, rig = self.parlour, self.parlour.rig
        end = self.anywhere()
        rig.carry(parlour.at(self.rng.choice(parlour.hand)) if parlour.hand else self.anywhere(), end)
        self.rng.choice(
            (
                lambda: rig.right_click(end),
                lambda: rig.keys("escape"),
                rig.gone,
                lambda: rig.resize(self.rng.choice(SIZES)),
                lambda: rig.keys("1"),
                lambda: rig.keys("d"),
                lambda: rig.keys("n"),
                lambda: rig.keys("backspace"),
                lambda: rig.keys("right", "enter"),
            )
        )()
        rig.move(self.anywhere())
        rig.up(end)

    def press_anywhere(self) -> None:
        at, pointer = self.anywhere(), self.pointer()
        self.parlour.rig.down(at, pointer)
        self.parlour.rig.run(self.rng.choice((0.0, 0.02, 0.2)))
        self.parlour.rig.up(at, pointer)

    def press_keys(self) -> None:
        for _ in range(self.rng.randrange(1, 6)):
            self.parlour.rig.house.handle(KeyPressed(self.rng.choice(KEYS), repeat=self.rng.random() < 0.2))

    def second_finger(self) -> None:
        """Two fingers at once, lifted in either order."""
        rig, fingers = self.parlour.rig, [FINGER, OTHER_FINGER]
        for finger in fingers:
            rig.down(
                self.parlour.at(self.rng.choice(self.parlour.hand)) if self.parlour.hand else self.anywhere(), finger
            )
        self.rng.shuffle(fingers)
        for finger in fingers:
            rig.move(self.anywhere(), finger)
        for finger in fingers:
            rig.up(self.anywhere(), finger)


def close_windows(parlour: Parlour) -> None:
    """Back to the table, whatever is asked there; a window may follow another."""
    for _ in range(8):
        parlour.rig.run(0.4)
        if parlour.rig.window is None:
            return
        parlour.rig.keys("escape")
    raise AssertionError("a window does not close")


def back_at_the_table(parlour: Parlour) -> None:
    """A press in the menu may have left for the title, or the program: come back."""
    house = parlour.rig.house
    if not house.scenes.running or parlour.room.table is None:
        house.recover()
        house.open_start("scopa")
        parlour.thoughts.closed = False


def check(parlour: Parlour) -> None:
    showing, kept = parlour.showing, parlour.kept()
    assert showing.state == parlour.state
    assert set(showing.poses()) == set(ITALIAN.cards)
    assert len({id(parlour.sprite(card)) for card in ITALIAN}) == len(ITALIAN)
    assert (kept.state, kept.score, kept.seed) == (parlour.state, parlour.match.score, parlour.match.seed)
    if not showing.moving:
        resting(parlour)


@pytest.mark.parametrize("seed", some(range(60), 3))
def test_cards_lie_where_the_match_says_whenever_nothing_moves(seed: int, new_parlour: NewParlour) -> None:
    rng = random.Random(seed)
    parlour = new_parlour(
        rng.choice(SIZES), motion=rng.choice(MOTIONS), italian_pack=rng.choice(ITALIAN_PACKS), pause="short"
    )
    player = Player(parlour, rng)
    for _ in range(ACTIONS):
        player.act()
        back_at_the_table(parlour)
        check(parlour)
        if rng.random() < 0.2:
            painted_whole(parlour)
        if parlour.rig.window is not None and rng.random() < 0.7:
            close_windows(parlour)
            back_at_the_table(parlour)
        if rng.random() < 0.2:
            parlour.until(lambda: not parlour.showing.moving)
            check(parlour)
            painted_whole(parlour)
    close_windows(parlour)
    parlour.settle()
    check(parlour)
    painted_whole(parlour)


@pytest.mark.parametrize("pack", ITALIAN_PACKS)
def test_a_whole_deal_is_shown_though_every_play_is_cut_short(pack: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(italian_pack=pack)
    rng = random.Random(7)
    while not parlour.state.over:
        parlour.until(lambda: parlour.table.my_turn or parlour.state.over)
        if parlour.table.my_turn:
            play = rng.choice(parlour.match.legal_plays())
            parlour.tap(parlour.at(play.card))
            for card in play.take if parlour.choice is not None else ():
                parlour.tap(parlour.at(card))
        check(parlour)
    assert len(parlour.match.plays) == 36
    parlour.until(lambda: not parlour.showing.moving)
    check(parlour)


def test_a_button_the_mouse_has_left_while_a_window_lay_there_shines_no_more(parlour: Parlour) -> None:
    parlour.my_turn()
    parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()
    rig = parlour.rig

    def seen() -> bytes:
        rig.run(1.0)
        rig.frame()
        return pygame.image.tobytes(rig.stage.canvas, "RGB")

    before = seen()
    rig.move(parlour.button(3))
    assert seen() != before
    parlour.tap(parlour.button(3))
    rig.run(1.0)
    assert isinstance(rig.window, MessageWindow)
    rig.move(parlour.bare)
    rig.keys("escape")
    rig.run(1.0)
    assert rig.window is None
    assert seen() == before
