"""What is to be seen of a table's cards: a leaning one turns over as others do, none show where they are not to."""

from __future__ import annotations

import pygame
import pytest

from game.cards import ITALIAN, AnyCard
from scenes.table.board import Board
from scenes.table.sprites import CardSprite, Pose
from scenes.table.timeline import Flight

CARD = ITALIAN.cards[0]
SIZE = (400, 300)
LYING = Pose(100, 80, 60, True, 0, 0, False)


class Plain:
    """Faces of one colour."""

    def picture(self, card: AnyCard | None, width: int, marked: bool = False) -> pygame.Surface:
        made = pygame.Surface((width, round(width * 1.65)), pygame.SRCALPHA)
        made.fill("white" if card else "red")
        return made

    def strip(self, card: AnyCard, width: int, free: int, /) -> pygame.Surface | None:
        return None


def _magenta(surface: pygame.Surface) -> None:
    surface.fill("magenta")


def shown(canvas: pygame.Surface) -> pygame.Rect:
    """Where a card's face or back is to be seen, its shadow left out."""
    found = pygame.mask.from_threshold(canvas, (255, 255, 255), (90, 90, 90, 255))
    found.draw(pygame.mask.from_threshold(canvas, (255, 0, 0), (90, 90, 90, 255)), (0, 0))
    areas = found.get_bounding_rects()
    return areas[0].unionall(areas[1:]) if areas else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("angle", [0.0, 45.0, 90.0, -90.0])
def test_a_card_that_turns_over_is_narrow_on_its_edge_however_it_leans(angle: float) -> None:
    def extent(turned: float) -> int:
        sprite, canvas = CardSprite(CARD, LYING._replace(angle=angle)), pygame.Surface(SIZE)
        canvas.fill("magenta")
        sprite.turned = turned
        sprite.draw(canvas, Plain())
        rect = shown(canvas)
        return rect.w * rect.h

    assert extent(0.45) < 0.5 * extent(1.0)
    assert extent(0.0) == pytest.approx(extent(1.0), rel=0.05)


def test_cards_show_only_where_they_are_to_be_seen_at_rest_and_in_flight() -> None:
    board = Board(_magenta, Plain())
    board.resize(SIZE)
    board.seen, board.flown = pygame.Rect(0, 0, 140, 300), pygame.Rect(0, 0, 120, 300)
    board.lay({CARD: LYING})
    canvas = pygame.Surface(SIZE)
    board.draw(canvas)
    assert shown(canvas).right == 140
    board.play([Flight(board.sprite(CARD), LYING, 0.0, 1.0)])
    board.update(0.5)
    board.draw(canvas)
    board.draw_movers(canvas, 1.0)
    assert shown(canvas).right == 120
    assert canvas.get_clip() == canvas.get_rect()
