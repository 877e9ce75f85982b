"""How a match of Scopa's family is played to its end at the screen, by a mouse or by keys; begins none."""

from collections.abc import Callable

from game.scopa.match import Match
from game.scopa.state import PlayCard
from game.seats import OURS, PERSON
from tests.desktop.scopa.sitting import ScopaSitting, ways

Play = Callable[[ScopaSitting, Match, PlayCard], None]
Press = Callable[[ScopaSitting], None]
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


def await_other_deal(sitting: ScopaSitting, last: Match) -> Match:
    return sitting.await_match(lambda match: match.seed != last.seed, "another deal")


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


def new_match_on_request(sitting: ScopaSitting, over: Match, press: Press) -> None:
    """The match is over and said so; the next begins when it is asked for, and only then is the old one done with."""
    sitting.await_window()
    press(sitting)
    following = await_other_deal(sitting, over)
    assert (following.number, following.score) == (1, (0, 0))
    assert (following.level, following.terms.napola) == (over.level, over.terms.napola)
    assert [outcome for outcome, _, _ in sitting.finished()] == ["won" if over.winner == OURS else "not_won"]
    sitting.await_table()
    sitting.await_turn()
    sitting.rest()
    assert not sitting.covered, "the end of the match is said once"


def with_the_mouse(sitting: ScopaSitting, match: Match, play: PlayCard) -> None:
    """By turns tapped and carried."""
    if _plays_before(match) % 2 == 0:
        sitting.tap_play(play)
    else:
        sitting.drag_play(play)


class Arrows:
    """Plays by turns by a card's number and with arrows and Enter; knows on which place of the hand the ring is."""

    def __init__(self) -> None:
        self._ring: int | None = None

    def __call__(self, sitting: ScopaSitting, match: Match, play: PlayCard) -> None:
        hand, keys = match.state.hands[PERSON], sitting.desk.keys
        place = sitting.places.place_in_hand(play.card)
        if _plays_before(match) % 2 == 0:
            keys.press(str((place + 1) % 10))
        else:
            self._walk(sitting, place)
            keys.press("enter")
        open_ways = [set(way) for way in ways(match, play.card)]
        if len(open_ways) > 1:
            for _ in range(open_ways.index(set(play.take)) + 1):
                keys.press("right")
            keys.press("enter")
        if self._ring is not None:
            self._ring = max(0, min(self._ring, len(hand) - 2))

    def _walk(self, sitting: ScopaSitting, place: int) -> None:
        """The first arrow shows the ring, on the first card."""
        if self._ring is None:
            sitting.desk.keys.press("right")
            self._ring = 0
        while self._ring != place:
            sitting.desk.keys.press("left" if place < self._ring else "right")
            self._ring += 1 if place > self._ring else -1


def press_enter(sitting: ScopaSitting) -> None:
    sitting.desk.keys.press("enter")


def _plays_before(match: Match) -> int:
    """How many cards the person has played in the deal."""
    return sum(one.seat == PERSON for one in match.plays)
