"""Every reason that is given for a hint is true on the table, tells nothing of what lies hidden, and is a player's."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.cards import Card, Suit
from game.rules import Refusal, Transition
from game.scorpion.hints.advice import Advice, Kind, advise
from game.scorpion.hints.knowledge import all_cards, known
from game.scorpion.hints.reasons import (
    BringsReserve,
    CompletesRun,
    EmptiesColumn,
    Fact,
    Fault,
    Joins,
    NothingElse,
    OpensFor,
    Rival,
    TakesColumn,
    TurnsUp,
    facts,
    tempting,
)
from game.scorpion.record import ScorpionSession, Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver import Verdict, solve
from game.scorpion.solver.compact import Game, compact
from game.scorpion.solver.why import chain
from game.scorpion.state import CardTurned, DealReserve, Move, MoveUnit, PlayReserve, RunRemoved, State
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, THREE_BLIND_MICE
from tests.game.scorpion.boards import board, cards, line, run
from tests.game.scorpion.hints.test_knowledge import dealt_otherwise, in_random_play
from tests.game.scorpion.playing import made

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than the searches themselves."""


def card_of(state: State, move: Move) -> Card | None:
    """The card a move takes hold of."""
    if isinstance(move, DealReserve):
        return None
    return state.columns[move.source].cards[move.index] if isinstance(move, MoveUnit) else state.reserve[move.place]


def empty(state: State) -> int:
    return sum(not column.cards for column in state.columns)


def turned(result: Transition[State]) -> bool:
    return any(isinstance(event, CardTurned) for event in result.events)


def goes(rules: ScorpionRules, state: State, card: Card, host: Card | None) -> bool:
    """Whether a card may be put on another, or (None) in an empty column, right now."""
    return any(
        not isinstance(move, DealReserve) and card_of(state, move) is card and state.columns[move.target].top is host
        for move in rules.legal_moves(state)
    )


def holds(fact: Fact, rules: ScorpionRules, state: State, move: Move, later: list[Move]) -> bool:
    """Whether a fact is so by the rules of the table alone; `later` are the moves of the plan after this one."""
    result = made(rules, state, move)
    after = result.state
    match fact:
        case CompletesRun(suit):
            return any(isinstance(event, RunRemoved) and event.suit is suit for event in result.events)
        case TurnsUp(count):
            return turns_up(count, rules, result, later)
        case EmptiesColumn(king):
            return empty(after) > empty(state) and (king is None or goes(rules, after, king, None))
        case TakesColumn(king):
            return any(column.cards[:1] == (king,) for column in after.columns) and empty(after) <= empty(state)
        case OpensFor(host, guest):
            bare = [column.top for column in state.columns]
            return host not in bare and guest.suit is host.suit and goes(rules, after, guest, host)
        case Joins(high, low):
            column = next(column for column in after.columns if high in column.cards)
            at = column.cards.index(high)
            part = column.cards[at : at + high.rank - low.rank + 1]
            ranks = list(range(high.rank, low.rank - 1, -1))
            in_order = [card.rank for card in part] == ranks and len({card.suit for card in part}) == 1
            return in_order and at >= column.hidden and card_of(state, move) in part[1:]
        case NothingElse():
            return len(rules.legal_moves(state)) == 1
        case BringsReserve(count):
            return isinstance(move, DealReserve) and count == len(state.reserve)


def turns_up(count: int, rules: ScorpionRules, result: Transition[State], later: list[Move]) -> bool:
    """Whether so many moves later a hidden card turns up, and none sooner."""
    if not count:
        return turned(result)
    for _ in range(count - 1):
        result = made(rules, result.state, later.pop(0))
        assert not turned(result), "sooner than was said"
    return turned(made(rules, result.state, later.pop(0)))


def advised(rules: ScorpionRules, count: int, seed: int, knowing: bool) -> Iterator[tuple[ScorpionSession, Advice]]:
    """So many positions of random play, each with the advice for it."""
    rng = Random(seed)
    look = all_cards if knowing else known
    for number in range(1, count + 1):
        start = Start.numbered(rules, rng.randrange(1, 3000) if number % 2 else number)
        session = in_random_play(start, rng, rng.choice((0, 2, 5, 9, 20, 40)))
        if not session.won:
            yield session, advise(look(start, session))


@pytest.mark.parametrize("knowing", [False, True], ids=["seen", "knowing"])
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_every_reason_holds_on_the_table(rules: ScorpionRules, knowing: bool) -> None:
    told = 0
    # Where cards may be parted a hint takes longer.
    for session, advice in advised(rules, 3 if rules.may_part else 6, 3, knowing):
        move = advice.hint.move
        if move is None:
            assert not advice.facts
            assert advice.rival is None
            continue
        assert advice.facts, "a hint without a reason"
        later = list(advice.hint.plan.moves[1:])
        for fact in advice.facts:
            assert holds(fact, rules, session.state, move, list(later)), (fact, move, session.state)
            told += 1
        if advice.rival is not None:
            rival_is_worse(advice.rival, advice, rules, session.state)
    assert told


def rival_is_worse(rival: Rival, advice: Advice, rules: ScorpionRules, state: State) -> None:
    assert rival.move != advice.hint.move
    assert holds(rival.tempts, rules, state, rival.move, [])
    after = made(rules, state, rival.move).state
    match rival.fault:
        case Fault.LOST:
            assert solve(rules, after).verdict is Verdict.UNWINNABLE
        case Fault.LOCKS:
            assert chain(rules, after) is not None
        case Fault.NONE | Fault.FEWER:
            assert advice.hint.kind is Kind.WAYS
            assert rival.won < advice.hint.kept
            assert (rival.won == 0) == (rival.fault is Fault.NONE)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_what_lies_hidden_changes_no_reason(rules: ScorpionRules) -> None:
    rng = Random(12)
    for number in (28, 53):
        start = Start.numbered(rules, number)
        other = dealt_otherwise(start, rng)
        assert advise(known(start, start.session())) == advise(known(other, other.session()))


def told(rules: ScorpionRules, state: State, move: Move) -> tuple[Fact, ...]:
    """What is said of a move where everything is known."""
    start = Start(rules, state)
    return facts(all_cards(start, start.session()), move)


def first(rules: ScorpionRules, state: State, text: str) -> Move:
    """The legal move of this card."""
    return next(move for move in rules.legal_moves(state) if str(card_of(state, move)) == text)


def test_each_kind_of_reason_is_found() -> None:
    state = board("?2C 9H 8H / 9S 5C / 10S / 10H JC / QC / 3C KD", columns=6)
    (king, ten, nine, red_ten, red_nine, eight) = cards("KD 10S 9S 10H 9H 8H")
    black = told(CLASSIC, state, first(CLASSIC, state, "9S"))
    assert black[:1] == (EmptiesColumn(king),)
    assert Joins(ten, nine) in black
    jack = told(CLASSIC, state, first(CLASSIC, state, "JC"))
    assert OpensFor(red_ten, red_nine) in jack
    opened = made(CLASSIC, state, first(CLASSIC, state, "JC")).state
    assert told(CLASSIC, opened, first(CLASSIC, opened, "9H")) == (TurnsUp(), Joins(red_ten, eight))
    room = made(CLASSIC, state, first(CLASSIC, state, "9S")).state
    assert told(CLASSIC, room, first(CLASSIC, room, "KD"))[0] == TakesColumn(king)


def test_a_finished_run_and_the_only_move_are_told() -> None:
    state = board(f"{run('S', 'K', '2')} / 5D AS", columns=2, removed="H C")
    assert told(CLASSIC, state, first(CLASSIC, state, "AS")) == (
        CompletesRun(Suit.SPADES),
        EmptiesColumn(),
        NothingElse(),
    )
    stuck = board("3D / 5C / 7H", reserve="2C 2H 2S", columns=3)
    assert told(CLASSIC, stuck, DealReserve()) == (BringsReserve(3), NothingElse())


@pytest.mark.parametrize("rules", [CLASSIC, RELAXED], ids=lambda rules: rules.name)
def test_a_run_that_goes_may_empty_a_column_and_bare_a_card_never_seen(rules: ScorpionRules) -> None:
    state = board(f"{run('S', 'K', '2')} / ?5D AS / 4D KD", columns=3, removed="H C")
    start = Start(rules, state)
    assert facts(known(start, start.session()), first(rules, state, "AS"))[:3] == (
        CompletesRun(Suit.SPADES),
        TurnsUp(),
        EmptiesColumn(*cards("KD")),
    )


def test_what_tempts_leaves_out_the_plan_and_what_would_part_a_pair() -> None:
    state = board("?2C 9H / 10H / ?3C 7S / 8S / QD JD / 10D QD", columns=6)
    game = Game(RELAXED)
    start = Start(RELAXED, state)
    knowledge = all_cards(start, start.session())
    found = tempting(knowledge, ())
    assert {str(card_of(state, move)) for move, fact in found if fact == TurnsUp()} == {"9H", "7S"}
    own = game.step(compact(state), first(RELAXED, state, "9H"))
    assert "9H" not in {str(card_of(state, move)) for move, _ in tempting(knowledge, [own])}
    assert "JD" not in {str(card_of(state, move)) for move, _ in found}


def test_a_tempting_move_that_locks_the_open_cards_is_named() -> None:
    start = Start.numbered(THREE_BLIND_MICE, 2090)
    session = start.session()
    early = "1,2,3 5,4,9 6,0,8 4,4,1 8,3,6 1,1,3 1,0,8 7,4,8 0,2,1"
    late = "9,3,8 9,2,1 2,4,1 6,4,7 5,0,6 7,3,2 7,2,5 2,2,1 7,1,6 1,9,5 3,2,5 2,1,6 0,1,2"
    moves: list[Move] = [*line(early), PlayReserve(0, 0), *line(late)]
    for move in moves:
        assert not isinstance(session.apply(move), Refusal)
    rival = advise(known(start, session)).rival
    assert rival is not None
    assert (rival.fault, rival.tempts) == (Fault.LOCKS, EmptiesColumn())
    assert chain(start.rules, made(start.rules, session.state, rival.move).state) is not None
