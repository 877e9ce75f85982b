"""The reasons for which a position is lost without search, one by one, and their limits."""

from __future__ import annotations

from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.compact import Game, compact
from game.scorpion.solver.refute import hopeless
from game.scorpion.variants import CLASSIC, RELAXED, THREE_BLIND_MICE, WASP
from tests.game.scorpion.boards import board, run

QUEEN_UNDER_JACK = f"?QH JH / KH / {run('H', '10')} / {run('S')} / {run('D')} / {run('C')} / -"


def lost(rules: ScorpionRules, text: str, reserve: str = "", removed: str = "", columns: int = 7) -> bool:
    return hopeless(Game(rules), compact(board(text, reserve, removed, columns)))


def test_a_successor_face_down_beneath_its_card_is_lost() -> None:
    assert lost(CLASSIC, QUEEN_UNDER_JACK)
    assert not lost(CLASSIC, QUEEN_UNDER_JACK.replace("?QH", "QH"))


def test_two_cards_that_wait_for_each_other_are_lost() -> None:
    rest = f"{run('S', '4')} / {run('H', '7')} / {run('H', last='8')}"
    assert lost(CLASSIC, f"{run('S', last='8')} 5S / 7S 6S / {rest}", removed="D C", columns=5) is False
    # 5S lies on 8S and waits for 6S; over 6S lies 7S, which waits for 8S.
    assert lost(CLASSIC, f"{run('S', last='8')} 5S / 6S 7S / {rest}", removed="D C", columns=5)


def test_a_successor_that_lies_above_its_card_must_be_parted_from_it() -> None:
    rest = run("S", "10")
    assert not lost(CLASSIC, f"KS / JS QS / {rest}", removed="H D C", columns=3)
    # The queen lies on the king for good, and without an empty column both stay above the jack.
    assert lost(CLASSIC, f"JS KS QS / {rest}", removed="H D C", columns=2)
    assert not lost(CLASSIC, f"JS KS QS / {rest} / -", removed="H D C", columns=3)


def test_relaxed_is_never_refuted_and_wasp_not_with_an_empty_column() -> None:
    assert not lost(RELAXED, QUEEN_UNDER_JACK)
    assert not lost(WASP, QUEEN_UNDER_JACK)


def test_wasp_is_lost_where_no_column_can_become_empty() -> None:
    # Each queen would have to leave the other's king before it can be covered itself.
    stuck = f"KS QH {run('S', 'J')} / KH QS {run('H', 'J')}"
    for rules in (WASP, CLASSIC):
        assert lost(rules, stuck, removed="D C", columns=2)
    assert not lost(WASP, f"{stuck} / -", removed="D C", columns=3)


def test_set_aside_kings_wait_for_an_empty_column() -> None:
    text = run("C", "Q")
    assert lost(THREE_BLIND_MICE, text, reserve="KC -", removed="S H D", columns=1)
    assert not lost(THREE_BLIND_MICE, text, reserve="KC -", removed="S H D", columns=2)
