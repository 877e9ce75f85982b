"""What stands for a face whose drawing is missing or damaged: paper with value and suit. Knows no table and no rule."""

from __future__ import annotations

import contextlib

import pygame

from game import resources
from game.errors import MissingAsset
from scenes.look import tokens
from scenes.look.lettering import draw
from scenes.look.suits import SuitSign
from scenes.table.art import FRENCH_PACK, ArtSpec, CardSet, plain_paper, raster, raster_line

_CAP, _LEFT, _TOP = 0.10, 0.06, 0.04
"""Of a card's height, its width, its height: how large the index is and where it stands."""
_TEXT = 0.17
"""Of a card's height: the size of letters that stand for the index."""
_FRENCH_SIGNS: dict[str, SuitSign] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def completed(pictures: CardSet) -> CardSet:
    """The pictures with a plain face for each that couldn't be made. Letters are set: not to be called in a thread."""
    for name in pictures.spec.cards:
        if name not in pictures.faces:
            pictures.faces[name] = _plain_face(pictures.spec, name, pictures.indexes.get(name, b""))
    return pictures


def _plain_face(spec: ArtSpec, name: str, index: bytes) -> pygame.Surface:
    face = plain_paper(spec.size)
    width, height = spec.size
    with contextlib.suppress(MissingAsset, OSError):
        if spec.pack == FRENCH_PACK:
            line = raster_line(index, max(1, round(height * _CAP)))
            face.blit(line, (round(width * _LEFT), round(height * _TOP)))
        else:
            corner = resources.asset(f"cards/{spec.pack}/corner/{name}.svg")
            face.blit(raster(corner.read_bytes(), spec.size), (0, 0))
        return face
    sign = _FRENCH_SIGNS.get(name[-1], name[-1]) if spec.pack == FRENCH_PACK else name[-1]
    size = max(6, round(height * _TEXT))
    draw(face, name[:-1] + sign, "semibold", size, tokens.INK, width * _LEFT, height * _TOP + size / 2)
    return face
