"""What the tests of all packs ask of a drawing: which marks it is made of, and how its pixels lie."""

import io
import re
from collections.abc import Mapping, Set
from xml.etree import ElementTree

import pygame
from PIL import Image, ImageChops

PAPER = (0xFB, 0xF6, 0xEA)
LOOK = {"fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"}


def drawn(text: str, width: int, height: int) -> Image.Image:
    """What the game's rasteriser makes of a file, with its transparency."""
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
    return Image.frombytes("RGBA", (width, height), pygame.image.tobytes(surface, "RGBA"))


def on_paper(card: Image.Image) -> Image.Image:
    """A drawing laid on paper."""
    return Image.alpha_composite(Image.new("RGBA", card.size, (*PAPER, 255)), card).convert("RGB")


def inked(image: Image.Image, tolerance: int = 24) -> Image.Image:
    """White where the card differs from bare paper by more than `tolerance` in any channel."""
    return farthest(image, Image.new("RGB", image.size, PAPER)).point(lambda level: 255 if level > tolerance else 0)


def farthest(first: Image.Image, second: Image.Image) -> Image.Image:
    """How far the pictures lie apart at every pixel, in the channel where it is most."""
    red, green, blue = ImageChops.difference(first, second).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def share(mask: Image.Image) -> float:
    """How much of a mask is white, 0 to 1."""
    return mask.histogram()[255] / (mask.width * mask.height)


def check_plain(text: str, view_box: str, allowed: Mapping[str, Set[str]]) -> None:
    """A file has this view box, these elements with these attributes, and plain colours only."""
    root = ElementTree.fromstring(text)
    assert root.attrib["viewBox"] == view_box
    for element in root.iter():
        kind = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert kind in allowed, kind
        assert set(element.attrib) <= allowed[kind], (kind, element.attrib)
        for paint in ("fill", "stroke"):
            value = element.attrib.get(paint, "none")
            assert value == "none" or re.fullmatch("#[0-9A-F]{6}", value), value


def check_decimals(text: str) -> None:
    """No place in a file's paths is given more closely than to a tenth."""
    assert not any(re.search(r"\.\d\d", path) for path in re.findall(r' d="([^"]*)"', text))
