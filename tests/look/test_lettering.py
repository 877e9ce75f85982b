"""Words are set inside the room they are given."""

from __future__ import annotations

import pygame
import pytest

from scenes.look import tokens
from scenes.look.lettering import (
    Face,
    balanced,
    capitals,
    draw,
    draw_figures,
    figures_width,
    fitted,
    grouped,
    measure,
    set_line,
    wrap,
)

SIZES = (13, 14, 16, 17, 20, 21, 26, 28, 38)
TEXT = "Na prázdny stĺpec možno presunúť iba kráľa"


def test_greek_capitals_lose_their_accents_and_others_keep_them() -> None:
    assert capitals("Κανόνες") == "ΚΑΝΟΝΕΣ"
    assert capitals("Αριθμός παρτίδας") == "ΑΡΙΘΜΟΣ ΠΑΡΤΙΔΑΣ"
    assert capitals("Αριθμός ή κωδικός") == "ΑΡΙΘΜΟΣ \u0389 ΚΩΔΙΚΟΣ", "alone it is the word for or, not the article"
    assert capitals("Ήχος") == "ΗΧΟΣ"
    assert capitals("Počítač") == "POČÍTAČ"
    assert capitals("Ϊ") == "Ϊ"


def test_deal_numbers_are_grouped_by_thin_spaces() -> None:
    assert grouped(48213) == "48\u2009213"
    assert grouped(999999999) == "999\u2009999\u2009999"
    assert grouped(7) == "7"


@pytest.mark.parametrize("width", [60, 120, 300])
def test_wrapped_lines_fit_and_keep_every_word(width: int) -> None:
    lines = wrap(TEXT, "regular", 17, width)
    assert all(measure(line, "regular", 17) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == TEXT.replace(" ", "")


def test_a_word_wider_than_the_line_is_broken() -> None:
    word = "nejneobhospodařovávatelnějšími"
    lines = wrap(f"a {word} b", "regular", 17, 80)
    assert all(measure(line, "regular", 17) <= 80 for line in lines)
    assert word in "".join(lines)


def test_line_breaks_in_the_text_are_kept() -> None:
    assert wrap("one\ntwo", "regular", 17, 500) == ["one", "two"]


@pytest.mark.parametrize("noun", ["points", "πόντοι", "bodů"])
def test_a_number_stays_with_what_it_counts(noun: str) -> None:
    text = f"All four runs are home: 690 {noun} in 50 moves."
    for width in range(120, 420, 7):
        for lines in (wrap(text, "regular", 17, width), balanced(text, "regular", 17, width)):
            assert " ".join(lines) == text
            assert any(f"690 {noun}" in line for line in lines), (width, lines)
            assert any("50 moves." in line for line in lines), (width, lines)


def test_a_number_and_its_word_part_where_a_line_cannot_hold_both() -> None:
    assert wrap("690 points", "regular", 17, measure("points", "regular", 17)) == ["690", "points"]


def test_an_ellipsis_stands_only_where_it_must() -> None:
    assert fitted(TEXT, "regular", 17, 1000) == TEXT
    cut = fitted(TEXT, "regular", 17, 150)
    assert cut.endswith("…")
    assert measure(cut, "regular", 17) <= 150
    assert measure(cut + "mm", "regular", 17) > 150


def test_live_numbers_do_not_jitter() -> None:
    assert figures_width("111", 20) == figures_width("888", 20)
    canvas = pygame.Surface((200, 60))
    ones = draw_figures(canvas, "111", "regular", 20, tokens.TEXT, 100, 30, "right")
    eights = draw_figures(canvas, "888", "regular", 20, tokens.TEXT, 100, 30, "right")
    assert abs(ones.centerx - eights.centerx) <= 1


def test_capitals_are_centred_on_the_line() -> None:
    for face in ("regular", "semibold", "title"):
        canvas = pygame.Surface((100, 100))
        draw(canvas, "H", face, 40, "#FFFFFF", 50, 50, "centre")
        box = pygame.mask.from_threshold(canvas, (255, 255, 255), (128, 128, 128)).get_bounding_rects()[0]
        assert abs(box.centery - 50) <= 1


@pytest.mark.parametrize("form", ["H{}", "{}H", "H♥{}", "H\u2009{}", "tracked H{}"])
@pytest.mark.parametrize("face", ["regular", "medium", "semibold", "title"])
def test_accents_over_capitals_leave_the_words_on_their_line(face: Face, form: str) -> None:
    """Ž and Å reach over the fonts' ascent at some sizes."""
    tracking = tokens.TRACKING if form.startswith("tracked") else 0.0
    for px in SIZES:
        feet = {letter: _foot(form.format(letter), face, px, tracking) for letter in "HŽÅÉŘŇ"}
        assert set(feet.values()) == {feet["H"]}, px


def _foot(text: str, face: Face, px: int, tracking: float) -> int:
    """The lowest row that a text drawn in the middle of a canvas reaches."""
    canvas = pygame.Surface((240, 120))
    draw(canvas, text, face, px, "#FFFFFF", 10, 60, tracking=tracking)
    return max(
        place.bottom
        for place in pygame.mask.from_threshold(canvas, (255, 255, 255), (150, 150, 150)).get_bounding_rects()
    )


@pytest.mark.parametrize("tracking", [0.0, tokens.TRACKING])
def test_accents_over_capitals_are_drawn_whole(tracking: float) -> None:
    for px in SIZES:
        ink = set_line("Å", "regular", px, tokens.TEXT, 1.0, tracking).surface.get_bounding_rect()
        assert ink.height >= 0.9 * px


def test_suit_signs_are_drawn_in_the_line() -> None:
    line = set_line("4♥ 7♠", "regular", 20, tokens.TEXT)
    colours = {tuple(line.surface.get_at((x, round(line.centre))))[:3] for x in range(line.surface.get_width())}
    red = tuple(int(tokens.DANGER[k : k + 2], 16) for k in (1, 3, 5))
    assert red in colours
    assert abs(line.surface.get_width() - measure("4♥ 7♠", "regular", 20)) <= 2


def test_a_thin_space_is_narrower_than_a_space_and_draws_nothing() -> None:
    thin, none = measure("48\u2009213", "regular", 20), measure("48213", "regular", 20)
    assert none < thin < measure("48 213", "regular", 20)
    assert set_line("\u2009", "regular", 20, tokens.TEXT).surface.get_bounding_rect().w == 0


def test_tracked_labels_are_as_wide_as_measured() -> None:
    line = set_line("SKÓRE", "medium", 13, tokens.TEXT, tracking=tokens.TRACKING)
    assert abs(line.surface.get_bounding_rect().w - measure("SKÓRE", "medium", 13, tokens.TRACKING)) <= 3
