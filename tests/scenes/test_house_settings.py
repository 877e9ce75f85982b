"""The house: settings hold at once, and what is drawn and filled follows them."""

from __future__ import annotations

import pygame
import pytest

from game.words import Words
from scenes.intents import KeyPressed
from scenes.table.cues import Cue
from scenes.tables import TABLES
from scenes.widgets.buttons import RowButton
from scenes.widgets.choices import SwitchRow
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.segments import Segments
from scenes.widgets.slider import Slider
from scenes.widgets.thumbnails import Thumbnails
from scenes.windows.settings import SettingsWindow
from tests.scenes.asking import CARDS, GAME, SOUND, settings
from tests.scenes.rig import Ears
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, resting
from tests.scenes.scorpion.rooms import scorpion_room

# Settings


def test_only_a_page_that_is_longer_than_its_window_scrolls(new_rig: NewRig) -> None:
    rig = new_rig((800, 480), language="el")
    rig.open()
    rig.house.open_settings()
    rig.run(0.4)
    reaches = []
    for category in range(len(rig.widgets(RowButton))):
        rig.press(rig.widgets(RowButton)[category])
        assert rig.window is not None
        reaches.append(rig.window.pane.scroll.reach)
    assert reaches[SOUND] == 0
    assert reaches[GAME] > 0


def test_settings_hold_at_once_and_are_kept_for_the_next_start(new_rig: NewRig) -> None:
    rig = new_rig((1920, 1080))
    rig.open()
    settings(rig)
    scale, motion = rig.widgets(Segments)
    box = motion.box
    rig.tap((box.right - 20, box.cy))
    assert rig.house.preferences.now.motion == "none"
    assert rig.table.speed == 0
    box = scale.box
    rig.tap((box.right - 20, box.cy))
    assert rig.table.u == 2.0
    rig.keys("escape")
    assert rig.window is None, "without motion a window goes at once"
    rig.house.preferences.change("scale", "auto")
    settings(rig, GAME)
    rig.press(rig.widgets(SwitchRow)[0])
    assert not rig.house.preferences.now.interactive_rules
    rig.house.preferences.change("language", "it")
    kept = rig.house.preferences.now
    rig.close()
    again = new_rig((1280, 720))
    scorpion_room(again.house).open()
    assert again.house.preferences.now == kept
    assert next(iter(again.stats)) == Words("it").text("Score")


def test_another_back_and_four_colours_are_dealt_with_at_once(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open()
    club, back = _picture(rig, "AC"), _picture(rig, None)
    heart = _picture(rig, "AH")
    settings(rig, CARDS)
    colours = rig.widgets(Segments)[0].box
    rig.tap((colours.right - 20, colours.cy))
    backs = rig.widgets(Thumbnails)[0].box
    rig.tap((backs.right - 40, backs.cy))
    assert rig.house.preferences.now.four_colours
    assert rig.house.preferences.now.back == "scales"
    _drawn(rig)
    assert _picture(rig, "AC") != club
    assert _picture(rig, None) != back
    assert _picture(rig, "AH") == heart
    rig.frame()


def _picture(rig: ScorpionRig, name: str | None) -> bytes:
    from pygame.image import tobytes

    from game.cards import FRENCH

    width = rig.geometry.card_width
    return tobytes(scorpion_room(rig.house).faces.picture(FRENCH.parse(name) if name else None, width), "RGBA")


def _drawn(rig: ScorpionRig) -> None:
    """Wait until the cards asked for are drawn: the one thing that takes real time."""
    scorpion_room(rig.house).faces.take(wait=True)
    rig.run(0.1)


def test_cards_of_a_new_size_come_once_it_has_rested(rig: ScorpionRig) -> None:
    rig.resize((1024, 768))
    width = rig.geometry.card_width
    rig.frame()
    scaled = _picture(rig, "KS")
    rig.run(0.2)
    _drawn(rig)
    rig.frame()
    assert scorpion_room(rig.house).faces.picture(None, width).get_width() == width
    assert _picture(rig, "KS") != scaled
    resting(rig)


@pytest.mark.parametrize("key", [KeyPressed("f11"), KeyPressed("enter", alt=True)], ids=["F11", "Alt+Enter"])
def test_a_key_fills_the_screen_and_leaves_it(key: KeyPressed, rig: ScorpionRig) -> None:
    rig.house.handle(key)
    assert rig.stage.fullscreen
    assert rig.house.preferences.now.fullscreen
    rig.house.handle(key._replace(repeat=True))
    assert rig.stage.fullscreen
    rig.house.handle(key)
    assert not rig.stage.fullscreen
    assert not rig.house.preferences.now.fullscreen
    rig.turn()
    assert rig.stage.window_size == (800, 480)


def test_a_key_leaves_a_full_screen_that_was_only_asked_for_at_the_start(rig: ScorpionRig) -> None:
    rig.stage.set_fullscreen(True)
    rig.keys("f11")
    assert not rig.stage.fullscreen


def test_full_screen_works_over_a_window_and_turns_its_switch(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open()
    settings(rig)
    rig.keys("f11")
    assert isinstance(rig.window, SettingsWindow)
    assert rig.window.preferences.fullscreen


# Sound


def test_sounds_and_volume_hold_at_once_and_are_kept(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open()
    ears = rig.house.sound
    assert isinstance(ears, Ears)
    assert ears.volume == pytest.approx(0.64)
    settings(rig, SOUND)
    slider = rig.widgets(Slider)[0]
    rig.press(slider)
    volume = int(rig.house.preferences.now.volume)
    assert 0 < volume < 80
    assert ears.volume == pytest.approx((volume / 100) ** 2)
    assert rig.heard == [Cue.SET], "what was set is heard"
    rig.press(rig.widgets(SwitchRow)[0])
    assert ears.volume == 0
    assert rig.heard == [Cue.SET]
    slider = rig.widgets(Slider)[0]
    rig.tap((slider.box.x + 100, slider.box.cy))
    assert rig.house.preferences.now.sounds, "turning the volume turns the sounds on"
    assert rig.widgets(SwitchRow)[0].on
    assert rig.heard == [Cue.SET, Cue.SET]
    kept = rig.house.preferences.now
    rig.close()
    again = new_rig((1280, 720))
    assert again.house.preferences.now == kept
    assert isinstance(again.house.sound, Ears)
    assert again.house.sound.volume == pytest.approx(again.house.preferences.loudness)


@pytest.mark.parametrize("game", [entry.game.name for entry in TABLES])
def test_a_key_turns_the_sounds_off_and_on_at_a_table(game: str, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.house.open_start(game)
    rig.run(5.0)
    rig.frame()
    bare = pygame.image.tobytes(rig.stage.canvas, "RGB")
    rig.keys("m")
    assert not rig.house.preferences.now.sounds
    rig.frame()
    assert pygame.image.tobytes(rig.stage.canvas, "RGB") != bare, "a sign says so"
    rig.run(1.1)
    assert rig.house.scenes.changed, "and goes"
    rig.frame()
    assert pygame.image.tobytes(rig.stage.canvas, "RGB") == bare
    rig.house.handle(KeyPressed("m", repeat=True))
    rig.keys("m", ctrl=True)
    assert not rig.house.preferences.now.sounds
    rig.house.open_settings()
    rig.run(0.3)
    rig.keys("m")
    assert not rig.house.preferences.now.sounds, "a window has keys of its own"
    rig.keys("escape")
    rig.run(0.3)
    rig.heard.clear()
    rig.keys("m")
    assert rig.house.preferences.now.sounds
    assert rig.heard == [Cue.SET], "that they are on is heard"
    rig.house.quit()


def _named_rows(rig: ScorpionRig) -> list[str]:
    """What stands in the settings, from the top: the names of groups and of rows."""
    assert isinstance(rig.window, SettingsWindow)
    said = [widget for widget, _ in rig.window.pane.widgets() if isinstance(widget, Prose | SwitchRow)]
    return [widget.title if isinstance(widget, SwitchRow) else widget.text for widget in said]


@pytest.mark.parametrize(
    ("table", "category", "in_order"),
    [
        ("scorpion", CARDS, ["French pack", "Scopa, Scopone, Briscola", "Italian pack"]),
        ("scorpion", GAME, ["Interactive rules", "Scopa", "Play Scopa to", "Scopone", "Play Scopone to"]),
        (
            "scorpion",
            GAME,
            [
                "Play Scopone to",
                "Briscola",
                "How many play Briscola",
                "Games to win in a match",
                "Scopa, Scopone, Briscola",
                "Pause before the computer plays",
                "Scopa, Scopone",
                "What is gone",
            ],
        ),
        ("scopa", CARDS, ["Italian pack", "Scorpion", "French pack"]),
        (
            "scopa",
            GAME,
            ["Play Scopa to", "Pause before the computer plays", "Scorpion", "Interactive rules", "Scopone"],
        ),
        (
            "briscola",
            GAME,
            ["How many play Briscola", "Points taken so far", "Pause before the computer plays", "Scopa"],
        ),
        ("scopone", GAME, ["The deal", "Play Scopone to", "Pause before the computer plays", "Scorpion", "Scopa"]),
    ],
)
def test_settings_at_a_table_begin_with_its_own(
    table: str, category: int, in_order: list[str], new_rig: NewRig
) -> None:
    rig = new_rig((1280, 720))
    rig.house.open_start(table)
    rig.run(0.3)
    rig.house.open_settings()
    rig.run(0.3)
    rig.press(rig.widgets(RowButton)[category])
    rows = _named_rows(rig)
    places = [rows.index(name) for name in in_order]
    assert places == sorted(places)
    assert len(rows) == len(set(rows)), "no row stands there twice"
