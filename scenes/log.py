"""Where the program writes what a dialog has no room for; must not know what happened."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def log_path() -> Path:
    """The log file."""
    return Path(platformdirs.user_log_dir("osteria-antares", appauthor=False)) / "osteria-antares.log"


def log(message: str, fault: bool = False) -> None:
    """Write a line; `fault`: with the traceback of the exception being handled. What cannot be written is let go."""
    import logging  # loaded only in trouble

    path = log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        logging.basicConfig(filename=path, format="%(asctime)s %(message)s", force=True)
    except OSError:
        return
    logging.error(message, exc_info=fault)
