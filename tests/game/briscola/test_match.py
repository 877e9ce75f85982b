"""A match of Briscola: game after game from committed seeds, games won, and what is kept of it."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from game.briscola import headless
from game.briscola.count import added, winner, won_by
from game.briscola.fairness import dealing, verify
from game.briscola.match import Match, hand_in, resume
from game.briscola.points import points_in
from game.briscola.rules import FOUR, RULE_SETS, TWO, BriscolaRules
from game.briscola.state import PlayCard
from game.cards import ITALIAN
from game.errors import GameError, RecordError
from game.fairness import commitment
from game.records import JsonObject
from game.rules import Refusal
from game.seats import OURS, PERSON, THEIRS, Seat, side_of
from tests.game.briscola.second_opinion import PACK, shuffled
from tests.game.briscola.tables import play_out
from tests.game.briscola.test_headless import FOR_TWO

SEED = "5e" * 32
each_rule_set = pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)


def facts(match: Match) -> tuple[object, ...]:
    """All that a player can tell a match by."""
    score = (match.score, match.score_after, match.winner, match.under_way, match.points, match.won_by, match.drawn)
    dealt = (match.seed, match.commitment, match.order, match.void, match.first)
    told = (match.plays, match.tricks, match.takers)
    return (match.level, match.terms, match.number, match.state, told, score, dealt, match.thinking_seed)


@each_rule_set
def test_a_match_is_dealt_from_its_seed_and_who_sits_next_to_the_dealer_leads(rules: BriscolaRules) -> None:
    match = Match("easy", 2, rules, seed=SEED)
    dealer = shuffled(f"{SEED}/dealer", [str(seat) for seat in range(rules.seats)])[0]

    assert [str(card) for card in match.order] == shuffled(f"{SEED}/0", PACK)
    assert (match.seed, match.commitment, match.void) == (SEED, commitment(SEED), ())
    assert match.first == match.state.to_play == (int(dealer) + 1) % rules.seats
    assert (match.score, match.number, match.under_way, match.winner) == ((0, 0), 1, False, None)
    assert (match.points, match.won_by, match.drawn, match.tricks, match.takers) == (None, None, False, (), ())


def test_without_a_seed_each_match_has_a_new_one() -> None:
    assert Match("easy", 2).seed != Match("easy", 2).seed


def test_a_refused_play_changes_nothing() -> None:
    match = Match("easy", 2, seed=SEED)
    before = copy.deepcopy(facts(match))

    assert match.apply(PlayCard(match.state.turned_up)) == Refusal("not_in_hand")
    assert facts(match) == before


@each_rule_set
def test_tricks_and_who_took_them_are_told(rules: BriscolaRules) -> None:
    match = play_out(Match("easy", 2, rules, seed=SEED), Random(1))

    assert len(match.plays) == 40
    assert len(match.tricks) == len(match.takers) == 40 // rules.seats
    assert [play for trick in match.tricks for play in trick] == match.plays
    counted = [0, 0]
    for trick, taker, following in zip(match.tricks, match.takers, [*match.tricks[1:], None], strict=True):
        counted[side_of(taker)] += points_in(play.card for play in trick)
        assert following is None or following[0].seat == taker
    assert match.points == tuple(counted)
    assert sum(counted) == 120


@pytest.mark.parametrize(
    ("points", "side", "score"),
    [((61, 59), OURS, (1, 1)), ((60, 60), None, (0, 1)), ((59, 61), THEIRS, (0, 2)), ((30, 20), None, (0, 1))],
)
def test_sixty_one_points_win_a_game_and_sixty_all_is_nobodys(
    points: tuple[int, int], side: int | None, score: tuple[int, int]
) -> None:
    assert won_by(points) == side
    assert added((0, 1), won_by(points)) == score


@pytest.mark.parametrize(
    ("score", "target", "side"),
    [((1, 1), 2, None), ((2, 1), 2, 0), ((0, 1), 1, 1), ((2, 2), 3, None), ((2, 2), 2, None)],
)
def test_games_won_decide_the_match(score: tuple[int, int], target: int, side: int | None) -> None:
    assert winner(score, target) == side


@each_rule_set
def test_a_match_goes_on_with_the_games_won_and_the_next_dealer_until_one_has_enough(
    rules: BriscolaRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, drawn = Random(1), 0
    monkeypatch.setattr("game.matches.new_seed", lambda: chance.randbytes(32).hex())
    for number in range(60):
        match, seeds = Match("hard", 2, rules, partners_see=False), set[str]()
        while True:
            play_out(match, chance)
            seeds.add(match.seed)
            drawn += match.drawn
            if match.winner is not None:
                break
            following = match.next_deal()
            assert (following.score, following.number) == (match.score_after, match.number + 1)
            assert following.first == (match.first + 1) % rules.seats
            assert (following.level, following.terms.target, following.terms.rules) == ("hard", 2, rules)
            assert not following.terms.partners_see
            assert following.under_way
            assert match.score_after == added(match.score, match.won_by)
            match = following
        assert max(match.score_after) == 2
        assert match.score_after[match.winner] == 2
        assert not match.under_way
        assert len(seeds) == match.number, number
    assert drawn


def test_a_match_counts_once_the_person_has_played() -> None:
    match = Match("easy", 2, FOUR, seed=SEED, first=Seat(3))
    match.apply(match.legal_plays()[0])
    assert (match.played, match.under_way) == (False, False)

    assert match.state.to_play == PERSON
    match.apply(match.legal_plays()[0])
    assert (match.played, match.played_in_deal, match.under_way) == (True, True, True)


def test_partners_look_or_do_not_from_the_moment_it_is_said() -> None:
    match = Match("easy", 2, FOUR, seed=SEED)
    chance = Random(2)
    while match.state.stock:
        match.apply(chance.choice(match.legal_plays()))
    assert match.observation(PERSON).known[2] == match.state.hands[2]

    match.let_partners_see(False)

    assert set(match.observation(PERSON).known[2]) <= {match.state.turned_up}
    assert facts(resume(match.record())) == facts(match)
    match.let_partners_see(True)
    assert match.observation(PERSON).known[2] == match.state.hands[2]
    assert "partners_see" not in match.record()


@each_rule_set
@pytest.mark.parametrize("plays", [0, 1, 7, 35, 40])
def test_a_kept_match_is_resumed_as_it_stood(rules: BriscolaRules, plays: int) -> None:
    match = Match("medium", 3, rules, score=(1, 2), number=4, seed=SEED, first=Seat(1), partners_see=False)
    for _ in range(plays):
        match.apply(match.legal_plays()[-1])

    assert facts(resume(match.record())) == facts(match)


@each_rule_set
def test_the_record_of_a_match_is_a_record_of_its_deal_that_can_be_proved(rules: BriscolaRules) -> None:
    match = play_out(Match("medium", 2, rules, score=(1, 0), number=2, seed=SEED, first=Seat(1)), Random(4))

    told = headless.replay(match.record())

    assert verify(match.record()) == {"ok": True, "cards": True, "hash": True}
    assert told[-1] == {
        "result": {"points": list(match.points or ())},
        "match": list(match.score_after),
        "winner": match.winner,
    }
    assert len(told) == 42


def changed(**keys: Any) -> JsonObject:
    match = Match("medium", 2, seed=SEED, first=PERSON)
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
        (changed(plays=changed()["plays"] * 2), r"plays\[1\] is not allowed"),
        ({key: value for key, value in changed().items() if key != "seed"}, "seed is missing"),
    ],
)
def test_what_cannot_be_resumed_says_why(record: JsonObject, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        resume(record)


def test_a_seed_that_is_none_is_an_error() -> None:
    with pytest.raises(GameError, match="expected 64 lowercase hexadecimal digits"):
        Match("easy", 2, seed="ab")


def test_a_deal_that_is_handed_in_leaves_refused_plays_out_and_claims_nothing() -> None:
    match = hand_in(FOR_TWO | {"plays": ["7D", "5B", "5B", "7D"], "match": [0, 1], "target": 3}, "hard")

    assert [str(step.move.card) for step in match.log] == ["5B", "7D"]
    assert [(play.seat, str(play.card)) for play in match.plays] == [(0, "4C"), (1, "5B"), (0, "7D")]
    assert (match.seed, match.commitment, match.order, match.level) == ("", "", (), "hard")
    assert ([len(trick) for trick in match.tricks], match.takers) == ([2], (0,))
    assert facts(resume(match.record())) == facts(match)
    assert (
        match.thinking_seed
        != hand_in(FOR_TWO | {"position": {**FOR_TWO["position"], "trick": ["6C"]}}, "hard").thinking_seed
    )


@pytest.mark.parametrize(("change", "told"), [({}, True), ({"commitment": "0" * 64}, False)])
def test_what_a_record_promises_is_proved(change: JsonObject, told: bool) -> None:
    record = Match("easy", 2, FOUR, seed=SEED).record() | change
    assert verify(record) == {"ok": told, "cards": True, "hash": told}


def test_who_leads_a_match_s_first_game_is_proved_too_and_its_cards() -> None:
    record = Match("easy", 2, FOUR, seed=SEED).record()
    other = record | {"first": (record["first"] + 1) % 4}
    assert verify(other)["cards"] is False
    assert verify(other | {"number": 2})["ok"]
    assert verify(record | {"deck": record["deck"][::-1]}) == {"ok": False, "cards": False, "hash": True}


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (FOR_TWO | {"seed": SEED, "commitment": commitment(SEED)}, "position is given; expected deck"),
        ({"game": "briscola", "players": 2, "deal": 7, "first": 0, "plays": []}, "seed is missing"),
    ],
)
def test_what_no_seed_can_fix_is_no_record_to_prove(record: JsonObject, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        verify(record)


def test_no_order_of_cards_is_void_and_each_number_of_players_has_a_dealer_of_its_own() -> None:
    assert dealing(TWO).deal(SEED).void == ()
    firsts = {rules.seats: {dealing(rules).first_player(f"{n:064x}") for n in range(60)} for rules in RULE_SETS}
    assert firsts == {2: {0, 1}, 4: {0, 1, 2, 3}}
