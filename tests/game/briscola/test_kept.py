"""A match of Briscola that outlives the program: what is there when the player comes back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.briscola.kept import TABLE, KeptMatch, kind_of
from game.briscola.match import Match
from game.briscola.rules import FOUR, TWO
from game.briscola.state import PlayCard
from game.errors import RecordError
from game.rules import Refusal
from game.seats import OURS
from game.store import Outcome, Store
from tests.game.briscola.test_headless import FOR_TWO


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "games")
    yield opened
    opened.close()


def resumed(store: Store) -> Match:
    found = KeptMatch.resume(store)
    assert found is not None
    return found.match


def play_deal(kept: KeptMatch) -> None:
    while not kept.match.state.over:
        kept.apply(kept.match.legal_plays()[0])


def outcomes(store: Store) -> list[Outcome]:
    return [game.outcome for game in store.finished(TABLE)]


def test_where_nothing_was_kept_there_is_nothing_to_resume(store: Store) -> None:
    assert KeptMatch.resume(store) is None


def test_a_match_is_kept_from_its_beginning(store: Store) -> None:
    kept = KeptMatch.begin(store, "hard", 3, FOUR, partners_see=False)

    again = resumed(store)
    assert again.record() == kept.match.record()
    assert (again.level, again.terms.target, again.rules, again.terms.partners_see) == ("hard", 3, FOUR, False)


def test_every_play_is_kept_and_a_refused_one_changes_nothing(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 2, TWO)
    for _ in range(9):
        kept.apply(kept.match.legal_plays()[-1])
        assert resumed(store).record() == kept.match.record()
        assert resumed(store).state == kept.match.state

    before = kept.match.record()
    assert kept.apply(PlayCard(kept.match.state.turned_up)) == Refusal("not_in_hand")
    assert resumed(store).record() == before


def test_the_next_game_is_kept_with_the_games_won_and_how_it_stands(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 3, FOUR)
    play_deal(kept)
    ahead = kept.match.score_after

    kept.next_deal()

    assert resumed(store).score == ahead
    assert (resumed(store).number, resumed(store).plays) == (2, [])
    running = store.running(TABLE)
    assert running is not None
    assert (running.kind, running.label, running.moves) == ("four:easy", f"{ahead[0]}:{ahead[1]}", 0)
    assert kind_of(TWO.name, "hard") == "two:hard"


def test_letting_partners_look_or_not_is_kept_at_once(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 2, FOUR)
    kept.let_partners_see(False)
    assert not resumed(store).terms.partners_see
    kept.let_partners_see(True)
    assert resumed(store).terms.partners_see


def test_the_time_it_began_stays(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 2)
    kept.apply(kept.match.legal_plays()[0])

    again = KeptMatch.resume(store)

    assert again is not None
    assert again.started == kept.started


def test_a_match_left_untouched_leaves_no_trace(store: Store) -> None:
    KeptMatch.begin(store, "easy", 2).leave()

    assert outcomes(store) == []
    assert KeptMatch.resume(store) is None


def test_a_match_left_under_way_is_not_won(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 2)
    for _ in range(2):  # whoever leads, the person has played then
        kept.apply(kept.match.legal_plays()[0])
    kept.leave()

    assert outcomes(store) == [Outcome.NOT_WON]


def test_a_finished_match_is_kept_as_it_ended(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 2)
    play_deal(kept)
    while kept.match.winner is None:
        kept.next_deal()
        play_deal(kept)
    won = kept.match.winner == OURS

    kept.leave()

    (over,) = store.finished(TABLE)
    assert over.outcome is (Outcome.WON if won else Outcome.NOT_WON)
    assert (over.kind, over.score) == ("two:easy", kept.match.score_after[OURS])
    assert KeptMatch.resume(store) is None


def test_a_game_handed_in_lies_beside_the_one_under_way_and_leaves_no_trace(store: Store) -> None:
    under_way = KeptMatch.begin(store, "easy", 2)
    handed = KeptMatch.reopen(store, FOR_TWO, "hard")
    play_deal(handed)
    assert handed.match.points == (25, 0)

    again = KeptMatch.resume(store, handed_in=True)
    assert again is not None
    assert again.match.record() == handed.match.record()
    handed.leave()

    assert outcomes(store) == []
    assert KeptMatch.resume(store, handed_in=True) is None
    assert resumed(store).record() == under_way.match.record()


@pytest.mark.parametrize("record", ["{", '{"game":"briscola"}', '{"game":"briscola","players":2,"deals":[]}'])
def test_a_match_that_cannot_be_used_is_set_aside_and_said(store: Store, record: str) -> None:
    KeptMatch.begin(store, "easy", 2)
    running = store.running(TABLE)
    assert running is not None
    store.save(replace(running, record=record))

    with pytest.raises(RecordError):
        KeptMatch.resume(store)

    assert KeptMatch.resume(store) is None
