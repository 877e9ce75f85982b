"""The computers as players for other programs: what they are told, what is refused, whole deals."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import records
from game.errors import RecordError
from game.levels import Level
from game.records import JsonObject
from game.rules import Refusal
from game.scopa.match import Match
from game.scopa.record import read_play
from game.scopa.rules import ScopaRules
from game.scopone.engine import player, read_observation, write_observation
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import RULE_SETS
from game.seats import Seat
from tests.soaking import some

QUESTION: JsonObject = {
    "rules": "scientifico",
    "me": 2,
    "hand": ["7D", "2C"],
    "table": ["4C", "3S"],
    "captured": [["AD", "AC"], ["10D", "10C"]],
    "scope": [0, 1],
    "plays": [{"by": 1, "card": "4C", "take": []}],
    "hand_sizes": [2, 1, 2, 2],
    "last_taker": 3,
    "match": [5, 3],
    "target": 21,
    "napola": False,
    "first": 1,
}
TAKEN = {"card": "7D", "take": ["3S", "4C"]}
each_rule_set = pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)

WRONG: list[tuple[JsonObject, str]] = [
    *[({key: None}, f"{key} is null") for key in QUESTION if key != "last_taker"],
    ({"rules": "scopa"}, 'rules is "scopa"; expected one of scientifico, scopone'),
    ({"me": 4}, "me is 4; expected 0 to 3"),
    ({"me": True}, "me is true; expected a whole number"),
    ({"hand": []}, "hand has no cards"),
    ({"hand": ["7D", "JD"]}, "hand[1]: 'JD' is no card"),
    ({"hand": ["7D", "7D"]}, "7D stands twice in hand, table and captured"),
    ({"captured": [[], [], [], []]}, "captured has 4 entries; expected 2, one a side"),
    ({"scope": [0, 0, 0, 0]}, "scope has 4 entries; expected 2, one a side"),
    ({"match": [1]}, "match has 1 entries; expected 2, one a side"),
    ({"plays": [{"card": "7D", "take": []}]}, "plays[0].by is missing"),
    ({"plays": [{"by": 4, "card": "7D", "take": []}]}, "plays[0].by is 4; expected 0 to 3"),
    ({"plays": [{"by": 0, "card": "7D"}]}, "plays[0].take is missing"),
    ({"plays": [7]}, "plays[0] is 7; expected an object"),
    ({"hand_sizes": 2}, "hand_sizes is 2; expected a list"),
    ({"hand_sizes": [2, 1, 2]}, "hand_sizes has 3 entries; expected 4, one a player"),
    ({"hand_sizes": [2, 1, 2, "2"]}, 'hand_sizes[3] is "2"; expected a whole number from 0 to 40'),
    ({"hand_sizes": [2, 1, 2, -1]}, "hand_sizes[3] is -1; expected a whole number from 0 to 40"),
    ({"hand_sizes": [2, 1, 2, True]}, "hand_sizes[3] is true; expected a whole number from 0 to 40"),
    ({"hand_sizes": [2, 1, 2, 10**19]}, "hand_sizes[3] is 10000000000000000000; expected a whole number from 0 to 40"),
    ({"hand_sizes": [2, 1, 1, 2]}, "hand_sizes[2] is 1; expected the 2 cards of hand"),
    ({"hand_sizes": [3, 1, 2, 2]}, "hand_sizes is [3, 1, 2, 2]; expected them to differ by one at most"),
    ({"last_taker": 4}, "last_taker is 4; expected 0 to 3"),
    ({"target": 0}, "target is 0; expected a whole number from 1 to 999"),
    ({"napola": 1}, "napola is 1; expected true or false"),
    ({"first": -1}, "first is -1; expected 0 to 3"),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=[message[:50] for _, message in WRONG])
def test_what_no_player_can_see_is_refused_by_its_place(change: JsonObject, message: str) -> None:
    with pytest.raises(RecordError) as error:
        read_observation(QUESTION | change)

    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 250


@pytest.mark.parametrize("key", [key for key in QUESTION if key != "rules"])
def test_what_is_missing_is_said(key: str) -> None:
    with pytest.raises(RecordError, match=f"^{key} is missing$"):
        read_observation({name: value for name, value in QUESTION.items() if name != key})


def test_hands_of_more_cards_than_are_hidden_are_refused() -> None:
    hand = ["AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "AC"]
    bare = {"table": [], "captured": [[], []], "hand": hand, "hand_sizes": [11, 10, 11, 11]}

    with pytest.raises(RecordError, match="expected the others to hold 29 at most"):
        read_observation(QUESTION | bare)


@pytest.mark.parametrize("level", Level)
def test_a_player_answers_in_the_form_of_records(level: Level) -> None:
    assert player(level, 1)(QUESTION) == TAKEN


def test_without_rules_scientifico_is_meant() -> None:
    bare = {key: value for key, value in QUESTION.items() if key != "rules"}

    assert read_observation(bare) == read_observation(QUESTION)
    assert write_observation(read_observation(bare)) == QUESTION


def play_deal(levels: tuple[str, ...], rules: ScopaRules, number: int) -> Match:
    """A whole deal between players who are asked in JSON; every play they give must be legal."""
    match = Match("easy", 21, True, seed=f"{number:064x}", game=SCOPONE_GAME, rules=rules)
    asked = [player(level, number) for level in levels]
    while not match.state.over:
        seat = match.state.to_play
        question = records.parse(records.write(write_observation(match.observation(seat))))
        assert read_observation(question) == match.observation(seat)
        answer = match.apply(read_play(asked[seat](question), "answer"))
        assert not isinstance(answer, Refusal)
    return match


_DEALS = [
    (("easy", "medium", "easy", "medium"), 5),
    (("hard", "medium", "hard", "easy"), 1),
    (("easy", "medium", "easy", "medium"), 1000),
    (("hard", "medium", "hard", "easy"), 100),
]


@each_rule_set
@pytest.mark.parametrize(("levels", "deals"), some(_DEALS, 2))
def test_whole_deals_are_played_to_their_end(levels: tuple[str, ...], deals: int, rules: ScopaRules) -> None:
    for number in range(deals):
        match = play_deal(levels, rules, number)
        assert len(match.plays) == 40 - rules.table
        assert sum(map(len, match.state.captured)) == 40


@pytest.mark.parametrize("level", Level)
def test_the_same_seed_and_the_same_question_give_the_same_answer(level: Level) -> None:
    match = Match("easy", 21, False, seed="5e" * 32, game=SCOPONE_GAME)
    chance = Random(3)
    for _ in range(9):
        match.apply(chance.choice(match.legal_plays()))
    question = write_observation(match.observation(match.state.to_play))

    assert player(level, 5)(question) == player(level, 5)(question)


@given(st.integers(0, 2**32), st.sampled_from(list(Level)))
def test_any_observation_that_is_read_is_answered_with_a_legal_play(seed: int, level: Level) -> None:
    """Piles, plays, counts and seats that no deal leads to: whatever is read is answered."""
    chance = Random(seed)
    pack = chance.sample([f"{rank}{suit}" for suit in "DCSB" for rank in ["A", *range(2, 11)]], 40)
    mine = chance.randrange(1, 4 if level is Level.HARD else 10)
    me, other = chance.randrange(4), mine - (mine > 1 and chance.random() < 0.5)
    sizes = [chance.choice([mine, other]) for _ in range(4)]
    sizes[me] = mine
    shown = pack[sum(sizes) :]
    piles = sorted(chance.sample(range(len(shown) + 1), 2))
    left = chance.randrange(len(shown))
    plays = [
        {"by": chance.randrange(4), "card": chance.choice(pack), "take": chance.sample(pack, chance.randrange(3))}
        for _ in range(left)
    ]
    question = QUESTION | {
        "rules": chance.choice(["scientifico", "scopone"]),
        "me": me,
        "hand": pack[:mine],
        "hand_sizes": sizes,
        "table": shown[: piles[0]][:9],
        "captured": [shown[piles[0] : piles[1]], shown[piles[1] :]],
        "plays": plays,
        "first": chance.randrange(4),
        "last_taker": chance.choice([None, 0, 1, 2, 3]),
    }

    answer = player(level, seed)(question)

    seen = read_observation(question)
    play = read_play(answer, "answer")
    assert play.card in seen.hand
    takes = seen.terms.rules.captures(play.card, seen.table)
    assert set(play.take) in [set(take) for take in takes] or not (takes or play.take)
    assert seen.me == Seat(me)
