"""What is heard of a deal of Briscola: a card laid, a trump on another suit, a trick taken, cards drawn."""

from __future__ import annotations

import pytest

from game.briscola.match import Match
from game.briscola.state import CardDrawn, TrickWon
from scenes.briscola.showing import Showing
from scenes.table.cues import Cue
from tests.scenes.briscola.dealt import FRAME, SEATS, dealt, geometry, whole

both = pytest.mark.parametrize("seats", SEATS)


def hearing(match: Match) -> tuple[Showing, list[Cue]]:
    """The match at rest on a table, and what is heard of it from now on."""
    heard: list[Cue] = []
    showing = Showing(heard.append)
    showing.recall(match)
    showing.place(geometry((800, 480), match.rules.seats), match, 1.0, "neapolitan", False)
    return showing, heard


def expected(match: Match) -> list[Cue]:
    """What the last play of a match is heard as, where no hand is turned up and no trump drawn."""
    step = match.log[-1]
    trick, trump = step.before.trick, step.before.trump
    cuts = bool(trick) and trick[0].suit is not trump and step.move.card.suit is trump
    found = [Cue.SLIDE, Cue.TRUMP if cuts else Cue.SET]
    for event in step.transition.events:
        if isinstance(event, TrickWon):
            found.append(Cue.GATHER)
        elif isinstance(event, CardDrawn):
            found.append(Cue.DEAL)
    return found


@both
def test_each_play_is_heard_and_a_trump_on_another_suit_is_told_from_the_rest(seats: int) -> None:
    match = dealt(seats)
    showing, heard = hearing(match)
    trumps = 0
    for one in whole(match):
        heard.clear()
        showing.show(one, 1.0)
        while showing.moving:
            showing.update(FRAME)
        if len(one.state.stock) > seats:
            assert heard == expected(one)
        trumps += heard.count(Cue.TRUMP)
    assert trumps


@both
def test_without_motion_a_trump_is_heard_as_one_too(seats: int) -> None:
    match = dealt(seats)
    showing, heard = hearing(match)
    for one in whole(match):
        heard.clear()
        showing.show(one, 0.0)
        showing.finish()
        assert (Cue.TRUMP in heard) == (Cue.TRUMP in expected(one))
