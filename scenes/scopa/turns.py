"""Drives a match at the table: plays are made and shown, computers are asked, a deal's end is told. No rule."""

from __future__ import annotations

from collections.abc import Callable

from game.rules import Refusal, Transition
from game.scopa.kept import KeptMatch
from game.scopa.match import Match
from game.scopa.rules import swept_with_last_card
from game.scopa.state import PlayCard, RestTaken, State, TableSwept
from game.seats import OURS, PERSON
from scenes.look import tokens
from scenes.scopa.opponent import Opponent
from scenes.scopa.showing import Showing
from scenes.scopa.voice import Voice
from scenes.table.said import Said

WORD_SECONDS = 1.2
"""How long the word of a sweep is to be seen."""


class Turns:
    """Whose turn it is, and what has to be seen before the next one. `sheet` opens the score sheet."""

    def __init__(
        self,
        kept: KeptMatch,
        showing: Showing,
        opponent: Opponent,
        voice: Voice,
        speed: Callable[[], float],
        sheet: Callable[[], None],
    ) -> None:
        self.kept = kept
        self._showing = showing
        self._opponent = opponent
        self._voice = voice
        self._speed = speed
        self._sheet = sheet
        self._sheet_due = kept.match.state.over
        self._feast_due = False
        self._feast_left = 0.0
        self.said = Said()
        self._hindered = False
        """Whether it was told already that nothing can be thought."""
        self.word = 0.0
        """Seconds until the word of a sweep is gone; it shows once they are no more than it lasts."""
        self._again: list[int] = []
        """The plays of the deal, by number, that are still to be shown once more."""
        self._back = 0
        """How many of the last plays `step_back` has shown since one was made."""
        self._replaying = False

    @property
    def match(self) -> Match:
        return self.kept.match

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
        return self.anothers or bool(self._again) or self._sheet_due or self.said.reading

    def begin(self, kept: KeptMatch) -> None:
        """Another match, or another deal of it, is on the table."""
        self._opponent.forget()
        self.kept, self._again, self._back = kept, [], 0
        self._sheet_due, self._feast_due = kept.match.state.over, False
        self.hush()

    def make(self, play: PlayCard) -> bool:
        """Make a play and show it; False where it is refused."""
        result = self.kept.apply(play)
        if isinstance(result, Refusal):
            self._showing.glide_back(self._speed())
            return False
        self.said.hush()
        self._back, self._replaying = 0, False
        self._sheet_due = self.match.state.over
        self._feast_due = self.match.winner == OURS
        self._showing.show(self.match, self._speed())
        self._call_scopa(result)
        self._tell_end(result)
        return True

    @property
    def seen_again(self) -> bool:
        """Whether plays are being shown once more and the table, until the last of them, stands as before it."""
        return bool(self._again)

    @property
    def replaying(self) -> bool:
        """Whether a play that was seen before is being shown, or is still to be."""
        return self._replaying and (self._showing.moving or bool(self._again))

    @property
    def to_see_again(self) -> bool:
        """Whether others have played since the person did, and nothing is being shown."""
        return self.mine and not (self._showing.moving or self._again) and bool(self._others_plays())

    def show_again(self) -> None:
        """Show what the others have played since the person did once more, one play after the other."""
        self._again = self._others_plays()
        self._replay()

    def step_back(self) -> None:
        """Show the last play of another's once more, the next time the last two, up to all since the person's own."""
        plays = self._others_plays()
        self._back = min(self._back + 1, len(plays))
        self._again = plays[-self._back :]
        self._replay()

    def _others_plays(self) -> list[int]:
        """The numbers of the plays since the person's own last one."""
        log = self.match.log
        own = [number for number, step in enumerate(log) if step.before.to_play == PERSON]
        return list(range(own[-1] + 1 if own else 0, len(log)))

    def _replay(self) -> None:
        number = self._again.pop(0)
        self._replaying = True
        self._showing.replay(self.match, number, self._speed())
        self._call_scopa(self.match.log[number].transition)

    def step(self, dt: float) -> bool:
        """Let `dt` seconds pass at a table that lies open; True where words came or went."""
        changed = self.said.step(dt)
        if self._showing.moving:
            return changed
        if self._again:
            self._replay()
            return True
        self._replaying = False
        if self._sheet_due:
            if not self.said.reading:
                self._end_deal(dt)
        elif self.anothers:
            return self._think(dt) or changed
        return changed

    def hush(self) -> None:
        """Take every word off the table."""
        self.word = self._feast_left = 0.0
        self.said.hush()
        if self._again:
            self._again = []
            self._showing.catch_up(self.match)

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
        # The word of a sweep is read before the next card comes over it.
        play = self._opponent.step(dt) if self.word <= 0 else None
        if play is not None:
            self.make(play)
            self._tell_hindered()
        elif self._opponent.late and not self.said.reading:
            self.said.say(self._voice.thinks(self.match.state.to_play))
            return True
        return False

    def _tell_hindered(self) -> None:
        """Say that what is played now was not thought about, once until it is again."""
        was, self._hindered = self._hindered, self._opponent.hindered
        if self._hindered and not was and not self.said.reading:
            self.said.say(self._voice.hindered())

    def _call_scopa(self, result: Transition[State]) -> None:
        """The word appears as the cards are swept."""
        if any(isinstance(event, TableSwept) for event in result.events):
            self.word = self._showing.sweeps_in + WORD_SECONDS

    def _tell_end(self, result: Transition[State]) -> None:
        """Say what the rules bring with a deal's last card, once it is to be seen."""
        if swept_with_last_card(result):
            self.said.say(self._voice.swept_last(), self._showing.sweeps_in)
        for event in result.events:
            if isinstance(event, RestTaken):
                self.said.say(self._voice.rest(event.seat), self._showing.shines_in)
