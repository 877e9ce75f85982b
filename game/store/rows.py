"""A game, a result, a setting as a row of its table, with the sum that shows whether it is whole. Touches no file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from game.store import schema
from game.store.values import Content, FinishedGame, GameVerdict, Outcome, RunningGame, table_of

Row = tuple[Any, ...]
Statement = tuple[str, Row]
K = TypeVar("K")
V = TypeVar("V")


_OUTCOMES = {outcome.value: outcome for outcome in Outcome}
_SUM = {table: columns.index("checksum") for table, columns in schema.COLUMNS.items()}


def whole(table: str, row: Sequence[Any]) -> bool:
    """Whether a row is as it was written: its values add up to the sum it carries."""
    place = _SUM[table]
    return bool(schema.row_checksum(table, *row[:place], *row[place + 1 :]) == row[place])


def store_of(table: str, row: Sequence[Any]) -> Any:
    """The name of the store that a row says it belongs to."""
    return row[_SUM[table] - 1]


def put(content: Content, table: str, row: Sequence[Any]) -> None:
    """Add a whole row to what is kept; ValueError or TypeError where its values mean nothing."""
    if table == "running":
        slot, record, kind, label, moves, score, undos, assisted, started, counts, day = row[:11]
        played = str(record), str(kind), str(label), int(moves), int(score), int(undos), bool(assisted)
        table = table_of(slot)
        saved, seconds = row[13:15] if len(row) > 13 else (None, None)
        kept = bool(counts), day, table != slot, str(saved or ""), _number(seconds)
        content.running[slot] = RunningGame(table, *played, started, *kept)
    elif table == "finished":
        number, game, kind, label, moves, score, undos, assisted, started, ended, how, counts, day = row[:13]
        played = str(game), str(kind), str(label), int(moves), int(score), int(undos), bool(assisted)
        outcome = _OUTCOMES.get(how) or Outcome(how)
        packed = bytes(row[15]) if len(row) > 15 else b""
        seconds = _number(row[16]) if len(row) > 16 else None
        verdict = GameVerdict.read(row[17]) if len(row) > 17 and row[17] else None
        after = bool(counts), day, packed, seconds, verdict
        content.finished[number] = FinishedGame(*played, started, ended, outcome, *after)
    elif row[0] != schema.IDENTITY:
        content.settings[str(row[0])] = str(row[1])


def save_game(game: RunningGame, store: str) -> Statement:
    """What puts a game in the place of the one kept in its slot."""
    played = game.record, game.kind, game.label, game.moves, game.score, game.undos, game.assisted
    row = (game.slot, *played, game.started, game.counts, game.day, store)
    return _insert("running", row, game.saved or None, game.seconds)


def remove_game(slot: str) -> Statement:
    """What takes a slot's game away."""
    return "DELETE FROM running WHERE table_name = ?", (slot,)


def save_result(number: int, game: FinishedGame, store: str) -> Statement:
    """What keeps a finished game under its number."""
    played = game.game, game.kind, game.label, game.moves, game.score, game.undos, game.assisted
    times = game.started, game.ended, game.outcome.value
    row = (number, *played, *times, game.counts, game.day, store)
    verdict = game.verdict and game.verdict.text
    return _insert("finished", row, game.packed, game.seconds, verdict)


def remove_result(number: int) -> Statement:
    """What takes a finished game away."""
    return "DELETE FROM finished WHERE id = ?", (number,)


def save_setting(name: str, value: str, store: str) -> Statement:
    """What keeps a setting in place of its last value."""
    return _insert("settings", (name, value, store))


def everything(content: Content, store: str) -> list[Statement]:
    """What writes all that is kept into an empty database."""
    return [
        *(save_game(game, store) for game in content.running.values()),
        *(save_result(number, game, store) for number, game in sorted(content.finished.items())),
        *(save_setting(name, value, store) for name, value in content.settings.items()),
    ]


def difference(written: Content, content: Content, store: str) -> list[Statement]:
    """What makes a database that holds `written` hold `content`."""
    gone = [remove_game(slot) for slot in written.running.keys() - content.running.keys()]
    gaps = content.gaps
    # What isn't known to have been deleted may have been written by somebody else.
    deleted = [number for number in written.finished.keys() - content.finished.keys() if number in gaps]
    gone += map(remove_result, deleted)
    return gone + everything(
        Content(
            _other(written.running, content.running),
            _other(written.finished, content.finished),
            _other(written.settings, content.settings),
        ),
        store,
    )


def _other(written: dict[K, V], now: dict[K, V]) -> dict[K, V]:
    """What of `now` was not written so. Most is the very same object, which needs no comparing value by value."""
    found: dict[K, V] = {}
    for key, value in now.items():
        before = written.get(key)
        if before is not value and before != value:
            found[key] = value
    return found


def _number(value: Any) -> int | None:
    return None if value is None else int(value)


def _insert(table: str, values: Row, *after: str | bytes | int | None) -> Statement:
    """What puts a row into its table; `after` are the values that stand behind its sum."""
    # A lone surrogate, that no text of a file can hold, must not keep a game from being saved.
    plain = [value.encode("utf-8", "replace").decode() if isinstance(value, str) else int(value) for value in values]
    row = (*plain, schema.row_checksum(table, *plain, *after), *after)
    columns = schema.COLUMNS[table]
    places = ", ".join("?" * len(columns))
    return f"INSERT OR REPLACE INTO {table} ({', '.join(columns)}) VALUES ({places})", row
