"""The cloth is lit in the middle and carries the true constellation."""

from __future__ import annotations

import math

import pygame
import pytest

from scenes.look.cloth import baize, starry_cloth
from scenes.look.constellation import (
    CATALOGUE,
    PAIRS,
    Star,
    TableShape,
    shape_of,
    star_lines,
    star_points,
)

SIZES: list[tuple[tuple[int, int], TableShape]] = [
    ((1920, 1080), "wide"),
    ((800, 480), "wide"),
    ((1024, 768), "square"),
    ((720, 1280), "tall"),
]


def _mean(surface: pygame.Surface, x: int, y: int) -> int:
    return sum(pygame.transform.average_color(surface, pygame.Rect(x, y, 24, 24))[:3])


def test_light_falls_off_to_the_rim() -> None:
    cloth = baize((400, 240))
    assert _mean(cloth, 188, 98) > _mean(cloth, 90, 98) > _mean(cloth, 0, 0)


def test_the_same_cloth_comes_out_every_time() -> None:
    first, second = (pygame.image.tobytes(baize((200, 120)), "RGB") for _ in range(2))
    assert first == second


def test_grain_stays_within_two_levels() -> None:
    cloth = baize((300, 300), "#404040", "#404040")
    levels = set(pygame.image.tobytes(cloth, "RGB"))
    assert levels <= {62, 63, 64, 65, 66}
    assert len(levels) == 5


@pytest.mark.parametrize(("size", "shape"), SIZES)
def test_stars_lie_on_the_table(size: tuple[int, int], shape: TableShape) -> None:
    assert shape_of(size) == shape
    stars = star_points(size, shape)
    assert len(stars) == len(CATALOGUE)
    for star in stars:
        assert star.x - star.radius > 0
        assert star.x + star.radius < size[0]
        assert 0.2 * size[1] < star.y < size[1]


def test_the_figure_keeps_the_sky_s_proportions() -> None:
    """Angles between stars come out of the catalogue, whatever the table's shape."""
    stars = {s.name: s for s in star_points((720, 1280), "tall")}
    turned = {s.name: s for s in star_points((1920, 1080), "wide")}

    def distance(table: dict[str, Star], a: str, b: str) -> float:
        return math.dist(*((table[n].x, table[n].y) for n in (a, b)))

    ratio = distance(stars, "alpha", "lambda") / distance(stars, "beta", "pi")
    assert distance(turned, "alpha", "lambda") / distance(turned, "beta", "pi") == pytest.approx(ratio)
    # Antares to Shaula is 16.9 degrees on the sky, Graffias to Fang 6.5.
    assert ratio == pytest.approx(16.9 / 6.5, rel=0.06)
    # East is left: the sting lies left of the claws on the upright figure.
    assert stars["lambda"].x < stars["beta"].x
    assert stars["lambda"].y > stars["beta"].y


def test_brighter_stars_are_larger() -> None:
    stars = {s.name: s for s in star_points((1920, 1080), "wide")}
    by_light = sorted(CATALOGUE, key=lambda star: star.magnitude)
    radii = [stars[star.name].radius for star in by_light]
    assert radii == sorted(radii, reverse=True)


def test_lines_stop_short_of_the_stars() -> None:
    stars = star_points((1920, 1080), "wide")
    lines = star_lines((1920, 1080), "wide")
    assert len(lines) in (len(PAIRS), len(PAIRS) - 1)
    for x0, y0, x1, y1 in lines:
        for star in stars:
            assert min(math.dist((x0, y0), (star.x, star.y)), math.dist((x1, y1), (star.x, star.y))) > star.radius


def test_antares_shines_on_the_cloth() -> None:
    size = (800, 480)
    cloth = starry_cloth(size, "wide")
    antares = next(s for s in star_points(size, "wide") if s.name == "alpha")
    r, g, b, _ = cloth.get_at((round(antares.x), round(antares.y)))
    assert r > g > b
