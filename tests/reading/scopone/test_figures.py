"""The Scopone page's miniatures: turns round the table step by step, pairs that a capture breaks."""

from __future__ import annotations

import pygame
import pytest

from game.cards import ITALIAN
from game.seats import Seat, Side
from game.words import LANGUAGES, Words
from scenes.look.shapes import Box
from scenes.preferences import Preferences
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Setting
from scenes.reading.markup import Miniature
from scenes.scopone.page import figures
from scenes.scopone.page.parting_figure import PartingFigure
from scenes.scopone.page.round_table import RoundTable
from scenes.scopone.page.turns_figure import TurnsFigure
from tests.windows.helper import nothing

pytestmark = pytest.mark.usefixtures("no_cards")
WIDTHS = [(400, 1.0), (472, 1.0), (568, 1.0), (900, 1.0), (1400, 2.0)]


@pytest.fixture
def no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are laid, but no picture of them is made."""
    monkeypatch.setattr(MiniatureFaces, "want_sets", nothing)


def the_figure(name: str, speed: float = 0.0, width: int = 568, u: float = 1.0, language: str = "en") -> object:
    pygame.display.init()
    setting = Setting(Words(language), figures.faces(Preferences()), lambda: speed, nothing, "#FFFFFF")
    made = figures.figure(Miniature(name, "caption", "words"), setting)
    made.place(Box(0, 0, width, made.height_for(width, u)), u)
    return made


def turns(speed: float = 0.0, width: int = 568, u: float = 1.0, language: str = "en") -> TurnsFigure:
    made = the_figure("turns", speed, width, u, language)
    assert isinstance(made, TurnsFigure)
    return made


def places(figure: TurnsFigure) -> list[tuple[float, float, float]]:
    """Where every card lies, and whether its face shows."""
    sprites = [figure.spread.sprite(card) for card in figure.cards()]
    return [(sprite.x, sprite.y, sprite.turned) for sprite in sprites]


def test_a_press_shows_the_next_play_and_after_the_last_how_it_began() -> None:
    figure = turns()
    began, seen = places(figure), []
    for _ in range(5):
        figure.play()
        seen.append(figure.now.seat if figure.now else None)

    assert seen == [0, 1, 2, 3, None]
    assert places(figure) != began
    figure.play()
    assert figure.shown == 0
    assert places(figure) == began


@pytest.mark.parametrize("speed", [1.0, 0.0])
def test_each_play_goes_back_as_it_came(speed: float) -> None:
    figure, seen = turns(speed), []
    for number in range(5):
        seen.append(places(figure))
        figure.play()
        # The person's card lies open already: its play is only ringed.
        assert figure.spread.moving == bool(speed and number)
        figure.spread.step(9.0)
        assert not figure.spread.moving
    for before in reversed(seen):
        figure.take_back()
        assert places(figure) == before


def test_the_others_cards_lie_face_down_until_they_are_played() -> None:
    figure = turns()
    others = [ITALIAN.parse(name) for name in ("8B", "5D", "10C")]
    shown = []
    for _ in range(4):
        shown.append([figure.spread.sprite(card).turned for card in others])
        figure.play()

    assert shown == [[0, 0, 0], [0, 0, 0], [1, 0, 0], [0, 1, 0]]
    assert figure.spread.sprite(ITALIAN.parse("7D")).turned == 0, "it lies in the pile by now"


def test_what_a_pair_took_lies_in_its_one_pile() -> None:
    figure = turns()
    for _ in range(5):
        figure.play()
    card = RoundTable.card_width(figure.picture.w, 1.0)
    room = RoundTable.within(figure.picture.w, card, figure.setting.faces.height_of(card), 1.0)
    ours, theirs = ([ITALIAN.parse(one) for one in names.split()] for names in ("7D 6S AD 5D 5C", "8B 8C"))
    for side, cards in enumerate((ours, theirs)):
        box = room.pile_place(Side(side))
        assert {(figure.spread.sprite(card).x, figure.spread.sprite(card).y) for card in cards} == {(box.x, box.y)}


def arrow_box(room: RoundTable, seat: Seat) -> Box:
    """The corner of the table that an arrow takes up."""
    arrow = room.arrow(seat)
    (left, top), (right, foot) = (tuple(of(point[k] for point in arrow) for k in (0, 1)) for of in (min, max))
    return Box(left, top, right - left, foot - top)


@pytest.mark.parametrize(("width", "u"), WIDTHS)
def test_no_place_of_the_round_table_lies_on_another(width: int, u: float) -> None:
    card = RoundTable.card_width(width, u)
    for high in (round(card * 1.65), round(card * 1.85)):
        room = RoundTable.within(width, card, high, u)
        boxes = [room.seat_place(Seat(seat)) for seat in range(4)]
        boxes += [room.pile_place(Side(side)) for side in (0, 1)]
        boxes += [room.table_place(number, 4) for number in range(4)]
        boxes += [room.plate(Seat(seat)).room for seat in range(4)]
        boxes += [arrow_box(room, Seat(seat)) for seat in range(4)]
        whole = pygame.Rect(0, 0, width, round(room.size[1]))
        for number, box in enumerate(boxes):
            assert whole.contains(box.rect())
            assert box.rect().collidelist([one.rect() for one in boxes[number + 1 :]]) == -1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "u"), WIDTHS)
def test_the_table_is_drawn_in_every_language(language: str, width: int, u: float) -> None:
    figure = turns(width=width, u=u, language=language)
    canvas = pygame.Surface((width, round(figure.box.h)))
    for _ in range(6):
        canvas.fill((0, 0, 0))
        figure.draw(canvas, (0, 0), False)
        assert canvas.get_bounding_rect().w > 0
        figure.play()


def test_a_broken_pair_is_told_once_the_capture_shows() -> None:
    figure = the_figure("broken-pairs")
    assert isinstance(figure, PartingFigure)

    assert figure.odd == frozenset()
    figure.play()
    assert figure.odd == {3, 4, 7}
    figure.take_back()
    assert figure.odd == frozenset()
