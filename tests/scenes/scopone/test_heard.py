"""What is heard at the Scopone table: the deal card by card, each seat's play as it is seen, a scopa as at Scopa."""

from __future__ import annotations

import pytest

from game.seats import PERSON, Seat
from scenes.loop import STEP
from scenes.table.cues import Cue
from tests.game.scopa.tables import play
from tests.scenes.scopone.conftest import NewParlour
from tests.scenes.scopone.positions import LEFT, PARTNER, RIGHT, position

LAID, TAKEN, SCOPA = [Cue.SLIDE, Cue.SET], [Cue.SLIDE, Cue.SET, Cue.GATHER], [Cue.SLIDE, Cue.SET, Cue.SWEEP]


@pytest.mark.parametrize("motion", ["normal", "none"])
@pytest.mark.parametrize(
    ("seat", "text", "on_table", "heard"),
    [
        (PERSON, "2S", "5C 4S 10B", LAID),
        (RIGHT, "2B", "5C 4S 10B", LAID),
        (PARTNER, "10D 10B", "5C 4S 10B", TAKEN),
        (LEFT, "4D 4S", "5C 4S 10B", TAKEN),
        (RIGHT, "9B 5C 4S", "5C 4S", SCOPA),
        (PERSON, "9D 5C 4S", "5C 4S", SCOPA),
    ],
)
def test_a_play_is_heard_as_it_is_seen(
    seat: Seat, text: str, on_table: str, heard: list[Cue], motion: str, new_parlour: NewParlour
) -> None:
    parlour = new_parlour(motion=motion, pause="short")
    parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.lay(position(on_table, to_play=seat))
    parlour.rig.heard.clear()
    parlour.table.turns.make(play(text))
    parlour.settle()
    expected = heard if motion == "normal" else heard[1:]
    assert sorted(parlour.rig.heard) == sorted(expected), "without motion a card is there at once"


def test_a_new_deal_is_shuffled_and_dealt_card_by_card(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    parlour.until(lambda: not parlour.showing.moving)
    assert parlour.rig.heard == [Cue.SHUFFLE] + [Cue.DEAL] * 39


def test_a_press_ends_a_capture_with_the_sound_of_one_card(new_parlour: NewParlour) -> None:
    parlour = new_parlour(pause="short")
    parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.lay(position(to_play=PARTNER))
    parlour.rig.heard.clear()
    parlour.table.turns.make(play("10D 10B"))
    parlour.rig.run(STEP)
    parlour.rig.keys("tab")
    assert not parlour.showing.moving
    assert parlour.rig.heard == [Cue.SET]
