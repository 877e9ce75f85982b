"""What an error of the disk or of SQLite means: whether it may pass, and what the player is told; meets none itself."""

from __future__ import annotations

import errno
import sqlite3

from game.errors import StoreError
from game.store.files import primary_code
from game.store.values import Notice


def may_pass(error: Exception, attempt: int) -> bool:
    """Whether trying again at once is worth it; what is most likely to stay is tried once more only."""
    if isinstance(error, OSError):
        once = error.errno in (errno.ENOSPC, errno.EDQUOT)
        hopeless = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST)
    else:
        code = primary_code(error)
        # SQLite opens a file for reading only when it could not be opened for writing, whatever the reason was.
        once = code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY)
        hopeless = code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_PERM)
    return not isinstance(error, StoreError) and not hopeless and not (once and attempt > 1)


def notice_for(error: Exception) -> Notice:
    """How it is told that the file couldn't be written."""
    if isinstance(error, OSError):
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return Notice.DISK_FULL
        return Notice.WRITE_FAILED if error.errno in (errno.EIO, errno.ENOLCK) else Notice.READ_ONLY_MEMORY
    code = primary_code(error)
    if code == sqlite3.SQLITE_FULL:
        return Notice.DISK_FULL
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return Notice.READ_ONLY_MEMORY
    return Notice.WRITE_FAILED
