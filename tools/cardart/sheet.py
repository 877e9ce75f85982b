"""Puts drawn cards side by side on one picture, for the eye. Decides nothing about the cards themselves.

`python -m tools.cardart.sheet OUT.png --width 288 CARD...`, each CARD an SVG file.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

_CLOTH = (18, 66, 63)
_GAP = 14


def sheet(cards: list[Path], width: int, columns: int, ratio: float) -> pygame.Surface:
    """The cards in rows of `columns`, each `width` pixels wide and `ratio` times as high."""
    height = round(width * ratio)
    rows = -(-len(cards) // columns)
    across = min(columns, len(cards))
    picture = pygame.Surface((_GAP + across * (width + _GAP), _GAP + rows * (height + _GAP)))
    picture.fill(_CLOTH)
    for number, card in enumerate(cards):
        place = (_GAP + number % columns * (width + _GAP), _GAP + number // columns * (height + _GAP))
        picture.blit(pygame.image.load_sized_svg(card, (width, height)), place)
    return picture


def main() -> None:
    """Read the command line, draw the sheet, write it."""
    parser = argparse.ArgumentParser(description="Render card files on one sheet.")
    parser.add_argument("out", type=Path, help="the PNG to write")
    parser.add_argument("cards", type=Path, nargs="+", help="SVG files")
    parser.add_argument("--width", type=int, default=288, help="card width in pixels")
    parser.add_argument("--columns", type=int, default=6, help="cards in a row")
    parser.add_argument("--ratio", type=float, default=1.4, help="card height over width")
    parser.add_argument("--grey", action="store_true", help="without colour, to see whether values still tell")
    parser.add_argument("--zoom", type=int, default=1, help="enlarge every pixel this many times")
    options = parser.parse_args()
    missing = [str(card) for card in options.cards if not card.is_file()]
    if missing:
        parser.error(f"no such card file: {', '.join(missing)}")
    picture = sheet(options.cards, options.width, options.columns, options.ratio)
    if options.grey:
        picture = pygame.transform.grayscale(picture)
    pygame.image.save(pygame.transform.scale_by(picture, options.zoom), options.out)


if __name__ == "__main__":
    main()
