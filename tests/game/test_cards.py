"""Cards, their notation and its errors."""

from __future__ import annotations

import copy
import pickle

import pytest

from game.cards import ACE, FRENCH, KING, Card, Suit
from game.errors import GameError, NotationError


def test_the_pack_has_52_cards_of_four_suits() -> None:
    assert len(FRENCH) == len(set(FRENCH)) == 52
    assert [len(FRENCH.of_suit(suit)) for suit in Suit] == [13] * 4


def test_the_pack_goes_suit_by_suit_from_the_ace_up() -> None:
    assert " ".join(str(card) for card in list(FRENCH)[:14]) == "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH"
    assert [card.suit for card in FRENCH] == [suit for suit in Suit for _ in range(13)]


@pytest.mark.parametrize("card", FRENCH.cards, ids=str)
def test_every_card_is_read_back_from_its_notation(card: Card) -> None:
    assert FRENCH.parse(str(card)) is card
    assert repr(card) == str(card)


@pytest.mark.parametrize(
    ("rank", "suit", "notation"),
    [(ACE, Suit.SPADES, "AS"), (10, Suit.HEARTS, "10H"), (11, Suit.CLUBS, "JC"), (KING, Suit.DIAMONDS, "KD")],
)
def test_a_card_is_found_by_rank_and_suit(rank: int, suit: Suit, notation: str) -> None:
    card = FRENCH.card(rank, suit)

    assert (card.notation, card.rank, card.suit) == (notation, rank, suit)


@pytest.mark.parametrize("rank", [-1, 0, 14])
def test_a_rank_the_pack_lacks_is_an_error(rank: int) -> None:
    with pytest.raises(NotationError, match=rf"rank {rank}: expected 1 to 13"):
        FRENCH.card(rank, Suit.SPADES)


@pytest.mark.parametrize("text", ["", "S", "10", "1S", "11S", "as", "AS ", " AS", "SA", "TS", "A♠", "AB", "0H", "ASAS"])
def test_a_text_that_names_no_card_says_what_was_expected(text: str) -> None:
    with pytest.raises(
        NotationError, match=r"is no card: expected a rank \(A 2 .* K\) and a suit \(S H D C\)"
    ) as error:
        FRENCH.parse(text)

    assert repr(text) in str(error.value)
    assert isinstance(error.value, GameError)


@pytest.mark.parametrize("value", [None, True, 1, 1.5, ["AS"], {"card": "AS"}])
def test_a_value_that_is_no_text_names_no_card(value: object) -> None:
    with pytest.raises(NotationError):
        FRENCH.parse(value)  # type: ignore[arg-type]  # what a record may hold in a card's place


def test_copies_of_a_card_are_the_card_itself() -> None:
    queen = FRENCH.parse("QH")

    assert pickle.loads(pickle.dumps(queen)) is queen
    assert copy.deepcopy(queen) is queen
