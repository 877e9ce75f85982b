"""A match that outlives the program: what is there when the player comes back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.errors import RecordError
from game.rules import Refusal
from game.scopa.kept import TABLE, KeptMatch
from game.scopa.match import Match
from game.scopa.state import PlayCard
from game.seats import OURS
from game.store import Outcome, Store


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
    kept = KeptMatch.begin(store, "hard", 21, True)

    again = resumed(store)
    assert again.record() == kept.match.record()
    assert (again.level, again.terms.target, again.terms.napola) == ("hard", 21, True)


def test_every_play_is_kept_and_a_refused_one_changes_nothing(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 11, False)
    for _ in range(9):
        kept.apply(kept.match.legal_plays()[-1])
        assert resumed(store).record() == kept.match.record()
        assert resumed(store).state == kept.match.state

    before = kept.match.record()
    hidden = kept.match.state.deck[0]
    assert kept.apply(PlayCard(hidden)) == Refusal("not_in_hand")
    assert resumed(store).record() == before


def test_the_next_deal_is_kept_with_the_points(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 21, False)
    play_deal(kept)
    ahead = kept.match.score_after

    kept.next_deal()

    assert resumed(store).score == ahead
    assert (resumed(store).number, resumed(store).plays) == (2, [])
    running = store.running(TABLE)
    assert running is not None
    assert running.label == f"{ahead[0]}:{ahead[1]}"


def test_the_time_it_began_stays(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 11, False)
    kept.apply(kept.match.legal_plays()[0])

    again = KeptMatch.resume(store)

    assert again is not None
    assert again.started == kept.started


def test_a_match_left_untouched_leaves_no_trace(store: Store) -> None:
    KeptMatch.begin(store, "easy", 11, False).leave()

    assert outcomes(store) == []
    assert KeptMatch.resume(store) is None


def test_a_match_left_under_way_is_not_won(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 11, False)
    for _ in range(2):  # whoever plays first, the person has played then
        kept.apply(kept.match.legal_plays()[0])
    kept.leave()

    assert outcomes(store) == [Outcome.NOT_WON]


def test_a_finished_match_is_kept_as_it_ended(store: Store) -> None:
    kept = KeptMatch.begin(store, "easy", 11, False)
    play_deal(kept)
    while kept.match.winner is None:
        kept.next_deal()
        play_deal(kept)
    won = kept.match.winner == OURS

    kept.leave()

    assert outcomes(store) == [Outcome.WON if won else Outcome.NOT_WON]
    assert KeptMatch.resume(store) is None


@pytest.mark.parametrize("record", ["{", '{"game":"scopa"}'])
def test_a_match_that_cannot_be_used_is_set_aside_and_said(store: Store, record: str) -> None:
    KeptMatch.begin(store, "easy", 11, False)
    running = store.running(TABLE)
    assert running is not None
    store.save(replace(running, record=record))

    with pytest.raises(RecordError):
        KeptMatch.resume(store)

    assert KeptMatch.resume(store) is None
