"""The system's clipboard, watched by a test: nothing reaches it."""

from __future__ import annotations

import pytest

from scenes.widgets.clipboard import SystemClipboard


def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the program puts on the clipboard from now on, in order; the clipboard takes all of it."""
    taken: list[str] = []

    def put(_: SystemClipboard, text: str) -> bool:
        taken.append(text)
        return True

    monkeypatch.setattr(SystemClipboard, "put", put)
    return taken
