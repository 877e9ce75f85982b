"""The computers as players for other programs: what they are told, what is refused, whole games."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.briscola.engine import player, read_observation, write_observation
from game.briscola.match import Match, hand_in
from game.briscola.players import choose
from game.briscola.rules import RULE_SETS, BriscolaRules
from game.briscola.state import PlayCard
from game.cards import ITALIAN
from game.errors import RecordError
from game.levels import Level
from game.records import JsonObject
from game.rules import Refusal
from tests.soaking import some

QUESTION: JsonObject = {
    "players": 2,
    "me": 1,
    "hand": ["7D", "2C", "5B"],
    "trick": [{"by": 0, "card": "3D"}],
    "trump": "4S",
    "stock": 32,
    "captured": [["AS", "2S"], []],
    "tricks": [[{"by": 0, "card": "AS"}, {"by": 1, "card": "2S"}]],
    "known": [[], []],
    "hand_sizes": [2, 3],
    "match": [0, 1],
    "target": 2,
    "first": 0,
}
"""A game for two in its second trick."""
LATE: JsonObject = {
    "players": 4,
    "me": 2,
    "hand": ["7D", "2C"],
    "trick": [{"by": 0, "card": "AD"}, {"by": 1, "card": "3S"}],
    "trump": "4S",
    "stock": 0,
    "captured": [["AS", "2S", "5S", "6S"], []],
    "tricks": [],
    "known": [["9C"], ["4S"], ["2C"], []],
    "hand_sizes": [1, 1, 2, 2],
    "match": [0, 1],
    "target": 2,
    "first": 0,
}
"""A game for four whose stock is gone, from a position."""

WRONG: list[tuple[JsonObject, JsonObject, str]] = [
    *[(QUESTION, {key: None}, f"{key} is null") for key in QUESTION if key != "trump"],
    (QUESTION, {"trump": None}, "trump: "),
    (QUESTION, {"players": 3}, "players is 3; expected 2 or 4"),
    (QUESTION, {"me": 2}, "me is 2; expected 0 or 1"),
    (QUESTION, {"me": 0}, "me is 0; expected 1, whose turn it is"),
    (QUESTION, {"hand": []}, "hand has no cards; expected at least one to play"),
    (QUESTION, {"hand": "7D"}, 'hand is "7D"; expected a list'),
    (QUESTION, {"hand": ["7D", "JD", "2C"]}, "hand[1]: 'JD' is no card"),
    (QUESTION, {"hand": ["7D", "7D", "2C"]}, "7D stands twice in hand, trick and captured"),
    (QUESTION, {"hand": ["7D", "3D", "2C"]}, "3D stands twice in hand, trick and captured"),
    (QUESTION, {"hand": ["7D", "2C", "5B", "6B"]}, "hand has 4 cards; expected 3 at most"),
    (QUESTION, {"hand": ["7D", "2C", "4S"]}, "trump is 4S, which was drawn; expected it to lie under the stock"),
    (QUESTION, {"known": [["4S"], []]}, "trump is 4S, which was drawn; expected it to lie under the stock"),
    (QUESTION, {"trick": [7]}, 'trick[0] is 7; expected an object such as {"by":0,"card":"7D"}'),
    (QUESTION, {"trick": [{"card": "3D"}]}, "trick[0].by is missing"),
    (QUESTION, {"trick": [{"by": 0}]}, "trick[0].card is missing"),
    (QUESTION, {"trick": [{"by": 0, "card": "11D"}]}, "trick[0].card: '11D' is no card"),
    (QUESTION, {"trick": [{"by": 1, "card": "3D"}]}, "trick[0].by is 1; expected 0, whose turn it was"),
    (
        QUESTION,
        {"trick": [{"by": 0, "card": "3D"}, {"by": 1, "card": "5D"}]},
        "trick has 2 cards; expected fewer than 2, for a full one is taken",
    ),
    (QUESTION, {"tricks": [7]}, "tricks[0] is 7; expected a list"),
    (QUESTION, {"tricks": [[]]}, "tricks[0] has 0 cards; expected 2, one a player"),
    (
        QUESTION,
        {"tricks": [[{"by": 1, "card": "AS"}, {"by": 0, "card": "2S"}]]},
        "tricks[0][0].by is 1; expected 0, whose turn it was",
    ),
    (
        QUESTION,
        {"tricks": [[{"by": 0, "card": "2S"}, {"by": 1, "card": "AS"}]]},
        "trick[0].by is 0; expected 1, whose turn it was",
    ),
    (
        QUESTION,
        {"captured": [["AS"], []]},
        "tricks[0][1].card is 2S; expected a card of captured[0], for player 0 took the trick",
    ),
    (
        QUESTION,
        {"tricks": [[{"by": 0, "card": "AS"}, {"by": 1, "card": "2S"}]] * 2},
        "AS stands twice in tricks; expected each card at most once",
    ),
    (QUESTION, {"captured": [["AD"]]}, "captured has 1 entries; expected 2, one a player"),
    (QUESTION, {"captured": [["AS", "2S"], ["AS"]]}, "AS stands twice in hand, trick and captured"),
    (QUESTION, {"stock": 33}, "stock is 33; expected a multiple of 2, one a player"),
    (QUESTION, {"stock": -2}, "stock is -2; expected a multiple of 2, one a player"),
    (QUESTION, {"stock": "32"}, 'stock is "32"; expected a whole number'),
    (QUESTION, {"stock": 34}, "stock and hand_sizes are 34 and [2, 3]; expected the stock and the others' hands to"),
    (QUESTION, {"stock": 10**19}, "stock and hand_sizes are 10000000000000000000"),
    (QUESTION, {"hand_sizes": [2]}, "hand_sizes has 1 entries; expected 2, one a player"),
    (QUESTION, {"hand_sizes": [2, True]}, "hand_sizes[1] is true; expected a whole number from 0 to 40"),
    (
        QUESTION,
        {"hand_sizes": [3, 3]},
        "hand_sizes[0] is 3; expected 2, where hand has 3 cards and player 0 has played to the trick",
    ),
    (
        QUESTION,
        {"hand_sizes": [2, 2]},
        "hand_sizes[1] is 2; expected 3, where hand has 3 cards and player 1 has not played to the trick",
    ),
    (QUESTION, {"known": [[]]}, "known has 1 entries; expected 2, one a player"),
    (QUESTION, {"known": [[], ["AB"]]}, "known[1][0] is AB; expected a card of hand"),
    (QUESTION, {"known": [["5B"], []]}, "known[0][0] is 5B; expected a card that lies nowhere else"),
    (QUESTION, {"known": [["AS"], []]}, "known[0][0] is AS; expected a card that lies nowhere else"),
    (QUESTION, {"known": [["6B", "6B"], []]}, "6B stands twice in known"),
    (QUESTION, {"known": [["6B", "7B", "AB"], []]}, "known[0] has 3 cards; expected 2 at most"),
    (QUESTION, {"match": [1]}, "match has 1 entries; expected 2, one a player"),
    (QUESTION, {"target": 0}, "target is 0; expected a whole number from 1 to 999"),
    (QUESTION, {"partners_see": 1}, "partners_see is 1; expected true or false"),
    (QUESTION, {"first": 2}, "first is 2; expected 0 or 1"),
    (LATE, {"me": 4}, "me is 4; expected 0 to 3"),
    (LATE, {"me": 3}, "me is 3; expected 2, whose turn it is"),
    (LATE, {"first": 1}, "trick[0].by is 0; expected 1, whose turn it was"),
    (LATE, {"stock": 6}, "stock is 6; expected a multiple of 4, one a player"),
    (LATE, {"known": [[], [], [], []], "hand_sizes": [1, 1, 2, 1]}, "hand_sizes[3] is 1; expected 2"),
]


@pytest.mark.parametrize("question", [QUESTION, LATE], ids=["two", "four"])
def test_the_questions_they_are_made_of_are_answered_and_read_back(question: JsonObject) -> None:
    assert write_observation(read_observation(question)) == question
    for level in Level:
        answer = player(level, 1)(question)
        assert answer == {"card": answer["card"]}
        assert answer["card"] in question["hand"]


@pytest.mark.parametrize("key", QUESTION)
def test_every_key_is_required(key: str) -> None:
    with pytest.raises(RecordError, match=f"^{key} is missing"):
        read_observation({name: value for name, value in QUESTION.items() if name != key})


@pytest.mark.parametrize(("sound", "change", "message"), WRONG, ids=[message[:60] for _, _, message in WRONG])
def test_what_no_player_can_see_is_refused_by_its_place(sound: JsonObject, change: JsonObject, message: str) -> None:
    with pytest.raises(RecordError) as error:
        read_observation(sound | change)

    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 250


def test_partners_who_keep_their_last_cards_to_themselves_are_said() -> None:
    seen = read_observation(LATE | {"partners_see": False, "known": [[], ["4S"], ["2C"], []]})
    assert not seen.terms.partners_see
    assert write_observation(seen)["partners_see"] is False


def answered(rules: BriscolaRules, levels: tuple[str, str], seed: int) -> list[str]:
    """A whole game by the engine's answers, a level a side; every one must be legal."""
    sides = [player(level, seed) for level in levels]
    match = Match(levels[0], 2, rules, seed=f"{seed:064x}")
    while not match.state.over:
        seat = match.state.to_play
        line = json.loads(json.dumps(write_observation(match.observation(seat))))
        play = PlayCard(ITALIAN.parse(sides[seat % 2](line)["card"]))
        assert not isinstance(match.apply(play), Refusal)
    return [str(step.move.card) for step in match.log]


_GAMES = [(("easy", "medium"), 30), (("medium", "hard"), 50), (("easy", "medium"), 1000)]


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize(("levels", "games"), some(_GAMES, 1))
def test_whole_games_are_legal(rules: BriscolaRules, levels: tuple[str, str], games: int) -> None:
    for seed in range(games):
        assert len(answered(rules, levels, seed)) == 40


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_same_seed_and_inputs_give_the_same_answers(rules: BriscolaRules) -> None:
    assert answered(rules, ("medium", "easy"), 3) == answered(rules, ("medium", "easy"), 3)


def puzzle(chance: Random, rules: BriscolaRules) -> JsonObject:
    """A position of so many players that lacks some of the pack."""
    pack = [str(card) for card in ITALIAN]
    chance.shuffle(pack)
    leader, lie, most = chance.randrange(rules.seats), chance.randrange(rules.seats), chance.randint(1, rules.hand)
    stock = [pack.pop() for _ in range(rules.seats * chance.choice([0, 0, 1, 2]))]
    played = {(leader + turn) % rules.seats for turn in range(lie)}
    hands = [[pack.pop() for _ in range(most - (seat in played))] for seat in range(rules.seats)]
    trick = [pack.pop() for _ in range(lie)]
    position = {
        "hands": hands,
        "trick": trick,
        "trump": stock[-1] if stock else chance.choice([pack[0], hands[(leader + lie) % rules.seats][0], *trick]),
        "stock": stock,
        "captured": [[pack.pop() for _ in range(chance.randrange(4))] for _ in range(2)],
        "to_play": (leader + lie) % rules.seats,
        "leader": leader,
    }
    return {"game": "briscola", "players": rules.seats, "position": position, "plays": []}


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize(("level", "puzzles"), [("easy", 60), ("medium", 60), ("hard", 3)])
def test_a_position_that_lacks_cards_is_played_to_its_end(rules: BriscolaRules, level: str, puzzles: int) -> None:
    for seed in range(puzzles):
        match = hand_in(puzzle(Random(seed), rules), level)
        while not match.state.over:
            seen = match.observation(match.state.to_play)
            assert read_observation(json.loads(json.dumps(write_observation(seen)))) == seen
            assert not isinstance(match.apply(choose(Level(level), seen, seed)), Refusal)
