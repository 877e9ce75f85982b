"""What the rooms of Scopa's family add to that of any match: the sheet, what is gone. Draws nothing.

What sets one game of the family apart - its settings, its table, what it says - each game's own room adds.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from game.records import JsonObject
from game.scopa.fairness import verify
from game.scopa.kept import KeptMatch
from game.seats import Seat
from scenes.host import Action, MenuRow
from scenes.match.at_title import waiting_words
from scenes.match.room import MatchRoom
from scenes.scopa.preferences import FamilySettings
from scenes.scopa.table import ScopaTable

if TYPE_CHECKING:
    from scenes.scopa.windows.sheet_said import SheetWords
    from scenes.windows.window import Window

S = TypeVar("S", bound=FamilySettings)


class FamilyRoom(MatchRoom[S, KeptMatch]):
    """The room of a game of the family."""

    KEPT: type[KeptMatch]
    TABLE: type[ScopaTable]
    SEEN = (*MatchRoom.SEEN, "seen_cards")
    table: ScopaTable | None

    # What each game of the family says of itself

    @abstractmethod
    def _sheet_words(self) -> SheetWords:
        """What the sheet calls the sides, and says of a match that is over."""

    def _took_last(self, _seat: Seat, /) -> str:
        """Who took last, as the sheet says it where more than two play."""
        return ""

    # What all of it have

    def _waiting_words(self, kept: KeptMatch) -> str:
        return waiting_words(self._house.words, kept.match.score_after, kept.match.terms.target)

    def _verified(self, record: JsonObject) -> JsonObject:
        return verify(record, self.KEPT.GAME)

    def _more_rows(self) -> list[MenuRow]:
        if self.table is None or not self.table.gone.folded:
            return []
        return [MenuRow("eye", self._house.words.text("What is gone"), self.table.gone.unfold)]

    def _sheet(self, kept: KeptMatch, time: str | None) -> Callable[[Action], Window]:
        from scenes.match.windows.sheet import SheetDoors
        from scenes.scopa.windows.sheet import SheetWindow
        from scenes.scopa.windows.sheet_said import deal_over

        table, house, match = self.table, self._house, kept.match
        assert table is not None, "the sheet is opened at the table"
        taker = match.state.last_taker
        deal = deal_over(match, self._sheet_words(), "" if taker is None else self._took_last(taker), time)
        doors = SheetDoors(self._after_sheet, self._review, self.open_fair_deal if match.seed else None)
        return lambda close: SheetWindow(house.words, close, deal, doors, table.face, house.preferences.speed)
