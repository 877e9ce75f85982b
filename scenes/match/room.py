"""Everything round a table where a match is played: its games, its windows, its questions. Draws nothing.

What sets one game apart - its settings, its table, what it says - each game's own room adds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from game import records
from game.errors import GameError
from game.kept_match import KeptMatch
from game.past_deals import PastDeals
from game.records import JsonObject
from game.store import Outcome
from scenes.host import Action, Host, MenuRow
from scenes.leaving import Leaving, Question
from scenes.manager import Scene
from scenes.match.commands import ADVICE
from scenes.match.doors import Doors
from scenes.match.opponent import Opponent
from scenes.match.preferences import MatchSettings
from scenes.preferences import Settings
from scenes.table.offer import Offer
from scenes.table.played import time_of

if TYPE_CHECKING:
    from scenes.windows.window import Window

S = TypeVar("S", bound=MatchSettings)
K = TypeVar("K", bound=KeptMatch[Any])


class Pausing(Protocol):
    """Who works out advice, as far as the room needs it."""

    def pause(self) -> None:
        """Think no more until asked again."""


class Table(Scene, Protocol[K]):
    """The scene of the table, as far as the room needs it."""

    offer: Offer

    @property
    def kept(self) -> K:
        """The match that lies there."""

    @property
    def adviser(self) -> Pausing:
        """Who gives advice there."""

    def show(self, kept: K, dealt: bool) -> None:
        """Show this match; `dealt`: the deal itself is shown."""

    def redress(self) -> None:
        """Show other cards from now on."""

    def advise(self) -> None:
        """Advice on the play to make, for who asks in the menu."""


class MatchRoom(ABC, Generic[S, K]):
    """The table while it is open, and the computers that play there."""

    KEPT: type[K]
    OPPONENT: ClassVar[type[Opponent[Any]]]
    TABLE: Callable[..., Table[K]]
    SEEN: ClassVar[tuple[str, ...]] = ("italian_pack", "corner_values", "strip_scores")
    """The house's settings with which the table looks otherwise."""

    def __init__(self, house: Host, settings: Settings[S]) -> None:
        self._house = house
        self._opponent = self.OPPONENT(house.thinker, lambda: house.preferences.pause)
        self.table: Table[K] | None = None
        self._leaving = Leaving(house, self.KEPT, self)
        self._own = settings
        self._settings = house.preferences.of(settings)
        self._past = PastDeals(house.store, self.KEPT.TABLE, self._verified)

    # What each game says of itself

    @abstractmethod
    def _new_match(self, coming: S) -> K:
        """A new match by these settings, which is kept."""

    @abstractmethod
    def _is_played_by(self, kept: K, coming: S) -> bool:
        """Whether a match is played by what the settings page says."""

    @abstractmethod
    def _promised(self, coming: S) -> str:
        """What a new match will be played by, as the question before it says."""

    @abstractmethod
    def _level_words(self) -> dict[str, str]:
        """How the computers play at each level."""

    @abstractmethod
    def _waiting_words(self, kept: K) -> str:
        """What the title says of a match under way."""

    def _deal_named(self, record: JsonObject) -> str:
        """Which deal of its match one was, as it stands over the proof of its cards."""
        said = self._house.words.text("Deal {number}, first to {target}")
        return said.format(number=record["number"], target=record["target"])

    @abstractmethod
    def _verified(self, record: JsonObject) -> JsonObject:
        """What is proved of a deal (`game.entry.FairGame`)."""

    @abstractmethod
    def _sheet(self, kept: K, time: str | None) -> Callable[[Action], Window]:
        """Makes the window that counts the deal that is over; `time` is how long the match took, where that shows.

        It leads to `_after_sheet` and `_review`.
        """

    def _more_rows(self) -> list[MenuRow]:
        """What the menu offers at this table alone."""
        return []

    def _own_changed(self, _name: str, /) -> None:
        """A setting of the game's own has changed: it holds from the next match on, unless the game does better."""
        self._terms_changed()

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
    def game(self) -> K | None:
        """The match at the table, None while nobody sits there."""
        return None if self.table is None else self.table.kept

    def show_game(self, game: K, dealt: bool) -> None:
        """Put a match on the open table; `dealt`: the deal itself is shown, with what had to be thrown in too."""
        if self.table is not None:
            self.table.show(game, dealt)

    def parting(self, game: K) -> None:
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

    def _open_table(self, kept: K, dealt: bool) -> None:
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
        kept = self._leaving.resumed()
        return None if kept is None or kept.outcome is not None else self._waiting_words(kept)

    @property
    def outcome(self) -> Outcome | None:
        """How the match that may count has ended, None while it goes on or where there is none."""
        return self._leaving.outcome

    def setting_changed(self, name: str) -> None:
        """Another pack, values in the corners, the strip's score: the table is shown anew. Another target: perhaps
        another match.
        """
        own = {self._own.key(one.name): one.name for one in fields(self._own.first)}
        if name in self.SEEN and self.table is not None:
            self.table.redress()
        elif name in own:
            self._own_changed(own[name])

    @property
    def new_row(self) -> MenuRow:
        """The menu's row for another match."""
        return MenuRow("new", self._house.words.text("New match"), self.ask_new_match)

    def menu_rows(self) -> list[MenuRow]:
        """What the menu offers at this table besides what it always does."""
        table, text = self.table, self._house.words.text
        if table is None:
            return []
        advice = [] if table.kept.match.state.over else [MenuRow("hint", text(ADVICE.name), table.advise)]
        fair = [MenuRow("seal", text("Fair deal"), self.open_fair_deal)] if table.kept.match.seed else []
        return [*advice, *self._more_rows(), *fair, *self._leaving.rows]

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
        if not self._is_played_by(self.table.kept, self._settings.now):
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
        promise = "" if self.table is None or self.table.kept.match.state.over else self.table.kept.match.commitment
        game, past, named = self.KEPT.TABLE, self._past.records, self._deal_named
        house.open_window(
            lambda close: FairDealWindow(house.words, close, game, promise, past, named, house.preferences.speed)
        )

    def open_levels(self) -> None:
        """Let the computers' level be chosen; another one begins a new match."""
        from scenes.match.windows.level_choice import LevelWindow

        if self.table is None:
            return
        house, level, plays = self._house, self.table.kept.match.level, self._level_words()

        def choose(chosen: str) -> None:
            self._change("level", chosen)

        house.open_window(lambda close: LevelWindow(house.words, close, level, plays, choose, house.preferences.speed))

    def _covered(self) -> bool:
        return self._house.scenes.top is not self.table

    def _open_sheet(self) -> None:
        table, house = self.table, self._house
        if table is None or not table.kept.match.state.over:
            return
        self._past.add(table.kept.match)
        time = time_of(table.kept.time.seconds, house.preferences.now.clock)
        house.open_window(self._sheet(table.kept, time), unasked=True)

    def _review(self) -> None:
        """Look at the deal that is over again, and at those before it in the match."""
        if self.table is not None:
            self._house.review(self.KEPT.TABLE, records.parse(self.table.kept.record_text()))

    def _after_sheet(self) -> None:
        if self.table is None:
            return
        if self.table.kept.match.winner is None:
            self.table.kept.next_deal()
            self.show_game(self.table.kept, dealt=True)
        else:
            self._leave_for(self._settings.now)
