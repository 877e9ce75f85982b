"""Says at the Scorpion table why what was asked can't be done, at the place where it was."""

from __future__ import annotations

from typing import Protocol

from game.cards import Suit
from game.scorpion.kept import KeptGame
from game.scorpion.rules import Reason
from game.session import NOTHING_TO_UNDO, UNDO_LIMIT
from game.words import Words
from scenes.look.icons import IconName
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.scorpion import no_place
from scenes.scorpion.geometry import ColumnSpot, ReserveSpot, Spot
from scenes.scorpion.refusals import is_rule, refusal_section, refusal_words
from scenes.scorpion.showing import Showing
from scenes.scorpion.unit import Unit
from scenes.table.telling import TableTelling

UNDO, REDO, HINT = range(3)
"""The first buttons of the strip."""


class Table(Protocol):
    """The table where it is said."""

    game: KeptGame
    showing: Showing
    u: float

    def answer_room(self) -> Box:
        """Where words may stand."""

    def button(self, number: int) -> Box:
        """Where a button of the strip is."""


class Telling(TableTelling):
    """What is said at this table."""

    def __init__(self, table: Table, words: Words, preferences: KeptPreferences) -> None:
        self._table = table
        self._words = words
        super().__init__(preferences)

    # What can't be done

    def refuse(self, reason: str, place: Box) -> None:
        """Something was refused for this reason."""
        words = refusal_words(reason, self._words)
        session = self._table.game.session
        if reason == NOTHING_TO_UNDO and session.moves:
            form = self._words.plural(
                "Only the last {count} move can be undone", "Only the last {count} moves can be undone", UNDO_LIMIT
            )
            words = form.format(count=UNDO_LIMIT)
        if words:
            self.say(words, place, refusal_section(reason), is_rule(reason))

    def refuse_at(self, reason: str, column: int | None) -> None:
        """A move to this column was refused; None: one of the reserve."""
        self.refuse(reason, self.reserve if column is None else self.column(column))

    def nowhere(self, unit: Unit) -> None:
        """No column takes this unit, which lies lifted."""
        rules, state = self._table.game.start.rules, self._table.showing.state
        words = no_place.no_place_words(unit, rules, state, self._words)
        self.say(words, self._box(unit.spot), no_place.section(unit), rule=True)

    def untakeable(self, spot: Spot) -> None:
        """Nothing can be taken up at this spot."""
        rules, state = self._table.game.start.rules, self._table.showing.state
        if self._table.game.session.won:
            self.refuse(Reason.GAME_OVER, self._box(spot))
        elif isinstance(spot, ColumnSpot) and state.columns[spot.column].cards:
            self.refuse(Reason.FACE_DOWN, self._box(spot))
        elif isinstance(spot, ColumnSpot):
            text = self._words.text
            king = rules.empty_needs_king
            words = text("An empty column takes a king, with all that lies on it") if king else ""
            self.inform(words or text("An empty column takes any card"), self._box(spot), "empty-column", rule=True)

    def bare(self, x: float, y: float) -> None:
        """A press where no card lies: at a place that is waiting for cards it is said for which."""
        table, text = self._table, self._words.text
        geometry, state = table.showing.geometry, table.showing.state
        if self._table.showing.fanned:
            return
        for place in range(geometry.rules.reserve_size):
            if geometry.reserve_base(place).contains(x, y) and not _holds(state.reserve, place):
                if geometry.rules.reserve_is_dealt:
                    self.refuse(Reason.RESERVE_EMPTY, self.reserve)
                else:
                    self.say(text("This set-aside card has been played already"), geometry.reserve_base(place))
                return
        for suit in Suit:
            run = geometry.run_base(suit)
            if run.contains(x, y):
                done = text("This run is complete: it stays here")
                words = done if suit in state.removed else text("A run of one suit, king to ace, comes here by itself")
                self.inform(words, run, "runs", rule=suit not in state.removed)

    def nothing_chosen(self, ring: Box | None) -> None:
        """Enter was pressed where the keyboard was nowhere; now it is at `ring`."""
        self.inform(self._words.text("The arrows choose a card, Enter lifts it"), ring or self.column(0))

    def no_such_column(self) -> None:
        """A digit was pressed that is no column's."""
        count = len(self._table.showing.state.columns)
        form = self._words.plural("There is {count} column", "There are {count} columns", count)
        self.say(form.format(count=count), self.column(count - 1))

    def again(self, number: int) -> None:
        """The move of this number is shown once more."""
        text, count = self._words.text, self._table.game.session.moves
        self.inform(text("Move {number} of {count}").format(number=number, count=count), self._table.button(UNDO))

    def begun_again(self) -> None:
        """The deal lies as it did at first."""
        self.inform(self._words.text("The deal begins again. Undo brings your moves back."), self._table.button(UNDO))

    def nothing_again(self) -> None:
        """There is no move, or none before the one shown last, that could be shown once more."""
        text = self._words.text
        none = not self._table.game.session.steps
        words = text("No move has been made yet") if none else text("There is no move before that to show")
        self.say(words, self._table.button(UNDO))

    def _show(self, words: str, place: Box, icon: IconName) -> None:
        table, geometry = self._table, self._table.showing.geometry
        poses = table.showing.poses()
        reaches = [
            geometry.column_reach(number, table.showing.state, poses) for number in range(geometry.rules.columns)
        ]
        self.toast.show(words, place, reaches, geometry.gap, table.answer_room(), table.u, icon)

    # Where

    def column(self, number: int) -> Box:
        """A column, with all that lies in it."""
        showing = self._table.showing
        return showing.geometry.column_reach(number, showing.state, showing.poses())

    @property
    def reserve(self) -> Box:
        """The reserve, or where it lay."""
        geometry = self._table.showing.geometry
        first, last = geometry.reserve_base(0), geometry.reserve_base(geometry.rules.reserve_size - 1)
        return Box(first.x, first.y, last.right - first.x, last.bottom - first.y)

    def _box(self, spot: Spot) -> Box:
        showing = self._table.showing
        if isinstance(spot, ReserveSpot):
            return showing.geometry.reserve_base(spot.place)
        return self.column(spot.column)


def _holds(reserve: tuple[object, ...], place: int) -> bool:
    return place < len(reserve) and reserve[place] is not None
