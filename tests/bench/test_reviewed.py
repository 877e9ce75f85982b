"""The review that is measured: games of every rule set, each verdict from the process that thinks."""

from __future__ import annotations

import pytest

from tools.bench import reviewed


def test_a_game_of_every_rule_set_is_reviewed_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewed, "ACTIONS", 20)

    figures = reviewed.measure(games=1)

    assert [figure.unit for figure in figures] == ["ms"] * 4
    first, median, longest, piece = (figure.value for figure in figures)
    assert 0 < piece < first <= longest
    assert median <= longest
