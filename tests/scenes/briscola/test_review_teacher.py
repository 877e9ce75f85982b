"""What the teacher tells in a review of Briscola: the dear plays, marked and gone to, and why they were dear."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.briscola.match import Match
from game.briscola.teacher import judge_of
from game.briscola.teacher.judged import Judged, Reason, Why
from game.briscola.teacher.review import Review, turns_of
from game.seats import PERSON
from scenes.briscola.review.scene import MatchReview
from tests.scenes.briscola.dealt import SEATS
from tests.scenes.briscola.reviewing import finished, quick_teacher, reviewing
from tests.scenes.conftest import NewRig
from tests.scenes.match.reviewing import heard_out, lies, nothing_cut, panel_of
from tests.scenes.rig import SMALL, Rig
from tests.scenes.thoughts import Thoughts

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than what is thought at the table."""

each = pytest.mark.parametrize("seats", SEATS)


class Told(Review):
    """A review whose answers are known beforehand: these costs of the person's first plays, three of them in all."""

    costs: tuple[float, ...] = (4.0, 17.4, 9.2)

    def __init__(self, deal: Match) -> None:
        super().__init__(turns_of(deal), judge_of(deal.rules.seats), 1, followed=10, told=2)
        mine = [at for at, step in enumerate(deal.log) if step.before.to_play == PERSON]
        judged = []
        for at, cost in zip(mine, self.costs, strict=False):
            made = deal.log[at].move
            better = next(play for play in deal.rules.legal_moves(deal.log[at].before) if play != made)
            judged.append(Judged(at, made, better, cost, 1.5, 2000, (Reason(Why.LEFT_LOAD, (made.card,)),)))
        self._found = tuple(sorted(judged, key=lambda one: -one.cost))

    def answered(self, value: object) -> None:
        super().answered(value)
        if self.question is None:
            self.judged = self._found


@pytest.fixture
def rig(new_rig: NewRig) -> Rig:
    made: Rig = new_rig((1280, 720))
    made.house.open_title()
    return made


def told_by(monkeypatch: pytest.MonkeyPatch, teacher: type[Told] = Told) -> None:
    monkeypatch.setattr(MatchReview, "teacher", staticmethod(teacher))


@each
def test_the_dear_plays_are_marked_gone_to_and_told(seats: int, rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    told_by(monkeypatch)
    review = reviewing(rig, finished(seats, 1)[0])
    assert "game" in panel_of(rig).told.told.known
    assert "%" in panel_of(rig).told.told.known
    heard_out(rig, review)

    dear = [one.place for one in review.costs.dear]
    assert [one.cost for one in review.costs.dear] == [17.4, 9.2, 4.0]
    review.go(0)
    found = [review.steps.at] if review.steps.at in dear else []
    for _ in range(3 - len(found)):
        rig.keys("right", shift=True)
        found.append(review.steps.at)
    assert found == sorted(dear)
    rig.keys("right", shift=True)
    assert review.steps.at == found[-1]

    review.go(dear[0])
    told = panel_of(rig).told.told
    assert (told.title, told.cost) == ("The dearest play of the game", "\N{MINUS SIGN}17.4")
    assert "the trick" in told.done
    assert "Better:" in told.better
    assert "1.5" in told.known
    review.go(dear[1])
    assert panel_of(rig).told.told.title == "One of the dearest plays of the game"


@each
def test_what_would_have_been_better_is_ringed_with_an_arrow_to_its_place(
    seats: int, rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_by(monkeypatch)
    review = reviewing(rig, finished(seats, 1)[0])
    heard_out(rig, review)
    judged = review.costs.dear[0]
    review.go(judged.place)
    rig.run(0.5)

    def drawn() -> pygame.Surface:
        canvas = pygame.Surface(rig.stage.canvas.get_size())
        review.draw_table(canvas, 1.0)
        return canvas

    shown = drawn()
    monkeypatch.setattr(review.costs, "of", lambda _: None)
    without, showing = drawn(), review.played.showing
    place = showing.geometry.trick_box(PERSON)
    sprite = showing.board.sprite(judged.better.card)
    ring = pygame.Rect(sprite.corner(), showing.geometry.card_size)
    foot = pygame.Rect(round(place.x), round(place.bottom - place.h / 4), round(place.w), round(place.h / 4))
    for part in (ring, foot):
        assert pygame.image.tobytes(shown.subsurface(part), "RGB") != pygame.image.tobytes(
            without.subsurface(part), "RGB"
        )


@each
@pytest.mark.parametrize("language", ["el", "sk"])
def test_the_longest_words_are_whole(
    new_rig: NewRig, monkeypatch: pytest.MonkeyPatch, seats: int, language: str
) -> None:
    class Wordy(Told):
        def __init__(self, deal: Match) -> None:
            super().__init__(deal)
            cards = deal.laid.hands[PERSON][:2]
            reasons = (Reason(Why.LEFT_OPEN, cards[:1], count=7, share=0.4), Reason(Why.KEEPS_TRUMP, cards, count=5))
            self._found = tuple(replace(one, reasons=reasons) for one in self._found)

    told_by(monkeypatch, Wordy)
    rig = new_rig((1280, 720), locales=(language,))
    review = reviewing(rig, finished(seats, 1)[0])
    heard_out(rig, review)
    for size in (SMALL, (1280, 720), (1024, 768), (720, 1280)):
        rig.resize(size)
        panel_of(rig).tells = True
        for one in review.costs.dear:
            review.go(one.place)
            nothing_cut(rig)
        rig.frame()


@each
@pytest.mark.no_cover
def test_the_teacher_really_looks_through_a_game(
    seats: int, rig: Rig, monkeypatch: pytest.MonkeyPatch, thoughts: Thoughts
) -> None:
    quick_teacher(monkeypatch)
    record, deals = finished(seats)
    review = reviewing(rig, record)
    heard_out(rig, review)
    mine = sum(step.before.to_play == PERSON for step in deals[-1].log)
    asked = thoughts.asked
    assert asked >= mine, "every play of the person is looked at"
    rig.keys("pageup")
    heard_out(rig, review)
    rig.keys("pagedown")
    rig.run(1.0)
    assert thoughts.asked < 3 * asked, "what was told of a game is not thought of again"
    assert not review.waiting


def test_where_nothing_can_be_thought_the_game_is_stepped_through_all_the_same(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, thoughts: Thoughts
) -> None:
    quick_teacher(monkeypatch)
    thoughts.fails = True
    review = reviewing(rig, finished(2, 1)[0])
    rig.run(0.1)
    assert "can't" in panel_of(rig).told.told.known
    assert not review.waiting
    rig.keys("right")
    rig.run(3.0)
    lies(rig)
