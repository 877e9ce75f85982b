"""A match of Briscola looked at again: a game play by play, its hands open or as seen, and played on from there."""

from __future__ import annotations

import random

import pygame
import pytest

from game.briscola.match import Match
from game.cards import ITALIAN
from game.seats import PERSON, THEIRS, Seat, side_of
from game.store import FinishedGame, Outcome
from scenes.briscola.review.commands import COMMANDS
from scenes.match.four_seats import PARTNER
from tests.scenes.briscola.conftest import NewParlour
from tests.scenes.briscola.dealt import SEATS
from tests.scenes.briscola.reviewing import finished, quick_teacher, reviewing
from tests.scenes.commanded import assert_a_keyboard_has_them, assert_no_key_means_two_things
from tests.scenes.conftest import NewRig
from tests.scenes.match.reviewing import lies, nothing_cut, panel_of, rage, settled
from tests.scenes.rig import SMALL, Rig, Size
from tests.scenes.thoughts import Thoughts

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than what is thought at the table."""

each = pytest.mark.parametrize("seats", SEATS)
SIZES: list[Size] = [SMALL, (1280, 720), (1024, 768), (720, 1280)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_teacher(monkeypatch)


@pytest.fixture
def rig(new_rig: NewRig) -> Rig:
    made: Rig = new_rig((1280, 720))
    made.house.open_title()
    return made


def test_no_key_means_two_things() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


@each
def test_every_play_is_shown_and_taken_back(seats: int, rig: Rig) -> None:
    record, deals = finished(seats)
    review = reviewing(rig, record)
    assert (review.steps.at, review.steps.count, review.played.deal.number) == (0, 40, len(deals))
    lies(rig)
    for number in range(1, 41):
        rig.keys("right")
        assert review.steps.at == number
        if number % 6 == 0:
            settled(rig)
            lies(rig)
            rig.frame()
    settled(rig)
    lies(rig)
    for _ in range(40):
        rig.keys("left")
    settled(rig)
    lies(rig)


@each
def test_a_play_leaves_its_hand_from_where_it_stands_out(seats: int, new_rig: NewRig) -> None:
    rig = new_rig((1280, 720), motion="normal")
    review = reviewing(rig, finished(seats)[0])
    other = next(at for at in range(40) if review.played.play(at).seat != PERSON)  # type: ignore[union-attr]
    review.go(other)
    play, board = review.played.play(other), review.played.showing.board
    assert play is not None
    before = {card: (board.sprite(card).x, board.sprite(card).y) for card in review.played.deal.laid.hands[play.seat]}
    review.forth()
    assert {card: (board.sprite(card).x, board.sprite(card).y) for card in before} == before
    assert review.played.showing.moving


@each
def test_a_press_on_any_play_goes_there(seats: int, new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    review = reviewing(rig, finished(seats)[0])
    for size in SIZES:
        rig.resize(size)
        lanes = panel_of(rig).track
        for number in (39, 0, 17, 18, 19, 20):
            box = lanes.card_box(number)
            rig.tap((box.cx, box.cy))
            assert review.steps.at == number


@each
def test_the_plays_stand_by_tricks_and_the_card_that_took_each_is_marked(seats: int, rig: Rig) -> None:
    record, _ = finished(seats)
    review = reviewing(rig, record)
    deal, plays = review.played.deal, review.played.lane_plays()
    assert [play.round for play in plays] == [at // seats for at in range(40)]
    took = {play.round: play.seat for play in plays if play.took}
    assert [took[number] for number in range(40 // seats)] == list(deal.takers)
    assert sum(play.took for play in plays) == 40 // seats


@each
def test_hidden_cards_lie_open_or_as_they_were_seen(seats: int, rig: Rig) -> None:
    review = reviewing(rig, finished(seats)[0])

    def open_hands() -> list[Seat]:
        lies(rig)
        poses, hands = review.played.showing.poses(), review.played.showing.state.hands
        return [Seat(seat) for seat, hand in enumerate(hands) if all(poses[card].face_up for card in hand)]

    assert open_hands() == [Seat(seat) for seat in range(seats)]
    assert not any(review.played.showing.poses()[card].face_up for card in review.played.deal.laid.stock[:-1])
    rig.keys("o")
    assert open_hands() == [PERSON]
    rig.keys("o")
    assert len(open_hands()) == seats


def test_what_the_person_saw_of_the_partner_lies_open_either_way_and_is_not_shaded(rig: Rig) -> None:
    review = reviewing(rig, finished(4)[0])
    assert PARTNER in review.unseen()
    review.go(30)
    assert PARTNER not in review.unseen()
    rig.keys("o")
    poses, hands = review.played.showing.poses(), review.played.showing.state.hands
    assert [all(poses[card].face_up for card in hand) for hand in hands] == [True, False, True, False]
    lies(rig)


@each
def test_the_strip_tells_whose_play_it_was_and_which_game(seats: int, rig: Rig) -> None:
    record, deals = finished(seats)
    review = reviewing(rig, record)
    theirs, ours, goal, game = review.played.stats(0)
    assert theirs.lit == (side_of(deals[-1].first) == THEIRS) != ours.lit
    assert (goal.value, game.value) == ("3", "2")
    after = review.played.stats(40)
    assert (after[1].value, after[0].value) == tuple(map(str, deals[-1].score_after))


@each
def test_what_was_done_is_said_and_who_took_the_trick(seats: int, rig: Rig) -> None:
    review = reviewing(rig, finished(seats)[0])
    full = seats - 1
    said = [review.played.done(at) for at in range(seats)]
    assert all("led" in one if at == 0 else "played" in one for at, one in enumerate(said))
    assert [("the trick" in one) for one in said] == [at == full for at in range(seats)]
    assert "the trick" in review.played.followed(0)
    assert review.played.followed(full) == ""
    review.go(40)
    assert "game" in panel_of(rig).told.told.done


@each
def test_every_game_that_is_over_can_be_chosen_and_no_other(seats: int, rig: Rig) -> None:
    record, deals = finished(seats, 2)
    review = reviewing(rig, record)
    review.go(20)
    rig.keys("pageup")
    assert (review.played.deal.number, review.steps.at) == (1, 0)
    assert review.played.deal.record() == deals[0].record()
    lies(rig)
    rig.keys("pageup")
    assert review.played.deal.number == 1
    assert "no game" in review.sign.words
    rig.keys("pagedown")
    assert review.played.deal.number == 2


def test_a_match_that_was_left_is_seen_as_far_as_it_went_and_not_judged(rig: Rig, thoughts: Thoughts) -> None:
    record, _ = finished(2, 1)
    left = record["deals"][0]
    left["plays"] = left["plays"][:9]
    left.pop("result", None)
    over = FinishedGame("briscola", "medium", "0:0", 9, 0, 0, False, "", "", Outcome.NOT_WON)
    review = reviewing(rig, record, over)
    rig.run(0.2)
    assert (review.steps.count, review.costs.judged, thoughts.asked) == (9, (), 0)
    rig.keys("end")
    lies(rig)
    assert "left" in panel_of(rig).told.told.done


@each
@pytest.mark.parametrize("language", ["el", "sk"])
def test_nothing_is_cut_or_lies_over_anything_else(new_rig: NewRig, seats: int, language: str) -> None:
    rig = new_rig((1280, 720), locales=(language,))
    review = reviewing(rig, finished(seats, 1)[0])
    for size in (*SIZES, (1920, 1080)):
        rig.resize(size)
        for at in (0, 3, 22, 40):
            review.go(at)
            nothing_cut(rig)
        rig.frame()


@each
@pytest.mark.parametrize("scale", ["150", "200"])
def test_large_controls_have_room_too(new_rig: NewRig, seats: int, scale: str) -> None:
    rig = new_rig((1280, 720), locales=("el",), scale=scale)
    review = reviewing(rig, finished(seats, 1)[0])
    for size in ((1280, 720), (1920, 1080), (1080, 1920), (1600, 1200)):
        rig.resize(size)
        for at in (3, 22, 40):
            review.go(at)
            nothing_cut(rig)
        rig.frame()


@each
def test_what_is_no_card_is_seen_there_too(seats: int, new_rig: NewRig) -> None:
    rig = new_rig((1280, 720), motion="none")
    review = reviewing(rig, finished(seats, 1)[0])
    review.go(seats + 1)
    canvas = pygame.Surface(rig.stage.canvas.get_size())
    review.played.showing.board.draw(canvas)
    bare = canvas.copy()
    review.draw_marks(canvas)
    waits = review.played.geometry.trick_box(review.played.showing.state.to_play).rect()
    stock = review.played.geometry.stock_box().rect()
    for place in (waits, stock):
        assert pygame.image.tobytes(canvas.subsurface(place), "RGB") != pygame.image.tobytes(
            bare.subsurface(place), "RGB"
        )


@each
def test_played_on_from_here_the_hidden_cards_are_as_they_were(seats: int, new_parlour: NewParlour) -> None:
    parlour = new_parlour((1280, 720))
    review = reviewing(parlour.rig, finished(seats)[0])
    review.go(21)
    before = review.played.deal.log[21].before
    box = panel_of(parlour.rig).play_on.box
    parlour.rig.tap((box.cx, box.cy))
    parlour.rig.house.scenes.settle()
    assert parlour.table.kept.handed_in
    match = parlour.match
    assert isinstance(match, Match)
    assert match.log[20].transition.state == before
    assert set(parlour.showing.poses()) == set(ITALIAN)


@each
def test_anything_done_at_any_moment_leaves_the_cards_where_they_belong(seats: int, new_rig: NewRig) -> None:
    chance = random.Random(seats)
    rig = new_rig((1280, 720), motion="normal")
    rig.house.open_title()
    review = reviewing(rig, finished(seats, 2)[0])
    for _ in range(60):
        rage(rig, review, chance, SIZES)
        rig.run(chance.choice([0.0, 0.02, 0.2]))
    review.steps.stop()
    settled(rig)
    lies(rig)
    rig.frame()
