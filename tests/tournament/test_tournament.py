"""The tournament plays fair pairs, counts them right, and can be broken off and taken up again."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from game.briscola.rules import RULE_SETS as BRISCOLA
from game.briscola.rules import BriscolaRules
from game.briscola.terms import Terms as BriscolaTerms
from game.scopa.rules import SCOPA
from game.scopa.terms import Terms
from game.scopone.rules import RULE_SETS
from tests.game.scopa.tables import play, position
from tools.tournament import __main__ as tournament
from tools.tournament import ledger
from tools.tournament.chances import lets_go
from tools.tournament.contest import decks, play_contest, play_pair
from tools.tournament.figures import ahead, percentile, report, share
from tools.tournament.ledger import Line
from tools.tournament.tables import RANDOM, table

ELEVEN = Terms(target=11)


def line(pair: int, winner: int, exchanged: bool = False) -> Line:
    return Line(pair, exchanged, winner, 4, (11, 7), (1, 2), (4, 2), (3, 0), ((0.5, 2.0), (1.0,)))


def test_a_pair_has_its_decks_and_another_pair_others() -> None:
    one, again, other = (list(islice(decks(table(SCOPA.name), 1, pair), 5)) for pair in (3, 3, 4))

    assert one == again != other
    assert len(set(one)) == 5
    assert not any(map(SCOPA.is_void, one))
    assert list(islice(decks(table(SCOPA.name), 2, 3), 5)) != one


def test_a_side_that_plays_itself_wins_one_match_of_each_pair() -> None:
    """With the seats exchanged the same play wins the same match for the other side."""
    for pair in range(6):
        first, second = play_pair(("medium", "medium"), ELEVEN, 1, pair)
        assert first.winner == 1 - second.winner
        assert [tally.points for tally in first.tallies] == [tally.points for tally in second.tallies][::-1]


def test_a_match_ends_at_the_target_with_the_higher_as_its_winner() -> None:
    for pair in range(10):
        result = play_contest(("easy", RANDOM), Terms(target=21), 1, pair, bool(pair % 2))
        points = [tally.points for tally in result.tallies]
        assert max(points) >= 21
        assert points[result.winner] > points[1 - result.winner]
        assert sum(len(tally.times_ms) for tally in result.tallies) == 36 * result.deals


@pytest.mark.parametrize(
    ("table", "hand", "move", "let_go"),
    [
        ("4C 3S", "7C 2B", "2B", True),
        ("4C 3S", "7C 2B", "7C 4C 3S", False),
        ("7D 9C", "7C 10B", "10B", True),
        ("7D 9C", "7C 10B", "7C 7D", False),
        ("7C 9C", "7D 10B", "10B", True),
        ("7D 7C 9S", "7B 8C", "7B 7C", True),
        ("9C 10D", "8C 7B", "8C", False),
    ],
)
def test_what_lets_a_chance_go(table: str, hand: str, move: str, let_go: bool) -> None:
    state = position(table, (hand, "5B 6B"), deck="AD AC AS AB 2D 2C")

    assert lets_go(SCOPA, state, play(move)) is let_go


def test_the_last_play_has_no_scopa_to_let_go() -> None:
    assert not lets_go(SCOPA, position("4C", ("4D", "")), play("4D 4C"))
    assert not lets_go(SCOPA, position("9C", ("8D", "")), play("8D"))


def test_lines_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "played.csv"
    lines = [line(0, 0), line(0, 1, exchanged=True), line(1, 0)]

    assert ledger.read(path) == []
    ledger.append(path, lines[:2])
    ledger.append(path, lines[2:])

    assert ledger.read(path) == lines


def test_the_share_is_that_of_pairs_and_its_interval_narrows() -> None:
    even = [line(pair, winner, bool(winner)) for pair in range(50) for winner in (0, 1)]
    won = [line(pair, 0, exchanged) for pair in range(50) for exchanged in (False, True)]
    mixed = [line(pair, int(pair % 2), exchanged) for pair in range(50) for exchanged in (False, True)]

    assert share(even) == (0.5, 0.0)
    assert share(won) == (1.0, 0.0)
    mean, half = share(mixed)
    assert mean == 0.5
    assert half == pytest.approx(1.96 * (0.25 * 50 / 49 / 50) ** 0.5)
    assert share(mixed[:20])[1] > half


def test_half_a_pair_does_not_count() -> None:
    assert share([*[line(pair, 0, e) for pair in range(3) for e in (False, True)], line(7, 1)]) == (1.0, 0.0)


def test_percentiles() -> None:
    values = [float(n) for n in range(100)]

    assert (percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1.0)) == (50.0, 95.0, 99.0)
    assert percentile([], 0.5) == 0.0


def test_the_report_names_both_sides() -> None:
    told = report(("hard", "easy"), [line(0, 0), line(0, 0, exchanged=True)])

    assert "hard against easy: 2 matches, 8 deals" in told
    assert "hard: 2 of 4 plays let" in told
    assert "easy: 4 of 2 plays let" in told


def test_a_run_broken_off_is_taken_up_again_on_a_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The last pair is torn in its second line; the first one's lines stay to the letter."""
    whole, broken = tmp_path / "whole.csv", tmp_path / "broken.csv"
    words = ["easy", "random", "--pairs"]

    assert tournament.main([*words, "4", "--results", str(whole)]) == 0
    assert tournament.main([*words, "2", "--results", str(broken)]) == 0
    first = broken.read_bytes().splitlines()[:3]
    with broken.open("rb+") as file:
        file.truncate(broken.stat().st_size - 5)
    assert tournament.main([*words, "4", "--results", str(broken), "--workers", "2"]) == 0

    outcomes = [[(x.pair, x.exchanged, x.winner, x.points) for x in ledger.read(file)] for file in (whole, broken)]
    assert sorted(outcomes[1]) == outcomes[0]
    assert [pair for pair, *_ in outcomes[1]][::2] == [pair for pair, *_ in outcomes[1]][1::2]
    assert broken.read_bytes().splitlines()[:3] == first
    reports = capsys.readouterr().out.split("easy against random: ")
    assert "8 matches" in reports[1]
    assert reports[1].splitlines()[:2] == reports[3].splitlines()[:2]


def test_what_changes_the_matches_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    for words in ([], ["--seed", "2"], ["--napola", "--target", "21"]):
        assert tournament.main(["easy", "random", "--pairs", "1", *words]) == 0

    assert sorted(path.name for path in tmp_path.glob("*.csv")) == [
        "tournament-easy-random-seed-2.csv",
        "tournament-easy-random-to-21-napola.csv",
        "tournament-easy-random.csv",
    ]


def test_deals_for_four_are_played_once_with_either_side() -> None:
    """With the sides exchanged the same play brings the other side the same points."""
    for rules in RULE_SETS:
        for pair in range(4):
            first, second = play_pair(("medium", "medium"), Terms(target=21, rules=rules), 1, pair)
            assert (first.deals, second.deals) == (1, 1)
            assert [tally.points for tally in first.tallies] == [tally.points for tally in second.tallies][::-1]
            assert [tally.given for tally in first.tallies] == [tally.given for tally in second.tallies][::-1]
            assert all(tally.needless <= tally.given for tally in first.tallies)


@pytest.mark.parametrize("rules", BRISCOLA, ids=lambda rules: rules.name)
def test_games_of_tricks_are_counted_in_card_points(rules: BriscolaRules) -> None:
    for pair in range(4):
        first, second = play_pair(("medium", "medium"), BriscolaTerms(rules=rules), 1, pair)
        points = [tally.points for tally in first.tallies]
        assert sum(points) == 120
        assert first.winner == (-1 if points[0] == points[1] else points.index(max(points)))
        assert points == [tally.points for tally in second.tallies][::-1]
        assert [len(tally.times_ms) for tally in first.tallies] == [20, 20]


def test_a_run_of_games_of_tricks_is_told_in_points_and_games_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    for rules in ([], ["--rules", "four"]):
        assert tournament.main(["medium", "easy", "--game", "briscola", "--pairs", "10", *rules]) == 0

    told = capsys.readouterr().out
    assert told.count("medium against easy: 20 deals\n  medium takes +") == 2
    assert told.count("% of deals") == 2
    assert "scop" not in told
    assert sorted(path.name for path in tmp_path.glob("*.csv")) == [
        "tournament-briscola-four-medium-easy.csv",
        "tournament-briscola-two-medium-easy.csv",
    ]


def test_points_a_deal_are_those_of_pairs() -> None:
    lines = [replace(line(pair, 0, exchanged), points=(6, pair)) for pair in (1, 3) for exchanged in (False, True)]

    mean, half = ahead(lines)
    assert (mean, round(half, 2)) == (4.0, 1.96)
    assert "hard takes +4.00 points a deal, 95 % interval +2.04 to +5.96" in report(("hard", "easy"), lines, True)


def test_a_run_of_single_deals_is_told_in_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["careful", "easy", "--game", "scopone", "--pairs", "3", "--results", str(tmp_path / "found.csv")]

    assert tournament.main([*words, "--rules", "scopone"]) == 0

    told = capsys.readouterr().out
    assert told.startswith("careful against easy: 6 deals\n  careful takes ")
    assert "scope a deal given away" in told
    assert len(ledger.read(tmp_path / "found.csv")) == 6


@pytest.mark.parametrize("words", [["careful", "easy"], ["easy", "hard", "--rules", "scopone"]])
def test_who_or_what_is_not_at_the_table_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        tournament.main(words)
    assert end.value.code == 2
