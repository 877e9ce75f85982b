"""Chains: what each kind of link says, that every one proves a loss however the unseen cards lie, and none is idle."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.rules import Transition
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Verdict, solve
from game.scorpion.solver.compact import Game, compact
from game.scorpion.solver.refute import hopeless
from game.scorpion.solver.why import Cause, Chain, Link, chain, holds
from game.scorpion.state import Column, State
from game.scorpion.variants import CLASSIC, RELAXED, THREE_BLIND_MICE, WASP, numbered_deal
from tests.game.scorpion.boards import board, cards, run
from tests.game.scorpion.solver.small_packs import every_position, small_game, winnable_of

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than the searches themselves."""

SAME_SUIT = pytest.mark.parametrize("base", [CLASSIC, WASP, THREE_BLIND_MICE], ids=lambda rules: str(rules.name))
RING = f"{run('S', last='8')} 5S / 6S 7S / {run('S', '4')} / {run('H', '7')} / {run('H', last='8')}"


def said(rules: ScorpionRules, state: State) -> list[str]:
    """The links of a position's chain: card, successor, cause, what is waited for."""
    found = chain(rules, state)
    return [] if found is None else [_text(link) for link in found.links]


def _text(link: Link) -> str:
    return f"{link.card}>{link.successor} {link.cause}: {' '.join(str(card) for card in link.waits)}"


def redealt(rules: ScorpionRules, state: State, rng: Random) -> State:
    """The same to look at; the face-down cards, and a reserve that is dealt, exchanged among themselves."""
    unseen = [card for column in state.columns for card in column.cards[: column.hidden]]
    if rules.reserve_is_dealt:
        unseen += [card for card in state.reserve if card is not None]
    rng.shuffle(unseen)
    columns = []
    for column in state.columns:
        hidden, unseen = unseen[: column.hidden], unseen[column.hidden :]
        columns.append(Column((*hidden, *column.cards[column.hidden :]), column.hidden))
    reserve = tuple(unseen) if rules.reserve_is_dealt else state.reserve
    return replace(state, columns=tuple(columns), reserve=reserve)


def later(rules: ScorpionRules, state: State, moves: int, rng: Random) -> State:
    """A position some random moves on."""
    for _ in range(moves):
        legal = rules.legal_moves(state)
        if not legal:
            break
        result = rules.apply(state, rng.choice(legal))
        assert isinstance(result, Transition)
        state = result.state
    return state


def no_link_is_idle(found: Chain, rules: ScorpionRules, state: State, ranks: int = 13) -> None:
    assert holds(found.links, rules, state, ranks)
    for link in found.links:
        rest = [other for other in found.links if other is not link]
        assert not holds(rest, rules, state, ranks), f"{_text(link)} is idle in {state}"


def test_a_ring_of_two() -> None:
    state = board(RING, removed="D C", columns=5)

    assert said(CLASSIC, state) == ["5S>6S covered: 7S", "7S>8S covered: 5S"]
    assert said(RELAXED, state) == []


def test_a_successor_face_down_under_its_own_card_is_a_link_to_itself() -> None:
    text = f"?QH JH / KH / {run('H', '10')} / {run('S')} / {run('D')} / {run('C')}"

    assert said(CLASSIC, board(text, columns=6)) == ["JH>QH face_down: JH"]
    assert said(CLASSIC, board(text, columns=6, reserve="AC")) == [], "the queen might be in the reserve"


def test_a_successor_that_is_carried() -> None:
    state = board(f"JS KS QS / {run('S', '10')}", removed="H D C", columns=2)

    assert said(CLASSIC, state) == ["JS>QS carried: KS", "KS>None no_room: JS 10S", "10S>JS covered: KS"]


def test_a_set_aside_successor_must_be_played_first() -> None:
    state = board(f"KC JC / 8C 10C {run('C', '7')}", reserve="QC 9C", removed="S H D", columns=2)

    assert said(THREE_BLIND_MICE, state) == ["JC>QC set_aside: QC", "QC>KC covered: JC"]


def test_wasp_is_lost_only_where_no_column_can_become_empty() -> None:
    stuck = f"KS QH {run('S', 'J')} / KH QS {run('H', 'J')}"

    assert {link.split(">")[0] for link in said(WASP, board(stuck, removed="D C", columns=2))} >= {"KS", "KH"}
    assert said(WASP, board(stuck, removed="D C", columns=3)) == []
    assert said(WASP, board(RING, removed="D C", columns=5)) == []


def test_a_link_that_is_not_so_proves_nothing() -> None:
    state = board(RING, removed="D C", columns=5)
    found = chain(CLASSIC, state)
    assert found is not None
    one, other = found.links

    for wrong in (
        replace(other, waits=cards("8H")),
        replace(other, successor=cards("7H")[0]),
        replace(other, cause=Cause.CARRIED),
        replace(other, card=cards("8S")[0]),
    ):
        assert not holds([one, wrong], CLASSIC, state)
    assert not holds(found.links, RELAXED, state)


def test_links_that_wait_for_more_than_they_must_hold_all_the_same() -> None:
    state = board(RING, removed="D C", columns=5)
    found = chain(CLASSIC, state)
    assert found is not None
    one, other = found.links

    assert holds([replace(one, waits=cards("7S 5S")), other], CLASSIC, state)


def test_relaxed_has_no_chains() -> None:
    for number in range(1, 41):
        rng = Random(number)
        assert chain(RELAXED, later(RELAXED, numbered_deal(RELAXED, number), 40, rng)) is None


@SAME_SUIT
def test_chains_in_small_packs_are_right_whatever_lies_face_down(
    base: ScorpionRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(f"chains of {base.name}")
    kinds: set[Cause] = set()
    hidden = found_at_all = 0
    for _ in range(25):
        rules, start, ranks = small_game(base, rng, monkeypatch)
        graph = every_position(rules, start)
        if graph is None:
            continue
        winnable = winnable_of(rules, graph)
        for state in graph:
            found = chain(rules, state, ranks)
            if found is None:
                continue
            found_at_all += 1
            assert state not in winnable, state
            assert hopeless(Game(rules, ranks), compact(state)), state
            kinds |= {link.cause for link in found.links}
            no_link_is_idle(found, rules, state, ranks)
            if any(column.hidden > 1 for column in state.columns) and hidden < 100:
                hidden += 1
                other = redealt(rules, state, rng)
                assert chain(rules, other, ranks) == found
                assert solve(rules, other, ranks=ranks).verdict is Verdict.UNWINNABLE, other
    assert found_at_all > 20
    assert hidden > 0
    assert kinds == set(Cause) - ({Cause.SET_ASIDE} if base.reserve_is_dealt else set())


@SAME_SUIT
def test_chains_of_whole_games_are_right_whatever_lies_face_down(base: ScorpionRules) -> None:
    rules, found_at_all = base, 0
    for number in range(1, 41):
        rng = Random(number)
        state = later(rules, numbered_deal(rules, number), rng.choice([0, 5, 15, 30]), rng)
        found = chain(rules, state)
        if found is None:
            continue
        found_at_all += 1
        no_link_is_idle(found, rules, state)
        for _ in range(3):
            other = redealt(rules, state, rng)
            assert chain(rules, other) == found
            assert hopeless(Game(rules), compact(other))
            assert solve(rules, other).verdict is Verdict.UNWINNABLE
    assert found_at_all > 5
