"""Only what fits can be written."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.intents import KeyPressed
from scenes.widgets.written_field import WrittenField
from tests.widgets.hand import Hand, column

LARGEST = 999_999_999


def fits(written: str) -> bool:
    """Numbers in range, and `ms` with a number behind it."""
    if written in ("", "m", "ms"):
        return True
    found = re.fullmatch("(?:ms)?([1-9][0-9]*)", written, re.ASCII)
    return found is not None and int(found[1]) <= LARGEST


def _field(written: str = "") -> tuple[WrittenField, Hand, list[str]]:
    told: list[str] = []
    field = WrittenField(written, fits, str, "Random", told.append, lambda: told.append("pasted"))
    hand = column(field)
    hand.press(field, dx=190)
    return field, hand, told


def test_what_fits_goes_in_and_the_rest_stays_out() -> None:
    field, hand, told = _field()
    hand.types("4x8")
    hand.types("٣ 2")
    assert field.written == told[-1] == "482"


def test_a_number_out_of_range_cannot_be_written() -> None:
    field, hand, _ = _field()
    hand.types("0")
    assert field.written == ""
    hand.types("99999999999999")
    assert field.written == str(LARGEST)


def test_capitals_are_written_small() -> None:
    field, hand, _ = _field()
    hand.types("MS24")
    assert field.written == "ms24"


def test_the_caret_walks_and_characters_go_in_there() -> None:
    field, hand, _ = _field("1234")
    hand.keys("home")
    hand.types("0")
    assert field.written == "1234"
    hand.keys("right", "right")
    hand.types("9")
    assert field.written == "12934"
    assert field.caret == 3
    hand.keys("end", "left", "left")
    hand.types("5")
    assert field.written == "129534"


def test_backspace_and_delete_take_characters_and_what_no_longer_fits() -> None:
    field, hand, _ = _field("10045")
    hand.keys("home", "delete")
    assert field.written == "45"
    hand.keys("end", "backspace")
    assert field.written == "4"
    hand.keys("backspace", "backspace")
    assert field.written == ""


@pytest.mark.parametrize(("keys", "left"), [(("home", "delete"), "24"), (("home", "right", "delete"), "24")])
def test_a_broken_name_leaves_its_number(keys: tuple[str, ...], left: str) -> None:
    field, hand, _ = _field("ms24")
    hand.keys(*keys)
    assert (field.written, field.caret) == (left, 0)


def test_pasting_is_somebody_elses() -> None:
    field, hand, told = _field()
    hand.pane.handle(KeyPressed("v", ctrl=True))
    assert told == ["pasted"]
    assert field.written == ""


def test_a_click_puts_the_caret_between_characters() -> None:
    field, hand, _ = _field("111111")
    hand.down(field.box.x + 16, field.box.cy)
    hand.up(field.box.x + 16, field.box.cy)
    assert field.caret == 0
    hand.press(field, dx=190)
    assert field.caret == 6


@given(
    st.lists(
        st.one_of(
            st.sampled_from(["left", "right", "home", "end", "backspace", "delete"]).map(KeyPressed),
            st.text("0123456789ams -", max_size=12),
        ),
        max_size=40,
    )
)
def test_whatever_is_typed_it_fits(acts: list[KeyPressed | str]) -> None:
    field = WrittenField("", fits, str, "Random", lambda _: None, lambda: None)
    for act in acts:
        if isinstance(act, str):
            field.typed(act)
        else:
            field.key(act)
        assert fits(field.written)
        assert 0 <= field.caret <= len(field.written)
