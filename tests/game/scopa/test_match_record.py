"""A match's record: every deal of it is written, read and the same again; what isn't a match as it was played isn't."""

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
from game.errors import GameError, RecordError
from game.levels import LEVELS
from game.scopa import headless, match_record
from game.scopa.fairness import verify
from game.scopa.kept import TABLE, KeptMatch
from game.scopa.match import Match, hand_in
from game.store import Outcome, Store
from tests.game.scopa.test_match import facts

Record = dict[str, Any]


class Memory(Store):
    """A store that keeps nothing on a disk."""

    def __init__(self) -> None:
        self.saved: list[str] = []

    def setting(self, name: str) -> str | None:
        return None

    def save(self, game: object) -> None:
        pass


def played(chance: random.Random, plays: int, level: str = "easy", target: int = 11, napola: bool = False) -> KeptMatch:
    """A match after so many plays, or at its end."""
    kept = KeptMatch.begin(Memory(), level, target, napola)
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
@given(st.integers(0, 10**9), st.integers(0, 500), st.sampled_from(LEVELS), st.sampled_from([11, 21]), st.booleans())
def test_what_is_written_is_read_and_the_same(seed: int, plays: int, level: str, target: int, napola: bool) -> None:
    kept = played(random.Random(seed), plays, level, target, napola)
    record = record_of(kept)

    deals = match_record.read(record)

    assert facts(deals[-1]) == facts(kept.match)
    assert [match_record.write_deal(deal) for deal in deals] == record["deals"]
    assert (record["level"], record["target"], record["napola"]) == (level, target, napola)
    for written in record["deals"]:
        assert verify(written)["ok"], "every deal can be cut out and proved"
        replayed = headless.replay(written)
        assert ("sheet" in written) == ("sheet" in replayed[-1])
        assert written.get("sheet") == replayed[-1].get("sheet")


def test_a_finished_match_is_kept_with_every_deal(tmp_path: Path) -> None:
    store, chance = Store(tmp_path), random.Random(4)
    kept = KeptMatch.begin(store, "hard", 21, True)
    wins: list[Match] = []
    while kept.match.winner is None:
        if kept.match.state.over:
            kept.next_deal()
        while not kept.match.state.over:
            kept.apply(chance.choice(kept.match.legal_plays()))
            again = KeptMatch.resume(store)
            assert again is not None
            kept = again if chance.random() < 0.1 else kept
        wins.append(kept.match)
    kept.leave()
    store.close()

    (over,) = Store(tmp_path).finished(TABLE)

    assert over.record is not None
    deals = match_record.read(records.parse(over.record))
    assert len(deals) == len(wins) > 1
    assert [facts(deal) for deal in deals] == [facts(deal) for deal in wins]


def test_a_match_of_an_older_program_goes_on_from_its_present_deal(tmp_path: Path) -> None:
    store = Store(tmp_path)
    kept = KeptMatch.begin(store, "easy", 11, False)
    running = store.running(TABLE)
    assert running is not None
    second = kept.match.next_deal()
    store.save(type(running)(TABLE, records.write(second.record()), *kept.standing, False, running.started))

    again = KeptMatch.resume(store)

    assert again is not None
    assert facts(again.match) == facts(second)
    while not again.match.state.over:
        again.apply(again.match.legal_plays()[0])
    if again.match.winner is None:
        again.next_deal()
    deals = match_record.read(record_of(again))
    assert deals[0].number == 2, "what was played before isn't known"
    again.leave()
    assert [game.outcome for game in store.finished(TABLE)] in ([Outcome.NOT_WON], [Outcome.WON])


def said(record: Record) -> str:
    """Why a record is no match's, "" where it is one's."""
    try:
        match_record.read(record)
    except GameError as error:
        return str(error)
    return ""


DAMAGES: dict[str, tuple[Callable[[Record], object], str]] = {
    "no deals": (lambda r: r.update(deals=[]), "deals has 0 entries; expected 1 to 1000"),
    "no list": (lambda r: r.update(deals={}), r"deals is \{\}; expected a list"),
    "no object": (lambda r: r["deals"].__setitem__(1, 7), r"deals\[1\] is 7; expected the record of a deal"),
    "a deal left out": (lambda r: r["deals"].pop(1), r"deals\[1\].match is"),
    "a deal twice": (lambda r: r["deals"].insert(1, r["deals"][0]), r"deals\[1\]"),
    "a play changed": (lambda r: r["deals"][0]["plays"].pop(3), r"deals\[0\]"),
    "a deck changed": (lambda r: r["deals"][1]["deck"].reverse(), r"deals\[1\].deck is not the one of seed"),
    "another promise": (lambda r: r["deals"][1].update(commitment="0" * 64), r"deals\[1\].commitment is"),
    "another sheet": (lambda r: r["deals"][0]["sheet"].update(scope=[9, 9]), r"deals\[0\].sheet is"),
    "no sheet": (lambda r: r["deals"][0].pop("sheet"), r"deals\[0\].sheet is null"),
    "a sheet too soon": (lambda r: r["deals"][-1].update(sheet={}), r"deals\[2\].sheet is there"),
    "another level": (lambda r: r["deals"][1].update(level="hard"), r'deals\[1\].level is "hard"; expected "easy"'),
    "another target": (lambda r: r.update(target=21), r"deals\[0\].target is 11; expected 21"),
    "another napola": (lambda r: r.update(napola=True), r"deals\[0\].napola is false; expected true"),
    "another number": (lambda r: r["deals"][1].update(number=7), r"deals\[1\].number is 7; expected 2"),
    "no seed": (lambda r: r["deals"][1].update(seed=None), r"deals\[1\].seed"),
}


@pytest.fixture(scope="module")
def three_deals() -> Record:
    """A match in its third deal."""
    for seed in range(99):
        kept = played(random.Random(seed), 80)
        if len(record_of(kept)["deals"]) == 3 and not kept.match.state.over:
            return record_of(kept)
    raise AssertionError("no such match")


@pytest.mark.parametrize(("damage", "why"), DAMAGES.values(), ids=DAMAGES)
def test_what_is_no_match_as_it_was_played_is_said(
    damage: Callable[[Record], object], why: str, three_deals: Record
) -> None:
    record = json.loads(json.dumps(three_deals))
    damage(record)

    with pytest.raises(RecordError, match=why):
        match_record.read(record)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_other_value_in_it_is_used_or_said(three_deals: Record, data: st.DataObject) -> None:
    record = json.loads(json.dumps(three_deals))
    holder: Any = record
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(holder[key], dict | list) or not holder[key] or data.draw(st.booleans()):
            break
        holder = holder[key]
    holder[key] = data.draw(st.sampled_from([None, True, -1, 10**9, 1.5, "", "7D", [], {}, [0, 0], "0" * 64]))
    assert len(said(record)) <= 500


def test_a_match_from_a_deal_that_was_handed_in_proves_nothing_of_it_and_what_follows() -> None:
    chance = random.Random(2)
    handed = hand_in({"game": "scopa", "deal": 5, "first": 0, "napola": False, "plays": []}, "medium")
    kept = KeptMatch(Memory(), handed)
    while not kept.match.state.over:
        kept.apply(chance.choice(kept.match.legal_plays()))
    kept.next_deal()
    record = record_of(kept)

    first, second = match_record.read(record)

    assert (first.seed, first.commitment, "seed" in record["deals"][0]) == ("", "", False)
    assert second.seed == kept.match.seed
    assert verify(record["deals"][1])["ok"]
