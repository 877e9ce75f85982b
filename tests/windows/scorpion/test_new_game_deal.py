"""The window that starts a game: which deal comes of what the person writes, draws or pastes."""

from __future__ import annotations

import pytest

from game.scorpion import codes
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RELAXED, WASP
from scenes.intents import TextTyped
from scenes.look import tokens
from scenes.scorpion.windows.new_game import Wanted
from scenes.widgets.buttons import StateButton
from scenes.widgets.choices import RadioRow, SwitchRow
from scenes.widgets.segments import Segments
from scenes.widgets.text_field import TextField
from scenes.widgets.widget import Widget
from tests.windows.helper import Paper
from tests.windows.scorpion.desk import ANY_DEAL, COPY, DICE, PASTE, Desk

# A deal of the person's own


@pytest.mark.parametrize("code", ["scorpion:wasp:7", "Scorpion:Wasp: 7", "scorpion:wasp:ms24"])
def test_a_whole_code_can_be_typed_and_brings_its_rules(code: str) -> None:
    desk = Desk()
    for sign in code:
        desk.types(sign)
    assert desk.written == code
    assert [row.chosen for row in desk.all(RadioRow) if isinstance(row, RadioRow)] == [False, False, True, False]
    desk.keys("enter")

    assert desk.dealt == [codes.read(code)]


def test_other_rules_leave_the_deal_of_a_code() -> None:
    desk = Desk()
    desk.types("scorpion:wasp:7")
    desk.press(RadioRow, 1)
    assert desk.written == "7"
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(RELAXED, 7)]


def test_a_code_can_be_typed_where_the_layout_has_other_letters() -> None:
    desk = Desk()
    for text, key in zip("μσ24", "ms24", strict=True):
        desk.window.handle(TextTyped(text, key))
    assert desk.written == "ms24"
    for _ in range(4):
        desk.keys("backspace")
    for text, key in zip("+ľšč", "1234", strict=True):
        desk.window.handle(TextTyped(text, key))
    assert desk.written == "1234"


def test_what_a_written_deal_makes_meaningless_is_put_away_and_nothing_else_moves() -> None:
    desk = Desk()

    def places() -> list[tuple[str, object]]:
        kept = [one for one in desk.all(Widget) if not isinstance(one, SwitchRow | Segments)]
        return [(type(one).__name__, one.box) for one in kept]

    before = places()
    assert desk.all(SwitchRow)
    assert desk.all(Segments)
    desk.types("7")
    assert not desk.all(SwitchRow)
    assert not desk.all(Segments)
    assert places() == before

    desk.keys("backspace")
    assert desk.all(SwitchRow)
    assert places() == before


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 480), (720, 1280)])
def test_other_programs_deals_and_codes_are_said_where_one_types(size: tuple[int, int]) -> None:
    desk = Desk()
    desk.window.resize(size, tokens.scale_for(*size))
    desk.types("m")

    assert desk.says("ms24 is Microsoft's deal 24, pysol:24 is PySolFC's.")


def test_that_a_text_can_become_no_deal_is_said_at_once_and_until_it_can() -> None:
    desk = Desk()
    desk.types("msx")
    assert desk.says("“msx” isn't a deal.")
    desk.keys("backspace")

    assert not desk.says("isn't a deal")


@pytest.mark.parametrize("sign", [DICE, PASTE, COPY])
def test_every_sign_under_the_field_has_a_word(sign: int) -> None:
    button = Desk().all(StateButton)[sign]
    assert isinstance(button, StateButton)
    assert button.word
    assert button.shows_word


def test_a_typed_number_wins_over_the_switch() -> None:
    desk = Desk()
    desk.types("77")
    desk.press(RadioRow, 2)
    desk.press_word("Deal")

    assert desk.dealt == [Start.numbered(WASP, 77)]


def test_a_number_typed_while_a_deal_is_looked_for_is_dealt_instead() -> None:
    desk = Desk()
    desk.keys("enter")
    desk.types("77")
    desk.found(5)
    assert desk.dealt == []
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(CLASSIC, 77)]


@pytest.mark.parametrize("name", ["ms24", "pysol:24", "rules"])
def test_a_named_deal_can_be_typed(name: str) -> None:
    desk = Desk()
    desk.types(name)
    desk.keys("enter")

    assert desk.dealt == [Start.named(CLASSIC, name)]


@pytest.mark.parametrize("half", ["ms", "pys", "pysol:", "r"])
def test_half_a_name_is_no_deal(half: str) -> None:
    desk = Desk()
    desk.types(half)
    desk.keys("enter")

    assert desk.dealt == []
    assert desk.says(f"“{half}” isn't a deal")
    desk.types("1")
    assert not desk.says("isn't a deal") or half in ("pys", "r")


def test_the_dice_draws_a_winnable_number_with_the_switch_on() -> None:
    desk = Desk()
    desk.press(StateButton, DICE)
    assert desk.written == ""
    desk.found(77)
    assert desk.written == "77"
    assert desk.all(SwitchRow)[0].enabled
    desk.found(78)
    desk.press(StateButton, DICE)
    assert desk.written == "78"
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(CLASSIC, 78)]


def test_the_dice_draws_any_number_with_the_switch_off() -> None:
    desk = Desk(ANY_DEAL)
    desk.press(StateButton, DICE)

    assert desk.written == "48213"


def test_a_drawn_number_goes_when_another_kind_of_deal_is_wished_and_a_typed_one_stays() -> None:
    desk = Desk(ANY_DEAL)
    desk.press(StateButton, DICE)
    desk.press(RadioRow, 1)
    assert desk.written == ""

    desk.press(TextField)
    desk.types("77")
    desk.press(RadioRow, 2)
    assert desk.written == "77"


# The clipboard


@pytest.mark.parametrize("how", ["key", "button"])
def test_a_pasted_code_brings_its_rules_and_deal(how: str) -> None:
    desk = Desk(clipboard=Paper("  scorpion:relaxed:pysol:24\n\0"))
    if how == "key":
        desk.keys("v", ctrl=True)
    else:
        desk.press(StateButton, PASTE)
    assert desk.written == "pysol:24"
    assert [row.chosen for row in desk.all(RadioRow) if isinstance(row, RadioRow)] == [False, True, False, False]
    desk.keys("enter")

    assert desk.dealt == [Start.named(RELAXED, "pysol:24")]


@pytest.mark.parametrize(("text", "number"), [("48 213", 48213), ("Game 48 213!\n", 48213), ("#7", 7)])
def test_a_pasted_number_is_one_of_the_chosen_rules(text: str, number: int) -> None:
    desk = Desk(Wanted("wasp"), clipboard=Paper(text))
    desk.press(StateButton, PASTE)
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(WASP, number)]


@pytest.mark.parametrize("text", ["hello", "scorpion:bees:7", "scorpion:wasp:rules", "0", "9" * 40])
def test_a_pasted_text_that_is_no_deal_is_said_and_changes_nothing(text: str) -> None:
    desk = Desk(clipboard=Paper(text))
    desk.types("5")
    desk.press(StateButton, PASTE)

    assert desk.says("isn't a deal. Enter a number, ms24, pysol:24 or a code like scorpion:classic:48213.")
    assert desk.written == "5"


@pytest.mark.parametrize("how", ["key", "button"])
@pytest.mark.parametrize("text", ["", " \n", "\u200b\ufeff"])
def test_a_clipboard_with_nothing_on_it_is_said_to_be_empty(text: str, how: str) -> None:
    desk = Desk(clipboard=Paper(text))
    desk.types("5")
    if how == "key":
        desk.keys("v", ctrl=True)
    else:
        desk.press(StateButton, PASTE)

    assert desk.says("The clipboard is empty.")
    assert desk.written == "5"


@pytest.mark.parametrize("text", ["hello", "scorpion:bees:7"])
def test_a_text_pasted_by_key_that_is_no_deal_is_said_until_the_next_key(text: str) -> None:
    desk = Desk(clipboard=Paper(text))
    desk.types("5")
    desk.keys("v", ctrl=True)
    assert desk.says(f"“{text}” isn't a deal.")
    assert desk.written == "5"

    desk.types("6")
    assert not desk.says("isn't a deal")


def test_what_is_pasted_goes_in_where_one_writes_if_it_makes_a_deal_there() -> None:
    desk = Desk(clipboard=Paper("24"))
    desk.types("ms")
    desk.keys("v", ctrl=True)
    assert desk.written == "ms24"

    desk.clipboard.written = "scorpion:wasp:7"
    desk.keys("v", ctrl=True)
    assert desk.written == "7"


@pytest.mark.parametrize("how", ["key", "button"])
def test_what_came_along_unseen_doesnt_matter(how: str) -> None:
    desk = Desk(clipboard=Paper("\ufeffscor\u00adpion\u200b:wa\u2060sp:\u200e48\u00a0213\u200f"))
    if how == "key":
        desk.keys("v", ctrl=True)
    else:
        desk.press(StateButton, PASTE)
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(WASP, 48213)]


def test_the_code_of_the_game_on_the_table_is_copied() -> None:
    desk = Desk()
    desk.press(StateButton, COPY)

    assert desk.clipboard.written == "scorpion:wasp:ms24"
    assert desk.says("Copied: scorpion:wasp:ms24")


def test_a_clipboard_that_is_not_there_is_said() -> None:
    desk = Desk(clipboard=Paper(broken=True))
    desk.press(StateButton, COPY)

    assert desk.says("The clipboard isn't available.")


def test_a_position_without_a_code_has_nothing_to_copy() -> None:
    with_code, without = Desk(), Desk(code=False)

    assert len(without.all(StateButton)) == len(with_code.all(StateButton)) - 1
