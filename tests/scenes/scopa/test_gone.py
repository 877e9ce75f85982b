"""The training aid: which cards are gone, off at first, off every card, or behind a button where there is no room."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.cards import ITALIAN
from game.seats import PERSON, Seat
from game.words import LANGUAGES
from scenes.look.shapes import Box
from scenes.scopa.gone import seen_by
from scenes.scopa.gone_grid import Fate, Grid, fate
from scenes.widgets.buttons import RowButton
from scenes.widgets.choices import SwitchRow
from tests.scenes.asking import GAME, settings
from tests.scenes.conftest import NewRig
from tests.scenes.rig import FINGER, Size
from tests.scenes.scopa.parlour import Parlour, parlours
from tests.scenes.scopone.parlour import ParlourForFour

SIZES = ((800, 480), (1280, 720), (1920, 1080), (720, 1280))
FOLDED = ((800, 480), (720, 1280))
"""Where the table for four has no room for it."""


@pytest.fixture(params=[Parlour, ParlourForFour], ids=["two", "four"])
def seated(request: pytest.FixtureRequest, new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Parlour]:
    """Sits down at the table of either game, the person to play."""
    make = parlours(request.param, new_rig, monkeypatch)

    def sit_down(size: Size = (1280, 720), **kept: str) -> Parlour:
        made: Parlour = make(size, **kept)
        made.my_turn()
        return made

    return sit_down


@pytest.fixture
def folded(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> ParlourForFour:
    made = parlours(ParlourForFour, new_rig, monkeypatch)((800, 480), seen_cards="on")
    made.my_turn()
    return made


def test_it_is_off_at_first(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    assert parlour.table.gone.places == []
    assert "eye" not in [row.icon for row in parlour.room.menu_rows()]


def test_it_tells_what_was_taken_and_what_lies_in_sight_and_nothing_hidden(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    for _ in range(6):
        parlour.play(parlour.match.legal_plays()[0])
        parlour.my_turn()
    state = parlour.state
    gone, in_sight = seen_by(parlour.match, PERSON)
    assert gone == {*state.captured[0], *state.captured[1]}
    assert in_sight == {*state.table, *state.hands[PERSON]}
    hidden = {*state.deck, *(card for seat, hand in enumerate(state.hands) if seat != PERSON for card in hand)}
    assert hidden
    assert {fate(card, gone, in_sight) for card in hidden} == {Fate.UNSEEN}
    assert {*gone, *in_sight, *hidden} == {*ITALIAN.cards}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_covers_no_card_wherever_one_may_lie(seated: Callable[..., Parlour], size: Size, language: str) -> None:
    parlour = seated(size, language=language, seen_cards="on")
    table, geometry = parlour.table, parlour.geometry
    (place,) = table.gone.places
    assert table.gone.folded == (isinstance(parlour, ParlourForFour) and size in FOLDED)
    assert table.telling.room.rect().contains(place.rect())
    areas = [geometry.hand_area(Seat(seat), parlour.match.rules.hand) for seat in range(parlour.match.rules.seats)]
    boxes = [*areas, geometry.box("table"), *(geometry.card_box(pose) for pose in parlour.showing.poses().values())]
    assert not any(place.rect().colliderect(box.rect()) for box in boxes)


@pytest.mark.parametrize("upright", [False, True])
def test_every_card_has_a_place_of_its_own_within(upright: bool, seated: Callable[..., Parlour]) -> None:
    words = seated().rig.house.words
    grid = Grid(upright)
    width, height = grid.size(words, 1.0)
    box = Box(10, 20, width, height)
    cells = dict(grid.cells(box, 1.0))
    assert set(cells) == {*ITALIAN.cards}
    rects = [cell.rect() for cell in cells.values()]
    assert all(box.rect().contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for place, one in enumerate(rects) for other in rects[:place])


def test_where_it_is_folded_a_press_shows_it_until_the_next(folded: ParlourForFour) -> None:
    gone = folded.table.gone
    (place,) = gone.places
    at = place.cx, place.cy
    assert min(place.w, place.h) >= 48
    before = len(folded.match.plays)
    for pointer in ("mouse", FINGER):
        folded.tap(at, FINGER) if pointer is FINGER else folded.tap(at)
        assert gone.unfolded
        folded.tap(folded.bare)
        assert not gone.unfolded
    folded.tap(at)
    folded.tap(at)
    assert not gone.unfolded, "its own button puts it away"
    folded.tap(at)
    folded.rig.keys("escape")
    assert not gone.unfolded
    assert folded.rig.window is None
    assert len(folded.match.plays) == before


def test_where_it_is_folded_the_menu_shows_it_too(folded: ParlourForFour) -> None:
    folded.rig.keys("escape")
    folded.rig.run(0.4)
    folded.rig.press(next(row for row in folded.rig.widgets(RowButton) if row.text == "What is gone"))
    assert folded.table.gone.unfolded
    assert not folded.table.kept.assisted


def test_the_setting_holds_at_once(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    settings(parlour.rig, GAME)
    parlour.rig.press(next(row for row in parlour.rig.widgets(SwitchRow) if row.title == "What is gone"))
    parlour.rig.keys("escape")
    parlour.rig.run(0.4)
    assert parlour.table.gone.box is not None
    assert not parlour.table.kept.assisted
