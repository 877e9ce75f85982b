"""What is said of games that are over: their result, when it was, how it went; in words that fit what is known."""

from __future__ import annotations

import json
import zlib
from datetime import date

import pytest

from game.history import Entry
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.tables import TABLES
from scenes.when import day_words, length_words
from scenes.windows.history.finished import FinishedOf, FinishedRows

TODAY = date(2026, 12, 1)
GAMES = [FinishedOf(entry.game.name, entry.game.title, entry.finished) for entry in TABLES]
WON, NOT_WON = Outcome.WON, Outcome.NOT_WON


def over(
    game: str,
    kind: str,
    label: str,
    outcome: Outcome = WON,
    record: object = None,
    helped: bool = False,
    **more: object,
) -> FinishedGame:
    packed = b"" if record is None else zlib.compress(json.dumps(record).encode())
    started, ended = "2026-11-30T23:00:00+01:00", "2026-11-30T23:30:00+01:00"
    values = {"moves": 51, "score": 685, "counts": True, "seconds": None} | more
    return FinishedGame(
        game=game, kind=kind, label=label, undos=0, assisted=helped, started=started, ended=ended, outcome=outcome,
        packed=packed, **values,  # type: ignore[arg-type]
    )  # fmt: skip


def match(deals: int, target: int) -> dict[str, object]:
    return {"deals": [{}] * deals, "target": target}


def said(game: FinishedGame, named: bool = False) -> tuple[str, str]:
    row = FinishedRows(GAMES, Words(), TODAY, named).row(Entry(1, game))
    return row.title, " · ".join([*row.facts, *([row.note] if row.note else [])])


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (over("scorpion", "classic", "67408"), ("Won, deal 67\u2009408", "Yesterday · 51 moves · 685 points")),
        (
            over("scorpion", "classic", "172", NOT_WON, helped=True, moves=1, score=1),
            ("Not won, deal 172", "Yesterday · 1 move · 1 point · with help"),
        ),
        (
            over("scorpion", "classic", "rules", counts=False, seconds=187),
            ("Won, the deal from the rules", "Yesterday · 51 moves · 685 points · 3:07 · doesn't count"),
        ),
        (over("scorpion", "classic", "", NOT_WON), ("Not won", "Yesterday · 51 moves · 685 points")),
        (over("scopa", "easy", "11:8", record=match(5, 11)), ("Won 11 : 8", "Yesterday · 5 deals · first to 11")),
        (
            over("scopa", "easy", "7:11", NOT_WON, match(1, 11)),
            ("Lost 7 : 11", "Yesterday · 1 deal · first to 11"),
        ),
        (
            over("scopa", "easy", "7:11", NOT_WON, match(4, 21)),
            ("Left at 7 : 11", "Yesterday · 4 deals · first to 21"),
        ),
        (
            over("briscola", "four:easy", "2:1", record=match(4, 2)),
            ("Won 2 : 1", "Yesterday · 4 games played · first to 2 wins"),
        ),
        (over("scopone", "scopone:hard", "11:21", NOT_WON), ("Not won, 11 : 21", "Yesterday")),
        (over("scopa", "easy", "nonsense", NOT_WON, {"deals": 3, "target": "x"}), ("Not won", "Yesterday")),
        (over("chess", "blitz", "e4"), ("Won", "Yesterday")),
    ],
)
def test_a_row_says_how_it_ended_and_what_is_known_of_it(game: FinishedGame, words: tuple[str, str]) -> None:
    assert said(game) == words


@pytest.mark.parametrize(
    ("game", "played"),
    [
        (over("scorpion", "wasp", "1"), "Scorpion, Wasp"),
        (over("scopa", "hard", "11:1"), "Scopa, Hard"),
        (over("scopone", "scientifico:easy", "21:1"), "Scopone, Scientifico, Easy"),
        (over("scopone", "of old", "21:1"), "Scopone, of old"),
        (over("briscola", "two:hard", "2:0"), "Briscola, for two, Hard"),
        (over("chess", "blitz", "e4"), "chess"),
    ],
)
def test_among_games_of_several_tables_a_row_says_what_was_played(game: FinishedGame, played: str) -> None:
    assert said(game, named=True)[1].startswith(f"Yesterday · {played}")


@pytest.mark.parametrize(
    ("game", "title"),
    [
        (over("scorpion", "classic", "172", seconds=60), "Won, deal 172"),
        (over("scopa", "easy", "11:8", record=match(5, 11)), "Won"),
        (over("scopa", "easy", "7:11", NOT_WON, match(1, 11)), "Lost"),
        (over("scopone", "scopone:easy", "7:3", NOT_WON, match(1, 11)), "Left unfinished"),
    ],
)
def test_who_wants_no_figures_is_told_how_it_ended_and_when(game: FinishedGame, title: str) -> None:
    row = FinishedRows(GAMES, Words(), TODAY, figures=False).row(Entry(1, game))
    assert (row.title, row.facts) == (title, ("Yesterday",))


def test_only_a_game_whose_record_was_kept_can_be_reviewed() -> None:
    rows = FinishedRows(GAMES, Words(), TODAY)
    assert rows.row(Entry(1, over("scorpion", "classic", "1"))).action == ""
    assert rows.row(Entry(1, over("scorpion", "classic", "1", record={}))).action == "Review"


@pytest.mark.parametrize(
    ("day", "said"),
    [
        ("2026-12-01", "Today"),
        ("2026-11-30", "Yesterday"),
        ("2026-11-29", "Sunday"),
        ("2026-11-25", "Wednesday"),
        ("2026-11-24", "24 November"),
        ("2025-12-01", "1 December 2025"),
        ("2026-12-02", "2 December"),
        ("", ""),
        ("yesterday", ""),
    ],
)
def test_a_day_is_told_as_one_says_it_today(day: str, said: str) -> None:
    assert day_words(day, TODAY, Words()) == said


@pytest.mark.parametrize(("language", "said"), [("sk", "24. novembra"), ("el", "24 Νοεμβρίου"), ("sv", "24 november")])
def test_dates_are_said_as_the_language_says_them(language: str, said: str) -> None:
    assert day_words("2026-11-24", TODAY, Words(language)) == said


@pytest.mark.parametrize(("seconds", "said"), [(0, "0:00"), (187, "3:07"), (3729, "1:02:09")])
def test_a_length_of_time_is_told_as_a_clock_shows_it(seconds: int, said: str) -> None:
    assert length_words(seconds) == said
