"""Every reason the teacher gives is true, and of the true ones it gives those that explain the difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest

from game.cards import ItalianCard
from game.scopa.observation import Observation
from game.scopa.players.bits import set_of
from game.scopa.players.view import play_of
from game.scopa.points import LINES
from game.scopa.teacher.facts import Claim, Sample
from game.scopa.teacher.judged import Reason, Why
from game.scopa.teacher.tally import COLUMNS
from game.scopa.teacher.two import JudgeForTwo
from game.scopa.terms import Terms
from game.teaching.claims import chosen
from game.teaching.judging import tell
from game.teaching.reasons import explain
from game.teaching.tally import WHOLE, Tally
from tests.game.scopa.players.test_levels import seen_of
from tests.game.scopa.players.views import deals_under_way
from tests.game.scopa.tables import play
from tests.game.scopa.teacher.truths import OF_ANY_TABLE, is_true


def compared(seen: Observation, made: str, better: str) -> list[Reason]:
    """Why one play is better than another, over few worlds."""
    plays = play(made), play(better)
    return list(explain(JudgeForTwo, seen, *plays, tell(JudgeForTwo, seen, plays, "a", 200), "b"))


def test_what_is_claimed_of_two_plays_is_true() -> None:
    met: Counter[Why] = Counter()
    chance = Random(1)
    for _, seen in deals_under_way(deals=12, terms=Terms(napola=True)):
        judge = JudgeForTwo(seen)
        sample, again = judge.sampled("a"), judge.sampled("b")
        options = judge.board.options()
        for _ in range(3):
            made, better = chance.sample(options, 2)
            for claim in judge.claims(made, better, sample):
                met[claim.reason.why] += 1
                assert is_true(claim.reason, seen, play_of(made), play_of(better), holds(again)), claim
    assert set(met) == OF_ANY_TABLE
    assert min(met.values()) > 3


@pytest.mark.parametrize(
    ("table", "hand", "made", "better", "hidden", "reasons"),
    [
        ("4C 3S", "7C 3C 8C", "8C", "7C 4C 3S", "9S 9B 10B AS AB 2S 2B 4S 4B", [Why.SCOPA]),
        ("7D 8S 9C 10C", "7C 8C 10D", "8C 8S", "7C 7D", "9S 9B 7B 7S AB 2S 2B 4S 4B", [Why.LEFT_SETTEBELLO]),
        ("5C", "3C 10D 4C", "3C", "10D", "9S 8B 7B AS AB 2S 2B 9B 8S", [Why.LEFT_SWEEP]),
        ("9C 8C", "7D 2C 6C", "7D", "2C", "7B 10S 9B 7S 10B AS 2S 3S 6S", [Why.LEFT_SETTEBELLO]),
        ("9C 8C", "7C 5C 6C", "7C", "5C", "7B 10S 9B 7S 10B AS 2S 3S 6S", [Why.LEFT_SEVENS, Why.LAID_SAFE]),
        ("9C 8C", "4C 10S 6C", "4C", "10S", "4S 4B 5B 4D 5S 6S 7S 3S 2S", [Why.LEFT_LAID]),
        ("4C 8C", "3C 7S 10C", "10C", "3C", "3S 9B 5B 3D 5S 6S 9C 3B 2S", [Why.READY]),
        ("10C 4C", "10S 4S 6C", "10S 10C", "4S 4C", "4B 9B 5B 4D 5S 6S 9C 3B 2S", [Why.LEFT_SWEEP, Why.WAITS]),
    ],
)
def test_the_reasons_a_player_would_give_are_given(
    table: str, hand: str, made: str, better: str, hidden: str, reasons: list[Why]
) -> None:
    cards = hidden.split()
    seen = seen_of(table, hand, other=" ".join(cards[:3]), deck=" ".join(cards[3:]))

    assert [one.why for one in compared(seen, made, better)] == reasons


def test_who_captures_last_is_told() -> None:
    """The 3 that is out takes another 3, if one is left; else the rest is ours."""
    seen = seen_of("2S 3S 4S AS 9D", "5C", other="3D", deck="")

    reasons = compared(seen, "5C 4S AS", "5C 2S 3S")

    assert [(one.why, one.share) for one in reasons] == [(Why.LAST_CAPTURE, 1)]


def test_a_search_that_finds_no_words_says_that_it_is_one() -> None:
    seen = seen_of("9D 8D", "10C 10S", other="2C 2S", deck="")

    assert compared(seen, "10C", "10S") == [Reason(Why.SEARCHED)]


def tally(**gained: float) -> Tally:
    """Two plays of which the second brings so much more in each of a hundred worlds."""
    whole = sum(gained.get(line, 0.0) for line in LINES)
    row = tuple(100 * {**gained, WHOLE: whole}.get(column, 0.0) for column in COLUMNS.all)
    none = (0.0,) * len(COLUMNS.all)
    return Tally(COLUMNS, 100, 100.0, False, (none, row), (none, tuple(one * one / 100 for one in row)))


SCOPA = Claim(Reason(Why.SCOPA), "scopa", 1.0, ("scope",), certain=True)
SEVENS = Claim(Reason(Why.SEVENS), "primiera", 0.5, ("primiera",))
SWEEP = Claim(Reason(Why.LEFT_SWEEP), "sweep", 0.6, ("scope",), of_better=False)
GONE = Claim(Reason(Why.GONE), "sweep", 0.6, ("scope",))


def told(claims: Sequence[Claim], ahead: bool = False, **gained: float) -> list[Why]:
    return [one.why for one in chosen(claims, tally(**gained), JudgeForTwo.LEAST, ahead=ahead)]


def test_what_explains_most_of_the_difference_is_told() -> None:
    assert told([SEVENS, SCOPA], scope=0.9, primiera=0.4) == [Why.SCOPA, Why.SEVENS]
    assert told([SEVENS, SCOPA], scope=0.9, primiera=0.1) == [Why.SCOPA]
    assert told([SEVENS, SCOPA], coins=1.0) == []


def test_one_difference_is_not_explained_twice() -> None:
    """The scopa accounts for what the scope bring; little is left for the sweep that is feared."""
    assert told([SCOPA, SWEEP], scope=1.0) == [Why.SCOPA]
    assert told([SCOPA, SWEEP], scope=1.6) == [Why.SCOPA, Why.LEFT_SWEEP]


def test_advice_is_about_the_play_to_make_and_a_review_about_the_one_made() -> None:
    assert told([SWEEP, GONE], scope=0.6) == [Why.LEFT_SWEEP]
    assert told([SWEEP, GONE], scope=0.6, ahead=True) == [Why.GONE]


def test_what_is_taken_for_certain_needs_no_playout_in_advice() -> None:
    assert told([SCOPA], scope=0.0, ahead=True) == [Why.SCOPA]
    assert told([SCOPA], scope=0.0) == []


def holds(sample: Sample) -> Callable[[Sequence[ItalianCard]], float]:
    """How likely who plays next holds one of some cards, as other worlds have it."""
    return lambda cards: sample.share(set_of(cards))
