"""The program killed at the Briscola table: in the middle of a trick, and while a full one is being shown."""

from functools import partial

from game.briscola.match import Match
from game.seats import PERSON
from tests.desktop.briscola.sitting import BriscolaSitting, ahead_of, matches, played_to
from tests.desktop.sitting import differ

_BEGUN = 6


def led_by_the_person() -> Match:
    """A match in which the person leads the next trick, and the one after it."""
    begun = (played_to(_BEGUN, match) for match in matches(level="hard"))
    leads = (match for match in begun if match.state.to_play == PERSON)
    return next(match for match in leads if played_to(_BEGUN + 2, match).state.to_play == PERSON)


def has_come_to(plays: int, match: Match) -> bool:
    """Whether so many cards have been played."""
    return len(match.plays) >= plays


def test_killed_while_a_trick_lies_there_it_goes_on_as_it_would_have(sitting: BriscolaSitting) -> None:
    sitting.set(motion="calm", pause="short")
    start = led_by_the_person()
    sitting.sit_down(start)
    match = start
    # The person has led a trick; then the computer's card, which fills the next one, is being shown.
    for plays in (_BEGUN + 1, _BEGUN + 4):
        sitting.tap_play(ahead_of(match))
        left = sitting.await_match(partial(has_come_to, plays), "the trick")
        shown = sitting.desk.screen.shot(sitting.seen)
        sitting.program.kill()
        assert left.plays == played_to(len(left.plays), start).plays

        sitting.sit_down()
        match = sitting.await_turn(plays)
        assert differ(shown, sitting.picture()), "nothing was being shown"
    expected = played_to(len(match.plays), start)
    assert (match.record(), match.commitment) == (expected.record(), start.commitment)
