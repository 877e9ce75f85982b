"""Which finished games can be asked for, and which of them are shown then."""

from __future__ import annotations

from datetime import date

from game.history import Entry, Wanted
from game.store import FinishedGame, Outcome
from scenes.windows.history.choices import ENDED, EVERYTHING, SINCE, Choice, Played, played_choices

TODAY = date(2026, 3, 1)


def over(game: str, kind: str) -> FinishedGame:
    return FinishedGame(game, kind, "1", 9, 9, 0, False, "", "", Outcome.WON)


def test_only_what_was_played_can_be_asked_for_and_kinds_only_where_there_are_several() -> None:
    games = [over("pairs", "hard"), over("patience", "wasp"), over("patience", "classic"), over("patience", "wasp")]
    entries = [Entry(number, game) for number, game in enumerate(games)]
    assert played_choices(entries, ["patience", "chess", "pairs"]) == [
        EVERYTHING,
        Played("patience"),
        Played("patience", "wasp"),
        Played("patience", "classic"),
        Played("pairs"),
    ]
    assert played_choices([], ["patience"]) == [EVERYTHING]


def test_a_game_the_house_has_no_table_for_can_be_asked_for_all_the_same() -> None:
    assert played_choices([Entry(1, over("chess", "blitz"))], ["patience"]) == [EVERYTHING, Played("chess")]


def test_what_is_asked_for_is_wanted_of_the_history() -> None:
    wanted = [Choice(ended=place).wanted(TODAY) for place in range(len(ENDED))]
    assert [(one.outcome, one.helped) for one in wanted] == [
        (None, None),
        (Outcome.WON, None),
        (Outcome.NOT_WON, None),
        (None, False),
        (None, True),
    ]
    assert Choice(Played("pairs", "hard")).wanted(TODAY) == Wanted("pairs", "hard")


def test_days_are_counted_with_today_among_them() -> None:
    assert [one.first(TODAY) for one in SINCE] == ["", "2026-03-01", "2026-02-23", "2026-01-31", "2026-01-01"]
