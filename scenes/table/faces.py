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
from scenes.table.art import ART_TOP, INDEX_FOOT, INDEX_WIDTH, PLAIN_BELOW, ArtSpec, CardSet, make_card_set

_WHOLE_PACK = tuple(card.notation for card in FRENCH)
_PLAIN = FRENCH.card(2, Suit.SPADES)
_KINGS = tuple(card.notation for card in FRENCH if card.rank == KING)

_DIMMED = (3, 3, 3, 3)
"""What smooth scaling takes from every pixel: without it a card on its way would be greyer than one at rest."""


class _Making(threading.Thread):
    """Pictures being made in the background."""

    def __init__(self, specs: Sequence[ArtSpec]) -> None:
        super().__init__(name="card-art", daemon=True)
        self._specs = specs
        self._sets: list[CardSet] = []
        self._fault: GameError | None = None
        self.start()

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

        Raises `MissingAsset` where a drawing is not there.
        """
        if self._coming is None or not (wait or self._coming.done):
            return False
        coming, self._coming = self._coming, None
        self._sets = coming.result()
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

    def plain_parts(self, card: AnyCard, width: int) -> tuple[pygame.Surface, tuple[pygame.Rect, ...]]:
        """No part of a face is kept quiet where a pack has no index to keep it quiet for."""
        return self.picture(card, width), ()

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

    def want(self, card: tuple[int, int], run: tuple[int, int], back: str, four_colours: bool) -> None:
        """Ask for cards of these sizes in pixels; they come with a later `take`."""
        specs = [ArtSpec(card, _WHOLE_PACK, back, four_colours)]
        if run != card:
            specs.append(ArtSpec(run, _KINGS, back, four_colours))
        self.want_sets(specs)

    def plain_parts(self, card: AnyCard, width: int) -> tuple[pygame.Surface, tuple[pygame.Rect, ...]]:
        """A face that is bare paper where a slice of this one's art would show beside its index; the parts to take."""
        plain = self.picture(_PLAIN, width)
        height = plain.get_height()
        if not (card.rank == ACE or card.rank >= JACK) or height < PLAIN_BELOW:
            return plain, ()
        left, foot, end = round(width * INDEX_WIDTH), round(height * INDEX_FOOT), round(height * ART_TOP)
        return plain, (pygame.Rect(left, 0, width - left, foot), pygame.Rect(0, foot, width, end - foot))
