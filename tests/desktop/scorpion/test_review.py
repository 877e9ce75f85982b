"""A game looked at step by step at the screen, by keys and pointer: played on from there, and back to one's own."""

import json

from tests.desktop.scorpion.sitting import ScorpionSitting
from tools.desk import wait_for

REVIEW, BACK = 5, 6
"""Which row of the menu leads to the review, and which back from a game that was handed in."""
PLAY_ON = 7
"""By so many steps of Tab the keyboard comes to what plays on."""


def press(sitting: ScorpionSitting, key: str, times: int = 1) -> None:
    for _ in range(times):
        sitting.desk.keys.press(key)


def from_menu(sitting: ScorpionSitting, row: int) -> None:
    """Choose a row of the menu by keys."""
    before = sitting.picture()
    press(sitting, "Escape")
    sitting.await_other(before, "the menu")
    press(sitting, "Down", row)
    press(sitting, "Return")


def test_a_game_is_reviewed_played_on_from_its_first_move_and_ones_own_is_there_again(
    sitting: ScorpionSitting,
) -> None:
    sitting.start()
    for number, key in enumerate("dur", start=1):
        press(sitting, key)
        sitting.await_actions(number)
    own = sitting.under_way()
    assert own is not None
    assert not sitting.assisted()
    table = sitting.picture()

    from_menu(sitting, REVIEW)
    asked = sitting.picture()
    press(sitting, "Tab")
    press(sitting, "Return")
    sitting.await_other(asked, "the review")
    assert sitting.assisted()
    end = sitting.picture()
    press(sitting, "Home")
    first = sitting.await_other(end, "the cards as they were dealt")
    press(sitting, "End")
    sitting.await_same(end, "the end of the game")
    press(sitting, "Home")
    press(sitting, "Right")
    sitting.await_other(first, "the first move")
    press(sitting, "Tab", PLAY_ON)
    press(sitting, "Return")
    wait_for(lambda: sitting.saved() != json.loads(own), "the game played on")
    played = (sitting.saved() or {})["moves"]
    assert played in ([], json.loads(own)["moves"][:1]), "before the first move, where that lost the game"
    assert sitting.under_way() == own

    from_menu(sitting, BACK if played else BACK - 1)
    sitting.await_same(table, "one's own table")
    assert sitting.saved() == json.loads(own)
    assert sitting.finished() == []
