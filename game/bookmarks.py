"""The steps of finished games that their player has marked, kept beside them. Knows no game and no step's meaning."""

from __future__ import annotations

from collections.abc import Iterable

from game.store import Store
from game.store.gaps import SETTING as DELETED
from game.store.gaps import Gaps

SETTING = "bookmarks"
_MOST_DIGITS = 15


def bookmarks(store: Store, number: int) -> tuple[int, ...]:
    """The steps marked in the finished game of this number, in their order."""
    return _read(store.setting(SETTING) or "").get(number, ())


def keep_bookmarks(store: Store, number: int, steps: Iterable[int]) -> None:
    """Keep these as the marked steps of the finished game of this number; of games deleted for good none stay."""
    kept = _read(store.setting(SETTING) or "")
    kept[number] = tuple(sorted(set(steps)))
    _write(store, kept)


def forget_deleted(store: Store) -> None:
    """Forget what was marked in games that are deleted for good."""
    kept = _read(store.setting(SETTING) or "")
    if kept:
        _write(store, kept)


def _write(store: Store, kept: dict[int, tuple[int, ...]]) -> None:
    gone = Gaps.read(store.setting(DELETED) or "")
    parts = [f"{number}:{' '.join(map(str, steps))}" for number, steps in kept.items() if steps and number not in gone]
    text = ";".join(parts)
    if text != (store.setting(SETTING) or ""):
        store.keep_setting(SETTING, text)


def _read(text: str) -> dict[int, tuple[int, ...]]:
    """What a setting says, as `_write` writes it; what makes no sense in it is left out."""
    kept = {}
    for part in text.split(";"):
        number, _, steps = part.partition(":")
        if _is_number(number):
            kept[int(number)] = tuple(sorted({int(step) for step in steps.split() if _is_number(step)}))
    return kept


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
