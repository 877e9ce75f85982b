"""How plays are shown: a capture in two steps, what shines meanwhile, the word of a sweep, the dealing of cards."""

from __future__ import annotations

import pygame
import pytest

from game.cards import ITALIAN
from game.scopa.state import State
from game.seats import OURS, PERSON, Seat, side_of
from tests.game.scopa.tables import COMPUTER, cards, play, position
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, resting, whole

REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
LONGEST = 3.0
"""Seconds: no play takes longer to be shown."""


def table(to_play: Seat, on_table: str = "5C 4S 10B") -> State:
    hands = ("9D 7D 2S", "9B 2B 4B")
    return whole(position(on_table, hands, ("8S 10S", "8B 7B"), deck=REST, to_play=to_play))


@pytest.fixture
def slow(parlour: Parlour) -> Parlour:
    """A table whose computer plays only what the test says."""
    parlour.thoughts.slow = True
    return parlour


def word_shows(parlour: Parlour) -> bool:
    """Whether the picture has the word: whether it is another without it."""
    rig, table = parlour.rig, parlour.table
    rig.frame()
    seen, left = pygame.image.tobytes(rig.stage.canvas, "RGB"), table.turns.word
    table.turns.word = 0.0
    rig.frame()
    table.turns.word = left
    return seen != pygame.image.tobytes(rig.stage.canvas, "RGB")


def made(parlour: Parlour, text: str) -> None:
    parlour.table.turns.make(play(text))


@pytest.mark.parametrize(("player", "text"), [(PERSON, "9D 5C 4S"), (COMPUTER, "9B 5C 4S")])
def test_a_capture_comes_to_the_table_first_and_shines_there(player: Seat, text: str, slow: Parlour) -> None:
    slow.lay(table(player))
    card, *take = cards(text)
    lying = {one: slow.sprite(one).pose for one in slow.state.table}
    made(slow, text)
    slow.until(lambda: bool(slow.showing.lit))
    assert set(slow.showing.lit) == {card, *take}
    capturing, first = slow.sprite(card), slow.sprite(take[0])
    assert capturing.turned == 1.0
    assert abs(capturing.x - first.x) < slow.geometry.card_width / 2
    assert (capturing.y > first.y) is (player == PERSON or slow.geometry.layout.shape == "small")
    for one in slow.state.table or take:
        assert (slow.sprite(one).x, slow.sprite(one).y) == (lying[one].x, lying[one].y)
    slow.until(lambda: not slow.showing.lit)
    slow.settle()
    pile = slow.geometry.pile_box(side_of(player))
    for one in (card, *take):
        assert abs(slow.sprite(one).x - pile.x) < 2
        assert slow.sprite(one).turned == 0.0
    resting(slow)


@pytest.mark.parametrize("size", [(1280, 720), (800, 480), (1024, 768), (720, 1280), (2560, 1080)])
@pytest.mark.parametrize(
    ("player", "text"), [(PERSON, "9D 5C 4S"), (COMPUTER, "9B 5C 4S"), (PERSON, "9D 6B 3B"), (COMPUTER, "9B 6B 3B")]
)
def test_all_that_takes_part_in_a_capture_can_be_read(
    player: Seat, text: str, size: tuple[int, int], slow: Parlour
) -> None:
    slow.rig.resize(size)
    slow.lay(table(player, "5C 6B 3B 4S 10B"))
    card, *take = cards(text)
    made(slow, text)
    slow.until(lambda: bool(slow.showing.lit))
    width, height = slow.geometry.card_size
    sprite = slow.sprite(card)
    capturing = pygame.Rect(round(sprite.x), round(sprite.y), width, height)
    assert slow.rig.stage.canvas.get_rect().contains(capturing)
    for one in take:
        taken = pygame.Rect(round(slow.sprite(one).x), round(slow.sprite(one).y), width, height)
        hidden = taken.clip(capturing)
        assert hidden.w * hidden.h < 0.45 * width * height
        corner = pygame.Rect(taken.x, taken.y + round(height * 0.1), round(width * 0.25), round(height * 0.15))
        assert not corner.colliderect(capturing)


def test_the_computers_capture_is_shown_longer_than_ones_own(slow: Parlour) -> None:
    lasted = {}
    for player, text in ((PERSON, "9D 5C 4S"), (COMPUTER, "9B 5C 4S")):
        slow.lay(table(player))
        made(slow, text)
        slow.until(lambda: bool(slow.showing.lit))
        start = slow.rig.clock.now
        slow.until(lambda: not slow.showing.lit)
        lasted[player] = slow.rig.clock.now - start
    assert lasted[COMPUTER] > lasted[PERSON] > 0.2
    assert lasted[COMPUTER] < LONGEST


def test_a_card_that_the_computer_lays_shines_for_a_while(slow: Parlour) -> None:
    slow.lay(table(COMPUTER))
    made(slow, "2B")
    slow.until(lambda: slow.showing.lit == cards("2B"))
    slow.settle()
    assert slow.showing.lit == ()
    resting(slow)


def test_nothing_shines_in_what_follows_a_capture(slow: Parlour) -> None:
    slow.lay(table(PERSON))
    made(slow, "9D 5C 4S")
    slow.rig.keys("d")
    slow.room.begin()
    while slow.showing.moving:
        assert slow.showing.lit == ()
        slow.rig.run(0.02)


@pytest.mark.parametrize("player", [PERSON, COMPUTER])
def test_a_sweep_lays_its_card_crosswise_and_says_the_word_once_the_table_is_bare(player: Seat, slow: Parlour) -> None:
    slow.lay(table(player, "5C 4S"))
    card = ITALIAN.parse("9D" if player == PERSON else "9B")
    made(slow, f"{card} 5C 4S")
    slow.until(lambda: bool(slow.showing.lit))
    assert not word_shows(slow), "the word waits for the sweep"
    slow.until(lambda: not slow.showing.lit)
    slow.until(lambda: not slow.showing.moving)
    assert word_shows(slow)
    assert slow.sprite(card).angle == 90.0
    assert slow.sprite(card).turned == 1.0
    assert slow.match.swept[side_of(player)] == (card,)
    slow.settle()
    assert not word_shows(slow)
    resting(slow)


def test_a_sweep_with_the_last_card_says_nothing(slow: Parlour) -> None:
    slow.lay(whole(position("5C 4S", ("9D", ""))))
    made(slow, "9D 5C 4S")
    assert slow.state.over
    while slow.showing.moving:
        slow.rig.run(0.05)
        assert not word_shows(slow)
    assert slow.sprite(ITALIAN.parse("9D")).angle == 0.0


def test_the_next_card_comes_when_the_word_is_gone(parlour: Parlour) -> None:
    parlour.lay(table(PERSON, "5C 4S"))
    made(parlour, "9D 5C 4S")
    while len(parlour.match.plays) < 2:
        parlour.rig.run(1 / 120)
    assert not word_shows(parlour)


def test_the_rest_goes_to_who_took_last(slow: Parlour) -> None:
    slow.lay(whole(position("5C 4S 10B", ("9D", ""), last_taker=COMPUTER)))
    made(slow, "9D 5C 4S")
    slow.until(lambda: not slow.showing.moving)
    assert ITALIAN.parse("10B") in slow.state.captured[OURS]
    assert abs(slow.sprite(ITALIAN.parse("10B")).x - slow.geometry.pile_box(OURS).x) < 2


def test_a_round_is_dealt_once_the_play_before_it_has_been_shown(slow: Parlour) -> None:
    slow.lay(whole(position("5C 4S 10B", ("9D", ""), deck=REST, to_play=PERSON)))
    made(slow, "9D 5C 4S")
    dealt = [*slow.state.hands[0], *slow.state.hands[1]]
    slow.until(lambda: bool(slow.showing.lit))
    pack = slow.geometry.pack_box()
    for card in dealt:
        assert slow.sprite(card).x < pack.right
    slow.until(lambda: not slow.showing.moving)
    assert [slow.sprite(card).turned for card in slow.hand] == [1.0, 1.0, 1.0]
    resting(slow)


def test_a_deal_comes_card_by_card_from_the_pack(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    assert parlour.showing.moving
    pack = parlour.geometry.pack_box()
    away = []
    while parlour.showing.moving:
        away.append(sum(parlour.sprite(card).x > pack.right for card in ITALIAN))
        parlour.rig.run(0.02)
    assert away[0] <= 2
    assert away == sorted(away)
    assert away[-1] >= 8
    resting(parlour)


@pytest.mark.parametrize("motion", ["none", "calm", "normal", "brisk"])
def test_every_speed_shows_the_same_end(motion: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion=motion)
    parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.lay(table(PERSON))
    made(parlour, "9D 5C 4S")
    assert parlour.showing.moving == (motion != "none")
    parlour.settle()
    assert set(cards("9D 5C 4S")) <= set(parlour.state.captured[OURS])
    resting(parlour)


@pytest.mark.parametrize("text", ["9B 5C 4S", "2B"])
def test_without_motion_the_computers_play_still_lies_there_to_be_read(text: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none")
    parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.lay(table(COMPUTER))
    made(parlour, text)
    parlour.rig.run(0.02)
    assert set(parlour.showing.lit) == set(cards(text))
    assert parlour.sprite(cards(text)[0]).turned == 1.0
    parlour.rig.run(0.3)
    assert set(parlour.showing.lit) == set(cards(text))
    parlour.settle()
    resting(parlour)


def test_a_rounds_dealing_closes_the_holes(slow: Parlour) -> None:
    slow.lay(whole(position("5C 4S 10B 2B", ("9D", ""), deck=REST, to_play=PERSON)))
    made(slow, "9D 5C 4S")
    slow.settle()
    left, right = sorted(slow.sprite(ITALIAN.parse(name)).x for name in ("10B", "2B"))
    assert right - left < 1.3 * slow.geometry.card_width, "side by side"
    resting(slow)
    lay = {card: slow.showing.poses()[card] for card in slow.state.table}
    slow.showing.recall(slow.match)
    assert {card: slow.showing.poses()[card] for card in slow.state.table} == lay, "resumed it looks the same"


@pytest.mark.parametrize("player", [PERSON, COMPUTER])
def test_no_scopa_card_is_ever_drawn_over_the_pile_it_goes_under(player: Seat, slow: Parlour) -> None:
    before = "AC 2C 3C 6C 8C 10C"
    swept = cards("AC 2C")
    piles = (before, "8B 7B") if player == PERSON else ("8S 10S", before)
    slow.lay(
        whole(position("5C 4S", ("9D 7D 2S", "9B 2B 4B"), piles, deck="2D 3D 6D 8D 10D 3S", to_play=player)),
        swept,
        player,
    )
    card = ITALIAN.parse("9D" if player == PERSON else "9B")
    plain = [one for one in cards(before) if one not in swept]
    made(slow, f"{card} 5C 4S")
    timeline = slow.showing.board.timeline
    while slow.showing.moving:
        flying = [sprite.card for sprite in timeline.flying()]
        for scopa in (*swept, card):
            if scopa in flying and slow.sprite(scopa).angle > 0:
                over = flying[flying.index(scopa) :]
                assert all(one in over for one in plain), "the pile's cards are drawn above it"
        slow.rig.run(1 / 120)
    resting(slow)


def _after_two_plays_in_a_row(slow: Parlour) -> None:
    """The computer has swept with the round's last card, and then begun the next one."""
    deck = "AD 3D 6D 8D 10D AC 3C 6C 8C 10C 3S 6S"
    hands, piles = ("9S", "9B 2B"), ("8S 10S", "8B 7B")
    slow.lay(whole(position("9C 2D 10B", hands, piles, deck=deck, to_play=COMPUTER, first=COMPUTER, last_taker=PERSON)))
    for text in ("9B 9C", "9S", "2B 2D", "AD"):
        made(slow, text)
        slow.settle()
    assert [play.seat for play in slow.match.plays[-2:]] == [COMPUTER, COMPUTER]


def test_all_that_others_have_played_since_is_shown_again_one_play_after_the_other(slow: Parlour) -> None:
    _after_two_plays_in_a_row(slow)
    slow.rig.keys("backspace")
    first, second = ITALIAN.parse("2B"), ITALIAN.parse("AD")
    slow.until(lambda: first in slow.showing.lit)
    assert not slow.table.turns.to_see_again, "it is being shown"
    slow.until(lambda: second in slow.showing.lit)
    slow.settle()
    resting(slow)
    assert slow.showing.state == slow.state
    assert slow.table.turns.to_see_again


@pytest.mark.parametrize("seconds", [0.1, 0.5, 1.0, 1.6, 2.4])
def test_a_press_ends_what_is_shown_again_and_the_table_lies_as_it_stands(seconds: float, slow: Parlour) -> None:
    _after_two_plays_in_a_row(slow)
    lay = slow.showing.poses()
    slow.rig.keys("backspace")
    slow.rig.run(seconds)
    slow.rig.keys("tab")
    assert slow.showing.poses() == lay
    assert slow.showing.state == slow.state
    resting(slow)


def test_shown_again_the_cards_lie_where_they_lay(slow: Parlour) -> None:
    deck = "2D 3D 6D 8D 10D AC 3C 6C 8C 10C 3S 9S"
    slow.lay(whole(position("AD 2C 5B", ("AS 10S 7S", "4B 6B 8B"), deck=deck)))
    for text in ("AS AD", "4B", "10S"):
        made(slow, text)
        slow.settle()
    lay = {card: slow.showing.poses()[card] for card in slow.state.table}
    made(slow, "6B 2C 4B")
    slow.settle()
    slow.rig.keys("backspace")
    assert slow.showing.moving
    for card, pose in lay.items():
        assert (slow.sprite(card).x, slow.sprite(card).y) == (pose.x, pose.y)
    slow.settle()
    resting(slow)
