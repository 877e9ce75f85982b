"""The strip's buttons under mouse and finger, and its numbers in every language and size."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, pairwise, product
from typing import Any

import pygame
import pytest

from game.scorpion.variants import CLASSIC
from game.words import LANGUAGES, Words
from scenes.intents import MOUSE, PointerDown, PointerGone, PointerId, PointerMoved, PointerUp
from scenes.look import lettering, tokens
from scenes.look.shapes import Box
from scenes.scorpion.deal_name import deal_name
from scenes.scorpion.geometry import Geometry
from scenes.scorpion.light import Light, light_note
from scenes.table import notes
from scenes.table.strip import Stat, Strip
from scenes.table.strip_numbers import told
from scenes.widgets.buttons import IconButton
from tests.scenes.rig import FINGER, OTHER_FINGER

ALL_SIZES = (
    (800, 480),
    (1024, 600),
    (1024, 768),
    (1104, 640),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (3840, 2160),
    (480, 800),
    (600, 800),
    (720, 1280),
    (768, 1024),
    (1080, 1920),
)
SIZES = ((800, 480), (480, 800), (1024, 768), (720, 1280), (1920, 1080))


class Pressed:
    """A strip of so many buttons that counts what they do."""

    def __init__(self, size: tuple[int, int] = (800, 480), count: int = 4) -> None:
        self.done: list[int] = []
        self.strip = Strip([self._button(number) for number in range(count)], parted=count - 2)
        self.strip.resize(Geometry(CLASSIC, size).strip, tokens.scale_for(*size))

    def _button(self, number: int) -> IconButton:
        return IconButton("undo", f"Button {number}", lambda: self.done.append(number))

    def at(self, number: int) -> tuple[float, float]:
        box = self.strip.buttons[number].box
        return box.cx, box.cy

    def down(self, number: int, pointer: PointerId = MOUSE) -> bool:
        return self.strip.handle(PointerDown(pointer, *self.at(number)))

    def up(self, number: int, pointer: PointerId = MOUSE) -> bool:
        return self.strip.handle(PointerUp(pointer, *self.at(number)))


@pytest.mark.parametrize("pointer", [MOUSE, FINGER], ids=["mouse", "finger"])
def test_a_press_that_ends_where_it_began_counts(pointer: PointerId) -> None:
    pressed = Pressed()
    assert pressed.down(2, pointer)
    assert pressed.done == []
    assert pressed.up(2, pointer)
    assert pressed.done == [2]


def test_a_press_that_ends_elsewhere_does_not() -> None:
    pressed = Pressed()
    pressed.down(2)
    assert pressed.up(1)
    assert pressed.done == []


def test_a_press_of_another_pointer_does_not_end_it() -> None:
    pressed = Pressed()
    pressed.down(2, FINGER)
    pressed.down(1, OTHER_FINGER)
    assert not pressed.up(2, OTHER_FINGER)
    pressed.up(2, FINGER)
    assert pressed.done == [2]


def test_a_pointer_that_goes_away_lets_go() -> None:
    pressed = Pressed()
    pressed.down(0)
    pressed.strip.handle(PointerGone(MOUSE))
    pressed.up(0)
    assert pressed.done == []


def test_a_button_that_is_off_is_pressed_all_the_same_so_that_its_action_says_why() -> None:
    pressed = Pressed()
    pressed.strip.enable(pressed.strip.buttons[0], False)
    assert pressed.down(0)
    pressed.up(0)
    assert pressed.done == [0]


def test_a_press_beside_the_strip_is_not_its_own() -> None:
    pressed = Pressed()
    assert not pressed.strip.handle(PointerDown(MOUSE, 10, 10))
    assert not pressed.strip.handle(PointerUp(MOUSE, 10, 10))


def test_a_resting_mouse_brings_the_buttons_name_a_finger_none() -> None:
    pressed = Pressed()
    canvas = pygame.Surface((800, 480))

    def drawn(pointer: PointerId) -> bytes:
        pressed.strip.handle(PointerMoved(pointer, *pressed.at(1)))
        for _ in range(120):
            pressed.strip.step(1 / 120)
        canvas.fill("black")
        pressed.strip.draw_tooltip(canvas)
        return pygame.image.tobytes(canvas, "RGB")

    nothing = bytes(800 * 480 * 3)
    assert drawn(FINGER) == nothing
    assert drawn(MOUSE) != nothing
    pressed.strip.handle(PointerGone(MOUSE))
    canvas.fill("black")
    pressed.strip.draw_tooltip(canvas)
    assert pygame.image.tobytes(canvas, "RGB") == nothing


def _numbers_only(size: tuple[int, int], language: str, values: tuple[str, str, str]) -> tuple[Strip, pygame.Surface]:
    """The strip drawn, and a canvas on which only its numbers leave traces: the difference to one without them."""
    words = Words(language)
    strip = Pressed(size).strip
    bare, full = pygame.Surface(size), pygame.Surface(size)
    strip.draw(bare)
    names = (words.text("Score"), words.text("Moves"), words.meant("over a deal's number", "Deal"))
    strip.show([Stat(name, value) for name, value in zip(names, values, strict=True)])
    strip.draw(full)
    full.blit(bare, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return strip, full


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_stay_on_the_strip_and_off_its_buttons(language: str, size: tuple[int, int]) -> None:
    strip, traces = _numbers_only(size, language, ("1690", "1234", "999\u2009999\u2009999"))
    used = _used(traces)
    box = Geometry(CLASSIC, size).strip
    assert used.w > 0
    assert box.x <= used.x
    assert box.y <= used.y
    assert used.right <= box.right
    assert used.bottom <= box.bottom
    for button in strip.buttons:
        assert not button.box.rect().colliderect(used.rect())


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_of_the_light_stays_on_the_strip_and_off_its_buttons(language: str, size: tuple[int, int]) -> None:
    words = Words(language)
    names = (words.text("Score"), words.text("Moves"), words.meant("over a deal's number", "Deal"))
    box = Geometry(CLASSIC, size).strip
    for light in (Light.THINKING, Light.WINNABLE, Light.LOST, Light.UNKNOWN):
        for number in ("54", "999\u2009999\u2009999"):
            strip = Pressed(size, count=5).strip
            bare, full = pygame.Surface(size), pygame.Surface(size)
            strip.draw(bare)
            *others, last = zip(names, ("1690", "1234", number), strict=True)
            strip.show([*(Stat(*one) for one in others), Stat(*last, note=light_note(light, words))])
            strip.draw(full)
            full.blit(bare, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
            used = _used(full)
            assert box.rect().contains(used.rect()), (light, number)
            for button in strip.buttons:
                assert not button.box.rect().colliderect(used.rect()), (light, number)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dot_of_the_light_stays_on_one_side_of_its_words_and_clear_of_them(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    dots: list[pygame.Rect] = []
    words_drawn: list[pygame.Rect] = []
    draw = lettering.draw

    def drawn(
        canvas: pygame.Surface, text: str, face: lettering.Face, px: int, *others: Any, **named: Any
    ) -> pygame.Rect:
        place = draw(canvas, text, face, px, *others, **named)
        if face == "medium":
            ink = lettering.set_line(text, face, px, others[0]).surface.get_bounding_rect()
            words_drawn.append(ink.move(place.topleft))
        return place

    def dotted(_canvas: pygame.Surface, x: float, y: float, radius: float, **_others: Any) -> None:
        dots.append(pygame.Rect(round(x - radius), round(y - radius), round(2 * radius), round(2 * radius)))
        words_drawn.clear()  # what follows is the word of the dot

    monkeypatch.setattr(notes, "disc", dotted)
    monkeypatch.setattr(lettering, "draw", drawn)
    words, strip, box = Words(language), Pressed(size, count=5).strip, Geometry(CLASSIC, size).strip.rect()
    above = set()
    for light in (Light.THINKING, Light.WINNABLE, Light.LOST, Light.UNKNOWN):
        strip.show([Stat("", "1"), Stat("", "48", note=light_note(light, words))])
        strip.draw(pygame.Surface(size))
        word = words_drawn[0].unionall(words_drawn[1:])
        above.add(dots[-1].bottom <= word.top)
        assert not dots[-1].inflate(7, 7).colliderect(word), light
        assert box.inflate(-8, -6).contains(word), light
    assert len(above) == 1
    if above == {True}:
        assert len({tuple(dot) for dot in dots}) == 1


def test_the_names_of_an_upright_strip_are_capitals_all_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    capitals: list[str] = []
    monkeypatch.setattr("scenes.look.lettering.draw_label", lambda _canvas, name, *_: capitals.append(name))
    strip = Pressed((800, 480)).strip
    for names in (("You", "To"), ("The computer", "You", "To")):
        strip.show([Stat(name, "1") for name in names])
        strip.draw(pygame.Surface((800, 480)))
    assert capitals == ["You", "To"]


@dataclass
class Written:
    """What a strip has written: each piece of text with its size and where its ink is."""

    pieces: list[tuple[str, int, pygame.Rect]] = field(default_factory=list)

    def sizes(self, value: str) -> list[int]:
        """The sizes a number was set in, one a line; [] where it is not to be found whole."""
        whole = value.replace(lettering.THIN_SPACE, "")
        return [px for text, px, _ in self.pieces if text.replace(lettering.THIN_SPACE, "") == whole]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """What strips write from now on; a number is one piece."""
    found = Written()
    draw, draw_figures = lettering.draw, lettering.draw_figures

    def drawn(
        canvas: pygame.Surface, text: str, face: lettering.Face, px: int, colour: str, *others: Any, **named: Any
    ) -> pygame.Rect:
        place = draw(canvas, text, face, px, colour, *others, **named)
        ink = lettering.set_line(text, face, px, colour, tracking=named.get("tracking", 0.0)).surface
        found.pieces.append((text, px, ink.get_bounding_rect().move(place.topleft)))
        return place

    def figures(
        canvas: pygame.Surface, text: str, face: lettering.Face, px: int, *others: Any, **named: Any
    ) -> pygame.Rect:
        before = len(found.pieces)
        place = draw_figures(canvas, text, face, px, *others, **named)
        inks = [ink for _, _, ink in found.pieces[before:] if ink.w]
        found.pieces[before:] = [(text, px, inks[0].unionall(inks[1:]))]
        return place

    monkeypatch.setattr(lettering, "draw", drawn)
    monkeypatch.setattr(lettering, "draw_figures", figures)
    return found


def _told(size: tuple[int, int], language: str, deal: str, light: Light, scale: float = 1.0) -> Box:
    """Draw Scorpion's strip in a window; its box."""
    words, box = Words(language), Geometry(CLASSIC, size).strip
    strip = Pressed(size, count=5).strip
    strip.resize(box, tokens.scale_for(*size) * scale)
    names = (words.text("Score"), words.text("Moves"), words.meant("over a deal's number", "Deal"))
    *others, last = zip(names, ("1690", "1234", deal_name(deal, words)), strict=True)
    strip.show([*(Stat(*one) for one in others), Stat(*last, note=light_note(light, words))])
    strip.draw(pygame.Surface(size))
    return box


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_off_the_edges_and_off_each_other(language: str, size: tuple[int, int], written: Written) -> None:
    for deal, light in product(("7", "999999999", "ms8589934591"), (Light.OFF, Light.WINNABLE, Light.UNKNOWN)):
        written.pieces.clear()
        box = _told(size, language, deal, light).rect()
        for text, _, ink in written.pieces:
            assert box.inflate(-6, -4).contains(ink), text
        for (one, _, here), (other, _, there) in combinations(written.pieces, 2):
            assert not here.colliderect(there), (one, other, deal, light)


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", [1.0, 1.5], ids=["", "larger"])
@pytest.mark.parametrize("deal", ["48213", "999999999", "ms8589934591", "pysol:1234567890"])
def test_the_number_of_a_deal_never_breaks_and_never_gets_smaller_than_a_label(
    deal: str, scale: float, size: tuple[int, int], written: Written
) -> None:
    box = _told(size, "en", deal, Light.OFF, scale).rect()
    kind, _, number = deal_name(deal, Words("en")).rpartition(lettering.NO_BREAK)
    sizes = written.sizes(number) or written.sizes(f"{kind}{lettering.NO_BREAK}{number}")
    assert len(sizes) == 1, "it stands on one line, once"
    assert sizes[0] >= lettering.pixels(tokens.SIZE_LABEL_NARROW, tokens.scale_for(*size))
    assert all(box.contains(ink) for _, _, ink in written.pieces)


@pytest.mark.parametrize("size", [(720, 1280), (768, 1024), (1080, 1920), (2160, 3840)])
def test_the_score_of_a_tall_window_is_as_large_as_beside_cards_of_that_size(
    size: tuple[int, int], written: Written
) -> None:
    _told(size, "en", "48213", Light.OFF)
    (tall,) = written.sizes("1690")
    card = Geometry(CLASSIC, size).card_height
    written.pieces.clear()
    _told((1920, 1080), "en", "48213", Light.OFF)
    (wide,) = written.sizes("1690")
    assert tall / card >= wide / Geometry(CLASSIC, (1920, 1080)).card_height
    assert tall > written.sizes("1234")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_a_short_row_stay_apart(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[tuple[float, float]] = []
    monkeypatch.setattr(
        "scenes.look.lettering.draw_figures",
        lambda _canvas, value, _face, px, _ink, x, *_: ends.append((x, x + lettering.figures_width(value, px))),
    )
    words, strip = Words(language), Pressed((480, 800), count=5).strip
    names = (words.text("Score"), words.text("Moves"), words.meant("over a deal's number", "Deal"))
    strip.show([Stat(*one) for one in zip(names, ("1690", "124", "144\u2009272\u2009510"), strict=True)])
    strip.draw(pygame.Surface((480, 800)))
    assert len(ends) == 3
    assert all(one[1] + 8 <= other[0] for one, other in pairwise(ends))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_name_too_long_for_the_strip_is_set_smaller_and_stays_on_it(size: tuple[int, int]) -> None:
    strip = Pressed(size).strip
    bare, full = pygame.Surface(size), pygame.Surface(size)
    strip.draw(bare)
    strip.show([Stat("Points earned", "10")])
    strip.draw(full)
    full.blit(bare, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    box, used = Geometry(CLASSIC, size).strip, _used(full)
    assert box.x <= used.x
    assert used.right <= box.right


def _used(traces: pygame.Surface) -> Box:
    mask = pygame.mask.from_threshold(traces, (0, 0, 0), (6, 6, 6, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    whole = rects[0].unionall(rects[1:])
    return Box(*whole)


# A sign in a number's place


@pytest.mark.parametrize("size", SIZES)
def test_a_sign_stands_in_a_numbers_place_and_no_word_for_it(size: tuple[int, int]) -> None:
    pressed = Pressed(size, 5)
    strip, box = pressed.strip, pressed.strip.box
    others = [Stat("You", "1", large=True), Stat("To", "2")]
    pictures = []
    for stat in (Stat("Trump", ""), Stat("Trump", "coins", sign="D"), Stat("Trump", "cups", sign="C")):
        strip.show([*others, stat])
        canvas = pygame.Surface(size)
        strip.draw(canvas)
        pictures.append(canvas)
    bare, coins, cups = pictures
    for one, other in ((bare, coins), (coins, cups)):
        differing = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
        differing.invert()
        areas = differing.get_bounding_rects()
        sign = areas[0].unionall(areas[1:])
        side = 30 * tokens.scale_for(*size)
        assert 0.4 * side <= max(sign.size) <= 1.5 * side
        assert box.rect().contains(sign)
        assert not any(button.target().rect().colliderect(sign.inflate(-12, -12)) for button in strip.buttons)


def test_who_hides_the_score_still_sees_the_sign() -> None:
    stats = [Stat("You", "1", score=True), Stat("Trump", "coins", sign="D")]
    hidden = told(stats, scores=False)
    assert hidden[0].value != "1"
    assert hidden[1] == stats[1]
