"""Everything round the Scopa table: its match, its windows, its questions. Decides no rule and draws nothing."""

from __future__ import annotations

from typing import NamedTuple

from game import records as json_records
from game.levels import LEVELS
from game.scopa.kept import KeptMatch
from game.scopa.past import PastDeals
from game.scopa.players import warm_up
from game.store import Outcome
from game.thinking import Thinker
from scenes.host import Action, Host, MenuRow
from scenes.leaving import Leaving, Question
from scenes.scopa.doors import Doors
from scenes.scopa.opponent import Opponent
from scenes.scopa.table import ScopaTable
from scenes.scopa.windows.level_choice import LevelWindow
from scenes.table.levels import LEVEL_NAMES

_FIRST_LEVEL = "medium"
_PATIENCE = 8.0
"""Seconds for a play of the computer; the strongest level takes half of one."""


class _Coming(NamedTuple):
    """What the next match is played by."""

    level: str
    target: int
    napola: bool


class ScopaRoom:
    """The table while it is open, and the process that thinks for the computer."""

    def __init__(self, house: Host) -> None:
        self._house = house
        self._thinker = Thinker(warm_up, _PATIENCE)
        self._opponent = Opponent(self._thinker, lambda: house.preferences.pause)
        self.table: ScopaTable | None = None
        self._leaving = Leaving(house, KeptMatch, self)
        self._past = PastDeals(house.store)

    def warm(self) -> None:
        """Start the process that thinks, while the player looks at something else."""
        self._thinker.start()

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
        self._thinker.close()

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

    def resumed(self) -> KeptMatch | None:
        """The match that was at the table last."""
        return self._leaving.resumed()

    @property
    def outcome(self) -> Outcome | None:
        """How the match that may count has ended, None while it goes on or where there is none."""
        return self._leaving.outcome

    def ask_new_match(self) -> None:
        """A new match, after a question where one under way would be lost."""
        self._leave_then(self._begin, self._coming)

    def dress(self) -> None:
        """Another pack, or values in the corners: the table is shown anew."""
        if self.table is not None:
            self.table.redress()

    def _begin(self) -> None:
        self._leaving.leave_for(self._new_match)

    def menu_rows(self) -> list[MenuRow]:
        """What the menu offers at this table besides what it always does."""
        if self.table is None:
            return []
        return [MenuRow("seal", self._house.words.text("Fair deal"), self.open_fair_deal)]

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

    @property
    def _coming(self) -> _Coming:
        store, now = self._house.store, self._house.preferences.now
        level = store.setting("level") or _FIRST_LEVEL
        if level not in LEVELS:
            level = _FIRST_LEVEL
        return _Coming(level, int(now.target), store.setting("napola") == "on")

    def _new_match(self) -> KeptMatch:
        return KeptMatch.begin(self._house.store, *self._coming)

    def _change(self, name: str, value: str | bool) -> None:
        """A button of the strip: the pack changes at once, level and napola with a new match."""
        if name == "italian_pack":
            self._house.preferences.change(name, value)
            return

        def begin() -> None:
            self._house.store.keep_setting(
                name, {True: "on", False: "off"}[value] if isinstance(value, bool) else value
            )
            self._begin()

        coming = self._coming
        self._leave_then(
            begin, coming._replace(napola=value) if isinstance(value, bool) else coming._replace(level=value)
        )

    def target_changed(self) -> None:
        """Another target was set: it holds from the next match on, which begins now if the player likes."""
        if self.table is not None and str(self.table.match.terms.target) != self._house.preferences.now.target:
            self._leave_then(self._begin, self._coming)

    def _leave_then(self, begin: Action, coming: _Coming) -> None:
        """Begin another match, `coming`; where something was played it is asked first."""
        self._leaving.ask_first(begin, lambda _: self._question(coming))

    def _question(self, coming: _Coming) -> Question:
        text = self._house.words.text
        lost = text("Your current match will count as not won.")
        promised = (
            text("New match: level {level}, with napola, to {target}.")
            if coming.napola
            else text("New match: level {level}, without napola, to {target}.")
        ).format(level=text(LEVEL_NAMES[coming.level]), target=coming.target)
        return Question(text("Leave this match?"), f"{lost} {promised}", text("New match"))

    def _open_sheet(self) -> None:
        from scenes.scopa.windows.sheet import Counted, SheetWindow, SideNames

        table, house = self.table, self._house
        if table is None or table.match.sheet is None:
            return
        match = table.match
        self._past.add(match)
        counted = Counted(
            table.match.sheet,
            match.number,
            match.score_after,
            match.terms.target,
            match.winner,
            match.tied,
            match.swept,
            match.terms.napola,
            json_records.write(match.record()),
        )
        text = house.words.text
        sides = SideNames(text("You"), text("Computer"), text("The computer wins the match"))
        seal, speed = self.open_fair_deal, house.preferences.speed
        house.open_window(
            lambda close: SheetWindow(house.words, close, counted, sides, table.face, seal, self._after_sheet, speed),
            unasked=True,
        )

    def _after_sheet(self) -> None:
        if self.table is None:
            return
        if self.table.match.winner is None:
            self.table.kept.next_deal()
            self.show_game(self.table.kept, dealt=True)
        else:
            self._leave_then(self._begin, self._coming)
