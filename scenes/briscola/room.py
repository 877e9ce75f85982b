"""What the room of Briscola adds to that of any match: its settings, its table, the count of its games, its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.briscola.fairness import verify
from game.briscola.kept import KeptMatch
from game.briscola.rules import RULE_SETS, TWO
from game.records import JsonObject
from game.seats import SIDES
from scenes.briscola.at_title import waiting_words
from scenes.briscola.opponent import Opponent
from scenes.briscola.preferences import BRISCOLA, BriscolaSettings
from scenes.briscola.table import BriscolaTable
from scenes.host import Action, Host
from scenes.match.room import MatchRoom
from scenes.table.levels import LEVEL_NAMES

if TYPE_CHECKING:
    from scenes.windows.window import Window

_RULES = {rules.name: rules for rules in RULE_SETS}


class BriscolaRoom(MatchRoom[BriscolaSettings, KeptMatch]):
    """The room of the game for two, and for four in pairs."""

    KEPT = KeptMatch
    OPPONENT = Opponent
    TABLE = BriscolaTable
    table: BriscolaTable | None

    def __init__(self, house: Host) -> None:
        super().__init__(house, BRISCOLA)

    def _new_match(self, coming: BriscolaSettings) -> KeptMatch:
        rules = _RULES[coming.players]
        return KeptMatch.begin(self._house.store, coming.level, int(coming.target), rules, coming.partners_see)

    def _is_played_by(self, kept: KeptMatch, coming: BriscolaSettings) -> bool:
        match = kept.match
        return (match.rules.name, str(match.terms.target)) == (coming.players, coming.target)

    def _promised(self, coming: BriscolaSettings) -> str:
        words = self._house.words
        wins = int(coming.target)
        said = (
            words.plural(
                "New match for two: level {level}, first to {count} win.",
                "New match for two: level {level}, first to {count} wins.",
                wins,
            )
            if coming.players == TWO.name
            else words.plural(
                "New match in pairs: level {level}, first to {count} win.",
                "New match in pairs: level {level}, first to {count} wins.",
                wins,
            )
        )
        return said.format(level=words.text(LEVEL_NAMES[coming.level]), count=wins)

    def _level_words(self) -> dict[str, str]:
        text = self._house.words.text
        if self.game is not None and self.game.match.rules.seats > SIDES:
            return {
                "easy": text("Take rich tricks, and trust to luck"),
                "medium": text("Save trumps for aces and threes"),
                "hard": text("Count every card, and play for their pair"),
            }
        return {
            "easy": text("Takes rich tricks, and trusts to luck"),
            "medium": text("Saves trumps for aces and threes"),
            "hard": text("Counts every card, and thinks ahead"),
        }

    def _waiting_words(self, kept: KeptMatch) -> str:
        return waiting_words(self._house.words, kept.match.score_after, kept.match.terms.target)

    def _deal_named(self, record: JsonObject) -> str:
        words, target = self._house.words, record["target"]
        said = words.plural("Game {number}, first to {count} win", "Game {number}, first to {count} wins", target)
        return said.format(number=record["number"], count=target)

    def _verified(self, record: JsonObject) -> JsonObject:
        return verify(record)

    def _own_changed(self, name: str) -> None:
        table = self.table
        if name not in ("partners_see", "show_points"):
            super()._own_changed(name)
        elif table is not None and name == "partners_see":
            table.kept.let_partners_see(self._settings.now.partners_see)
            table.see_partner()
        elif table is not None:
            table.redress()

    def show_game(self, game: KeptMatch, dealt: bool) -> None:
        self._heed(game)
        super().show_game(game, dealt)

    def _open_table(self, kept: KeptMatch, dealt: bool) -> None:
        self._heed(kept)
        super()._open_table(kept, dealt)

    def _heed(self, kept: KeptMatch) -> None:
        """What was set while a match waited holds in it, too; a deal that was handed in says it itself."""
        if not kept.handed_in:
            kept.let_partners_see(self._settings.now.partners_see)

    def _sheet(self, kept: KeptMatch, time: str | None) -> Callable[[Action], Window]:
        from scenes.briscola.windows.sheet import GameSheet
        from scenes.briscola.windows.sheet_said import game_over
        from scenes.match.windows.sheet import SheetDoors

        table, house = self.table, self._house
        assert table is not None, "the sheet is opened at the table"
        doors = SheetDoors(self._after_sheet, self._review, self.open_fair_deal if kept.match.seed else None)
        over = game_over(kept.match, time)
        return lambda close: GameSheet(house.words, close, over, doors, table.face, house.preferences.speed)
