"""A match that is kept: what of it is written and read again, when it was played. Draws nothing, knows no game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Self

from game import records
from game.kept import Kept, Standing
from game.match_records import MatchRecords
from game.matches import MatchT
from game.records import JsonObject
from game.rules import Refusal, Transition
from game.seats import OURS, THEIRS
from game.store import Outcome, RunningGame, Store


class KeptMatch(Kept, Generic[MatchT]):
    """One match; every play and every new deal is saved at once."""

    def __init__(
        self, store: Store, match: MatchT, started: str | None = None, before: Sequence[JsonObject] = ()
    ) -> None:
        super().__init__(store, started)
        self.match = match
        self._before = [records.write(deal) for deal in before]
        """The match's deals before the present one as texts: none is written twice."""

    @classmethod
    @abstractmethod
    def records(cls) -> MatchRecords[MatchT]:
        """How the game writes its matches."""

    @classmethod
    @abstractmethod
    def reopen(cls, store: Store, record: JsonObject, level: str) -> Self:
        """A match from a deal someone hands in, against this level, beside the one under way; raises `RecordError`."""

    @property
    def kind(self) -> str:
        """What it is counted as."""
        return self.match.level

    @classmethod
    def restored(cls, store: Store, running: RunningGame) -> Self:
        before, match = cls.records().read_present(records.parse(running.record))
        return cls(store, match, running.started, before)

    @property
    def standing(self) -> Standing:
        match = self.match
        mine, other = match.score_after[OURS], match.score_after[THEIRS]
        return Standing(self.kind, f"{mine}:{other}", len(match.log), mine)

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

    def apply(self, play: Any) -> Transition[Any] | Refusal:
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
        head = records.write(self.records().write_frame(self.match)).removesuffix("]}")
        return f"{head}{','.join([*self._before, self._present])}]}}"

    @property
    def _present(self) -> str:
        return records.write(self.records().write_deal(self.match))
