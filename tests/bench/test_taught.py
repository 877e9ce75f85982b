"""What is measured of the teacher: whole reviews, single questions, advice, each beside the reference."""

from __future__ import annotations

import pytest

from tools.bench import taught
from tools.bench.outside import REFERENCE


@pytest.mark.no_cover  # counting lines would take longer than the playouts themselves
def test_each_rule_set_has_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taught, "RULES", ["scopa"])

    figures = list(taught.measure(deals=1))

    assert [figure.what.split(", ")[1:] for figure in figures] == [
        ["review of a deal", "median"],
        ["review of a deal", "longest"],
        ["one question of it", "longest"],
        ["advice", "median"],
        ["advice", "95th of 100"],
    ]
    assert all(figure.ratio > 0 and figure.reference == REFERENCE for figure in figures)
    assert figures[0].value == figures[1].value > figures[2].value
