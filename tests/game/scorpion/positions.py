"""Positions to try a rule on: those that play reaches from a deal, and late ones where runs are nearly finished."""

from __future__ import annotations

from hypothesis import strategies as st

from game.cards import FRENCH, Card, Suit
from game.deals import FIRST_NUMBER, LAST_NUMBER
from game.rules import Transition
from game.scorpion.record import Action
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import Column, DealReserve, Move, MoveUnit, PlayReserve, State
from game.scorpion.variants import RULE_SETS, numbered_deal
from game.session import Redo, Restart, Undo

rule_sets = st.sampled_from(list(RULE_SETS.values()))
numbers = st.integers(FIRST_NUMBER, LAST_NUMBER)
choices = st.lists(st.integers(0, 9_999), max_size=60)
"""Which of the legal moves is made, turn by turn."""
_places = st.integers(-3, 60)
actions: st.SearchStrategy[list[Action]] = st.lists(
    st.one_of(
        st.builds(MoveUnit, _places, _places, _places),
        st.builds(PlayReserve, _places, _places),
        st.builds(DealReserve),
        st.builds(Undo),
        st.builds(Redo),
        st.builds(Restart),
    )
)
"""What a record may hold, places that don't exist included."""


@st.composite
def late(draw: st.DrawFn, rules: ScorpionRules) -> State:
    """A whole pack in which some runs are gone and the others lie about in few pieces, some cards face down."""
    removed = draw(st.lists(st.sampled_from(list(Suit)), unique=True, max_size=3))
    pieces: list[list[Card]] = []
    for suit in Suit:
        if suit in removed:
            continue
        descending = list(reversed(FRENCH.of_suit(suit)))
        cuts = sorted(draw(st.sets(st.integers(1, 12), max_size=4)))
        pieces += [descending[a:b] for a, b in zip([0, *cuts], [*cuts, 13], strict=True)]
    columns: list[list[Card]] = [[] for _ in range(rules.columns)]
    for piece in draw(st.permutations(pieces)):
        columns[draw(st.integers(0, rules.columns - 1))] += piece
    reserve = draw(_reserve(rules, columns))
    laid = tuple(Column(tuple(cards), draw(st.integers(0, min(3, max(len(cards) - 1, 0))))) for cards in columns)
    return State(laid, reserve, tuple(removed))


@st.composite
def _reserve(draw: st.DrawFn, rules: ScorpionRules, columns: list[list[Card]]) -> tuple[Card | None, ...]:
    """Some of the columns' last cards, taken away and set aside: all or none where the reserve is dealt."""
    size = rules.reserve_size
    if rules.reserve_is_dealt and not draw(st.booleans()):
        return ()
    places: list[Card | None] = []
    for _ in range(size):
        there = [cards for cards in columns if cards]
        keep = not rules.reserve_is_dealt and draw(st.booleans())
        places.append(None if keep else draw(st.sampled_from(there)).pop())
    return tuple(places)


@st.composite
def dealt(draw: st.DrawFn, rules: ScorpionRules) -> State:
    """A numbered deal after some random legal moves."""
    return played(rules, numbered_deal(rules, draw(numbers)), draw(choices))[-1]


@st.composite
def anywhere(draw: st.DrawFn) -> tuple[ScorpionRules, State]:
    """A rule set and a position of it."""
    rules = draw(rule_sets)
    return rules, draw(late(rules) | dealt(rules))


def played(rules: ScorpionRules, start: State, chosen: list[int]) -> list[State]:
    """The positions of a random game, the first one included, as long as there are moves."""
    states = [start]
    for choice in chosen:
        legal = rules.legal_moves(states[-1])
        if not legal:
            break
        result = rules.apply(states[-1], legal[choice % len(legal)])
        assert isinstance(result, Transition)
        states.append(result.state)
    return states


def all_cards(state: State) -> list[str]:
    """Every card of a position, the removed runs' too, in a fixed order."""
    cards = [card for column in state.columns for card in column.cards]
    cards += [card for card in state.reserve if card is not None]
    cards += [card for suit in state.removed for card in FRENCH.of_suit(suit)]
    return sorted(str(card) for card in cards)


def every_move(state: State) -> list[Move]:
    """Every move anyone could ask about, places that don't exist included."""
    columns = range(-1, len(state.columns) + 1)
    longest = max(len(column.cards) for column in state.columns)
    moves: list[Move] = [MoveUnit(a, i, b) for a in columns for i in range(-1, longest + 1) for b in columns]
    moves += [PlayReserve(place, target) for place in range(-1, 4) for target in columns]
    return [*moves, DealReserve()]
