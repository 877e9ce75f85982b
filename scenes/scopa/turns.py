"""Drives a match of Scopa's family at the table: what sweeps is called, the others' plays are seen again. No rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import kept_match
from game.rules import Transition
from game.scopa.kept import KeptMatch
from game.scopa.match import Match
from game.scopa.rules import swept_with_last_card
from game.scopa.state import PlayCard, RestTaken, State, TableSwept
from game.seats import PERSON
from scenes.match import turns
from scenes.scopa.opponent import Opponent
from scenes.scopa.showing import Showing
from scenes.scopa.voice import Voice

WORD_SECONDS = 1.2
"""How long the word of a sweep is to be seen."""


class Turns(turns.Turns[PlayCard]):
    """Whose turn it is, and what has to be seen before the next one. `sheet` opens the score sheet."""

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
    def waiting(self) -> bool:
        return bool(self._again) or super().waiting

    def begin(self, kept: kept_match.KeptMatch[Any]) -> None:
        self._again, self._back = [], 0
        super().begin(kept)

    def make(self, play: PlayCard) -> bool:
        made = super().make(play)
        if made:
            self._back, self._replaying = 0, False
        return made

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

    def hush(self) -> None:
        self.word = 0.0
        super().hush()
        if self._again:
            self._again = []
            self._showing.catch_up(self.match)

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

    @property
    def _open(self) -> bool:
        # The word of a sweep is read before the next card comes over it.
        return self.word <= 0

    def _goes_on(self) -> bool:
        if self._again:
            self._replay()
            return True
        self._replaying = False
        return False

    def _tell(self, result: Transition[State]) -> None:
        self._call_scopa(result)
        self._tell_end(result)

    def _call_scopa(self, result: Transition[State]) -> None:
        """The word appears as the cards are swept."""
        if any(isinstance(event, TableSwept) for event in result.events):
            self.word = self._showing.sweeps_in + WORD_SECONDS

    def _tell_end(self, result: Transition[State]) -> None:
        """Say what the rules bring with a deal's last card, once it is to be seen."""
        if swept_with_last_card(result):
            self.said.say(self.voice.swept_last(), self._showing.sweeps_in)
        for event in result.events:
            if isinstance(event, RestTaken):
                self.said.say(self.voice.rest(event.seat), self._showing.shines_in)
