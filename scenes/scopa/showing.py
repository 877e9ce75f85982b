"""Keeps the cards on the screen in step with the match: deals, plays shown, and ended when asked. No rule."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial

import pygame

from game.cards import ItalianCard
from game.rules import Event
from game.scopa.match import Match, swept_by
from game.scopa.state import CardPlayed, Cards, Piles, RestTaken, RoundDealt, State, TableSwept, after
from scenes import shelf
from scenes.look import wood
from scenes.look.shapes import Box
from scenes.scopa.choreography import Shown, shown_closing, shown_play, shown_rest, shown_round, shown_void
from scenes.scopa.feast import feast_poses, shown_feast
from scenes.scopa.geometry import Geometry
from scenes.scopa.slots import Slots
from scenes.table.cues import Hear, unheard
from scenes.table.italian_faces import ItalianFaces
from scenes.table.showing import TableShowing
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight

_TABLE_VERSION = 1
_BETWEEN = 0.15
"""Seconds between a play and what follows from it."""


class Showing(TableShowing):
    """The board and what it stands for: `state` is where it is or is on its way to.

    `raised` holds table and hand cards drawn a little higher, in pixels, while a capture is being chosen.
    """

    def __init__(self, hear: Hear = unheard) -> None:
        self.faces = ItalianFaces()
        super().__init__(self._paint_ground, self.faces, hear)
        self._ground = pygame.Surface((1, 1))
        self._made_for: tuple[tuple[int, int], float] | None = None
        self._pack = ("neapolitan", False)
        self._slots = Slots()
        self._swept: Piles = ((), ())
        self._shown: list[Shown] = []
        self._elapsed = 0.0
        self._coming: list[Callable[[], None]] = []
        """What is shown after what is being shown now: deals after a void one."""
        self._void: Cards = ()
        self._played: CardPlayed | None = None
        self.feasting = False
        self.geometry: Geometry
        self.state: State
        self.raised: dict[ItalianCard, int] = {}
        self.front: ItalianCard | None = None

    @property
    def moving(self) -> bool:
        return super().moving or bool(self._coming)

    @property
    def lit(self) -> Cards:
        """The cards that shine now: of a capture, of those that go to the last taker, of a void deal its kings."""
        if not self.moving:
            return ()
        return next((one.lit for one in self._shown if one.lit_from <= self._elapsed < one.lit_to), ())

    @property
    def play(self) -> CardPlayed | None:
        """The play that is being shown."""
        return self._played if self.moving else None

    @property
    def void(self) -> Cards:
        """The kings of a void deal, from when they lie there until the next deal is dealt."""
        return self._void if self._shown and self._elapsed >= self._shown[0].lit_from else ()

    @property
    def sweeps_in(self) -> float:
        """Seconds until the capture that is being shown leaves the table."""
        return max(0.0, self._shown[0].lit_to - self._elapsed) if self._shown else 0.0

    @property
    def shines_in(self) -> float:
        """Seconds until the last of what is being shown begins to shine."""
        return max(0.0, self._shown[-1].lit_from - self._elapsed) if self._shown else 0.0

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
        self.board.seen, self.board.flown = geometry.seen, geometry.flown
        self._swept = match.swept
        self._slots.follow(match.state.table)
        self.raised, self.front = {}, None
        self._coming, self._void = [], ()
        first = self.faces.empty or self._pack != (pack, learner)
        self._pack = (pack, learner)
        self._lay_out(geometry.layout.size, lambda: self._weave(geometry, u), wait=first)

    def poses(self) -> dict[ItalianCard, Pose]:
        """How the cards lie when nothing moves."""
        poses = self._poses_of(self.state)
        if self.feasting:
            poses |= feast_poses(self.geometry, poses)
        for card, rise in self.raised.items():
            if card in poses:
                poses[card] = poses[card]._replace(y=poses[card].y - rise)
        return poses

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

    def glide_back(self, speed: float) -> None:
        self._shown, self._played = [], None
        super().glide_back(speed)

    def finish(self) -> None:
        """End on the spot what moves and what was to follow."""
        self._coming, self._void = [], ()
        super().finish()

    def update(self, dt: float) -> None:
        self._elapsed += dt
        super().update(dt)

    def _poses_of(self, state: State) -> dict[ItalianCard, Pose]:
        return self.geometry.poses(state, self.places, self._swept, self.front)

    def _show(self, shown: list[Shown], play: CardPlayed | None = None) -> None:
        self._elapsed, self._shown, self._played = 0.0, shown, play
        self._play([flight for one in shown for flight in one.flights])

    def _rest(self) -> None:
        """What was shown has ended: show what comes next, or put everything down."""
        if self._coming:
            self._coming.pop(0)()
        else:
            self._void = ()
            super()._rest()

    def _want_pictures(self) -> None:
        self.faces.want(self._pack[0], self.geometry.card_size, self._pack[1])

    def _weave(self, geometry: Geometry, u: float) -> None:
        size = geometry.layout.size
        if self._made_for == (size, u):
            return
        self._made_for = (size, u)
        runner = geometry.box("runner")
        key = f"walnut-{_TABLE_VERSION}-{size[0]}x{size[1]}-{runner.y}-{runner.h}-{u:g}"
        kept = shelf.read(key, size[0] * size[1] * 4)
        if kept is not None:
            self._ground = pygame.image.frombuffer(kept, size, "BGRA")
            return
        self._ground = wood.osteria_table(size, runner, u)
        shelf.keep(key, [pygame.image.tobytes(self._ground, "BGRA")])

    def _paint_ground(self, canvas: pygame.Surface) -> None:
        canvas.blit(self._ground, (0, 0))
