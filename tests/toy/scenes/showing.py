"""Keeps the cards on the screen in step with the game: what happened is shown, and ended when asked. No rule."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.cards import Card
from game.session import Step
from scenes.look import tokens
from scenes.look.cloth import baize
from scenes.look.shapes import rounded
from scenes.table.cues import Cue, Hear
from scenes.table.faces import CardFaces
from scenes.table.showing import TableShowing
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight
from tests.toy.game.state import Laid, Move, State, after
from tests.toy.scenes.geometry import PILE, Geometry


class Showing(TableShowing):
    """The board and what it stands for: `state` is where it is or is on its way to."""

    def __init__(self, faces: CardFaces, hear: Hear, dressed: Callable[[], tuple[str, bool]]) -> None:
        self._cloth = pygame.Surface((1, 1))
        super().__init__(self._paint, faces, hear)
        self._faces = faces
        self._dressed = dressed
        self.geometry: Geometry
        self.state: State

    def poses(self) -> dict[Card, Pose]:
        return self.geometry.poses(self.state)

    def place(self, geometry: Geometry, state: State, u: float) -> None:
        """Show `state` at rest on this table."""
        self.geometry, self.state = geometry, state
        self._lay_out(geometry.layout.size, lambda: self._weave(u), wait=self._faces.empty)

    def dress(self) -> None:
        """Show another back or other colours as soon as they are drawn."""
        self._redraw()

    def deal(self, state: State, speed: float) -> None:
        """Deal a new game from the place of the pile."""
        self.state = state
        poses, pile = self.poses(), self.geometry.base(PILE)
        packed = [pose._replace(x=round(pile.x), y=round(pile.y), face_up=False, strip=0) for pose in poses.values()]
        self.board.lay(dict(zip(poses, packed, strict=True)))
        order = sorted(poses, key=lambda card: (poses[card].order, poses[card].pile))
        starts = [number * tokens.DEAL_STAGGER * speed for number in range(len(order))]
        self._play([self._flight(card, poses[card], at, speed) for card, at in zip(order, starts, strict=True)])

    def show_step(self, step: Step[State, Move], speed: float) -> None:
        """Show a step that was done, event by event."""
        flights: list[Flight] = []
        self.state = step.before
        for event in step.transition.events:
            self.state = after(self.state, event)
            if isinstance(event, Laid):
                start = len(flights) * tokens.DEAL_FLIGHT * speed
                flights.append(self._flight(event.card, self.poses()[event.card], start, speed))
        self._play(flights)

    def show_undo(self, step: Step[State, Move], speed: float) -> None:
        """Show a step that was taken back."""
        self.state = step.before
        laid = [event.card for event in step.transition.events if isinstance(event, Laid)]
        self._play([self._flight(card, self.poses()[card], 0.0, speed) for card in laid])

    def _flight(self, card: Card, pose: Pose, start: float, speed: float) -> Flight:
        height = self.geometry.card_size[1]
        return Flight(
            self.board.sprite(card),
            pose,
            start,
            tokens.DEAL_FLIGHT * speed,
            turning=tokens.FLIP * speed,
            height=0.6,
            unit_height=height,
            layer=1,
            leaving=Cue.SLIDE,
            landing=Cue.SET,
        )

    def _paint(self, canvas: pygame.Surface) -> None:
        canvas.blit(self._cloth, (0, 0))

    def _weave(self, u: float) -> None:
        self._cloth = baize(self.geometry.layout.size)
        for column in range(PILE, self.geometry.columns):
            box = self.geometry.base(column)
            radius = box.w * tokens.RADIUS_CARD
            rounded(self._cloth, box, radius, tokens.SHADE, 0.2, tokens.PLACE, tokens.STROKE_EMPTY * u, 0.3)

    def _want_pictures(self) -> None:
        size = self.geometry.card_size
        self._faces.want(size, size, *self._dressed())
