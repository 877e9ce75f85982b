"""The system's clipboard, whatever other programs have left there."""

from __future__ import annotations

import pytest

from scenes.widgets.clipboard import SystemClipboard


def test_what_is_no_text_in_utf_8_is_as_good_as_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame.scrap.get_text", lambda: b"48213 \xff\xfe".decode())

    assert SystemClipboard().text() == ""


def test_a_text_that_cannot_be_written_is_not_put_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame.scrap.put_text", lambda text: text.encode())

    assert not SystemClipboard().put("half a pair: \ud83c")
