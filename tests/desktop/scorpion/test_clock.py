"""The clock at the screen: it ticks while the table is played at, rests under the menu, and is saved at the end."""

from scenes.look.shapes import Box
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.sitting import differ
from tools.desk import wait_for

SIZE = (1280, 720)
STRIP = Box(1180, 20, 84, 320)
"""The numbers on the strip."""


def ticks(sitting: ScorpionSitting) -> None:
    """Wait until the strip's numbers change by themselves."""
    before = sitting.look_at(STRIP)
    wait_for(lambda: differ(before, sitting.look_at(STRIP)), "another second on the strip")


def seconds(sitting: ScorpionSitting) -> int | None:
    rows = sitting.stored("SELECT seconds FROM running WHERE table_name = 'scorpion'")
    return None if rows[0][0] is None else int(rows[0][0])


def test_a_game_is_timed_while_it_is_played(sitting: ScorpionSitting) -> None:
    sitting.set(clock="on")
    sitting.start(size=SIZE)
    assert seconds(sitting) is None
    sitting.desk.keys.press("d")
    sitting.await_actions(1)
    sitting.rest()
    for _ in range(3):
        ticks(sitting)
    sitting.desk.keys.press("Escape")
    sitting.rest(still=2.5)  # nothing ticks under the menu
    assert sitting.quit() == 0
    kept = seconds(sitting)
    assert kept is not None
    assert kept >= 2

    sitting.start(size=SIZE)
    ticks(sitting)
    assert sitting.quit() == 0
    after = seconds(sitting)
    assert after is not None
    assert after > kept
