"""A match's record: every game of it is written, read and the same again; what isn't a match as it was played isn't."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import records
from game.briscola import headless
from game.briscola.fairness import verify
from game.briscola.kept import KeptMatch
from game.briscola.match import hand_in
from game.briscola.match_record import RECORDS
from game.briscola.reviewed import cut, reviewable
from game.briscola.rules import FOUR, RULE_SETS, TWO, BriscolaRules
from game.errors import GameError, RecordError
from game.levels import LEVELS
from game.store import Store
from tests.game.briscola.test_match import facts

Record = dict[str, Any]


class Memory(Store):
    """A store that keeps nothing on a disk."""

    def __init__(self) -> None:
        self.saved: list[str] = []

    def setting(self, name: str) -> str | None:
        return None

    def save(self, game: object) -> None:
        pass


def played(
    chance: random.Random, plays: int, rules: BriscolaRules = TWO, level: str = "easy", target: int = 2
) -> KeptMatch:
    """A match after so many plays, or at its end."""
    kept = KeptMatch.begin(Memory(), level, target, rules)
    for _ in range(plays):
        if kept.match.state.over:
            if kept.match.winner is not None:
                break
            kept.next_deal()
        kept.apply(chance.choice(kept.match.legal_plays()))
    return kept


def record_of(kept: KeptMatch) -> Record:
    return records.parse(kept.record_text())


@settings(max_examples=30, deadline=None)
@given(
    st.integers(0, 10**9),
    st.integers(0, 240),
    st.sampled_from(RULE_SETS),
    st.sampled_from(LEVELS),
    st.sampled_from([1, 3]),
)
def test_what_is_written_is_read_and_the_same(
    seed: int, plays: int, rules: BriscolaRules, level: str, target: int
) -> None:
    kept = played(random.Random(seed), plays, rules, level, target)
    record = record_of(kept)

    deals = RECORDS.read(record)

    assert facts(deals[-1]) == facts(kept.match)
    assert [RECORDS.write_deal(deal) for deal in deals] == record["deals"]
    assert {key: record[key] for key in record if key != "deals"} == {
        "game": "briscola",
        "players": rules.seats,
        "level": level,
        "target": target,
    }
    for written in record["deals"]:
        assert verify(written)["ok"], "every game can be cut out and proved"
        replayed = headless.replay(written)
        assert written.get("result") == replayed[-1].get("result")


def said(record: Record) -> str:
    """Why a record is no match's, "" where it is one's."""
    try:
        RECORDS.read(record)
    except GameError as error:
        return str(error)
    return ""


DAMAGES: dict[str, tuple[Callable[[Record], object], str]] = {
    "no deals": (lambda r: r.update(deals=[]), "deals has 0 entries; expected 1 to 1000"),
    "no list": (lambda r: r.update(deals={}), r"deals is \{\}; expected a list"),
    "no object": (lambda r: r["deals"].__setitem__(1, 7), r"deals\[1\] is 7; expected the record of a deal"),
    "no players": (lambda r: r.pop("players"), "players is missing"),
    "no level": (lambda r: r.pop("level"), "level is missing"),
    "no target": (lambda r: r.pop("target"), "target is missing"),
    "a game left out": (lambda r: r["deals"].pop(1), r"deals\[1\]\.(match|number) is"),
    "a game twice": (lambda r: r["deals"].insert(1, r["deals"][0]), r"deals\[1\]"),
    "a play changed": (lambda r: r["deals"][0]["plays"].reverse(), r"deals\[0\]\.plays\[0\] is not allowed"),
    "a play left out": (lambda r: r["deals"][0]["plays"].pop(), r"deals\[0\]\.result is there; expected none before"),
    "a deck changed": (lambda r: r["deals"][1]["deck"].reverse(), r"deals\[1\].deck is not the one of seed"),
    "another promise": (lambda r: r["deals"][1].update(commitment="0" * 64), r"deals\[1\].commitment is"),
    "another result": (lambda r: r["deals"][0]["result"].update(points=[99, 21]), r"deals\[0\].result is"),
    "no result": (lambda r: r["deals"][0].pop("result"), r"deals\[0\].result is null"),
    "a result too soon": (lambda r: r["deals"][-1].update(result={}), r"deals\[2\].result is there"),
    "another level": (lambda r: r["deals"][1].update(level="hard"), r'deals\[1\].level is "hard"; expected "easy"'),
    "another target": (lambda r: r.update(target=3), r"deals\[0\].target is 2; expected 3"),
    "others at the table": (lambda r: r.update(players=4), r"deals\[0\].players is 2; expected 4"),
    "another number": (lambda r: r["deals"][1].update(number=7), r"deals\[1\].number is 7; expected 2"),
    "another leader": (
        lambda r: r["deals"][1].update(first=1 - r["deals"][1]["first"], plays=[]),
        r"deals\[1\]",
    ),
    "no seed": (lambda r: r["deals"][1].update(seed=None), r"deals\[1\].seed"),
    "more games won": (lambda r: r["deals"][0].update(match=[1, 1]), r"deals\[1\]"),
}


@pytest.fixture(scope="module")
def three_games() -> Record:
    """A match for two in its third game."""
    for seed in range(99):
        kept = played(random.Random(seed), 90)
        if len(record_of(kept)["deals"]) == 3 and not kept.match.state.over:
            return record_of(kept)
    raise AssertionError("no such match")


@pytest.mark.parametrize(("damage", "why"), DAMAGES.values(), ids=DAMAGES)
def test_what_is_no_match_as_it_was_played_is_said(
    damage: Callable[[Record], object], why: str, three_games: Record
) -> None:
    record = json.loads(json.dumps(three_games))
    damage(record)

    with pytest.raises(RecordError, match=why):
        RECORDS.read(record)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_other_value_in_it_is_used_or_said(three_games: Record, data: st.DataObject) -> None:
    record = json.loads(json.dumps(three_games))
    holder: Any = record
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(holder[key], dict | list) or not holder[key] or data.draw(st.booleans()):
            break
        holder = holder[key]
    holder[key] = data.draw(st.sampled_from([None, True, -1, 10**9, 1.5, "", "7D", [], {}, [0, 0], "0" * 64]))
    assert len(said(record)) <= 500


def test_partners_may_be_let_look_in_the_middle_of_a_match() -> None:
    kept = played(random.Random(1), 45, FOUR)
    kept.let_partners_see(False)

    one, two = RECORDS.read(record_of(kept))

    assert (one.terms.partners_see, two.terms.partners_see) == (True, False)


def test_a_match_from_a_deal_that_was_handed_in_proves_nothing_of_it_and_what_follows() -> None:
    chance = random.Random(2)
    handed = hand_in({"game": "briscola", "players": 4, "deal": 5, "first": 0, "plays": []}, "medium")
    kept = KeptMatch(Memory(), handed)
    while not kept.match.state.over:
        kept.apply(chance.choice(kept.match.legal_plays()))
    kept.next_deal()
    record = record_of(kept)

    first, second = RECORDS.read(record)

    assert (first.seed, first.commitment, "seed" in record["deals"][0]) == ("", "", False)
    assert second.seed == kept.match.seed
    assert verify(record["deals"][1])["ok"]


def test_a_game_under_way_is_never_seen(three_games: Record) -> None:
    assert [deal.number for deal in reviewable(three_games, ended=False)] == [1, 2]
    assert [deal.number for deal in reviewable(three_games, ended=True)] == [1, 2, 3]
    with pytest.raises(RecordError, match="deals has none that is over"):
        reviewable(record_of(played(random.Random(1), 20)), ended=False)


def test_a_game_handed_in_alone_is_seen_once_it_is_over(three_games: Record) -> None:
    whole = three_games["deals"][0]
    (deal,) = reviewable(whole, ended=False)
    assert deal.points == tuple(whole["result"]["points"])


def test_a_game_cut_after_a_play_goes_on_with_the_same_cards_and_no_seal(three_games: Record) -> None:
    deal = reviewable(three_games, ended=False)[0]

    again = hand_in(cut(deal, 11), "hard")

    assert again.state == deal.log[11].before
    assert (again.seed, again.number, again.level) == ("", 1, "hard")
    assert again.plays == deal.plays[:11]


def test_the_file_of_a_finished_match_holds_every_game(tmp_path: Path) -> None:
    store, chance = Store(tmp_path), random.Random(4)
    kept = KeptMatch.begin(store, "hard", 2, FOUR)
    games = 1
    while True:
        while not kept.match.state.over:
            kept.apply(chance.choice(kept.match.legal_plays()))
            if chance.random() < 0.1:
                again = KeptMatch.resume(store)
                assert again is not None
                kept = again
        if kept.match.winner is not None:
            break
        kept.next_deal()
        games += 1
    kept.leave()
    store.close()

    (over,) = Store(tmp_path).finished("briscola")

    assert over.record is not None
    deals = RECORDS.read(records.parse(over.record))
    assert len(deals) == games > 1
    assert deals[-1].winner is not None
