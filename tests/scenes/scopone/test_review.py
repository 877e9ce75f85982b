"""A deal of four is stepped through like one of two; what is its own is tried here: four hands and lanes, the words."""

from __future__ import annotations

import pytest

from game.cards import ITALIAN
from game.scopone.family import SCOPONE_GAME
from game.scopone.teacher.four import JudgeForFour
from game.seats import PERSON, Seat
from scenes.scopone.review.scene import ScoponeReview
from tests.scenes.conftest import NewRig
from tests.scenes.match.reviewing import lies, nothing_cut, panel_of, settled
from tests.scenes.rig import SMALL, Size
from tests.scenes.scopa.reviewing import match_of, quick_teacher, reviewing
from tests.scenes.scopone.conftest import NewParlour

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than what is thought at the table."""

SIZES = [SMALL, (1280, 720), (1024, 768), (720, 1280)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_teacher(monkeypatch, ScoponeReview, JudgeForFour)


@pytest.mark.parametrize("size", SIZES)
def test_every_play_is_shown_and_taken_back(new_rig: NewRig, size: Size) -> None:
    rig = new_rig(size)
    review = reviewing(rig, match_of(SCOPONE_GAME))
    assert isinstance(review, ScoponeReview)
    assert (review.steps.at, review.steps.count) == (0, 40)
    lies(rig)
    for number in range(1, 41):
        rig.keys("right")
        if number % 8 == 0:
            settled(rig)
            lies(rig)
            rig.frame()
    for _ in range(40):
        rig.keys("left")
    settled(rig)
    lies(rig)


def test_all_four_hands_lie_open_or_only_ones_own(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    review = reviewing(rig, match_of(SCOPONE_GAME))
    hands = review.played.deal.log[0].before.hands

    def open_hands() -> list[Seat]:
        lies(rig)
        poses = review.played.showing.poses()
        return [Seat(seat) for seat, hand in enumerate(hands) if all(poses[card].face_up for card in hand)]

    assert open_hands() == [0, 1, 2, 3]
    rig.keys("o")
    assert open_hands() == [PERSON]


@pytest.mark.parametrize("size", SIZES)
def test_a_press_on_any_play_goes_there(new_rig: NewRig, size: Size) -> None:
    rig = new_rig(size)
    review = reviewing(rig, match_of(SCOPONE_GAME))
    lanes = panel_of(rig).track
    for number in (39, 0, 17, 18, 19, 20):
        box = lanes.card_box(number)
        rig.tap((box.cx, box.cy))
        assert review.steps.at == number


@pytest.mark.parametrize("language", ["en", "el", "sk"])
@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
def test_nothing_is_cut_or_lies_over_anything_else(new_rig: NewRig, size: Size, language: str) -> None:
    rig = new_rig(size, f"games-{language}", locales=(language,))
    review = reviewing(rig, match_of(SCOPONE_GAME))
    for at in (0, 3, 14, 23, 40):
        review.go(at)
        nothing_cut(rig)
        rig.frame()


def test_played_on_from_here_the_hidden_cards_are_as_they_were(new_parlour: NewParlour) -> None:
    parlour = new_parlour((1280, 720))
    review = reviewing(parlour.rig, match_of(SCOPONE_GAME))
    review.go(21)
    before = review.played.deal.log[21].before

    box = panel_of(parlour.rig).play_on.box
    parlour.rig.tap((box.cx, box.cy))
    parlour.rig.house.scenes.settle()

    assert parlour.table.kept.handed_in
    assert parlour.match.log[20].transition.state == before
    assert set(parlour.showing.poses()) == set(ITALIAN)
