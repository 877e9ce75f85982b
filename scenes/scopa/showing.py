"""Keeps the cards on the screen in step with the match: deals, plays shown, and ended when asked. No rule."""

from __future__ import annotations

from copy import deepcopy
from functools import partial

from game.cards import ItalianCard
from game.rules import Event
from game.scopa.match import Match, swept_by
from game.scopa.state import CardPlayed, Cards, Piles, RestTaken, RoundDealt, State, TableSwept, after
from scenes.look.shapes import Box
from scenes.match.flights import Shown
from scenes.match.showing import MatchShowing
from scenes.scopa.choreography import shown_closing, shown_play, shown_rest, shown_round, shown_void
from scenes.scopa.feast import feast_poses, shown_feast
from scenes.scopa.geometry import Geometry
from scenes.scopa.slots import Slots
from scenes.table.cues import Hear, unheard
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight

_BETWEEN = 0.15
"""Seconds between a play and what follows from it."""


class Showing(MatchShowing[CardPlayed]):
    """The board and what it stands for: `state` is where it is or is on its way to.

    Table and hand cards are raised while a capture is being chosen. What shines is a capture, what goes to the last
    taker, of a void deal its kings.
    """

    geometry: Geometry

    def __init__(self, hear: Hear = unheard) -> None:
        super().__init__(hear)
        self._slots = Slots()
        self._swept: Piles = ((), ())
        self._void: Cards = ()
        self.state: State
        self.front: ItalianCard | None = None

    @property
    def void(self) -> Cards:
        """The kings of a void deal, from when they lie there until the next deal is dealt."""
        return self._void if self._shown and self._elapsed >= self._shown[0].lit_from else ()

    def recall(self, match: Match) -> None:
        """Let the table cards have the places they would keep had the deal been shown from its beginning."""
        self.feasting = False
        self._go_to(match, len(match.log))

    def catch_up(self, match: Match) -> None:
        """Let the match lie as it stands, whatever was being shown once more."""
        self._go_to(match, len(match.log))
        self.settle()

    def _go_to(self, match: Match, number: int) -> None:
        """Let the board stand for the table before a play of the deal, with the places its cards had then."""
        self._slots = Slots()
        self._slots.follow(match.laid.table)
        for step in match.log[:number]:
            state = step.before
            for event in step.transition.events:
                state = after(state, event)
                self._follow(event, state)
        self.state = match.log[number].before if number < len(match.log) else match.state
        self._swept = swept_by(match.log[:number])

    def place(self, geometry: Geometry, match: Match, u: float, pack: str, learner: bool) -> None:
        """Show the match at rest on this table."""
        self.geometry, self.state = geometry, match.state
        self._swept = match.swept
        self._slots.follow(match.state.table)
        self.front, self._void = None, ()
        self._lay_table(pack, learner, u)

    def _at_rest(self) -> dict[ItalianCard, Pose]:
        poses = self._poses_of(self.state)
        return poses | feast_poses(self.geometry, poses) if self.feasting else poses

    @property
    def places(self) -> dict[ItalianCard, Box]:
        """Where the table's cards lie, raised ones as if they were not."""
        return self._slots.boxes(self.geometry)

    def place_for(self, card: ItalianCard) -> Box:
        """Where a card would lie that were laid now."""
        slots = deepcopy(self._slots)
        slots.follow([*self.state.table, card])
        return slots.boxes(self.geometry)[card]

    def deal(self, match: Match, speed: float) -> None:
        """Deal a new deal from the pack: four to the table, then the hands. What was void before it is shown first."""
        self.state = match.state
        self._swept = ((), ())
        self._slots = Slots()
        self._slots.follow(match.state.table)
        self.raised = {}
        self._coming = [partial(self._deal_void, match, order, speed) for order in match.void]
        self._coming.append(partial(self._deal_out, match, speed))
        self._coming.pop(0)()

    def _deal_void(self, match: Match, order: Cards, speed: float) -> None:
        lying, slots = match.rules.lay(order, match.first), Slots()
        slots.follow(lying.table)
        back = self.geometry.pack_poses(order)
        there = self.geometry.poses(lying, slots.boxes(self.geometry), ((), ()))
        self._void = match.rules.void_kings(order)
        self.board.lay(dict(back))
        self._show([shown_void(self.board, there, back, lying.table, self._void, self.geometry.card_height, speed)])

    def _deal_out(self, match: Match, speed: float) -> None:
        self.board.lay(dict(self.geometry.pack_poses(match.order)))
        self._show([Shown(self._deal_flights(match, speed), (), 0.0, 0.0)])

    def _deal_flights(self, match: Match, speed: float) -> list[Flight]:
        """The deal's first cards on their way from the pack to where they lie."""
        order = match.order[: len(match.order) - len(match.state.deck)]
        return shown_round(self.board, self.poses(), order, 0.0, self.geometry.card_height, speed, shuffled=True)

    def show(self, match: Match, speed: float) -> None:
        """Show what the last play has brought."""
        self._show_play(match, len(match.log) - 1, speed)

    def replay(self, match: Match, number: int, speed: float) -> None:
        """Show a play of the deal once more, from the table before it."""
        self._go_to(match, number)
        self.board.lay(self._poses_of(self.state))
        self._show_play(match, number, speed)

    def _show_play(self, match: Match, number: int, speed: float) -> None:
        step = match.log[number]
        here, state, end = self._poses_of(step.before), step.before, 0.0
        scopa = any(isinstance(event, TableSwept) for event in step.transition.events)
        self._swept = swept_by(match.log[: number + 1])
        shown: list[Shown] = []
        for event in step.transition.events:
            state = after(state, event)
            self._follow(event, state)
            there = self._poses_of(state)
            shown += self._shown_event(event, here, there, end, speed, scopa)
            end = max((flight.end for one in shown for flight in one.flights), default=0.0)
            here = there
        self.state = step.transition.state
        self.raised = {}
        self._show(shown, next(event for event in step.transition.events if isinstance(event, CardPlayed)))

    def _shown_event(
        self,
        event: Event,
        here: dict[ItalianCard, Pose],
        there: dict[ItalianCard, Pose],
        end: float,
        speed: float,
        scopa: bool,
    ) -> list[Shown]:
        """One event from the table `here` to the table `there`, once `end` is reached."""
        board, height, start = self.board, self.geometry.card_height, end + _BETWEEN * speed
        match event:
            case CardPlayed():
                return self._shown_play(event, here, there, speed, scopa)
            case RestTaken():
                return [shown_rest(board, event, here, there, start, height, speed)]
            case RoundDealt(_, dealt):
                flights = shown_closing(board, here, there, dealt, start, speed)
                flights += shown_round(board, there, dealt, start, height, speed)
                return [Shown(flights, (), 0.0, 0.0)]
        return []

    def _shown_play(
        self,
        event: CardPlayed,
        here: dict[ItalianCard, Pose],
        there: dict[ItalianCard, Pose],
        speed: float,
        scopa: bool,
    ) -> list[Shown]:
        """A card played from the table `here` to the table `there`; `scopa`: it sweeps the table."""
        return [shown_play(self.board, event, here, there, self.geometry.card_height, speed, scopa)]

    def _follow(self, event: Event, state: State) -> None:
        """The table's cards keep their places; when a round is dealt they close up over the holes."""
        self._slots.follow(state.table)
        if isinstance(event, RoundDealt):
            self._slots.close()

    def feast(self, speed: float) -> None:
        """Open the coins over the linen: the match is won. They lie so until the next deal."""
        self.feasting = True
        self._show([Shown(shown_feast(feast_poses(self.geometry, self.poses()), self.board, speed), (), 0.0, 0.0)])

    def finish(self) -> None:
        """End on the spot what moves and what was to follow."""
        self._void = ()
        super().finish()

    def _poses_of(self, state: State) -> dict[ItalianCard, Pose]:
        return self.geometry.poses(state, self.places, self._swept, self.front)

    def _rest(self) -> None:
        if not self._coming:
            self._void = ()
        super()._rest()
