"""Figures and their tables."""

import pytest

from tools.bench.report import Figure, as_markdown, as_text, percentile, share_of_a_frame


def test_percentile_leaves_out_the_worst_ones() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert percentile(values, 0.5) == 51
    assert percentile(values, 0.99) == 100
    assert percentile([7.0], 0.99) == 7


def test_a_duration_beside_a_frame() -> None:
    figure = share_of_a_frame("press to picture", 1 / 120)
    assert figure.value == pytest.approx(8.333, abs=0.001)
    assert figure.ratio == pytest.approx(0.5)


def test_tables_hold_every_figure_with_readable_numbers() -> None:
    figures = [
        Figure("legal_moves", 123456.7, "a second", 251.6, "an empty Python call"),
        Figure("idle", 0.8123, "%", 0.008123, "one core"),
    ]
    text = as_text(figures).splitlines()
    assert [line.split("  ")[0] for line in text] == ["legal_moves", "idle"]
    assert "123,457 a second" in text[0]
    assert "0.81 %" in text[1]
    assert as_markdown(figures).splitlines() == [
        "| what | measured | compared |",
        "|---|---:|---:|",
        "| legal_moves | 123,457 a second | 252 x an empty Python call |",
        "| idle | 0.81 % | 0.008 x one core |",
    ]
