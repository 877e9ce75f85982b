"""Everything round the Scorpion table: its game, its windows, its questions. Decides no rule and draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.deals import LAST_NUMBER
from game.errors import GameError
from game.records import JsonObject
from game.scorpion import codes
from game.scorpion import record as records
from game.scorpion.kept import TABLE, KeptGame
from game.scorpion.record import Action, Start
from game.scorpion.variants import CLASSIC, RULE_SETS
from game.store import Outcome
from scenes import handing_out
from scenes.host import Host, MenuRow
from scenes.scorpion.table import Doors, ScorpionTable
from scenes.table.faces import CardFaces

if TYPE_CHECKING:
    from game.thinking import Thinker
    from scenes.scorpion.search import NextDeal


class ScorpionRoom:
    """The table while it is open, and the process that thinks about its deals."""

    def __init__(self, house: Host) -> None:
        self._house = house
        self.faces = CardFaces()
        self.table: ScorpionTable | None = None
        self._thinker: Thinker | None = None

    @property
    def thinker(self) -> Thinker:
        """The process that thinks about deals; there is none before it is asked for."""
        if self._thinker is None:
            from game.thinking import Thinker

            self._thinker = Thinker()
        return self._thinker

    def end(self) -> None:
        """The program ends."""
        if self._thinker is not None:
            self._thinker.close()

    # Opening and leaving the table

    def open_record(self, record: JsonObject) -> None:
        """Open the table on a record handed in; where a game is under way, ask over its table first.

        Raises `RecordError` where the record cannot be used.
        """
        opened = records.read(record)
        game = self._resumed()
        if game is not None and game.under_way:
            self.open_table(game, dealt=False)
            self._offer_record(*opened)
            return
        with self._house.store.together():
            if game is not None:
                game.leave()
            game = KeptGame.reopen(self._house.store, *opened)
        self.open_table(game, dealt=False)

    def open_code(self, code: str) -> None:
        """Open the table on the deal of a code; where another game is under way, ask over its table first.

        Raises `GameError` where the code cannot be used.
        """
        start = codes.read(code, CLASSIC)
        game = self._resumed()
        if game is None:
            self._house.store.keep_setting("rules", start.rules.name)
            self.open_table(KeptGame.deal(self._house.store, start), dealt=True)
            return
        self.open_table(game, dealt=False)
        if game.start != start or game.session.won:
            self._leave_then(lambda: self._deal(start), unasked=True)

    def open(self) -> None:
        """Open the table on the game under way, or on a new deal."""
        game = self._resumed()
        if game is not None:
            self.open_table(game, dealt=False)
        else:
            self.open_table(self._random_game(), dealt=True)

    def open_table(self, game: KeptGame, dealt: bool) -> None:
        """Show the table with this game; `dealt`: the deal itself is shown."""
        house = self._house
        doors = Doors(
            house.open_menu, self.open_new_game, house.open_rules, self._tell_won, lambda: self.thinker, self._covered
        )
        table = ScorpionTable(game, house.words, house.preferences, self.faces, doors, house.sound.play)
        self.table = table
        self._house.scenes.push(table)
        self._house.scenes.settle()
        if dealt:
            table.deal(game)

    def _covered(self) -> bool:
        return self._house.scenes.top is not self.table

    def new_number(self) -> int:
        """A deal number drawn by lot."""
        from secrets import randbelow

        return 1 + randbelow(LAST_NUMBER)

    def _random_game(self) -> KeptGame:
        """A new game of the rules last played, its deal drawn by lot: one that can be won, if that is set."""
        rules = RULE_SETS.get(self._house.store.setting("rules") or "", CLASSIC)
        number = self.new_number()
        if self._house.preferences.now.winnable:
            from game.scorpion.winnable import winnable_number

            number = winnable_number(rules.name, number)
        return KeptGame.deal(self._house.store, Start.numbered(rules, number))

    def _resumed(self) -> KeptGame | None:
        """The game under way; one that cannot be used has been set aside, and that is told with the notices."""
        try:
            return KeptGame.resume(self._house.store)
        except GameError as error:
            told = self._house.words.text("The saved game could not be read and was put aside: {cause}")
            self._house.trouble = told.format(cause=error)
            return None

    @property
    def outcome(self) -> Outcome | None:
        """How the game that is kept has ended, None while it goes on or where there is none."""
        if self.table is not None and self._house.store.passes(TABLE):
            return None
        game = self.table.game if self.table is not None else self._resumed()
        return None if game is None else game.outcome

    def open_new(self) -> None:
        """A new game asked for on the title: its window over the table of the game that waits, or a deal at once."""
        game = self._resumed()
        if game is not None and game.outcome is None:
            self.open()
            self.open_new_game()
            return
        with self._house.store.together():
            if game is not None:
                game.leave()
            self.open()

    def close(self) -> None:
        """Leave the table; the game is kept."""
        if self.table is not None:
            self._house.scenes.remove(self.table)
            self.table = None

    def menu_rows(self) -> list[MenuRow]:
        """What the menu offers at this table besides what it always does."""
        if self.table is None:
            return []
        text, adviser = self._house.words.text, self.table.adviser
        advice = [
            MenuRow("hint", text("Hint"), adviser.hint),
            MenuRow("info", text("Why is it lost?"), adviser.why),
            MenuRow("play", text("Show the way"), adviser.show_way),
        ]
        return [
            *([] if self.table.game.session.won else advice),
            MenuRow("copy", text("Copy the game record"), self.copy_record),
            MenuRow("save", text("Save the game record"), self.save_record),
        ]

    def copy_record(self) -> None:
        """Put the game's record on the clipboard."""
        self._hand_out(lambda record: handing_out.copy(record, self._house.words))

    def save_record(self) -> None:
        """Save the game's record as a file of the person's own."""
        self._hand_out(lambda record: handing_out.save(record, TABLE, self._house.words))

    def _hand_out(self, way: Callable[[str], handing_out.Told]) -> None:
        if self.table is not None:
            told = way(self.table.game.record_text())
            self.table.sign.show(told.icon, self.table.u, told.words)

    def dress(self) -> None:
        """Another back or other colours: the cards are shown anew."""
        if self.table is not None:
            self.table.dress()

    # Windows and questions

    def open_new_game(self) -> None:
        from scenes.scorpion.search import ThinkingSearch
        from scenes.scorpion.windows.new_game import NewGameDoors, NewGameWindow, Wanted

        if self.table is None:
            return
        start, day, preferences = self.table.game.start, self.table.game.day, self._house.preferences
        doors = NewGameDoors(
            lambda wanted, of_day: self._leave_then(lambda: self._deal(wanted, of_day)),
            lambda: self._leave_then(lambda: self._deal(start, day)),
            preferences.change,
            self.new_number,
        )
        self._house.open_window(
            lambda close: NewGameWindow(
                self._house.words,
                close,
                doors,
                ThinkingSearch(self.thinker),
                Wanted(start.rules.name, preferences.now.winnable, preferences.now.grade),
                codes.write(start),
                preferences.speed,
            )
        )

    def _offer_record(self, start: Start, actions: list[Action]) -> None:
        """Ask whether a record someone handed in may take the place of the game under way."""
        self._ask_to_leave(
            self._house.words.text("Open the record"), lambda: self._reopen(start, actions), unasked=True
        )

    def _leave_then(self, deal: Callable[[], None], unasked: bool = False) -> None:
        """Deal at once, or ask first where a game under way would be lost."""
        if self.table is None or not self.table.game.under_way:
            deal()
            return
        self._ask_to_leave(self._house.words.text("Deal"), deal, unasked)

    def _ask_to_leave(self, word: str, leave: Callable[[], None], unasked: bool = False) -> None:
        """Ask whether the game under way may be left, and say what that counts as; `unasked`: the question comes."""
        if self.table is None:
            return
        text, game = self._house.words.text, self.table.game
        if not game.counts:
            lost = text("Your current game doesn't count in the statistics, however it ends.")
        elif game.played:
            lost = text("Your current game will count as not won.")
        else:
            lost = text("You've hardly begun: this game won't count as played.")
        self._house.ask_to_leave(text("Leave this game?"), lost, (word, leave), unasked)

    def _deal(self, start: Start, day: str = "") -> None:
        store = self._house.store

        def deal() -> KeptGame:
            store.keep_setting("rules", start.rules.name)
            return KeptGame.deal(store, start, day)

        self._leave_for(deal, dealt=True)

    def _reopen(self, start: Start, actions: list[Action]) -> None:
        self._leave_for(lambda: KeptGame.reopen(self._house.store, start, actions), dealt=False)

    def _leave_for(self, begin: Callable[[], KeptGame], dealt: bool) -> None:
        """Leave the game for another: both, or neither, reach the store.

        Where one is kept even then, it couldn't be read when the game that is left was begun: it comes back instead.
        """
        if self.table is None:
            return
        with self._house.store.together():
            self.table.game.leave()
            waiting = self._resumed()
            game = waiting or begin()
        if dealt and waiting is None:
            self.table.deal(game)
        else:
            self.table.show(game)

    def _tell_won(self) -> None:
        """Tell of the win over the table; the next deal is looked for meanwhile."""
        from scenes.scorpion.search import NextDeal, ThinkingSearch
        from scenes.scorpion.windows.won import WonDoors, WonWindow
        from scenes.scorpion.won import told

        if self.table is None:
            return
        table, house = self.table, self._house
        following = NextDeal(ThinkingSearch(self.thinker), table.game.start.rules, house.preferences.now)
        doors = WonDoors(
            lambda: self._deal(table.game.start, table.game.day),
            lambda: self._deal(following.take(self.new_number)),
            lambda: self._look_on(following),
        )
        said = told(table.game, house.store.finished(TABLE), house.words)
        house.open_window(
            lambda close: WonWindow(house.words, close, said, doors, house.preferences.speed), unasked=True
        )

    def _look_on(self, following: NextDeal) -> None:
        """The window of a win is closed: the cards go back to their places."""
        following.drop()
        if self.table is not None:
            self.table.end_win()
