"""Decides what is said about other people's work in the frozen program; must not know how that is built.

It is asked while PyInstaller runs, in its environment, about the very files that go in: whatever has no licence on
record stops the build. Only the standard library is used.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib.metadata import Distribution, distributions
from pathlib import Path, PurePath
from typing import Any

from tools.packages.contents import NAME, PROJECT

FOLDER = PROJECT / "packaging" / "third-party"
_LICENCE_FILES = ("license", "licence", "copying", "notice")
_RULE = "=" * 100


class UnknownLicence(Exception):
    """Something would be distributed whose licence nobody has looked up; the message names it."""


@dataclass(frozen=True)
class Notice:
    """One part: what it is, whose, where its source is, and the texts it comes under (name, text)."""

    name: str
    holders: str
    source: str
    texts: tuple[tuple[str, str], ...]


def third_party(libraries: Iterable[str], sources: Iterable[str]) -> str:
    """The notices for shared libraries with these file names and for Python files read from these paths.

    Raises `UnknownLicence`.
    """
    parts = [*of_libraries(libraries), *of_packages(sources)]
    texts = dict(text for part in parts for text in part.texts)
    lines = [
        f"{NAME} is made with the work of others, each in files of its own; only Python packages under the MIT or",
        "a BSD licence are within the program's. Whoever wants another version of a part under the LGPL puts it in the",
        "place of the one here: a shared library under its own file name, pygame and pytmx as folders of Python files.",
        "The source of each is where its line says.",
        "",
    ]
    for part in parts:
        under = ", ".join(name for name, _ in part.texts) or "no conditions"
        lines += [part.name, f"    Copyright: {part.holders}", f"    Source: {part.source}", f"    Under: {under}", ""]
    for name, text in texts.items():
        lines += [_RULE, name, _RULE, "", text.strip("\n"), ""]
    return "\n".join(lines)


def of_libraries(names: Iterable[str]) -> list[Notice]:
    """One notice for each entry of `notices.toml` that some name belongs to; raises `UnknownLicence`."""
    table = _table()["library"]
    used = []
    for name in sorted(set(names)):
        entry = next((one for one in table if _is_of(name, one["files"])), None)
        if entry is None:
            raise UnknownLicence(f"the shared library {name} is in no entry of {FOLDER / 'notices.toml'}")
        if entry not in used:
            used.append(entry)
    return [Notice(one["name"], one["holders"], one["source"], _own_texts(one["texts"])) for one in used]


def of_packages(sources: Iterable[str]) -> list[Notice]:
    """One notice for each installed package that some of these files came with; raises `UnknownLicence`."""
    wanted = {os.path.abspath(source) for source in sources}
    found = []
    for package in sorted(distributions(), key=lambda one: one.name.lower()):
        if any(os.path.abspath(str(package.locate_file(file))) in wanted for file in package.files or ()):
            found.append(_of_package(package))
    return found


def _of_package(package: Distribution) -> Notice:
    record = _table()["package"].get(package.name, {})
    texts = (*_texts_within(package), *_own_texts(record.get("texts", ())))
    if not texts:
        raise UnknownLicence(f"the package {package.name} brings no licence text and is not in notices.toml")
    holders = record.get("holders", "see its licence below")
    return Notice(f"{package.name} {package.version}", holders, f"https://pypi.org/project/{package.name}/", texts)


def _texts_within(package: Distribution) -> tuple[tuple[str, str], ...]:
    found = []
    for file in package.files or ():
        described = any(folder.endswith(".dist-info") for folder in file.parts[:-1])
        if described and file.name.lower().startswith(_LICENCE_FILES):
            text = Path(str(package.locate_file(file))).read_text(encoding="utf-8", errors="replace")
            found.append((f"{package.name}: {file.name}", text))
    return tuple(found)


def _own_texts(names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, (FOLDER / f"{name}.txt").read_text(encoding="utf-8")) for name in names)


def _is_of(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(PurePath(name).name.lower(), pattern.lower()) for pattern in patterns)


def _table() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "notices.toml").read_text(encoding="utf-8"))
