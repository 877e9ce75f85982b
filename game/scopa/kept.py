"""A match of Scopa's family that is kept: what of it is written and read again, when it was played. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from game import records
from game.kept import Kept, Standing
from game.records import JsonObject
from game.rules import Refusal, Transition
from game.scopa import match_record
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match, hand_in, resume
from game.scopa.rules import ScopaRules
from game.scopa.state import PlayCard, State
from game.seats import OURS, THEIRS
from game.store import Outcome, RunningGame, Store

TABLE = SCOPA_GAME.name


class KeptMatch(Kept):
    """One match; every play and every new deal is saved at once."""

    TABLE = TABLE
    GAME: ClassVar[ScopaGame] = SCOPA_GAME
    """Which game of the family it is a match of."""

    def __init__(
        self, store: Store, match: Match, started: str | None = None, before: Sequence[JsonObject] = ()
    ) -> None:
        super().__init__(store, started)
        self.match = match
        self._head = records.write(match_record.write_frame(match)).removesuffix("]}")
        self._before = [records.write(deal) for deal in before]
        """The match's deals before the present one as texts: none is written twice."""

    @classmethod
    def begin(cls, store: Store, level: str, target: int, napola: bool, rules: ScopaRules | None = None) -> Self:
        """Begin a match and save it; without `rules` by the first of its game's rule sets."""
        kept = cls(store, Match(level, target, napola, game=cls.GAME, rules=rules))
        kept.save()
        return kept

    @classmethod
    def reopen(cls, store: Store, record: JsonObject, level: str) -> Self:
        """A match from a deal someone hands in, against this level, beside the one under way; raises `RecordError`."""
        return cls(store, hand_in(record, level, cls.GAME)).hand_in()

    @classmethod
    def restored(cls, store: Store, running: RunningGame) -> Self:
        record = records.parse(running.record)
        # Older programs kept the present deal alone.
        whole = match_record.is_match(record)
        before, match = match_record.read_present(record, cls.GAME) if whole else ([], resume(record, cls.GAME))
        return cls(store, match, running.started, before)

    @property
    def standing(self) -> Standing:
        match = self.match
        mine, other = match.score_after[OURS], match.score_after[THEIRS]
        return Standing(match.level, f"{mine}:{other}", len(match.log), mine)

    @property
    def outcome(self) -> Outcome | None:
        """How the match has ended for the person, None while it goes on."""
        if self.match.winner is None:
            return None
        return Outcome.WON if self.match.winner == OURS else Outcome.NOT_WON

    @property
    def played(self) -> bool:
        return self.match.played

    @property
    def under_way(self) -> bool:
        return self.match.under_way

    def apply(self, play: PlayCard) -> Transition[State] | Refusal:
        """Make a play and save; a refused one changes nothing."""
        result = self.match.apply(play)
        if not isinstance(result, Refusal):
            self.save()
        return result

    def next_deal(self) -> None:
        """Deal again in the same match."""
        self._before.append(self._present)
        self.match = self.match.next_deal()
        self.save()

    def record_text(self) -> str:
        return f"{self._head}{','.join([*self._before, self._present])}]}}"

    @property
    def _present(self) -> str:
        return records.write(match_record.write_deal(self.match))
