"""Notices that are to be told at the next start, should this one end before: as the text of a setting, and back."""

from __future__ import annotations

import json
from dataclasses import astuple
from pathlib import Path
from typing import Any

from game.store.values import Notice, Rescue, StoreNotice

SETTING = "untold"


def added(kept: str, notice: StoreNotice) -> str:
    """The setting with one notice more."""
    return _written([*_read(kept), _plain(notice)])


def without(kept: str, notice: StoreNotice) -> str:
    """The setting without a notice that was told."""
    return _written([item for item in _read(kept) if item != _plain(notice)])


def read(kept: str, directory: Path) -> list[StoreNotice]:
    """The notices a setting holds, about files in this directory; what makes no sense is left out."""
    found = []
    for item in _read(kept):
        try:
            code, name, counts = item
            found.append(StoreNotice(Notice(code), directory / str(name), Rescue(*map(int, counts))))
        except (ValueError, TypeError):
            continue
    return found


def _plain(notice: StoreNotice) -> list[object]:
    return [notice.code.value, notice.path.name if notice.path else "", list(astuple(notice.rescue))]


def _read(kept: str) -> list[Any]:
    try:
        items = json.loads(kept or "[]")
    except (ValueError, RecursionError):
        return []
    return items if isinstance(items, list) else []


def _written(items: list[object]) -> str:
    return json.dumps(items) if items else ""
