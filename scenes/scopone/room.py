"""What the room of Scopone adds to that of its family: its settings, its table, its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scopa import kept as of_two
from game.scopone.kept import KeptMatch
from game.seats import OURS, PERSON, THEIRS, Seat
from scenes.host import Host
from scenes.match.seats_said import seat_name, side_label
from scenes.scopa.family import FamilyRoom
from scenes.scopone.deals import DEAL_NAMES
from scenes.scopone.opponent import Opponent
from scenes.scopone.preferences import SCOPONE, ScoponeSettings
from scenes.scopone.table import ScoponeTable
from scenes.table.levels import LEVEL_NAMES

if TYPE_CHECKING:
    from scenes.scopa.windows.sheet_said import SheetWords


class ScoponeRoom(FamilyRoom[ScoponeSettings]):
    """The room of the game for four."""

    KEPT = KeptMatch
    OPPONENT = Opponent
    TABLE = ScoponeTable

    def __init__(self, house: Host) -> None:
        super().__init__(house, SCOPONE)

    def _new_match(self, coming: ScoponeSettings) -> KeptMatch:
        rules = self.KEPT.GAME.rules_named(coming.rules)
        return KeptMatch.begin(self._house.store, coming.level, int(coming.target), coming.napola, rules)

    def _is_played_by(self, kept: of_two.KeptMatch, coming: ScoponeSettings) -> bool:
        return (kept.match.rules.name, str(kept.match.terms.target)) == (coming.rules, coming.target)

    def _promised(self, coming: ScoponeSettings) -> str:
        text = self._house.words.text
        said = (
            text("New match: {deal}, level {level}, with napola, to {target}.")
            if coming.napola
            else text("New match: {deal}, level {level}, without napola, to {target}.")
        )
        deal, level = text(DEAL_NAMES[coming.rules]), text(LEVEL_NAMES[coming.level])
        return said.format(deal=deal, level=level, target=coming.target)

    def _sheet_words(self) -> SheetWords:
        from scenes.scopa.windows.sheet_said import SheetWords

        words = self._house.words
        text = words.text
        return SheetWords(
            ours=side_label(OURS, words),
            theirs=side_label(THEIRS, words),
            won=text("The match is ours!"),
            lost=text("They win the match"),
            solace=text("{you} to {computer}. The next one may be ours."),
        )

    def _took_last(self, seat: Seat) -> str:
        words = self._house.words
        if seat == PERSON:
            return words.text("You took last")
        return words.text("Last to take: {seat}").format(seat=seat_name(seat, words))

    def _level_words(self) -> dict[str, str]:
        text = self._house.words.text
        return {
            "easy": text("Take what they see"),
            "medium": text("Weigh what they take and leave"),
            "hard": text("Remember every card"),
        }
