"""What a hint is made from: never a card the player hasn't seen, and always one that was seen before an undo."""

from __future__ import annotations

from random import Random

import pytest

from game.cards import FRENCH
from game.scorpion.hints.knowledge import UNKNOWN, Knowledge, all_cards, known
from game.scorpion.record import ScorpionSession, Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.compact import DOWN, code, compact
from game.scorpion.state import Column, DealReserve, MoveUnit, State
from game.scorpion.variants import CLASSIC, RULE_SETS, THREE_BLIND_MICE
from tests.game.scorpion.boards import board


def dealt_otherwise(start: Start, rng: Random) -> Start:
    """The same deal to look at, the cards that can't be seen exchanged."""
    rules, state = start.rules, start.state
    unseen = [card for column in state.columns for card in column.cards[: column.hidden]]
    unseen += [card for card in state.reserve if card is not None] if rules.reserve_is_dealt else []
    rng.shuffle(unseen)
    cards = iter(unseen)
    columns = tuple(
        Column((*(next(cards) for _ in range(column.hidden)), *column.cards[column.hidden :]), column.hidden)
        for column in state.columns
    )
    return Start(rules, State(columns, tuple(cards) if rules.reserve_is_dealt else state.reserve))


def in_random_play(start: Start, rng: Random, moves: int) -> ScorpionSession:
    session = start.session()
    for _ in range(moves):
        legal = list(session.rules.legal_moves(session.state))
        if not legal:
            break
        session.apply(rng.choice(legal))
    return session


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_it_is_the_same_whatever_lies_where_nobody_has_looked(rules: ScorpionRules) -> None:
    rng = Random(5)
    for number in range(1, 30):
        start = Start.numbered(rules, number)
        other = dealt_otherwise(start, rng)
        assert known(start, start.session()) == known(other, other.session())


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_every_placement_is_a_whole_pack_and_the_true_one_could_be_one(rules: ScorpionRules) -> None:
    rng = Random(6)
    for number in range(1, 15):
        start = Start.numbered(rules, number)
        session = in_random_play(start, rng, rng.randrange(25))
        knowledge = known(start, session)
        truth = compact(session.state)
        gone = {code(card) for card in FRENCH if card.suit in session.state.removed}
        for placement in knowledge.placements(5):
            columns, aside = placement.fill(knowledge.position)
            cards = [card % DOWN for column in columns for card in column] + [card for card in aside if card < DOWN]
            assert sorted({*cards, *gone}) == sorted(code(card) for card in FRENCH)
            assert len(cards) + len(gone) == len(FRENCH)
            assert [len(column) for column in columns] == [len(column) for column in truth[0]]
        _check_against(truth[0], knowledge)


def _check_against(columns: tuple[bytes, ...], knowledge: Knowledge) -> None:
    """What is known is true, and exactly what lies face down and was never turned isn't known."""
    for true, seen in zip(columns, knowledge.position[0], strict=True):
        assert all(card in (UNKNOWN, face) for card, face in zip(seen, true, strict=True))
        assert UNKNOWN not in seen[sum(face >= DOWN for face in true) :]


def test_a_card_that_was_turned_stays_known_when_that_is_undone() -> None:
    start, turning = next(
        (start, move)
        for start in (Start.numbered(CLASSIC, number) for number in range(1, 100))
        for move in CLASSIC.legal_moves(start.state)
        if isinstance(move, MoveUnit) and move.index == start.state.columns[move.source].hidden > 0
    )
    session = start.session()
    before = known(start, session)
    session.apply(turning)
    session.undo()

    after = known(start, session)

    card = code(start.state.columns[turning.source].cards[turning.index - 1])
    assert len(before.unseen) == 15
    assert set(before.unseen) - set(after.unseen) == {card}
    assert after.position[0][turning.source][turning.index - 1] == card | DOWN


def test_the_reserve_is_known_once_it_was_dealt_even_when_that_is_undone() -> None:
    start = Start.numbered(CLASSIC, 28)
    session = start.session()
    assert known(start, session).position[1] == bytes((UNKNOWN,) * 3)
    session.apply(DealReserve())
    session.undo()
    assert known(start, session).position[1] == compact(start.state)[1]


def test_what_was_seen_stays_known_when_the_game_is_begun_again() -> None:
    start = Start.numbered(CLASSIC, 28)
    session = in_random_play(start, Random(4), 25)
    session.apply(DealReserve())
    seen = known(start, session)

    session.restart()

    again = known(start, session)
    assert again.unseen == seen.unseen
    assert len(again.unseen) < 12
    assert (again.position[1], again.path) == (compact(start.state)[1], ())


def test_set_aside_cards_lie_open() -> None:
    start = Start.numbered(THREE_BLIND_MICE, 3)
    assert known(start, start.session()).position[1] == compact(start.state)[1]


def test_the_way_back_is_known_as_far_as_it_can_be_undone() -> None:
    start = Start.numbered(CLASSIC, 28)
    session = in_random_play(start, Random(1), 12)
    knowledge = known(start, session)
    assert len(knowledge.path) == session.moves
    for undos in range(1, session.moves + 1):
        session.undo()
        assert knowledge.back(undos) == known(start, session)


def test_knowing_all_is_the_true_position() -> None:
    start = Start.numbered(CLASSIC, 28)
    session = in_random_play(start, Random(2), 9)
    knowledge = all_cards(start, session)
    assert knowledge.complete
    assert [placement.fill(knowledge.position) for placement in knowledge.placements(3)] == [compact(session.state)]


def test_few_unseen_cards_lie_in_each_possible_way_once() -> None:
    state = board("?2S ?5S KS QS JS 10S / ?9S 8S 7S 6S 4S 3S AS", removed="H D C")
    start = Start(CLASSIC, state)
    knowledge = known(start, start.session())

    placements = list(knowledge.placements(600))

    filled = {placement.fill(knowledge.position) for placement in placements}
    assert len(placements) == len(filled) == 6
    assert compact(state) in filled
