"""How figures are written down; measures nothing."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

FRAME_SECONDS = 1 / 60


@dataclass(frozen=True)
class Figure:
    """One measured thing: `value` in `unit`, and `ratio` times `reference` (what it is compared with)."""

    what: str
    value: float
    unit: str
    ratio: float
    reference: str

    def cells(self) -> tuple[str, str, str]:
        """The columns of a table row: what, measured, compared."""
        return (
            self.what,
            f"{_readable(self.value)} {self.unit}",
            f"{_readable(self.ratio)} x {self.reference}",
        )


def _readable(value: float) -> str:
    """Three figures that count, thousands set apart."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def share_of_a_frame(what: str, seconds: float) -> Figure:
    """A duration beside the time a picture stands at 60 a second."""
    return Figure(what, seconds * 1000, "ms", seconds / FRAME_SECONDS, "a frame of 16.7 ms")


def percentile(values: Sequence[float], share: float) -> float:
    """The value that `share` of the values don't exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def median(values: Sequence[float]) -> float:
    """The middle value."""
    return statistics.median(values)


def as_text(figures: Sequence[Figure]) -> str:
    """A table for a terminal."""
    rows = [figure.cells() for figure in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    return "\n".join(f"{what:<{widths[0]}}  {value:>{widths[1]}}  {ratio}" for what, value, ratio in rows)


def as_markdown(figures: Sequence[Figure]) -> str:
    """The same table for a page."""
    head = ["| what | measured | compared |", "|---|---:|---:|"]
    return "\n".join(head + [f"| {' | '.join(figure.cells())} |" for figure in figures])
