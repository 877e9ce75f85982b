"""First steps at every table: offered once to a newcomer, made by one's own hand, answered kindly, left at any time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.scorpion.rules_deal import WINNING_LINE
from game.words import LANGUAGES
from scenes.match.practice import MatchPractice
from scenes.scorpion.steps import LESSONS
from scenes.steps.scene import StepsScene
from scenes.tables import TABLES
from scenes.widgets.buttons import IconButton, RowButton
from scenes.widgets.choices import SwitchRow
from scenes.windows.rules import RulesWindow
from tests.scenes.asking import GAME
from tests.scenes.conftest import NewRig
from tests.scenes.rig import FINGER, Rig, Size
from tests.soaking import some

SIZES = ((800, 480), (1280, 720), (1920, 1080), (720, 1280))
SETTLED = 12.0
"""Seconds after which every deal and every play that follows from another has been shown."""
NAMES = [entry.game.name for entry in TABLES if entry.steps is not None]


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game that has first steps."""
    name: str = request.param
    return name


def _newcomer(new_rig: NewRig, game: str, size: Size = (1280, 720), **kept: Any) -> Rig:
    """Somebody who sits down at a table for the first time."""
    rig = new_rig(size, made=Rig, first_steps="on", **kept)
    rig.house.open_start(game)
    rig.run(SETTLED)
    return rig


def _offer(rig: Rig) -> Any:
    return rig.table.offer  # type: ignore[attr-defined]


def _steps(rig: Rig) -> StepsScene:
    scene = rig.house.scenes.top
    assert isinstance(scene, StepsScene), "no first steps are under way"
    return scene


def _begin(new_rig: NewRig, game: str, size: Size = (1280, 720), **kept: Any) -> Rig:
    """First steps over the table of a game of one's own."""
    rig = new_rig(size, made=Rig, **kept)
    rig.house.open_start(game)
    rig.run(SETTLED)
    rig.house.first_steps(game)
    rig.run(0.5)
    return rig


def _said(rig: Rig) -> str:
    said = _steps(rig).panel.said
    return "" if said is None else " ".join(said.reasons)


def _make(practice: Any, play: Any) -> None:
    """Play a card at a table where a match is played, taking what is to be taken where cards are."""
    practice.table.play(play.card, *([play.take] if hasattr(play, "take") else []))


def _play_right(rig: Rig) -> None:
    """Make the move of the step as a program would, and wait until what follows was shown."""
    practice: Any = _steps(rig).practice
    if isinstance(practice, MatchPractice):
        _make(practice, practice.lesson.wanted)
    else:
        practice.table.try_move(WINNING_LINE[LESSONS[_steps(rig).step]], None, False)
    rig.run(SETTLED)


def _play_other(rig: Rig) -> None:
    """Make another legal move."""
    practice: Any = _steps(rig).practice
    if isinstance(practice, MatchPractice):
        wanted = practice.lesson.wanted
        _make(practice, next(play for play in practice.table.match.legal_plays() if play.card is not wanted.card))
    else:
        session, wanted_move = practice.table.game.session, WINNING_LINE[LESSONS[_steps(rig).step]]
        legal = practice.table.game.start.rules.legal_moves(session.state)
        practice.table.try_move(next(move for move in legal if move != wanted_move), None, False)
    rig.run(SETTLED)


def _kept(rig: Rig) -> list[object]:
    """All that the store keeps of games."""
    running = [rig.store.running(entry.game.name) for entry in TABLES]
    return [*running, *rig.store.results().values()]


def test_what_is_played_in_them_is_kept_nowhere(new_rig: NewRig, game: str, player_home: Path) -> None:
    rig = _begin(new_rig, game)
    _play_right(rig)
    _play_other(rig)
    assert not list((player_home / "data").rglob("games*")), "the folder of the player's own games stays as it was"


# The offer


def test_a_newcomer_is_offered_them_once_at_each_table(new_rig: NewRig, game: str) -> None:
    rig = _newcomer(new_rig, game)
    assert _offer(rig).box is not None
    rig.house.to_title()
    rig.house.rooms.of(game).open_new()
    rig.run(SETTLED)
    assert _offer(rig).box is None


def test_each_table_offers_for_itself(new_rig: NewRig) -> None:
    rig = _newcomer(new_rig, NAMES[0])
    rig.house.to_title()
    rig.house.rooms.of(NAMES[1]).open()
    rig.run(SETTLED)
    assert _offer(rig).box is not None


def test_who_has_played_there_or_wants_none_is_offered_none(new_rig: NewRig, game: str) -> None:
    rig = new_rig((1280, 720), made=Rig)
    rig.house.open_start(game)
    rig.run(SETTLED)
    assert _offer(rig).box is None
    rig.close()
    again = new_rig((1280, 720), made=Rig, first_steps="on")
    again.house.open_start(game)
    again.run(SETTLED)
    assert _offer(again).box is None, "its game was kept"


@pytest.mark.parametrize("pointer", ["mouse", "finger"])
def test_a_press_on_it_begins_them_and_its_cross_puts_it_away(new_rig: NewRig, game: str, pointer: str) -> None:
    rig = _newcomer(new_rig, game)
    before, box = _kept(rig), _offer(rig).box
    at = box.x + 30, box.cy
    rig.tap(at, FINGER) if pointer == "finger" else rig.tap(at)
    rig.run(0.3)
    assert _steps(rig).step == 0
    rig.keys("escape")
    rig.run(0.3)
    assert rig.house.scenes.top is rig.table
    assert _offer(rig).box is None
    assert _kept(rig) == before


def test_its_cross_puts_it_away(new_rig: NewRig, game: str) -> None:
    rig = _newcomer(new_rig, game)
    cross = _offer(rig).cross
    assert min(cross.w, cross.h) >= 44
    rig.tap((cross.cx, cross.cy))
    assert _offer(rig).box is None
    rig.run(1.0)
    assert _offer(rig).box is None
    assert rig.house.scenes.top is rig.table


def test_it_leaves_the_table_its_keys(new_rig: NewRig, game: str) -> None:
    rig = _newcomer(new_rig, game)
    rig.keys("escape")
    rig.run(0.4)
    assert rig.window is not None, "the menu came"


@pytest.mark.parametrize("size", [*SIZES, (480, 800)])
@pytest.mark.parametrize("language", some(["el", "sk", *(one for one in LANGUAGES if one not in ("el", "sk"))], 2))
def test_its_words_are_whole_and_it_covers_no_card(new_rig: NewRig, game: str, size: Size, language: str) -> None:
    rig = _newcomer(new_rig, game, size, locales=[language])
    offer = _offer(rig)
    (label,) = offer.labels
    assert not any("…" in line for line in label.lines)
    assert rig.stage.canvas.get_rect().contains(offer.box.rect())
    assert offer.box.rect().contains(label.ink)
    assert not label.ink.colliderect(offer.cross.rect())
    showing: Any = rig.table.showing
    width, height = showing.geometry.card_width, showing.geometry.card_height
    for pose in showing.poses().values():
        if not pose.angle:
            assert not offer.box.rect().colliderect((pose.x, pose.y, width, height))


# The steps


def test_three_steps_lead_back_to_ones_own_game(new_rig: NewRig, game: str) -> None:
    rig = _begin(new_rig, game)
    before = _kept(rig)
    told = []
    for step in range(3):
        assert _steps(rig).step == step
        assert not _steps(rig).panel.buttons
        told.append(_said(rig))
        _play_right(rig)
        assert _steps(rig).done
        told.append(_said(rig))
        (button,) = _steps(rig).panel.buttons
        rig.tap((button.box.cx, button.box.cy))
        rig.run(0.5)
    assert all(told)
    assert len({*told}) == len(told)
    assert rig.house.scenes.top is rig.table
    assert _kept(rig) == before, "it counts for nothing and leaves no trace"


def test_another_move_is_answered_kindly_and_put_back(new_rig: NewRig, game: str) -> None:
    rig = _begin(new_rig, game)
    asked = _said(rig)
    practice: Any = _steps(rig).practice
    before = practice.table.showing.state
    _play_other(rig)
    assert _said(rig) == f"That can be played too, and was put back. Try this one here: {asked}"
    assert not _steps(rig).done
    assert practice.table.showing.state == before
    _play_right(rig)
    assert _steps(rig).done


def test_keys_that_lead_elsewhere_are_answered(new_rig: NewRig, game: str) -> None:
    rig = _begin(new_rig, game)
    practice: Any = _steps(rig).practice
    for key in ("h", "n", "f1", "u"):
        rig.keys(key)
        assert practice.table.telling.toast.words == "These are your first steps: Esc leads back."
        assert _steps(rig).step == 0
        assert rig.window is None
    strip = practice.strip
    rig.tap((strip.cx, strip.cy))
    assert practice.table.telling.toast.words == "These are your first steps: the cross leads back."


@pytest.mark.parametrize("leave", ["escape", "the cross"])
def test_it_can_be_left_at_any_step(new_rig: NewRig, game: str, leave: str) -> None:
    rig = _begin(new_rig, game)
    if leave == "escape":
        rig.keys("escape")
    else:
        pane: Any = _steps(rig).panel
        cross = next(widget for widget in pane.controls if isinstance(widget, IconButton))
        rig.tap((cross.box.cx, cross.box.cy))
    rig.run(0.3)
    assert rig.house.scenes.top is rig.table


@pytest.mark.parametrize("key", ["enter", "space", "right"])
def test_keys_go_on_once_a_step_is_done(new_rig: NewRig, game: str, key: str) -> None:
    rig = _begin(new_rig, game)
    _play_right(rig)
    rig.keys(key)
    rig.run(0.3)
    assert (_steps(rig).step, _steps(rig).done) == (1, False)


def test_a_hand_makes_the_first_step_at_scopa(new_rig: NewRig) -> None:
    rig = _begin(new_rig, "scopa")
    practice: Any = _steps(rig).practice
    pose = practice.table.showing.poses()[practice.lessons()[0].wanted.card]
    rig.tap((pose.x + 20, pose.y + 40))
    rig.run(SETTLED)
    assert _steps(rig).done


def test_a_hand_makes_the_first_step_at_scorpion_by_keys_too(new_rig: NewRig) -> None:
    rig = _begin(new_rig, "scorpion")
    move: Any = WINNING_LINE[0]
    practice: Any = _steps(rig).practice
    card = practice.table.game.session.state.columns[move.source].cards[move.index]
    target = practice.table.game.session.state.columns[move.target].cards[-1]
    start, end = (practice.table.showing.poses()[one] for one in (card, target))
    rig.carry((start.x + 20, start.y + 8), (end.x + 20, end.y + 40))
    rig.up((end.x + 20, end.y + 40))
    rig.run(SETTLED)
    assert _steps(rig).done


def test_a_press_hurries_what_follows(new_rig: NewRig) -> None:
    rig = _begin(new_rig, "scopone")
    scene = _steps(rig)
    practice: Any = scene.practice
    wanted = practice.lessons()[0].wanted
    practice.table.play(wanted.card, wanted.take)
    for _ in range(60):
        if scene.done:
            break
        rig.keys("space")
        rig.run(0.05)
    assert (scene.step, scene.done) == (0, True)


def test_with_motion_off_time_passes_until_what_was_played_is_answered(new_rig: NewRig, game: str) -> None:
    rig = _begin(new_rig, game, motion="none")
    scene = _steps(rig)
    assert not scene.moving
    assert not scene.waiting
    practice: Any = scene.practice
    if isinstance(practice, MatchPractice):
        _make(practice, practice.lesson.wanted)
    else:
        practice.table.try_move(WINNING_LINE[LESSONS[0]], None, False)
    for _ in range(2000):
        if scene.done:
            break
        assert scene.moving or scene.waiting, "nobody would ever look again"
        rig.run(1 / 60)
    assert scene.done


def test_the_windows_size_may_change_at_any_time(new_rig: NewRig, game: str) -> None:
    rig = _begin(new_rig, game)
    rig.resize((800, 480))
    rig.run(0.5)
    assert _said(rig)
    _play_right(rig)
    rig.resize((720, 1280))
    rig.run(0.5)
    assert _steps(rig).done
    assert _said(rig)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["el", "sk"])
def test_words_cover_neither_what_is_to_be_played_nor_its_goal(
    new_rig: NewRig, game: str, size: Size, language: str
) -> None:
    rig = _begin(new_rig, game, size, locales=[language])
    for _ in range(3):
        scene = _steps(rig)
        box = scene.panel.box
        assert box is not None
        around = scene.practice.around()
        assert around.room.rect().contains(box.rect())
        if game == "scorpion":
            assert not any(box.rect().colliderect(one.rect()) for one in around.marked)
        else:
            hand: Any = scene.practice
            poses = hand.table.showing.poses()
            for card in (hand.lesson.wanted.card, *hand.marked()):
                place = hand.table.showing.geometry.card_box(poses[card])
                assert not box.rect().colliderect(place.rect()), (scene.step, card)
        _play_right(rig)
        scene.go_on()
        rig.run(0.5)


# From the rules, and the setting


def test_the_rules_of_each_game_lead_there(new_rig: NewRig, game: str) -> None:
    rig = new_rig((800, 480), made=Rig)
    rig.house.open_start(game)
    rig.run(SETTLED)
    rig.keys("f1")
    rig.run(0.4)
    assert isinstance(rig.window, RulesWindow)
    rig.press(next(button for button in rig.widgets(IconButton) if button.tooltip == "First steps"))
    rig.run(0.3)
    assert _steps(rig).step == 0
    rig.keys("escape")
    rig.run(0.3)
    assert rig.house.scenes.top is rig.table


def test_a_setting_turns_the_offer_off(new_rig: NewRig, game: str) -> None:
    rig = new_rig((1280, 1600), made=Rig, first_steps="on")  # high enough for all rows of the page
    rig.house.open_title()
    rig.house.open_settings()
    rig.run(0.4)
    rig.press(rig.widgets(RowButton)[GAME])
    rig.press(next(row for row in rig.widgets(SwitchRow) if row.title == "Offer first steps"))
    rig.keys("escape")
    rig.run(0.4)
    rig.house.rooms.of(game).open()
    rig.run(SETTLED)
    assert _offer(rig).box is None
