"""Finds and reads the rules pages in the player's language; knows neither what they say nor how they look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game import resources
from game.errors import GameError, MissingAsset
from game.words import SOURCE_LANGUAGE
from scenes.reading.markup import Block, Heading, Miniature, parse, plain, spans_of


@dataclass(frozen=True, slots=True)
class Page:
    """A page that was read; the first block is its title."""

    name: str
    language: str
    blocks: tuple[Block, ...]

    @property
    def title(self) -> str:
        first = self.blocks[0]
        return plain(first.spans) if isinstance(first, Heading) else ""

    @property
    def miniatures(self) -> list[Miniature]:
        """The miniatures it asks for, in order."""
        return [block for block in self.blocks if isinstance(block, Miniature)]

    def check_miniatures(self, check: Callable[[str], None]) -> None:
        """Raise the GameError that `check` raises for a position's name it doesn't know, and name the page."""
        for miniature in self.miniatures:
            try:
                check(miniature.name)
            except GameError as error:
                raise GameError(f"{page_path(self.name, self.language)}: {error}") from None

    @property
    def headings(self) -> list[Heading]:
        """The headings below the title."""
        return [block for block in self.blocks[1:] if isinstance(block, Heading)]


def page_path(name: str, language: str) -> Path:
    """Where the page lies, whether it is there or not."""
    return resources.locales() / language / "rules" / f"{name}.md"


@lru_cache(maxsize=8)
def read_page(name: str, language: str) -> Page:
    """The page of a game in a language, in English where that language has none.

    Raises GameError, one line, where neither is there or the page cannot be used.
    """
    path = page_path(name, language)
    if not path.exists() and language != SOURCE_LANGUAGE:
        return read_page(name, SOURCE_LANGUAGE)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        cause = getattr(error, "strerror", None) or "not UTF-8"
        raise MissingAsset(f"{path} cannot be read ({cause}); expected the rules of {name}") from error
    blocks = parse(text, str(path))
    if not blocks or not isinstance(blocks[0], Heading) or blocks[0].level != 1:
        raise GameError(f"{path}, line 1: expected the page's title, such as # Whist {{#whist}}")
    page = Page(name, language, blocks)
    _check(page, path)
    return page


def _check(page: Page, path: Path) -> None:
    """Raise GameError where a link leads nowhere."""
    anchors = {heading.anchor for heading in page.headings}
    for block in page.blocks:
        for span in spans_of(block):
            if span.link and span.link not in anchors:
                raise GameError(f"{path}: the link {span.text!r} leads to #{span.link}, which is no heading's id")
