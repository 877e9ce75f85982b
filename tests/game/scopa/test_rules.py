"""What a play does, and each reason against one."""

from __future__ import annotations

import pytest

from game.cards import ITALIAN
from game.scopa.rules import SCOPA, Reason, swept_with_last_card
from game.scopa.state import CardPlayed, PlayCard, RestTaken, RoundDealt, State, TableSwept
from game.seats import PERSON, Seat
from tests.game.scopa.tables import COMPUTER, RULES, card, cards, made, numbered, play, position, refused

OPEN = position("4C 3S 10D", ("7D 2C", "5B 6B 9B"), deck="AD AC AS AB 2D 2S")


def test_a_deal_lays_four_then_three_each_to_who_plays_first_and_to_the_other() -> None:
    order = ITALIAN.cards

    for first in (PERSON, COMPUTER):
        state = SCOPA.deal(order, first)
        assert state.table == order[:4]
        assert (state.hands[first], state.hands[1 - first]) == (order[4:7], order[7:10])
        assert state.deck == order[10:]
        assert (state.to_play, state.first, state.last_taker, state.over) == (first, first, None, False)


@pytest.mark.parametrize(
    ("table", "void"),
    [
        ("10D 10C 10S 10B", True),
        ("10D 10C AD 10B", True),
        ("10D 10C AD 2B", False),
        ("8D 9C 8S 9B", False),
    ],
)
def test_three_or_four_kings_on_the_table_make_a_deal_void(table: str, void: bool) -> None:
    rest = [other for other in ITALIAN if other not in cards(table)]
    assert SCOPA.is_void((*cards(table), *rest)) is void


def test_a_king_dealt_to_a_hand_makes_no_deal_void() -> None:
    front = cards("10D 10C AD 2B 10S 10B")
    assert not SCOPA.is_void((*front, *[other for other in ITALIAN if other not in front]))


def test_a_capture_goes_with_its_card_to_the_player() -> None:
    done = made(OPEN, play("7D 4C 3S"))

    assert done.events == (CardPlayed(PERSON, card("7D"), cards("4C 3S")),)
    assert done.state.table == cards("10D")
    assert done.state.hands[0] == cards("2C")
    assert done.state.captured == (cards("7D 4C 3S"), ())
    assert (done.state.to_play, done.state.last_taker, done.points) == (1, 0, 0)


def test_the_order_in_which_taken_cards_are_named_does_not_matter() -> None:
    assert made(OPEN, play("7D 3S 4C")).state.table == cards("10D")


def test_a_card_that_takes_nothing_stays_on_the_table() -> None:
    done = made(OPEN, play("2C"))

    assert done.state.table == (*OPEN.table, card("2C"))
    assert done.events == (CardPlayed(PERSON, card("2C"), ()),)
    assert (done.state.captured, done.state.last_taker) == (((), ()), None)


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (OPEN, "3D", "not_in_hand"),
        (OPEN, "5B", "not_in_hand"),
        (OPEN, "3D 9S", "not_in_hand"),
        (OPEN, "7D 9S", "not_on_table"),
        (OPEN, "7D 4C 9S", "not_on_table"),
        (OPEN, "7D 4C 4C", "not_on_table"),
        (OPEN, "2C 2C", "not_on_table"),
        (OPEN, "7D", "must_capture"),
        (OPEN, "7D 4C", "wrong_sum"),
        (OPEN, "7D 4C 3S 10D", "wrong_sum"),
        (OPEN, "2C 3S", "wrong_sum"),
        (position("7C 4C 3S", ("7D", "5B")), "7D 4C 3S", "must_take_equal"),
        (position("7C 7S", ("7D", "5B")), "7D 7C 7S", "must_take_equal"),
        (position("7C 4C", ("7D", "5B")), "7D 4C", "must_take_equal"),
        (position("7C 4C 3S", ("7D", "5B")), "7D", "must_capture"),
        (position("7C 4C 3S", ("7D", "5B")), "7D 9S", "not_on_table"),
        (position("7C", ("", "")), "7D 9S", "game_over"),
    ],
)
def test_a_refusal_gives_the_first_reason_that_applies(state: State, move: str, reason: str) -> None:
    assert refused(state, play(move)) == reason


def test_reasons_are_listed_in_the_order_they_are_said() -> None:
    assert [reason.value for reason in Reason] == [
        "game_over",
        "not_in_hand",
        "not_on_table",
        "must_capture",
        "must_take_equal",
        "wrong_sum",
    ]


def test_taking_all_the_table_is_a_scopa() -> None:
    done = made(position("4C 3S", ("7D 2C", "5B")), play("7D 4C 3S"))

    assert done.events == (CardPlayed(PERSON, card("7D"), cards("4C 3S")), TableSwept(PERSON))
    assert done.state.scope == (1, 0)


def test_a_scopa_counts_for_who_makes_it() -> None:
    done = made(position("4C", ("7D", "4B 5B"), to_play=COMPUTER, scope=(2, 3)), play("4B 4C"))

    assert done.state.scope == (2, 4)
    assert TableSwept(COMPUTER) in done.events


def test_the_last_play_of_the_deal_makes_no_scopa() -> None:
    done = made(position("4C 3S", ("7D", ""), last_taker=COMPUTER), play("7D 4C 3S"))

    assert done.events == (CardPlayed(PERSON, card("7D"), cards("4C 3S")),)
    assert (done.state.scope, done.state.over) == ((0, 0), True)
    assert swept_with_last_card(done)


@pytest.mark.parametrize(
    ("table", "hands", "deck", "text"),
    [
        ("4C 3S", ("7D 2C", "5B"), "", "7D 4C 3S"),
        ("4C 3S 9B", ("7D", ""), "", "7D 4C 3S"),
        ("9B", ("7D", ""), "", "7D"),
        ("4C 3S", ("7D", ""), "AD 2D 3D 5D 6D 2S", "7D 4C 3S"),
    ],
    ids=["not the last card", "something is left", "laid", "a round follows"],
)
def test_only_the_deals_last_card_sweeps_for_nothing(table: str, hands: tuple[str, str], deck: str, text: str) -> None:
    assert not swept_with_last_card(made(position(table, hands, deck=deck, last_taker=COMPUTER), play(text)))


def test_the_last_card_of_a_round_that_is_not_the_last_makes_a_scopa_before_the_deal() -> None:
    done = made(position("4C", ("", "4B"), to_play=COMPUTER, deck="AD 2D 3D 5D 6D 7D"), play("4B 4C"))

    assert done.events[1:] == (TableSwept(COMPUTER), RoundDealt(SCOPA.rounds, cards("AD 2D 3D 5D 6D 7D")))
    assert done.state.hands == (cards("AD 2D 3D"), cards("5D 6D 7D"))
    assert (done.state.to_play, done.state.deck) == (0, ())


@pytest.mark.parametrize("taker", [PERSON, COMPUTER])
def test_the_rest_goes_to_who_took_last(taker: Seat) -> None:
    done = made(position("4C 3S", ("9D", ""), last_taker=taker), play("9D"))

    assert done.events == (CardPlayed(PERSON, card("9D"), ()), RestTaken(taker, cards("4C 3S 9D")))
    assert done.state.captured[taker] == cards("4C 3S 9D")
    assert (done.state.table, done.state.scope) == ((), (0, 0))


def test_a_capture_with_the_last_card_takes_the_rest_along() -> None:
    done = made(position("9C 3S", ("9D", ""), last_taker=COMPUTER), play("9D 9C"))

    assert done.events[1:] == (RestTaken(PERSON, cards("3S")),)
    assert done.state.captured == (cards("9D 9C 3S"), ())


def test_where_nobody_took_the_rest_counts_for_nobody() -> None:
    done = made(position("4C 3S", ("9D", "")), play("9D"))

    assert done.events == (CardPlayed(PERSON, card("9D"), ()),)
    assert (done.state.captured, done.state.table) == (((), ()), cards("4C 3S 9D"))


def test_who_alone_holds_cards_plays_on() -> None:
    assert made(position("10D", ("9D", "4C 3S"), to_play=COMPUTER), play("4C")).state.to_play == 0
    assert made(position("10D", ("", "4C 3S"), to_play=COMPUTER), play("4C")).state.to_play == 1


def test_rounds_are_numbered_from_two_to_six() -> None:
    state, told = numbered(5), []
    while not state.over:
        done = made(state, RULES.legal_moves(state)[0])
        told += [event.number for event in done.events if isinstance(event, RoundDealt)]
        state = done.state

    assert told == [2, 3, 4, 5, 6]


def test_a_position_with_empty_hands_is_dealt_or_given_away_at_once() -> None:
    dealt = SCOPA.settled(position("4C", deck="AD 2D 3D 5D 6D 7D", first=COMPUTER))
    over = SCOPA.settled(position("4C 3S", last_taker=COMPUTER))

    assert dealt.hands == (cards("5D 6D 7D"), cards("AD 2D 3D"))
    assert (dealt.to_play, dealt.table) == (1, cards("4C"))
    assert (over.over, over.captured[1], over.table) == (True, cards("4C 3S"), ())


def test_two_cards_of_the_value_leave_a_choice() -> None:
    state = position("7C 7S 4C 3S", ("7D", "5B"))

    assert RULES.legal_moves(state) == [PlayCard(card("7D"), cards("7C")), PlayCard(card("7D"), cards("7S"))]
