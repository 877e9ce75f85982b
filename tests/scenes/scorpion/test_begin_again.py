"""B begins the deal again within the same game: the cards glide back, undo brings the moves back."""

from __future__ import annotations

import pytest

from game.scorpion.kept import TABLE
from scenes.scorpion.commands import BEGIN_AGAIN
from tests.scenes.asking import choose
from tests.scenes.scorpion.rig import DEAL, NewRig, golden, painted_whole, resting


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_the_cards_glide_back_to_the_deal_and_undo_brings_them_forth(motion: str, new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig(motion=motion)
    rig.open(start, moves[:9])
    before, score = rig.state, rig.session.score
    rig.keys("b")
    assert rig.table.showing.moving == (motion == "normal")
    rig.settle()
    assert (rig.state, rig.session.score, rig.session.moves) == (start.state, 0, 0)
    resting(rig)
    painted_whole(rig)
    for key, state in (("u", before), ("r", start.state), ("u", before)):
        rig.keys(key)
        rig.settle()
        assert rig.state == state
        resting(rig)
        painted_whole(rig)
    assert (rig.session.score, rig.session.moves) == (score, 9)


def test_any_press_ends_it_and_is_taken(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:9])
    for wait in (0.0, 0.05, 0.15):
        rig.keys("b")
        rig.run(wait)
        rig.keys("right")
        resting(rig)
        rig.keys("u")
        rig.run(wait)
        rig.keys("left")
        resting(rig)
        assert rig.session.moves == 9


def test_at_the_start_it_is_refused_in_words(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(DEAL)
    rig.keys("b")
    assert rig.toast == "Nothing has been played yet: the cards lie as they were dealt"
    assert rig.session.log == []


def test_what_the_hand_holds_is_put_down_first(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:4])
    rig.keys("right", "enter")
    assert rig.table.hand.holding
    rig.keys("b")
    assert not rig.table.hand.holding
    rig.settle()
    resting(rig)
    assert rig.session.moves == 0


def test_a_won_game_is_not_begun_again(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves)
    log = list(rig.session.log)
    rig.keys("b")
    assert rig.toast == "This game is won: N starts another"
    assert rig.session.log == log


def test_the_last_moves_shown_are_those_since(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:4])
    rig.keys("b", "backspace")
    assert rig.toast == "No move has been made yet"


def test_the_menu_has_it_and_the_game_is_kept_so(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:4])
    choose(rig, BEGIN_AGAIN.name)
    rig.run(0.6)
    kept = rig.house.store.running(TABLE)
    assert kept is not None
    assert (kept.moves, kept.assisted) == (0, False)
    assert kept.record.endswith('{"restart":true}]}')
