"""A record handed in at the Scopone table: a slot of its own, no seal, the level that is set, no trace."""

from __future__ import annotations

import json

import pytest

from game.cards import ITALIAN
from game.errors import RecordError
from game.records import JsonObject
from game.scopa.match import Match
from game.scopone.family import SCOPONE_GAME
from game.seats import PERSON
from game.store import slot_of
from scenes.scopa.windows.sheet import SheetWindow
from scenes.widgets.buttons import IconButton
from tests.scenes.asking import LEAVE, PLAY_ON, answer, asked
from tests.scenes.rig import Size
from tests.scenes.scopa.around import again
from tests.scenes.scopa.parlour import resting
from tests.scenes.scopone.conftest import NewParlour
from tests.scenes.scopone.parlour import ParlourForFour

SLOT = slot_of("scopone", handed_in=True)
NUMBERED: JsonObject = {
    "game": "scopone",
    "rules": "scopone",
    "deal": 7,
    "first": PERSON,
    "napola": True,
    "plays": [],
    "target": 16,
}
PUZZLE: JsonObject = {
    "game": "scopone",
    "rules": "scientifico",
    "napola": False,
    "plays": [],
    "position": {
        "table": ["4C", "3S"],
        "hands": [["7D", "2C"], ["5B", "10B"], ["AD", "6B"], ["8D", "9D"]],
        "captured": [["AC"], []],
        "scope": [0, 1],
        "to_play": 0,
        "first": 0,
        "last_taker": 3,
        "match": [10, 5],
    },
}


def of_our_own(plays: int) -> JsonObject:
    """The record of a deal dealt here, with its seed."""
    match = Match("hard", 21, False, seed="5e" * 32, game=SCOPONE_GAME)
    for _ in range(plays):
        match.apply(match.legal_plays()[0])
    record: JsonObject = json.loads(json.dumps(match.record()))
    return record


RECORDS = {"numbered": NUMBERED, "position": PUZZLE, "with a seed": of_our_own(30)}


def hand_in(parlour: ParlourForFour, record: JsonObject) -> ParlourForFour:
    """The program is killed and started on a record."""
    parlour.rig.house.rooms.close()
    parlour.rig.house.open_start("scopone", record)
    parlour.rig.run(0.3)
    return parlour


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_it_is_played_to_its_end_against_the_level_that_is_set_and_claims_nothing(
    record: JsonObject, size: Size, new_parlour: NewParlour
) -> None:
    parlour = new_parlour(size, level="medium", motion="none", pause="short")
    hand_in(parlour, record)
    match = parlour.match
    assert (match.level, match.seed, match.commitment) == ("medium", "", "")
    assert match.rules.name == record["rules"]
    assert parlour.rig.window is None
    assert parlour.showing.state == parlour.state
    assert "seal" not in [row.icon for row in parlour.room.menu_rows()]
    parlour.play_on()
    parlour.until(lambda: parlour.rig.window is not None)
    assert isinstance(parlour.rig.window, SheetWindow)
    parlour.rig.run(0.5)
    assert "Fair deal" not in [button.tooltip for button in parlour.rig.widgets(IconButton)]
    answer(parlour.rig, 0)
    parlour.until(lambda: parlour.match is not match)
    assert parlour.match.seed, "what follows is dealt here"
    assert parlour.rig.store.finished("scopone") == []


def test_the_match_under_way_waits_and_comes_back_after_a_kill_too(
    played: ParlourForFour, new_parlour: NewParlour
) -> None:
    mine = played.match.record()
    hand_in(played, PUZZLE)
    played.play(played.match.legal_plays()[0])
    played.thoughts.slow = True
    played.rig.run(0.3)
    at_table = played.match.record()
    resumed = again(new_parlour, played)
    assert resumed.table.kept.handed_in
    assert resumed.match.record() == at_table
    resumed.rig.house.to_title()
    assert resumed.rig.store.running(SLOT) is None
    resumed.rig.house.open_start("scopone")
    assert resumed.match.record() == mine
    assert resumed.rig.store.finished("scopone") == []
    resting(resumed)


@pytest.mark.parametrize("pressed", [PLAY_ON, LEAVE], ids=["keep playing", "new match"])
def test_a_new_match_is_asked_about_over_the_one_under_way(played: ParlourForFour, pressed: int) -> None:
    mine = played.match.record()
    hand_in(played, NUMBERED)
    played.room.ask_new_match()
    played.rig.run(0.3)
    assert asked(played.rig) == "Leave this match?"
    assert played.match.record() == mine
    answer(played.rig, pressed)
    assert (played.match.record() == mine) == (pressed == PLAY_ON)
    assert len(played.rig.store.finished("scopone")) == (pressed == LEAVE)


def test_what_cannot_be_played_is_said(new_parlour: NewParlour) -> None:
    from game.registry import game_of

    kings = [str(card) for card in sorted(ITALIAN, key=lambda card: -card.rank)]
    void = {**NUMBERED, "deck": kings}
    del void["deal"]
    for record in (void, {**PUZZLE, "napola": 1}, {"game": "scopone"}):
        with pytest.raises(RecordError):
            game_of(record).check_opening(record)
        with pytest.raises(RecordError):
            new_parlour().room.open_record(record)
