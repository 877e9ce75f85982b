"""What the room of Scopa adds to that of its family: its settings, its table, its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scopa.kept import KeptMatch
from scenes.host import Host
from scenes.scopa.family import FamilyRoom
from scenes.scopa.opponent import Opponent
from scenes.scopa.preferences import SCOPA, FamilySettings
from scenes.scopa.table import ScopaTable
from scenes.table.levels import LEVEL_NAMES

if TYPE_CHECKING:
    from scenes.scopa.windows.sheet_said import SheetWords


class ScopaRoom(FamilyRoom[FamilySettings]):
    """The room of the game for two."""

    KEPT = KeptMatch
    OPPONENT = Opponent
    TABLE = ScopaTable

    def __init__(self, house: Host) -> None:
        super().__init__(house, SCOPA)

    def _new_match(self, coming: FamilySettings) -> KeptMatch:
        return KeptMatch.begin(self._house.store, coming.level, int(coming.target), coming.napola)

    def _is_played_by(self, kept: KeptMatch, coming: FamilySettings) -> bool:
        return str(kept.match.terms.target) == coming.target

    def _promised(self, coming: FamilySettings) -> str:
        text = self._house.words.text
        said = (
            text("New match: level {level}, with napola, to {target}.")
            if coming.napola
            else text("New match: level {level}, without napola, to {target}.")
        )
        return said.format(level=text(LEVEL_NAMES[coming.level]), target=coming.target)

    def _sheet_words(self) -> SheetWords:
        from scenes.scopa.windows.sheet_said import SheetWords

        text = self._house.words.text
        return SheetWords(
            ours=text("You"),
            theirs=text("Computer"),
            won=text("The match is yours!"),
            lost=text("The computer wins the match"),
            solace=text("{you} to {computer}. The next one may be yours."),
        )

    def _level_words(self) -> dict[str, str]:
        text = self._house.words.text
        return {
            "easy": text("Takes what it sees"),
            "medium": text("Weighs what it takes and leaves"),
            "hard": text("Remembers every card"),
        }
