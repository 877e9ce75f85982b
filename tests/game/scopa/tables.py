"""Scopa tables written as text, and deals played by chance, for the tests of the rules and the players."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from game.cards import ITALIAN, ItalianCard
from game.deals import FIRST_NUMBER, LAST_NUMBER, numbered_order
from game.rules import Refusal, Transition
from game.scopa.fairness import dealing
from game.scopa.family import SCOPA_GAME
from game.scopa.record import GAME
from game.scopa.rules import SCOPA, Reason
from game.scopa.state import CardPlayed, Cards, PlayCard, State
from game.seats import PERSON, Seat, next_to

RULES = SCOPA
DEALING = dealing(SCOPA_GAME, SCOPA)
COMPUTER = next_to(PERSON, SCOPA.seats)
PACK = sorted(str(card) for card in ITALIAN)

numbers = st.integers(FIRST_NUMBER, LAST_NUMBER)
players = st.sampled_from([PERSON, COMPUTER])
choices = st.lists(st.integers(0, 9_999), max_size=36)
whole_deals = st.lists(st.integers(0, 9_999), min_size=36, max_size=36)


def card(text: str) -> ItalianCard:
    return ITALIAN.parse(text)


def cards(text: str) -> Cards:
    """Cards from their notations, parted by spaces."""
    return tuple(map(ITALIAN.parse, text.split()))


def play(text: str) -> PlayCard:
    """A play such as "7D" or "7D 4C 3S": the card, then what it takes."""
    played, *taken = cards(text)
    return PlayCard(played, tuple(taken))


def position(
    table: str = "",
    hands: tuple[str, str] = ("", ""),
    captured: tuple[str, str] = ("", ""),
    scope: tuple[int, int] = (0, 0),
    deck: str = "",
    to_play: Seat = PERSON,
    first: Seat = PERSON,
    last_taker: Seat | None = None,
) -> State:
    """A state from texts."""
    both_hands = (cards(hands[0]), cards(hands[1]))
    piles = (cards(captured[0]), cards(captured[1]))
    return State(cards(table), both_hands, piles, scope, cards(deck), to_play, first, last_taker)


def numbered(number: int, first: Seat = PERSON) -> State:
    return SCOPA.deal(numbered_order(ITALIAN.cards, GAME, number), first)


def made(state: State, move: PlayCard) -> Transition[State]:
    """What a play did that must be legal."""
    result = RULES.apply(state, move)
    assert isinstance(result, Transition), f"{move} is refused: {result.reason}"
    return result


def refused(state: State, move: PlayCard) -> str:
    """The reason against a play that must not be legal."""
    result = RULES.apply(state, move)
    assert isinstance(result, Refusal), f"{move} is legal"
    assert isinstance(result.reason, Reason)
    return result.reason.value


def played(state: State, chosen: Sequence[int]) -> list[Transition[State]]:
    """What happened in a deal where each number chose among the legal plays, until it was over."""
    happened: list[Transition[State]] = []
    for number in chosen:
        if state.over:
            break
        legal = RULES.legal_moves(state)
        happened.append(made(state, legal[number % len(legal)]))
        state = happened[-1].state
    return happened


def history(happened: Sequence[Transition[State]]) -> list[CardPlayed]:
    """The plays among what happened."""
    return [event for transition in happened for event in transition.events if isinstance(event, CardPlayed)]


def all_cards(state: State) -> list[str]:
    """Every card there is, sorted."""
    piles = (state.table, *state.hands, *state.captured, state.deck)
    return sorted(str(card) for pile in piles for card in pile)
