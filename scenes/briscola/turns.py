"""Drives a match of Briscola at the table: who takes a trick is told, and once a game why partners see. No rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import kept_match
from game.briscola.kept import KeptMatch
from game.briscola.match import Match
from game.briscola.observation import shows_hand
from game.briscola.state import PlayCard, State, TrickWon
from game.rules import Transition
from game.seats import PERSON
from scenes.briscola.opponent import Opponent
from scenes.briscola.showing import Showing
from scenes.briscola.voice import Voice
from scenes.match import turns
from scenes.match.four_seats import PARTNER


class Turns(turns.Turns[PlayCard]):
    """Whose turn it is, and what has to be seen before the next one. `sheet` opens the score sheet.

    `tells_points`: whether points are shown before the end.
    """

    kept: KeptMatch
    _showing: Showing
    voice: Voice

    def __init__(
        self,
        kept: KeptMatch,
        showing: Showing,
        opponent: Opponent,
        voice: Voice,
        speed: Callable[[], float],
        sheet: Callable[[], None],
    ) -> None:
        super().__init__(kept, showing, opponent, voice, speed, sheet)
        self.tells_points: Callable[[], bool] = bool
        self._why_due = False
        """Whether it is still to be said why the partner's cards lie open."""
        self._why = False
        """Whether it is being said."""

    @property
    def match(self) -> Match:
        return self.kept.match

    @property
    def waiting(self) -> bool:
        return self._why_due or super().waiting

    def begin(self, kept: kept_match.KeptMatch[Any]) -> None:
        self._why_due = self._why = False
        super().begin(kept)

    def hush(self) -> None:
        super().hush()
        self._why = False

    @property
    def _open(self) -> bool:
        # Neither the last trick that is looked at nor the reason for open cards is played away.
        return self._showing.looking_back is None and not self._why

    def _goes_on(self) -> bool:
        self._why = self._why and self.said.reading
        if not self._why_due:
            return False
        self._why_due, self._why = False, True
        self.said.say(self.voice.stock_gone())
        return True

    def _tell(self, result: Transition[State]) -> None:
        for event in result.events:
            if isinstance(event, TrickWon):
                said = self.voice.takes(event.seat)
                if self.tells_points():
                    said = self.voice.counting(said, event.points)
                self.said.say(said, self._showing.shines_in)
        before, terms = self.match.log[-1].before, self.match.terms
        opened = shows_hand(result.state, terms, PERSON, PARTNER) and not shows_hand(before, terms, PERSON, PARTNER)
        self._why_due = self._why_due or opened
