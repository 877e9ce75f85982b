"""A match for four in pairs: who deals, what the next deal goes on with, what is kept, resumed and handed in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from game import records
from game.errors import RecordError
from game.past_deals import PastDeals
from game.records import JsonObject
from game.registry import game_of
from game.scopa import match_record
from game.scopa.fairness import dealing
from game.scopa.match import Match, hand_in, resume
from game.scopa.match_record import records_of
from game.scopa.rules import ScopaRules
from game.scopone.fairness import verify
from game.scopone.family import SCOPONE_GAME
from game.scopone.kept import KeptMatch
from game.scopone.observation import observe
from game.scopone.rules import RULE_SETS, SCIENTIFICO, SCOPONE
from game.seats import OURS, PERSON, THEIRS, Seat
from game.store import Outcome, Store
from tests.game.changes import Change, drop, put
from tests.game.scopa.test_match import facts

SEED = "5e" * 32
each_rule_set = pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "games")
    yield opened
    opened.close()


def a_match(rules: ScopaRules = SCIENTIFICO, target: int = 21, napola: bool = False, **more: object) -> Match:
    keys: dict[str, object] = {"seed": SEED} | more
    return Match("medium", target, napola, game=SCOPONE_GAME, rules=rules, **keys)  # type: ignore[arg-type]


def play_to_the_end(match: Match | KeptMatch, chance: Random) -> None:
    deal = match.match if isinstance(match, KeptMatch) else match
    while not deal.state.over:
        match.apply(chance.choice(deal.legal_plays()))


@each_rule_set
def test_a_match_is_dealt_from_its_seed_and_who_sits_right_of_the_dealer_plays_first(rules: ScopaRules) -> None:
    match, deals = a_match(rules), dealing(SCOPONE_GAME, rules)

    assert match.order == deals.deal(SEED).order
    assert match.first == match.state.to_play == (deals.first_dealer(SEED) + 1) % 4
    assert match.rules is rules
    assert match.state.table == match.order[: rules.table]
    for turn in range(4):
        start = rules.table + turn * rules.hand
        assert match.state.hands[(match.first + turn) % 4] == match.order[start : start + rules.hand]


def test_the_deal_moves_one_seat_to_the_right_each_time_and_the_rules_stay() -> None:
    match, chance = a_match(SCOPONE, 999, True), Random(1)
    firsts = [match.first]
    for _ in range(5):
        play_to_the_end(match, chance)
        score = match.score_after
        match = match.next_deal()
        firsts.append(match.first)
        assert (match.rules, match.game, match.score) == (SCOPONE, SCOPONE_GAME, score)
        assert (match.level, match.terms.target, match.terms.napola) == ("medium", 999, True)

    assert [(after - before) % 4 for before, after in pairwise(firsts)] == [1] * 5


def test_a_void_order_is_thrown_in_and_the_same_dealer_deals_again() -> None:
    seed = next(s for s in (f"{number:064x}" for number in range(9999)) if dealing(SCOPONE_GAME, SCOPONE).deal(s).void)

    match, other = a_match(SCOPONE, seed=seed), a_match(SCIENTIFICO, seed=seed)

    assert match.void == (other.order,)
    assert match.first == other.first
    assert verify(match.record())["ok"]


@each_rule_set
@pytest.mark.parametrize("plays", [0, 1, 2, 3, 4, 19, 36])
def test_a_match_is_resumed_as_it_stood(plays: int, rules: ScopaRules) -> None:
    match = a_match(rules, 16, True, score=(3, 9), number=4, first=Seat(2))
    for _ in range(plays):
        match.apply(match.legal_plays()[-1])

    again = resume(records.parse(records.write(match.record())), SCOPONE_GAME)

    assert facts(again) == facts(match)
    assert again.record() == match.record()
    assert (match.record()["game"], match.record()["rules"]) == ("scopone", rules.name)


def test_each_seat_is_handed_what_it_may_see() -> None:
    match = a_match()
    for _ in range(6):
        match.apply(match.legal_plays()[0])

    for seat in map(Seat, range(4)):
        seen = match.observation(seat)
        assert seen == observe(match.state, match.plays, match.terms, seat)
        assert seen.hand == match.state.hands[seat]
        assert seen.hand_sizes == tuple(map(len, match.state.hands))


def test_a_pair_wins_and_loses_together() -> None:
    winners = set()
    for number in range(20):
        match = a_match(target=1, seed=f"{number:064x}")
        play_to_the_end(match, Random(number))
        assert match.sheet is not None
        assert match.score_after == match.sheet.total
        winners.add(match.winner)
        assert match.winner == (None if match.tied else match.score_after.index(max(match.score_after)))

    assert {OURS, THEIRS} <= winners


def test_a_match_begins_by_the_rules_asked_for_and_is_kept_from_its_beginning(store: Store) -> None:
    assert KeptMatch.begin(store, "easy", 21, False).match.rules is SCIENTIFICO
    kept = KeptMatch.begin(store, "hard", 16, True, SCOPONE)

    again = KeptMatch.resume(store)

    assert again is not None
    assert facts(again.match) == facts(kept.match)
    assert again.match.rules is SCOPONE


def test_a_whole_match_is_kept_play_by_play_to_its_end(store: Store) -> None:
    kept, chance = KeptMatch.begin(store, "easy", 21, True, SCOPONE), Random(8)
    while True:
        for _ in range(7):
            if not kept.match.state.over:
                kept.apply(chance.choice(kept.match.legal_plays()))
        resumed = KeptMatch.resume(store)
        assert resumed is not None
        assert resumed.record_text() == kept.record_text()
        play_to_the_end(kept, chance)
        if kept.match.winner is not None:
            break
        kept.next_deal()

    deals = match_record.read(records.parse(kept.record_text()), SCOPONE_GAME)
    assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
    assert deals[-1].winner == kept.match.winner
    kept.leave()
    (game,) = store.finished("scopone")
    assert game.outcome is (Outcome.WON if kept.match.winner == OURS else Outcome.NOT_WON)
    assert store.finished("scopa") == []


def test_a_match_counts_once_the_person_has_played(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 21, False)
    while kept.match.state.to_play != PERSON:
        kept.apply(kept.match.legal_plays()[0])
    assert not kept.under_way
    kept.apply(kept.match.legal_plays()[0])
    assert kept.under_way


def handed_in(rules: str = "scopone") -> JsonObject:
    return {"game": "scopone", "rules": rules, "deal": 5, "first": 3, "napola": False, "plays": []}


def test_a_deal_is_handed_in_beside_the_match_under_way(store: Store) -> None:
    before = KeptMatch.begin(store, "easy", 21, False)

    kept = KeptMatch.reopen(store, handed_in(), "hard")

    assert (kept.match.level, kept.match.rules, kept.match.seed) == ("hard", SCOPONE, "")
    waiting, over = KeptMatch.resume(store), KeptMatch.resume(store, handed_in=True)
    assert waiting is not None
    assert over is not None
    assert facts(waiting.match) == facts(before.match)
    assert facts(over.match) == facts(kept.match)
    play_to_the_end(kept, Random(3))
    assert kept.match.next_deal().rules is SCOPONE


def test_a_position_that_was_handed_in_is_kept_as_one(store: Store) -> None:
    position = hand_in(handed_in("scientifico"), "easy", SCOPONE_GAME).state
    written = {
        "table": [],
        "hands": [[str(card) for card in hand] for hand in position.hands],
        "captured": [[], []],
        "scope": [0, 0],
        "to_play": 3,
        "first": 3,
        "last_taker": None,
    }
    kept = KeptMatch.reopen(store, {"game": "scopone", "napola": False, "plays": [], "position": written}, "easy")
    kept.apply(kept.match.legal_plays()[4])

    again = KeptMatch.resume(store, handed_in=True)

    assert again is not None
    assert facts(again.match) == facts(kept.match)
    assert "deck" not in again.match.record()["position"]


def test_a_void_deal_is_not_opened() -> None:
    deck = ["10D", "10C", "10S"]
    deck += [f"{rank}{suit}" for suit in "DCSB" for rank in ["A", *range(2, 11)] if f"{rank}{suit}" not in deck]
    record = {"game": "scopone", "rules": "scopone", "deck": deck, "first": 0, "napola": False, "plays": []}

    with pytest.raises(RecordError, match="deck is a void deal"):
        game_of(record).check_opening(record)
    game_of(record).check_opening(record | {"rules": "scientifico"})


def two_deals() -> JsonObject:
    kept, chance = KeptMatch(Memory(), a_match(SCOPONE, 99)), Random(4)
    play_to_the_end(kept, chance)
    kept.next_deal()
    kept.apply(kept.match.legal_plays()[0])
    return records.parse(kept.record_text())


class Memory(Store):
    """A store that keeps nothing on a disk."""

    def __init__(self) -> None:
        pass

    def setting(self, name: str) -> str | None:
        return None

    def save(self, game: object) -> None:
        pass


def test_the_longest_match_there_is_can_be_read_again() -> None:
    kept, chance = KeptMatch(Memory(), a_match(SCOPONE, 999)), Random(6)
    while True:
        play_to_the_end(kept.match, chance)
        if kept.match.winner is not None:
            break
        kept.next_deal()

    text = kept.record_text()
    before, present = records_of(SCOPONE_GAME).read_present(records.parse(text))
    assert present.number == len(before) + 1 > 100
    least_a_deal = 3
    assert len(text) / present.number * (2 * 999 / least_a_deal) < records.MOST_BYTES


DAMAGES: list[tuple[Change, str]] = [
    (put("rules", "scientifico"), 'deals[0].rules is "scopone"; expected "scientifico"'),
    (put("rules", 7), "rules is 7; expected one of scientifico, scopone"),
    (drop("rules"), 'deals[0].rules is "scopone"; expected "scientifico"'),
    (put("deals.1.rules", "scientifico"), "deals[1]"),
    (put("deals.1.first", 9), "deals[1].first is 9; expected 0 to 3"),
    (lambda r: r["deals"][1].update(first=(r["deals"][0]["first"] + 3) % 4), "deals[1]"),
    (put("target", 11), "deals[0].target is 99; expected 11"),
    (put("deals.0.sheet", {}), "deals[0].sheet is {}"),
]


@pytest.mark.parametrize(("damage", "why"), DAMAGES, ids=[why[:50] for _, why in DAMAGES])
def test_what_is_no_match_as_it_was_played_is_said(damage: Change, why: str) -> None:
    record = two_deals()
    assert len(match_record.read(record, SCOPONE_GAME)) == 2
    damage(record)

    with pytest.raises(RecordError) as error:
        match_record.read(record, SCOPONE_GAME)

    assert why in str(error.value)


def test_the_last_deals_are_remembered_with_their_proofs_apart_from_scopas(store: Store) -> None:
    past, matches = PastDeals(store, "scopone", verify), [a_match(SCOPONE, seed=None) for _ in range(2)]
    for match in matches:
        past.add(match)

    again = PastDeals(store, "scopone", verify)
    assert [record["seed"] for record in again.records] == [match.seed for match in reversed(matches)]
    assert store.setting("scopa_past_deals") is None


@pytest.mark.parametrize("change", [put("rules", "scopa"), drop("level"), put("plays", [{"card": "7D"}])])
def test_a_kept_record_that_cannot_be_used_is_said(change: Callable[[JsonObject], object]) -> None:
    record = a_match().record()
    change(record)

    with pytest.raises(RecordError):
        resume(record, SCOPONE_GAME)
