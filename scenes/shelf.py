"""Pictures kept on disk between runs, as bare pixels; knows no card and no cloth, and must not load pygame.

Files lie in the player's cache directory and are found by a key that names everything they were made from. What
was used last time is read by a thread from the program's first moment on, while the program is still loading.
A shelf that cannot be read or written is done without, and so is one that memory or threads are missing for.
"""

from __future__ import annotations

import contextlib
import os
import threading
import zlib
from pathlib import Path

import platformdirs

from scenes.background import started

_ENDING = ".pixels"
_KEPT = 16
_USED_TOGETHER = 60.0
"""Seconds: files used so close to the last one were used in the same run."""

_WRITE_LATER = 0.5
_MOST_BYTES = 256 << 20
"""No set of pictures is so large."""
_FAULTS = (OSError, zlib.error, MemoryError, RuntimeError)
"""Whatever keeps a file from being read or written. RuntimeError: the player has no home."""

_fetched: dict[str, bytes] = {}
_fetching: threading.Thread | None = None


def directory() -> Path:
    """Where the files lie."""
    return Path(platformdirs.user_cache_dir("osteria-antares", appauthor=False)) / "pictures"


def prefetch() -> None:
    """Start reading what the last run used."""
    global _fetching
    thread = threading.Thread(target=_fetch_last, name="shelf", daemon=True)
    _fetching = thread if started(thread) else None


def read(key: str, length: int) -> bytes | None:
    """The pixels kept under `key`, `length` bytes; None where there are none or they are damaged."""
    if _fetching is not None and _fetching.is_alive():
        _fetching.join()
    with contextlib.suppress(*_FAULTS):
        path = directory() / f"{key}{_ENDING}"
        pixels = _fetched.pop(key, None) or _inflate(path)
        if pixels is None or len(pixels) != length:
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return pixels
    return None


def keep(key: str, pixels: list[bytes]) -> None:
    """Keep pixels under `key` in the background, and drop the files that have been unused for longest.

    It begins a little later, so as not to take time from the picture that is being waited for.
    """
    with contextlib.suppress(*_FAULTS):
        started(threading.Timer(_WRITE_LATER, _write, (directory() / f"{key}{_ENDING}", pixels)))


def _write(path: Path, pixels: list[bytes]) -> None:
    with contextlib.suppress(*_FAULTS):
        packed = zlib.compress(b"".join(pixels), 1)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        unfinished.write_bytes(packed)
        unfinished.replace(path)
        for old in _by_last_use(path.parent)[_KEPT:]:
            old.unlink()


def _inflate(path: Path) -> bytes | None:
    try:
        if not path.is_file():  # a pipe would keep us waiting for ever
            return None
        return zlib.decompressobj().decompress(path.read_bytes(), _MOST_BYTES)
    except _FAULTS:
        return None


def _by_last_use(place: Path) -> list[Path]:
    return sorted(place.glob(f"*{_ENDING}"), key=lambda file: file.stat().st_mtime, reverse=True)


def _fetch_last() -> None:
    with contextlib.suppress(*_FAULTS):
        files = _by_last_use(directory())
        if not files:
            return
        newest = files[0].stat().st_mtime
        for file in files:
            if newest - file.stat().st_mtime <= _USED_TOGETHER and (pixels := _inflate(file)) is not None:
                _fetched[file.stem] = pixels
