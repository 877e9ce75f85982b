"""Puts answers on the table: their words, what lights up with them and their buttons. Decides no answer.

What an answer needs is loaded with the first one, so that the table is on the screen sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.cards import Card
from game.scorpion.kept import KeptGame
from game.scorpion.state import DealReserve, Move, MoveUnit, PlayReserve
from game.words import Words
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.scorpion.answer import Answer
from scenes.scorpion.focus import landing, ring_box
from scenes.scorpion.geometry import ColumnSpot, ReserveSpot
from scenes.scorpion.light import Light, Truth
from scenes.scorpion.showing import Showing
from scenes.widgets.buttons import Button

if TYPE_CHECKING:
    from game.scorpion.hints.advice import Advice
    from game.scorpion.solver.reason import Reason
    from scenes.scorpion.asking import Ask
    from scenes.table.answer_said import Said, Source


class Place(Protocol):
    """The table, as far as answers need it."""

    game: KeptGame
    showing: Showing
    u: float

    def answer_room(self) -> Box:
        """Where words may stand."""


class Acts(NamedTuple):
    """What the buttons of answers do."""

    why: Callable[[], None]
    show_way: Callable[[], None]
    play: Callable[[Move], None]
    next_step: Callable[[], None]


class Answering:
    """Tells one answer at a time."""

    def __init__(self, table: Place, words: Words, preferences: KeptPreferences, answer: Answer, acts: Acts) -> None:
        self._table = table
        self._words = words
        self._preferences = preferences
        self._answer = answer
        self._acts = acts

    def before_help(self, wanted: Ask, agree: Callable[[], None]) -> None:
        """This help would mark the game: it is given once that is agreed to."""
        from scenes.scorpion.first_help import telling
        from scenes.table.first_help import buttons, said_before

        told = telling(wanted, self._words)
        self._tell(said_before(told, self._words), buttons=buttons(told, self._words, agree, self._answer.hide))

    def thinking(self) -> None:
        """An answer takes its time."""
        self._say(self._words.text("Thinking…"))

    def failed(self) -> None:
        """There is none: something broke."""
        text = self._words.text
        self._say(text("No answer"), text("Something went wrong. Please ask again."))

    def no_way(self) -> None:
        """Nobody knows whether there is a way to win."""
        from scenes.table.answer_said import Source

        text = self._words.text
        self._say(text("No way to win is known"), text("The search stopped before finding one."), Source.KNOWS)

    def hint(self, advice: Advice, source: Source, truth: Truth | None) -> None:
        """A hint made from `source`; `truth` is what the player was told before by one who knows all cards."""
        from scenes.scorpion.advice_words import hint_words, spoken_cards, useful_way

        session, move, text = self._table.game.session, advice.hint.move, self._words.text
        words = hint_words(advice, session.state, self._words, source, len(session.states) > 1, truth)
        buttons = [] if move is not None else [Button(text("Why?"), self._acts.why, icon="info")]
        if useful_way(advice, truth):
            buttons.append(Button(text("Show the way"), self._acts.show_way, icon="play"))
        if move is not None:
            buttons.append(Button(text("Play it"), lambda: self._acts.play(move), "primary", "check"))
        self._tell(words, move, buttons, about=spoken_cards(advice, session.state))

    def reason(self, reason: Reason, truth: Truth) -> None:
        """Why the position is lost, or that it isn't."""
        from game.scorpion.solver.reason import LostByChain
        from scenes.scorpion.why_words import said

        words = said(reason, self._words, len(self._table.game.session.states) > 1)
        way = [Button(self._words.text("Show the way"), self._acts.show_way, icon="play")]
        buttons = way if truth.light is Light.WINNABLE else []
        links = reason.chain.links if isinstance(reason, LostByChain) else ()
        table = self._table
        self._answer.show(words, table.showing, table.answer_room(), table.u, self._four_colours, buttons, links=links)

    def step(self, move: Move, number: int, count: int, by_hand: bool) -> None:
        """A step of a way to win that is about to be shown."""
        from scenes.scorpion.advice_words import step_words

        words = step_words(move, self._table.showing.state, number, count, by_hand, self._words)
        buttons = []
        if by_hand:
            buttons.append(Button(self._words.text("Next step"), self._acts.next_step, "primary", "right"))
        self._tell(words, move, buttons, stays=number > 1)

    # Inside

    @property
    def _four_colours(self) -> bool:
        return self._preferences.now.four_colours

    def _say(self, heading: str, closing: str = "", source: Source | None = None) -> None:
        from scenes.table.answer_said import Said

        self._tell(Said(heading, source, closing=closing))

    def _tell(
        self,
        words: Said,
        move: Move | None = None,
        buttons: Sequence[Button] = (),
        stays: bool = False,
        about: Collection[Card] = (),
    ) -> None:
        table = self._table
        lit = None if move is None else lambda: self._lit(move)
        room = table.answer_room()
        self._answer.show(
            words, table.showing, room, table.u, self._four_colours, buttons, lit, stays=stays, about=about
        )

    def _lit(self, move: Move) -> list[tuple[Box, bool]]:
        """What a move lights up: what is taken and where it goes."""
        showing = self._table.showing
        geometry, state, poses = showing.geometry, showing.state, showing.poses()
        match move:
            case DealReserve():
                return [(geometry.reserve_reach(0, state), False)]
            case MoveUnit(source, index, target):
                taken = ring_box(ColumnSpot(source, index), geometry, state, poses)
            case PlayReserve(place, target):
                taken = ring_box(ReserveSpot(place), geometry, state, poses)
        return [(taken, False), (landing(target, geometry, state, poses), not state.columns[target].cards)]
