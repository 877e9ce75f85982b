"""A page's Markdown becomes blocks; what is not for pages is one clear line that says where."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from game import resources
from game.errors import GameError
from scenes.reading.markup import Heading, ListItem, Miniature, Paragraph, Quote, Span, Table, parse, plain
from scenes.reading.page import read_page
from scenes.scopa.page import figures
from scenes.scopa.page import positions as scopa
from scenes.scorpion.page import positions as scorpion


def test_headings_carry_their_ids() -> None:
    assert parse("# Title {#title}\n\n## Empty *column* {#empty-column}", "page") == (
        Heading(1, "title", (Span("Title"),)),
        Heading(2, "empty-column", (Span("Empty "), Span("column", italic=True), Span(""))),
    )


def test_words_keep_their_looks_and_links() -> None:
    (block,) = parse("A **bold** word, an *italic* one,\nand the [last](#end).", "page")

    assert isinstance(block, Paragraph)
    assert block.spans == (
        Span("A "),
        Span("bold", bold=True),
        Span(" word, an "),
        Span("italic", italic=True),
        Span(" one, and the "),
        Span("last", link="end"),
        Span("."),
    )


def test_lists_know_their_numbers() -> None:
    blocks = parse("- one\n- two\n\n3. three\n4. four", "page")

    assert [(plain(block.spans), block.number) for block in blocks if isinstance(block, ListItem)] == [
        ("one", None),
        ("two", None),
        ("three", 3),
        ("four", 4),
    ]


def test_tables_know_their_columns() -> None:
    (table,) = parse("| What | Points |\n|---|---:|\n| A **run** | +100 |", "page")

    assert isinstance(table, Table)
    assert table.aligns == ("left", "right")
    assert [[plain(cell) for cell in row] for row in table.rows] == [["What", "Points"], ["A run", "+100"]]


def test_a_miniature_has_a_name_a_line_and_words() -> None:
    page = "```position\nequal-card\nThe 5 takes the 5\n\nIn your hand:\nthe 5.\n```\n\n> Rule: no\n"

    assert parse(page, "page") == (
        Miniature("equal-card", "The 5 takes the 5", "In your hand: the 5."),
        Quote((Span("Rule: no"),)),
    )


@pytest.mark.parametrize(
    ("text", "line", "complaint"),
    [
        ("# Title {#title}\n\n## No id", 3, "expected an id"),
        ("## One {#one}\n\n## Two {#one}", 3, "'one' stands twice"),
        ("#### Deep {#deep}", 1, "third level"),
        ("Words\n\n<b>bold</b>", 3, "not for these pages"),
        ("A picture ![of](a.png)", 1, "image is not for these pages"),
        ("```python\nprint()\n```", 1, "fence is not for these pages"),
        ("```position\nequal-card\n```", 1, "the line that goes with it"),
        ("See [there](http://example.org)", 1, "links lead to headings"),
        ("- one\n  - inner", 2, "only words may stand"),
        ("---", 1, "hr is not for these pages"),
    ],
)
def test_anything_else_is_told_with_its_line(text: str, line: int, complaint: str) -> None:
    with pytest.raises(GameError) as raised:
        parse(text, "some/page.md")

    assert str(raised.value).startswith(f"some/page.md, line {line}: ")
    assert complaint in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A program without pages; where those in English belong."""
    monkeypatch.setattr(resources, "locales", lambda: tmp_path)
    read_page.cache_clear()
    folder = tmp_path / "en" / "rules"
    folder.mkdir(parents=True)
    yield folder
    read_page.cache_clear()


def test_a_language_without_a_page_reads_english(pages: Path) -> None:
    (pages / "scopa.md").write_text("# Scopa {#scopa}\n\nWords.", encoding="utf-8")

    page = read_page("scopa", "sv")

    assert (page.title, page.language) == ("Scopa", "en")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "expected the rules of scopa"),
        (b"\xff\xfe", "not UTF-8"),
        (b"", "expected the page's title"),
        (b"Words first", "expected the page's title"),
        (b"# T {#t}\n\n[x](#nowhere)", "leads to #nowhere, which is no heading's id"),
        (b"# T {#t}\n\n```position\nmissing\nline\n```", "position 'missing': expected one of"),
    ],
)
def test_a_page_that_cannot_be_used_is_one_line(pages: Path, content: bytes | None, complaint: str) -> None:
    if content is not None:
        (pages / "scopa.md").write_bytes(content)

    with pytest.raises(GameError) as raised:
        read_page("scopa", "en").check_miniatures(figures.check)

    assert str(pages / "scopa.md") in str(raised.value)
    assert complaint in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("positions", [scorpion, scopa])
def test_every_position_can_be_made(positions: ModuleType) -> None:
    for name in positions.NAMES:
        assert positions.position(name) is positions.position(name)
