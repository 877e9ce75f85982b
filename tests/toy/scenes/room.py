"""Everything round the Ladder table: its game, its questions. Decides no rule and draws nothing."""

from __future__ import annotations

from secrets import randbelow

from game import records
from game.deals import LAST_NUMBER
from game.errors import GameError
from game.records import JsonObject
from game.store import Outcome
from scenes import handing_out
from scenes.host import Host, MenuRow
from scenes.leaving import Leaving, Question
from scenes.table.faces import CardFaces
from tests.toy.game import record as ladder_record
from tests.toy.game.kept import KeptLadder
from tests.toy.game.record import Start
from tests.toy.game.rules import RULE_SETS
from tests.toy.scenes.table import Doors, LadderTable


class LadderRoom:
    """The table while it is open."""

    def __init__(self, house: Host) -> None:
        self._house = house
        self._faces = CardFaces()
        self._leaving = Leaving(house, KeptLadder, self)
        self.table: LadderTable | None = None

    # Opening and leaving the table

    @property
    def game(self) -> KeptLadder | None:
        """The game at the table, None while nobody sits there."""
        return None if self.table is None else self.table.game

    def show_game(self, game: KeptLadder, dealt: bool) -> None:
        """Put a game on the open table; `dealt`: the deal itself is shown."""
        if self.table is not None:
            self.table.show(game, dealt)

    def parting(self, game: KeptLadder) -> None:
        """Nothing of a game is looked at once it is left."""

    def open(self) -> None:
        game = self._leaving.resumed()
        self._open_table(game or self._new_game(), dealt=game is None)

    def open_new(self) -> None:
        self._leaving.open_new(self.open, self.ask_new_game)

    def open_record(self, record: JsonObject) -> None:
        self._open_table(KeptLadder.reopen(self._house.store, *ladder_record.read(record)), dealt=False)

    def open_code(self, code: str) -> None:
        raise GameError(f"code {records.shown(code)}: no deal of Ladder has a code")

    def close(self) -> None:
        if self.table is not None:
            self._house.scenes.remove(self.table)
            self.table = None

    def get_up(self) -> None:
        if self.table is not None:
            self.close()
            self._leaving.put_away()

    def end(self) -> None:
        """Nothing runs here."""

    def warm(self) -> None:
        """Nothing here takes long."""

    # What the house asks

    @property
    def outcome(self) -> Outcome | None:
        return self._leaving.outcome

    @property
    def waiting(self) -> str | None:
        game = self._leaving.resumed()
        if game is None or game.outcome is not None:
            return None
        left = sum(map(len, game.session.state.columns))
        return self._house.words.plural("{count} card", "{count} cards", left).format(count=left)

    @property
    def new_row(self) -> MenuRow:
        return MenuRow("new", self._house.words.text("New game"), self.ask_new_game)

    def menu_rows(self) -> list[MenuRow]:
        copy = MenuRow("copy", self._house.words.text("Copy the game record"), self.copy_record)
        return [copy, *self._leaving.rows]

    def copy_record(self) -> None:
        if self.table is not None:
            told = handing_out.copy(self.table.game.record_text(), self._house.words)
            self.table.sign.show(told.icon, self.table.u, told.words)

    def setting_changed(self, name: str) -> None:
        if self.table is not None and name in ("back", "four_colours", "strip_scores"):
            self.table.dress()

    def ask_new_game(self) -> None:
        """Another game, after a question where one under way would be lost."""
        text = self._house.words.text
        lost = text("Your current game will count as not won.")
        question = Question(text("Leave this game?"), lost, text("Deal"))
        self._leaving.ask_first(lambda: self._leaving.leave_for(self._new_game), lambda _: question)

    def _new_game(self) -> KeptLadder:
        return KeptLadder.deal(self._house.store, Start(RULE_SETS["short"], 1 + randbelow(LAST_NUMBER)))

    def _open_table(self, game: KeptLadder, dealt: bool) -> None:
        house = self._house
        doors = Doors(house.open_menu, self.ask_new_game, house.open_rules)
        self.table = LadderTable(game, house.words, house.preferences, self._faces, doors, house.sound.play)
        house.scenes.push(self.table)
        house.scenes.settle()
        if dealt:
            self.show_game(game, dealt)
