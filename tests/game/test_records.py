"""Game records as JSON text: what is read, what is refused, and where the message points."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from game import records
from game.errors import RecordError


def test_an_object_is_read() -> None:
    assert records.parse('{"game":"scorpion","moves":[{"from":1}]}') == {"game": "scorpion", "moves": [{"from": 1}]}


def test_what_is_written_is_read_back_on_one_line() -> None:
    record = {"game": "scorpion", "note": "ρήγας\n♠", "moves": [1, 2], "deal": None}

    text = records.write(record)

    assert "\n" not in text
    assert "ρήγας" in text
    assert records.parse(text) == record


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"^line 1, column 1: .*; expected JSON$"),
        ("{", r"^line 1, column 2: .*; expected JSON$"),
        ('{\n  "deal" 1\n}', r"^line 2, column 10: .*; expected JSON$"),
        ('{"deal":1} {"deal":2}', r"^line 1, column 12: .*; expected JSON$"),
        ("[]", r"^the record is \[\]; expected a JSON object$"),
        ("null", r"^the record is null; expected a JSON object$"),
        ("true", r"^the record is true; expected a JSON object$"),
        ("48213", r"^the record is 48213; expected a JSON object$"),
        ('"scorpion"', r'^the record is "scorpion"; expected a JSON object$'),
        ("NaN", r"^the record is NaN; expected a JSON object$"),
        ('{"deal":1,"deal":2}', r'^the key "deal" stands twice in one object; expected a game record in JSON$'),
        ('{"moves":[{"from":1,"to":2,"to":3}]}', r'^the key "to" stands twice in one object'),
        ('{"deal":' + "9" * 5000 + "}", r"^a number has more than 20 digits; expected a game record in JSON$"),
        ('{"moves":' + "[" * 100_000, r"^lists and objects lie more than 50 deep; expected a game record in JSON$"),
    ],
)
def test_a_text_that_is_no_record_says_where_and_why(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        records.parse(text)


def test_what_no_encoding_can_write_is_shown_escaped() -> None:
    assert records.shown("\ud800!") == r'"\ud800!"'


def test_many_keys_one_of_them_twice_are_read_as_fast_as_any() -> None:
    # With a count for each key this would take minutes.
    keys = ",".join(f'"{number}":1' for number in (*range(200_000), 199_999))
    with pytest.raises(RecordError, match='the key "199999" stands twice'):
        records.parse("{" + keys + "}")


def test_a_file_is_read_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    for encoding in ("utf-8", "utf-8-sig"):
        path = tmp_path / encoding
        path.write_text('{"game":"scorpion"}', encoding=encoding)
        assert records.read_file(str(path)) == {"game": "scorpion"}


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"game":"scorpion"}')))

    assert records.read_file("-") == {"game": "scorpion"}


def test_a_missing_standard_input_is_an_unreadable_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)

    with pytest.raises(RecordError, match=r"^-: cannot be read \(standard input is closed\); expected a game record$"):
        records.read_file("-")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "line 1, column 1: .*; expected JSON"),
        (b'\xff\xfe{"', "byte 0 is not UTF-8; expected a game record in UTF-8 JSON"),
        (b'{"a":"\xe8"}', "byte 6 is not UTF-8; expected a game record in UTF-8 JSON"),
        (b"[1]", r"the record is \[1\]; expected a JSON object"),
    ],
)
def test_an_unusable_file_is_named(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)

    with pytest.raises(RecordError, match=rf"^{path}: {message}$"):
        records.read_file(str(path))


def test_a_file_that_cannot_be_read_is_named_with_the_cause(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path, Path("with\0nul")):
        with pytest.raises(RecordError, match=r"cannot be read \(.+\); expected a game record$") as error:
            records.read_file(str(path))
        assert str(error.value).startswith(f"{path}: ")


def test_values_are_quoted_as_json_and_cut_to_a_readable_length() -> None:
    assert records.shown(True) == "true"
    assert records.shown({"a": [1, "č"]}) == '{"a": [1, "č"]}'
    assert records.shown("x" * 38) == '"' + "x" * 38 + '"'
    assert records.shown("x" * 39) == records.shown("x" * 100) == '"' + "x" * 36 + "..."


def test_a_value_too_deep_to_quote_is_still_named() -> None:
    deep: list[object] = []
    for _ in range(200_000):
        deep = [deep]

    assert records.shown(deep) == "a deeply nested value"


@pytest.mark.parametrize("value", [None, True, False, 1.0, "1", [1], {}, float("nan")])
def test_only_a_whole_number_is_one(value: object) -> None:
    with pytest.raises(RecordError, match=r"^moves\[3\]\.from is .+; expected a whole number$"):
        records.whole({"from": value}, "from", "moves[3]")


@pytest.mark.parametrize("value", [None, True, 0, "ab", {}])
def test_only_a_list_is_one(value: object) -> None:
    with pytest.raises(RecordError, match=r"^stock is .+; expected a list$"):
        records.listed({"stock": value}, "stock")


@pytest.mark.parametrize("value", [None, True, 0, "b", "A", ["a"], {"a": 1}])
def test_only_one_of_the_choices_is_one(value: object) -> None:
    with pytest.raises(RecordError, match=r"^rules is .+; expected one of a, c$"):
        records.chosen({"rules": value}, "rules", ("a", "c"))


def test_a_missing_key_is_named_with_its_path() -> None:
    with pytest.raises(RecordError, match=r"^moves\[0\]\.to is missing$"):
        records.required({}, "to", "moves[0]")
    with pytest.raises(RecordError, match=r"^rules is missing$"):
        records.required({}, "rules")
