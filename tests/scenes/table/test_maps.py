"""A table's map that cannot be used is named, with the object and what was expected of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import resources
from game.errors import GameError, LayoutError
from scenes.scorpion.geometry import table_map
from scenes.table.layout import PORTRAIT, SHAPES
from scenes.table.maps import TableMap, read_map

NEEDED = ("columns", "reserve", "strip")
NUMBERS = {"columns": ("gap", "step"), "reserve": ("step",)}
GOOD = resources.asset("tables/scorpion-small.tmx")


def _read(text: str, tmp_path: Path) -> TableMap:
    path = tmp_path / "broken.tmx"
    path.write_text(text, encoding="utf-8")
    return read_map(path, NEEDED, NUMBERS)


def _refused(old: str, new: str, tmp_path: Path) -> str:
    """What is said of the good map with one place changed."""
    text = GOOD.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(LayoutError) as caught:
        _read(text.replace(old, new, 1), tmp_path)
    said = str(caught.value)
    assert said.startswith("broken.tmx: ")
    assert "\n" not in said
    return said


@pytest.mark.parametrize("shape", [*SHAPES, PORTRAIT])
def test_the_maps_of_the_program_are_read(shape: str) -> None:
    found = read_map(resources.asset(f"tables/scorpion-{shape}.tmx"), NEEDED)
    assert found.name == f"scorpion-{shape}"
    assert set(NEEDED) <= set(found.places)


def test_a_missing_object_is_named(tmp_path: Path) -> None:
    assert "'strip'" in _refused('name="strip"', 'name="stripe"', tmp_path)


def test_two_objects_of_one_name_are_named(tmp_path: Path) -> None:
    assert "'run_S'" in _refused('name="run_H"', 'name="run_S"', tmp_path)


def test_a_wrong_anchor_is_named_with_its_object(tmp_path: Path) -> None:
    said = _refused('<property name="ax" value="left"/>', '<property name="ax" value="middle"/>', tmp_path)
    assert "'reserve'" in said
    assert "ax 'middle'" in said
    assert "left, centre, right, spread" in said


def test_a_missing_anchor_is_named_with_its_object(tmp_path: Path) -> None:
    said = _refused('<property name="ay" value="top"/>', "", tmp_path)
    assert "'reserve'" in said
    assert "ay None" in said


def test_an_object_without_a_name_is_told_by_its_number(tmp_path: Path) -> None:
    assert "object 1 " in _refused('name="reserve" type="pile"', 'type="pile"', tmp_path)


def test_an_object_without_a_size_is_named(tmp_path: Path) -> None:
    assert "'reserve'" in _refused('width="80" height="112"', "", tmp_path)


@pytest.mark.parametrize("key", ["card_height", "card_aspect", "least_scale"])
def test_a_missing_property_of_the_map_is_named(key: str, tmp_path: Path) -> None:
    assert key in _refused(f'name="{key}"', f'name="{key}_"', tmp_path)


def test_a_property_that_is_no_number_is_named(tmp_path: Path) -> None:
    said = _refused('type="float" value="0.7143"', 'value="narrow"', tmp_path)
    assert "card_aspect" in said
    assert "'narrow'" in said


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('name="gap" type="int" value="5"', 'name="gape" type="int" value="8"', "'columns' has the property gap None"),
        ('name="gap" type="int" value="5"', 'name="gap" value="wide"', "'columns' has the property gap 'wide'"),
        ('name="gap" type="int" value="5"', 'name="gap" type="int" value="-5"', "'columns' has the property gap -5"),
        ('name="gap" type="int" value="5"', 'name="gap" type="bool" value="true"', "has the property gap True"),
        ('name="step" type="float" value="0.0625"', 'name="step_"', "'reserve' has the property step None"),
    ],
    ids=["missing", "no number", "below zero", "yes or no", "another object"],
)
def test_a_wrong_property_is_named_with_its_object(old: str, new: str, told: str, tmp_path: Path) -> None:
    assert told in _refused(old, new, tmp_path)


def test_a_map_of_the_table_without_a_step_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "assets" / "tables"
    folder.mkdir(parents=True)
    text = GOOD.read_text(encoding="utf-8").replace('name="step_back_min"', 'name="step_back_least"')
    (folder / "scorpion-tall.tmx").write_text(text, encoding="utf-8")
    monkeypatch.setattr(resources, "_root", lambda: tmp_path)
    with pytest.raises(LayoutError, match=r"scorpion-tall\.tmx: object 'columns' has the property step_back_min"):
        table_map.__wrapped__("tall")


@pytest.mark.parametrize("text", ["", "<map", "no map at all", "<map/>", '<?xml version="1.0"?><svg/>'])
def test_a_file_that_is_no_map_is_named(text: str, tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match=r"^broken\.tmx: "):
        _read(text, tmp_path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"nowhere\.tmx"):
        read_map(tmp_path / "nowhere.tmx", NEEDED)
