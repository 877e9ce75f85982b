"""Where the program's own files are found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game import resources
from game.errors import GameError, MissingAsset


def test_a_file_that_is_there_is_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert resources.asset("fonts/Vollkorn.ttf").is_file()
    assert resources.locales().is_dir()


def test_a_file_that_is_not_there_is_named_with_the_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    with pytest.raises(MissingAsset) as error:
        resources.asset("fonts/Vollkorn.ttf")
    assert str(error.value) == (
        f"fonts/Vollkorn.ttf: expected it at {tmp_path}/assets/fonts/Vollkorn.ttf; the program's files are incomplete"
    )
    assert isinstance(error.value, GameError)
    with pytest.raises(MissingAsset, match=r"^locales: expected it at"):
        resources.locales()


def test_a_frozen_program_has_its_files_in_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets" / "sounds").mkdir(parents=True)
    (tmp_path / "locales").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert resources.asset("sounds") == tmp_path / "assets" / "sounds"
    assert resources.locales() == tmp_path / "locales"
