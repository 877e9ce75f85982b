"""Whatever is handed in for a record, a code or a line to the engine: it is read, or one short line says why not."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game import records
from game.errors import GameError
from game.registry import BY_NAME, GAMES, game_of
from game.scopa import fairness
from game.scopa.engine import read_observation
from game.scopa.family import SCOPA_GAME
from game.scopa.match import Match
from game.scopone import engine as scopone_engine
from game.scopone.family import SCOPONE_GAME
from game.scorpion import codes
from game.scorpion import record as scorpion
from game.scorpion.variants import RULE_SETS
from game.words import Words
from tests.fuzzed import fuzzed_of

GOLDEN = [sorted(folder.glob("*.json"))[:9] for folder in (Path(__file__).parents[1] / "golden").iterdir()]
SEEDS = [file.read_text(encoding="utf-8") for files in sorted(GOLDEN) for file in files]
SEEDS += [records.write(Match("easy", 11, True, game=game).record()) for game in (SCOPA_GAME, SCOPONE_GAME)]
MOST_SAID = 500

names = st.sampled_from(["10H", "7D", "undo", ""])
scraps = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), names)
values = st.recursive(
    scraps,
    lambda inside: st.one_of(st.lists(inside, max_size=4), st.dictionaries(st.text(max_size=6), inside, max_size=4)),
    max_leaves=12,
)


@st.composite
def damaged_texts(draw: st.DrawFn) -> str:
    """A record whose text has been cut, doubled or overwritten somewhere."""
    text = draw(st.sampled_from(SEEDS))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 30)))
        scrap = draw(
            st.one_of(st.text(max_size=6), st.sampled_from(["[", "]", "{", "}", ",", "1e999", "-0", '"', text[:40]]))
        )
        text = text[:start] + scrap + text[end:]
    return text


@st.composite
def damaged_records(draw: st.DrawFn) -> Any:
    """A record with other values in some places."""
    record = json.loads(draw(st.sampled_from(SEEDS)))
    for _ in range(draw(st.integers(1, 3))):
        holder = record
        while True:
            keys = list(holder) if isinstance(holder, dict) else range(len(holder))
            key = draw(st.sampled_from([*keys, None]) if keys else st.none())
            inside = None if key is None else holder[key]
            if isinstance(inside, dict | list) and inside and draw(st.booleans()):
                holder = inside
                continue
            if key is None and isinstance(holder, list):
                holder.append(draw(values))
            elif draw(st.integers(0, 4)) == 0 and key is not None:
                del holder[key]
            else:
                holder["" if key is None else key] = draw(values)
            break
    return record


def used_or_said(task: Callable[[], object]) -> None:
    try:
        task()
    except GameError as error:
        said = str(error)
        assert "\n" not in said
        assert 0 < len(said) <= MOST_SAID, said
        said.encode("utf-8")


def all_that_is_done_with(record: records.JsonObject) -> None:
    game = game_of(record)
    tasks: list[Callable[[], object]] = [
        lambda: list(game.replay(record)),
        lambda: game.moves(record),
        lambda: game.describe(record, Words()),
        lambda: fairness.verify(record),
        lambda: read_observation(record),
        lambda: scopone_engine.read_observation(record),
        lambda: scorpion.read(record),
        *(partial(reader, record) for entry in GAMES for reader in fuzzed_of(entry).records),
    ]
    for task in tasks:
        used_or_said(task)


@pytest.mark.parametrize("text", SEEDS)
def test_the_records_they_are_made_of_are_usable(text: str) -> None:
    record = records.parse(text)
    assert record["game"] in BY_NAME
    assert list(game_of(record).replay(record))


@given(damaged_texts())
def test_a_damaged_text_is_used_or_said(text: str) -> None:
    used_or_said(lambda: all_that_is_done_with(records.parse(text)))


@given(damaged_records())
def test_a_record_with_other_values_is_used_or_said(record: Any) -> None:
    used_or_said(lambda: all_that_is_done_with(record))
    used_or_said(lambda: all_that_is_done_with(records.parse(json.dumps(record))))


@given(st.binary(max_size=200))
@example(b"\xef\xbb\xbf{}")
def test_bytes_are_used_or_said(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "handed-in.json"
    path.write_bytes(content)
    used_or_said(lambda: all_that_is_done_with(records.read_file(str(path))))


@given(st.one_of(st.text(max_size=60), st.from_regex(r"scorpion:[a-z_]{0,9}:(pysol:|ms)?[0-9]{0,25}", fullmatch=True)))
@example("scorpion:classic:²")
@example("\ud800")
def test_a_code_is_used_or_said(code: str) -> None:
    for rules in (None, *RULE_SETS.values()):
        used_or_said(partial(codes.read, code, rules))
        codes.begins(code)


@given(values)
def test_any_json_is_no_observation_or_one(value: Any) -> None:
    for read in (read_observation, scopone_engine.read_observation):
        used_or_said(lambda read=read: read(records.parse(json.dumps(value))))  # type: ignore[misc]
