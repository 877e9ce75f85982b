"""What the teacher tells in a review: it comes as it is found, marks the dear plays, and is missed without harm."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.scopa.match import Match
from game.scopa.state import PlayCard
from game.scopa.teacher.judged import Judged, Reason, Why
from game.scopa.teacher.review import Review, turns_of
from game.scopa.teacher.two import JudgeForTwo
from game.seats import PERSON
from game.store import FinishedGame, Outcome
from game.teaching.judging import find
from scenes.scopa.review.scene import MatchReview
from tests.scenes.conftest import NewRig
from tests.scenes.match.reviewing import heard_out, lies, nothing_cut, panel_of
from tests.scenes.rig import Rig
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.reviewing import match_of, quick_teacher, reviewing
from tests.scenes.thoughts import Thoughts

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than what is thought at the table."""


class Told(Review):
    """A review whose answers are known beforehand: these costs of the person's first plays, three of them in all."""

    costs: tuple[float, ...] = (0.4, 1.7, 0.9)
    uncertainty = 0.2

    def __init__(self, deal: Match) -> None:
        super().__init__(turns_of(deal), JudgeForTwo, 1, followed=20, told=2)
        mine = [at for at, step in enumerate(deal.log) if step.before.to_play == PERSON]
        choosing = [at for at in mine if len(deal.rules.legal_moves(deal.log[at].before)) > 1]
        judged = []
        for at, cost in zip(choosing, self.costs, strict=False):
            made = deal.log[at].move
            better = next(play for play in deal.rules.legal_moves(deal.log[at].before) if play != made)
            reasons = (Reason(Why.SETTEBELLO),)
            judged.append(Judged(at, made, better, cost, self.uncertainty, 2000, reasons))
        self._found = tuple(sorted(judged, key=lambda one: -one.cost))

    def answered(self, value: object) -> None:
        super().answered(value)
        if self.question is None:
            self.judged = self._found


def told_by(monkeypatch: pytest.MonkeyPatch, teacher: type[Told] = Told) -> None:
    monkeypatch.setattr(MatchReview, "teacher", staticmethod(teacher))


@pytest.fixture
def rig(new_rig: NewRig) -> Rig:
    made: Rig = new_rig((1280, 720))
    made.house.open_title()
    return made


def test_the_dear_plays_are_marked_and_gone_to(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    told_by(monkeypatch)
    review = reviewing(rig, match_of(deals=1, seed=3))
    assert "%" in panel_of(rig).told.told.known
    heard_out(rig, review)

    dear = review.costs.dear
    assert [one.cost for one in dear] == [1.7, 0.9, 0.4]
    marks = [mark.step for mark in review.marks()]
    assert {one.place for one in dear} <= set(marks)
    rig.keys("home")
    if review.steps.at not in marks:
        rig.keys("right", shift=True)
    assert review.steps.at == marks[0]
    for place, title in ((dear[0].place, "The dearest play of the deal"), (dear[2].place, "One of the dearest")):
        review.go(place)
        told = panel_of(rig).told.told
        assert told.title.startswith(title)
        assert "settebello" in told.better
        assert "2 000" in told.known.replace("\N{THIN SPACE}", " ")
        assert "0.2" in told.known
        nothing_cut(rig)
        rig.frame()
    assert told.cost == "\N{MINUS SIGN}0.4"
    review.go(36)
    assert "3 plays" in panel_of(rig).told.told.known


def test_within_the_noise_it_says_so_and_nothing_is_marked(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    class Unsure(Told):
        uncertainty = 2.0

    told_by(monkeypatch, Unsure)
    review = reviewing(rig, match_of(deals=1, seed=3))
    heard_out(rig, review)
    assert review.costs.dear == []
    review.go(review.costs.judged[0].place)
    told = panel_of(rig).told.told
    assert (told.cost, "too small to be sure" in told.better) == ("", True)
    review.go(36)
    assert "no play of yours" in panel_of(rig).told.told.known


@pytest.mark.parametrize("language", ["el", "sk"])
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1024, 768), (720, 1280), (1920, 1080)])
def test_the_longest_words_are_whole(
    new_rig: NewRig, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    class Wordy(Told):
        def __init__(self, deal: Match) -> None:
            super().__init__(deal)
            table = deal.laid.table
            reasons = (Reason(Why.LEFT_SWEEP, table, (10,), 2, 0.4), Reason(Why.SEVENS, table[:3]))
            self._found = tuple(replace(one, reasons=reasons) for one in self._found)

    told_by(monkeypatch, Wordy)
    rig = new_rig(size, f"games-{language}", locales=(language,))
    review = reviewing(rig, match_of(deals=1, seed=3))
    heard_out(rig, review)
    panel_of(rig).tells = True
    window = pygame.Rect(0, 0, *size)
    for one in review.costs.dear:
        review.go(one.place)
        nothing_cut(rig)
        assert window.contains(panel_of(rig).told.box.rect())
        rig.frame()


def test_the_teacher_really_looks_through_a_deal(rig: Rig, monkeypatch: pytest.MonkeyPatch, thoughts: Thoughts) -> None:
    quick_teacher(monkeypatch, MatchReview, JudgeForTwo)
    review = reviewing(rig, match_of(deals=2))
    heard_out(rig, review)
    asked = thoughts.asked
    assert asked >= 18, "every play of the person is looked at"
    rig.keys("pageup")
    heard_out(rig, review)
    rig.keys("pagedown")
    rig.run(1.0)
    assert thoughts.asked < 3 * asked, "what was told of a deal is not thought of again"
    assert not review.waiting


def test_where_nothing_can_be_thought_the_deal_is_stepped_through_all_the_same(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, thoughts: Thoughts
) -> None:
    quick_teacher(monkeypatch, MatchReview, JudgeForTwo)
    thoughts.fails = True
    review = reviewing(rig, match_of())
    rig.run(0.1)
    assert "can't" in panel_of(rig).told.told.known
    assert not review.waiting
    rig.keys("right")
    rig.run(3.0)
    lies(rig)


def test_a_deal_that_was_left_is_seen_as_far_as_it_went_and_not_judged(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, thoughts: Thoughts
) -> None:
    told_by(monkeypatch)
    over = FinishedGame("scopa", "easy", "0:0", 20, 0, 0, False, "", "", Outcome.NOT_WON)
    review = reviewing(rig, match_of(deals=1, plays=20), over)
    rig.run(0.2)
    assert thoughts.asked == 0
    assert review.costs.judged == ()
    rig.keys("end")
    assert review.steps.at == 20
    lies(rig)


def test_ended_it_asks_no_more_and_a_computers_turn_under_it_is_thought_of_again(
    new_parlour: NewParlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_teacher(monkeypatch, MatchReview, JudgeForTwo)
    parlour = new_parlour((1280, 720))
    parlour.my_turn()
    plays = parlour.match.legal_plays()
    parlour.thoughts.slow = True
    parlour.table.play(plays[0].card, plays[0].take)
    parlour.rig.run(2.0)
    made = len(parlour.match.plays)
    reviewing(parlour.rig, match_of())
    parlour.rig.run(0.5)
    assert parlour.thoughts.questions[-1][0] is find, "the teacher's question took the place of the computer's"

    parlour.thoughts.slow = False
    parlour.rig.keys("escape")
    parlour.rig.house.scenes.settle()
    assert not parlour.thoughts.waiting
    parlour.until_played(made + 1)
    assert isinstance(parlour.match.log[-1].move, PlayCard)
