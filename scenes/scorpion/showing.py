"""Keeps the cards on the screen in step with the game: deals, moves, undos shown, and ended when asked. No rule."""

from __future__ import annotations

import pygame

from game.cards import Card
from game.scorpion.state import Move, State
from game.session import Restart, Step
from scenes.look import tokens
from scenes.scorpion.choreography import Poses, packed, shown_deal, shown_step, shown_undo
from scenes.scorpion.geometry import ColumnSpot, Geometry, Spot
from scenes.scorpion.marks import Ground
from scenes.scorpion.win import fanned_poses, shown_fans, shown_gathering
from scenes.table.cues import Hear, unheard
from scenes.table.faces import CardFaces
from scenes.table.showing import TableShowing
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic
from scenes.widgets.widget import Fade

_BEFORE_REPLAY, _AFTER_REPLAY = 0.35, 0.6
"""Seconds in which the table before a step lies still when it is shown again, and the table after it."""
_BARES = 0.4
"""Seconds in which the empty places give way to the show of a win, or come again."""


class Showing(TableShowing):
    """The board and what it stands for: `state` is where it is or is on its way to.

    `fanned` is whether the removed runs are spread over the cloth to celebrate a win.
    """

    def __init__(self, faces: CardFaces, hear: Hear = unheard) -> None:
        self._ground = Ground()
        super().__init__(self._ground.paint, faces, hear)
        self._faces = faces
        self._wanted_art: tuple[str, bool] = ("antares", False)
        self._opened: ColumnSpot | None = None
        self._bare = Fade(_BARES)
        self.fanned = False
        self.peeked: Card | None = None
        """A card that is shown whole although others lie on it."""
        self.geometry: Geometry
        self.state: State

    @property
    def moving(self) -> bool:
        return super().moving or self._bare.moving

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
        self._lay_out(geometry.layout.size, lambda: self._ground.resize(geometry, u), wait=self._faces.empty)

    def dress(self, back: str, four_colours: bool) -> None:
        """Show another back or other colours as soon as they are drawn."""
        self._wanted_art = (back, four_colours)
        self._redraw()

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
        if isinstance(step.move, Restart):
            self._glide_on(step.before, speed)
            return
        self._play(shown_step(self.geometry, self.board, step.before, step.transition.events, speed, from_hand))

    def show_undo(self, step: Step[State, Move], speed: float) -> None:
        """Show a step that was taken back."""
        self._opened = None
        self.state = step.before
        if isinstance(step.move, Restart):
            self._glide_on(step.transition.state, speed)
            return
        self._play(shown_undo(self.geometry, self.board, step.before, step.transition.events, speed))

    def jump(self, state: State) -> None:
        """Show another position of the game at once."""
        self.finish()
        self._opened = self.peeked = None
        self.state = state
        self.settle()

    def replay(self, step: Step[State, Move], speed: float) -> None:
        """Show a step that was done before once more, then the table as it stands again."""
        self._opened = None
        before, after = self.geometry.poses(step.before), self.geometry.poses(step.transition.state)
        self.board.lay(dict(before))
        flights = shown_step(self.geometry, self.board, step.before, step.transition.events, speed, False)
        flights = [flight._replace(start=flight.start + _BEFORE_REPLAY) for flight in flights]
        end = max(flight.end for flight in flights) + _AFTER_REPLAY
        self._play(flights + self._glides(after, self.poses(), end, speed))

    def _glide_on(self, before: State, speed: float) -> None:
        """All cards glide at once from where they lay `before` to where they lie now."""
        self._play(self._glides(self.geometry.poses(before), self.poses(), 0, speed))

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

    def open_strip(self, spot: ColumnSpot | None) -> None:
        """Show the strip of this card whole although its column is crowded."""
        if spot != self._opened and not self.board.moving and not self.board.held:
            self._opened = spot
            self.settle()

    def update(self, dt: float) -> None:
        if self._bare.moving:
            self._bare.step(dt)
            self._ground.bared = self._bare.value
            self.board.repaint_ground(self._ground.places)
            self.changed = True
        super().update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what rests; `board.draw_movers` comes later, above marks."""
        self.board.draw(canvas)

    def _want_pictures(self) -> None:
        geometry = self.geometry
        back, four_colours = self._wanted_art
        self._faces.want(geometry.card_size, (geometry.run_width, geometry.run_height), back, four_colours)
