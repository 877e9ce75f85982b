"""Machines that lack something: a home to write to, a sound device. The game is played all the same."""

from pathlib import Path

import pytest

from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting


@pytest.fixture
def person() -> type[ScorpionSitting]:
    """Any game would do."""
    return ScorpionSitting


def test_a_home_nobody_can_write_to(sitting: ScorpionSitting, tmp_path: Path) -> None:
    file = tmp_path / "no-folder"
    file.write_text("a file, so that not even root can make folders in it")
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        sitting.environment[name] = str(file / name.lower())
    sitting.start(record=RECORD)
    told = sitting.picture()
    sitting.desk.keys.press("enter")  # it said that nothing will be saved
    before = sitting.await_other(told, "the table")
    sitting.desk.keys.press("d")
    dealt = sitting.await_other(before, "the reserve dealt")
    sitting.desk.keys.press("u")
    sitting.await_other(dealt, "the reserve taken back")
    assert sitting.quit() == 0


def test_no_sound_device(sitting: ScorpionSitting) -> None:
    sitting.environment |= {"SDL_AUDIODRIVER": "alsa", "AUDIODEV": "no-such-device"}
    sitting.start(record=RECORD)
    sitting.drag(1, 5, 6)
    sitting.await_actions(1)
    assert sitting.quit() == 0
