"""Everything round a table of Scopa's family: its match, its windows, its questions. Draws nothing.

What sets one game of the family apart - its settings, its table, what it says - each game's own room adds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import fields
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from game import records
from game.errors import GameError
from game.past_deals import PastDeals
from game.records import JsonObject
from game.scopa.fairness import verify
from game.scopa.kept import KeptMatch
from game.scopa.match import Match
from game.seats import Seat
from game.store import Outcome
from scenes.host import Host, MenuRow
from scenes.leaving import Leaving, Question
from scenes.match.commands import ADVICE
from scenes.match.doors import Doors
from scenes.preferences import Settings
from scenes.scopa.opponent import Opponent
from scenes.scopa.preferences import MatchSettings
from scenes.scopa.table import ScopaTable
from scenes.table.played import time_of

if TYPE_CHECKING:
    from scenes.scopa.windows.sheet_said import SheetWords

S = TypeVar("S", bound=MatchSettings)


class FamilyRoom(ABC, Generic[S]):
    """The table while it is open, and the computers that play there."""

    KEPT: ClassVar[type[KeptMatch]]
    OPPONENT: ClassVar[type[Opponent]]
    TABLE: ClassVar[type[ScopaTable]]

    def __init__(self, house: Host, settings: Settings[S]) -> None:
        self._house = house
        self._opponent = self.OPPONENT(house.thinker, lambda: house.preferences.pause)
        self.table: ScopaTable | None = None
        self._leaving = Leaving(house, self.KEPT, self)
        self._own = settings
        self._settings = house.preferences.of(settings)
        game = self.KEPT.GAME
        self._past = PastDeals(house.store, game.name, lambda record: verify(record, game))

    # What each game of the family says of itself

    @abstractmethod
    def _new_match(self, coming: S) -> KeptMatch:
        """A new match by these settings, which is kept."""

    @abstractmethod
    def _is_played_by(self, match: Match, coming: S) -> bool:
        """Whether a match is played by what the settings page says."""

    @abstractmethod
    def _promised(self, coming: S) -> str:
        """What a new match will be played by, as the question before it says."""

    @abstractmethod
    def _sheet_words(self) -> SheetWords:
        """What the sheet calls the sides, and says of a match that is over."""

    def _took_last(self, _seat: Seat, /) -> str:
        """Who took last, as the sheet says it where more than two play."""
        return ""

    @abstractmethod
    def _level_words(self) -> dict[str, str]:
        """How the computers play at each level."""

    # What the house asks

    def warm(self) -> None:
        """Start the process that thinks, while the player looks at something else."""
        self._house.thinker.start(self.OPPONENT.MIND.warm_up)

    def close(self) -> None:
        """Leave the table; the match is kept."""
        self._opponent.forget()
        if self.table is not None:
            self.table.adviser.pause()
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
        self._open_table(kept or self._new_match(self._settings.now), dealt=kept is None)
        house, name = self._house, self.KEPT.TABLE
        if kept is None and self.table is not None and house.offers_steps(name):
            self.table.offer.make(lambda: house.first_steps(name))

    def open_record(self, record: JsonObject) -> None:
        """Open the table on a deal handed in, against the level that is set; the match under way waits meanwhile.

        Raises `RecordError` where the record cannot be used.
        """
        self._open_table(self.KEPT.reopen(self._house.store, record, self._settings.now.level), dealt=False)

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
            lambda: house.thinker,
        )
        self.table = self.TABLE(kept, house.words, house.preferences, self._opponent, doors, house.sound.play)
        house.scenes.push(self.table)
        house.scenes.settle()
        if dealt:
            self.show_game(kept, dealt)

    def open_new(self) -> None:
        """A new match asked for on the title: over the table of the match that waits it is asked first."""
        self._leaving.open_new(self.open, self.ask_new_match)

    def open_code(self, code: str) -> None:
        """Raise `GameError`: no code names a deal of this game."""
        raise GameError(f"code {records.shown(code)}: no deal of {self.KEPT.TABLE} has a code")

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

    def setting_changed(self, name: str) -> None:
        """Another pack, values in the corners, the strip's score: the table is shown anew. Another target: perhaps
        another match.
        """
        if name in ("italian_pack", "corner_values", "seen_cards", "strip_scores") and self.table is not None:
            self.table.redress()
        elif name in map(self._own.key, (one.name for one in fields(self._own.first))):
            self._terms_changed()

    @property
    def new_row(self) -> MenuRow:
        """The menu's row for another match."""
        return MenuRow("new", self._house.words.text("New match"), self.ask_new_match)

    def menu_rows(self) -> list[MenuRow]:
        """What the menu offers at this table besides what it always does."""
        if self.table is None:
            return []
        text, match = self._house.words.text, self.table.match
        advice = [] if match.state.over else [MenuRow("hint", text(ADVICE.name), self.table.advise)]
        fair = [MenuRow("seal", text("Fair deal"), self.open_fair_deal)] if match.seed else []
        gone = [MenuRow("eye", text("What is gone"), self.table.gone.unfold)] if self.table.gone.folded else []
        return [*advice, *gone, *fair, *self._leaving.rows]

    def copy_record(self) -> None:
        """Nothing: the record of a deal under way holds the hidden cards. The score sheet offers it."""

    # Another match

    def ask_new_match(self) -> None:
        """A new match, after a question where one under way would be lost."""
        self._leave_for(self._settings.now)

    def begin(self, coming: S | None = None) -> None:
        """Leave the match at the table for a new one, without a question; by these settings, which are kept then."""
        wanted = coming or self._settings.now
        self._leaving.leave_for(lambda: self._new_match(wanted))
        self._settings.keep(wanted)

    def _change(self, name: str, value: str | bool) -> None:
        """A button of the strip: the pack changes at once, everything else with a new match."""
        if name == "italian_pack":
            self._house.preferences.change(name, value)
        else:
            self._leave_for(self._settings.with_change(name, value))

    def _terms_changed(self) -> None:
        """Something was set that holds from the next match on, which begins now if the player likes."""
        if self.table is None or self.table.kept.handed_in:
            return
        if not self._is_played_by(self.table.match, self._settings.now):
            self.ask_new_match()

    def _leave_for(self, coming: S) -> None:
        """Begin another match, `coming`; where something was played it is asked first."""
        self._leaving.ask_first(lambda: self.begin(coming), lambda _: self._question(coming))

    def _question(self, coming: S) -> Question:
        text = self._house.words.text
        lost = text("Your current match will count as not won.")
        return Question(text("Leave this match?"), f"{lost} {self._promised(coming)}", text("New match"))

    # Windows

    def open_fair_deal(self) -> None:
        """Show the promise of the deal under way and the proofs of the last ones."""
        from scenes.match.windows.fair_deal import FairDealWindow

        house = self._house
        promise = "" if self.table is None or self.table.match.state.over else self.table.match.commitment
        past = self._past.records
        house.open_window(
            lambda close: FairDealWindow(house.words, close, self.KEPT.TABLE, promise, past, house.preferences.speed)
        )

    def open_levels(self) -> None:
        """Let the computers' level be chosen; another one begins a new match."""
        from scenes.match.windows.level_choice import LevelWindow

        if self.table is None:
            return
        house, level, plays = self._house, self.table.match.level, self._level_words()

        def choose(chosen: str) -> None:
            self._change("level", chosen)

        house.open_window(lambda close: LevelWindow(house.words, close, level, plays, choose, house.preferences.speed))

    def _covered(self) -> bool:
        return self._house.scenes.top is not self.table

    def _open_sheet(self) -> None:
        from scenes.match.windows.sheet import SheetDoors
        from scenes.scopa.windows.sheet import SheetWindow
        from scenes.scopa.windows.sheet_said import deal_over

        table, house = self.table, self._house
        if table is None or table.match.sheet is None:
            return
        match = table.match
        self._past.add(match)
        taker, time = match.state.last_taker, time_of(table.kept.time.seconds, house.preferences.now.clock)
        deal = deal_over(match, self._sheet_words(), "" if taker is None else self._took_last(taker), time)
        doors = SheetDoors(self._after_sheet, self._review, self.open_fair_deal if match.seed else None)
        house.open_window(
            lambda close: SheetWindow(house.words, close, deal, doors, table.face, house.preferences.speed),
            unasked=True,
        )

    def _review(self) -> None:
        """Look at the deal that is over again, and at those before it in the match."""
        if self.table is not None:
            self._house.review(self.KEPT.TABLE, records.parse(self.table.kept.record_text()))

    def _after_sheet(self) -> None:
        if self.table is None:
            return
        if self.table.match.winner is None:
            self.table.kept.next_deal()
            self.show_game(self.table.kept, dealt=True)
        else:
            self._leave_for(self._settings.now)
