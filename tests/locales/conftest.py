"""What the tests of sentences on the screen share: a language, and a pen that notes what it writes."""

from __future__ import annotations

import pytest

from tests.locales.written import SPEECH, Pen, no_pictures


@pytest.fixture(params=SPEECH)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def pen(monkeypatch: pytest.MonkeyPatch, language: str) -> Pen:
    no_pictures(monkeypatch)
    return Pen(monkeypatch, language)
