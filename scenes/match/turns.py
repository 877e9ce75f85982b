"""Drives a match at the table: plays are made and shown, computers are asked, a deal's end is told. No rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.kept_match import KeptMatch
from game.matches import Match
from game.rules import Refusal, Transition
from game.seats import OURS, PERSON
from scenes.look import tokens
from scenes.match.opponent import Opponent
from scenes.match.showing import MatchShowing
from scenes.match.voice import Voice
from scenes.table.said import Said

Play = TypeVar("Play")


class Turns(Generic[Play]):
    """Whose turn it is, and what has to be seen before the next one. `sheet` opens what a deal that is over counts."""

    def __init__(
        self,
        kept: KeptMatch[Any],
        showing: MatchShowing[Any],
        opponent: Opponent[Play],
        voice: Voice,
        speed: Callable[[], float],
        sheet: Callable[[], None],
    ) -> None:
        self.kept = kept
        self._showing = showing
        self._opponent = opponent
        self.voice = voice
        self._speed = speed
        self._sheet = sheet
        self._sheet_due = kept.match.state.over
        self._feast_due = False
        self._feast_left = 0.0
        self.said = Said()
        self._hindered = False
        """Whether it was told already that nothing can be thought."""

    @property
    def match(self) -> Match[Any, Any]:
        match: Match[Any, Any] = self.kept.match
        return match

    @property
    def mine(self) -> bool:
        """Whether the person may play."""
        return self.match.state.to_play == PERSON and not self.match.state.over

    @property
    def anothers(self) -> bool:
        """Whether another player is to play."""
        return self.match.state.to_play != PERSON and not self.match.state.over

    @property
    def feasting(self) -> bool:
        """Whether a won match is being celebrated, the sheet still to come."""
        return self._showing.feasting and self._sheet_due

    @property
    def waiting(self) -> bool:
        """Whether time brings something although nothing moves."""
        return self.anothers or self._sheet_due or self.said.reading

    def begin(self, kept: KeptMatch[Any]) -> None:
        """Another match, or another deal of it, is on the table."""
        self._opponent.forget()
        self.kept = kept
        self._sheet_due, self._feast_due = kept.match.state.over, False
        self.hush()

    def make(self, play: Play) -> bool:
        """Make a play and show it; False where it is refused."""
        result = self.kept.apply(play)
        if isinstance(result, Refusal):
            self._showing.glide_back(self._speed())
            return False
        self.said.hush()
        self._sheet_due = self.match.state.over
        self._feast_due = self.match.winner == OURS
        self._showing.show(self.match, self._speed())
        self._tell(result)
        return True

    def step(self, dt: float) -> bool:
        """Let `dt` seconds pass at a table that lies open; True where words came or went."""
        changed = self.said.step(dt)
        if self._showing.moving:
            return changed
        if self._goes_on():
            return True
        if self._sheet_due:
            if not self.said.reading:
                self._end_deal(dt)
        elif self.anothers:
            return self._think(dt) or changed
        return changed

    def hush(self) -> None:
        """Take every word off the table."""
        self._feast_left = 0.0
        self.said.hush()

    def _end_deal(self, dt: float) -> None:
        """A match that was won has its feast; then the count is shown."""
        if self._feast_due:
            self._feast_due = False
            self._feast_left = tokens.toast_hold(0)
            self._showing.feast(self._speed())
            return
        self._feast_left -= dt
        if self._feast_left <= 0:
            self._sheet_due = False
            self._sheet()

    def _think(self, dt: float) -> bool:
        """Ask the computer whose turn it is, or look whether it has answered; True where words came."""
        if not self._opponent.asked:
            self._opponent.ask(self.match)
            return False
        play = self._opponent.step(dt) if self._open else None
        if play is not None:
            self.make(play)
            self._tell_hindered()
        elif self._opponent.late and not self.said.reading:
            self.said.say(self.voice.thinks(self.match.state.to_play))
            return True
        return False

    def _tell_hindered(self) -> None:
        """Say that what is played now was not thought about, once until it is again."""
        was, self._hindered = self._hindered, self._opponent.hindered
        if self._hindered and not was and not self.said.reading:
            self.said.say(self.voice.hindered())

    # What is a game's own

    @property
    def _open(self) -> bool:
        """Whether what was shown has been seen, so that another may play over it."""
        return True

    def _goes_on(self) -> bool:
        """Show what is still to be seen before the next turn; True where there was anything."""
        return False

    def _tell(self, result: Transition[Any]) -> None:
        """Say what a play brings that the cards don't tell by themselves."""
