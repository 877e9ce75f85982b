"""What is heard at the Scopa table: a card laid, a capture, the scopa, a round; nothing of what only glides back."""

from __future__ import annotations

import pytest

from game.scopa.state import State
from game.seats import PERSON, Seat
from scenes.loop import STEP
from scenes.table.cues import Cue
from tests.game.scopa.tables import COMPUTER, play, position
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, whole

REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
LAID, TAKEN, SCOPA = [Cue.SLIDE, Cue.SET], [Cue.SLIDE, Cue.SET, Cue.GATHER], [Cue.SLIDE, Cue.SET, Cue.SWEEP]


def _table(to_play: Seat, on_table: str = "5C 4S 10B") -> State:
    return whole(position(on_table, ("9D 7D 2S", "9B 2B 4B"), ("8S 10S", "8B 7B"), deck=REST, to_play=to_play))


def _silent(parlour: Parlour, state: State) -> Parlour:
    """The table in this position, its computer playing only what the test says, with nothing heard yet."""
    parlour.thoughts.slow = True
    parlour.lay(state)
    parlour.rig.heard.clear()
    return parlour


def _played(parlour: Parlour, text: str) -> list[Cue]:
    parlour.table.turns.make(play(text))
    parlour.settle()
    return parlour.rig.heard


@pytest.mark.parametrize("motion", ["normal", "none"])
@pytest.mark.parametrize(
    ("player", "text", "on_table", "heard"),
    [
        (PERSON, "7D", "5C 4S 10B", LAID),
        (COMPUTER, "2B", "5C 4S 10B", LAID),
        (PERSON, "9D 5C 4S", "5C 4S 10B", TAKEN),
        (COMPUTER, "9B 5C 4S", "5C 4S 10B", TAKEN),
        (PERSON, "9D 5C 4S", "5C 4S", SCOPA),
        (COMPUTER, "9B 5C 4S", "5C 4S", SCOPA),
    ],
)
def test_a_play_is_heard_as_it_is_seen(
    player: Seat, text: str, on_table: str, heard: list[Cue], motion: str, new_parlour: NewParlour
) -> None:
    parlour = _silent(new_parlour(motion=motion), _table(player, on_table))
    expected = heard if motion == "normal" else heard[1:]
    assert sorted(_played(parlour, text)) == sorted(expected), "without motion a card is there at once"


def test_the_scopa_is_heard_when_its_word_appears(parlour: Parlour) -> None:
    _silent(parlour, _table(PERSON, "5C 4S")).table.turns.make(play("9D 5C 4S"))
    shows_in = parlour.showing.sweeps_in
    parlour.rig.run(shows_in - 0.05)
    assert Cue.SWEEP not in parlour.rig.heard
    parlour.rig.run(0.1)
    assert Cue.SWEEP in parlour.rig.heard


def test_a_press_ends_a_capture_with_the_sound_of_one_card(parlour: Parlour) -> None:
    _silent(parlour, _table(PERSON)).table.turns.make(play("9D 5C 4S"))
    parlour.rig.run(STEP)
    parlour.rig.down(parlour.bare)
    assert not parlour.showing.moving
    parlour.settle()
    assert parlour.rig.heard == [Cue.SLIDE, Cue.SET]


def test_a_round_is_dealt_card_by_card_after_the_last_play(parlour: Parlour) -> None:
    last = whole(position("5C 10B", ("7D", ""), ("8S 10S", "8B 7B"), deck=REST, to_play=PERSON))
    heard = _played(_silent(parlour, last), "7D")
    assert heard == LAID + [Cue.DEAL] * 6


def test_the_rest_is_swept_in_one_movement(parlour: Parlour) -> None:
    last = whole(position("5C 10B", ("7D", ""), ("8S 10S", "8B 7B"), to_play=PERSON, last_taker=COMPUTER))
    assert _played(_silent(parlour, last), "7D") == [*LAID, Cue.GATHER]


def test_a_new_deal_is_shuffled_and_dealt(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    parlour.until(lambda: not parlour.showing.moving)
    assert parlour.rig.heard == [Cue.SHUFFLE] + [Cue.DEAL] * 9


def test_a_card_put_back_and_the_counting_are_silent(parlour: Parlour) -> None:
    _silent(parlour, _table(PERSON))
    start = parlour.at("7D")
    parlour.drag(start, parlour.bare)
    parlour.settle()
    assert parlour.rig.heard == []
