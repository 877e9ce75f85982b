"""No word of the title is cut, too small or runs into another, whatever waits there: every language and size."""

from __future__ import annotations

from functools import partial

import pytest

from game.store import RunningGame
from game.words import Words
from scenes.briscola import at_title as briscola_at_title
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.match.at_title import waiting_words
from scenes.scopa import at_title as scopa_at_title
from scenes.scopone import at_title as scopone_at_title
from scenes.scorpion import at_title as scorpion_at_title
from scenes.title.scene import TitleDoors, TitleScene
from scenes.title.table import TitleTable
from tests.locales.test_room import boxes, controls_faults, tooltip_faults
from tests.locales.written import SIZES, Pen, faults, words_in
from tests.windows.helper import nothing


@pytest.fixture
def words(language: str) -> Words:
    return words_in(language)


def _game(label: str, moves: int) -> RunningGame:
    return RunningGame("scorpion", "{}", "classic", label, moves, 0, 0, False, "")


@pytest.mark.parametrize(
    ("game", "score"),
    [
        (None, None),
        (_game("999999999", 1234), ((20, 19), 21)),
        (_game("pysol:12345678901234567890", 21), None),
        (_game("rules", 1), ((0, 0), 11)),
    ],
    ids=["nothing", "both", "pysol", "rules"],
)
def test_the_title_with_what_waits(
    words: Words, pen: Pen, game: RunningGame | None, score: tuple[tuple[int, int], int] | None
) -> None:
    waiting = None if game is None else scorpion_at_title.waiting_words(words, game)
    matched = None if score is None else waiting_words(words, *score)

    games = None if score is None else briscola_at_title.waiting_words(words, (1, 2), 3)

    def tables() -> list[TitleTable]:
        return [
            scorpion_at_title.title_table(words, waiting, False, nothing, nothing),
            scopa_at_title.title_table(words, matched, "neapolitan", nothing, nothing),
            scopone_at_title.title_table(words, matched, "piacentine", nothing, nothing),
            briscola_at_title.title_table(words, games, "neapolitan", nothing, nothing),
        ]

    doors = TitleDoors(*[nothing] * len(TitleDoors._fields))
    title = TitleScene(words, tables, doors, lambda: 0.0)
    report = []
    for size in SIZES:
        u, canvas = tokens.scale_for(*size), Box(0, 0, *size)
        painted = pen.lines(partial(title.resize, size, u))
        controls = [widget for widget, _ in title.pane.widgets()]
        found = faults(painted, canvas, size, boxes(controls))
        found += controls_faults(controls, canvas, size, pen)
        for widget in controls:
            if widget.tooltip:
                found += tooltip_faults(widget, size, u, pen)
        report += [f"{size[0]}x{size[1]}: {fault}" for fault in found]
    assert not report, "\n".join(report)
