"""The title screen: where its doors lead, what it says of the tables, how it fits, and how its cards come."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game.words import Words
from scenes.intents import MOUSE, PointerDown, PointerGone, PointerId, PointerMoved, PointerUp
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.title.plan import plan
from scenes.title.scene import TitleDoors
from scenes.title.table import Ground
from tests.scenes.title_visit import Laid, TitleVisit
from tests.windows.helper import LongWords, SampleWords

SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (480, 800), (1024, 768)]
FINGER: PointerId = ("touch", 1, 1)
BOTH, FIRST, SECOND, NEITHER = (True, True), (True, False), (False, True), (False, False)
GROUNDS: tuple[Ground, ...] = ("cloth", "wood")
TABLE_DOORS = ("resume First table", "new First table", "resume Second table", "new Second table")
IN_ITALIAN = {
    "Waits here": "Chi aspetta",
    "Resume": "Riprendi",
    "New game": "Nuova partita",
    "Settings": "Impostazioni",
    "Rules": "Regole",
    "Statistics": "Statistiche",
    "Quit": "Esci",
}
SPEECH: list[Callable[[], Words]] = [Words, LongWords, lambda: SampleWords("it", IN_ITALIAN)]


class Visit(TitleVisit):
    """A title screen with two tables."""

    def __init__(self, waiting: tuple[bool, bool] = BOTH, words: Words | None = None, speed: float = 1.0) -> None:
        super().__init__((), words, speed)
        self.wait(waiting)

    def wait(self, waiting: tuple[bool, bool]) -> None:
        """From now on a game waits there, there not."""
        first, second = ("Waits here" if waits else "An invitation" for waits in waiting)
        self.tables = [
            Laid("First table", "cloth", "french", waiting[0], line=first),
            Laid("Second table", "wood", "four", waiting[1], line=second),
        ]


# ------------------------------------------------------------------ the doors


@pytest.mark.parametrize("pointer", [MOUSE, FINGER])
def test_every_door_opens_by_mouse_and_by_finger(pointer: PointerId) -> None:
    visit = Visit().enter()
    for words, index in (("Resume", 0), ("New game", 0), ("Resume", 1), ("New game", 1)):
        visit.press(words, index, pointer)
    for words in ("Settings", "Rules", "Statistics", "Quit"):
        visit.press(words, 0, pointer)
    assert visit.gone == [*TABLE_DOORS, *TitleDoors._fields]


def test_every_door_opens_by_keys() -> None:
    visit = Visit().enter()
    visit.keys("tab", "tab")
    doors = [*TABLE_DOORS, *TitleDoors._fields]
    for _ in doors:
        visit.keys("enter", "tab")
    assert sorted(visit.gone) == sorted(doors)


def test_arrows_walk_from_table_to_table_and_down_to_the_strip() -> None:
    visit = Visit().enter()
    visit.keys("right", "right", "right", "space", "right", "enter", "down", "enter")
    assert visit.gone == ["resume Second table", "new Second table", "quit"]


@pytest.mark.parametrize(
    ("waiting", "door"),
    [
        (BOTH, "resume First table"),
        (FIRST, "resume First table"),
        (SECOND, "resume Second table"),
        (NEITHER, "new First table"),
    ],
)
def test_enter_goes_on_with_what_waits(waiting: tuple[bool, bool], door: str) -> None:
    visit = Visit(waiting).enter()
    visit.keys("enter")
    assert visit.gone == [door]


def test_f1_opens_the_rules() -> None:
    visit = Visit().enter()
    visit.keys("f1")
    assert visit.gone == ["rules"]


def test_a_press_that_slips_off_or_is_taken_away_opens_nothing() -> None:
    visit = Visit().enter()
    box = visit.controls["Resume"][0].box
    visit.scene.handle(PointerDown(MOUSE, box.cx, box.cy))
    visit.scene.handle(PointerUp(MOUSE, box.cx, box.bottom + 60))
    visit.scene.handle(PointerDown(FINGER, box.cx, box.cy))
    visit.scene.handle(PointerGone(FINGER))
    assert visit.gone == []


# ------------------------------------------------------------------ what it says


def test_it_tells_what_waits_on_each_table() -> None:
    visit = Visit().enter()
    assert visit.said == ["Waits here", "Waits here"]
    assert len(visit.controls["Resume"]) == len(visit.controls["New game"]) == 2


def test_where_nothing_waits_it_invites_to_play() -> None:
    visit = Visit(NEITHER).enter()
    assert visit.said == ["An invitation", "An invitation"]
    assert "Resume" not in visit.controls
    visit.press("Play", 0)
    visit.press("Play", 1)
    assert visit.gone == ["new First table", "new Second table"]


def test_it_asks_anew_what_waits_when_a_table_has_been_left() -> None:
    visit = Visit(NEITHER).enter()
    visit.scene.drawn()
    visit.wait(BOTH)
    visit.scene.refresh()
    assert visit.scene.changed
    assert visit.said[0] == "Waits here"
    assert len(visit.controls["Resume"]) == 2


def test_a_new_language_is_spoken_after_the_next_layout() -> None:
    visit = Visit(words=Words("en")).enter()
    visit.scene.words = SampleWords("it", IN_ITALIAN)
    visit.enter()
    assert {"Riprendi", "Impostazioni", "Esci"} <= set(visit.controls)
    assert visit.said[1] == "Chi aspetta"


def test_the_focus_stays_where_it_was_through_a_new_layout() -> None:
    visit = Visit().enter()
    visit.keys("right", "right")
    visit.enter((1280, 720))
    visit.keys("enter")
    assert visit.gone == ["new First table"]


# ------------------------------------------------------------------ how it fits


@pytest.mark.parametrize("waiting", [BOTH, NEITHER], ids=["waiting", "inviting"])
@pytest.mark.parametrize("speech", SPEECH)
@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_in_its_place(
    waiting: tuple[bool, bool], speech: Callable[[], Words], size: tuple[int, int]
) -> None:
    visit = Visit(waiting, speech()).enter(size)
    u, canvas = tokens.scale_for(*size), pygame.Rect((0, 0), size)
    placed: list[tuple[str, pygame.Rect]] = [(label.text, label.ink) for label in visit.scene.lines]
    for widget, _ in visit.scene.pane.widgets():
        placed.append((type(widget).__name__, widget.box.rect()))
        assert min(widget.target().w, widget.target().h) >= tokens.TARGET * u - 1
        for label in widget.labels():
            assert widget.box.rect().contains(label.ink), f"{label.text!r} leaves its control"
            assert not any("…" in line for line in label.lines), f"{label.text!r} was cut"
    for label in visit.scene.lines:
        assert not any("…" in line for line in label.lines), f"{label.text!r} was cut"
    for name, box in placed:
        assert canvas.contains(box), f"{name} leaves the canvas"
    for (name, box), (other, there) in combinations(placed, 2):
        assert not box.colliderect(there), f"{name} lies on {other}"


@pytest.mark.parametrize("lines", [1, 2])
@pytest.mark.parametrize("size", [*SIZES, (3440, 1440), (3840, 2160)])
def test_each_table_is_laid_out_from_its_fan_down_to_its_buttons(size: tuple[int, int], lines: int) -> None:
    u = tokens.scale_for(*size)
    places = plan(size, u, GROUNDS, lines)
    first, second = (top.board for top in places.tops)
    assert (second.y > first.bottom) if size[0] < size[1] else (second.x > first.right)
    for top in places.places:
        assert top.card >= 80 * u
        fan_foot = top.fan_y + 0.66 * top.card
        assert top.box.y < top.fan_y - 0.52 * top.card
        assert fan_foot < top.name_y - top.name_size / 2 < top.name_y < top.words.y < top.buttons.y
        assert top.buttons.bottom < places.strip_y
        assert top.buttons.x > top.box.x
        assert top.buttons.right < top.box.right


# ------------------------------------------------------------------ its cards


def fans(size: tuple[int, int]) -> list[pygame.Rect]:
    """The middles of the two fans."""
    places = plan(size, tokens.scale_for(*size), GROUNDS).places
    return [Box(place.fan_x - 20, place.fan_y - 20, 40, 40).rect() for place in places]


def test_the_first_picture_does_not_wait_for_the_cards() -> None:
    visit = Visit().enter()
    bare = visit.picture()
    assert visit.scene.waiting
    visit.come_to_rest()
    assert visit.scene.changed
    assert visit.picture() != bare
    visit.scene.drawn()
    visit.scene.update(1 / 120)
    assert not visit.scene.changed


def test_both_fans_fade_in_and_are_cards_in_the_end() -> None:
    visit = Visit().enter()
    bare, shown = pygame.Surface((800, 480)), pygame.Surface((800, 480))
    visit.scene.draw(bare, 1.0)
    visit.come_to_rest()
    visit.scene.draw(shown, 1.0)
    for fan in fans((800, 480)):
        before, after = (pygame.transform.average_color(one, fan) for one in (bare, shown))
        assert sum(after[:3]) > sum(before[:3]) + 100


def test_without_motion_the_cards_are_there_at_once() -> None:
    visit = Visit(speed=0.0).enter()
    while visit.scene.waiting:
        visit.scene.update(1 / 120)
    assert not visit.scene.moving


def test_another_pack_is_shown_after_a_refresh() -> None:
    visit = Visit().enter()
    visit.come_to_rest()
    neapolitan = visit.picture()
    visit.fans["french"] = visit.fans["french"]._replace(four_colours=True)
    visit.fans["four"] = visit.fans["four"]._replace(pack="piacentine", aspect=1.85, back="lozenges")
    visit.scene.refresh()
    visit.come_to_rest()
    assert visit.picture() != neapolitan


def test_the_mouse_lights_a_button_and_the_table_comes_to_rest_again() -> None:
    visit = Visit().enter()
    visit.come_to_rest()
    box = visit.controls["New game"][1].box
    visit.scene.handle(PointerMoved(MOUSE, box.cx, box.cy))
    assert visit.scene.changed
    assert visit.scene.moving
    lit = visit.picture()
    visit.come_to_rest()
    assert visit.picture() != lit


# ------------------------------------------------------------------ odd windows


@pytest.mark.parametrize(
    "size",
    [(800, 480), (854, 480), (960, 540), (1024, 576), (1280, 520), (3000, 480), (480, 800), (600, 800), (800, 801)],
)
@pytest.mark.parametrize("speech", SPEECH)
def test_at_the_largest_scale_a_canvas_carries_there_is_room_for_the_cards(
    size: tuple[int, int], speech: Callable[[], Words]
) -> None:
    scene = Visit(words=speech()).enter(size, tokens.most_scale(*size)).scene

    for top in plan(size, tokens.most_scale(*size), GROUNDS, lines=2).places:
        assert top.card >= 24
    assert all(label.lines for label in scene.lines)
