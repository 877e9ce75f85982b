"""How a deal is written on the strip."""

from __future__ import annotations

import pytest

from game.words import Words
from scenes.scorpion.deal_name import deal_name


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("7", "7"),
        ("48213", "48\u2009213"),
        ("", "–"),
        ("rules", "Rules"),
        ("ms24", "ms24"),
        ("ms8589934591", "ms\u00a08\u2009589\u2009934\u2009591"),
        ("pysol:123456", "pysol:\u00a0123\u2009456"),
        ("pysol:12345678901", "pysol:\u00a0123…901"),
        ("pysol:12345678901234567890", "pysol:\u00a0123…890"),
    ],
)
def test_a_deal_is_written_by_its_number_or_its_name(name: str, written: str) -> None:
    assert deal_name(name, Words("en")) == written
