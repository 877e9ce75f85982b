"""Decides how the title screen is painted: the night, the table tops, the star; must not know what it says."""

from __future__ import annotations

import math

import pygame

from scenes.look import lettering, tokens
from scenes.look.cloth import baize
from scenes.look.shadow import soft
from scenes.look.shapes import Box, Colour, disc, flat, line, paint, rounded, svg
from scenes.look.wood import osteria_table
from scenes.title.places import PLANKS, TitlePlan, Top

_NIGHT_CENTRE, _NIGHT_RIM = "#171E25", "#070D14"
_CLOTH_CENTRE, _CLOTH_RIM = "#185450", "#0C3032"
_CLOTH_EDGE, _WOOD_EDGE = "#2F6B66", "#6B4A38"
_RADIUS = 22
#: How many times smaller a top's shadow is drawn.
_COARSE = 4
_STRIP, _STRIP_ALPHA, _STRIP_EDGE = "#080D10", 0.62, 0.09
#: Antares over the logotype, in shares of the logotype's size: halos and star.
_ANTARES = ((0.30, tokens.ANTARES, 0.10), (0.175, tokens.ANTARES, 0.20), (0.075, "#F0A27C", 1.0))


def paint_ground(size: tuple[int, int], plan: TitlePlan, u: float) -> pygame.Surface:
    """All that lies still under the words: the night, the cloth, the walnut. Opaque, new each time.

    Where the tops are seen through a view they are left out.
    """
    canvas = pygame.Surface(size)
    _paint_night(canvas, plan)
    if plan.view is None:
        for top in plan.tops:
            _paint_top(canvas, top, u)
    return canvas


def paint_tops(ground: pygame.Surface, plan: TitlePlan, u: float) -> pygame.Surface:
    """The tops that are seen through the plan's view, from its upper edge down; `ground` is the night round it."""
    assert plan.view is not None
    head, side = round(plan.view.y), _RADIUS * u
    night = ground.subsurface((0, head, ground.get_width(), ground.get_height() - head))
    canvas = pygame.transform.smoothscale(night, (ground.get_width(), round(plan.foot - head + side)))
    for top in plan.tops:
        _paint_top(canvas, top._replace(board=top.board.moved(0, -head)), u)
    return canvas


def _paint_night(canvas: pygame.Surface, plan: TitlePlan) -> None:
    """A dark room with one lamp over the logotype."""
    width, height = canvas.get_size()
    lit = baize((width, height // 2), _NIGHT_CENTRE, _NIGHT_RIM)
    foot = lit.get_height() - round(0.46 * lit.get_height() - plan.logotype_y)
    canvas.fill(lit.get_at((0, lit.get_height() - 1)))
    canvas.blit(lit, (0, foot - lit.get_height()))


def _paint_top(canvas: pygame.Surface, top: Top, u: float) -> None:
    """One table top: its shadow on the night, its cloth or wood, its corners rounded off."""
    board, wood = top.board.rect(), top.ground == "wood"
    _paint_shadow(canvas, board, u)
    side = round(_RADIUS * u)
    size = canvas.get_size()
    corners = [corner for corner in _corners(board, side) if not _at_edge(corner[0], size)]
    behind = [canvas.subsurface(place).copy() for place, _, _ in corners]
    canvas.blit(_walnut(top, u) if wood else baize(board.size, _CLOTH_CENTRE, _CLOTH_RIM), board)
    edge = _WOOD_EDGE if wood else _CLOTH_EDGE
    thick = max(1, round(1.6 * u))
    for line_box in _edges(top.board, size, side, thick):
        flat(canvas, line_box, edge, 0.5)
    for (place, left, upper), night in zip(corners, behind, strict=True):
        _round_off(canvas, place, night, (left, upper), edge, thick)


def _paint_shadow(canvas: pygame.Surface, board: pygame.Rect, u: float) -> None:
    """What a top throws on the night round it; so soft that it is drawn small and enlarged."""
    small, margin = soft(
        board.w // _COARSE, board.h // _COARSE, _RADIUS * u / _COARSE, 22 * u / _COARSE, 0.6, tokens.SHADE
    )
    shadow = pygame.transform.smoothscale_by(small, _COARSE)
    canvas.blit(shadow, (board.x - margin * _COARSE, board.y - margin * _COARSE + round(8 * u)))


def _walnut(top: Top, u: float) -> pygame.Surface:
    """The wood with its runner."""
    board = top.board
    whole = osteria_table((round(board.w), math.ceil(PLANKS * top.plank)), top.runner, u)
    return whole.subsurface((0, 0, round(board.w), round(board.h)))


def _corners(board: pygame.Rect, side: int) -> list[tuple[pygame.Rect, bool, bool]]:
    """The squares a top's corners are rounded in, and whether each is a left one, an upper one."""
    return [
        (pygame.Rect(x, y, side, side), left, upper)
        for x, left in ((board.x, True), (board.right - side, False))
        for y, upper in ((board.y, True), (board.bottom - side, False))
    ]


def _at_edge(place: pygame.Rect, size: tuple[int, int]) -> bool:
    """Whether a corner lies at the canvas' edge: there the top runs on beyond it."""
    return place.left <= 0 or place.right >= size[0] or place.bottom >= size[1]


def _edges(board: Box, size: tuple[int, int], side: int, thick: int) -> list[Box]:
    """The straight parts of a top's edge that are seen."""
    left, right, foot = board.x > 0, board.right < size[0], board.bottom < size[1]
    start, end = board.x + (side if left else 0), board.right - (side if right else 0)
    top, low = board.y + side, board.bottom - (side if foot else 0)
    seen = [Box(start, board.y, end - start, thick)]
    if foot:
        seen.append(Box(start, board.bottom - thick, end - start, thick))
    if left:
        seen.append(Box(board.x, top, thick, low - top))
    if right:
        seen.append(Box(board.right - thick, top, thick, low - top))
    return seen


def _round_off(
    canvas: pygame.Surface,
    place: pygame.Rect,
    behind: pygame.Surface,
    which: tuple[bool, bool],
    edge: Colour,
    thick: int,
) -> None:
    """Put what was behind a corner back outside its arc, and draw the edge along the arc."""
    side, (left, upper) = place.w, which
    outside = f'<path d="M0 0H{side}A{side} {side} 0 0 0 0 {side}Z" {paint(tokens.LINE)}/>'
    middle = side - thick / 2
    arc = f'<path d="M{side} {thick / 2}A{middle} {middle} 0 0 0 {thick / 2} {side}" {line(edge, thick, 0.5)}/>'
    mask, stroke = (pygame.transform.flip(svg(body, side, side), not left, not upper) for body in (outside, arc))
    patch = pygame.Surface(place.size, pygame.SRCALPHA)
    patch.blit(behind, (0, 0))
    patch.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(patch, place)
    canvas.blit(stroke, place)


def paint_logotype(canvas: pygame.Surface, plan: TitlePlan, name: str) -> None:
    """The program's name under its star."""
    cx, size = canvas.get_width() / 2, round(plan.logotype_size)
    for radius, colour, alpha in _ANTARES:
        disc(canvas, cx, plan.dot_y, radius * size, colour, alpha)
    lettering.draw(canvas, name, "title", size, tokens.TEXT, cx, plan.logotype_y, "centre")


def paint_strip(canvas: pygame.Surface, box: Box, u: float) -> None:
    """The ground of the strip at the foot."""
    rounded(canvas, box, tokens.RADIUS_STRIP * u, _STRIP, _STRIP_ALPHA, tokens.LINE, max(1.0, u * 0.8), _STRIP_EDGE)
