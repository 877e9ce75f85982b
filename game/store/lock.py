"""Whether this process is the one that writes a player's games; knows nothing of what is in them."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# What the two systems answer when somebody else has the lock.
_HELD = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}
_ATTEMPTS = 3


class InstanceLock:
    """A lock on a file that the system itself lets go when the process ends, however it ends.

    The file stays when the lock goes: removing it would let two later processes lock two different files.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None

    @property
    def held(self) -> bool:
        """True while this process has the lock."""
        return self._descriptor is not None

    def take(self) -> bool:
        """Take the lock without waiting; False if another process has it.

        OSError if the lock's file cannot be opened for writing.
        """
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        for _ in range(_ATTEMPTS):
            try:
                _lock(descriptor)
                break
            except OSError as error:
                if error.errno in _HELD:
                    os.close(descriptor)
                    return False
                # A fault may pass. A file system without locks must not cost the player the saved games.
        self._descriptor = descriptor
        return True

    @property
    def current(self) -> bool:
        """Whether the file that is locked is still the one that others would lock: not deleted, not another."""
        if self._descriptor is None:
            return False
        try:
            return os.path.samestat(os.fstat(self._descriptor), os.stat(self._path))
        except OSError:
            return False

    def release(self) -> None:
        """Let the lock go; nothing happens without one."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
