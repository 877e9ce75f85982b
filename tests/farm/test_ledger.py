"""A ledger keeps whole lines, drops torn ones, and never touches a file that is something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import ledger
from tools.ledger import LedgerError, Row

COLUMNS = ("name", "number")


def parse(row: Row) -> tuple[str, int]:
    return row["name"], int(row["number"])


def take_up(path: Path, lines: int = 1) -> list[tuple[str, int]]:
    return ledger.take_up(path, COLUMNS, parse, lambda line: line[0], lines)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "found.csv"
    ledger.append(path, COLUMNS, [("one", 1), ("two, too", 2)])
    return path


def test_lines_are_read_back(path: Path) -> None:
    ledger.append(path, COLUMNS, [("three", 3)])

    assert ledger.read(path, COLUMNS, parse) == [("one", 1), ("two, too", 2), ("three", 3)]
    assert ledger.read(path.with_name("none.csv"), COLUMNS, parse) == []


def test_a_file_torn_anywhere_is_taken_up_with_its_whole_lines(path: Path) -> None:
    whole = path.read_bytes()
    for length in range(len(whole) + 1):
        path.write_bytes(whole[:length])
        kept = take_up(path)
        assert kept == [("one", 1), ("two, too", 2)][: max(0, whole[:length].count(b"\n") - 1)]
        ledger.append(path, COLUMNS, [("one", 1), ("two, too", 2)][len(kept) :])
        assert path.read_bytes() == whole


def test_keys_without_all_their_lines_go(path: Path) -> None:
    ledger.append(path, COLUMNS, [("one", 5)])

    assert take_up(path, lines=2) == [("one", 1), ("one", 5)]
    assert path.read_bytes() == b"name,number\r\none,1\r\none,5\r\n"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Dear diary", "line 1 is 'Dear diary'"),
        ("name,count\none,1\n", "line 1 is 'name,count'"),
        ("name,number\none,1,2\n", "line 2 is 'one,1,2'"),
        ("name,number\none,1\n\ntwo,2\n", "line 3 is ''"),
        ("name,number\none,1\ntwo,many\n", "line 3 is 'two,many'"),
    ],
)
def test_another_file_is_left_alone(text: str, where: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)

    with pytest.raises(LedgerError) as error:
        take_up(path)

    assert str(error.value) == f"{path}: {where}; expected name,number"
    assert path.read_text() == text


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="can't be read"):
        take_up(tmp_path)
    with pytest.raises(LedgerError, match="can't be written"):
        ledger.append(tmp_path / "missing" / "found.csv", COLUMNS, [("one", 1)])
