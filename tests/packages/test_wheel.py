"""The wheel, installed where nothing else is, runs without the source tree."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import main
from tests.packages.commands import ask, check_commands
from tools.packages import contents


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` folder of a clean environment with the wheel in it, as pipx makes them."""
    place = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)]
    subprocess.run([str(place / "bin/python"), *words], check=True)
    return place / "bin"


def test_it_holds_the_program_and_nothing_else(wheel: Path) -> None:
    assert wheel.name == f"osteria_antares-{main.VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if not name.startswith("osteria_antares-")}
        licences = [name for name in archive.namelist() if ".dist-info/" in name and name.endswith("MIT.txt")]
    modules = {name for name in names if name.endswith(".py")}
    assert names - modules == {file.as_posix() for file in contents.data_files()}
    assert len(modules) == len(contents.modules())
    assert licences


def test_its_command_answers_without_a_window(installed: Path, tmp_path: Path) -> None:
    check_commands([str(installed / "osteria-antares")], tmp_path)


def test_its_files_are_found_by_the_half_with_a_window(installed: Path, tmp_path: Path) -> None:
    look = (
        "import pygame; from scenes.look.emblem import emblem; from scenes.table import art; emblem(64); print('seen')"
    )
    seen = ask([str(installed / "python")], "-c", look, home=tmp_path)
    assert seen.stdout.endswith("seen\n"), seen.stderr
