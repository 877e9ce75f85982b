"""Show the way: the way to the end played before the eyes, and everything that stops it."""

from __future__ import annotations

from collections.abc import Callable
from operator import methodcaller

import pytest

from game.scorpion.kept import KeptGame
from game.scorpion.rules_deal import WINNING_LINE
from game.scorpion.solver import Solution, Verdict, solve
from scenes.intents import KeyPressed, Wheel
from scenes.scorpion.windows.won import WonWindow
from tests.scenes.asking import choose
from tests.scenes.rig import FINGER
from tests.scenes.scorpion.advised import SPOILT, STUCK, THE_RULES, asks, buttons, panel, sign_button, spoiling, told
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, golden, resting
from tests.scenes.thoughts import Thoughts

pytestmark = pytest.mark.usefixtures("told_of_help")

WAY = "The way to win: step 1 of 50 4♥ goes on 5♥ Press any key or tap to stop."
STOP = "Press any key or tap to stop."


@pytest.fixture
def shown(new_rig: NewRig) -> ScorpionRig:
    """The deal of the rules, its way being shown: some moves are made, the next flies."""
    rig = new_rig()
    rig.open(THE_RULES)
    rig.keys("s")
    while not (rig.session.moves >= 3 and rig.table.showing.moving):
        rig.run(1 / 60)
    return rig


def test_the_deal_of_the_rules_is_played_to_the_end_from_the_pages_first_move(
    new_rig: NewRig, thoughts: Thoughts
) -> None:
    rig = new_rig(motion="brisk")
    rig.open(THE_RULES)
    assert asks(rig, "s") == WAY
    assert rig.session.moves == 0, "there is time to read it"
    for _ in range(200):
        rig.run(0.5)
        assert rig.session.log == list(WINNING_LINE[: rig.session.moves])
        assert rig.table.waiting or rig.table.moving or rig.session.won
        if rig.session.won:
            break
        number = rig.session.moves + (not rig.table.showing.moving)
        assert (told(rig) or "").startswith(f"The way to win: step {number} of 50 ")
    assert (rig.session.won, rig.session.moves, rig.session.score) == (True, 50, 690)
    assert rig.table.game.assisted
    assert thoughts.asked == 0
    assert told(rig) is None
    rig.run(3.0)
    rig.keys("space")
    assert isinstance(rig.window, WonWindow)
    rig.keys("escape")
    rig.run(0.4)
    rig.table.game.leave()
    assert [(game.moves, game.assisted) for game in rig.store.finished("scorpion")] == [(50, True)]


def test_with_motion_off_each_step_waits_for_a_key_or_its_button(new_rig: NewRig) -> None:
    rig = new_rig(motion="none")
    rig.open(THE_RULES)
    first = "The way to win: step 1 of 50 4♥ goes on 5♥ Enter shows the next step, any other key or a tap stops."
    assert asks(rig, "s") == first
    rig.run(10.0)
    assert rig.session.moves == 0
    assert not rig.table.waiting, "nothing comes by itself"
    for made, key in enumerate(("enter", "space", "right"), start=1):
        said = asks(rig, key)
        assert rig.session.log == list(WINNING_LINE[:made])
        assert (said or "").startswith(f"The way to win: step {made + 1} of 50 ")
    box = buttons(panel(rig))[-1].box
    rig.tap((box.cx, box.cy))
    rig.run(0.3)
    assert rig.session.log == list(WINNING_LINE[:4])
    rig.tap((panel(rig).box.x + 4, panel(rig).box.y + 4))
    assert (told(rig) or "").startswith("The way to win: step 5"), "its words are no button"
    rig.house.handle(KeyPressed("enter", repeat=True))
    assert rig.session.moves == 4, "a held key is one press"


@pytest.mark.parametrize("stop", ["escape", "u", "h", "left", "a card", "the cross"])
def test_with_motion_off_anything_else_stops_it_and_does_nothing_else(
    new_rig: NewRig, thoughts: Thoughts, stop: str
) -> None:
    rig = new_rig(motion="none")
    rig.open(THE_RULES)
    asks(rig, "s")
    asks(rig, "enter")
    if stop == "a card":
        rig.tap(rig.grip(5, 6))
    elif stop == "the cross":
        box = sign_button(panel(rig), "Close").box
        rig.tap((box.cx, box.cy))
    else:
        rig.keys(stop)
    rig.run(0.5)
    assert told(rig) is None
    assert rig.session.log == list(WINNING_LINE[:1])
    assert rig.window is None
    assert thoughts.asked == 0
    rig.keys("u")
    assert rig.session.moves == 0, "the next key is the table's again"


def test_the_words_keep_their_place_while_nothing_lies_under_them(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720), motion="none")
    rig.open(THE_RULES)
    asks(rig, "s")
    places = set()
    for _ in range(20):
        asks(rig, "enter")
        box = panel(rig).box
        places.add((box.x, box.bottom))
        lit = rig.table.adviser.answer.lit
        assert lit
        assert not any(box.rect().colliderect(one.rect()) for one in lit)
    assert len(places) <= 4


def test_each_move_is_seen_to_fly_and_rests_before_the_next(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(THE_RULES)
    rig.keys("s")
    flying = 0
    for count in range(1, 4):
        while rig.session.moves < count:
            rig.run(1 / 120)
        assert rig.table.showing.moving
        while rig.table.showing.moving:
            rig.run(1 / 120)
            flying += 1
        assert rig.session.moves == count
        resting(rig)
        assert not rig.table.moving
        assert rig.table.waiting
    assert flying > 30


def test_any_other_position_is_solved(rig: ScorpionRig, thoughts: Thoughts) -> None:
    start, moves = golden("classic-win")
    rig.open(start, moves[:-4])
    before = rig.session.moves
    assert (asks(rig, "s") or "").endswith(STOP)
    assert thoughts.questions[-1][0] is solve
    rig.run(12.0)
    assert rig.session.won
    assert rig.session.moves > before


STOPS: dict[str, Callable[[ScorpionRig], None]] = {
    **{key: methodcaller("keys", key) for key in ("u", "r", "d", "n", "h", "w", "s", "m", "escape", "f1", "tab")},
    "a card": lambda rig: rig.down(rig.grip(5, len(rig.state.columns[5].cards) - 1)),
    "a finger on a card": lambda rig: rig.down(rig.grip(5, len(rig.state.columns[5].cards) - 1), FINGER),
    "the strip": lambda rig: rig.down(rig.button(0)),
    "the right button": lambda rig: rig.right_click(rig.cloth),
    "the wheel": lambda rig: rig.house.handle(Wheel(*rig.cloth, 1.0)),
}


@pytest.mark.parametrize("stop", STOPS)
def test_any_input_stops_it_and_does_nothing_else(shown: ScorpionRig, thoughts: Thoughts, stop: str) -> None:
    made, log = shown.session.moves, list(shown.session.log)
    STOPS[stop](shown)
    for pointer in (("mouse", 0, 0), FINGER):
        shown.up(shown.button(0) if stop == "the strip" else shown.cloth, pointer)
    shown.run(3.0)

    assert shown.session.moves == made
    assert shown.session.log == log
    assert shown.window is None
    assert not shown.table.hand.holding
    assert shown.spot is None
    assert told(shown) is None
    assert thoughts.asked == 0
    assert not shown.table.waiting
    resting(shown)
    shown.keys("u")
    assert shown.session.moves == made - 1, "the next key is the table's again"


def test_the_key_that_stops_it_does_nothing_else_while_it_is_held(shown: ScorpionRig) -> None:
    shown.keys("u")
    made = shown.session.moves
    for _ in range(5):
        shown.house.handle(KeyPressed("u", repeat=True))
    assert shown.session.moves == made
    shown.keys("u")
    shown.house.handle(KeyPressed("u", repeat=True))
    assert shown.session.moves == made - 2


def test_before_the_first_move_its_words_can_be_waved_away_without_a_move(rig: ScorpionRig) -> None:
    rig.open(THE_RULES)
    asks(rig, "s")
    box = panel(rig).box
    rig.tap((box.x + 5, box.y + 5))
    rig.run(3.0)
    assert told(rig) is None
    assert rig.session.moves == 0


@pytest.mark.parametrize(
    "change",
    [
        lambda rig: rig.resize((1024, 768)),
        lambda rig: rig.house.preferences.change("language", "sk"),
        lambda rig: rig.table.show(KeptGame.deal(rig.store, THE_RULES)),
    ],
    ids=["size", "language", "a new game"],
)
def test_it_ends_where_the_table_is_laid_anew(shown: ScorpionRig, change: Callable[[ScorpionRig], None]) -> None:
    change(shown)
    made = shown.session.moves
    shown.run(3.0)
    assert shown.session.moves == made
    assert told(shown) is None
    resting(shown)


def test_a_moving_mouse_does_not_stop_it(shown: ScorpionRig) -> None:
    made = shown.session.moves
    shown.move(shown.grip(4, 0))
    shown.gone()
    shown.run(3.0)
    assert shown.session.moves > made


def test_the_menu_starts_it(rig: ScorpionRig) -> None:
    rig.open(THE_RULES)
    choose(rig, "Show the way")
    rig.run(4.0)
    assert rig.window is None
    assert rig.session.log == list(WINNING_LINE[: rig.session.moves])
    assert rig.session.moves > 1


def test_a_move_off_the_line_and_back_finds_it_again(rig: ScorpionRig, thoughts: Thoughts) -> None:
    rig.open(THE_RULES, WINNING_LINE[:5])
    rig.keys("d", "u", "s")
    rig.run(2.5)
    assert rig.session.log[-1] == WINNING_LINE[rig.session.moves - 1]
    assert thoughts.asked == 0


def test_from_a_lost_position_it_tells_why(rig: ScorpionRig, thoughts: Thoughts) -> None:
    rig.open(STUCK)
    said = asks(rig, "s")
    assert said is not None
    assert said.startswith("From here the game can't be won ")
    assert asks(rig, "s") is None
    assert asks(rig, "w") == said
    assert asks(rig, "s") == said, "why had been asked just before"
    assert rig.session.moves == 0


def test_where_the_search_gives_up_it_says_so(rig: ScorpionRig, thoughts: Thoughts) -> None:
    rig.open(SPOILT, spoiling())
    thoughts.says = Solution(Verdict.UNKNOWN)
    assert asks(rig, "s") == "No way to win is known The search stopped before finding one."
    assert asks(rig, "s") is None


def test_a_card_taken_up_while_the_way_is_looked_for_is_not_moved_away(rig: ScorpionRig, thoughts: Thoughts) -> None:
    start, moves = golden("classic-win")
    rig.open(start, moves[:-4])
    made = rig.session.moves
    thoughts.slow = True
    rig.keys("s")
    rig.run(0.1)
    last = next(number for number, column in enumerate(rig.state.columns) if column.cards)
    at = rig.end(last)
    rig.down(at)
    thoughts.slow = False
    rig.run(3.0)
    assert rig.session.moves == made
    assert rig.table.hand.holding
