"""Everything round the Scopa table: its match, its windows, its questions. Draws nothing."""

from __future__ import annotations

from dataclasses import replace

from game import records
from game.errors import GameError
from game.records import JsonObject
from game.scopa.kept import KeptMatch
from game.scopa.past import PastDeals
from game.store import Outcome
from scenes.host import Action, Host, MenuRow
from scenes.leaving import Leaving, Question
from scenes.scopa.doors import Doors
from scenes.scopa.opponent import MIND, Opponent
from scenes.scopa.preferences import SCOPA, ScopaSettings
from scenes.scopa.table import ScopaTable
from scenes.scopa.windows.level_choice import LevelWindow
from scenes.table.levels import LEVEL_NAMES


class ScopaRoom:
    """The table while it is open, and the computer that plays there."""

    def __init__(self, house: Host) -> None:
        self._house = house
        self._opponent = Opponent(house.thinker, lambda: house.preferences.pause)
        self.table: ScopaTable | None = None
        self._leaving = Leaving(house, KeptMatch, self)
        self._settings = house.preferences.of(SCOPA)
        self._past = PastDeals(house.store)

    def warm(self) -> None:
        """Start the process that thinks, while the player looks at something else."""
        self._house.thinker.start(MIND.warm_up)

    def close(self) -> None:
        """Leave the table; the match is kept."""
        self._opponent.forget()
        if self.table is not None:
            self._house.scenes.remove(self.table)
            self.table = None

    def get_up(self) -> None:
        """The player goes to the title: the table is left, its match is kept, one that was handed in is put away."""
        if self.table is not None:
            self.close()
            self._leaving.put_away()

    def end(self) -> None:
        """The program ends."""
        self._opponent.forget()

    @property
    def game(self) -> KeptMatch | None:
        """The match at the table, None while nobody sits there."""
        return None if self.table is None else self.table.kept

    def show_game(self, game: KeptMatch, dealt: bool) -> None:
        """Put a match on the open table; `dealt`: the deal itself is shown, with what had to be thrown in too."""
        if self.table is not None:
            self.table.show(game, dealt)

    def parting(self, game: KeptMatch) -> None:
        """A deal whose cards were seen is never redrawn without a trace. The sheet has proved one that is over."""
        if game.match.winner is None:
            self._past.add(game.match)

    def open(self) -> None:
        """Open the table on the match that was at it last, or on a new one."""
        kept = self._leaving.resumed()
        self._open_table(kept or self._new_match(), dealt=kept is None)

    def open_record(self, record: JsonObject) -> None:
        """Open the table on a deal handed in, against the level that is set; the match under way waits meanwhile.

        Raises `RecordError` where the record cannot be used.
        """
        self._open_table(KeptMatch.reopen(self._house.store, record, self._settings.now.level), dealt=False)

    def _open_table(self, kept: KeptMatch, dealt: bool) -> None:
        house = self._house
        doors = Doors(
            house.open_menu,
            self.ask_new_match,
            house.open_rules,
            self._open_sheet,
            self._change,
            self._covered,
            self.open_levels,
            self.open_fair_deal,
        )
        self.table = ScopaTable(kept, house.words, house.preferences, self._opponent, doors, house.sound.play)
        house.scenes.push(self.table)
        house.scenes.settle()
        if dealt:
            self.show_game(kept, dealt)

    def open_new(self) -> None:
        """A new match asked for on the title: over the table of the match that waits it is asked first."""
        self._leaving.open_new(self.open, self.ask_new_match)

    def open_code(self, code: str) -> None:
        """Raise `GameError`: no code names a deal of this game."""
        raise GameError(f"code {records.shown(code)}: no deal of Scopa has a code")

    @property
    def waiting(self) -> str | None:
        """What the title says of the match under way, None where there is none."""
        from scenes.scopa.at_title import waiting_words

        kept = self._leaving.resumed()
        if kept is None or kept.outcome is not None:
            return None
        return waiting_words(self._house.words, kept.match.score_after, kept.match.terms.target)

    @property
    def outcome(self) -> Outcome | None:
        """How the match that may count has ended, None while it goes on or where there is none."""
        return self._leaving.outcome

    def ask_new_match(self) -> None:
        """A new match, after a question where one under way would be lost."""
        self._leave_then(self.begin, self._settings.now)

    def setting_changed(self, name: str) -> None:
        """Another pack, or values in the corners: the table is shown anew. Another target: perhaps another match."""
        if name in ("italian_pack", "corner_values") and self.table is not None:
            self.table.redress()
        elif name == SCOPA.key("target"):
            self._target_changed()

    def begin(self) -> None:
        """Leave the match at the table for a new one, without a question."""
        self._leaving.leave_for(self._new_match)

    @property
    def new_row(self) -> MenuRow:
        """The menu's row for another match."""
        return MenuRow("new", self._house.words.text("New match"), self.ask_new_match)

    def menu_rows(self) -> list[MenuRow]:
        """What the menu offers at this table besides what it always does."""
        if self.table is None or not self.table.match.seed:
            return []
        return [MenuRow("seal", self._house.words.text("Fair deal"), self.open_fair_deal)]

    def copy_record(self) -> None:
        """Nothing: the record of a deal under way holds the hidden cards. The score sheet offers it."""

    def open_fair_deal(self) -> None:
        """Show the promise of the deal under way and the proofs of the last ones."""
        from scenes.scopa.windows.fair_deal import FairDealWindow

        house = self._house
        promise = "" if self.table is None or self.table.match.state.over else self.table.match.commitment
        house.open_window(
            lambda close: FairDealWindow(house.words, close, promise, self._past.records, house.preferences.speed)
        )

    def open_levels(self) -> None:
        """Let the computer's level be chosen; another one begins a new match."""
        if self.table is None:
            return
        house, level = self._house, self.table.match.level
        house.open_window(
            lambda close: LevelWindow(
                house.words, close, level, lambda chosen: self._change("level", chosen), house.preferences.speed
            )
        )

    def _covered(self) -> bool:
        return self._house.scenes.top is not self.table

    def _new_match(self) -> KeptMatch:
        coming = self._settings.now
        return KeptMatch.begin(self._house.store, coming.level, int(coming.target), coming.napola)

    def _change(self, name: str, value: str | bool) -> None:
        """A button of the strip: the pack changes at once, level and napola with a new match."""
        if name == "italian_pack":
            self._house.preferences.change(name, value)
            return

        def begin() -> None:
            self._settings.change(name, value)
            self.begin()

        coming = self._settings.now
        if isinstance(value, bool):
            self._leave_then(begin, replace(coming, napola=value))
        else:
            self._leave_then(begin, replace(coming, level=value))

    def _target_changed(self) -> None:
        """Another target was set: it holds from the next match on, which begins now if the player likes."""
        if self.table is None or self.table.kept.handed_in:
            return
        if str(self.table.match.terms.target) != self._settings.now.target:
            self.ask_new_match()

    def _leave_then(self, begin: Action, coming: ScopaSettings) -> None:
        """Begin another match, `coming`; where something was played it is asked first."""
        self._leaving.ask_first(begin, lambda _: self._question(coming))

    def _question(self, coming: ScopaSettings) -> Question:
        text = self._house.words.text
        lost = text("Your current match will count as not won.")
        promised = (
            text("New match: level {level}, with napola, to {target}.")
            if coming.napola
            else text("New match: level {level}, without napola, to {target}.")
        ).format(level=text(LEVEL_NAMES[coming.level]), target=coming.target)
        return Question(text("Leave this match?"), f"{lost} {promised}", text("New match"))

    def _open_sheet(self) -> None:
        from scenes.scopa.windows.sheet import DealOver, SheetDoors, SheetWindow, SideNames

        table, house = self.table, self._house
        if table is None or table.match.sheet is None:
            return
        match = table.match
        self._past.add(match)
        text = house.words.text
        deal = DealOver(
            table.match.sheet,
            match.score_after,
            match.terms.target,
            match.number,
            match.winner,
            match.tied,
            match.swept,
            SideNames(text("You"), text("Computer"), text("The computer wins the match")),
            match.terms.napola,
            records.write(match.record()),
        )
        doors = SheetDoors(self._after_sheet, self.open_fair_deal if match.seed else None)
        house.open_window(
            lambda close: SheetWindow(house.words, close, deal, doors, table.face, house.preferences.speed),
            unasked=True,
        )

    def _after_sheet(self) -> None:
        if self.table is None:
            return
        if self.table.match.winner is None:
            self.table.kept.next_deal()
            self.show_game(self.table.kept, dealt=True)
        else:
            self._leave_then(self.begin, self._settings.now)
