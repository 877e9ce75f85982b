"""Piles and pack tell how many cards they have; the computer's pile carries the handle of its last play."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.scopa.match import Match
from game.seats import OURS, THEIRS
from game.words import LANGUAGES, Words
from scenes.intents import MOUSE
from scenes.match.spots import PackSpot, PileSpot, Spot
from scenes.scopa.piles import spot_words
from scenes.scopa.voice import Voice
from tests.game.scopa.tables import cards, position
from tests.scenes.rig import FINGER, Point
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, whole

REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
TABLE = whole(position("5C 4S 6B 3B 7S", ("9D 7D 2S", "AB 2B 4B"), ("8S 10S", "10B 8B"), deck=REST))
TOLD = {
    PackSpot(): "The pack: 12 cards",
    PileSpot(OURS): "Your pile: 2 cards",
    PileSpot(THEIRS): f"The computer's pile: {len(TABLE.captured[THEIRS])} cards",
}
SIZES = [(800, 480), (1280, 720), (720, 1280)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def laid(request: pytest.FixtureRequest, new_parlour: NewParlour) -> Parlour:
    parlour = new_parlour(request.param)
    parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.lay(TABLE)
    return parlour


def at(parlour: Parlour, spot: Spot) -> Point:
    if isinstance(spot, PileSpot):
        return parlour.pile(spot.side)
    box = parlour.geometry.pack_box()
    return max(box.x, 0) + 4, box.cy


def told(parlour: Parlour) -> str:
    """The words that show beside a pile or the pack."""
    return parlour.table.piles.words


@pytest.mark.parametrize("spot", TOLD, ids=str)
def test_the_mouse_resting_there_is_told_how_many(spot: Spot, laid: Parlour) -> None:
    laid.rig.move(at(laid, spot))
    laid.rig.run(0.7)
    assert told(laid) == TOLD[spot]
    laid.rig.frame()
    place = laid.table.piles.place(laid.table.u).rect()
    assert laid.rig.stage.canvas.get_rect().contains(place)
    assert not place.colliderect(laid.geometry.layout.places["strip"].box.rect()), "no button is hidden"
    poses, (width, height) = laid.showing.poses(), laid.geometry.card_size
    for card in (*laid.state.table, *laid.hand):
        assert not place.colliderect(pygame.Rect(poses[card].x, poses[card].y, width, height)), "no open card is hidden"
    laid.rig.move(laid.bare)
    assert told(laid) == ""


@pytest.mark.parametrize(("ups", "spot"), [(1, PileSpot(OURS)), (2, PileSpot(THEIRS)), (3, PackSpot())])
def test_so_is_the_keyboard(ups: int, spot: Spot, laid: Parlour) -> None:
    laid.rig.keys(*["up"] * ups)
    laid.rig.run(0.7)
    assert told(laid) == TOLD[spot]
    assert laid.table.keys.ring() is not None
    laid.rig.keys("left" if ups > 1 else "down")
    assert told(laid) != TOLD[spot]


@pytest.mark.parametrize("spot", TOLD, ids=str)
def test_a_finger_is_answered_at_once_and_long_enough(spot: Spot, laid: Parlour) -> None:
    laid.tap(at(laid, spot), FINGER)
    assert told(laid) == TOLD[spot]
    laid.rig.run(1.5)
    assert told(laid) == TOLD[spot]
    laid.rig.run(4)
    assert told(laid) == ""


def test_a_mouse_that_leaves_the_window_takes_the_words_along(laid: Parlour) -> None:
    laid.rig.move(at(laid, PackSpot()))
    laid.rig.run(0.7)
    laid.rig.gone(MOUSE)
    assert told(laid) == ""


def test_scope_among_them_are_counted_too(laid: Parlour) -> None:
    said = [
        spot_words(PileSpot(OURS), _with_scope(laid, count), Words("en"), Voice(Words("en")), again=False).replace(
            "\u00a0", " "
        )
        for count in (1, 2)
    ]
    assert said == ["Your pile: 2 cards, 1 scopa", "Your pile: 2 cards, 2 scope"]


def _with_scope(parlour: Parlour, count: int) -> Match:
    parlour.match.laid = replace(TABLE, scope=(count, 0))
    parlour.match.log.clear()
    return parlour.match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spot", TOLD, ids=str)
def test_the_number_is_told_in_every_language(spot: Spot, language: str, laid: Parlour) -> None:
    said = spot_words(spot, laid.match, Words(language), Voice(Words(language)), again=True)
    assert TOLD[spot].rpartition(": ")[2].partition(" ")[0] in said


def test_the_number_is_that_of_the_cards_that_have_arrived(laid: Parlour) -> None:
    laid.rig.move(at(laid, PileSpot(OURS)))
    laid.rig.run(0.7)
    laid.table.play(cards("7D")[0], cards("7S"))
    laid.settle()
    laid.rig.run(0.1)
    assert told(laid) == "Your pile: 4 cards"


# --- the handle of the last play


def played(parlour: Parlour) -> Parlour:
    """The computer has answered."""
    parlour.thoughts.slow = False
    parlour.table.play(cards("2S")[0], ())
    parlour.my_turn()
    parlour.settle()
    return parlour


def handle(parlour: Parlour) -> pygame.Surface:
    """The foot of the computer's pile as it is painted now."""
    parlour.rig.frame()
    box = parlour.geometry.pile_box(THEIRS)
    foot = pygame.Rect(round(box.x), 0, round(box.w), round(box.bottom))
    return parlour.rig.stage.canvas.subsurface(foot).copy()


def test_the_last_play_has_a_handle_on_the_pile_only_while_it_can_be_seen_again(laid: Parlour) -> None:
    bare = pygame.image.tobytes(handle(laid), "RGB")
    played(laid)
    if laid.match.state.captured[THEIRS] == TABLE.captured[THEIRS]:
        assert pygame.image.tobytes(handle(laid), "RGB") != bare
    assert laid.table.turns.to_see_again
    laid.tap(laid.pile(THEIRS))
    assert laid.showing.moving
    assert not laid.table.turns.to_see_again
    laid.settle()
    assert laid.table.turns.to_see_again


def test_its_words_say_what_a_press_does(laid: Parlour) -> None:
    played(laid)
    laid.rig.move(laid.pile(THEIRS))
    laid.rig.run(0.7)
    assert told(laid).endswith("a press shows its last play again")
