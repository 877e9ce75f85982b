"""What is heard at the Scorpion table: each action once, a run as one arc, and nothing of what does not count."""

from __future__ import annotations

import pytest

from game.rules import Refusal
from game.scorpion.record import Start
from game.scorpion.state import CardTurned, DealReserve, MoveUnit, RunRemoved
from game.scorpion.variants import CLASSIC
from scenes.loop import STEP
from scenes.table.cues import Cue
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, a_move, golden

START, MOVES = golden("classic-win")


def _heard(rig: ScorpionRig) -> list[Cue]:
    """What was heard since this was asked last."""
    heard = list(rig.heard)
    rig.heard.clear()
    return heard


def _before(
    event: type[RunRemoved] | type[CardTurned], new_rig: NewRig, **settings: str
) -> tuple[ScorpionRig, MoveUnit]:
    """The recorded game before the first of its moves that does this, and the move."""
    rig = new_rig(**settings)
    rig.open(START)
    for number, move in enumerate(MOVES):
        result = rig.table.game.session.apply(a_move(move))
        assert not isinstance(result, Refusal)
        if isinstance(move, MoveUnit) and any(isinstance(one, event) for one in result.transition.events):
            rig.open(START, MOVES[:number])
            return rig, move
    raise AssertionError("no move of the game does that")


def _played(rig: ScorpionRig, move: MoveUnit | DealReserve, from_hand: bool = False) -> list[Cue]:
    rig.table.try_move(move, None, from_hand)
    rig.settle()
    return _heard(rig)


def _plain(rig: ScorpionRig) -> MoveUnit:
    """A legal move that turns no card and removes no run."""
    return next(
        move
        for move in rig.geometry.rules.legal_moves(rig.state)
        if isinstance(move, MoveUnit) and move.index > rig.state.columns[move.source].hidden
    )


def test_a_unit_carried_by_the_program_slides_and_lands_as_one(rig: ScorpionRig) -> None:
    assert _played(rig, _plain(rig)) == [Cue.SLIDE, Cue.SET]


def test_a_unit_let_go_by_the_hand_only_lands(rig: ScorpionRig) -> None:
    move = _plain(rig)
    rig.drag(rig.grip(move.source, move.index), rig.put(move.source, move.index, move.target))
    assert rig.session.moves == 1
    assert _heard(rig) == [Cue.SET]


def test_a_card_that_turns_is_heard_after_the_unit_has_landed(new_rig: NewRig) -> None:
    rig, move = _before(CardTurned, new_rig)
    assert _played(rig, move, from_hand=True) == [Cue.SET, Cue.FLIP]


def test_a_run_is_swept_in_one_arc(new_rig: NewRig) -> None:
    rig, move = _before(RunRemoved, new_rig)
    heard = _played(rig, move)
    assert heard[:3] == [Cue.SLIDE, Cue.SET, Cue.RUN]
    assert set(heard[3:]) <= {Cue.FLIP}
    rig.keys("u")
    rig.settle()
    undone = _heard(rig)
    assert undone.count(Cue.RUN) == undone.count(Cue.SLIDE) == undone.count(Cue.SET) == 1
    assert undone.index(Cue.RUN) < undone.index(Cue.SLIDE)


def test_the_reserve_is_dealt_card_by_card(rig: ScorpionRig) -> None:
    assert _played(rig, DealReserve()) == [Cue.DEAL, Cue.DEAL, Cue.DEAL, Cue.SET]


def test_a_new_deal_is_shuffled_and_dealt(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(dealt=True)
    rig.settle()
    assert _heard(rig) == [Cue.SHUFFLE] + [Cue.DEAL] * 51 + [Cue.SET]


def test_a_game_that_is_only_shown_is_silent(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(START, MOVES[:5])
    rig.run(1.0)
    rig.resize((1024, 768))
    assert _heard(rig) == []


def test_a_move_refused_and_a_unit_put_back_are_silent(rig: ScorpionRig) -> None:
    legal = rig.geometry.rules.legal_moves(rig.state)
    wrong = next(
        move for source in range(7) for target in range(7) if (move := MoveUnit(source, 6, target)) not in legal
    )
    rig.table.try_move(wrong, 0, False)
    rig.run(1.0)
    move = _plain(rig)
    rig.carry(rig.grip(move.source, move.index), rig.cloth)
    rig.up(rig.cloth)
    rig.settle()
    assert rig.session.moves == 0
    assert _heard(rig) == []


def test_a_press_ends_a_move_with_the_sound_of_one_card(new_rig: NewRig) -> None:
    rig, move = _before(RunRemoved, new_rig)
    rig.table.try_move(move, None, False)
    rig.run(STEP)
    rig.down(rig.cloth)
    assert not rig.table.showing.moving
    assert _heard(rig) == [Cue.SLIDE, Cue.SET]
    rig.run(1.0)
    assert _heard(rig) == []


def test_a_deal_ended_by_a_press_is_over_with_one_card(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start.numbered(CLASSIC, 7), dealt=True)
    rig.run(0.2)
    _heard(rig)
    rig.keys("right")
    assert _heard(rig) == [Cue.SET]


@pytest.mark.parametrize("event", [RunRemoved, CardTurned])
def test_without_motion_each_sound_comes_once(event: type[RunRemoved] | type[CardTurned], new_rig: NewRig) -> None:
    rig, move = _before(event, new_rig, motion="none")
    heard = _played(rig, move)
    assert Cue.SET in heard
    assert (Cue.RUN if event is RunRemoved else Cue.FLIP) in heard
    assert len(heard) == len(set(heard))
    rig.open(Start.numbered(CLASSIC, 7), dealt=True)
    assert sorted(_heard(rig)) == [Cue.DEAL, Cue.SET, Cue.SHUFFLE]


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_a_win_fans_out_and_rings_once(motion: str, new_rig: NewRig) -> None:
    rig = new_rig(motion=motion)
    rig.open(START, MOVES[:-1])
    rig.table.try_move(a_move(MOVES[-1]), None, False)
    while rig.window is None:
        rig.run(0.25)
    rig.run(1.0)
    rig.keys("escape")
    rig.run(3.0)
    heard = _heard(rig)
    assert heard.count(Cue.WIN) == 1
    assert Cue.RUN in heard
    assert heard.index(Cue.GATHER) < heard.index(Cue.WIN) < len(heard) - 1
    assert heard[-1] is Cue.GATHER
    if motion == "normal":
        assert heard.count(Cue.GATHER) == 8, "each fan, and each back again"
