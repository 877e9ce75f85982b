"""The cards on the table in two layers: what rests, painted once, and what moves above it. Knows no rule.

The resting layer is repainted only within the rectangle of a pile that changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.cards import AnyCard
from scenes.table.cues import Hear, unheard
from scenes.table.sprites import CardSprite, Faces, Pose, draw_in_order
from scenes.table.tilt import bounds
from scenes.table.timeline import Flight, Timeline

_SHADOW_ROOM, _SHADOW_PIXELS = 0.14, 4
"""How far a resting card's shadow reaches beyond it at most: card widths, and pixels lost in rounding."""

_STRIP_ABOVE = 0.2
"""How much farther up the strip of a card reaches that changes its looks when another leaves it, in card widths."""


class Board:
    """All sprites of a table. `paint_ground` draws cloth and empty places on a surface within its clip.

    `hear` is given the cues of the flights.
    """

    def __init__(self, paint_ground: Callable[[pygame.Surface], None], faces: Faces, hear: Hear = unheard) -> None:
        self._paint_ground = paint_ground
        self._faces = faces
        self._sprites: dict[AnyCard, CardSprite] = {}
        self._held: list[CardSprite] = []
        self._flying: set[CardSprite] = set()
        self._layer = pygame.Surface((1, 1))
        self._dirty: list[pygame.Rect] = []
        self.timeline = Timeline(hear)
        self.seen: pygame.Rect | None = None
        """Where cards that rest are to be seen; None: everywhere."""
        self.flown: pygame.Rect | None = None
        """Where cards that fly are to be seen; None: everywhere."""

    @property
    def moving(self) -> bool:
        return self.timeline.active

    @property
    def held(self) -> list[CardSprite]:
        """The unit in the person's hand, lowest card first."""
        return self._held

    @property
    def size(self) -> tuple[int, int]:
        """How much of a canvas it fills, from the upper left corner."""
        return self._layer.get_size()

    def sprite(self, card: AnyCard) -> CardSprite:
        return self._sprites[card]

    def resize(self, size: tuple[int, int]) -> None:
        """Take a canvas of this size; everything is painted anew."""
        if self._layer.get_size() != size:
            self._layer = pygame.Surface(size)
        self.repaint()

    def repaint(self) -> None:
        """Paint the whole resting layer anew at the next frame."""
        self._dirty = [self._layer.get_rect()]

    def repaint_ground(self, areas: Iterable[pygame.Rect]) -> None:
        """Paint the resting layer anew in these places at the next frame: the ground changed there."""
        self._dirty += areas

    def lay(self, poses: dict[AnyCard, Pose]) -> None:
        """Put every card down exactly so; whatever was flying or held is neither any more."""
        self.timeline.finish()
        self._flying.clear()
        self._held = []
        if self._sprites.keys() != poses.keys():
            self._sprites = {card: CardSprite(card, pose) for card, pose in poses.items()}
        for card, pose in poses.items():
            self._sprites[card].lay(pose)
        self.repaint()

    def settle(self, poses: dict[AnyCard, Pose]) -> None:
        """Put down what does not lie as `poses` say; what does is not painted again."""
        pending = self.timeline.pending()
        for sprite in pending:
            self._touch(sprite)
        self.timeline.finish()
        for sprite in [*pending, *self._flying, *self._held]:
            self._touch(sprite)
        self._flying.clear()
        self._held = []
        for card, pose in poses.items():
            sprite = self._sprites[card]
            if sprite.pose != pose or sprite.lift or sprite.unit_height:
                self._touch(sprite)
                sprite.lay(pose)
                self._touch(sprite)

    def play(self, flights: Iterable[Flight]) -> None:
        """Send cards off; those in the hand let go of it."""
        self._held = []
        self.timeline.play(list(flights))
        self._fly(0.0)

    def hold(self, cards: Iterable[AnyCard]) -> None:
        """Take a unit off the table into the hand, lowest card first."""
        self._held = [self._sprites[card] for card in cards]
        for sprite in self._held:
            self._touch(sprite)
        if self._held:
            first, last = self._held[0], self._held[-1]
            height = self._faces.picture(None, round(first.width)).get_height()
            first.unit_height = round(last.y - first.y) + height

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.timeline.active:
            self._fly(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the resting layer."""
        self._paint_dirty()
        canvas.blit(self._layer, (0, 0))

    def draw_movers(self, canvas: pygame.Surface, alpha: float) -> None:
        """Draw what flies, then what is held."""
        canvas.set_clip(self.flown)
        draw_in_order(canvas, self.timeline.flying(), self._faces, alpha)
        canvas.set_clip(None)
        draw_in_order(canvas, self._held, self._faces, alpha)

    def draw_whole(self, canvas: pygame.Surface, card: AnyCard) -> None:
        """Draw a resting card as if it were lifted out from under those that lie on it."""
        sprite = CardSprite(card, self._sprites[card].pose._replace(covered=False))
        sprite.lift = 1.0
        sprite.unit_height = self._faces.picture(None, sprite.pose.width).get_height()
        sprite.draw(canvas, self._faces)

    def _fly(self, dt: float) -> None:
        # Where a card takes off is painted anew before it leaves: it may land within the same step.
        for sprite in self.timeline.due(dt):
            self._touch(sprite)
            self._flying.add(sprite)
        for sprite in self.timeline.update(dt):
            self._flying.discard(sprite)
            self._touch(sprite)

    def _touch(self, sprite: CardSprite) -> None:
        """Have the table painted anew where this card lies, and the strip of the one it lies on: it may show more."""
        reach = self._reach(sprite)
        strip = round(sprite.pose.width * _STRIP_ABOVE)
        self._dirty.append(pygame.Rect(reach.x, reach.y - strip, reach.w, reach.h + strip))

    def _paint_dirty(self) -> None:
        if not self._dirty:
            return
        moving = self._flying.union(self._held)
        resting = [sprite for sprite in self._sprites.values() if sprite not in moving]
        resting.sort(key=lambda one: (one.pose.pile, one.pose.order))
        for area in _merged(self._dirty):
            self._layer.set_clip(area)
            self._paint_ground(self._layer)
            self._layer.set_clip(area.clip(self.seen) if self.seen else area)
            touched = {sprite for sprite in resting if area.colliderect(self._reach(sprite))}
            draw_in_order(self._layer, resting, self._faces, wanted=touched.__contains__)
        self._layer.set_clip(None)
        self._dirty = []

    def _reach(self, sprite: CardSprite) -> pygame.Rect:
        """Where a card and its shadow lie at rest."""
        pose = sprite.pose
        height = self._faces.picture(None, pose.width).get_height()
        room = round(pose.width * _SHADOW_ROOM) + _SHADOW_PIXELS
        covered = bounds(pose.width, height, pose.angle) if pose.angle else pygame.Rect(0, 0, pose.width, height)
        return covered.move(pose.x, pose.y).inflate(2 * room, 2 * room)


def _merged(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """The areas with those that overlap made one, so that nothing is painted twice."""
    apart: list[pygame.Rect] = []
    for area in areas:
        while (touching := area.collidelist(apart)) >= 0:
            area = area.union(apart.pop(touching))
        apart.append(area)
    return apart
