"""Keeps the cards on the screen in step with the match: deals, plays shown, and ended when asked. No rule."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.cards import ItalianCard
from game.rules import Event
from game.scopa.match import Match
from game.scopa.state import CardPlayed, Cards, RestTaken, RoundDealt, State, TableSwept
from scenes import shelf
from scenes.look import tokens
from scenes.look.wood import osteria_table
from scenes.scopa.choreography import after, shown_play, shown_rest, shown_round
from scenes.scopa.faces import ItalianFaces
from scenes.scopa.geometry import Geometry
from scenes.scopa.slots import Slots
from scenes.table.board import Board
from scenes.table.cues import Hear, unheard
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic

_REST_BEFORE_ART = 0.150
_TABLE_VERSION = 1
_BETWEEN = 0.15
"""Seconds between a play and what follows from it."""
Lit = tuple[Cards, float, float]
"""Cards that shine while a play is shown, from when to when in seconds."""
_NOTHING_LIT: Lit = ((), 0.0, 0.0)
Crosswise = tuple[Sequence[ItalianCard], Sequence[ItalianCard]]


class Showing:
    """The board and what it stands for: `state` is where it is or is on its way to.

    `raised` holds table and hand cards drawn a little higher, in pixels, while a capture is being chosen.
    """

    def __init__(self, hear: Hear = unheard) -> None:
        self.faces = ItalianFaces()
        self._ground = pygame.Surface((1, 1))
        self._made_for: tuple[tuple[int, int], float] | None = None
        self._pack = ("neapolitan", False)
        self._art_rest = 0.0
        self._slots = self._slots_before = Slots()
        self._crosswise: Crosswise = ((), ())
        self._lit = _NOTHING_LIT
        self._elapsed = 0.0
        self.board = Board(self._paint_ground, self.faces, hear)
        self.geometry: Geometry
        self.state: State
        self.raised: dict[ItalianCard, int] = {}
        self.front: ItalianCard | None = None
        self.changed = True

    @property
    def moving(self) -> bool:
        return self.board.moving

    @property
    def waiting(self) -> bool:
        """Whether pictures are awaited."""
        return self._art_rest > 0 or self.faces.coming

    @property
    def lit(self) -> Cards:
        """The cards of a capture that is being shown."""
        cards, start, end = self._lit
        return cards if self.moving and start <= self._elapsed < end else ()

    @property
    def sweeps_in(self) -> float:
        """Seconds until the capture that is being shown leaves the table."""
        return max(0.0, self._lit[2] - self._elapsed)

    def recall(self, match: Match) -> None:
        """Let the table cards have the places they would keep had the deal been shown from its beginning."""
        self._slots.clear()
        self._slots.follow((match.made[0][0] if match.made else match.state).table)
        for before, transition in match.made:
            self._slots_before, state = self._slots.copy(), before
            for event in transition.events:
                state = after(state, event)
                self._slots.follow(state.table)

    def place(self, geometry: Geometry, match: Match, u: float, pack: str, learner: bool) -> None:
        """Show the match at rest on this table."""
        self.geometry, self.state = geometry, match.state
        self._crosswise = (tuple(match.scope_cards[0]), tuple(match.scope_cards[1]))
        self._slots.follow(match.state.table)
        self.raised, self.front = {}, None
        first = self.faces.empty or self._pack != (pack, learner)
        self._pack = (pack, learner)
        if first:
            self._want_art()
        else:
            self._art_rest = _REST_BEFORE_ART
        self._weave(geometry, u)
        if first:
            self.faces.take(wait=True)
        self.board.resize(geometry.layout.size)
        self.board.lay(self.poses())
        self.changed = True

    def poses(self) -> dict[ItalianCard, Pose]:
        """How the cards lie when nothing moves."""
        poses = self._poses_of(self.state)
        for card, rise in self.raised.items():
            if card in poses:
                poses[card] = poses[card]._replace(y=poses[card].y - rise)
        return poses

    def settle(self) -> None:
        """Put down what has moved; what was raised or lowered is painted anew."""
        self.board.settle(self.poses())
        self.changed = True

    def deal(self, match: Match, speed: float) -> None:
        """Deal a new deal from the pack: four to the table, then the hands."""
        self.state = match.state
        self._crosswise = ((), ())
        self._slots.clear()
        self._slots.follow(match.state.table)
        self.raised = {}
        poses = self.poses()
        self.board.lay(dict(self.geometry.pack_poses(match.deck)))
        order = match.deck[: len(match.deck) - len(match.state.deck)]
        self._play(shown_round(self.board, poses, order, 0.0, self.geometry.card_height, speed, shuffled=True))

    def show(self, before: State, events: Sequence[Event], match: Match, speed: float) -> None:
        """Show what a play has brought."""
        height = self.geometry.card_height
        flights: list[Flight] = []
        lit = _NOTHING_LIT
        state, end = before, 0.0
        self._slots_before = self._slots.copy()
        here = self._poses_of(before)
        swept = (tuple(match.scope_cards[0]), tuple(match.scope_cards[1]))
        for event in events:
            state = after(state, event)
            self._slots.follow(state.table)
            if isinstance(event, CardPlayed):
                scopa = any(isinstance(one, TableSwept) for one in events)
                self._crosswise = swept if scopa else self._crosswise
                there = self._poses_of(state)
                shown = shown_play(self.board, event, here, there, height, speed, scopa)
                flights += shown.flights
                lit = (shown.lit, shown.lit_from, shown.lit_to)
            else:
                there = self._poses_of(state)
                start = end + _BETWEEN * speed
                if isinstance(event, RoundDealt):
                    dealt = [*state.hands[state.first], *state.hands[1 - state.first]]
                    flights += shown_round(self.board, there, dealt, start, height, speed)
                elif isinstance(event, RestTaken):
                    flights += shown_rest(self.board, event, there, start, height, speed)
            end = max((flight.end for flight in flights), default=0.0)
            here = there
        self.state = match.state
        self.raised = {}
        self._play(flights, lit)

    def replay(self, before: State, events: Sequence[Event], match: Match, speed: float) -> None:
        """Show a play once more, from the table before it."""
        played = {event.card for event in events if isinstance(event, CardPlayed)}
        mine, other = (tuple(card for card in cards if card not in played) for cards in self._crosswise)
        self._crosswise = (mine, other)
        self._slots = self._slots_before
        self.board.lay(self._poses_of(before))
        self.show(before, events, match, speed)

    def glide_back(self, speed: float) -> None:
        """Let the card in the hand go back to where it lay."""
        poses = self.poses()
        self._play(
            [
                Flight(sprite, poses[sprite.card], 0.0, tokens.GLIDE_BACK * speed, in_out_cubic, layer=2)
                for sprite in self.board.held
            ]
        )

    def finish(self) -> None:
        """End what moves on the spot."""
        if self.board.moving:
            self.board.timeline.sound_landing()
            self.settle()

    def update(self, dt: float) -> None:
        was = self.board.moving
        self._elapsed += dt
        self.board.update(dt)
        if was and not self.board.moving:
            self.settle()
        if self._art_rest > 0:
            self._art_rest -= dt
            if self._art_rest <= 0:
                self._want_art()
        if self.faces.take():
            self.board.repaint()
            self.changed = True

    def _poses_of(self, state: State) -> dict[ItalianCard, Pose]:
        return self.geometry.poses(state, self._slots.boxes(self.geometry), self._crosswise, self.front)

    def _play(self, flights: list[Flight], lit: Lit = _NOTHING_LIT) -> None:
        self._elapsed, self._lit = 0.0, lit
        self.board.play(flights)
        if not self.board.moving:
            self.settle()
        self.changed = True

    def _want_art(self) -> None:
        self._art_rest = 0.0
        self.faces.want(self._pack[0], self.geometry.card_size, self._pack[1])

    def _weave(self, geometry: Geometry, u: float) -> None:
        size = geometry.layout.size
        if self._made_for == (size, u):
            return
        self._made_for = (size, u)
        key = f"scopa-{_TABLE_VERSION}-{size[0]}x{size[1]}-{u:g}"
        kept = shelf.read(key, size[0] * size[1] * 4)
        if kept is not None:
            self._ground = pygame.image.frombuffer(kept, size, "BGRA")
            return
        self._ground = osteria_table(size, geometry.box("runner"), u)
        shelf.keep(key, [pygame.image.tobytes(self._ground, "BGRA")])

    def _paint_ground(self, canvas: pygame.Surface) -> None:
        canvas.blit(self._ground, (0, 0))
