"""How a match of Scopa's family is played to its end at the screen, by a mouse or by keys; begins none."""

from collections.abc import Callable

from game.scopa.match import Match
from game.scopa.state import PlayCard
from game.seats import PERSON
from tests.desktop.match_whole import Press, Ring, await_other_deal
from tests.desktop.scopa.sitting import ScopaSitting, ways

Play = Callable[[ScopaSitting, Match, PlayCard], None]
Choose = Callable[[Match], PlayCard]
"""What is played in the person's place."""


def play_match(sitting: ScopaSitting, match: Match, choose: Choose, play: Play, press: Press) -> Match:
    """Play the match to its end, each deal's count dismissed by `press`; its last deal, whose count lies there."""
    while True:
        match = play_deal(sitting, match, choose, play)
        sitting.await_window()
        assert sitting.finished() == [], "a match is finished only with its last count"
        if match.winner is not None:
            return match
        press(sitting)
        following = await_other_deal(sitting, match)
        assert (following.score, following.number) == (match.score_after, match.number + 1)
        assert following.first != match.first, "the players deal by turns"
        match = following
        sitting.await_table()


def play_deal(sitting: ScopaSitting, match: Match, choose: Choose, play: Play) -> Match:
    """Play the deal to its end."""
    match = sitting.await_turn(len(match.plays))
    while not match.state.over:
        meant = choose(match)
        play(sitting, match, meant)
        played = len(match.plays)
        match = sitting.await_turn(played + 1)
        assert (match.plays[played].card, set(match.plays[played].take)) == (meant.card, set(meant.take))
    assert len(match.plays) == len(match.order) - match.rules.table
    return match


def with_the_mouse(sitting: ScopaSitting, match: Match, play: PlayCard) -> None:
    """By turns tapped and carried."""
    if _plays_before(match) % 2 == 0:
        sitting.tap_play(play)
    else:
        sitting.drag_play(play)


class Arrows:
    """Plays by turns by a card's number and with arrows and Enter."""

    def __init__(self) -> None:
        self._ring = Ring()

    def __call__(self, sitting: ScopaSitting, match: Match, play: PlayCard) -> None:
        keys = sitting.desk.keys
        self._ring.use(keys, sitting.places.place_in_hand(play.card), _plays_before(match) % 2 == 0)
        open_ways = [set(way) for way in ways(match, play.card)]
        if len(open_ways) > 1:
            for _ in range(open_ways.index(set(play.take)) + 1):
                keys.press("right")
            keys.press("enter")
        self._ring.played(len(match.state.hands[PERSON]) - 1)


def _plays_before(match: Match) -> int:
    """How many cards the person has played in the deal."""
    return sum(one.seat == PERSON for one in match.plays)
