"""Keeps the cards on the screen in step with the game: deals, moves, undos shown, and ended when asked. No rule."""

from __future__ import annotations

import pygame

from game.cards import Card
from game.scorpion.state import Move, State
from game.session import Step
from scenes.look import tokens
from scenes.scorpion.choreography import Poses, packed, shown_deal, shown_step, shown_undo
from scenes.scorpion.geometry import ColumnSpot, Geometry, Spot
from scenes.scorpion.marks import Ground
from scenes.scorpion.win import fanned_poses, shown_fans, shown_gathering
from scenes.table.board import Board
from scenes.table.cues import Hear, unheard
from scenes.table.faces import CardFaces
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic
from scenes.widgets.widget import Fade

_REST_BEFORE_ART = 0.150
"""Seconds a new size must have rested before cards are drawn for it."""
_BEFORE_REPLAY, _AFTER_REPLAY = 0.35, 0.6
"""Seconds in which the table before a step lies still when it is shown again, and the table after it."""
_BARES = 0.4
"""Seconds in which the empty places give way to the show of a win, or come again."""


class Showing:
    """The board and what it stands for: `state` is where it is or is on its way to.

    `fanned` is whether the removed runs are spread over the cloth to celebrate a win.
    """

    def __init__(self, faces: CardFaces, hear: Hear = unheard) -> None:
        self._faces = faces
        self._ground = Ground()
        self._wanted_art: tuple[str, bool] = ("antares", False)
        self._art_rest = 0.0
        self._opened: ColumnSpot | None = None
        self._bare = Fade(_BARES)
        self.fanned = False
        self.peeked: Card | None = None
        """A card that is shown whole although others lie on it."""
        self.board = Board(self._ground.paint, faces, hear)
        self.geometry: Geometry
        self.state: State
        self.changed = True

    @property
    def moving(self) -> bool:
        return self.board.moving or self._bare.moving

    @property
    def waiting(self) -> bool:
        """Whether pictures are awaited."""
        return self._art_rest > 0 or self._faces.coming

    def poses(self) -> dict[Card, Pose]:
        """How the cards lie when nothing moves."""
        if self.fanned:
            return fanned_poses(self.geometry)
        return self.geometry.poses(self.state, self._opened)

    def place(self, geometry: Geometry, state: State, u: float, back: str, four_colours: bool) -> None:
        """Show `state` at rest on this table. The first cards are waited for, later ones come when drawn."""
        self.geometry, self.state = geometry, state
        self._opened = self.peeked = None
        self.fanned = False
        self._bare = Fade(_BARES)
        self._ground.bared = 0.0
        self._wanted_art = (back, four_colours)
        first = self._faces.empty
        if first:
            self._want_art()
        else:
            self._art_rest = _REST_BEFORE_ART
        self._ground.resize(geometry, u)
        if first:
            self._faces.take(wait=True)
        self.board.resize(geometry.layout.size)
        self.board.lay(self.poses())
        self.changed = True

    def dress(self, back: str, four_colours: bool) -> None:
        """Show another back or other colours as soon as they are drawn."""
        self._wanted_art = (back, four_colours)
        self._want_art()

    def deal(self, state: State, speed: float) -> None:
        """Deal a new game from the pack."""
        self.state = state
        self._opened = None
        self.board.lay(packed(self.geometry, state))
        self._play(shown_deal(self.geometry, self.board, state, speed))

    def show_step(self, step: Step[State, Move], speed: float, from_hand: bool) -> None:
        """Show a step that was done."""
        self._opened = None
        self.state = step.transition.state
        self._play(shown_step(self.geometry, self.board, step.before, step.transition.events, speed, from_hand))

    def show_undo(self, step: Step[State, Move], speed: float) -> None:
        """Show a step that was taken back."""
        self._opened = None
        self.state = step.before
        self._play(shown_undo(self.geometry, self.board, step.before, step.transition.events, speed))

    def replay(self, step: Step[State, Move], speed: float) -> None:
        """Show a step that was done before once more, then the table as it stands again."""
        self._opened = None
        before, after = self.geometry.poses(step.before), self.geometry.poses(step.transition.state)
        self.board.lay(dict(before))
        flights = shown_step(self.geometry, self.board, step.before, step.transition.events, speed, False)
        flights = [flight._replace(start=flight.start + _BEFORE_REPLAY) for flight in flights]
        end = max(flight.end for flight in flights) + _AFTER_REPLAY
        self._play(flights + self._glides(after, self.poses(), end, speed))

    def _glides(self, here: Poses, there: Poses, start: float, speed: float) -> list[Flight]:
        """The flights of all cards that lie elsewhere, or turned, from `start` on."""
        return [
            Flight(self.board.sprite(card), pose, start, tokens.GLIDE_BACK * speed, in_out_cubic)
            for card, pose in there.items()
            if (pose.x, pose.y, pose.width, pose.face_up)
            != (here[card].x, here[card].y, here[card].width, here[card].face_up)
        ]

    def peek(self, spot: Spot | None) -> bool:
        """Show the covered open card there whole, until None is peeked at; True where there is one."""
        before, self.peeked = self.peeked, None
        if isinstance(spot, ColumnSpot) and not (self.board.moving or self.board.held):
            column = self.state.columns[spot.column]
            if column.hidden <= spot.index < len(column.cards) - 1:
                self.peeked = column.cards[spot.index]
        self.changed = self.changed or self.peeked is not before
        return self.peeked is not None

    def fan_out(self, speed: float) -> None:
        """Spread the removed runs over the cloth, which shows no places then; `gather` ends it."""
        self.fanned = True
        self._bare.to(True)
        self._play(shown_fans(self.geometry, self.board, speed))

    def gather(self, speed: float) -> None:
        """Close the fans and put the runs back on their places."""
        self.finish()
        self.fanned = False
        self._bare.to(False)
        self._play(shown_gathering(self.geometry, self.board, self.poses(), speed))

    def glide_back(self, speed: float) -> None:
        """Let the unit in the hand go back to where it lay."""
        poses = self.poses()
        held = self.board.held
        flights = [
            Flight(
                sprite,
                poses[sprite.card],
                0.0,
                tokens.GLIDE_BACK * speed,
                in_out_cubic,
                unit_height=sprite.unit_height,
                layer=2,
            )
            for sprite in held
        ]
        self._play(flights)

    def open_strip(self, spot: ColumnSpot | None) -> None:
        """Show the strip of this card whole although its column is crowded."""
        if spot != self._opened and not self.board.moving and not self.board.held:
            self._opened = spot
            self.board.settle(self.poses())
            self.changed = True

    def finish(self) -> None:
        """End what moves on the spot."""
        if self.board.moving:
            self.board.timeline.sound_landing()
            self.board.settle(self.poses())
            self.changed = True

    def update(self, dt: float) -> None:
        if self._bare.moving:
            self._bare.step(dt)
            self._ground.bared = self._bare.value
            self.board.repaint_ground(self._ground.places)
            self.changed = True
        was = self.board.moving
        self.board.update(dt)
        if was and not self.board.moving:
            self.board.settle(self.poses())
        if self._art_rest > 0:
            self._art_rest -= dt
            if self._art_rest <= 0:
                self._want_art()
        if self._faces.take():
            self.board.repaint()
            self.changed = True

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what rests; `board.draw_movers` comes later, above marks."""
        self.board.draw(canvas)

    def _play(self, flights: list[Flight]) -> None:
        self.board.play(flights)
        if not self.board.moving:
            self.board.settle(self.poses())
        self.changed = True

    def _want_art(self) -> None:
        self._art_rest = 0.0
        geometry = self.geometry
        back, four_colours = self._wanted_art
        self._faces.want(geometry.card_size, (geometry.run_width, geometry.run_height), back, four_colours)
