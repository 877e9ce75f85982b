"""Long columns: every open card can be told by its strip at every size, and a strip opens where one looks closer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise, product

import pygame
import pytest

from game import resources
from game.cards import FRENCH, Card
from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import Column, State
from game.scorpion.variants import CLASSIC, RULE_SETS, THREE_BLIND_MICE
from scenes.scorpion.geometry import ColumnSpot, Geometry
from scenes.stage import Stage
from scenes.table.art import FOUR_COLOURS, ArtSpec
from scenes.table.board import Board
from scenes.table.covered import dressed, index_foot
from scenes.table.faces import CardFaces
from tests.scenes.rig import Size
from tests.scenes.scorpion.rig import NewRig

WINDOWS: tuple[Size, ...] = (
    (640, 360),
    (800, 480),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 600),
    (3840, 2160),
    (480, 640),
    (360, 640),
    (720, 1280),
    (768, 1024),
    (777, 999),
    (1000, 1000),
)
SHUFFLED = tuple(FRENCH.cards[number * 23 % 52] for number in range(52))
"""Ranks and suits mixed, so that a neighbour is no help."""
PAPER = pygame.Color("#FBF6EA")
windows = pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
rule_sets = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


@cache
def _canvas(window: Size) -> Size:
    """The canvas a window of this size has."""
    pygame.display.init()
    stage = Stage("a window of the tests", window)
    size = stage.fit()
    stage.close()
    return size


def _column(rules: ScorpionRules, opens: int, hidden: int) -> State:
    """A last column of so many open cards on as many hidden ones."""
    empty = [Column()] * (rules.columns - 1)
    return State((*empty, Column(SHUFFLED[: opens + hidden], hidden)), (), ())


@windows
@rule_sets
@pytest.mark.parametrize(("opens", "hidden"), [(13, 0), (13, 3), (30, 0), (30, 3), (49, 0), (49, 3)])
def test_the_index_of_every_open_card_is_whole(rules: ScorpionRules, window: Size, opens: int, hidden: int) -> None:
    size = _canvas(window)
    geometry, state = Geometry(rules, size), _column(rules, opens, hidden)
    poses, height = geometry.poses(state), geometry.card_height
    spec = ArtSpec(geometry.card_size, ())
    cards = state.columns[-1].cards
    assert poses[cards[-1]].y + height <= size[1]
    for card, above in pairwise(cards[hidden:]):
        strip = dressed(spec, height, poses[card].strip, card.rank > 10)
        free = poses[above].y - poses[card].y
        assert poses[card].strip in (free, free - 1)
        if strip is None or not strip.cap:
            assert index_foot(spec.form) * height <= free
            continue
        assert strip.top >= 1
        assert strip.top + strip.cap < free, "a row of paper is left above the next card's edge"
        assert opens > 30 or strip.cap >= 8


def test_a_column_of_thirteen_shows_its_faces_as_they_are() -> None:
    for size in ((800, 480), (1280, 720), (1920, 1080), (720, 1280)):
        geometry, state = Geometry(CLASSIC, size), _column(CLASSIC, 13, 3)
        poses = geometry.poses(state)
        for card in state.columns[-1].cards[3:-1]:
            strip = dressed(ArtSpec(geometry.card_size, ()), geometry.card_height, poses[card].strip, False)
            assert strip is None, size


# What is seen


@pytest.mark.parametrize("window", [(640, 360), (1280, 720), (768, 1024)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("rules", [CLASSIC, THREE_BLIND_MICE], ids=["classic", "three_blind_mice"])
@pytest.mark.parametrize("opens", [13, 22, 30])
def test_every_open_card_can_be_read_by_its_strip(rules: ScorpionRules, window: Size, opens: int) -> None:
    size = _canvas(window)
    for four_colours in (False, True):
        read = [_read(strip, four_colours) for strip in _strips(rules, size, opens, four_colours)]
        assert read == list(SHUFFLED[: opens - 1])


def _strips(rules: ScorpionRules, size: Size, opens: int, four_colours: bool) -> Iterator[pygame.Surface]:
    """The left half of each strip as it is seen, edge and the next card's shadow left out."""
    geometry, state, faces = Geometry(rules, size), _column(rules, opens, 0), CardFaces()
    faces.want(geometry.card_size, geometry.card_size, "antares", four_colours)
    faces.take(wait=True)
    board, canvas = Board(lambda canvas: None, faces), pygame.Surface(size)
    board.resize(size)
    poses = geometry.poses(state)
    board.lay(dict(poses))
    board.draw(canvas)
    for card, above in pairwise(state.columns[-1].cards):
        x, y, width = poses[card][:3]
        left, rim = round(width * 0.03), max(1, round(width / 184))
        yield canvas.subsurface((x + left, y + rim, width // 2 - left, poses[above].y - y - rim))


def _read(strip: pygame.Surface, four_colours: bool) -> Card:
    """The card whose index is most like what is seen; an index that is cut or drawn too small is read as another."""
    seen = _seen(strip)
    return min(FRENCH, key=lambda card: min(_unlike(seen, known) for known in _known(card, four_colours)))


@cache
def _known(card: Card, four_colours: bool) -> list[pygame.Surface]:
    """A whole index, blurred and sharp: the one for narrow strips, and those of the faces."""
    forms = {"index": (120, 14), "plain": (100, 140), "compact": (60, 84)}
    corners = {"index": (0, 0, 60, 14), "plain": (3, 3, 31, 21), "compact": (1, 1, 29, 18)}
    known: list[pygame.Surface] = []
    for form, scale in product(forms, (1, 3)):
        text = (resources.asset(f"cards/french/{form}") / f"{card}.svg").read_bytes()
        if four_colours and card.suit in FOUR_COLOURS:
            text = text.replace(*FOUR_COLOURS[card.suit])
        paper = pygame.Surface((120 * scale, 140 * scale))
        paper.fill(PAPER)
        width, height = forms[form]
        paper.blit(pygame.image.load_sized_svg(BytesIO(text), (width * scale, height * scale)), (0, 0))
        known.append(_seen(paper.subsurface([side * scale for side in corners[form]])))
    return known


def _seen(picture: pygame.Surface) -> pygame.Surface:
    """The ink of a picture, the rank's at the left and the sign's at the right, each at one size."""
    bare = pygame.mask.from_threshold(picture, PAPER, (40, 40, 40, 255))
    bare.invert()
    *rank, sign = sorted(bare.get_bounding_rects(), key=lambda part: part.right)
    made = pygame.Surface((48, 24))
    for part, x in ((rank[0].unionall(rank[1:]) if rank else sign, 0), (sign, 24)):
        made.blit(pygame.transform.smoothscale(picture.subsurface(part).convert_alpha(), (24, 24)), (x, 0))
    return made


def _unlike(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ more or less, those that differ much counted twice and thrice."""
    steps = ((one.get_size()[0] * one.get_size()[1], level) for level in (40, 80, 120))
    return sum(
        whole - pygame.mask.from_threshold(one, (0, 0, 0), (level, level, level, 255), other).count()
        for whole, level in steps
    )


# Columns too long for that


@windows
@rule_sets
@pytest.mark.parametrize("hidden", [0, 3])
def test_the_strip_one_looks_at_opens_whole_and_the_others_stay_apart(
    rules: ScorpionRules, window: Size, hidden: int
) -> None:
    size = _canvas(window)
    geometry, state = Geometry(rules, size), _column(rules, 49, hidden)
    column, cards = rules.columns - 1, state.columns[-1].cards
    for opened in (hidden, hidden + 1, hidden + 24, hidden + 47):
        poses = geometry.poses(state, ColumnSpot(column, opened))
        assert poses[cards[opened]].strip >= index_foot(ArtSpec(geometry.card_size, ()).form) * geometry.card_height
        for index, (card, above) in enumerate(pairwise(cards)):
            free = poses[above].y - poses[card].y
            assert free >= (1 if index < hidden else 5), (opened, index)
            middle = geometry.column_x[-1] + geometry.card_width / 2, poses[card].y + free / 2
            assert geometry.spot_at(*middle, state, poses) == ColumnSpot(column, index)


def test_pointing_at_a_strip_and_walking_to_it_open_it(new_rig: NewRig) -> None:
    rig = new_rig((640, 360))
    rig.open(Start(CLASSIC, State((Column(SHUFFLED[:49]), *[Column()] * 6), (), ())))
    whole = index_foot("plain") * rig.geometry.card_height

    def strip(index: int) -> float:
        return rig.box(0, index + 1).y - rig.box(0, index).y

    assert strip(20) < whole / 2
    rig.move(rig.grip(0, 20))
    assert strip(20) >= whole
    rig.move(rig.grip(0, 23))
    assert strip(23) >= whole > strip(20)
    rig.keys("right")
    rig.walk_to(ColumnSpot(0, 30))
    assert strip(30) >= whole > strip(23)


# Closing up


def test_open_cards_of_a_column_that_closes_up_move_together(new_rig: NewRig) -> None:
    rig = new_rig((640, 360))
    king = FRENCH.parse("KS")
    others = tuple(card for card in SHUFFLED if card != king)[:28]
    queen = FRENCH.parse("QS")
    others = (*(card for card in others if card != queen), king)
    rig.open(Start(CLASSIC, State((Column(others), Column((queen,)), *[Column()] * 5), (), ())))
    rig.tap(rig.grip(1, 0))
    rig.run(0.05)
    flying = {sprite.card for sprite in rig.table.showing.board.timeline.flying()}
    assert flying == {*others[:-1], king, queen}
