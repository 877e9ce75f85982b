"""A Scopa match that outlives the program: saved after every play, resumed where it stood. Draws nothing."""

from __future__ import annotations

from game import records as json_records
from game.clock import now
from game.errors import GameError
from game.rules import Refusal, Transition
from game.scopa.match import Match, resume
from game.scopa.state import PlayCard, State
from game.seats import OURS, THEIRS
from game.store import Outcome, RunningGame, Store

TABLE = "scopa"


class KeptMatch:
    """One match and the store it is kept in; every play and every new deal is saved at once."""

    def __init__(self, store: Store, match: Match, started: str | None = None) -> None:
        self._store = store
        self.match = match
        self.started = started or now()

    @classmethod
    def begin(cls, store: Store, level: str, target: int, napola: bool) -> KeptMatch:
        """Begin a match and save it."""
        kept = cls(store, Match(level, target, napola))
        kept._save()
        return kept

    @classmethod
    def resume(cls, store: Store) -> KeptMatch | None:
        """The match under way, None where there is none.

        Raises `RecordError` where what was kept cannot be used; it has been set aside in the store then.
        """
        running = store.take_up(TABLE)
        if running is None:
            return None
        try:
            return cls(store, resume(json_records.parse(running.record)), running.started)
        except GameError as error:
            store.set_aside(TABLE, str(error))
            raise

    @property
    def outcome(self) -> Outcome | None:
        """How the match has ended for the person, None while it goes on."""
        if self.match.winner is None:
            return None
        return Outcome.WON if self.match.winner == OURS else Outcome.NOT_WON

    def apply(self, play: PlayCard) -> Transition[State] | Refusal:
        """Make a play and save; a refused one changes nothing."""
        result = self.match.apply(play)
        if not isinstance(result, Refusal):
            self._save()
        return result

    def next_deal(self) -> None:
        """Deal again in the same match."""
        self.match = self.match.next_deal()
        self._save()

    def leave(self) -> None:
        """The match is left for another: not won if it was under way, without a trace if the person played no card."""
        if self.match.played:
            self._store.finish(TABLE, self.outcome or Outcome.NOT_WON, now())
        else:
            self._store.discard(TABLE)

    def _save(self) -> None:
        match = self.match
        mine, other = match.score_after[OURS], match.score_after[THEIRS]
        self._store.save(
            RunningGame(
                TABLE,
                json_records.write(match.record()),
                match.level,
                f"{mine}:{other}",
                len(match.log),
                mine,
                0,
                assisted=False,
                started=self.started,
            )
        )
