"""The pictures of the cards at one final size: rasterised in threads, kept on disk; knows no table and no rule.

A `CardSet` is made once for a size and only blitted afterwards. Making one draws the pack's SVG files, or, where
this very set was made before, takes it from the shelf.
"""

from __future__ import annotations

import math
import os
import threading
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game import resources
from game.errors import MissingAsset
from scenes import shelf
from scenes.background import started
from scenes.log import log
from scenes.look import tokens
from scenes.look.shapes import line, paint, svg

PLAIN_BELOW, COMPACT_BELOW = 120, 100
"""Card heights in pixels under which a face is drawn plainer, so that its index stays readable."""

_CACHE_FORMAT = 3

_CORNER = (0.30, 0.33)
"""The part of a card within which the mark of a covered one lies, in card widths and heights."""

_EDGE, _EDGE_ALPHA = 1 / 184, 0.55
"""Of a card's width; how dark the edge is."""

_WIDEST_LINE = 8
"""No drawing of one line is so many times as wide as it is high."""

_PIXEL_FORMAT: Final = "BGRA"
"""How SDL keeps a surface with alpha on little-endian machines: cached bytes need no conversion."""

FOUR_COLOURS = {"D": (b"#C8392C", b"#1F5FA8"), "C": (b"#1F2F4B", b"#1E6B47")}
"""For a suit, the ink its index and pips are drawn with and what replaces it in a four-colour pack."""


FRENCH_PACK = "french"
_SVG_END = b"</svg>"

_told: set[Path] = set()
"""The files of which the log has it that they can't be drawn."""


class ArtSpec(NamedTuple):
    """Which pictures are wanted: the cards by notation, their size in pixels, the back, and whose pack.

    `four_colours` is for the French pack, `learner` for the Italian ones: value and suit drawn in the corner.
    `compact` asks for the drawing of small cards whatever the size, `corners` for the marks of cards that lie under
    others: of the Italian packs, whose faces have no index.
    """

    size: tuple[int, int]
    cards: tuple[str, ...]
    back: str = "antares"
    four_colours: bool = False
    pack: str = FRENCH_PACK
    learner: bool = False
    compact: bool = False
    corners: bool = False

    @property
    def form(self) -> str:
        """The drawing that reads well at this height: `full`, `plain` (French) or `compact`."""
        height = self.size[1]
        if self.compact or height < COMPACT_BELOW:
            return "compact"
        return "plain" if height < PLAIN_BELOW and self.pack == FRENCH_PACK else "full"


class CardSet(NamedTuple):
    """The pictures of an `ArtSpec`, those that could be made; surfaces with alpha, to be blitted and never changed.

    `corners` are what is laid over the upper left corner of a face that lies under another card; a compact face needs
    none, as it carries its own. `indexes` are the drawings of the French pack's indexes, for strips too narrow for the
    one on the face.
    """

    spec: ArtSpec
    faces: dict[str, pygame.Surface]
    back: pygame.Surface
    corners: dict[str, pygame.Surface]
    indexes: dict[str, bytes]


def make_card_set(spec: ArtSpec) -> CardSet:
    """The pictures of `spec`, from the shelf or drawn now; a face that can't be drawn is left out, and the log says so.

    Safe to call in a thread. Raises `MissingAsset` where the pack isn't there.
    """
    drawings, marks = _drawings(spec), _overlays(spec, "learner") if spec.learner else []
    key = _key(spec, [*drawings, *marks])
    surfaces: list[pygame.Surface | None] = [*(_from_shelf(key, spec.size, len(drawings)) or ())]
    if not surfaces:
        surfaces = _draw_all(drawings, spec.size)
        _mark(spec, surfaces, marks)
        _keep(key, surfaces)
    *faces, back = surfaces
    drawn = {name: face for name, face in zip(spec.cards, faces, strict=True) if face is not None}
    return CardSet(spec, drawn, back or plain_back(spec.size), _make_corners(spec), _indexes(spec))


class _Drawing(NamedTuple):
    """An SVG file and what is in it, nothing where it can't be read."""

    path: Path
    text: bytes


def _drawings(spec: ArtSpec) -> list[_Drawing]:
    """The drawings of the faces in order, then of the back."""
    folder = resources.asset(f"cards/{spec.pack}/{spec.form}")
    back = resources.asset(f"cards/{spec.pack}/backs") / f"{spec.back}.svg"
    return [*(_coloured(spec, folder, name) for name in spec.cards), _read(back)]


def _read(path: Path) -> _Drawing:
    try:
        return _Drawing(path, path.read_bytes())
    except OSError:
        return _Drawing(path, b"")


def _coloured(spec: ArtSpec, folder: Path, name: str) -> _Drawing:
    """The drawing of a card in the colours that are wanted."""
    drawing, ink = _read(folder / f"{name}.svg"), FOUR_COLOURS.get(name[-1])
    return _Drawing(drawing.path, drawing.text.replace(*ink)) if ink and spec.four_colours else drawing


def _indexes(spec: ArtSpec) -> dict[str, bytes]:
    if spec.pack != FRENCH_PACK:
        return {}
    folder = resources.asset(f"cards/{spec.pack}/index")
    return {name: _coloured(spec, folder, name).text for name in spec.cards}


def _key(spec: ArtSpec, drawings: list[_Drawing]) -> str:
    digest = sha256(f"{_CACHE_FORMAT} {spec.size} {spec.learner} {pygame.version.ver}".encode())
    for drawing in drawings:
        digest.update(drawing.text)
    return f"cards-{digest.hexdigest()[:24]}"


def _keep(key: str, surfaces: list[pygame.Surface | None]) -> None:
    """Keep pictures on the shelf, all or none."""
    whole = [one for one in surfaces if one is not None]
    if len(whole) == len(surfaces):
        shelf.keep(key, [pygame.image.tobytes(one, _PIXEL_FORMAT) for one in whole])


def _overlays(spec: ArtSpec, kind: str) -> list[_Drawing]:
    """The marks of this kind for the faces in order; none where the faces carry their own."""
    if spec.form == "compact":
        return []
    folder = resources.asset(f"cards/{spec.pack}/{kind}")
    return [_read(folder / f"{name}.svg") for name in spec.cards]


def _make_corners(spec: ArtSpec) -> dict[str, pygame.Surface]:
    """The marks of cards that lie under others, no larger than the corner they fill."""
    drawings = _overlays(spec, "corner") if spec.corners else []
    if not drawings:
        return {}
    part = (math.ceil(spec.size[0] * _CORNER[0]), math.ceil(spec.size[1] * _CORNER[1]))
    key = _key(spec, drawings)
    marks: list[pygame.Surface | None] = [*(_from_shelf(key, part, len(drawings)) or ())]
    if not marks:
        whole = [_tried(one, lambda text: raster(text, spec.size)) for one in drawings]
        marks = [one and one.subsurface((0, 0), part).copy() for one in whole]
        _keep(key, marks)
    return {name: mark for name, mark in zip(spec.cards, marks, strict=True) if mark is not None}


def _mark(spec: ArtSpec, surfaces: list[pygame.Surface | None], marks: list[_Drawing]) -> None:
    """Draw a learner's value and suit in the corner of each face."""
    for mark, face in zip(marks, surfaces, strict=False):
        drawn = _tried(mark, lambda text: raster(text, spec.size))
        if face is not None and drawn is not None:
            face.blit(drawn, (0, 0))


def _tried(drawing: _Drawing, draw: Callable[[bytes], pygame.Surface]) -> pygame.Surface | None:
    """What is drawn, None where it can't be; the log says so once."""
    try:
        return draw(drawing.text)
    except MissingAsset as error:
        if drawing.path not in _told:
            _told.add(drawing.path)
            log(f"{drawing.path}: {error}")
        return None


def _draw_all(drawings: list[_Drawing], size: tuple[int, int]) -> list[pygame.Surface | None]:
    """Draw in as many threads as there are processors: while SVG is drawn, Python is not held up."""
    workers = os.cpu_count() or 1
    drawn: dict[int, pygame.Surface | None] = {}

    def work(first: int) -> None:
        for number in range(first, len(drawings), workers):
            drawn[number] = _tried(drawings[number], lambda text: _draw(text, size))

    threads = [threading.Thread(target=work, args=(first,), daemon=True) for first in range(workers)]
    running = [started(thread) for thread in threads]
    for first, (thread, runs) in enumerate(zip(threads, running, strict=True)):
        if runs:
            thread.join()
        else:
            work(first)
    return [drawn.get(number) for number in range(len(drawings))]


def _draw(text: bytes, size: tuple[int, int]) -> pygame.Surface:
    drawn = raster(text, size)
    _draw_edge(drawn)
    return pygame.image.frombytes(pygame.image.tobytes(drawn, _PIXEL_FORMAT), size, _PIXEL_FORMAT)


def raster(text: bytes, size: tuple[int, int]) -> pygame.Surface:
    """An SVG text as a surface of this size; raises `MissingAsset` where it can't be drawn."""
    drawn = _drawn(text, size)
    if not drawn.get_bounding_rect().w:
        raise MissingAsset("a card's drawing is empty; expected SVG")
    # The drawing keeps its aspect and may be a pixel off: an empty one too many is cut away, not smeared over all.
    more = (drawn.get_width() - size[0], drawn.get_height() - size[1])
    if more in ((0, 0), (0, 1), (1, 0), (1, 1)):
        return drawn.subsurface((0, 0), size)
    return pygame.transform.smoothscale(drawn, size)


def raster_line(text: bytes, height: int) -> pygame.Surface:
    """An SVG text so many pixels high and as wide as it is drawn; raises `MissingAsset` as `raster` does."""
    return _drawn(text, (height * _WIDEST_LINE, height))


def _drawn(text: bytes, size: tuple[int, int]) -> pygame.Surface:
    if not text.rstrip().endswith(_SVG_END):  # of a drawing that is cut off, half would be drawn
        raise MissingAsset("a card's drawing is missing or cut off; expected SVG")
    try:
        return pygame.image.load_sized_svg(BytesIO(text), size)
    except pygame.error as error:
        raise MissingAsset(f"a card's drawing is damaged ({error}); expected SVG") from error


def _draw_edge(card: pygame.Surface) -> None:
    """A hair-thin darker edge, a whole pixel at least: it tells the cards of a column apart at every size."""
    width, height = card.get_size()
    card.blit(svg(_edge(width, height), width, height), (0, 0))


def _edge(width: int, height: int) -> str:
    thin = max(1.0, width * _EDGE)
    return (
        f'<rect x="{thin / 2}" y="{thin / 2}" width="{width - thin}" height="{height - thin}" '
        f'rx="{width * tokens.RADIUS_CARD - thin / 2}" {line(tokens.PAPER_EDGE, thin, _EDGE_ALPHA)}/>'
    )


def plain_paper(size: tuple[int, int]) -> pygame.Surface:
    """A card with nothing on it."""
    return _plain(size, tokens.PAPER)


def plain_back(size: tuple[int, int]) -> pygame.Surface:
    """What stands for a back that can't be drawn."""
    return _plain(size, tokens.INK)


def _plain(size: tuple[int, int], colour: str) -> pygame.Surface:
    width, height = size
    ground = f'<rect width="{width}" height="{height}" rx="{width * tokens.RADIUS_CARD}" {paint(colour)}/>'
    return svg(ground + _edge(width, height), width, height).copy()


def _from_shelf(key: str, size: tuple[int, int], count: int) -> list[pygame.Surface] | None:
    length = size[0] * size[1] * 4
    pixels = shelf.read(key, length * count)
    if pixels is None:
        return None
    view = memoryview(pixels)
    return [
        pygame.image.frombuffer(view[start : start + length], size, _PIXEL_FORMAT)
        for start in range(0, length * count, length)
    ]
