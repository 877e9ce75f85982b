"""How a match is come to its end at the screen: by arrows and numbers, from one deal to the next; knows no game."""

from collections.abc import Callable
from typing import Any

from game.seats import OURS
from tests.desktop.match_sitting import MatchSitting
from tools.desk.hands import Keys

Press = Callable[[Any], None]
"""What says yes to a window."""


def await_other_deal(sitting: MatchSitting[Any], last: Any) -> Any:
    """Wait until another deal than `last` is kept."""
    return sitting.await_match(lambda match: match.seed != last.seed, "another deal")


def new_match_on_request(sitting: MatchSitting[Any], over: Any, press: Press) -> Any:
    """The match is over and said so; the next begins when it is asked for, and only then is the old one done with."""
    sitting.await_window()
    press(sitting)
    following = await_other_deal(sitting, over)
    assert (following.number, following.score, following.level) == (1, (0, 0), over.level)
    assert [outcome for outcome, _, _ in sitting.finished()] == ["won" if over.winner == OURS else "not_won"]
    sitting.await_table()
    sitting.await_turn()
    sitting.rest()
    assert not sitting.covered, "the end of the match is said once"
    return following


def press_enter(sitting: MatchSitting[Any]) -> None:
    """Say yes with a key."""
    sitting.desk.keys.press("enter")


class Ring:
    """Chooses cards of the hand by keys; knows on which of its places the ring is."""

    def __init__(self) -> None:
        self._place: int | None = None

    def use(self, keys: Keys, place: int, by_number: bool) -> None:
        """Choose the card at this place by its number, or walk to it and press Enter."""
        if by_number:
            keys.press(str((place + 1) % 10))
        else:
            self._walk(keys, place)
            keys.press("enter")

    def played(self, hand: int) -> None:
        """A card was played, and the hand has so many now."""
        if self._place is not None:
            self._place = max(0, min(self._place, hand - 1))

    def _walk(self, keys: Keys, place: int) -> None:
        """The first arrow shows the ring, on the first card."""
        if self._place is None:
            keys.press("right")
            self._place = 0
        while self._place != place:
            keys.press("left" if place < self._place else "right")
            self._place += 1 if place > self._place else -1
