"""A match: deal after deal from committed seeds, its points, and what is kept of it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game.cards import ITALIAN
from game.errors import GameError, RecordError
from game.fairness import commitment
from game.records import JsonObject
from game.rules import Refusal
from game.scopa import headless
from game.scopa.count import count
from game.scopa.fairness import verify
from game.scopa.match import Match, resume
from game.scopa.observation import observe
from game.scopa.state import PlayCard
from game.seats import OURS, PERSON, THEIRS
from tests.game.scopa.tables import COMPUTER, DEALING

SEED = "5e" * 32


def play_to_the_end(match: Match, choose: Callable[[list[PlayCard]], PlayCard] = lambda plays: plays[0]) -> Match:
    while not match.state.over:
        assert not isinstance(match.apply(choose(match.legal_plays())), Refusal)
    return match


def facts(match: Match) -> tuple[object, ...]:
    """All that a player can tell a match by."""
    score = (match.score, match.score_after, match.winner, match.under_way)
    dealt = (match.seed, match.commitment, match.order, match.void, match.first)
    return (match.level, match.terms, match.number, match.state, match.plays, match.swept, score, dealt)


def test_a_match_is_dealt_from_its_seed_and_the_dealers_opponent_plays_first() -> None:
    match = Match("easy", 11, False, seed=SEED)

    assert match.order == DEALING.deal(SEED).order
    assert (match.seed, match.commitment) == (SEED, commitment(SEED))
    assert match.first == match.state.to_play == 1 - DEALING.first_dealer(SEED)
    assert (match.score, match.number, match.under_way, match.winner, match.sheet) == ((0, 0), 1, False, None, None)


def test_without_a_seed_each_match_has_a_new_one() -> None:
    assert Match("easy", 11, False).seed != Match("easy", 11, False).seed


def test_a_refused_play_changes_nothing() -> None:
    match = Match("easy", 11, False, seed=SEED)
    before = copy.deepcopy(facts(match))
    other = match.state.hands[1 - match.first][0]

    assert match.apply(PlayCard(other)) == Refusal("not_in_hand")
    assert facts(match) == before


def test_plays_and_the_cards_that_swept_are_kept() -> None:
    """The seed's deal, played by taking as many cards as can be, has scope for both."""
    match = play_to_the_end(Match("easy", 11, False, seed=SEED), lambda plays: max(plays, key=lambda p: len(p.take)))

    assert len(match.plays) == 36
    assert (len(match.swept[OURS]), len(match.swept[THEIRS])) == match.state.scope
    assert sum(match.state.scope) > 0
    for player, swept in enumerate(match.swept):
        assert set(swept) <= {play.card for play in match.plays if play.seat == player and play.take}


def test_the_points_of_a_deal_come_when_it_is_over() -> None:
    match = Match("easy", 11, True, score=(4, 6), number=3, seed=SEED, first=PERSON)
    assert (match.score_after, match.under_way) == ((4, 6), True)

    play_to_the_end(match)

    total = count(match.state.captured, match.state.scope, True).total
    assert match.sheet is not None
    assert match.sheet.total == total
    assert match.score == (4, 6)
    assert match.score_after == (4 + total[0], 6 + total[1])


def test_the_next_deal_goes_on_with_the_points_and_the_other_dealer() -> None:
    first = play_to_the_end(Match("hard", 21, True, seed=SEED))

    second = first.next_deal()

    assert (second.level, second.terms.target, second.terms.napola) == ("hard", 21, True)
    assert (second.score, second.number, second.first) == (first.score_after, 2, 1 - first.first)
    assert second.seed != first.seed
    assert second.under_way


def test_a_match_is_won_at_the_target_and_no_longer_under_way() -> None:
    match = play_to_the_end(Match("easy", 11, False, score=(10, 0), number=5, seed=SEED, first=PERSON))
    ahead = match.score_after

    assert (match.winner, match.under_way) == ((0, False) if ahead[0] >= 11 else (None, True))
    assert play_to_the_end(Match("easy", 1, False, seed=SEED)).winner is not None


def test_a_player_is_handed_what_he_may_see() -> None:
    match = Match("easy", 11, False, seed=SEED)
    match.apply(match.legal_plays()[0])

    for player in (PERSON, COMPUTER):
        assert match.observation(player) == observe(match.state, match.plays, match.terms, player)


@pytest.mark.parametrize("plays", [0, 1, 7, 20, 36])
def test_a_kept_match_is_resumed_as_it_stood(plays: int) -> None:
    match = Match("medium", 21, True, score=(3, 9), number=4, seed=SEED, first=COMPUTER)
    for _ in range(plays):
        match.apply(match.legal_plays()[-1])

    assert facts(resume(match.record())) == facts(match)


def test_the_record_of_a_match_is_a_record_of_its_deal_that_can_be_proved() -> None:
    match = play_to_the_end(Match("medium", 11, False, score=(3, 9), number=4, seed=SEED, first=COMPUTER))

    told = headless.replay(match.record())

    assert verify(match.record()) == {"ok": True, "cards": True, "hash": True}
    assert told[-1]["match"] == list(match.score_after)
    assert len(told) == 38


def changed(**keys: Any) -> JsonObject:
    match = Match("medium", 11, False, seed=SEED, first=PERSON)
    match.apply(match.legal_plays()[0])
    return match.record() | keys


OTHER_DECK = [str(card) for card in ITALIAN]


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (changed(level="expert"), 'level is "expert"; expected one of easy, medium, hard'),
        (changed(number="1"), 'number is "1"; expected a whole number'),
        (changed(seed="00"), "expected 64 lowercase hexadecimal digits"),
        (changed(seed=None), "expected 64 lowercase hexadecimal digits"),
        (changed(deck=OTHER_DECK), "deck is not the one of seed"),
        (changed(plays=[{"card": "AD", "take": ["2D", "3D"]}]), r"plays\[0\] is not allowed"),
        ({key: value for key, value in changed().items() if key != "seed"}, "seed is missing"),
    ],
)
def test_what_cannot_be_resumed_says_why(record: JsonObject, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        resume(record)


def test_a_seed_that_is_none_is_an_error() -> None:
    with pytest.raises(GameError, match="expected 64 lowercase hexadecimal digits"):
        Match("easy", 11, False, seed="ab")
