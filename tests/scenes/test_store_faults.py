"""The tables over a store in trouble: nothing is dealt over a kept game, leaving and dealing are one, all is told."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path

import pytest

from game.scopa.kept import KeptMatch
from game.scorpion.record import Start, write
from game.scorpion.variants import CLASSIC
from game.store import Notice, Outcome, Rescue, Store, StoreNotice, files
from game.words import LANGUAGES, Words
from scenes import store_notices
from tests.scenes.asking import asked
from tests.scenes.scopa.rooms import scopa_room
from tests.scenes.scorpion.played import finished, make_moves
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig
from tests.scenes.scorpion.rooms import scorpion_room

OTHER = Start.numbered(CLASSIC, 7)


class Unreadable:
    """A disk that reads nothing while it is broken."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.broken = False
        look = files.look

        def read(path: Path) -> object:
            if self.broken:
                raise OSError(errno.EIO, "Input/output error", str(path))
            return look(path)

        monkeypatch.setattr(files, "look", read)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Unreadable:
    return Unreadable(monkeypatch)


def dismiss(rig: ScorpionRig) -> None:
    rig.run(0.3)
    assert asked(rig) == "Saving games"
    rig.read()
    rig.keys("enter")
    rig.run(0.4)
    assert rig.window is None


def test_a_game_that_cannot_be_read_now_is_not_dealt_over_and_comes_back(new_rig: NewRig, disk: Unreadable) -> None:
    rig = new_rig()
    rig.open()
    make_moves(rig)
    moves = rig.session.moves
    rig.close()
    disk.broken = True
    again = new_rig()
    again.house.open_start("scorpion")
    dismiss(again)
    again.settle()
    begun = again.table.game
    assert begun.start != DEAL
    make_moves(again)
    disk.broken = False
    again.keys("u")
    dismiss(again)
    assert again.table.game is begun, "what is played is not taken away"
    assert again.store.running("scorpion") is not None
    scorpion_room(again.house).deal(OTHER)
    assert (again.table.game.start, again.session.moves) == (DEAL, moves)
    assert finished(again) == []
    scorpion_room(again.house).deal(OTHER)
    assert again.table.game.start == OTHER
    assert finished(again) == [(Outcome.NOT_WON, moves)]


def test_a_game_that_could_not_be_read_waits_at_the_title_and_is_saved_again(new_rig: NewRig, disk: Unreadable) -> None:
    rig = new_rig()
    rig.open()
    make_moves(rig)
    moves = rig.session.moves
    rig.close()
    disk.broken = True
    again = new_rig()
    again.house.open_start("scorpion")
    dismiss(again)
    again.settle()
    disk.broken = False
    again.keys("d")
    dismiss(again)
    again.house.to_title()
    scorpion_room(again.house).open()
    assert (again.table.game.start, again.session.moves) == (DEAL, moves)
    again.keys("u")
    again.close()
    third = new_rig()
    scorpion_room(third.house).open()
    assert third.session.undos == 1
    assert finished(third) == []


def test_a_record_handed_in_while_nothing_can_be_read_goes_and_the_kept_game_is_there(
    new_rig: NewRig, disk: Unreadable
) -> None:
    rig = new_rig()
    rig.open()
    make_moves(rig)
    moves = rig.session.moves
    rig.close()
    disk.broken = True
    again = new_rig()
    again.house.open_start("scorpion", write(OTHER, []))
    dismiss(again)
    again.settle()
    assert again.table.game.handed_in
    disk.broken = False
    again.keys("d")
    dismiss(again)
    again.house.to_title()
    again.house.open_start("scorpion")
    assert (again.table.game.start, again.session.moves) == (DEAL, moves)
    assert again.store.saving
    assert finished(again) == []


def test_a_match_that_cannot_be_read_now_comes_back(new_rig: NewRig, disk: Unreadable) -> None:
    rig = new_rig()
    match = KeptMatch.begin(rig.store, "easy", 11, False).match
    rig.close()
    disk.broken = True
    again = new_rig()
    again.house.open_start("scopa")
    dismiss(again)
    room = scopa_room(again.house)
    assert room.table is not None
    assert room.table.match.seed != match.seed
    disk.broken = False
    room.begin()
    assert room.table.match.seed == match.seed
    assert again.store.saving


@pytest.mark.parametrize("commits", [0, 1])
def test_leaving_a_game_and_dealing_the_next_are_one(
    new_rig: NewRig, commits: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = new_rig()
    rig.open()
    make_moves(rig)
    moves, left, commit = rig.session.moves, [commits], files.commit

    def few(connection: sqlite3.Connection, statements: list[tuple[str, tuple[object, ...]]]) -> None:
        if left[0] == 0:
            raise sqlite3.OperationalError("disk I/O error")
        left[0] -= 1
        commit(connection, statements)

    monkeypatch.setattr(files, "commit", few)
    scorpion_room(rig.house).deal(OTHER)
    shutil.copytree(tmp_path / "games", tmp_path / "copy")
    monkeypatch.setattr(files, "commit", commit)
    store = Store(tmp_path / "copy")
    game = store.running("scorpion")
    assert game is not None
    results = [(over.outcome, over.moves) for over in store.finished("scorpion")]
    assert (game.moves, results) == ((0, [(Outcome.NOT_WON, moves)]) if commits else (moves, []))
    store.close()


@pytest.mark.parametrize("commits", [0, 1])
def test_leaving_a_match_and_beginning_the_next_are_one(
    new_rig: NewRig, commits: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = new_rig()
    kept = KeptMatch.begin(rig.store, "easy", 11, False)
    while not kept.match.played:
        kept.apply(kept.match.legal_plays()[0])
    rig.house.open_start("scopa")
    room = scopa_room(rig.house)
    assert room.table is not None
    commit, left, before = files.commit, [commits], rig.store.running("scopa")

    def few(connection: sqlite3.Connection, statements: list[tuple[str, tuple[object, ...]]]) -> None:
        if left[0] == 0:
            raise sqlite3.OperationalError("disk I/O error")
        left[0] -= 1
        commit(connection, statements)

    monkeypatch.setattr(files, "commit", few)
    room.begin()
    shutil.copytree(tmp_path / "games", tmp_path / "copy")
    monkeypatch.setattr(files, "commit", commit)
    store = Store(tmp_path / "copy")
    assert len(store.finished("scopa")) == commits
    assert (store.running("scopa") == before) == (not commits)
    assert (store.setting("scopa_past_deals") is not None) == bool(commits)
    store.close()


def test_what_was_not_read_is_told_again_at_the_next_start(new_rig: NewRig, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "games.sqlite3").write_bytes(b"no database" * 500)
    first = new_rig()
    first.house.open_start("scorpion")
    first.run(0.3)
    assert asked(first) == "Saving games"
    first.close()
    second = new_rig()
    second.house.open_start("scorpion")
    dismiss(second)
    second.close()
    third = new_rig()
    third.house.open_start("scorpion")
    assert third.window is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_is_told_whole_in_every_language(language: str) -> None:
    words, said = Words(language), set()
    for code in Notice:
        if code is Notice.SECOND_INSTANCE:
            continue
        said.add(store_notices.told(StoreNotice(code, Path("/here/it.is")), words))
    rescued = store_notices.told(
        StoreNotice(Notice.SET_ASIDE_BROKEN, Path("/here/it.is"), Rescue(3, 120, 0, 1, 2)), words
    )
    said.add(rescued)
    assert all(number in rescued for number in ("3", "120", "1", "/here/it.is"))
    assert len(said) == len(Notice)
    assert not any("{" in sentence for sentence in said)
    if language == "en":
        assert rescued == (
            "The file with your saved games was damaged. Rescued: 3 saved games, 120 results. Lost: 1 result."
            " Some settings are back to what they were at first. The damaged file is kept as /here/it.is."
        )
