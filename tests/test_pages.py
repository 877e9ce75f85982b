"""The pages for developers stay true: every path they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("docs/adding-a-game.md", "docs/architecture.md")
_CODE = re.compile(r"`((?:game|scenes|tests|tools|docs|assets|locales)/[\w./<>-]*)`")
_LINK = re.compile(r"\]\(([\w./-]+)\)")
_MODULE = re.compile(r"`((?:game|scenes)(?:\.[a-z_]+)+)(?:\.([A-Z]\w+|[a-z_]+))?`")


def named(text: str) -> list[str]:
    """The paths a page names; one with a gap such as `<game>` is named for each game's sake and left out."""
    return [path for path in _CODE.findall(text) if "<" not in path]


@pytest.mark.parametrize("page", PAGES)
def test_every_path_a_page_names_exists(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    paths = [ROOT / path for path in named(text)] + [ROOT / "docs" / link for link in _LINK.findall(text)]

    assert len(paths) > 5
    assert [str(path.relative_to(ROOT)) for path in paths if not path.exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_name_of_a_module_in_a_page_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    missing = []
    for module, name in _MODULE.findall(text):
        file = ROOT / Path(*module.split(".")).with_suffix(".py")
        if not file.exists() or (name and not re.search(rf"\b{name}\b", file.read_text(encoding="utf-8"))):
            missing.append(f"{module}.{name}")
    assert missing == []


@pytest.mark.parametrize(
    "gap",
    [
        "tests/golden/<game>/",
        "tests/game/<game>/promise.py",
        "tests/game/<game>/fuzzed.py",
        "tests/scenes/<game>/sitting.py",
        "tests/scenes/<game>/looks.py",
        "tests/reading/<game>/numbers.py",
        "tests/packages/<game>/record.py",
    ],
)
def test_what_a_page_asks_of_each_game_the_games_have(gap: str) -> None:
    from game.registry import BY_NAME

    assert f"`{gap}`" in (ROOT / PAGES[0]).read_text(encoding="utf-8")
    assert [name for name in BY_NAME if not (ROOT / gap.replace("<game>", name)).exists()] == []


def test_the_example_of_each_step_is_read_in_the_order_of_the_steps() -> None:
    text = (ROOT / PAGES[0]).read_text(encoding="utf-8")
    steps = [line for line in text.splitlines() if re.match(r"\| \d+\. ", line)]

    assert len(steps) == 10
    assert all("`tests/toy/" in step.split("|")[2] for step in steps)
    toys = {
        str(path.relative_to(ROOT)) for half in ("game", "scenes") for path in (ROOT / "tests/toy" / half).glob("*.py")
    }
    unnamed = toys - set(named(text)) - {path for path in toys if path.endswith(("__init__.py", "page.py"))}
    assert unnamed == set()
