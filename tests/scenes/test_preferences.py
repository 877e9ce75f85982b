"""The settings: those of the first start, kept ones, and what is kept but means nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store import Store
from scenes.preferences import KeptPreferences, Preferences, Settings
from scenes.scopa.preferences import SCOPA, FamilySettings
from scenes.scopone.preferences import SCOPONE, ScoponeSettings
from scenes.scorpion.preferences import SCORPION, ScorpionSettings


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path / "games")
    yield made
    made.close()


def _nothing(name: str) -> None:
    """Nobody is told."""


def test_the_first_start_has_the_settings_written_in_the_code(store: Store) -> None:
    assert KeptPreferences(store, _nothing).now == Preferences()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "el"),
        ("scale", "150"),
        ("motion", "brisk"),
        ("fullscreen", True),
        ("interactive_rules", False),
        ("four_colours", True),
        ("back", "scales"),
    ],
)
def test_a_change_is_kept_and_told_after_it_holds(name: str, value: str | bool, store: Store) -> None:
    told: list[object] = []
    preferences = KeptPreferences(store, lambda changed: told.append((changed, getattr(preferences.now, changed))))
    preferences.change(name, value)
    assert told == [(name, value)]
    assert getattr(KeptPreferences(store, _nothing).now, name) == value
    preferences.change(name, value)
    assert len(told) == 1, "no change is told of what stays as it is"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("language", "tlh"),
        ("scale", "175"),
        ("motion", ""),
        ("fullscreen", "maybe"),
        ("interactive_rules", "1"),
        ("back", "../../etc/passwd"),
    ],
)
def test_what_means_nothing_is_as_at_the_first_start(name: str, kept: str, store: Store) -> None:
    store.keep_setting(name, kept)
    assert KeptPreferences(store, _nothing).now == Preferences()


def test_the_scale_follows_the_canvas_unless_one_is_chosen(store: Store) -> None:
    preferences = KeptPreferences(store, _nothing)
    assert preferences.scale((800, 480)) == 1.0
    assert preferences.scale((1920, 1080)) == 1.25
    assert preferences.scale((3840, 2160)) == 2.5
    preferences.change("scale", "150")
    assert preferences.scale((1920, 1080)) == 1.5


@pytest.mark.parametrize(
    ("canvas", "scale"),
    [((800, 480), 1.0), ((480, 800), 1.0), ((1280, 720), 1.5), ((3000, 480), 1.0), ((1920, 1080), 2.0)],
)
def test_a_chosen_scale_grows_no_further_than_there_is_room(
    canvas: tuple[int, int], scale: float, store: Store
) -> None:
    preferences = KeptPreferences(store, lambda name: None)
    preferences.change("scale", "200")
    assert preferences.scale(canvas) == scale


@pytest.mark.parametrize(("motion", "speed"), [("calm", 1.5), ("normal", 1.0), ("brisk", 0.6), ("none", 0.0)])
def test_motion_scales_every_duration(motion: str, speed: float, store: Store) -> None:
    preferences = KeptPreferences(store, _nothing)
    preferences.change("motion", motion)
    assert preferences.speed == speed


def test_every_game_keeps_its_own_under_its_name(store: Store) -> None:
    told: list[str] = []
    preferences = KeptPreferences(store, told.append)
    preferences.of(SCOPA).change("level", "hard")
    preferences.of(SCORPION).change("winnable", False)

    assert told == ["scopa.level", "scorpion.winnable"]
    assert (store.setting("scopa.level"), store.setting("scorpion.winnable")) == ("hard", "off")
    assert (store.setting("level"), store.setting("winnable")) == (None, None)
    assert preferences.of(SCOPA).now == FamilySettings(level="hard")
    assert KeptPreferences(store, _nothing).of(SCORPION).now == ScorpionSettings(winnable=False)


OLDER = {"level": "hard", "target": "21", "napola": "on", "italian_pack": "piacentine", "pause": "long"} | {
    "rules": "wasp",
    "winnable": "off",
    "grade": "medium",
    "light": "on",
    "hints_know": "on",
}


def test_what_an_older_program_kept_holds_until_it_is_changed(store: Store) -> None:
    for name, value in OLDER.items():
        store.keep_setting(name, value)

    preferences = KeptPreferences(store, _nothing)
    assert preferences.of(SCOPA).now == FamilySettings("hard", "21", True)
    assert preferences.of(SCORPION).now == ScorpionSettings("wasp", False, "medium", True, True)
    assert (preferences.now.italian_pack, preferences.now.pause) == ("piacentine", "long")

    preferences.of(SCOPA).change("level", "easy")
    again = KeptPreferences(store, _nothing)
    assert again.of(SCOPA).now == FamilySettings("easy", "21", True)
    assert {name: store.setting(name) for name in OLDER} == OLDER, "an older program finds what it kept"


def test_another_game_takes_nothing_over_that_was_not_its_own(store: Store) -> None:
    for name, value in OLDER.items():
        store.keep_setting(name, value)
    briscola = Settings("briscola", FamilySettings(), {"level": ("easy", "hard")})

    preferences = KeptPreferences(store, _nothing)

    assert preferences.of(briscola).now == FamilySettings()
    preferences.of(briscola).change("level", "easy")
    assert preferences.of(SCOPA).now.level == "hard"


@pytest.mark.parametrize(("name", "kept"), [("level", "expert"), ("target", "12"), ("napola", "yes")])
def test_what_means_nothing_of_a_game_is_as_at_the_first_start(name: str, kept: str, store: Store) -> None:
    store.keep_setting(f"scopa.{name}", kept)
    store.keep_setting(name, kept)
    assert KeptPreferences(store, _nothing).of(SCOPA).now == FamilySettings()


def test_another_deal_of_scopone_brings_its_own_target_which_can_be_changed_then(store: Store) -> None:
    told: list[str] = []
    scopone = KeptPreferences(store, told.append).of(SCOPONE)
    assert scopone.now == ScoponeSettings("medium", "21", False, "scientifico")

    scopone.change("rules", "scopone")
    assert (scopone.now.target, store.setting("scopone.target")) == ("11", "11")
    assert told == ["scopone.rules"], "what it brings is not asked about once more"

    scopone.change("target", "16")
    assert KeptPreferences(store, _nothing).of(SCOPONE).now == ScoponeSettings("medium", "16", False, "scopone")
    assert scopone.with_change("napola", value=True).target == "16"
    assert scopone.with_change("rules", "scopone").target == "16", "it is that deal already"
    assert scopone.with_change("rules", "scientifico").target == "21"
    assert scopone.now.target == "16"
