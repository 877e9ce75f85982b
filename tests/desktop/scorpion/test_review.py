"""A game looked at step by step at the screen, by keys and pointer: played on from there, and back to one's own."""

import json

from scenes.look import tokens
from scenes.look.shapes import Box, rgb
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.scenes.scorpion.played import LOST
from tools.desk import wait_for

REVIEW, BACK = 5, 6
"""Which row of the menu leads to the review, and which back from a game that was handed in."""
SLIDER = Box(200, 540, 420, 60)
PLAY_ON, STATISTICS, FIRST_GAME = 7, 5, 5
"""By so many steps of Tab the keyboard comes to what plays on, backwards to the menu's statistics, and to
the last game there."""


def press(sitting: ScorpionSitting, key: str, times: int = 1) -> None:
    for _ in range(times):
        sitting.desk.keys.press(key)


def tells_of_a_loss(sitting: ScorpionSitting) -> bool:
    """Whether the slider shows that the game was lost somewhere."""
    red, green, blue = rgb(tokens.DANGER)
    pixels = sitting.look_at(SLIDER).convert("RGB").tobytes()
    found = zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)
    return any(max(abs(r - red), abs(g - green), abs(b - blue)) < 8 for r, g, b in found)


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


def test_a_game_that_was_left_is_reviewed_from_the_statistics_and_played_on_from_before_it_was_lost(
    sitting: ScorpionSitting,
) -> None:
    sitting.set(winnable="off")
    sitting.start("--deal", f"scorpion:classic:{LOST['deal']}", at_table=False)
    sitting.await_game()
    for number, move in enumerate(LOST["moves"], start=1):
        if "deal" in move:
            press(sitting, "d")
        else:
            sitting.drag(move["from"], move["index"], move["to"])
        sitting.await_actions(number)
    table = sitting.picture()
    press(sitting, "n")
    window = sitting.await_other(table, "the window of a new game")
    press(sitting, "Return")
    asked = sitting.await_other(window, "the question")
    press(sitting, "Tab")
    press(sitting, "Return")
    wait_for(lambda: sitting.finished() == [("not_won", 5, 20)], "the game counted")
    sitting.await_other(asked, "another deal")
    own = sitting.under_way()

    before = sitting.picture()
    press(sitting, "Escape")
    sitting.await_other(before, "the menu")
    press(sitting, "shift+Tab", STATISTICS)
    press(sitting, "Return")
    statistics = sitting.picture()
    press(sitting, "Tab", FIRST_GAME)
    press(sitting, "Return")
    sitting.await_other(statistics, "the review")
    wait_for(lambda: tells_of_a_loss(sitting), "the course of the game's light")
    sitting.rest()
    press(sitting, "Tab", PLAY_ON)
    press(sitting, "Return")
    wait_for(lambda: sitting.saved() == LOST | {"moves": LOST["moves"][:2]}, "the game as it stood before it was lost")
    assert sitting.under_way() == own

    from_menu(sitting, BACK)
    sitting.await_same(before, "the deal that was dealt last")
    assert sitting.saved() == json.loads(own or "")
