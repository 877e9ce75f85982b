"""Keeps games and settings, whatever the disk does; knows nothing of what a record means or how a notice reads."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from platformdirs import user_data_path

from game.errors import StoreError
from game.store import aside, faults, files, gaps, rows, schema, untold
from game.store.lock import InstanceLock
from game.store.reading import UNREADABLE, Found, State
from game.store.values import NOTHING, Content, FinishedGame, Notice, Outcome, Rescue, RunningGame, StoreNotice

_ATTEMPTS = 4
_PAUSE = 0.01
"""A fault that may pass is met again so often, so many seconds apart; then at the next action."""
_KINDS = {
    State.BROKEN: ("broken", Notice.SET_ASIDE_BROKEN),
    State.NEWER: ("newer", Notice.SET_ASIDE_NEWER),
    State.FOREIGN: ("foreign", Notice.SET_ASIDE_FOREIGN),
}
T = TypeVar("T")
_TROUBLES = (*UNREADABLE, OSError)


class Store:
    """A player's running games, finished games and settings, in one database that one process writes.

    What is kept is in memory as well: reading never fails, and where the file cannot be written the games go on,
    `notices` says so, and each write tries again with all that the file still lacks. Nothing here raises because of
    a bad file or a bad disk. For one thread.
    """

    def __init__(self, directory: Path | None = None, in_memory: bool = False) -> None:
        """Open the games in `directory`, by default the user's own; `in_memory`: touch no file, nothing outlives it.

        Where another process has them the store begins in memory, as after `play_without_saving`.
        """
        self.notices: list[StoreNotice] = []
        self._directory = directory or user_data_path("osteria-antares", appauthor=False)
        self._path = self._directory / "games.sqlite3"
        self._lock = InstanceLock(self._directory / "games.lock")
        self._content = Content()
        self._file: sqlite3.Connection | None = None
        self._store = ""
        self._identity: files.Identity | None = None
        # Until the file was read nothing is known of it, and nothing may be written over it.
        self._unread = not in_memory
        self._passing: set[str] = set()
        """Slots with a game begun while the file could not be read, which has one of its own for them."""
        self._laid_by: set[int] = set()
        """The numbers of the finished games that are to be deleted; what is kept still has them."""
        self._owed: list[rows.Statement] = []
        self._together = 0
        self._told: Notice | None = None
        self._exclusive = False
        """Whether the file is opened without the memory that is shared with other readers, which may be what fails."""
        self._apart = in_memory
        """Whether nothing is written here: another run does, or nobody."""
        self._write()

    @property
    def saving(self) -> bool:
        """True while everything that was handed over is in the file; False: nothing is kept on disk."""
        return self._file is not None

    def save(self, game: RunningGame) -> None:
        """Keep a game as it stands now, in place of what was kept in its slot."""
        if game.slot in self._passing and not self._unread:
            self._write()  # the file has another game in this slot
            return
        if self._unread:
            self._passing.add(game.slot)
        self._content.running[game.slot] = game
        self._write(rows.save_game(game, self._store))

    def running(self, slot: str) -> RunningGame | None:
        """The game under way in a slot (a table's name, or `slot_of`), as it was last saved."""
        return self._content.running.get(slot)

    def waits(self, table: str) -> bool:
        """Whether a table has anything to go on with, in either slot."""
        return any(game.table == table for game in self._content.running.values())

    def take_up(self, slot: str) -> RunningGame | None:
        """The same, to go on with it: what was begun while it couldn't be read is over."""
        if not self._unread:
            self._passing.discard(slot)
        return self.running(slot)

    def passes(self, slot: str) -> bool:
        """Whether a game of no account is played: one begun while the kept one could not be read."""
        return slot in self._passing

    def finish(self, table: str, outcome: Outcome, ended: str) -> None:
        """Move a table's game to the finished ones; `ended` as `started` is. Nothing happens without a game."""
        if self._leaves_passing(table) or (game := self._content.running.pop(table, None)) is None:
            return
        number, over = self._content.next_number, game.ended(outcome, ended)
        self._content.put(number, over)
        self._write(rows.save_result(number, over, self._store), rows.remove_game(table))

    def discard(self, slot: str) -> None:
        """Forget a slot's game: one that was not played, or handed in, leaves no trace."""
        if not self._leaves_passing(slot) and self._content.running.pop(slot, None) is not None:
            self._write(rows.remove_game(slot))

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is handed over meanwhile reaches the file as one: all of it, or nothing."""
        self._together += 1
        try:
            yield
        finally:
            self._together -= 1
            self._write()

    def set_aside(self, slot: str, reason: str) -> Path | None:
        """Take a game out of `running` whose record turned out unusable, and leave the record in a dated file.

        Returns that file (`GAME.unusable-2026-11-30T081500.json`), or None if there was no game or no
        place to write it; a game that could not be written out stays where it is. `reason` goes to the log.
        """
        game = self.running(slot)
        if game is None:
            return None
        _warn("the kept game of %s is unusable: %s", slot, reason)
        if not self._lock.held:  # the file still has it, and is to keep it
            self._apart = True
            self.discard(slot)
            return None
        place = self._directory / f"{slot}.json"
        try:
            target = aside.write_out(place, "unusable", game.record, datetime.now())
        except OSError as error:
            self._tell(faults.notice_for(error), place)
            return None
        self.discard(slot)
        return target

    def finished(self, game: str) -> list[FinishedGame]:
        """Every finished game of a table, the oldest first."""
        return [over for over in self.results().values() if over.game == game]

    def results(self) -> dict[int, FinishedGame]:
        """Every finished game by its number, the oldest first; those that are laid by are left out."""
        return self._content.without(self._laid_by)

    @property
    def results_seen(self) -> Hashable:
        """Another value whenever there are other finished games than before, or other ones are laid by."""
        return self._content.stamp, frozenset(self._laid_by)

    def amend(self, number: int, before: FinishedGame, after: FinishedGame) -> None:
        """Keep a finished game with what was found out about it since; nothing happens where it is there no more."""
        if self._content.finished.get(number) == before:
            self._content.put(number, after)
            self._write(rows.save_result(number, after, self._store))

    def lay_by(self, numbers: Iterable[int]) -> None:
        """From now on these finished games are as if they had never been, until `bring_back`, or for good.

        The file still has them until `delete_laid_by`: a program that is killed before has deleted nothing.
        """
        self._laid_by |= self._content.finished.keys() & set(numbers)

    def bring_back(self, numbers: Iterable[int]) -> None:
        """Finished games that were laid by are there again, each in its place."""
        self._laid_by -= set(numbers)

    def delete_laid_by(self) -> None:
        """Delete the finished games that are laid by, for good; `close` does it too. Nothing happens without any."""
        if self._laid_by:
            self._content.delete(self._laid_by)
            gone = [rows.remove_result(number) for number in sorted(self._laid_by)]
            self._laid_by.clear()
            self._write(*gone, rows.save_setting(gaps.SETTING, self._content.settings[gaps.SETTING], self._store))

    def has_counted(self, game: str, kind: str, label: str) -> bool:
        """Whether a finished game of this deal counts already."""
        return any(over.counts and (over.kind, over.label) == (kind, label) for over in self.finished(game))

    def setting(self, name: str) -> str | None:
        """A setting's value, or None if it was never kept."""
        return self._content.settings.get(name)

    def keep_setting(self, name: str, value: str) -> None:
        """Keep a setting for the next start."""
        self._content.settings[name] = value
        self._write(rows.save_setting(name, value, self._store))

    def told(self, notice: StoreNotice) -> None:
        """The player has been told: not even a next start need tell it."""
        kept = self.setting(untold.SETTING) or ""
        if (left := untold.without(kept, notice)) != kept:
            self.keep_setting(untold.SETTING, left)

    def play_without_saving(self) -> None:
        """Go on in memory for good, with a copy of the settings and no games: a second instance's choice."""
        settings = self._content.settings or self._glance().settings
        self._drop_file()
        self._lock.release()
        self._content = Content(settings={**settings, untold.SETTING: ""})
        self._laid_by.clear()
        self._owed.clear()
        self._unread, self._apart = False, True

    def close(self) -> None:
        """Delete what is laid by, write what is still owed, fold the log into the database and give the lock back."""
        self.delete_laid_by()
        if self._file is None or self._owed:
            self._write()
        self._drop_file(checkpoint=True)
        self._lock.release()

    # Inside

    def _leaves_passing(self, slot: str) -> bool:
        """Whether the game that ends is one of no account, and nothing of it is kept."""
        if self._unread:
            self._write()
        if slot not in self._passing:
            return False
        self._passing.discard(slot)
        if self._unread:
            self._content.running.pop(slot, None)
        return True

    def _hold(self) -> bool:
        """Be the one who writes here; where a fault is in the way of that, each write tries again."""
        if self._lock.held or self._apart:
            return self._lock.held
        try:
            alone = self._tried(self._take_place)
        except OSError as error:
            self._read_only(error)
            return False
        if not alone:
            self._tell(Notice.SECOND_INSTANCE, self._path)
            self.play_without_saving()
        return alone

    def _take_place(self) -> bool:
        self._directory.mkdir(parents=True, exist_ok=True)
        return self._lock.take()

    def _read_only(self, error: OSError) -> None:
        """Read what is there, though nothing can be written."""
        found = None
        try:
            if self._unread and (found := self._tried(lambda: files.look(self._path))) is not None:
                self._merge(found.content)
        except (OSError, StoreError) as unreadable:
            self._say_trouble(unreadable)
            return
        self._unread = False
        if self._told is None:
            self._tell(faults.notice_for(error), self._directory)
            self._told = faults.notice_for(error)
        if found is not None and found.state is State.BROKEN:
            self._tell(Notice.SET_ASIDE_BROKEN, self._path, found.rescue)

    def _glance(self) -> Content:
        """What is in the file, for one who will not write it."""
        try:
            found = files.look(self._path)
        except (OSError, StoreError) as error:
            _warn("%s: %s", self._path, error)
            found = None
        return found.content if found is not None else Content()

    def _tried(self, action: Callable[[], T]) -> T:
        """What an action gives; a fault that may pass is met several times before it is one."""
        for attempt in range(1, _ATTEMPTS):
            try:
                return action()
            except (*_TROUBLES, StoreError) as error:
                _warn("%s: %s", self._path, error)
                self._drop_file()
                if not faults.may_pass(error, attempt):
                    raise
                time.sleep(_PAUSE)
        self._exclusive = True
        try:
            return action()
        finally:
            self._exclusive = False

    def _write(self, *statements: rows.Statement) -> None:
        """Bring the file up to date with what is in memory; in trouble say so once and go on."""
        if not self._hold():
            return
        self._owed.extend(statements)
        if (self._together and not self._unread) or (self._file is not None and not self._owed):
            return
        try:
            self._tried(self._bring_up_to_date)
            self._told = None
        except (*_TROUBLES, StoreError) as error:
            _warn("%s: %s", self._path, error)
            self._drop_file()
            self._say_trouble(error)

    def _bring_up_to_date(self) -> None:
        if self._file is not None and files.identity(self._path) != self._identity:
            self._let_go()
        if self._file is None:
            self._open_file()
        if self._file is not None and self._owed:
            settings = self._content.settings
            settings[schema.SERIAL] = str(int(settings.get(schema.SERIAL, 0)) + 1)
            self._owed.append(rows.save_setting(schema.SERIAL, settings[schema.SERIAL], self._store))
            files.commit(self._file, self._owed)
        self._owed.clear()
        self._identity = files.identity(self._path)

    def _open_file(self) -> None:
        """Open the file in our place, or make one, and find what it lacks; what is not ours to write is set aside."""
        found, moved = None, aside.unfinished(self._path)
        if moved is not None and not aside.there(self._path):
            target, kind = moved
            found = files.look(target)
            state = next((state for state, (name, _) in _KINDS.items() if name == kind), None)
            if found is not None:
                self._begin_anew(found, target, state)
        else:
            found = files.look(self._path)
            if found is not None and found.state in _KINDS:
                self._replace(found)
            elif found is not None:
                self._take_over(found)
            elif not self._unread and self._store:
                self._remember(StoreNotice(Notice.WRITTEN_ANEW, self._path))
        written = found.content if found is not None else Content()
        if not aside.there(self._path):
            self._unread = False  # there is nothing to be read
            self._hold_place()
            files.create(self._path, self._content, self._exclusive)
            written = self._content
        aside.done(self._path)
        self._file, self._store = files.open_for_writing(self._path, self._exclusive)
        self._owed = rows.difference(written, self._content, self._store)

    def _hold_place(self) -> None:
        """Before a new file is made: the directory may have gone with its lock, and somebody else may have begun."""
        self._directory.mkdir(parents=True, exist_ok=True)
        if not self._lock.current:
            self._lock.release()
            if not self._lock.take():
                raise StoreError(f"{self._path}: another process has the games now")

    def _take_over(self, found: Found) -> None:
        """A sound file: ours to go on with, or one that was put in its place meanwhile."""
        if not self._unread and self._store and found.version and found.store != self._store:
            self._replace(found)
            return
        if found.state is State.FOREIGN_LOG or aside.there(aside.beside(self._path, "-journal")):
            log = aside.set_log_aside(self._path, datetime.now())
            self._remember(StoreNotice(Notice.SET_ASIDE_LOG, log))
        if self._unread:
            self._merge(found.content)

    def _replace(self, found: Found) -> None:
        """Set the file aside that is not ours to write, and go on with what could be read of it, or with our own."""
        kind = _KINDS[found.state][0] if self._unread or found.state is State.BROKEN else "other"
        target = aside.set_aside(self._path, kind, datetime.now())
        _warn("%s is %s; set aside as %s", self._path, found.state, target.name)
        self._begin_anew(found, target, found.state if kind != "other" else None)

    def _begin_anew(self, found: Found, target: Path, state: State | None) -> None:
        """Prepare what goes into a new file, the old one having been set aside."""
        rescue = found.rescue
        if self._unread:
            self._merge(found.content)
        else:  # all of it is in memory
            rescue = Rescue(len(self._content.running), len(self._content.finished))
        code = Notice.SET_ASIDE_OTHER if state is None else _KINDS[state][1]
        self._remember(StoreNotice(code, target, rescue if state is State.BROKEN else NOTHING))

    def _merge(self, read: Content) -> None:
        """The file could be read: what it has holds, but for what was set since it couldn't."""
        mine, again = self._content, self._told is Notice.CANNOT_READ
        kept = untold.read(read.settings.get(untold.SETTING, ""), self._directory)
        self.notices.extend(notice for notice in kept if notice not in self.notices)
        begun = {slot: game for slot, game in mine.running.items() if slot not in read.running}
        self._passing -= begun.keys()
        settings = {**read.settings, **mine.settings}
        self._content, self._unread = Content({**read.running, **begun}, dict(read.finished), settings), False
        if again:
            self._tell(Notice.READ_AGAIN, self._path)

    def _remember(self, notice: StoreNotice) -> None:
        """Tell the player, if need be at the next start."""
        self.notices.append(notice)
        settings = self._content.settings
        settings[untold.SETTING] = untold.added(settings.get(untold.SETTING, ""), notice)

    def _let_go(self) -> None:
        """Somebody has deleted, replaced or written our file: close it without touching what lies there now."""
        now, before = files.identity(self._path), self._identity
        log = aside.beside(self._path, "-wal")
        if now and before and now[:4] != before[:4] and now[4] == before[4] and now[4]:
            # Our own log must not be folded into another's database; all that is in it is in memory.
            os.truncate(log, 0)
        self._drop_file()

    def _drop_file(self, checkpoint: bool = False) -> None:
        self._owed.clear()  # what the file lacks shows when it is opened again
        if self._file is None:
            return
        try:
            if checkpoint:
                self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except UNREADABLE as error:
            _warn("%s: the log stays beside it: %s", self._path, error)
        try:
            self._file.close()
        except UNREADABLE as error:
            _warn("%s: %s", self._path, error)
        self._file = None

    def _say_trouble(self, error: Exception) -> None:
        code = faults.notice_for(error)
        if isinstance(error, files.InTheWay):
            code = Notice.IN_THE_WAY
        elif self._unread:
            code = Notice.CANNOT_READ
        if self._told is None or (code is Notice.CANNOT_READ) != (self._told is Notice.CANNOT_READ):
            self._tell(code, error.path if isinstance(error, files.InTheWay) else self._path)
        self._told = code

    def _tell(self, code: Notice, path: Path, rescue: Rescue = NOTHING) -> None:
        self.notices.append(StoreNotice(code, path, rescue))


def _warn(message: str, *values: object) -> None:
    """Write to the log; logging is loaded only where something has gone wrong."""
    import logging

    logging.getLogger(__name__).warning(message, *values)
