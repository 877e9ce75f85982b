"""Outside a game's own folders and the two lists nothing of the program names a game.

Where one is named, the file and the line are told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.registry import GAMES

ROOT = Path(__file__).resolve().parents[1]
LISTS = {"game/registry.py", "scenes/tables.py"}
NAME = re.compile("|".join(entry.name for entry in GAMES), re.IGNORECASE)


def named(text: str) -> list[int]:
    """The lines, counted from 1, in which a game is named: as a word, within one, in a string or in a comment."""
    return [number for number, line in enumerate(text.splitlines(), start=1) if NAME.search(line)]


def of_a_game(path: Path) -> bool:
    return any(entry.name in path.relative_to(ROOT).parts for entry in GAMES)


def shared() -> Iterator[Path]:
    """The modules that belong to no game: the program's, and the tests' helpers."""
    yield ROOT / "main.py"
    for folder in ("game", "scenes"):
        yield from (path for path in (ROOT / folder).rglob("*.py") if not of_a_game(path))
    yield from (path for path in (ROOT / "tests").rglob("*.py") if not of_a_game(path) and "test_" not in path.name)


def contracts() -> str:
    """What pyproject.toml says of imports."""
    return (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.importlinter]")[2]


def test_nothing_outside_a_game_s_folders_and_the_lists_names_one() -> None:
    found = {str(path.relative_to(ROOT)): named(path.read_text(encoding="utf-8")) for path in sorted(shared())}

    assert len(found) > 200
    assert [f"{path}:{line}" for path in sorted(found.keys() - LISTS) for line in found[path]] == []


def test_no_contract_names_a_game() -> None:
    assert len(contracts().splitlines()) > 20
    assert named(contracts()) == []
    assert named((ROOT / "tools" / "contracts.py").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("line", ["from game.{} import rules", "class {}Room:", "# as in {}", 'play("{}-1.wav")'])
def test_a_name_is_found_wherever_it_stands(line: str) -> None:
    for entry in GAMES:
        assert named("\n" + line.format(entry.title)) == [2]
        assert named(line.format(entry.name)) == [1]
