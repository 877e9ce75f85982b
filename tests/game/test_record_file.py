"""A record saved as a file is a new file, whole, and readable as a record."""

from __future__ import annotations

import os
import resource
import signal
from datetime import datetime
from pathlib import Path

import platformdirs
import pytest

from game import record_file, records
from game.errors import GameError

MOMENT = datetime(2026, 12, 1, 3, 4, 59)
RECORD = records.write({"game": "scorpion", "rules": "wasp", "deal": 7, "label": "čeština Ω", "moves": []})


def test_a_saved_record_is_a_dated_file_that_can_be_opened(tmp_path: Path) -> None:
    file = record_file.save(RECORD, "scorpion", MOMENT, tmp_path / "not there" / "yet")

    assert file.name == "osteria-antares-scorpion-2026-12-01-0304.json"
    assert records.read_file(str(file)) == records.parse(RECORD)


def test_no_file_is_written_over(tmp_path: Path) -> None:
    files = [record_file.save(f"{RECORD[:-1]} }}", "scopa", MOMENT, tmp_path)]
    files += [record_file.save(RECORD, "scopa", MOMENT, tmp_path) for _ in range(3)]

    assert len(set(files)) == 4
    assert files[0].read_text() != files[1].read_text()
    assert files[1].name == "osteria-antares-scopa-2026-12-01-0304-2.json"


def test_it_lies_with_the_persons_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "Έγγραφα")

    assert record_file.save(RECORD, "scorpion", MOMENT).parent == tmp_path / "Έγγραφα"


def test_a_folder_that_cannot_be_had_is_said_with_its_cause(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")

    with pytest.raises(GameError) as error:
        record_file.save(RECORD, "scorpion", MOMENT, tmp_path / "file")
    assert str(tmp_path / "file") in str(error.value)
    assert len(str(error.value).splitlines()) == 1


def test_half_a_record_is_no_file(tmp_path: Path) -> None:
    """A disk that is full, as far as a process can have one to itself: a limit for the size of its files."""
    folder = tmp_path / "documents"
    folder.mkdir()
    child = os.fork()
    if child == 0:  # pragma: no cover
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
        try:
            record_file.save(RECORD, "scorpion", MOMENT, folder)
        except GameError:
            os._exit(7)
        os._exit(0)

    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    assert list(folder.iterdir()) == []


def test_saved_records_are_found_the_latest_first_and_nothing_else(tmp_path: Path) -> None:
    assert record_file.saved(tmp_path / "nowhere") == []
    files = [record_file.save(RECORD, "scopa", MOMENT, tmp_path) for _ in range(3)]
    for place, file in enumerate(files):
        os.utime(file, (1000 + place, 1000 + place))
    (tmp_path / "letter.json").write_text("{}")
    (tmp_path / "osteria-antares-folder.json").mkdir()

    assert record_file.saved(tmp_path) == files[::-1]


def test_a_file_that_is_given_up_is_gone(tmp_path: Path) -> None:
    file = record_file.NewFile("games", MOMENT, ".csv", tmp_path / "documents")
    file.write("some of it")
    file.give_up()

    assert list((tmp_path / "documents").iterdir()) == []
