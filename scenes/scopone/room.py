"""What the room of Scopone adds to that of its family: its settings, its table, its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scopa.kept import KeptMatch
from game.scopa.match import Match
from game.scopone.kept import KeptScopone
from game.scopone.rules import RULE_SETS
from game.seats import OURS, THEIRS, Seat
from scenes.host import Host
from scenes.scopa.doors import Doors
from scenes.scopa.family import FamilyRoom
from scenes.scopone.deals import DEAL_NAMES
from scenes.scopone.opponent import MIND, Opponent
from scenes.scopone.preferences import SCOPONE, ScoponeSettings
from scenes.scopone.seats_said import seat_label, side_label
from scenes.scopone.table import ScoponeTable
from scenes.table.levels import LEVEL_NAMES

if TYPE_CHECKING:
    from scenes.scopa.windows.sheet_said import SheetWords


class ScoponeRoom(FamilyRoom[ScoponeSettings]):
    """The room of the game for four."""

    KEPT = KeptScopone
    MIND = MIND

    def __init__(self, house: Host) -> None:
        super().__init__(house, SCOPONE)

    def _make_opponent(self) -> Opponent:
        return Opponent(self._house.thinker, lambda: self._house.preferences.pause)

    def _make_table(self, kept: KeptMatch, doors: Doors) -> ScoponeTable:
        house = self._house
        return ScoponeTable(kept, house.words, house.preferences, self._opponent, doors, house.sound.play)

    def _new_match(self, coming: ScoponeSettings) -> KeptMatch:
        rules = next(rules for rules in RULE_SETS if rules.name == coming.rules)
        return KeptScopone.begin(self._house.store, coming.level, int(coming.target), coming.napola, rules)

    def _is_played_by(self, match: Match, coming: ScoponeSettings) -> bool:
        return (match.rules.name, str(match.terms.target)) == (coming.rules, coming.target)

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
        return words.text("Took last: {seat}").format(seat=seat_label(seat, words))

    def _level_words(self) -> dict[str, str]:
        text = self._house.words.text
        return {
            "easy": text("Take what they see"),
            "medium": text("Weigh what they take and leave"),
            "hard": text("Remember every card"),
        }
