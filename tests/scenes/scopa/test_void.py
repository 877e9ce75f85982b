"""A void deal lies on the table with its kings marked, is gathered, and the cards are dealt again; no window opens."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest

from game.cards import ITALIAN, ItalianCard, ItalianSuit
from game.fairness import FairDeal
from game.scopa.rules import SCOPA
from game.words import LANGUAGES, Words
from scenes.scopa.aids import void_words
from scenes.table.cues import Cue
from tests.game.scopa.tables import DEALING
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, resting

TABLE = SCOPA.table
SEEDS = [f"{number:064x}" for number in (1, 7, 471_495)]
"""The first ones with none, one and two void orders before their deal."""


@pytest.fixture(params=[1, 2], ids=["one", "two in a row"])
def void(
    request: pytest.FixtureRequest, new_parlour: NewParlour, monkeypatch: pytest.MonkeyPatch
) -> FairDeal[ItalianSuit]:
    """What the next match is dealt from."""
    dealt = DEALING.deal(SEEDS[request.param])
    assert len(dealt.void) == request.param
    monkeypatch.setattr("game.matches.new_seed", lambda: dealt.seed)
    return dealt


def sit_down(new_parlour: NewParlour, motion: str = "normal", language: str = "en") -> Parlour:
    parlour = new_parlour(motion=motion, language=language)
    parlour.thoughts.slow = True
    return parlour


def marked(parlour: Parlour, cards: set[ItalianCard]) -> bool:
    return set(parlour.showing.lit) == cards


def unmarked(parlour: Parlour, cards: set[ItalianCard]) -> bool:
    return not marked(parlour, cards)


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_each_void_deal_lies_for_a_second_with_its_kings_marked(
    motion: str, void: FairDeal[ItalianSuit], new_parlour: NewParlour
) -> None:
    parlour = sit_down(new_parlour, motion)
    for order in void.void:
        assert SCOPA.is_void(order)
        kings = {card for card in order[:TABLE] if card.rank == 10}
        parlour.until(partial(marked, parlour, kings))
        start = parlour.rig.clock.now
        lying = [(parlour.sprite(card).x, parlour.sprite(card).turned) for card in order[:TABLE]]
        assert [turned for _, turned in lying] == [1.0] * TABLE
        assert all(one[0] < following[0] for one, following in pairwise(sorted(lying)))
        assert parlour.prompt == void_words(tuple(kings), Words("en"))
        parlour.until(partial(unmarked, parlour, kings))
        assert 0.95 <= parlour.rig.clock.now - start <= 3
    parlour.settle()
    assert parlour.rig.window is None
    assert parlour.state.table == void.order[:TABLE]
    assert parlour.match.seed == void.seed
    resting(parlour)


def test_before_the_kings_lie_there_nothing_is_said_of_them(
    void: FairDeal[ItalianSuit], new_parlour: NewParlour
) -> None:
    parlour = sit_down(new_parlour)
    assert parlour.match.void == void.void
    parlour.rig.run(0.05)
    assert "king" not in parlour.prompt


@pytest.mark.parametrize("end", ["key", "press"])
def test_a_press_ends_it_as_it_ends_any_motion(end: str, void: FairDeal[ItalianSuit], new_parlour: NewParlour) -> None:
    parlour = sit_down(new_parlour)
    parlour.until(lambda: bool(parlour.showing.lit))
    if end == "key":
        parlour.rig.keys("f2")
    else:
        parlour.rig.down(parlour.bare)
    assert not parlour.showing.moving
    assert parlour.prompt != void_words(void.void[0], Words("en"))
    resting(parlour)
    parlour.rig.run(2)
    resting(parlour)


def test_a_window_drawn_to_another_size_meanwhile_shows_the_deal(
    void: FairDeal[ItalianSuit], new_parlour: NewParlour
) -> None:
    parlour = sit_down(new_parlour)
    parlour.until(lambda: bool(parlour.showing.lit))
    parlour.rig.resize((720, 1280))
    assert parlour.state.table == void.order[:TABLE]
    resting(parlour)
    parlour.rig.run(2)
    resting(parlour)


def test_it_is_heard(void: FairDeal[ItalianSuit], new_parlour: NewParlour) -> None:
    parlour = sit_down(new_parlour)
    parlour.settle()
    times = len(void.void)
    assert parlour.rig.heard == ([Cue.SHUFFLE] + [Cue.DEAL] * (TABLE - 1) + [Cue.GATHER]) * times + [Cue.SHUFFLE] + (
        [Cue.DEAL] * 9
    )


def test_what_is_kept_is_the_deal_and_nothing_of_the_void_ones(
    void: FairDeal[ItalianSuit], new_parlour: NewParlour
) -> None:
    parlour = sit_down(new_parlour)
    assert parlour.kept().state == parlour.state
    assert parlour.match.plays == []
    parlour.settle()
    assert parlour.rig.store.finished("scopa") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_kings_and_four_are_told_apart(language: str) -> None:
    words, kings = Words(language), [card for card in ITALIAN if card.rank == 10]
    assert void_words(kings[:3], words) != void_words(kings, words)


def test_a_deal_that_is_not_void_is_dealt_at_once(new_parlour: NewParlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.matches.new_seed", lambda: SEEDS[0])
    parlour = sit_down(new_parlour)
    while parlour.showing.moving:
        assert parlour.showing.lit == parlour.showing.void == ()
        parlour.rig.run(0.05)
    assert parlour.rig.heard.count(Cue.SHUFFLE) == 1
