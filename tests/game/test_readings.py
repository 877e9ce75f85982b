"""What stands only in records is read once for each finished game, a few at a time."""

from __future__ import annotations

from game.history import Entry
from game.readings import Readings
from game.store import FinishedGame, Outcome


def entry(number: int) -> Entry:
    return Entry(number, FinishedGame("patience", "classic", f"{number}", 9, 9, 0, False, "", "", Outcome.WON))


def test_each_record_is_read_once_and_no_more_at_a_time_than_was_asked_for() -> None:
    read: list[str] = []

    def found(over: FinishedGame) -> object:
        read.append(over.label)
        return int(over.label) * 10 if over.label != "2" else None

    readings, entries = Readings(found), [entry(number) for number in range(1, 6)]
    assert readings.missing(entries) == 5
    assert readings.of(entries[0]) is None
    assert readings.go_on(entries, 2)
    assert (read, readings.missing(entries)) == (["1", "2"], 3)
    assert readings.go_on(entries, 100)
    assert not readings.go_on(entries, 100)
    assert [readings.of(one) for one in entries] == [10, None, 30, 40, 50]
    assert read == ["1", "2", "3", "4", "5"], "one in which nothing is found isn't read again either"


def test_a_game_without_a_number_is_read_whenever_it_is_asked_for() -> None:
    readings, on_the_table = Readings(lambda over: over.label), entry(0)

    assert readings.missing([on_the_table]) == 0
    assert not readings.go_on([on_the_table], 9)
    assert readings.of(on_the_table) == "0"
