"""Says at the Ladder table why what was asked can't be done, at the place where it was; decides no rule."""

from __future__ import annotations

from game.words import Words
from scenes.look.icons import IconName
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.table.telling import TableTelling
from tests.toy.game.rules import Reason
from tests.toy.scenes.showing import Showing

WORDS = {
    Reason.GAME_OVER: "The game is over: no card can be laid",
    Reason.NO_SUCH_COLUMN: "There is no such column",
    Reason.EMPTY_COLUMN: "This column is empty",
    Reason.NOT_NEXT: "Only a card one higher or lower may be laid",
}


class Telling(TableTelling):
    """What is said at this table."""

    def __init__(self, showing: Showing, words: Words, preferences: KeptPreferences) -> None:
        super().__init__(preferences)
        self._showing = showing
        self._words = words
        self.u = 1.0

    def refuse(self, reason: str, place: Box) -> None:
        """Something was refused for this reason."""
        words = WORDS.get(Reason(reason)) if reason in set(Reason) else "There is nothing to undo or to do again"
        rule = reason == Reason.NOT_NEXT
        self.say(self._words.text(words or reason), place, "next" if rule else "", rule)

    def _show(self, words: str, place: Box, icon: IconName) -> None:
        geometry, state = self._showing.geometry, self._showing.state
        reaches = [geometry.reach(column, state) for column in range(geometry.columns)]
        room = Box(8, 8, geometry.strip.x - 16, geometry.layout.size[1] - 16)
        self.toast.show(words, place, reaches, 8 * self.u, room, self.u, icon)
