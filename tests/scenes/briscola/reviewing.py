"""A match of Briscola to look at again, and its review."""

from __future__ import annotations

import pytest

from game.briscola.match import Match
from game.briscola.match_record import RECORDS
from game.briscola.rules import rules_for
from game.briscola.teacher import judge_of
from game.briscola.teacher.review import Review, turns_of
from game.records import JsonObject
from game.store import FinishedGame
from scenes.briscola.review.scene import MatchReview
from tests.scenes.briscola.dealt import whole
from tests.scenes.match.reviewing import reviewing as reviewing_deals
from tests.scenes.rig import Rig


def finished(seats: int, deals: int = 2) -> tuple[JsonObject, list[Match]]:
    """A match of so many deals that were played to their ends, as a record and deal by deal."""
    match = Match("medium", 3, rules_for(seats), seed="ab" * 32)
    played, written = [], []
    for number in range(deals):
        match = match.next_deal() if number else match
        for _ in whole(match):
            pass
        played.append(match)
        written.append(RECORDS.write_deal(match))
    return RECORDS.write_frame(match) | {"deals": written}, played


def quick_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the teacher look less closely: it is as sure of nothing, and takes no time."""

    def teacher(deal: Match) -> Review:
        return Review(turns_of(deal), judge_of(deal.rules.seats), 1, followed=60, told=6)

    monkeypatch.setattr(MatchReview, "teacher", staticmethod(teacher))


def reviewing(rig: Rig, record: JsonObject, over: FinishedGame | None = None) -> MatchReview:
    """A review of this match, opened over what is there."""
    review = reviewing_deals(rig, record, over)
    assert isinstance(review, MatchReview)
    return review
