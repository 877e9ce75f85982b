"""Every press on something that can't do what was asked says why, where it was; nothing goes unanswered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules import Refusal
from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import MoveUnit
from game.scorpion.variants import CLASSIC, RELAXED, THREE_BLIND_MICE, WASP
from scenes.look.shapes import Box
from scenes.scorpion.geometry import ColumnSpot
from tests.game.scorpion.boards import board, cards
from tests.scenes.rig import FINGER
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig, golden, resting
from tests.scenes.test_rules import opened, stands_at

FACE_DOWN = "This card is face down: it turns over once nothing lies on it"
DEALT = "The reserve has been dealt already"
WON = "This game is won: N starts another"
NO_UNDO = "There is no move to undo yet"
NO_REDO = "There is nothing to redo: only a move just undone comes back"


def _said_at(rig: ScorpionRig, words: str, place: Box) -> None:
    """It is said, and as near to the place as to be taken for nothing else's."""
    assert rig.toast == words
    room, box = rig.table.answer_room(), rig.toast_box
    assert room.x <= box.x
    assert box.right <= room.right
    aside = max(place.x - box.right, box.x - place.right, 0)
    assert aside <= 2 * rig.geometry.card_width


def _covers(rig: ScorpionRig, column: int) -> Box:
    return rig.geometry.column_reach(column, rig.state, rig.table.showing.poses())


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("carried", [False, True], ids=["tapped", "dragged"])
def test_a_face_down_card(carried: bool, finger: bool, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(DEAL)
    at = rig.grip(1, 0)
    pointer = (FINGER,) if finger else ()
    if carried:
        rig.carry(at, rig.end(5), *pointer)
        rig.up(rig.end(5), *pointer)
    else:
        rig.tap(at, *pointer)
    _said_at(rig, FACE_DOWN, _covers(rig, 1))
    assert not rig.table.hand.holding
    rig.keys("f1")
    assert stands_at(opened(rig), "hidden-cards")


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_the_empty_reserve(size: tuple[int, int], new_rig: NewRig) -> None:
    rig = new_rig(size)
    rig.open(DEAL)
    rig.keys("d")
    rig.settle()
    rig.tap(rig.reserve(1))
    _said_at(rig, DEALT, rig.geometry.reserve_base(1))
    rig.run(8.0)
    assert rig.toast is None
    rig.keys("d")
    _said_at(rig, DEALT, rig.geometry.reserve_base(1))
    assert rig.session.moves == 1


def test_three_blind_mice_deals_nothing(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(THREE_BLIND_MICE, board("10H / KD / 4C", reserve="9H 3C", columns=10)))
    rig.keys("d")
    _said_at(rig, "There is no deal here: play the two set-aside cards when you like", rig.geometry.reserve_base(0))
    rig.tap(rig.reserve(0))
    rig.settle()
    rig.tap(rig.reserve(0))
    _said_at(rig, "This set-aside card has been played already", rig.geometry.reserve_base(0))


@pytest.mark.parametrize(
    ("columns", "reserve", "pressed", "words"),
    [
        ("9C 2D / 10C 4S / KD", "", (0, 0), "9♣ goes only on 10♣, and other cards lie on that one"),
        ("9C 10C / KD / 4S", "", (0, 0), "9♣ goes only on 10♣, which lies on top of it"),
        ("10C 9C / KD / 4S", "", (0, 1), "9♣ lies on 10♣ already: there is no better place for it"),
        ("KH 2D / 4S / 9C", "", (0, 0), "K♥ needs an empty column, and there is none"),
        ("9C / ?10C 4D / KD", "", (0, 0), "9♣ goes only on 10♣, which isn't in the open yet"),
        ("9C / 2D / KD", "10C 3C 4C", (0, 0), "9♣ goes only on 10♣, which isn't in the open yet"),
    ],
)
def test_a_card_that_has_nowhere_to_go(
    columns: str, reserve: str, pressed: tuple[int, int], words: str, new_rig: NewRig
) -> None:
    """Whether it is tapped or lifted with the keys; it stays lifted all the same, and F1 knows the rule."""
    full = f"{columns} / 2S / 3S / 5H / 6H"
    start = Start(CLASSIC, board(full, reserve=reserve) if reserve else board(full))
    rig = new_rig()
    rig.open(start)
    rig.tap(rig.grip(*pressed))
    _said_at(rig, words, _covers(rig, pressed[0]))
    assert rig.table.hand.holding
    rig.tap(rig.grip(*pressed))
    rig.settle()
    assert rig.toast is None
    rig.walk_to(ColumnSpot(*pressed))
    rig.keys("enter")
    assert rig.toast == words
    assert rig.table.hand.holding
    rig.keys("f1")
    assert stands_at(opened(rig), "empty-column" if words.startswith("K") else "what-fits")


def test_a_relaxed_card_waits_for_any_card_one_higher(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(RELAXED, board("9C / KD / 4S / 2S / 3S / 5H / 7H")))
    rig.tap(rig.grip(0, 0))
    assert rig.toast == "9♣ goes on a card one rank higher, and no column ends in one"


def test_a_set_aside_card_is_seen_by_all(new_rig: NewRig) -> None:
    rig = new_rig()
    full = "9C / KD / 4S / 2S / 3S / 5H / 6H / 7D / 8D / JD"
    rig.open(Start(THREE_BLIND_MICE, board(full, reserve="10C 3C", columns=10)))
    rig.tap(rig.grip(0, 0))
    assert rig.toast == "9♣ goes only on 10♣, which is still set aside"


def test_a_double_click_on_it_is_answered_once_and_leaves_it_lifted(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board("9C 2D / 10C 4S / KD / 2S / 3S / 5H / 6H")))
    at = rig.grip(0, 0)
    rig.tap(at)
    rig.run(0.1)
    rig.down(at)
    rig.up(at)
    assert rig.table.hand.holding
    assert rig.toast is not None
    rig.run(0.4)
    rig.tap(at)
    assert not rig.table.hand.holding


@pytest.mark.parametrize(
    ("rules", "words"),
    [(CLASSIC, "An empty column takes a king, with all that lies on it"), (WASP, "An empty column takes any card")],
)
def test_an_empty_column(rules: ScorpionRules, words: str, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(rules, board("QS KH / - / 9D")))
    rig.tap(rig.end(1))
    _said_at(rig, words, _covers(rig, 1))
    rig.run(8.0)
    rig.keys("2", "enter")
    assert rig.toast == words


def test_the_places_of_the_runs(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves)
    while len(rig.state.removed) != 1:
        rig.keys("u")
    rig.settle()
    done = rig.geometry.run_base(rig.state.removed[0])
    rig.tap((done.cx, done.cy))
    assert rig.toast == "This run is complete: it stays here"
    other = next(suit for suit in type(rig.state.removed[0]) if suit not in rig.state.removed)
    free = rig.geometry.run_base(other)
    rig.tap((free.cx, free.cy))
    assert rig.toast == "A run of one suit, king to ace, comes here by itself"


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_undo_and_redo_with_nothing_to_do_by_key_and_by_button(size: tuple[int, int], new_rig: NewRig) -> None:
    rig = new_rig(size)
    rig.open(DEAL)
    presses: list[tuple[Callable[[], None], str, int]] = [
        (lambda: rig.keys("u"), NO_UNDO, 0),
        (lambda: rig.keys("z", ctrl=True), NO_UNDO, 0),
        (lambda: rig.tap(rig.button(0)), NO_UNDO, 0),
        (lambda: rig.keys("r"), NO_REDO, 1),
        (lambda: rig.keys("y", ctrl=True), NO_REDO, 1),
        (lambda: rig.tap(rig.button(1)), NO_REDO, 1),
    ]
    for press, words, button in presses:
        press()
        _said_at(rig, words, rig.strip.buttons[button].box)
        assert not rig.toast_box.rect().colliderect(rig.geometry.strip.rect())
        rig.run(8.0)
        assert rig.toast is None


def test_undo_beyond_a_hundred(new_rig: NewRig) -> None:
    there, back = MoveUnit(0, 0, 1), MoveUnit(1, 0, 0)
    rig = new_rig()
    rig.open(Start(CLASSIC, board("KS / - / QD")), [there, back] * 51)
    for _ in range(101):
        rig.keys("u")
    assert rig.session.moves == 2
    _said_at(rig, "Only the last 100 moves can be undone", rig.strip.buttons[0].box)


def test_a_won_game_says_so(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves)
    for key in "hwsd":
        rig.keys(key)
        assert rig.toast == WON, key
        rig.run(8.0)
    rig.tap(rig.button(2))
    _said_at(rig, WON, rig.strip.buttons[2].box)
    rig.run(8.0)
    rig.tap(rig.end(3))
    assert rig.toast == WON
    assert not rig.table.game.assisted


def test_enter_with_nothing_chosen_shows_where_the_keys_are(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(DEAL)
    rig.keys("enter")
    assert rig.toast == "The arrows choose a card, Enter lifts it"
    assert rig.ring is not None
    assert not rig.table.hand.holding


def test_digits_choose_a_column_or_put_the_lifted_card_there(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(RELAXED, board("9C / 10H / 10S / 5C / KD")))
    rig.keys("4")
    assert rig.spot == ColumnSpot(3, 0)
    rig.keys("1", "enter", "3")
    assert rig.state.columns[2].cards == cards("10S 9C")
    rig.settle()
    rig.keys("9")
    _said_at(rig, "There are 7 columns", _covers(rig, 6))
    rig.keys("0")
    assert rig.toast == "There are 7 columns"
    resting(rig)


def test_who_wants_no_rules_told_is_told_how_things_stand(new_rig: NewRig) -> None:
    rig = new_rig(interactive_rules="off")
    rig.open(DEAL)
    rig.tap(rig.grip(1, 0))
    assert rig.toast is None
    rig.keys("u")
    assert rig.toast == NO_UNDO
    rig.keys("d", "d")
    assert rig.toast == DEALT


def test_what_is_said_again_goes_on_being_said(new_rig: NewRig) -> None:
    """A key that is held does not make it flicker."""
    rig = new_rig()
    rig.open(DEAL)
    rig.keys("u")
    rig.run(2.0)
    assert not rig.table.moving
    rig.keys("u")
    assert not rig.table.telling.toast.moving


def test_the_words_and_the_rules_agree(new_rig: NewRig) -> None:
    """A unit that is told to have nowhere to go is refused by every column."""
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:20])
    state, told = rig.state, 0
    for number, column in enumerate(state.columns):
        for index in range(column.hidden, len(column.cards)):
            rig.walk_to(ColumnSpot(number, index))
            rig.keys("enter")
            targets = [
                there
                for there in range(len(state.columns))
                if not isinstance(start.rules.apply(state, MoveUnit(number, index, there)), Refusal)
            ]
            assert (rig.toast is None) == bool(targets), (number, index)
            told += not targets
            rig.keys("escape")
            rig.table.telling.toast.hide()
    assert told
