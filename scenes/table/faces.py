"""Which pictures stand for the cards right now, and fetching better ones without a pause. Knows no rule.

Cards are drawn at their final size in threads. Until such a set is there, the last one is shown scaled.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.cards import ACE, FRENCH, JACK, KING, AnyCard, Suit
from game.errors import GameError
from scenes.background import started
from scenes.table.art import ArtSpec, CardSet, make_card_set
from scenes.table.bare import completed
from scenes.table.covered import Strip, dressed, paper_of, strip_picture

_WHOLE_PACK = tuple(card.notation for card in FRENCH)
_PLAIN = FRENCH.card(2, Suit.SPADES)
_KINGS = tuple(card.notation for card in FRENCH if card.rank == KING)

_DIMMED = (3, 3, 3, 3)
"""What smooth scaling takes from every pixel: without it a card on its way would be greyer than one at rest."""


class _Making(threading.Thread):
    """Pictures being made in the background; here and now where no thread is to be had."""

    def __init__(self, specs: Sequence[ArtSpec]) -> None:
        super().__init__(name="card-art", daemon=True)
        self._specs = specs
        self._sets: list[CardSet] = []
        self._fault: GameError | None = None
        self._runs = started(self)
        if not self._runs:
            self.run()

    def run(self) -> None:
        try:
            self._sets = [make_card_set(spec) for spec in self._specs]
        except GameError as error:
            self._fault = error

    @property
    def done(self) -> bool:
        return not self.is_alive()

    def result(self) -> list[CardSet]:
        """The pictures, once they are made; raises what the making has raised."""
        if self._runs:
            self.join()
        if self._fault is not None:
            raise self._fault
        return self._sets


class PackFaces:
    """The pictures of one pack: at the table's card size, and perhaps some at others."""

    def __init__(self) -> None:
        self._sets: list[CardSet] = []
        self._wanted: tuple[ArtSpec, ...] = ()
        self._coming: _Making | None = None
        self._scaled = lru_cache(maxsize=256)(self._scale)

    def want_sets(self, specs: Sequence[ArtSpec]) -> None:
        """Ask for these pictures, the table's card size first; they come with a later `take`."""
        if tuple(specs) != self._wanted:
            self._wanted = tuple(specs)
            self._coming = _Making(specs)

    def take(self, wait: bool = False) -> bool:
        """Use the pictures asked for if they are there (`wait`: once they are); True where they are new.

        Raises `MissingAsset` where the pack is not there; a single card that can't be drawn is drawn plain.
        """
        if self._coming is None or not (wait or self._coming.done):
            return False
        coming, self._coming = self._coming, None
        self._sets = [completed(pictures) for pictures in coming.result()]
        self._scaled.cache_clear()
        return True

    @property
    def empty(self) -> bool:
        """Whether there are no pictures at all yet."""
        return not self._sets

    @property
    def coming(self) -> bool:
        """Whether pictures asked for are still being made."""
        return self._coming is not None

    def picture(self, card: AnyCard | None, width: int, marked: bool = False) -> pygame.Surface:
        """The face of a card, or (None) the back, `width` pixels wide; shared, only to be blitted.

        While a face is still being drawn for the first time it is the back too. `marked`: with value and suit in the
        corner that shows of a card under others, where the pack has such marks.
        """
        name = card.notation if card else ""
        if marked:
            return self._scaled(name, width, True)
        for pictures in self._sets:
            if pictures.spec.size[0] == width:
                found = pictures.faces.get(name) if name else pictures.back
                if found is not None:
                    return found
        return self._scaled(name, width, False)

    def strip(self, _card: AnyCard, _width: int, _free: int, /) -> pygame.Surface | None:
        """A pack without indexes has none to keep whole."""
        return None

    def _scale(self, name: str, width: int, marked: bool) -> pygame.Surface:
        # A miniature's set holds the cards of its own width only; a card in none of them lies face down till it comes.
        having = [pictures for pictures in self._sets if name in pictures.faces]
        drawn = having[0] if having else self._sets[0]
        source = drawn.faces.get(name, drawn.back)
        full_width, full_height = drawn.spec.size
        if marked and name in drawn.corners:
            source = source.copy()
            source.blit(drawn.corners[name], (0, 0))
        if width == full_width:
            return source
        scaled = pygame.transform.smoothscale(source, (width, round(full_height * width / full_width)))
        scaled.fill(_DIMMED, special_flags=pygame.BLEND_RGBA_ADD)
        return scaled


class CardFaces(PackFaces):
    """The French pack at the table's card size, and its kings at the size of the places for finished runs."""

    def __init__(self) -> None:
        super().__init__()
        self._strips = lru_cache(maxsize=256)(self._dress)
        self._paper = lru_cache(maxsize=8)(lambda width: paper_of(self.picture(_PLAIN, width)))

    def want(self, card: tuple[int, int], run: tuple[int, int], back: str, four_colours: bool) -> None:
        """Ask for cards of these sizes in pixels; they come with a later `take`."""
        specs = [ArtSpec(card, _WHOLE_PACK, back, four_colours)]
        if run != card:
            specs.append(ArtSpec(run, _KINGS, back, four_colours))
        self.want_sets(specs)

    def take(self, wait: bool = False) -> bool:
        new = super().take(wait)
        if new:
            self._strips.cache_clear()
            self._paper.cache_clear()
        return new

    def strip(self, card: AnyCard, width: int, free: int, /) -> pygame.Surface | None:
        """The top of a face with its index whole in `free` pixels; None where the face shows it so by itself."""
        pack = self._sets[0]
        if card.notation not in pack.faces:
            return None
        height = self.picture(card, width).get_height()
        strip = dressed(pack.spec, height, free, card.rank == ACE or card.rank >= JACK)
        return self._strips(card, width, strip) if strip else None

    def _dress(self, card: AnyCard, width: int, strip: Strip) -> pygame.Surface:
        face, pack = self.picture(card, width), self._sets[0]
        return strip_picture(strip, pack.spec, face, self._paper(width), pack.indexes[card.notation])
