"""Cards of a miniature: lying as poses say, or on their way; drawn anew only when one has moved. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.cards import AnyCard
from scenes.table.faces import PackFaces
from scenes.table.sprites import CardSprite, Pose, draw_in_order
from scenes.table.timeline import Flight, Timeline

Poses = Mapping[AnyCard, Pose]
Paint = Callable[[pygame.Surface], None]
_MARGIN = 24
"""Pixels round the picture that a lifted card's shadow may take."""


class Spread:
    """`paint` draws what lies under the cards, with its origin where the poses have theirs."""

    def __init__(self, faces: PackFaces, paint: Paint) -> None:
        self._faces = faces
        self._paint = paint
        self._sprites: dict[AnyCard, CardSprite] = {}
        self._timeline = Timeline()
        self._sheet = pygame.Surface((1, 1))
        self._stale = True

    def resize(self, width: int, height: int) -> None:
        """Take a picture of this size in pixels."""
        self._sheet = pygame.Surface((width + 2 * _MARGIN, height + 2 * _MARGIN), pygame.SRCALPHA)
        self._stale = True

    def lay(self, poses: Poses) -> None:
        """Put every card down exactly so."""
        self._timeline.finish()
        self._sprites = {card: CardSprite(card, pose) for card, pose in poses.items()}
        self._stale = True

    def sprite(self, card: AnyCard) -> CardSprite:
        return self._sprites[card]

    def play(self, flights: Sequence[Flight]) -> None:
        """Send cards off."""
        self._timeline.play(list(flights))
        self._stale = True

    def repaint(self) -> None:
        """The pictures, or what lies under the cards, have changed."""
        self._stale = True

    @property
    def moving(self) -> bool:
        return self._timeline.active

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._timeline.active:
            self._timeline.update(dt)
            self._stale = True

    @property
    def stale(self) -> bool:
        """Whether it has to be drawn anew before it can be shown."""
        return self._stale

    def prepare(self) -> None:
        """Draw it anew if it has to be."""
        if self._stale:
            self._draw_sheet()
            self._stale = False

    def draw(self, canvas: pygame.Surface, x: float, y: float) -> None:
        """Draw it with its origin there."""
        self.prepare()
        canvas.blit(self._sheet, (round(x) - _MARGIN, round(y) - _MARGIN))

    def _draw_sheet(self) -> None:
        self._sheet.fill((0, 0, 0, 0))
        width, height = self._sheet.get_size()
        inner = self._sheet.subsurface((_MARGIN, _MARGIN, width - _MARGIN, height - _MARGIN))
        self._paint(inner)
        if self._faces.empty:
            return
        flying = self._timeline.flying()
        resting = [sprite for sprite in self._sprites.values() if sprite not in flying]
        resting.sort(key=lambda one: (one.pose.pile, one.pose.order))
        draw_in_order(inner, resting, self._faces)
        draw_in_order(inner, flying, self._faces)
