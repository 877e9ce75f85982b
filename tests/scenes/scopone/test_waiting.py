"""How long a person waits for three computers: the pauses of the settings hold, and a whole deal goes by in time."""

from __future__ import annotations

import pytest

from scenes.loop import STEP
from scenes.preferences import MOTIONS, PAUSES
from tests.game.scopa.tables import play
from tests.scenes.scopone.conftest import NewParlour
from tests.scenes.scopone.parlour import ParlourForFour
from tests.scenes.scopone.positions import RIGHT, position

LONGEST = 120.0
"""Seconds of a whole deal in which the person cannot play, with short pauses."""
THOUGHT = 0.25
"""Seconds that a decision of the strongest level takes at most, but for a few."""


class Thinks:
    """Has every answer come so many seconds after it was asked for."""

    def __init__(self, parlour: ParlourForFour, seconds: float) -> None:
        self._parlour, self._seconds = parlour, seconds
        self._asked, self._since = 0, 0.0

    def step(self) -> None:
        thoughts, clock = self._parlour.thoughts, self._parlour.rig.clock
        if thoughts.asked != self._asked:
            self._asked, self._since = thoughts.asked, clock.now
        thoughts.slow = clock.now - self._since < self._seconds
        self._parlour.rig.run(STEP)


def waited(parlour: ParlourForFour) -> float:
    """The seconds of the deal in which it is not the person's turn, or what came before is still being shown."""
    thinks, waits = Thinks(parlour, THOUGHT), 0.0
    while parlour.showing.moving:
        thinks.step()
    while not parlour.state.over or parlour.showing.moving:
        if parlour.table.my_turn and not parlour.showing.moving:
            best = max(parlour.match.legal_plays(), key=lambda one: len(one.take))
            parlour.table.play(best.card, best.take)
        else:
            before = parlour.rig.clock.now
            thinks.step()
            waits += parlour.rig.clock.now - before
    return waits


@pytest.mark.parametrize("motion", MOTIONS)
def test_a_whole_deal_with_short_pauses_takes_less_than_two_minutes_of_waiting(
    motion: str, new_parlour: NewParlour
) -> None:
    parlour = new_parlour(motion=motion, pause="short")
    assert 0 < waited(parlour) < LONGEST
    assert len(parlour.match.plays) == 40


@pytest.mark.parametrize("pause", PAUSES)
def test_without_motion_a_card_stands_at_its_seat_for_the_pause(pause: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(pause=pause, motion="none")
    parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.lay(position(to_play=RIGHT))
    parlour.table.turns.make(play("2B"))
    start = parlour.rig.clock.now
    parlour.settle()
    assert parlour.rig.clock.now - start >= PAUSES[pause]


@pytest.mark.parametrize("pause", PAUSES)
def test_each_computer_takes_at_least_the_time_the_settings_give_it(pause: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(pause=pause)
    parlour.my_turn()
    parlour.lay(position(to_play=RIGHT))
    parlour.until_played(1)
    for count in (2, 3):
        parlour.until(lambda: not parlour.showing.moving)
        start = parlour.rig.clock.now
        parlour.until_played(count)
        assert parlour.rig.clock.now - start >= PAUSES[pause]
