"""What a column says of its own cards, whatever lies beside it."""

from __future__ import annotations

from game.cards import FRENCH
from game.scorpion.solver.columns import missing, read
from game.scorpion.solver.compact import DOWN, code


def cards(text: str) -> bytes:
    """A column by its cards from the table up; `?` before one that lies face down."""
    return bytes(code(FRENCH.parse(name.lstrip("?"))) + DOWN * name.startswith("?") for name in text.split())


def names(found: tuple[int, ...]) -> str:
    every = {code(card): str(card) for card in FRENCH}
    return " ".join(every[card] for card in found)


def test_an_empty_column_says_nothing() -> None:
    reading = read(b"", 13)

    assert reading.lowest == -1
    assert not any((reading.pairs, reading.down, reading.strays, reading.unbound, reading.kings, reading.buried))
    assert missing(b"", 13) == 0


def test_a_card_on_its_successor_is_bound_once_both_are_open() -> None:
    reading = read(cards("?9S ?8S 7S 6S KH QH"), 13)

    assert names(reading.down) == "9S 8S"
    assert names(reading.strays) == "9S"
    assert names(reading.unbound) == "9S 8S 7S"
    assert names(reading.kings) == "KH"


def test_a_card_lies_apart_from_its_successor_where_one_of_them_is_face_down() -> None:
    assert missing(cards("?9S ?8S 7S 6S KH QH"), 13) == 2, "9S, and 7S on 8S"
    assert missing(cards("?KS QS"), 13) == 2
    assert missing(cards("KS QS"), 13) == 0


def test_the_lowest_card_lies_on_the_table_and_every_other_on_one() -> None:
    reading = read(cards("4D ?2C JS"), 13)

    assert names((reading.lowest,)) == "4D"
    assert [names(pair) for pair in reading.pairs] == ["4D 2C", "2C JS"]


def test_a_card_under_its_successor_is_buried_by_all_between() -> None:
    reading = read(cards("5H KC 6H 7H 2S"), 13)

    assert [(names((card,)), names(above)) for card, above in reading.buried] == [("5H", "KC 6H"), ("6H", "7H")]


def test_the_highest_rank_of_a_small_pack_is_its_king() -> None:
    assert names(read(cards("6S 5S"), 6).kings) == "6S"
    assert names(read(cards("6S 5S"), 13).kings) == ""
