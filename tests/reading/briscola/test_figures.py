"""The Briscola page's miniatures: tricks card by card, a suit and its points, loads that are counted."""

from __future__ import annotations

import pygame
import pytest

from game.cards import ITALIAN
from game.words import LANGUAGES, Words
from scenes.briscola.page import figures
from scenes.briscola.page.card_figures import LoadsFigure, RanksFigure
from scenes.briscola.page.positions import NAMES
from scenes.briscola.page.trick_figure import TrickFigure
from scenes.look.shapes import Box
from scenes.preferences import Preferences
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import Miniature
from tests.windows.helper import nothing

pytestmark = pytest.mark.usefixtures("no_cards")
WIDTHS = [(300, 1.0), (400, 1.0), (568, 1.0), (900, 1.0), (1400, 2.0)]


@pytest.fixture
def no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are laid, but no picture of them is made."""
    monkeypatch.setattr(MiniatureFaces, "want_sets", nothing)


def the_figure(name: str, speed: float = 0.0, width: int = 568, u: float = 1.0, language: str = "en") -> Figure:
    pygame.display.init()
    setting = Setting(Words(language), figures.faces(Preferences()), lambda: speed, nothing, "#FFFFFF")
    made = figures.figure(Miniature(name, "caption", "words"), setting)
    made.place(Box(0, 0, width, made.height_for(width, u)), u)
    return made


def trick(name: str, speed: float = 0.0) -> TrickFigure:
    made = the_figure(name, speed)
    assert isinstance(made, TrickFigure)
    return made


def test_a_press_shows_the_next_card_and_after_the_last_the_first_alone() -> None:
    figure, seen = trick("pair-trick"), []
    for _ in range(5):
        seen.append([int(play.seat) for play in figure.trick])
        figure.play()

    assert seen == [[1], [1, 2], [1, 2, 3], [1, 2, 3, 0], [1]]


def test_who_takes_a_full_trick_is_said_with_its_points() -> None:
    figure = trick("trump")

    assert figure.said == ""
    figure.play()
    assert figure.said == "The computer takes the trick: 11 points"
    figure.take_back()
    assert figure.said == ""


def test_the_next_trick_begins_with_who_took_the_last() -> None:
    figure, seen = trick("last-tricks"), []
    for _ in range(6):
        seen.append((int(figure.trick[0].seat), len(figure.trick), figure.said))
        figure.play()

    assert seen == [
        (0, 1, ""),
        (0, 2, "The computer takes the trick: 7 points"),
        (1, 1, ""),
        (1, 2, "You take the trick: 21 points"),
        (0, 1, ""),
        (0, 2, "The computer takes the trick: 0 points"),
    ]


def test_a_card_comes_flying_where_motion_is_wanted_and_goes_back_at_once() -> None:
    figure = trick("led-suit", speed=1.0)
    figure.play()
    assert figure.spread.moving
    figure.spread.step(9.0)
    assert not figure.spread.moving
    figure.take_back()
    assert not figure.spread.moving
    assert [play.seat for play in figure.trick] == [0]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("width", "u"), WIDTHS)
def test_every_card_lies_within_the_picture_and_on_no_other(name: str, width: int, u: float) -> None:
    figure = the_figure(name, width=width, u=u)
    card = figure.card_width(figure.picture.w, u)
    size = card, figure.setting.faces.height_of(card)
    whole = pygame.Rect(0, 0, round(figure.picture.w), round(figure.picture.h))
    shown = figure.cards() if not isinstance(figure, TrickFigure) else [play.card for play in figure.trick]
    boxes = [pygame.Rect(figure.spread.sprite(one).x, figure.spread.sprite(one).y, *size) for one in shown]

    for number, box in enumerate(boxes):
        assert whole.contains(box)
        assert box.collidelist(boxes[number + 1 :]) == -1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_miniature_is_drawn_in_every_language(name: str, language: str) -> None:
    figure = the_figure(name, width=400, language=language)
    canvas = pygame.Surface((400, round(figure.box.h)))
    figure.draw(canvas, (0, 0), False)
    assert canvas.get_bounding_rect().w > 0


def test_a_suit_lies_in_one_row_or_in_two_where_it_is_narrow() -> None:
    for width, rows in ((900, 1), (400, 2)):
        figure = the_figure("ranks", width=width)
        assert isinstance(figure, RanksFigure)
        assert len({box.y for box in figure.boxes().values()}) == rows
        assert [value for row in figure.rows_for(width, 1.0) for value in row.values] == [
            "11", "10", "4", "3", "2", "0", "0", "0", "0", "0"
        ]  # fmt: skip


def test_the_loads_of_both_sides_are_added_up() -> None:
    figure = the_figure("count")
    assert isinstance(figure, LoadsFigure)

    ours, theirs = figure.rows_for(568, 1.0)
    assert (ours.name, ours.total, ours.won) == ("You", "43", True)
    assert (theirs.name, theirs.total, theirs.won) == ("Computer", "41", False)
    assert set(ours.cards) | set(theirs.cards) == {card for card in ITALIAN if card.rank in (1, 3)}
