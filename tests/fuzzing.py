"""What may be handed in, a format a word, tried by a fuzzer that follows the code's own branches; shows no window.

`python -m tests.fuzzing FORMAT SECONDS FOLDER` tries one format so long: what is handed in is used, or refused in
one line. The fuzzer is atheris (requirements-soak.txt); where it has no wheel, hypothesis tries bytes without looking
at branches. What opened a new branch is kept in the folder, and the next run goes on from there.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.fuzzed import fuzzed_of

try:
    import atheris
except ImportError:
    atheris = None

_PROJECT = Path(__file__).resolve().parent.parent
_LONGEST = 1 << 16
_SLOWEST = 60
"""Seconds one input may take."""


Task = Callable[[bytes], None]


class Format(NamedTuple):
    """What is done with some bytes, and good ones to begin with."""

    task: Task
    seeds: Callable[[], Iterable[bytes]]


def formats() -> dict[str, Format]:
    """Every format something is handed in by, or read from the program's own files."""
    from game.store.reading import judge
    from scenes.reading import markup
    from scenes.table.maps import read_map
    from tests.store import flips

    scratch = Path(tempfile.mkdtemp(prefix="fuzzing-"))

    def store(content: bytes) -> None:
        judge(content, b"")

    def page(content: bytes) -> None:
        _used_or_said(lambda: markup.parse(content.decode("utf-8", "replace"), "page.md"))

    def table_map(content: bytes) -> None:
        path = scratch / "table.tmx"
        path.write_bytes(content)
        _used_or_said(lambda: read_map(path, ("hand",), {}))

    return {
        "record": Format(_record_in(scratch / "handed-in.json"), _records),
        "code": Format(_code(), _codes),
        "engine-line": Format(_engine_line(), _lines),
        "store": Format(store, lambda: (flips.make(scratch / "kept"),)),
        "rules-page": Format(page, lambda: (file.read_bytes() for file in (_PROJECT / "locales").rglob("*.md"))),
        "table-map": Format(table_map, lambda: (file.read_bytes() for file in (_PROJECT / "assets").rglob("*.tmx"))),
    }


def _record_in(path: Path) -> Task:
    from game import records
    from game.registry import FAIR_GAMES, GAMES, game_of
    from game.words import Words

    words = Words()
    readers: list[Callable[[records.JsonObject], object]] = [
        lambda found: game_of(found).replay(found),
        lambda found: game_of(found).moves(found),
        lambda found: game_of(found).describe(found, words),
        *(fairness().verify for fairness in FAIR_GAMES.values()),
        *(entry.headless().check_opening for entry in GAMES),
        *(reader for entry in GAMES for reader in fuzzed_of(entry).records),
    ]

    def record(content: bytes) -> None:
        path.write_bytes(content)
        read: list[records.JsonObject] = []
        _used_or_said(lambda: read.append(records.read_file(str(path))))
        for found in read:
            for reader in readers:
                _used_or_said(partial(reader, found))

    return record


def _code() -> Task:
    from game.registry import CODED_GAMES, GAMES

    readers: list[Callable[[str], object]] = [reader for entry in GAMES for reader in fuzzed_of(entry).codes]
    for codes in CODED_GAMES.values():
        readers += [codes().is_own, codes().check_code]

    def code(content: bytes) -> None:
        text = content.decode("utf-8", "surrogateescape")
        for reader in readers:
            _used_or_said(partial(reader, text))

    return code


def _engine_line() -> Task:
    from game import records
    from game.registry import PLAYER_GAMES

    players = [player().player("easy", 1) for player in PLAYER_GAMES.values()]

    def chosen(player: Callable[[records.JsonObject], object], text: str) -> None:
        player(records.parse(text))

    def line(content: bytes) -> None:
        text = content.decode("utf-8", "replace")
        for player in players:
            _used_or_said(partial(chosen, player, text))

    return line


def _records() -> Iterable[bytes]:
    return (file.read_bytes() for file in (_PROJECT / "tests" / "golden").rglob("*.json"))


def _lines() -> Iterable[bytes]:
    from game.registry import GAMES

    return (line for entry in GAMES for line in fuzzed_of(entry).lines())


def _codes() -> Iterable[bytes]:
    from game.registry import GAMES

    return (code for entry in GAMES for code in fuzzed_of(entry).good_codes)


def _used_or_said(task: Callable[[], object]) -> None:
    from game.errors import GameError

    try:
        task()
    except GameError as error:
        said = str(error)
        assert "\n" not in said, said
        said.encode("utf-8")


def main() -> None:
    name, seconds, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]) / sys.argv[1]
    if atheris is not None:
        with atheris.instrument_imports(include=["game", "scenes", "markdown_it", "pytmx"]):
            form = formats()[name]
    else:
        form = formats()[name]
    folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(form.seeds()):
        (folder / f"seed-{number:03}").write_bytes(seed)
    (_followed if atheris is not None else _tried)(form.task, seconds, folder)


def _followed(task: Task, seconds: int, folder: Path) -> None:
    """The fuzzer ends the process itself: with 0 when the time is up, else after writing down what failed."""
    options = [f"-max_total_time={seconds}", f"-max_len={_LONGEST}", f"-timeout={_SLOWEST}", "-print_final_stats=1"]
    atheris.Setup([sys.argv[0], *options, f"-artifact_prefix={folder.parent}/failed-", str(folder)], task)
    atheris.Fuzz()


def _tried(task: Task, seconds: int, folder: Path) -> None:
    from hypothesis import HealthCheck, given, settings
    from hypothesis import strategies as st

    seeds = [file.read_bytes() for file in sorted(folder.iterdir())]
    count, until = 0, time.monotonic() + seconds

    @settings(max_examples=200, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(seeds), st.lists(st.tuples(st.integers(0), st.binary(max_size=8), st.integers(0, 8))))
    def some(content: bytes, cuts: list[tuple[int, bytes, int]]) -> None:
        nonlocal count
        count += 1
        for at, scrap, gone in cuts:
            start = at % (len(content) + 1)
            content = content[:start] + scrap + content[start + gone :]
        task(content)

    while time.monotonic() < until:
        some()
    print(f"tried {count}")


if __name__ == "__main__":
    main()
