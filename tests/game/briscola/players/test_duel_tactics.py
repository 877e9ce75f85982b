"""For two Medium and Hard play what a good player plays where that is beyond doubt."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.briscola.observation import Observation
from game.briscola.players import choose
from game.briscola.players.duel_hard import at_the_end, judged
from game.briscola.rules import TWO
from game.cards import ITALIAN
from game.levels import Level
from tests.game.briscola.players.boards import seen_of
from tests.game.briscola.players.test_duel_endgame import best_ending
from tests.game.briscola.players.views import cards, deals_under_way, made, seen_by

pytestmark = pytest.mark.no_cover
THINKING = [Level.MEDIUM, Level.HARD]


def chosen(level: Level, seen: Observation) -> str:
    return str(choose(level, seen, 1).card)


ANSWERS = [
    ("2B 5C 6S", "AD", "4B", "2B", "a low trump takes an ace"),
    ("AD 2B 6S", "3D", "4B", "AD", "the ace of the suit takes the three, and the trump stays"),
    ("3D 2B 6S", "5D", "4B", "3D", "a three of the suit is safe with the last to play"),
    ("AD 2B 6S", "10D", "4B", "AD", "so is the ace, on a king"),
    ("3B 4C 10S", "5D", "4B", "4C", "a three of trumps is not spent on nothing"),
    ("AC AS 5S", "6D", "4B", "5S", "no load is given away that needn't be"),
    ("AC 3S 2B", "9D", "4B", "2B", "sooner than a load, a low trump goes"),
    ("10C 3S 5S", "AD", "4B", "5S", "the least is lost with an ace that can't be taken"),
    ("AB 5C 6S", "3B", "4B", "AB", "the ace of trumps takes their three"),
    ("8D 4C AB", "2D", "4B", "8D", "a page of the suit takes a trick of nothing"),
]


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(("hand", "lead", "trump", "play", "why"), ANSWERS, ids=[answer[-1] for answer in ANSWERS])
def test_the_answer_is_found(level: Level, hand: str, lead: str, trump: str, play: str, why: str) -> None:
    assert chosen(level, seen_of(hand, lead, trump)) == play, why


LEADS = [
    ("4C AC 5B", "6B", "4C", "low, not a load and not a trump"),
    ("3S AD 6C", "2B", "6C", "a blank sooner than a load"),
    ("4D AB 3C", "2B", "4D", "the strong trump is kept"),
    ("6S 10B AD", "2B", "6S", "a blank sooner than a trump that counts"),
]


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(("hand", "trump", "play", "why"), LEADS, ids=[lead[-1] for lead in LEADS])
def test_the_lead_is_found(level: Level, hand: str, trump: str, play: str, why: str) -> None:
    assert chosen(level, seen_of(hand, "", trump, stock=32)) == play, why


@pytest.mark.parametrize(("hand", "lead", "play"), [("2B 6B 6S", "3D", "2B"), ("6D 4D AC", "5D", "4D 6D")])
def test_of_cards_that_do_the_same_hard_plays_the_lowest(hand: str, lead: str, play: str) -> None:
    assert chosen(Level.HARD, seen_of(hand, lead, "4B")) in play.split()


def test_hard_loses_the_last_trick_before_the_draw_for_the_ace_of_trumps() -> None:
    """The ace lies under the stock: who loses this trick of nothing draws it."""
    seen = seen_of("5D 6C 7S", "4D", "AB", stock=2, gone="3B 10B 9B AC 3C AS 3S AD 3D")

    assert chosen(Level.HARD, seen) in ("6C", "7S")
    # Under the stock lies the ace's suit still, but a two: then nothing is gained by losing.
    assert chosen(Level.HARD, replace(seen, hand=cards("5D 10C 10S"))) != "5D"


def last_cards(hand: str, his: str, trump: str = "4B") -> Observation:
    """The stock is gone, and so are all cards but these."""
    kept = cards(f"{hand} {his}")
    gone = " ".join(str(card) for card in ITALIAN if card not in kept)
    return seen_of(hand, "", trump, stock=0, gone=gone, his=his)


def test_hard_knows_where_the_turned_up_trump_is() -> None:
    """He has drawn the ace of trumps: the king of trumps must not be led into it."""
    seen = last_cards("10B 2C", "AB 5D", trump="AB")

    assert seen.known[1] == cards("AB")
    assert chosen(Level.HARD, seen) == "2C"


def test_hard_leads_a_load_when_nothing_is_left_that_takes_it() -> None:
    """Led now it takes a trick; kept it falls to his seven."""
    assert chosen(Level.HARD, last_cards("3C 4D", "6D 7S")) == "3C"


def test_hard_plays_the_last_tricks_as_well_as_can_be() -> None:
    for state, plays, first in deals_under_way(12, after=34):
        endings = {
            str(move.card): at_the_end(best_ending(made(TWO, state, move), state.to_play))
            for move in TWO.legal_moves(state)
        }
        assert endings[chosen(Level.HARD, seen_by(state, plays, first))] == max(endings.values())


def test_to_win_is_worth_more_than_the_points() -> None:
    """Sixty-one are aimed at, not the most points on average; far from it points alone count."""
    assert at_the_end(2) - at_the_end(0) > at_the_end(22) - at_the_end(10)
    assert judged(5, 4) - judged(-5, 4) > judged(65, 4) - judged(55, 4)
    assert judged(5, 2) > judged(5, 18) > 5


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("missing", [1, 3])
def test_cards_may_be_missing_from_what_is_told(level: Level, missing: int) -> None:
    """Positions of reports need not be reached by play, nor tell every card."""
    for hand, lead, stock in (("5D 6C 7S", "", 20), ("5D 6C", "4D", 8), ("5D 6C 7S", "4D", 0), ("5D 7S", "", 0)):
        seen = seen_of(hand, lead, "4B", stock)
        seen = replace(seen, captured=(seen.captured[0][missing:], seen.captured[1][:-1]))
        assert choose(level, seen, 1).card in seen.hand
