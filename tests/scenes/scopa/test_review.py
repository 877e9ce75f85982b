"""A deal that is over is stepped through: by keys, buttons and the plays themselves, its hands open or as seen."""

from __future__ import annotations

import random

import pygame
import pytest

from game.cards import ITALIAN
from game.scopa.kept import KeptMatch
from game.scopa.teacher.two import JudgeForTwo
from game.seats import PERSON, THEIRS
from scenes.intents import MOUSE
from scenes.match.review.commands import COMMANDS
from scenes.preferences import MOTIONS
from scenes.scopa.review.scene import MatchReview
from scenes.scopa.windows.sheet import SheetWindow
from scenes.widgets.buttons import Button, IconButton
from scenes.windows.history.window import HistoryWindow
from scenes.windows.message import MessageWindow
from tests.scenes.commanded import assert_a_keyboard_has_them, assert_no_key_means_two_things
from tests.scenes.conftest import NewRig
from tests.scenes.match.reviewing import lies, nothing_cut, panel_of, rage, settled
from tests.scenes.rig import FINGER, SMALL, Rig, Size
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.reviewing import match_of, quick_teacher, reviewing, the_review
from tests.soaking import some

SIZES = [SMALL, (1280, 720), (1024, 768), (720, 1280)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_teacher(monkeypatch, MatchReview, JudgeForTwo)


@pytest.fixture
def rig(new_rig: NewRig) -> Rig:
    made: Rig = new_rig((1280, 720))
    made.house.open_title()
    return made


def test_no_key_means_two_things() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


def test_every_play_is_shown_and_taken_back(rig: Rig) -> None:
    review = reviewing(rig, match_of())
    assert (review.steps.at, review.steps.count, review.played.deal.number) == (0, 36, 2)
    lies(rig)

    for number in range(1, 37):
        rig.keys("right")
        assert review.steps.at == number
        rig.frame()
        if number % 5 == 0:
            settled(rig)
            lies(rig)
    settled(rig)
    lies(rig)
    for number in range(35, -1, -1):
        rig.keys("left")
        assert review.steps.at == number
    settled(rig)
    lies(rig)


def test_steps_in_any_order_lie_as_those_taken_one_by_one(rig: Rig) -> None:
    review, chance = reviewing(rig, match_of()), random.Random(2)
    seen: dict[int, object] = {}
    for number in range(37):
        review.go(number)
        seen[number] = dict(review.played.showing.poses())
    for _ in range(60):
        doing = chance.choice(["right", "left", "home", "end", "go"])
        review.go(chance.randrange(37)) if doing == "go" else rig.keys(doing)
        rig.run(chance.choice([0.0, 0.05, 0.3]))
    settled(rig)
    lies(rig)
    assert review.played.showing.poses() == seen[review.steps.at]


@pytest.mark.parametrize("size", SIZES)
def test_the_plays_are_a_slider_for_mouse_and_finger(new_rig: NewRig, size: Size) -> None:
    rig = new_rig(size)
    review = reviewing(rig, match_of())
    lanes = panel_of(rig).track
    for pointer in (MOUSE, FINGER):
        for number in (13, 4, 35):
            box = lanes.card_box(number)
            rig.tap((box.cx, box.cy), pointer)
            assert review.steps.at == number
            lies(rig)
        begin, goal = lanes.card_box(35), lanes.card_box(2)
        rig.carry((begin.cx, begin.cy), (goal.cx, goal.cy), pointer)
        assert review.steps.at == 2
        lies(rig)
        rig.up((goal.cx, goal.cy), pointer)


def test_hidden_cards_lie_open_or_as_they_were_seen(rig: Rig) -> None:
    review = reviewing(rig, match_of())
    review.go(12)
    theirs = review.played.deal.log[12].before.hands[THEIRS]

    def shown() -> set[bool]:
        poses = review.played.showing.poses()
        lies(rig)
        return {poses[card].face_up for card in theirs}

    assert shown() == {True}
    rig.keys("o")
    assert shown() == {False}
    mine = review.played.deal.log[12].before.hands[PERSON]
    assert all(review.played.showing.poses()[card].face_up for card in mine)
    review.go(14)
    assert not review.played.open_hands
    hidden = panel_of(rig).hidden
    rig.tap((hidden.box.right - hidden.box.w / 4, hidden.box.cy))
    review.go(12)
    assert shown() == {True}


def test_it_plays_by_itself_until_the_end_or_any_press(rig: Rig) -> None:
    review = reviewing(rig, match_of())
    rig.keys("space")
    rig.run(3 * 0.9 + 0.1)
    assert review.steps.at == 3
    rig.keys("left")
    rig.run(3.0)
    assert review.steps.at == 2
    review.go(34)
    rig.keys("space")
    rig.run(6.0)
    assert review.steps.at == 36
    assert not review.waiting
    lies(rig)


def test_scope_are_marks(rig: Rig) -> None:
    review = reviewing(rig, match_of(deals=1, seed=3))
    swept = [at for at in range(36) if review.played.swept(at)]
    assert swept, "a deal with a scopa is wanted here"
    rig.keys("right", shift=True)
    assert review.steps.at == swept[0]
    rig.keys("home")
    rig.keys("left", shift=True)
    assert review.steps.at == 0


def test_every_deal_that_is_over_can_be_chosen_and_no_other(rig: Rig) -> None:
    review = reviewing(rig, match_of(deals=3, plays=10))
    assert [deal.number for deal in review.played.deals] == [1, 2]
    assert review.played.deal.number == 2
    assert {stat.name: stat.value for stat in review.strip.stats}["Deal"] == "2"
    review.go(20)
    rig.keys("pageup")
    assert (review.played.deal.number, review.steps.at) == (1, 0)
    lies(rig)
    rig.keys("pageup")
    assert review.played.deal.number == 1
    button = review.strip.buttons[0].box
    rig.tap((button.cx, button.cy))
    assert review.played.deal.number == 2
    lies(rig)


def test_a_deal_under_way_is_refused_in_words(rig: Rig) -> None:
    rig.house.review("scopa", match_of(deals=1, plays=20))
    rig.house.scenes.settle()
    assert isinstance(rig.window, MessageWindow)


@pytest.mark.parametrize("language", ["en", "el", "sk"])
@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
def test_nothing_is_cut_or_lies_over_anything_else(new_rig: NewRig, size: Size, language: str) -> None:
    rig = new_rig(size, f"games-{language}", locales=(language,))
    review = reviewing(rig, match_of())
    for at in (0, 3, 14, 36):
        review.go(at)
        nothing_cut(rig)
        rig.frame()


@pytest.mark.parametrize("scale", ["125", "150", "200"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920), (1600, 1200)])
def test_large_controls_have_room_too(new_rig: NewRig, size: Size, scale: str) -> None:
    rig = new_rig(size, f"games-{scale}", locales=("el",), scale=scale)
    review = reviewing(rig, match_of())
    for at in (3, 14, 36):
        review.go(at)
        nothing_cut(rig)
        rig.frame()


def test_a_change_of_size_language_and_pack_keeps_the_place(rig: Rig) -> None:
    review = reviewing(rig, match_of())
    review.go(17)
    for size in (SMALL, (720, 1280), (1280, 720)):
        rig.resize(size)
        lies(rig)
    rig.house.preferences.change("language", "el")
    rig.house.preferences.change("italian_pack", "piacentine")
    rig.turn()
    assert review.steps.at == 17
    lies(rig)


def test_in_a_small_window_the_words_come_when_asked_for(new_rig: NewRig) -> None:
    rig = new_rig(SMALL)
    reviewing(rig, match_of())
    assert not panel_of(rig).tells
    rig.keys("i")
    assert panel_of(rig).tells
    info = panel_of(rig).info.box
    rig.tap((info.cx, info.cy))
    assert not panel_of(rig).tells
    rig.resize((1280, 720))
    assert panel_of(rig).tells
    rig.resize(SMALL)
    assert not panel_of(rig).tells, "nobody has asked for words that cover the cards"


def test_played_on_from_here_it_counts_for_nothing_and_the_match_under_way_waits(new_parlour: NewParlour) -> None:
    parlour = new_parlour((1280, 720))
    parlour.play_on()
    parlour.rig.read()
    before = parlour.kept().record()
    record = match_of()
    review = reviewing(parlour.rig, record)
    review.go(13)
    lies_before = review.played.deal.log[13].before

    parlour.rig.keys("tab")  # the keyboard is somewhere else, the button is pressed all the same
    box = panel_of(parlour.rig).play_on.box
    parlour.rig.tap((box.cx, box.cy))
    parlour.rig.house.scenes.settle()

    assert parlour.table.kept.handed_in
    assert parlour.match.laid is not None
    assert parlour.match.log[12].transition.state == lies_before
    assert set(parlour.showing.poses()) == set(ITALIAN)
    parlour.rig.house.to_title()
    parlour.rig.house.open_start("scopa")
    assert parlour.match.record() == before


def test_escape_ends_it(rig: Rig) -> None:
    title = rig.house.scenes.front
    reviewing(rig, match_of())
    rig.keys("escape")
    assert rig.house.scenes.front is title


def test_what_is_painted_in_parts_is_as_if_painted_whole(rig: Rig) -> None:
    review = reviewing(rig, match_of())
    for doing in ("right", "right", "o", "left", "end", "left"):
        rig.keys(doing)
        rig.run(0.2)
        rig.frame()
    settled(rig)
    rig.frame()
    seen = pygame.image.tobytes(rig.stage.canvas, "RGB")
    review.played.showing.board.repaint()
    rig.frame()
    assert seen == pygame.image.tobytes(rig.stage.canvas, "RGB")
    assert the_review(rig) is review


def test_a_finished_match_is_reviewed_from_the_list_of_all_games_deal_by_deal(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720), motion="none")
    kept, chance = KeptMatch.begin(rig.store, "easy", 11, napola=True), random.Random(1)
    while kept.match.winner is None:
        if kept.match.state.over:
            kept.next_deal()
        kept.apply(chance.choice(kept.match.legal_plays()))
    deals = kept.match.number
    kept.leave()
    rig.house.open_title()
    rig.house.finished_games.open("scopa")
    rig.run(0.3)
    listed = rig.window
    assert isinstance(listed, HistoryWindow)
    row = listed.list.row_box(0)
    rig.tap((row.right - 30, row.cy))
    rig.run(0.3)

    review = the_review(rig)
    assert [deal.number for deal in review.played.deals] == list(range(1, deals + 1))
    assert (review.played.deal.number, review.steps.at) == (1, 0)
    for number in range(2, deals + 1):
        rig.keys("pagedown")
        assert review.played.deal.number == number
        lies(rig)
    rig.keys("end")
    assert [int(stat.value) for stat in review.strip.stats[:2]] == list(reversed(kept.match.score_after))
    rig.keys("escape")
    assert rig.window is listed, "the list is there again"


@pytest.mark.parametrize("seed", some(range(20), 2))
def test_no_order_of_intents_is_a_fault(seed: int, new_rig: NewRig) -> None:
    chance = random.Random(seed)
    rig = new_rig(chance.choice(SIZES), f"games-{seed}", motion=chance.choice(MOTIONS))
    rig.house.open_title()
    review = reviewing(rig, match_of(deals=3, seed=seed))
    for _ in range(250):
        rage(rig, review, chance, SIZES)
        rig.run(chance.choice([0.0, 0.02, 0.2]))
        if chance.random() < 0.1:
            rig.frame()
    for pointer in (MOUSE, FINGER):
        rig.gone(pointer)
    review.steps.stop()
    settled(rig)
    lies(rig)
    rig.frame()


def test_from_the_sheet_the_deals_so_far_are_reviewed_and_the_match_goes_on(new_parlour: NewParlour) -> None:
    parlour = new_parlour((1280, 720))
    rig = parlour.rig
    parlour.play_on()
    rig.run(6.0)
    rig.read()
    sheet = rig.window
    assert isinstance(sheet, SheetWindow)
    over = parlour.match.record()

    rig.press(next(one for one in rig.widgets(IconButton) if one.tooltip == "Review this deal"))
    review = the_review(rig)
    assert review.played.deal.record() == over
    rig.keys("right", "right", "escape")
    assert rig.window is sheet
    assert parlour.match.record() == over
    rig.press(rig.widgets(Button)[0])
    assert parlour.match.number == 2
    assert not parlour.table.kept.handed_in
