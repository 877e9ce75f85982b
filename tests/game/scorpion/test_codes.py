"""Share codes: what is written is read back, and what can't be read is said."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.errors import GameError
from game.scorpion import codes
from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.variants import CLASSIC, RELAXED, THREE_BLIND_MICE, WASP
from tests.game.scorpion.boards import board
from tests.game.scorpion.positions import numbers, rule_sets
from tests.game.test_plain import UNSEEN, sown

names = st.one_of(
    st.integers(1, 2**33 - 1).map(lambda number: f"ms{number}"),
    st.integers(1, 10**20).map(lambda number: f"pysol:{number}"),
)


@given(rule_sets, numbers)
def test_a_numbered_deal_is_read_back(rules: ScorpionRules, number: int) -> None:
    start = Start.numbered(rules, number)
    code = codes.write(start)

    assert code == f"scorpion:{rules.name}:{number}"
    assert codes.read(code) == start


@given(rule_sets, names)
def test_a_named_deal_is_read_back(rules: ScorpionRules, name: str) -> None:
    start = Start.named(rules, name)
    code = codes.write(start)

    assert code == f"scorpion:{rules.name}:{name}"
    assert codes.read(code) == start


def test_the_deal_of_the_rules_has_a_code() -> None:
    assert codes.write(Start.named(CLASSIC, "rules")) == "scorpion:classic:rules"
    assert codes.read("scorpion:classic:rules") == Start.named(CLASSIC, "rules")


def test_a_bare_position_has_none() -> None:
    assert codes.write(Start(CLASSIC, board("KS / QS"))) is None


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("  Scorpion:CLASSIC:48213\n", "scorpion:classic:48213"),
        ("scorpion : relaxed : 48 213", "scorpion:relaxed:48213"),
        ("scorpion:wasp:48\u2009213", "scorpion:wasp:48213"),
        ("scorpion:wasp:48\u00a0213", "scorpion:wasp:48213"),
        ("Scorpion: Three Blind Mice: 7", "scorpion:three_blind_mice:7"),
        ("scorpion:classic:00024", "scorpion:classic:24"),
        ("scorpion:classic:PySol: 24", "scorpion:classic:pysol:24"),
        ("scorpion:classic:MS 024", "scorpion:classic:ms24"),
    ],
)
def test_blanks_and_capitals_dont_matter(text: str, meant: str) -> None:
    assert codes.write(codes.read(text)) == meant


@pytest.mark.parametrize(
    ("text", "rules", "meant"),
    [
        ("48 213", WASP, "scorpion:wasp:48213"),
        ("ms24", RELAXED, "scorpion:relaxed:ms24"),
        ("pysol:24", THREE_BLIND_MICE, "scorpion:three_blind_mice:pysol:24"),
        ("rules", CLASSIC, "scorpion:classic:rules"),
        ("scorpion:classic:5", WASP, "scorpion:classic:5"),
    ],
)
def test_the_deal_alone_will_do_where_the_rules_are_known(text: str, rules: ScorpionRules, meant: str) -> None:
    assert codes.write(codes.read(text, rules)) == meant


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", 'code "": expected one such as scorpion:classic:48213'),
        ("48213", 'code "48213": expected one such as scorpion:classic:48213'),
        ("scopa:easy:3", 'code "scopa:easy:3": expected one such as scorpion:classic:48213'),
        ("x" * 200, f'code "{"x" * 36}...: expected one such as scorpion:classic:48213'),
        ("scorpion:bees:3", 'rules "bees" in the code: expected one of classic, relaxed, wasp, three_blind_mice'),
        ("scorpion:classic", 'deal "": expected a number from 1 to 999999999, pysol:N, msN or rules'),
        ("scorpion:classic:²", 'deal "²": expected a number from 1 to 999999999, pysol:N, msN or rules'),
        ("scorpion:classic:-3x", 'deal "3x": expected a number from 1 to 999999999, pysol:N, msN or rules'),
        ("scorpion:classic:0", "deal 0: expected a whole number from 1 to 999999999"),
        ("scorpion:classic:1000000000", "deal 1000000000: expected a whole number from 1 to 999999999"),
        ("scorpion:wasp:ms0", "deal ms0: expected a whole number from 1 to 8589934591 after ms"),
        ("scorpion:wasp:ms8589934592", "deal ms8589934592: expected a whole number from 1 to 8589934591 after ms"),
        ("scorpion:wasp:pysol:0", "deal pysol:0: expected a whole number from 1 to 100000000000000000000 after pysol:"),
        ("scorpion:wasp:rules", "the deal of the rules is one of classic; expected classic, not wasp"),
    ],
)
def test_what_cant_be_read_is_said_in_one_line(text: str, said: str) -> None:
    with pytest.raises(GameError) as error:
        codes.read(text)

    assert str(error.value) == said


@given(st.text(max_size=120))
def test_any_text_is_a_deal_or_an_error_of_one_line(text: str) -> None:
    said = ""
    try:
        codes.read(text, CLASSIC)
    except GameError as error:
        said = str(error)

    assert len(said.splitlines()) <= 1


starts = st.one_of(st.builds(Start.numbered, rule_sets, numbers), st.builds(Start.named, rule_sets, names))
filling = st.text(UNSEEN + " \xa0\u2009\u2011-_", max_size=3)


@given(starts, st.data())
def test_what_cant_be_seen_doesnt_matter(start: Start, data: st.DataObject) -> None:
    code = codes.write(start)
    assert code is not None

    assert codes.read(sown(code, data, filling)) == start
    assert codes.read(sown(start.name, data, filling), start.rules) == start


@given(starts, st.data())
def test_every_part_a_code_begins_with_begins_a_code(start: Start, data: st.DataObject) -> None:
    code = codes.write(start)
    assert code is not None

    for written in (code, code.upper(), start.name):
        part = sown(written[: data.draw(st.integers(0, len(written)))], data, filling)
        assert codes.begins(part)


@given(st.text(max_size=120))
def test_what_is_a_deal_begins_as_one(text: str) -> None:
    try:
        codes.read(text, CLASSIC)
    except GameError:
        return
    assert codes.begins(text)


@pytest.mark.parametrize(
    "text",
    [
        *("x", "scopa", "scorpions", "scorpion:bees", "scorpion:wasps:", "scorpion:wasp:x", "mt", "pysol24", "ms24x"),
        *("1000000000", "ms8589934592", "scorpion:wasp:1000000000", "9" * 101, " " * 1001),
    ],
)
def test_what_can_become_no_deal_is_known_at_once(text: str) -> None:
    assert not codes.begins(text)
