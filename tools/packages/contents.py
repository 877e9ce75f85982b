"""Decides which files belong to the installed program; must not know how a package is made.

Everything is read from where it stands for other reasons too: pyproject.toml (packages, data) and main.VERSION.
Only the standard library is used, for PyInstaller's own environment has no more.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from main import VERSION

PROJECT = Path(__file__).resolve().parents[2]
ID = "io.github.osteria_antares.OsteriaAntares"
"""Names the desktop file, the metainfo, the icons, the bundle and the window's class."""
NAME = "Osteria Antares"
COMMAND = "osteria-antares"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels of the square PNG icons."""

__all__ = ["COMMAND", "ICON_SIZES", "ID", "NAME", "PROJECT", "VERSION", "data_files", "modules", "summary"]


def summary() -> str:
    """What the program is, in one sentence without a full stop."""
    return str(_pyproject(PROJECT)["project"]["description"])


def modules(project: Path = PROJECT) -> list[str]:
    """The dotted names of all modules of the program whose source tree is `project`."""
    settings = _pyproject(project)["tool"]["setuptools"]
    found = list(settings["py-modules"])
    for package in _packages(project, settings["packages"]["find"]["include"]):
        for file in sorted((project / package.replace(".", "/")).glob("*.py")):
            found.append(package if file.stem == "__init__" else f"{package}.{file.stem}")
    return found


def data_files() -> list[Path]:
    """The files that are no modules, relative to the project."""
    found = []
    for package, patterns in _pyproject(PROJECT)["tool"]["setuptools"]["package-data"].items():
        folder = PROJECT / package.replace(".", "/")
        for pattern in patterns:
            found += [file.relative_to(PROJECT) for file in folder.glob(pattern) if _is_data(file)]
    return sorted(set(found))


def _packages(project: Path, patterns: list[str]) -> list[str]:
    """What setuptools finds by these patterns: folders with an `__init__.py`, below others that have one."""
    found: list[str] = []
    for top in sorted({pattern.partition(".")[0] for pattern in patterns}):
        for file in sorted((project / top).rglob("__init__.py")):
            name = ".".join(file.parent.relative_to(project).parts)
            whole = name == top or name.rpartition(".")[0] in found
            if whole and any(fnmatchcase(name, pattern) for pattern in patterns):
                found.append(name)
    return found


def _is_data(file: Path) -> bool:
    return file.is_file() and file.suffix not in (".py", ".pyc")


def _pyproject(project: Path) -> dict[str, Any]:
    return tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
