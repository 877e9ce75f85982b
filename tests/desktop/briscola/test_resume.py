"""The program killed at the Briscola table: in the middle of a trick, and while a full one is being shown."""

import pytest

from game.briscola.match import Match
from game.seats import PERSON
from tests.desktop.briscola.sitting import BriscolaSitting, ahead_of, matches, played_to
from tests.desktop.sitting import differ

_BEGUN = 6


def led_by_the_person() -> Match:
    """A match in which the person leads the next trick, and the computer takes it with a card of its own."""
    begun = (played_to(_BEGUN, match) for match in matches(level="hard"))
    return next(match for match in begun if match.state.to_play == PERSON)


@pytest.mark.parametrize("plays", [1, 2])
def test_killed_while_a_trick_lies_there_it_goes_on_as_it_would_have(plays: int, sitting: BriscolaSitting) -> None:
    sitting.set(motion="calm", pause="short")
    start = led_by_the_person()
    sitting.sit_down(start)
    sitting.picture()
    sitting.tap_play(ahead_of(start))
    left = sitting.await_match(lambda now: len(now.plays) >= _BEGUN + plays, "the trick")
    shown = sitting.desk.screen.shot(sitting.seen)
    sitting.program.kill()

    sitting.sit_down()
    again = sitting.await_turn(_BEGUN + 2)
    expected = played_to(len(again.plays), start)
    assert left.plays == expected.plays[: len(left.plays)]
    assert (again.record(), again.commitment) == (expected.record(), start.commitment)
    assert differ(shown, sitting.picture()), "nothing was being shown"
    sitting.tap_play(ahead_of(again))
    assert sitting.await_turn(len(again.plays) + 1).plays[len(again.plays)].seat == PERSON
