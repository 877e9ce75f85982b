"""Everything round the Scorpion table: its game, its windows, its questions. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import records
from game.deals import LAST_NUMBER
from game.records import JsonObject
from game.scorpion import codes
from game.scorpion import record as scorpion_record
from game.scorpion.kept import TABLE, KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RULE_SETS
from game.store import Outcome, slot_of
from scenes import handing_out
from scenes.commands import COPY, NEW
from scenes.host import Action, Asked, Host, MenuRow, nothing
from scenes.leaving import Leaving, Question
from scenes.scorpion.commands import BEGIN_AGAIN, HINT, SHOW_WAY, WHY
from scenes.scorpion.doors import Doors
from scenes.scorpion.preferences import SCORPION
from scenes.scorpion.table import ScorpionTable
from scenes.table.faces import CardFaces
from scenes.table.played import time_of

if TYPE_CHECKING:
    from scenes.scorpion.search import NextDeal


class ScorpionRoom:
    """The table while it is open."""

    def __init__(self, house: Host) -> None:
        self._house = house
        self.faces = CardFaces()
        self.table: ScorpionTable | None = None
        self._leaving = Leaving(house, KeptGame, self)
        self._settings = house.preferences.of(SCORPION)

    def end(self) -> None:
        """The program ends; nothing of the room's own goes on."""

    # Opening and leaving the table

    @property
    def game(self) -> KeptGame | None:
        """The game at the table, None while nobody sits there."""
        return None if self.table is None else self.table.game

    def show_game(self, game: KeptGame, dealt: bool) -> None:
        """Put a game on the open table; `dealt`: the deal itself is shown."""
        if self.table is not None and dealt:
            self.table.deal(game)
        elif self.table is not None:
            self.table.show(game)

    def parting(self, game: KeptGame) -> None:
        """Nothing of a game is looked at once it is left."""

    def open_record(self, record: JsonObject) -> None:
        """Open the table on a record handed in; the game under way waits meanwhile.

        Raises `RecordError` where the record cannot be used.
        """
        self.open_table(KeptGame.reopen(self._house.store, *scorpion_record.read(record)), dealt=False)

    def open_code(self, code: str) -> None:
        """Open the table on the deal of a code; where another game is under way, ask over its table first.

        Raises `GameError` where the code cannot be used.
        """
        start = codes.read(code, CLASSIC)
        self._leaving.put_away()
        game = self._leaving.resumed()
        if game is None:
            self._settings.change("rules", start.rules.name)
            self.open_table(KeptGame.deal(self._house.store, start), dealt=True)
            return
        self.open_table(game, dealt=False)
        if game.start != start or game.session.won:
            self._leave_then(lambda: self.deal(start), unasked=True)

    def open(self) -> None:
        """Open the table on the game that was at it last, or on a new deal."""
        game = self._leaving.resumed()
        if game is not None:
            self.open_table(game, dealt=False)
        else:
            self.open_table(self._random_game(), dealt=True)
            if self.table is not None and self._house.offers_steps(TABLE):
                self.table.offer.make(lambda: self._house.first_steps(TABLE))

    def open_table(self, game: KeptGame, dealt: bool) -> None:
        """Show the table with this game; `dealt`: the deal itself is shown."""
        house = self._house
        doors = Doors(
            house.open_menu, self.open_new_game, house.open_rules, self.tell_won, lambda: house.thinker, self._covered
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
        settings = self._settings.now
        rules = RULE_SETS[settings.rules]
        number = self.new_number()
        if settings.winnable:
            from game.scorpion.winnable import winnable_number

            number = winnable_number(rules.name, number)
        return KeptGame.deal(self._house.store, Start.numbered(rules, number))

    @property
    def outcome(self) -> Outcome | None:
        """How the game that may count has ended, None while it goes on or where there is none."""
        return self._leaving.outcome

    @property
    def waiting(self) -> str | None:
        """What the title says of the game under way, None where there is none."""
        from scenes.scorpion.at_title import waiting_words

        game = self._leaving.resumed()
        kept = None if game is None else self._house.store.running(slot_of(TABLE, game.handed_in))
        if game is None or kept is None or game.outcome is not None:
            return None
        return waiting_words(self._house.words, kept)

    def open_new(self) -> None:
        """A new game asked for on the title: its window over the table of the game that waits, or a deal at once."""
        self._leaving.open_new(self.open, self.open_new_game)

    def get_up(self) -> None:
        """The player goes to the title: the table is left, its game is kept, one that was handed in is put away."""
        if self.table is not None:
            self.close()
            self._leaving.put_away()

    def close(self) -> None:
        """Leave the table; the game is kept."""
        if self.table is not None:
            self._house.scenes.remove(self.table)
            self.table = None

    @property
    def new_row(self) -> MenuRow:
        """The menu's row for another game."""
        return MenuRow("new", self._house.words.text(NEW.name), self.open_new_game)

    def menu_rows(self) -> list[MenuRow]:
        """What the menu offers at this table besides what it always does."""
        if self.table is None:
            return []
        text, table, adviser = self._house.words.text, self.table, self.table.adviser
        going = [
            MenuRow("hint", text(HINT.name), adviser.hint),
            MenuRow("info", text(WHY.name), adviser.why),
            MenuRow("play", text(SHOW_WAY.name), adviser.show_way),
            MenuRow("replay", text(BEGIN_AGAIN.name), table.acts.begin_again),
        ]
        review = MenuRow("eye", text("Review this game"), self.review)
        return [
            *([] if table.game.session.won else going),
            *([review] if table.game.session.log else []),
            # Of a game handed in one wants to get back rather than to the days; a low window has no room for more rows.
            *(self._leaving.rows or [MenuRow("calendar", text("Deal of the day"), self.open_days)]),
            MenuRow("copy", text(COPY.name), self.copy_record),
            MenuRow("save", text("Save the game record"), self.save_record),
        ]

    def review(self) -> None:
        """Look at the game step by step; while it goes on that tells what lies hidden, so it is asked first."""
        if self.table is None:
            return
        game, text = self.table.game, self._house.words.text
        if game.assisted or game.session.won:
            self._review(game)
            return
        warning = text("A review tells where the game could still be won: it knows the hidden cards.")
        told = text("The game then counts as helped.") if game.counts or game.day else ""
        self._house.ask(
            Asked(
                text("Review this game?"),
                f"{warning} {told}".strip(),
                (text("Keep playing"), nothing),
                (text("Review"), lambda: self._review(game)),
                declines=False,
            )
        )

    def _review(self, game: KeptGame) -> None:
        if not game.session.won:
            game.note_help()
        self._house.review(TABLE, records.parse(game.record_text()))

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

    def warm(self) -> None:
        """Nothing here takes long."""

    def setting_changed(self, name: str) -> None:
        """Another back, other colours, the light, the strip's score: the table is shown anew."""
        if self.table is not None and name in ("back", "four_colours", "strip_scores", SCORPION.key("light")):
            self.table.dress()

    # Windows and questions

    def open_new_game(self) -> None:
        from scenes.scorpion.search import ThinkingSearch
        from scenes.scorpion.windows.new_game import NewGameDoors, NewGameWindow, Wanted

        if self.table is None:
            return
        start, settings = self.table.game.start, self._settings
        doors = NewGameDoors(
            lambda wanted: self._leave_then(lambda: self.deal(wanted)),
            self.again,
            settings.change,
            self.new_number,
            self.open_days,
        )
        self._house.open_window(
            lambda close: NewGameWindow(
                self._house.words,
                close,
                doors,
                ThinkingSearch(self._house.thinker),
                Wanted(start.rules.name, settings.now.winnable, settings.now.grade),
                codes.write(start),
                self._house.preferences.speed,
            )
        )

    def open_days(self) -> None:
        """The deals of the days, to look at and to play."""
        from scenes.scorpion.days import days_window

        if self.table is None:
            return
        game, outcome = self.table.game, self.outcome

        def deal(start: Start, day: str) -> None:
            self._leave_then(lambda: self.deal(start, day))

        self._house.open_window(lambda close: days_window(self._house, close, game, outcome, deal))

    def _leave_then(self, deal: Action, unasked: bool = False) -> None:
        """Deal at once, or ask first where a game under way would be lost, and say what it counts as."""
        self._leaving.ask_first(deal, self._question, unasked)

    def _question(self, game: KeptGame) -> Question:
        text = self._house.words.text
        if not game.counts:
            lost = text("Your current game doesn't count in the statistics, however it ends.")
        elif game.played:
            lost = text("Your current game will count as not won.")
        else:
            lost = text("You've hardly begun: this game won't count as played.")
        return Question(text("Leave this game?"), lost, text("Deal"))

    def deal(self, start: Start, day: str = "") -> None:
        """Leave the game at the table for this deal, without a question."""
        store = self._house.store

        def deal() -> KeptGame:
            self._settings.change("rules", start.rules.name)
            return KeptGame.deal(store, start, day)

        self._leaving.leave_for(deal)

    def again(self) -> None:
        """The same deal from its beginning: one that was handed in stays so."""
        game = self.game
        if game is not None and game.handed_in:
            self.show_game(KeptGame.reopen(self._house.store, game.start, []), dealt=True)
        elif game is not None:
            self._leave_then(lambda: self.deal(game.start, game.day))

    def _next(self, following: NextDeal) -> None:
        start = following.take(self.new_number)
        self._leave_then(lambda: self.deal(start))

    def tell_won(self) -> None:
        """Tell of the win over the table; the next deal is looked for meanwhile."""
        from scenes.scorpion.search import NextDeal, ThinkingSearch
        from scenes.scorpion.windows.won import WonDoors, WonWindow
        from scenes.scorpion.won import told

        if self.table is None:
            return
        table, house = self.table, self._house
        following = NextDeal(ThinkingSearch(self._house.thinker), table.game.start.rules, self._settings.now)
        doors = WonDoors(
            self.again,
            lambda: self._next(following),
            lambda: self._look_on(following),
        )
        time = time_of(table.game.time.seconds, house.preferences.now.clock)
        shown = house.preferences.now.show_figures
        said = told(table.game, house.store.finished(TABLE), house.words, time, shown)
        house.open_window(
            lambda close: WonWindow(house.words, close, said, doors, house.preferences.speed), unasked=True
        )

    def _look_on(self, following: NextDeal) -> None:
        """The window of a win is closed: the cards go back to their places."""
        following.drop()
        if self.table is not None:
            self.table.end_win()
