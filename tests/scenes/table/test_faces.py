"""Cards are drawn in the background: what is shown meanwhile, and what becomes of a drawing that is missing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import resources
from game.cards import FRENCH, ITALIAN
from game.errors import MissingAsset
from scenes.reading.faces import MiniatureFaces
from scenes.table.faces import CardFaces
from scenes.table.italian_faces import ItalianFaces

KING = FRENCH.parse("KS")
FIRST, RUN = (80, 112), (34, 48)


def _made() -> CardFaces:
    faces = CardFaces()
    faces.want(FIRST, RUN, "antares", False)
    assert faces.coming
    assert faces.take(wait=True)
    return faces


def test_there_are_none_before_the_first_are_made() -> None:
    assert CardFaces().empty
    assert not _made().empty


def test_faces_come_at_the_tables_size_and_kings_at_that_of_the_run_places() -> None:
    faces = _made()
    for size in (FIRST, RUN):
        assert faces.picture(KING, size[0]).get_size() == size
        assert faces.picture(None, size[0]).get_size() == size
    assert not faces.coming
    assert not faces.take(), "nothing new has come"


def test_until_a_new_size_is_drawn_the_last_one_is_shown_scaled_and_each_only_once() -> None:
    faces = _made()
    scaled = faces.picture(KING, 100)
    assert scaled.get_size() == (100, 140)
    assert faces.picture(KING, 100) is scaled
    faces.want((100, 140), RUN, "antares", False)
    assert faces.take(wait=True)
    assert faces.picture(KING, 100) is not scaled


def test_the_same_wish_again_asks_for_nothing() -> None:
    faces = _made()
    faces.want(FIRST, RUN, "antares", False)
    assert not faces.coming


def test_the_last_of_several_wishes_counts() -> None:
    faces = _made()
    for width, height in ((90, 126), (100, 140), (110, 154)):
        faces.want((width, height), RUN, "antares", False)
    assert faces.take(wait=True)
    assert faces.picture(KING, 110) is faces.picture(KING, 110)
    assert faces.picture(KING, 110).get_size() == (110, 154)
    assert not faces.coming


def test_a_missing_drawing_is_told_to_who_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faces = _made()
    monkeypatch.setattr(resources, "_root", lambda: tmp_path)
    faces.want((90, 126), RUN, "antares", False)
    with pytest.raises(MissingAsset, match="cards/french/full"):
        faces.take(wait=True)
    assert faces.picture(KING, FIRST[0]).get_size() == FIRST, "what there was is still shown"


def test_a_width_that_grows_borrows_its_cards_from_the_set_that_has_them() -> None:
    faces = MiniatureFaces("neapolitan")
    seven, king = ITALIAN.parse("7D"), ITALIAN.parse("10C")
    faces.want([(40, [seven]), (60, [king])])
    assert faces.take(wait=True)

    assert [faces.picture(card, 80).get_width() for card in (seven, king)] == [80, 80]
    assert _pixels(faces.picture(king, 80)) != _pixels(faces.picture(None, 80))


def test_a_card_no_set_has_yet_lies_face_down() -> None:
    faces = MiniatureFaces("piacentine")
    faces.want([(40, [ITALIAN.parse("7D")])])
    assert faces.take(wait=True)

    two, six = (faces.picture(ITALIAN.parse(name), 40) for name in ("2S", "6B"))
    assert _pixels(two) == _pixels(six) != _pixels(faces.picture(ITALIAN.parse("7D"), 40))


@pytest.mark.parametrize("pack", ["neapolitan", "piacentine"])
def test_a_marked_face_differs_in_its_corner_only_at_every_width(pack: str) -> None:
    faces, six = ItalianFaces(), ITALIAN.parse("6B")
    faces.want(pack, (88, 144), False)
    assert faces.take(wait=True)
    for width in (88, 120):
        plain, marked = faces.picture(six, width), faces.picture(six, width, True)
        assert plain.get_size() == marked.get_size()
        box = _difference(plain, marked)
        assert 0 < box.right <= 0.3 * width + 1
        assert box.bottom <= 0.33 * plain.get_height() + 1
    assert _pixels(faces.picture(six, 88)) != _pixels(faces.picture(six, 88, True)), "the plain face is not marked too"


def test_a_pack_with_indices_needs_no_marks() -> None:
    faces = _made()
    assert _pixels(faces.picture(KING, FIRST[0], True)) == _pixels(faces.picture(KING, FIRST[0]))


def _difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    differs = pygame.mask.from_threshold(one, (0, 0, 0, 0), (1, 1, 1, 255), other)
    differs.invert()
    boxes = differs.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


def _pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")
