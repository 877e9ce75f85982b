"""Every press at the Briscola table that plays nothing is answered where it was; no card of the hand is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.briscola.points import ALL_POINTS, points_of
from game.cards import ITALIAN
from game.seats import OURS, PERSON, THEIRS, Seat
from scenes.look.shapes import Box
from tests.scenes.briscola.conftest import NewParlour
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.briscola.positions import COMPUTER, FOUR, TWO, position
from tests.scenes.rig import FINGER, Size

RIGHT, PARTNER, LEFT = Seat(1), Seat(2), Seat(3)
THINKS = "One moment: it's the computer's turn"
TO_DO = "Tap a card of your hand, or drag it here: you may play any"
sizes = pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])


def said_at(parlour: Parlour, words: str, place: Box) -> None:
    """It is said inside the window, off the strip, and near the place."""
    assert parlour.rig.toast == words
    box = parlour.rig.toast_box
    assert parlour.rig.stage.canvas.get_rect().contains(box.rect())
    assert not box.rect().colliderect(parlour.geometry.box("strip").rect())
    aside = max(place.x - box.right, box.x - place.right, 0)
    assert aside <= parlour.geometry.card_width


def middle(box: Box) -> tuple[float, float]:
    return box.cx, box.cy


@sizes
def test_a_card_of_the_hand_while_the_computer_thinks(size: Size, new_parlour: NewParlour) -> None:
    parlour = new_parlour(size)
    parlour.my_turn()
    parlour.lay(position(TWO))
    parlour.thoughts.slow = True
    parlour.rig.keys("3")
    parlour.settle()
    asks: tuple[Callable[[], None], ...] = (
        lambda: parlour.tap(parlour.at(parlour.hand[0])),
        lambda: parlour.tap(parlour.at(parlour.hand[0]), FINGER),
        lambda: parlour.rig.keys("1"),
        lambda: parlour.rig.keys("right", "enter"),
        lambda: parlour.rig.keys("h"),
    )
    for ask in asks:
        ask()
        said_at(parlour, THINKS, parlour.table.telling.hand)
        parlour.rig.run(8.0)
        assert parlour.rig.toast is None
    assert len(parlour.match.log) == 1


@sizes
def test_a_card_of_the_trick_says_who_played_it_and_whether_it_takes(size: Size, new_parlour: NewParlour) -> None:
    parlour = new_parlour(size, players="four", motion="none")
    parlour.my_turn()
    parlour.lay(position(FOUR, "3B 8B 2D", leader=RIGHT, trump="6D"))
    for seat, words in (
        (RIGHT, "Right: 3 of batons"),
        (PARTNER, "Partner: page of batons"),
        (LEFT, "Left: 2 of coins, which takes the trick so far"),
        (PERSON, TO_DO),
    ):
        parlour.tap(parlour.place(seat))
        assert parlour.rig.toast == words
    assert parlour.match.log == []


def test_an_empty_place_of_the_trick_says_whose_card_goes_there(parlour: Parlour) -> None:
    parlour.lay(position(TWO))
    parlour.tap(parlour.place(COMPUTER))
    said_at(parlour, "The computer plays here", parlour.geometry.trick_box(COMPUTER))
    parlour.tap(parlour.place(PERSON))
    said_at(parlour, TO_DO, parlour.geometry.trick_box(PERSON))
    parlour.thoughts.slow = True
    parlour.rig.keys("1")
    parlour.settle()
    parlour.tap(parlour.place(COMPUTER))
    assert parlour.rig.toast == THINKS


def test_the_bare_linen_says_what_may_be_done(parlour: Parlour) -> None:
    parlour.lay(position(TWO))
    runner = parlour.geometry.box("runner")
    parlour.tap((runner.x + runner.w * 0.6, runner.y + 8))
    assert parlour.rig.toast == TO_DO


@sizes
def test_the_stock_says_how_many_are_left_and_the_trump_which_it_is(size: Size, new_parlour: NewParlour) -> None:
    parlour = new_parlour(size)
    parlour.my_turn()
    parlour.lay(position(TWO))
    parlour.tap(middle(parlour.geometry.stock_box()))
    assert parlour.table.piles.words == "The stock: 34 cards, the turned-up one among them"
    parlour.tap(middle(parlour.geometry.trump_shown()))
    assert parlour.table.piles.words == "Trump: coins. Drawn last: 2 of coins"
    place = parlour.table.piles.place(parlour.table.u)
    assert parlour.rig.stage.canvas.get_rect().contains(place.rect())
    parlour.lay(position(TWO, stock=False))
    parlour.tap(middle(parlour.geometry.stock_box()))
    assert parlour.table.piles.words == "Trump: coins"


def test_the_computers_hand_tells_nothing_of_its_cards(parlour: Parlour) -> None:
    parlour.lay(position(TWO))
    box = parlour.geometry.hand_area(COMPUTER, 3)
    parlour.tap((box.x + 10, box.bottom - 5))
    assert parlour.rig.toast == "The computer's cards stay hidden until it plays them"


def test_of_four_each_hand_says_how_many_it_holds(four: Parlour) -> None:
    four.lay(position(FOUR))
    for seat, words in ((RIGHT, "Right: 3 cards"), (PARTNER, "Partner: 3 cards"), (LEFT, "Left: 3 cards")):
        card = four.state.hands[seat][-1]
        box = four.geometry.card_box(four.showing.poses()[card])
        inside = box.rect().clip(four.rig.stage.canvas.get_rect())
        four.tap((inside.x + 4 if seat == RIGHT else inside.centerx, inside.centery))
        assert four.table.piles.words == words


def test_the_partners_open_cards_say_why_they_lie_open(four: Parlour) -> None:
    four.lay(position(FOUR, stock=False))
    assert four.showing.sees_partner
    four.tap(four.at(four.state.hands[PARTNER][0]))
    assert four.rig.toast == "Your partner's cards: with the stock gone you see each other's"
    assert four.match.log == []


@pytest.mark.parametrize("seat", [PERSON, RIGHT, PARTNER, LEFT])
def test_a_plate_says_how_many_cards_are_held_there(seat: Seat, four: Parlour) -> None:
    four.lay(position(FOUR))
    four.tap(four.plate(seat))
    assert four.rig.toast == f"{('You', 'Right', 'Partner', 'Left')[seat]}: 3 cards"


def test_a_pile_rested_on_says_how_many_cards_it_has_and_points_only_where_they_are_shown(parlour: Parlour) -> None:
    parlour.lay(position(TWO, stock=False))
    parlour.rig.move(parlour.pile(OURS))
    parlour.rig.run(1.5)
    assert parlour.table.piles.words == "Your pile: 34 cards"
    parlour.rig.move(parlour.bare)
    parlour.rig.house.preferences.of(parlour.SETTINGS).change("show_points", True)
    parlour.rig.move(parlour.pile(OURS))
    parlour.rig.run(1.5)
    held = sum(points_of(card) for hand in parlour.state.hands for card in hand)
    assert parlour.table.piles.words == f"Your pile: 34 cards, {ALL_POINTS - held} points"
    parlour.rig.move(parlour.bare)
    parlour.rig.move(parlour.pile(THEIRS))
    parlour.rig.run(1.5)
    assert parlour.table.piles.words == "The computer's pile: 0 cards, 0 points"


@pytest.mark.parametrize("place", range(3))
def test_any_card_may_be_played_whatever_was_led(place: int, parlour: Parlour) -> None:
    parlour.lay(position(TWO, "AC", leader=COMPUTER))
    card = parlour.hand[place]
    parlour.tap(parlour.at(card))
    assert parlour.match.log[-1].move.card is card


def test_after_the_last_trick_a_key_says_that_the_game_is_over(parlour: Parlour) -> None:
    parlour.lay(position(("4S", "5S"), stock=False))
    parlour.rig.keys("1")
    parlour.until(lambda: parlour.state.over)
    parlour.rig.keys("1")
    assert parlour.rig.toast == "This game is over"
    assert {card for pile in parlour.state.captured for card in pile} == set(ITALIAN.cards)
