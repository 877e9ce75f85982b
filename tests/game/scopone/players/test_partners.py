"""Hard plays for its partner: by what the unseen cards can be, and by what the others' plays have told of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.cards import ITALIAN, ItalianCard
from game.levels import Level
from game.scopa.state import CardPlayed, Cards, PlayCard, State
from game.scopone.observation import Observation, observe
from game.scopone.players import choose
from game.scopone.rules import SCIENTIFICO
from game.seats import PERSON, Seat
from tests.game.scopa.tables import card, cards, play
from tests.game.scopone.players.views import SEATS, TERMS

SEEDS = range(8)


def seen_of(table: str, hand: str, unseen: str, plays: Sequence[CardPlayed] = (), captured: str = "") -> Observation:
    """Late in a deal: everyone holds as many cards as I do, what is neither here nor unseen has been captured.

    `captured` has what my side has, half of it all where that isn't said.
    """
    mine, hidden, lying = cards(hand), cards(unseen), cards(table)
    size = len(mine)
    assert len(hidden) == (SEATS - 1) * size
    gone = [one for one in ITALIAN if one not in (*mine, *hidden, *lying)]
    ours = cards(captured) or tuple(gone[::2])
    hands = (mine, *(hidden[step * size :][:size] for step in range(SEATS - 1)))
    piles = (ours, tuple(one for one in gone if one not in ours))
    return observe(State(lying, hands, piles, (0, 0), (), PERSON, PERSON, Seat(3)), plays, TERMS, PERSON)


def chosen(seen: Observation) -> set[PlayCard]:
    """What Hard plays, whatever its chance."""
    return {choose(Level.HARD, seen, seed) for seed in SEEDS}


def swept_next(table: Cards, holding: Cards) -> Cards:
    """Which of these cards would sweep the table."""
    return tuple(one for one in holding if any(len(after) == 0 for after in tables_after(table, one)))


def tables_after(table: Cards, one: ItalianCard) -> list[Cards]:
    """What may lie there once a card has been played."""
    state = State(table, ((one,), (), (), ()), ((), ()), (0, 0), (), PERSON, PERSON)
    return [
        tuple(lying for lying in (*table, *(() if move.take else (one,))) if lying not in move.take)
        for move in SCIENTIFICO.legal_moves(state)
    ]


def swept_after(table: Cards, holding: Cards) -> Cards:
    """Which of these cards, played now, leave a table that another of them would sweep."""
    return tuple(
        one
        for one in holding
        if any(
            swept_next(after, tuple(other for other in holding if other is not one))
            for after in tables_after(table, one)
        )
    )


@pytest.mark.parametrize(
    ("hand", "unseen"),
    [("10D 2D", "10S 10B 8C 8S 6C 6S"), ("10D 2D 9D", "10S 10B 8C 8S 8B 8D 6C 6S 6B")],
    ids=["two cards each", "three cards each"],
)
def test_a_scopa_is_left_to_the_partner_and_none_to_who_plays_next(hand: str, unseen: str) -> None:
    """The king takes one and leaves 6. With the 2 no card sweeps; after a king an eight does, after an eight a king."""
    table, others = cards("10C 3C 3S"), cards(unseen)
    assert swept_next(cards("3C 3S"), others) == tuple(one for one in others if one.rank == 6)
    left = (*table, card("2D"))
    assert swept_next(left, others) == ()
    assert swept_after(left, others) == tuple(one for one in others if one.rank in (8, 10))
    if card("9D") in cards(hand):
        assert not swept_next((*table, card("9D")), others) + swept_after((*table, card("9D")), others)

    assert chosen(seen_of("10C 3C 3S", hand, unseen)) == {play("2D")}


def told(text: str) -> list[CardPlayed]:
    """Plays in turn from a seat on: "3 2C, 2D 2C" is its 2 laid and the next seat's 2 that takes it."""
    first, _, rest = text.partition(" ")
    plays = map(play, rest.split(","))
    return [CardPlayed(Seat((int(first) + step) % SEATS), one.card, one.take) for step, one in enumerate(plays)]


def test_the_settebello_is_left_to_the_partner_who_is_sure_to_take_it() -> None:
    """Both opponents let a lone seven lie, so the last one is the partner's, who laid the settebello beside it.

    What I take meanwhile they might take. Without those plays the seven may be anybody's, and I take it myself.
    """
    plays = told("3 2C, 2D 2C, AC, 8C 7S AC, 4C, 9C, 10C, 7D, 10S 10C")
    captured = "2D 2C 8C 7S AC AD 3D 5D 6D AS 3S 5S AB 3B"
    position = ("4C 9C 7D", "7C 9D", "7B 9B 9S 10B 8S 10D")

    assert chosen(seen_of(*position, plays, captured)) == {play("9D 9C")}
    assert chosen(seen_of(*position, (), captured)) == {play("7C 7D")}
