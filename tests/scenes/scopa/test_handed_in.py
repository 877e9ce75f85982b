"""A deal of Scopa handed in opens its table over the match under way: no seal, the level that is set, no trace."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from game.cards import ITALIAN
from game.past_deals import PastDeals
from game.records import JsonObject
from game.scopa.fairness import verify
from game.scopa.match import Match
from game.seats import PERSON
from game.store import slot_of
from scenes.scopa.preferences import SCOPA
from scenes.scopa.windows.sheet import SheetWindow
from scenes.widgets.buttons import IconButton
from tests.scenes.asking import LEAVE, PLAY_ON, answer, asked
from tests.scenes.rig import Size
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, resting

SLOT = slot_of("scopa", handed_in=True)
NUMBERED: JsonObject = {"game": "scopa", "deal": 7, "first": PERSON, "napola": True, "plays": [], "target": 21}
PUZZLE: JsonObject = {
    "game": "scopa",
    "napola": False,
    "plays": [],
    "position": {
        "table": ["4C", "3S"],
        "hands": [["7D", "2C"], ["5B", "10B"]],
        "captured": [["AD"], []],
        "scope": [0, 1],
        "deck": [],
        "to_play": 0,
        "first": 0,
        "last_taker": 1,
        "match": [10, 5],
    },
}


def of_our_own(plays: int) -> JsonObject:
    """The record of a deal dealt here, with its seed."""
    match = Match("hard", 11, False, seed="5e" * 32)
    for _ in range(plays):
        match.apply(match.legal_plays()[0])
    record: JsonObject = json.loads(json.dumps(match.record()))
    return record


RECORDS = {"numbered": NUMBERED, "position": PUZZLE, "with a seed": of_our_own(4)}


def hand_in(parlour: Parlour, record: JsonObject) -> Parlour:
    """The program is killed and started on a record."""
    parlour.rig.house.rooms.close()
    parlour.rig.house.open_start("scopa", record)
    parlour.rig.run(0.3)
    return parlour


@pytest.fixture
def under_way(new_parlour: NewParlour) -> Parlour:
    """A match in which the person has played."""
    parlour = new_parlour(level="medium")
    parlour.my_turn()
    parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()
    return parlour


def buttons(parlour: Parlour) -> list[str]:
    return [button.tooltip for button in parlour.rig.widgets(IconButton)]


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_it_is_played_to_its_end_against_the_level_that_is_set_and_claims_nothing(
    record: JsonObject, size: Size, new_parlour: NewParlour
) -> None:
    parlour = new_parlour(size, level="medium")
    hand_in(parlour, record)
    match = parlour.match
    assert (match.level, match.seed, match.commitment) == ("medium", "", "")
    assert parlour.rig.window is None
    assert not parlour.showing.moving
    assert parlour.showing.state == parlour.state
    assert "seal" not in [row.icon for row in parlour.room.menu_rows()]
    strip = len(parlour.table.strip.buttons)
    parlour.play_on()
    parlour.until(lambda: parlour.rig.window is not None)
    assert isinstance(parlour.rig.window, SheetWindow)
    parlour.rig.frame()
    assert "Fair deal" not in buttons(parlour)
    parlour.rig.run(0.5)
    answer(parlour.rig, 0)
    parlour.until(lambda: parlour.match is not match)
    assert parlour.match.seed, "what follows is dealt here"
    assert len(parlour.table.strip.buttons) >= strip
    assert parlour.rig.store.finished("scopa") == []


def test_the_match_under_way_waits_and_comes_back(under_way: Parlour) -> None:
    mine = under_way.match.record()
    hand_in(under_way, PUZZLE)
    under_way.play(under_way.match.legal_plays()[0])
    assert under_way.rig.store.running(SLOT) is not None
    under_way.rig.house.to_title()
    assert under_way.rig.store.running(SLOT) is None
    under_way.rig.house.open_start("scopa")
    assert under_way.match.record() == mine
    assert under_way.rig.store.finished("scopa") == []


def test_after_a_kill_it_is_at_the_table_again(under_way: Parlour, new_parlour: NewParlour) -> None:
    mine = under_way.match.record()
    hand_in(under_way, NUMBERED)
    under_way.play(under_way.match.legal_plays()[0])
    under_way.my_turn()
    at_table = under_way.match.record()
    under_way.rig.close()
    again = new_parlour()
    assert again.table.kept.handed_in
    assert again.match.record() == at_table
    resting(again)
    again.rig.house.to_title()
    again.rig.house.open_start("scopa")
    assert again.match.record() == mine


@pytest.mark.parametrize("pressed", [PLAY_ON, LEAVE], ids=["keep playing", "new match"])
def test_a_new_match_is_asked_about_over_the_one_under_way(under_way: Parlour, pressed: int) -> None:
    mine = under_way.match.record()
    hand_in(under_way, NUMBERED)
    under_way.play(under_way.match.legal_plays()[0])
    under_way.room.ask_new_match()
    under_way.rig.run(0.3)
    assert asked(under_way.rig) == "Leave this match?"
    assert under_way.match.record() == mine
    assert under_way.rig.store.running(SLOT) is None
    answer(under_way.rig, pressed)
    assert (under_way.match.record() == mine) == (pressed == PLAY_ON)
    assert len(under_way.rig.store.finished("scopa")) == (pressed == LEAVE)


def test_a_deal_that_was_seen_is_never_dealt_again_without_a_trace(new_parlour: NewParlour) -> None:
    """The match that waits has not begun: it makes room, but its seed is behind the seal."""
    parlour = new_parlour()
    parlour.thoughts.slow = True
    seen = parlour.match
    assert not seen.played
    hand_in(parlour, NUMBERED)
    parlour.room.ask_new_match()
    assert parlour.rig.window is None
    assert not parlour.table.kept.handed_in
    assert parlour.match.seed not in ("", seen.seed)
    assert [record["seed"] for record in PastDeals(parlour.rig.store, "scopa", verify).records] == [seen.seed]


def test_another_target_is_for_the_matches_to_come(under_way: Parlour) -> None:
    hand_in(under_way, NUMBERED)
    at_table = under_way.match
    under_way.rig.house.preferences.of(SCOPA).change("target", "21")
    under_way.rig.house.preferences.of(SCOPA).change("target", "11")
    assert under_way.match is at_table
    assert under_way.rig.window is None


def test_what_cannot_be_played_is_said(new_parlour: NewParlour) -> None:
    from game.errors import RecordError
    from game.registry import game_of

    kings = [str(card) for card in sorted(ITALIAN, key=lambda card: -card.rank)]
    void = {**NUMBERED, "deck": kings}
    del void["deal"]
    for record in (void, {**PUZZLE, "napola": 1}, {"game": "scopa"}):
        with pytest.raises(RecordError):
            game_of(record).check_opening(record)
        with pytest.raises(RecordError):
            new_parlour().room.open_record(record)


def test_hands_of_any_size_can_be_reached(new_parlour: NewParlour) -> None:
    cards = [str(card) for card in random.Random(1).sample(list(ITALIAN), 20)]
    position: dict[str, Any] = {
        "table": [],
        "hands": [cards[:10], cards[10:]],
        "captured": [[], []],
        "scope": [0, 0],
        "deck": [],
        "to_play": 0,
        "first": 0,
        "last_taker": None,
    }
    parlour = new_parlour()
    hand_in(parlour, {**PUZZLE, "position": position})
    width = parlour.rig.stage.canvas.get_width()
    for card in parlour.hand:
        pose = parlour.showing.poses()[card]
        assert 0 <= pose.x <= width - pose.width
    first = parlour.hand[0]
    parlour.tap(parlour.at(first))
    parlour.settle()
    assert parlour.match.plays[0].card is first
