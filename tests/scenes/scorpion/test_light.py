"""The light under the deal's number: what it says, when it is asked for, and that it comes on again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.scorpion import record as scorpion_record
from game.scorpion.kept import KeptGame
from game.scorpion.rules_deal import WINNING_LINE
from game.scorpion.solver import Solution, Verdict, solve
from scenes.scorpion.light import Light
from scenes.scorpion.preferences import SCORPION
from scenes.scorpion.windows.new_game import NewGameWindow
from scenes.widgets.choices import SwitchRow
from tests.scenes.asking import GAME, settings
from tests.scenes.scorpion.advised import PAGES_MOVE, SOME_WAYS, SPOILT, STUCK, THE_RULES, asks, note, spoiling, told
from tests.scenes.scorpion.played import finished
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, a_move, golden
from tests.scenes.scorpion.rooms import scorpion_room
from tests.scenes.thoughts import Thoughts

pytestmark = pytest.mark.usefixtures("told_of_help")

SAID = {
    Verdict.WINNABLE: "winnable",
    Verdict.UNWINNABLE: "lost",
    Verdict.UNKNOWN: "not known",
}


@pytest.fixture
def lit(new_rig: NewRig) -> ScorpionRig:
    """The deal of the rules with the light on."""
    rig = new_rig(light="on")
    rig.open(THE_RULES)
    return rig


def word(rig: ScorpionRig) -> str | None:
    found = note(rig)
    return None if found is None else found.word


def rests(rig: ScorpionRig) -> None:
    """Time neither needs to pass nor is drawn."""
    rig.run(0.3)
    scorpion_room(rig.house).faces.take(wait=True)
    rig.frame()
    assert not rig.table.waiting
    assert not rig.table.moving
    assert not rig.table.changed


def test_it_is_off_at_first_and_nothing_is_thought_about(rig: ScorpionRig, thoughts: Thoughts) -> None:
    rests(rig)
    assert note(rig) is None
    assert thoughts.asked == 0
    assert not rig.table.game.assisted


@pytest.mark.parametrize("verdict", SAID)
def test_it_thinks_and_then_tells_the_verdict(lit: ScorpionRig, thoughts: Thoughts, verdict: Verdict) -> None:
    thoughts.says, thoughts.slow = Solution(verdict), True
    assert lit.table.waiting, "a table at rest would never ask"
    lit.run(1.0)
    assert word(lit) == "thinking"
    assert lit.table.waiting
    assert not lit.table.moving
    assert told(lit) is None
    thoughts.slow = False
    rests(lit)
    assert word(lit) == SAID[verdict]
    assert lit.table.game.assisted


def test_it_knows_all_cards(new_rig: NewRig) -> None:
    for number, (start, moves, said) in enumerate(
        [(THE_RULES, [], "winnable"), (STUCK, [], "lost"), (SPOILT, [], "winnable"), (SPOILT, spoiling(), "lost")]
    ):
        rig = new_rig(home=str(number), light="on")
        rig.open(start, moves)
        rig.run(0.3)
        assert word(rig) == said


def test_it_follows_every_move_undo_and_redo(lit: ScorpionRig, thoughts: Thoughts) -> None:
    lit.run(0.2)
    lit.table.try_move(PAGES_MOVE, None, False)
    assert word(lit) == "thinking"
    lit.run(0.2)
    assert word(lit) == "winnable"
    for key, state in (("u", THE_RULES.state), ("r", lit.state)):
        lit.keys(key)
        assert word(lit) == "thinking"
        lit.run(0.2)
        assert thoughts.questions[-1][0] is solve
        assert thoughts.questions[-1][1][1] == state
        assert word(lit) == "winnable"


def test_the_same_position_is_not_thought_about_again(lit: ScorpionRig, thoughts: Thoughts) -> None:
    def rules_and_back() -> None:
        for key in ("f1", "escape"):
            lit.keys(key)
            lit.run(0.4)

    lit.run(0.2)
    asked = thoughts.asked
    doings: tuple[Callable[[], None], ...] = (
        lambda: lit.resize((1024, 768)),
        lambda: lit.house.preferences.change("language", "el"),
        lambda: lit.house.preferences.change("four_colours", True),
        rules_and_back,
    )
    for doing in doings:
        doing()
        rests(lit)
        assert lit.table.adviser.light is Light.WINNABLE
    assert thoughts.asked == asked


def test_a_failure_is_told_as_not_known_and_tried_again_later(lit: ScorpionRig, thoughts: Thoughts) -> None:
    thoughts.fails = True
    rests(lit)
    assert word(lit) == "not known"
    asked = thoughts.asked
    rests(lit)
    assert thoughts.asked == asked
    thoughts.fails = False
    lit.table.try_move(PAGES_MOVE, None, False)
    lit.run(0.2)
    assert word(lit) == "winnable"


def test_a_question_goes_first_and_the_light_comes_on_after_it(lit: ScorpionRig, thoughts: Thoughts) -> None:
    thoughts.slow, thoughts.says = True, SOME_WAYS
    lit.run(0.1)
    lit.keys("h")
    lit.run(0.1)
    assert [function.__name__ for function, _ in thoughts.questions] == ["solve", "advise"]
    thoughts.slow = False
    lit.run(1 / 120)
    assert told(lit)
    thoughts.says = None
    lit.run(0.3)
    assert told(lit)
    assert word(lit) == "winnable"


def test_a_window_stops_it_and_its_going_lights_it_again(lit: ScorpionRig, thoughts: Thoughts) -> None:
    thoughts.slow = True
    lit.run(0.1)
    lit.keys("escape")
    lit.run(0.4)
    assert thoughts.dropped == 1
    assert not thoughts.waiting
    assert not lit.table.waiting, "nothing can come of it before the window has gone"
    thoughts.slow = False
    lit.run(0.5)
    assert word(lit) == "thinking"
    lit.keys("escape")
    lit.run(0.6)
    rests(lit)
    assert word(lit) == "winnable"


def test_the_new_game_window_has_the_thinking_to_itself(lit: ScorpionRig, thoughts: Thoughts) -> None:
    thoughts.slow = True
    lit.run(0.1)
    lit.keys("n")
    lit.run(0.4)
    assert isinstance(lit.window, NewGameWindow)
    assert thoughts.questions[-1][0].__name__ == "winnable_number"
    dropped = thoughts.dropped
    lit.resize((1024, 768))
    lit.house.preferences.of(SCORPION).change("light", False)
    lit.house.preferences.of(SCORPION).change("light", True)
    lit.run(0.5)
    assert thoughts.dropped == dropped, "the table took the window's question away"
    lit.keys("escape")
    thoughts.slow = False
    lit.run(0.6)
    rests(lit)
    assert word(lit) == "winnable"


def test_it_is_switched_on_and_off_over_the_table(rig: ScorpionRig) -> None:
    rig.house.preferences.of(SCORPION).change("light", True)
    rig.run(0.2)
    assert word(rig) in SAID.values()
    assert rig.table.game.assisted
    rig.house.preferences.of(SCORPION).change("light", False)
    assert note(rig) is None
    rests(rig)


def test_it_comes_on_with_a_resumed_game_a_new_one_and_one_opened_from_the_title(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig(light="on", winnable="off")
    rig.open(start, moves[:5])
    rig.close()
    again = new_rig()
    again.house.open_start(None)
    again.run(0.2)
    scorpion_room(again.house).open()
    rests(again)
    assert word(again) == "winnable"
    assert again.session.moves == 5
    again.house.to_title()
    again.run(0.3)
    scorpion_room(again.house).open_new()
    again.run(0.5)
    again.keys("escape")
    again.run(0.6)
    rests(again)
    assert word(again) == "winnable"


def test_a_record_handed_in_lights_up(new_rig: NewRig) -> None:
    rig = new_rig(light="on")
    rig.house.open_start("scorpion", scorpion_record.write(THE_RULES, [PAGES_MOVE]))
    rests(rig)
    assert word(rig) == "winnable"


def test_it_goes_out_when_the_game_is_won_and_the_game_counts_as_assisted(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig(light="on", motion="none")
    rig.open(start, moves[:-1])
    rig.run(0.2)
    assert word(rig) == "winnable"
    last = moves[-1]
    rig.table.try_move(a_move(last), None, False)
    rig.run(0.2)
    assert note(rig) is None
    rig.table.game.leave()
    assert finished(rig)
    assert rig.store.finished("scorpion")[0].assisted


def test_a_new_game_with_the_cards_of_the_last_counts_as_assisted_too(lit: ScorpionRig) -> None:
    lit.run(0.2)
    lit.table.show(KeptGame.deal(lit.store, THE_RULES))
    assert word(lit) == "winnable"
    assert lit.table.game.assisted


def test_while_the_way_is_shown_it_need_not_think(lit: ScorpionRig, thoughts: Thoughts) -> None:
    lit.run(0.2)
    asked = thoughts.asked
    asks(lit, "s")
    lit.run(4.0)
    assert lit.session.moves > 1
    assert word(lit) == "winnable"
    lit.keys("space")
    rests(lit)
    assert word(lit) == "winnable"
    assert thoughts.asked == asked
    assert lit.session.log == list(WINNING_LINE[: lit.session.moves])


def test_its_setting_says_what_it_knows_and_that_it_counts_as_help(rig: ScorpionRig) -> None:
    rig.open(THE_RULES)
    settings(rig, GAME)
    row = rig.widgets(SwitchRow)[1]
    words = " ".join(line for label in row.labels() for line in label.lines)
    assert words.startswith("Win light Knows the hidden cards")
    assert words.endswith("counts as helped")
