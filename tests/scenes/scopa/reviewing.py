"""A match of Scopa's family to look at again, and its review: which game it is of, the test says."""

from __future__ import annotations

import random

import pytest

from game.records import JsonObject
from game.scopa import match_record
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match
from game.scopa.teacher.judging import Judge
from game.scopa.teacher.review import Review, turns_of
from game.seats import PERSON
from game.store import FinishedGame
from scenes.scopa.review.scene import MatchReview
from tests.scenes.match.reviewing import reviewing as reviewing_deals
from tests.scenes.match.reviewing import the_review as the_deals
from tests.scenes.rig import Rig

_SEED = "7" * 64


def match_of(game: ScopaGame = SCOPA_GAME, deals: int = 2, plays: int = 1000, seed: int = 5) -> JsonObject:
    """The record of a match of so many deals, the last of which has so many plays at most."""
    chance = random.Random(seed)
    match = Match("easy", 21, False, seed=_SEED, first=PERSON, game=game)
    record = match_record.write_frame(match)
    for number in range(deals):
        while not match.state.over and (number < deals - 1 or len(match.log) < plays):
            match.apply(chance.choice(match.legal_plays()))
        record["deals"].append(match_record.write_deal(match))
        if number < deals - 1:
            match = match.next_deal()
    return record


def quick_teacher(monkeypatch: pytest.MonkeyPatch, review: type[MatchReview], judge: type[Judge]) -> None:
    """Have the teacher look less closely: it is as sure of nothing, and takes no time."""
    monkeypatch.setattr(
        review, "teacher", staticmethod(lambda deal: Review(turns_of(deal), judge, 1, followed=60, told=6))
    )


def reviewing(rig: Rig, record: JsonObject, over: FinishedGame | None = None) -> MatchReview:
    """A review of this match, opened over what is there."""
    reviewing_deals(rig, record, over)
    return the_review(rig)


def the_review(rig: Rig) -> MatchReview:
    review = the_deals(rig)
    assert isinstance(review, MatchReview)
    return review
