"""The loop: fixed steps, no backlog, no catching up after a rest, a frame only where one is needed."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.intents import MOUSE, Intent, KeyPressed, PointerDown, PointerGone, PointerMoved, PointerUp
from scenes.loop import FRAME, MOST_STEPS, STEP, FixedSteps, Loop
from scenes.manager import SceneManager
from scenes.stage import Stage
from tests.scenes.rig import SMALL, Clock
from tests.scenes.scorpion.rig import ScorpionRig


class Picture:
    """A scene that counts what the loop asks of it."""

    opaque = True
    leaving = False

    def __init__(self) -> None:
        self.moving = self.waiting = False
        self.changed = True
        self.steps = self.frames = 0
        self.alphas: list[float] = []
        self.sizes: list[tuple[int, int]] = []

    def handle(self, intent: Intent) -> None:
        assert intent == PointerGone(MOUSE), "intents go to the house; that another scene lies over it is told"

    def update(self, dt: float) -> None:
        assert dt == STEP
        self.steps += 1

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.frames += 1
        self.alphas.append(alpha)

    def resize(self, size: tuple[int, int], u: float) -> None:
        self.sizes.append(size)

    def drawn(self) -> None:
        self.changed = False


class Turning:
    """A loop over one picture; every round gets an event, so that none waits in real time."""

    def __init__(self) -> None:
        pygame.display.init()
        self.clock = Clock()
        self.intents: list[Intent] = []
        self.quits = 0
        self.rests = 0
        self.busy = 0.0
        """Seconds it takes to do what is asked for."""
        self.stage = Stage("a window of the tests", SMALL)
        self.scenes = SceneManager()
        self.picture = Picture()
        self.loop = Loop(
            self.stage, self.scenes, lambda size: 1.0, self._take, self._quit, self.clock, on_rest=self._rest
        )
        self.loop.fit()
        self.scenes.push(self.picture)
        self.scenes.settle()
        self.turn()
        self.turn()  # the window just shown asks for a frame of its own
        self.picture.frames = 0
        self.intents.clear()

    def _take(self, intent: Intent) -> None:
        self.intents.append(intent)
        self.clock.now += self.busy

    def _quit(self) -> None:
        self.quits += 1

    def _rest(self) -> None:
        self.rests += 1

    def turn(self, *events: pygame.Event, seconds: float = 0.0) -> None:
        self.clock.now += seconds
        for event in (*events, pygame.Event(pygame.USEREVENT)):
            pygame.event.post(event)
        self.loop.turn()


@pytest.fixture
def turning() -> Iterator[Turning]:
    made = Turning()
    yield made
    made.stage.close()


@given(st.lists(st.floats(0, 0.09), max_size=60))
def test_time_is_neither_lost_nor_won_in_steps(stretches: list[float]) -> None:
    steps = FixedSteps()
    taken = sum(steps.advance(stretch) for stretch in stretches)
    assert taken * STEP + steps.alpha * STEP == pytest.approx(sum(stretches), abs=1e-6)


@given(st.floats(0.2, 1e6), st.floats(0, 0.01))
def test_a_backlog_is_dropped(long: float, short: float) -> None:
    steps = FixedSteps()
    assert steps.advance(long) == MOST_STEPS
    assert pytest.approx(0.1) == MOST_STEPS * STEP
    assert steps.advance(short) <= 2


@given(st.lists(st.floats(-1, 1)))
def test_how_far_the_next_step_has_come_stays_between_none_and_all(stretches: list[float]) -> None:
    steps = FixedSteps()
    for stretch in stretches:
        assert 0 <= steps.advance(stretch) <= MOST_STEPS
        assert 0 <= steps.alpha <= 1


def test_a_still_picture_is_not_drawn_again(turning: Turning) -> None:
    for _ in range(20):
        turning.turn(seconds=1.0)
    assert turning.picture.frames == 0
    assert turning.picture.steps == 0


def test_a_changed_picture_is_drawn_once_more_at_once(turning: Turning) -> None:
    turning.picture.changed = True
    turning.turn()
    turning.turn()
    assert turning.picture.frames == 1


def test_an_uncovered_window_is_drawn_anew(turning: Turning) -> None:
    turning.turn(pygame.Event(pygame.WINDOWEXPOSED))
    assert turning.picture.frames == 1


def test_a_moving_picture_is_drawn_sixty_times_a_second_in_steps_of_its_own(turning: Turning) -> None:
    turning.picture.moving = True
    for _ in range(480):
        turning.turn(seconds=1 / 240)
    assert turning.picture.steps == pytest.approx(2 / STEP, abs=3)
    assert turning.picture.frames == pytest.approx(2 / FRAME, abs=3)
    assert all(0 <= alpha <= 1 for alpha in turning.picture.alphas)


def test_what_nobody_waits_for_has_its_time_while_nothing_moves(turning: Turning) -> None:
    turning.picture.moving = True
    turning.turn()
    turning.rests = 0
    turning.turn()
    assert turning.rests == 0
    turning.picture.moving = False
    turning.turn()
    turning.turn()
    assert turning.rests == 2


def test_a_waiting_picture_gets_its_time_but_no_frames(turning: Turning) -> None:
    turning.picture.waiting = True
    for _ in range(20):
        turning.turn(seconds=0.05)
    assert turning.picture.steps == pytest.approx(1 / STEP, abs=2)
    assert turning.picture.frames == 0


def test_after_a_hiccup_at_most_a_tenth_of_a_second_is_made_up_for(turning: Turning) -> None:
    turning.picture.moving = True
    turning.turn(seconds=5.0)
    assert turning.picture.steps == MOST_STEPS


def test_a_motion_that_begins_after_a_rest_begins_at_its_beginning(turning: Turning) -> None:
    turning.turn(seconds=10.0)
    turning.picture.moving = True
    turning.turn(seconds=FRAME)
    assert turning.picture.steps == pytest.approx(FRAME / STEP, abs=1)


def test_a_motion_that_an_event_begins_has_not_missed_the_time_before_it(rig: ScorpionRig) -> None:
    rig.turn()
    card = rig.state.reserve[0]
    assert card is not None
    before = rig.sprite(card).x
    rig.clock.now += 10.0
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_d, scancode=pygame.KSCAN_D, mod=0, unicode="d")
    rig.turn(key)
    assert rig.table.showing.moving
    assert rig.sprite(card).x == before


def test_a_carried_card_is_drawn_under_the_pointer_however_long_it_is_carried(rig: ScorpionRig) -> None:
    rig.turn()
    rig.turn()
    x, y = map(int, rig.end(4))
    sprite = rig.sprite(rig.card(4, 6))
    start = sprite.corner()[0]
    rig.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False))
    for step in range(1, 40):
        rig.clock.now += FRAME
        moved = pygame.Event(pygame.MOUSEMOTION, pos=(x - 8 * step, y), rel=(-8, 0), buttons=(1, 0, 0), touch=False)
        rig.turn(moved)
        assert sprite.corner(0.0)[0] == sprite.corner(1.0)[0] == start - 8 * step


def test_events_become_intents_in_their_order(turning: Turning) -> None:
    turning.turn(
        pygame.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(0, 0), buttons=(0, 0, 0), touch=False),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1, touch=False),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_u, scancode=pygame.KSCAN_U, mod=0, unicode="u"),
    )
    assert [type(intent) for intent in turning.intents] == [PointerMoved, PointerDown, KeyPressed]
    assert isinstance(turning.intents[1], PointerDown)
    assert turning.intents[1].time == turning.clock.now


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_the_window_asks_to_quit(kind: int, turning: Turning) -> None:
    turning.turn(pygame.Event(kind))
    assert turning.quits == 1


def test_a_new_size_is_laid_out(turning: Turning) -> None:
    turning.stage.window.size = (1024, 768)
    turning.turn()
    assert turning.picture.sizes[-1] == (1024, 768)
    assert turning.picture.frames == 1


def test_what_a_new_size_brings_is_there_at_once(turning: Turning) -> None:
    dialog = Picture()

    class Asking(Picture):
        def resize(self, size: tuple[int, int], u: float) -> None:
            super().resize(size, u)
            if size != SMALL:
                turning.scenes.push(dialog)

    turning.scenes.push(Asking())
    turning.scenes.settle()
    turning.stage.window.size = (1024, 768)
    turning.turn()
    assert turning.scenes.top is dialog


def test_the_loop_ends_with_the_last_scene(turning: Turning) -> None:
    turning.scenes.clear()
    pygame.event.post(pygame.Event(pygame.USEREVENT))
    turning.loop.run()
    assert not turning.scenes.running
    assert turning.picture.frames == 0


def test_a_small_window_shows_a_scaled_canvas_and_points_into_it(turning: Turning) -> None:
    turning.stage.window.size = (400, 240)
    turning.turn(pygame.Event(pygame.WINDOWSIZECHANGED))
    assert turning.picture.sizes[-1] == (800, 480)
    turning.turn(
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 60), button=1, touch=False),
        pygame.Event(pygame.FINGERDOWN, touch_id=1, finger_id=2, x=0.25, y=0.25, dx=0.0, dy=0.0, pressure=1.0),
    )
    for press in turning.intents[-2:]:
        assert isinstance(press, PointerDown)
        assert (press.x, press.y) == (200, 120)


def test_looking_for_events_ends_with_one_long_after_the_last(turning: Turning) -> None:
    """At rest for long the loop dozes; an event wakes it."""
    turning.turn(seconds=60.0)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_u, scancode=pygame.KSCAN_U, mod=0, unicode="u")
    turning.turn(key, seconds=60.0)
    assert turning.intents == [KeyPressed("u")]


def test_the_screen_saver_waits_only_for_what_moves_longer_than_anybody_has_touched_the_program(
    turning: Turning,
) -> None:
    pygame.display.set_allow_screensaver(True)  # as `open_video` has it
    turning.picture.moving = True
    turning.turn(_key(pygame.KEYDOWN), _key(pygame.KEYUP), seconds=1.0)
    for _ in range(18):
        turning.turn(seconds=1.0)
    assert pygame.display.get_allow_screensaver()
    for _ in range(5):
        turning.turn(seconds=1.0)
    assert not pygame.display.get_allow_screensaver(), "something is being watched"
    turning.picture.moving = False
    for _ in range(5):
        turning.turn(seconds=1.0)
    assert not pygame.display.get_allow_screensaver(), "it may go on moving"
    for _ in range(20):
        turning.turn(seconds=1.0)
    assert pygame.display.get_allow_screensaver()


def _key(kind: int, name: str = "u") -> pygame.Event:
    return pygame.Event(kind, key=ord(name), scancode=pygame.KSCAN_A + ord(name) - ord("a"), mod=0, unicode=name)


def test_a_held_key_asks_again_at_its_pace(turning: Turning) -> None:
    turning.turn(_key(pygame.KEYDOWN))
    for _ in range(100):
        turning.turn(seconds=0.01)
    assert turning.intents[:2] == [KeyPressed("u"), KeyPressed("u", repeat=True)]
    assert len(turning.intents) == pytest.approx(1 + (1.0 - 0.35) / 0.045, abs=2)
    turning.turn(_key(pygame.KEYUP), seconds=0.1)
    turning.intents.clear()
    turning.turn(seconds=1.0)
    assert turning.intents == []


def test_a_key_touched_while_the_program_is_busy_asks_once(turning: Turning) -> None:
    """What it asks for takes long; that the key is up again is known only afterwards."""
    turning.busy = 2.0
    turning.turn(_key(pygame.KEYDOWN))
    turning.turn(_key(pygame.KEYUP))
    turning.turn(seconds=1.0)
    assert turning.intents == [KeyPressed("u")]


def test_a_key_pressed_at_the_end_of_a_busy_time_is_not_held_for_all_of_it(turning: Turning) -> None:
    turning.turn(_key(pygame.KEYDOWN), seconds=2.0)
    turning.turn(seconds=0.1)
    assert turning.intents == [KeyPressed("u")]


def test_waiting_for_events_ends_when_a_held_key_asks_again(turning: Turning, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else happens while a key is held: nobody's event wakes the loop."""
    turning.turn(_key(pygame.KEYDOWN))
    turning.clock.now += 0.345
    waits: list[int] = []

    def nothing_comes(milliseconds: int) -> pygame.Event:
        waits.append(milliseconds)
        return pygame.Event(pygame.NOEVENT)

    monkeypatch.setattr(pygame.event, "wait", nothing_comes)
    turning.picture.waiting, turning.picture.changed = True, False
    turning.loop.turn()
    assert len(waits) == 1
    assert 0 < waits[0] < 10, "a scene that waits looks again after 50"


def test_two_clicks_in_a_busy_time_are_a_double_click(turning: Turning) -> None:
    """Both came while the program was busy with the first: how far apart is known to nobody."""
    click = {"pos": (10, 20), "button": 1, "touch": False}
    turning.busy = 2.0
    turning.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, click), pygame.Event(pygame.MOUSEBUTTONUP, click))
    turning.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, click))
    _, up, again = turning.intents
    assert isinstance(up, PointerUp)
    assert isinstance(again, PointerDown)
    assert again.time == up.time
