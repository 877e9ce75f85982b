"""Only a number in range can be written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.intents import KeyPressed
from scenes.widgets.number_field import NumberField
from tests.widgets.hand import Hand, column

LARGEST = 999_999_999


def _field(value: int | None = None, paste: str = "") -> tuple[NumberField, Hand, list[int | None]]:
    told: list[int | None] = []
    field = NumberField(value, LARGEST, "Random", told.append, lambda: paste)
    hand = column(field)
    hand.press(field, dx=190)
    return field, hand, told


def test_digits_go_in_and_others_stay_out() -> None:
    field, hand, told = _field()
    hand.types("4x8")
    hand.types("٣ 2")
    assert field.value == 482
    assert told[-1] == 482


def test_a_number_out_of_range_cannot_be_written() -> None:
    field, hand, _ = _field()
    hand.types("0")
    assert field.value is None
    hand.types("99999999999999")
    assert field.value == LARGEST


def test_the_caret_walks_and_digits_go_in_there() -> None:
    field, hand, _ = _field(1234)
    hand.keys("home")
    hand.types("0")
    assert field.value == 1234
    hand.keys("right", "right")
    hand.types("9")
    assert field.value == 12934
    assert field.caret == 3
    hand.keys("end", "left", "left")
    hand.types("5")
    assert field.value == 129534


def test_backspace_and_delete_take_digits_and_loose_zeros() -> None:
    field, hand, _ = _field(10045)
    hand.keys("home", "delete")
    assert field.value == 45
    hand.keys("end", "backspace")
    assert field.value == 4
    hand.keys("backspace", "backspace")
    assert field.value is None


def test_pasting_keeps_the_digits() -> None:
    field, hand, _ = _field(paste="Game 48 213!\n")
    hand.pane.handle(KeyPressed("v", ctrl=True))
    assert field.value == 48213


def test_a_click_puts_the_caret_between_digits() -> None:
    field, hand, _ = _field(111111)
    hand.down(field.box.x + 16, field.box.cy)
    hand.up(field.box.x + 16, field.box.cy)
    assert field.caret == 0
    hand.press(field, dx=190)
    assert field.caret == 6


def test_setting_a_number_replaces_what_is_there() -> None:
    field, _, told = _field(5)
    field.set(48213)
    assert field.value == told[-1] == 48213
    for wrong in (0, -3, LARGEST + 1):
        with pytest.raises(ValueError, match="expected a number from 1"):
            field.set(wrong)


@given(
    st.lists(
        st.one_of(
            st.sampled_from(["left", "right", "home", "end", "backspace", "delete"]).map(KeyPressed),
            st.text("0123456789a -", max_size=12),
        ),
        max_size=40,
    )
)
def test_whatever_is_typed_the_number_stays_in_range(acts: list[KeyPressed | str]) -> None:
    field = NumberField(None, LARGEST, "Random", lambda _: None, lambda: "")
    for act in acts:
        if isinstance(act, str):
            field.typed(act)
        else:
            field.key(act)
        assert field.value is None or 1 <= field.value <= LARGEST
        assert 0 <= field.caret <= len(str(field.value or ""))
