"""What is shown to help: the words between runner and hand, and marks that keep off the cards lying above."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.cards import ITALIAN
from game.scopa.captures import captures
from game.scopa.match import Match
from game.seats import PERSON, Seat
from game.words import LANGUAGES, Words
from scenes.scopa.aids import choice_words
from scenes.scopa.choice import Choice
from scenes.scopa.drawing import deal_words
from scenes.scopa.voice import Voice
from tests.game.scopa.tables import COMPUTER, cards, position
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, resting, whole

SEED = "ab" * 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_names_the_card_and_then_adds_up(language: str) -> None:
    words = Words(language)
    lying = cards("5C 4S 2B 3B")
    made = Choice(ITALIAN.parse("9D"), captures(ITALIAN.parse("9D"), lying))
    assert words.text("knight of coins") in choice_words(made, words, lying)
    made.tap(ITALIAN.parse("2B"))
    assert choice_words(made, words, lying) == "2 + … = 9"
    made.tap(ITALIAN.parse("4S"))
    assert choice_words(made, words, lying) == "4 + 2 + … = 9", "in the order of the table, not of the taps"
    made.tap(ITALIAN.parse("3B"))
    assert choice_words(made, words, lying) == "4 + 2 + 3 = 9"


@pytest.mark.parametrize("first", [PERSON, COMPUTER])
def test_before_the_person_plays_it_is_told_who_deals_and_no_hash_is_seen(first: Seat) -> None:
    voice, match = Voice(Words("en")), Match("easy", 11, False, seed=SEED, first=first)
    said = deal_words(match, voice)
    assert match.commitment[:4] not in said
    assert ("you begin" in said) == (first == PERSON)
    if first == COMPUTER:
        match.apply(match.legal_plays()[0])
        assert deal_words(match, voice) == said
    match.apply(match.legal_plays()[0])
    assert deal_words(match, voice) == ""


def _changed(before: pygame.Surface, after: pygame.Surface, area: pygame.Rect) -> int:
    """How many points of the area look otherwise."""
    return sum(
        before.get_at((x, y)) != after.get_at((x, y))
        for x in range(area.left, area.right)
        for y in range(area.top, area.bottom, 4)
    )


@pytest.fixture
def crowded(new_parlour: NewParlour) -> Parlour:
    """Nine cards on a small table, each over the one before; the king may take either of two."""
    parlour = new_parlour()
    parlour.my_turn()
    deck = "AD 2D 3D 4D 5D 6D AC 2C 3C 4C 5C 6C"
    parlour.lay(whole(position("10B 10C 9D 9B 8C 8D 7S 7B 6S", ("2S 3S 10S", "2B 3B 8S"), deck=deck)))
    return parlour


def test_marks_do_not_show_through_the_cards_that_lie_above(crowded: Parlour) -> None:
    rig = crowded.rig
    rig.frame()
    before = rig.stage.canvas.copy()
    rig.keys("3")
    assert crowded.choice is not None
    rig.frame()
    poses, (width, height) = crowded.showing.poses(), crowded.geometry.card_size
    row = sorted(crowded.state.table, key=lambda card: poses[card].x)
    takeable = crowded.choice.takeable
    last = max(row.index(card) for card in takeable)
    for card, above in pairwise(row):
        pose, over = poses[card], poses[above]
        seen = pygame.Rect(pose.x, pose.y, over.x - pose.x, height).inflate(-14, -14)
        share = _changed(before, rig.stage.canvas, seen) / (seen.w * len(range(seen.top, seen.bottom, 4)))
        assert share < 0.05 if card in takeable else share > 0.95, f"{card}: only what can't be taken lies in shade"
    covering = poses[row[last + 1]]
    shade = rig.stage.canvas.get_at((covering.x + 12, covering.y + height // 2))
    deeper = rig.stage.canvas.get_at((covering.x + width // 2 - 6, covering.y + height // 2))
    assert shade.r < 200
    assert deeper.r < 200


@pytest.mark.parametrize("pack", ["neapolitan", "piacentine"])
@pytest.mark.parametrize("setting", ["off", "on"])
def test_every_one_of_ten_cards_tells_its_value_in_the_corner_whatever_the_setting(
    pack: str, setting: str, new_parlour: NewParlour
) -> None:
    parlour = new_parlour(italian_pack=pack, corner_values=setting)
    parlour.my_turn()
    deck = "AD 2D 3D 4D 5D 6D AC 2C 4C 5C 6C 7C"
    parlour.lay(whole(position("6B 4B 9D 10B 3C 7S 8D AS 5S 2B", ("7D 3S 10S", "7B 3B 8S"), deck=deck)))
    parlour.rig.frame()
    canvas, width = parlour.rig.stage.canvas, parlour.geometry.card_width
    for card in parlour.state.table:
        pose = parlour.showing.poses()[card]
        corner = pygame.Rect(round(0.1 * width), round(0.1 * width), round(0.12 * width), round(0.35 * width))
        seen = canvas.subsurface(corner.move(pose.x, pose.y))
        mark = parlour.showing.faces.picture(card, width, True).subsurface(corner)
        assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(mark, "RGB"), card
    for card in parlour.hand:
        assert not parlour.showing.poses()[card].marked


def test_a_pointed_card_comes_to_the_front(crowded: Parlour) -> None:
    poses = crowded.showing.poses()
    first = min(crowded.state.table, key=lambda card: poses[card].x)
    crowded.rig.move(crowded.at(first))
    assert crowded.showing.front is first
    assert crowded.showing.poses()[first].order > max(
        pose.order
        for card, pose in crowded.showing.poses().items()
        if card in crowded.state.table and card is not first
    )
    crowded.rig.move(crowded.bare)
    assert crowded.showing.front is None


def test_a_card_chosen_by_key_comes_to_the_front(crowded: Parlour) -> None:
    crowded.rig.keys("3", "right")
    assert crowded.choice is not None
    assert [crowded.showing.front] == crowded.choice.tapped
    crowded.rig.keys("right")
    assert [crowded.showing.front] == crowded.choice.tapped
    crowded.rig.keys("escape")
    assert crowded.showing.front is None
    crowded.settle()
    resting(crowded)


def test_a_pointer_that_passes_asks_for_a_picture_only_where_something_changes(crowded: Parlour) -> None:
    rig, first = crowded.rig, crowded.state.table[0]
    rig.move(crowded.bare)
    rig.frame()
    rig.move((crowded.bare[0] + 1, crowded.bare[1]))
    assert not rig.house.scenes.changed
    rig.move(crowded.at(first))
    assert rig.house.scenes.changed
    rig.frame()
    x, y = crowded.at(first)
    rig.move((x + 1, y))
    assert not rig.house.scenes.changed


def test_it_is_the_computers_turn_until_its_play_has_been_shown(crowded: Parlour) -> None:
    def lit() -> list[bool | None]:
        return [stat.lit for stat in crowded.table.strip.stats[:2]]

    assert lit() == [False, True]
    crowded.rig.keys("1")
    assert lit() == [False, True], "the person's card is on its way"
    crowded.settle()
    assert lit() == [True, False]
    crowded.until(lambda: crowded.showing.moving)
    assert lit() == [True, False]
    crowded.settle()
    assert lit() == [False, True]
