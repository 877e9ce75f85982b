"""In the middle of three computers' plays: the program is killed, or its window drawn to another size."""

import pytest

from game.scopa.match import Match, resume
from game.scopa.state import PlayCard
from game.scopone.family import SCOPONE_GAME
from game.seats import PERSON
from tests.desktop.scopone.sitting import ScoponeSitting, ahead_of, matches


def begun_by_the_person() -> Match:
    """A match in which the person leads."""
    return next(match for match in matches("medium") if match.first == PERSON)


def after_a_round(match: Match, own: PlayCard) -> Match:
    """The match once the person has played this and the others have answered."""
    ahead = resume(match.record(), SCOPONE_GAME)
    ahead.apply(own)
    while ahead.state.to_play != PERSON:
        ahead.apply(ahead_of(ahead))
    return ahead


@pytest.mark.parametrize("plays", [1, 2, 3])
def test_killed_while_they_play_they_go_on_as_they_would_have(plays: int, sitting: ScoponeSitting) -> None:
    sitting.set(motion="calm", pause="short")
    start = begun_by_the_person()
    sitting.sit_down(start)
    sitting.desk.keys.press("1")
    left = sitting.await_match(lambda now: len(now.plays) >= plays, f"{plays} plays")
    sitting.program.kill()

    sitting.sit_down()
    again = sitting.await_turn(4)
    expected = after_a_round(start, PlayCard(left.plays[0].card, left.plays[0].take))
    assert (again.order, again.commitment, again.score) == (start.order, start.commitment, start.score)
    assert again.plays[:4] == expected.plays


def test_a_window_drawn_to_other_sizes_while_they_play_loses_nothing(sitting: ScoponeSitting) -> None:
    sitting.set(motion="calm", pause="short")
    start = begun_by_the_person()
    sitting.sit_down(start)
    sitting.desk.keys.press("1")
    for size in ((900, 600), (720, 1000), (1280, 720)):
        sitting.desk.windows.resize(sitting.window, *size)
    again = sitting.await_turn(4)
    sitting.rest()
    assert again.plays == after_a_round(start, PlayCard(again.plays[0].card, again.plays[0].take)).plays
    sitting.click(sitting.places.hand(0))
    for key in ("right", "enter"):
        sitting.desk.keys.press(key)
    assert sitting.await_match(lambda now: len(now.plays) > 4, "a play").plays[4].seat == PERSON
