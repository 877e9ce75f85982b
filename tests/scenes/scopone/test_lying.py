"""How a deal lies as it goes on: on its own table, without holes where it is crowded, the same when come back to."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations

import pygame
import pytest

from game.scopa.match import Match
from game.scopa.state import PlayCard
from game.scopone.family import SCOPONE_GAME
from game.seats import PERSON
from scenes.scopa.geometry import Geometry as TableOfTwo
from scenes.scopa.showing import Showing as ShowingOfTwo
from scenes.scopone.showing import Showing
from tests.scenes.placing import apart
from tests.scenes.scopone.dealt import geometry

_FRAME = 1 / 60


def _played(match: Match) -> PlayCard:
    """The play that lets the table grow."""
    return min(match.legal_plays(), key=lambda play: (len(play.take), -play.card.rank))


def _crowded(most: int) -> tuple[Match, PlayCard]:
    """A match whose table has had so many cards, about to lose some of them, one of them not at an end."""
    for number in range(200):
        seed = sha256(str(number).encode()).hexdigest()
        match = Match("medium", 21, False, seed=seed, first=PERSON, game=SCOPONE_GAME)
        while not match.state.over:
            play = _played(match)
            if len(match.state.table) >= most and len(play.take) == 1:
                return match, play
            match.apply(play)
    raise AssertionError("no table is so crowded")


@pytest.fixture
def match_and_play() -> tuple[Match, PlayCard]:
    return _crowded(9)


@pytest.mark.parametrize("window", [(1280, 720), (800, 480), (720, 1280)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_after_a_capture_the_cards_left_fill_the_table_without_holes(
    window: tuple[int, int], match_and_play: tuple[Match, PlayCard]
) -> None:
    match, play = match_and_play
    showing = Showing()
    showing.recall(match)
    showing.place(geometry(window), match, 1.0, "neapolitan", False)
    lay_closest = min(
        abs(one.x - other.x) for one, other in combinations(showing.places.values(), 2) if one.y == other.y
    )
    lying = {card: showing.board.sprite(card).x for card in match.state.table if card not in play.take}
    match.apply(play)
    showing.show(match, 1.0)
    moved_while_taken_cards_lay = False
    taken = showing.board.sprite(play.take[0])
    at = taken.x
    while showing.moving:
        showing.update(_FRAME)
        if taken.x == at and any(showing.board.sprite(card).x != x for card, x in lying.items()):
            moved_while_taken_cards_lay = True
    assert not moved_while_taken_cards_lay
    places = showing.places.values()
    table = showing.geometry.box("table")
    assert min(abs(one.x - other.x) for one, other in combinations(places, 2) if one.y == other.y) >= lay_closest
    for y in {box.y for box in places}:
        row = [box for box in places if box.y == y]
        if len(row) * showing.geometry.card_width <= table.w:
            assert all(apart(one, other) for one, other in combinations(row, 2))


def test_a_table_that_was_never_crowded_keeps_its_places() -> None:
    match = Match("medium", 21, False, seed="ab" * 32, first=PERSON, game=SCOPONE_GAME)
    showing = Showing()
    showing.recall(match)
    showing.place(geometry((1280, 720)), match, 1.0, "neapolitan", False)
    before = dict(showing.places)
    most = 0
    while not match.state.over and most <= 6:
        most = max(most, len(match.state.table))
        match.apply(max(match.legal_plays(), key=lambda play: len(play.take)))
        showing.show(match, 0.0)
        showing.finish()
        stay = before.keys() & showing.places.keys()
        if most <= 6:
            assert all(showing.places[card] == before[card] for card in stay)
        before = dict(showing.places)


def test_a_match_that_is_come_back_to_lies_as_it_lay(match_and_play: tuple[Match, PlayCard]) -> None:
    match, play = match_and_play
    showing, again = Showing(), Showing()
    showing.recall(match)
    showing.place(geometry((1280, 720)), match, 1.0, "neapolitan", False)
    match.apply(play)
    showing.show(match, 0.0)
    showing.finish()
    again.recall(match)
    again.place(geometry((1280, 720)), match, 1.0, "neapolitan", False)
    assert again.poses() == showing.poses()


def test_the_runner_lies_where_the_cards_do_whatever_table_was_drawn_before() -> None:
    window, found = (720, 1280), []
    for showing, match, table in (
        (ShowingOfTwo(), Match("medium", 11, False, first=PERSON), TableOfTwo(window, "neapolitan", 1.0)),
        (Showing(), Match("medium", 21, False, first=PERSON, game=SCOPONE_GAME), geometry(window)),
    ):
        showing.recall(match)
        showing.place(table, match, 1.0, "neapolitan", False)
        canvas = pygame.Surface(window)
        showing.board.draw(canvas)
        runner = table.box("runner")
        beside = [canvas.get_at((360, round(y))) for y in (runner.bottom - 6, runner.bottom + 12)]
        found.append(sum(beside[0][:3]) - sum(beside[1][:3]))
    assert all(lighter > 60 for lighter in found), "linen ends where the place does, and wood begins"
