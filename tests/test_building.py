"""A new game's folders are packed, typed and held apart from the others, without a line for them in any list."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools.packages.contents import PROJECT, modules

_NEW = {
    "game/tarocchi/__init__.py": "",
    "game/tarocchi/rules.py": "from game import cards as cards\n",
    "game/tarocchi/players/__init__.py": "",
    "game/tarocchi/players/expert.py": "from game.tarocchi import rules as rules\n",
    "scenes/tarocchi/__init__.py": "",
    "scenes/tarocchi/table.py": "from game.tarocchi import rules as rules\nfrom scenes import look as look\n",
    "scenes/tarocchi/windows/__init__.py": "",
    "scenes/tarocchi/windows/sheet.py": "from scenes.tarocchi import table as table\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the source tree, with a game more."""
    copy = tmp_path / "tree"
    for folder in ("game", "scenes", "assets", "locales", "tools"):
        for file in (PROJECT / folder).rglob("*.py"):
            _write(copy / file.relative_to(PROJECT), file.read_text(encoding="utf-8"))
    for name in ("main.py", "pyproject.toml"):
        shutil.copyfile(PROJECT / name, copy / name)
    for name, text in _NEW.items():
        _write(copy / name, text)
    return copy


def test_its_folders_are_packed(tree: Path) -> None:
    new = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in _NEW}
    assert set(modules(tree)) - set(modules()) == new


def test_a_folder_without_its_first_file_is_none_that_is_packed(tree: Path) -> None:
    (tree / "scenes/tarocchi/__init__.py").unlink()
    assert not [name for name in modules(tree) if name.startswith("scenes.tarocchi")]


def test_contracts_hold_for_a_game_that_keeps_to_itself(tree: Path) -> None:
    assert contracts(tree) == ""


CROSSINGS = {
    "game/tarocchi/crossing.py": "game.scopa.state",
    "scenes/tarocchi/crossing.py": "game.scopa.state",
    "scenes/tarocchi/windows/crossing.py": "scenes.scorpion.geometry",
    "scenes/scopa/windows/crossing.py": "scenes.tarocchi.table",
    "game/crossing.py": "game.tarocchi.rules",
    "game/store/crossing.py": "game.tarocchi.rules",
    "scenes/table/crossing.py": "scenes.tarocchi.table",
    "scenes/windows/crossing.py": "game.tarocchi",
    "scenes/tarocchi/listed.py": "game.registry",
    "game/scopa/crossing.py": "game.scopone.rules",
    "scenes/scopa/crossing.py": "scenes.scopone.table",
    "game/scopone/crossing.py": "game.scorpion.rules",
}


@pytest.mark.parametrize("file", CROSSINGS)
def test_contracts_break_where_an_import_crosses(tree: Path, file: str) -> None:
    package, _, module = CROSSINGS[file].rpartition(".")
    _write(tree / file, f"\nfrom {package} import {module} as {module}\n")
    importer = file.removesuffix(".py").replace("/", ".")
    assert f"{importer} may not import {CROSSINGS[file]} (line 2)" in contracts(tree)


def test_a_game_builds_on_another_where_its_entry_says_so_and_not_elsewhere(tree: Path) -> None:
    _write(tree / "game/tarocchi/taken_up.py", "\nfrom game.scopa import captures as captures\n")
    entry = (tree / "game/scopone/entry.py").read_text(encoding="utf-8")
    _write(tree / "game/tarocchi/entry.py", entry.replace("scopone", "tarocchi").replace("Scopone", "Tarocchi"))
    assert contracts(tree) == ""

    _write(tree / "game/tarocchi/entry.py", entry.replace("scopone", "tarocchi").replace('"scopa"', '""'))
    assert "game.tarocchi.taken_up may not import game.scopa.captures (line 2)" in contracts(tree)


@pytest.mark.parametrize(
    ("elder", "why"),
    [
        ("scoppa", "'scoppa', which is no game"),
        ("tarocchi", "tarocchi, which doesn't stand by itself"),
        ("scopone", "scopone, which doesn't stand by itself"),
    ],
)
def test_a_game_builds_on_one_game_that_stands_by_itself(elder: str, why: str, tree: Path) -> None:
    entry = (tree / "game/scopa/entry.py").read_text(encoding="utf-8")
    named = entry.replace("scopa", "tarocchi").replace('title="Scopa"', f'title="Tarocchi", builds_on="{elder}"')
    _write(tree / "game/tarocchi/entry.py", named)
    assert f"game.tarocchi.entry builds on {why}" in contracts(tree)


@pytest.mark.parametrize("hidden", ["match", "fairness", "kept"])
def test_contracts_break_where_a_new_games_computers_could_look_into_hands(tree: Path, hidden: str) -> None:
    _write(tree / f"game/tarocchi/{hidden}.py", "")
    _write(tree / "game/tarocchi/rules.py", f"from game.tarocchi import {hidden} as {hidden}\n")
    told = contracts(tree)
    assert f"game.tarocchi.players is not allowed to import game.tarocchi.{hidden}" in told


def test_no_scene_makes_a_move_but_in_the_game_that_is_kept() -> None:
    """Rules are asked by the scenes and played by `game/` alone; pages show what the rules make of a board."""
    asked = {
        (str(file.relative_to(PROJECT)), ast.unparse(call.func.value))
        for file in (PROJECT / "scenes").rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "apply"
    }
    assert {owner for file, owner in asked if "page" not in Path(file).parts} <= {"self.game", "self.kept"}
    assert asked


def test_types_are_checked_in_every_module() -> None:
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=PROJECT, check=True, capture_output=True, text=True)
    assert settings["strict"]
    assert {file.split("/")[0] for file in listed.stdout.splitlines()} == {*settings["files"]}


def contracts(tree: Path) -> str:
    """What the import contracts say of a tree; nothing where all are kept."""
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    ended = subprocess.run(command, cwd=tree, capture_output=True, text=True, env={"COLUMNS": "500"}, check=False)
    assert (ended.returncode == 0) == (" 0 broken" in ended.stdout), ended.stdout + ended.stderr
    return "" if ended.returncode == 0 else ended.stdout


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
