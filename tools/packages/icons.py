"""Makes the icon files of the three systems out of the program's emblem; decides no drawing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
from PIL import Image

from scenes.look.emblem import emblem
from tools.packages.contents import ICON_SIZES

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)


def make_icons(folder: Path) -> None:
    """Write SIZE.png for each of `ICON_SIZES`, icon.ico (Windows) and icon.icns (macOS)."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in ICON_SIZES:
        _picture(size).save(folder / f"{size}.png", optimize=True)
    for name, sizes in (("icon.ico", _ICO_SIZES), ("icon.icns", _ICNS_SIZES)):
        *others, largest = [_picture(size) for size in sizes]
        shapes: dict[str, Any] = {"sizes": [(size, size) for size in sizes]} if name.endswith(".ico") else {}
        largest.save(folder / name, append_images=others, **shapes)


def _picture(size: int) -> Image.Image:
    drawn = emblem(size)
    return Image.frombytes("RGBA", drawn.get_size(), pygame.image.tobytes(drawn, "RGBA"))
