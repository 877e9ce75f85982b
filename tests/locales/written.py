"""What is written on the screen, line by line: a pen that notes each line a scene draws, and what is wrong with it.

Nothing is drawn meanwhile, so that every screen can be laid out in every language and size within seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

import pygame
import pytest

from game.words import LANGUAGES, Words
from scenes.look import lettering, shadow, shapes, tokens
from scenes.look.drawn import Drawn
from scenes.look.shapes import Box
from scenes.table.faces import PackFaces
from scenes.table.toast import Toast
from tests.windows.helper import LongWords

Size = tuple[int, int]
Report = list[str]
"""What is wrong, and where."""
SIZES: list[Size] = [(800, 480), (1280, 720), (1920, 1080), (720, 1280), (480, 800)]
NARROWEST = (480, 800)
"""Half the width there is at the least anywhere else: here words may be set smaller than elsewhere."""
LONG = "long"
SPEECH = (*LANGUAGES, LONG)
"""The languages, and one that is two fifths longer than English."""


def words_in(language: str) -> Words:
    return LongWords() if language == LONG else Words(language)


class Ink(NamedTuple):
    """A line of text as it was drawn: its letters' pictures with their places, and the rectangle round the ink.

    `cut`: an ellipsis stands for the rest of it. `broken`: its last word goes on in the next line.
    """

    text: str
    face: str
    px: int
    parts: tuple[tuple[pygame.Surface, tuple[int, int]], ...]
    rect: pygame.Rect
    cut: bool
    broken: bool


class _Sheet:
    """Takes a line's picture in a canvas' place."""

    def __init__(self) -> None:
        self.parts: list[tuple[pygame.Surface, tuple[int, int]]] = []

    def blit(self, picture: pygame.Surface, place: tuple[int, int]) -> pygame.Rect:
        self.parts.append((picture, place))
        return picture.get_rect(topleft=place)


class Pen:
    """Notes what `scenes.look.lettering` draws; a number drawn figure by figure is one line."""

    def __init__(self, patch: pytest.MonkeyPatch, language: str) -> None:
        self._made_up = language == LONG
        """Whether words are longer than those of any language and may be broken."""
        self._lines: list[Ink] = []
        self._cut: set[str] = set()
        self._broken: set[str] = set()
        self._fit, self._break = lettering.fitted, lettering.pieces
        self._draw, self._draw_figures = lettering.draw, lettering.draw_figures
        patch.setattr(lettering, "draw", self._note)
        patch.setattr(lettering, "fitted", self._note_cut)
        patch.setattr(lettering, "pieces", self._note_broken)
        patch.setattr(lettering, "draw_figures", self._note_figures)

    def lines(self, draw: Callable[[], object]) -> list[Ink]:
        """All that is written while `draw` runs."""
        self._lines = []
        draw()
        return self._lines

    def _note_cut(self, text: str, *others: Any) -> str:
        fitted = self._fit(text, *others)
        if fitted != text:
            self._cut.add(fitted)
        return fitted

    def _note_broken(self, word: str, *others: Any) -> list[str]:
        pieces = self._break(word, *others)
        if word.isalpha() and not self._made_up:
            self._broken.update(pieces[:-1])
        return pieces

    def _note(self, _canvas: object, text: str, face: lettering.Face, px: int, *others: Any, **named: Any) -> object:
        sheet: Any = _Sheet()
        place = self._draw(sheet, text, face, px, *others, **named)
        if text.strip():
            self._lines.append(self._ink(text, face, px, sheet.parts))
        return place

    def _note_figures(
        self, canvas: pygame.Surface, text: str, face: lettering.Face, px: int, *others: Any, **named: Any
    ) -> object:
        before = len(self._lines)
        place = self._draw_figures(canvas, text, face, px, *others, **named)
        figures = self._lines[before:]
        self._lines[before:] = [self._ink(text, face, px, [part for one in figures for part in one.parts])]
        return place

    def _ink(self, text: str, face: str, px: int, parts: Sequence[tuple[pygame.Surface, tuple[int, int]]]) -> Ink:
        covered = [picture.get_bounding_rect().move(place) for picture, place in parts]
        return Ink(
            text, face, px, tuple(parts), covered[0].unionall(covered[1:]), text in self._cut, text in self._broken
        )


def no_pictures(patch: pytest.MonkeyPatch) -> None:
    """Leave out what takes long to draw and says nothing: large shapes, shadows and cards."""
    blank = pygame.Surface((1, 1), pygame.SRCALPHA)
    raster = shapes.raster

    def small_ones(body: str, width: int, height: int, view: str) -> pygame.Surface:
        return raster(body, width, height, view) if max(width, height) <= tokens.ICON else blank

    patch.setattr(shapes, "raster", small_ones)
    patch.setattr(shapes, "_DRAWN", Drawn(1 << 20))
    patch.setattr(shadow, "_soft", lambda *_: (blank, 0))
    patch.setattr(shadow, "_glow", lambda *_: (blank, (0, 0)))
    for ground in ("title.art.paint_ground", "look.cloth.starry_cloth", "look.wood.osteria_table"):
        patch.setattr(f"scenes.{ground}", lambda size, *_: pygame.Surface(size))
    patch.setattr("scenes.shelf.read", lambda *_: None)
    patch.setattr("scenes.shelf.keep", lambda *_: None)
    patch.setattr("scenes.title.scorpius.paint_scorpius", lambda *_: None)
    patch.setattr("scenes.title.scene.TitleFans.want", lambda *_: None)
    patch.setattr(PackFaces, "want_sets", lambda *_: None)
    patch.setattr(PackFaces, "picture", lambda *_: blank)


# What is wrong


def faults(
    lines: Sequence[Ink],
    room: Box,
    size: Size,
    controls: Iterable[Box] = (),
    air: float = 0.0,
    loose: bool = False,
    narrow: int = tokens.SIZE_LABEL_NARROW,
) -> list[str]:
    """What is wrong with lines that belong into `room`, beside the `controls`; `loose`: words may be small.

    `narrow` is the size those of a label's face must have at least, at scale 1.
    """
    inside, found = room.grown(air).rect(), []
    others = [box.rect() for box in controls]
    for one in lines:
        if not inside.contains(one.rect):
            found.append(f"{one.text!r} {tuple(one.rect)} leaves {tuple(inside)}")
        if one.cut or one.broken:
            found.append(f"{one.text!r} is cut")
        if one.rect.collidelist(others) >= 0:
            found.append(f"{one.text!r} {tuple(one.rect)} runs into {tuple(others[one.rect.collidelist(others)])}")
        if not loose and one.px < least(one, size, narrow):
            found.append(f"{one.text!r} is set in {one.px} pixels")
    return [*found, *overlaps(lines)]


def least(line: Ink, size: Size, narrow: int = tokens.SIZE_LABEL_NARROW) -> int:
    """The smallest size in pixels a line like this may have on a canvas of this size."""
    smallest = narrow if line.face == "medium" else tokens.SIZE_LABEL
    return 9 if size == NARROWEST else lettering.pixels(smallest, tokens.scale_for(*size))


def overlaps(lines: Sequence[Ink]) -> list[str]:
    """Lines whose letters share pixels, or touch from above."""
    return [
        f"{one.text!r} {tuple(one.rect)} and {other.text!r} {tuple(other.rect)} overlap"
        for one, other in combinations(lines, 2)
        if one.text != other.text  # a shade under the same word
        and one.rect.inflate(0, 2).colliderect(other.rect)
        and _share_pixels(one, other)
    ]


def _share_pixels(one: Ink, other: Ink) -> bool:
    for picture, (x, y) in one.parts:
        mask = pygame.mask.from_surface(picture, 40)
        for another, (left, top) in other.parts:
            letters = pygame.mask.from_surface(another, 40)
            if any(mask.overlap(letters, (left - x, top - y + dy)) for dy in (-1, 0, 1)):
                return True
    return False


def each_size(report: Report, check: Callable[[Size, float], list[str]]) -> None:
    """Check at every size, and say of each fault where it was."""
    for size in SIZES:
        report += [f"{size[0]}x{size[1]}: {fault}" for fault in check(size, tokens.scale_for(*size))]


def toast_faults(toast: Toast, size: Size, u: float, pen: Pen) -> list[str]:
    """The words stand in their box. They are painted on a picture of the toast alone."""
    lines, box, picture = pen.lines(partial(toast.draw, pygame.Surface(size))), toast.box, toast.picture_box
    assert lines
    assert box is not None
    assert picture is not None
    return faults(lines, box.moved(-picture.x, -picture.y).grown(-8 * u), size)


def canvas_of(size: Size) -> Box:
    return Box(0, 0, *size)
