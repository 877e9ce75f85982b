"""Games of Briscola by chance, and positions written as text, for the tests of the rules and of what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from game.briscola.match import Match
from game.briscola.observation import Observation, observe
from game.briscola.record import GAME
from game.briscola.rules import RULE_SETS, BriscolaRules
from game.briscola.state import CardPlayed, Cards, PlayCard, State
from game.briscola.terms import Terms
from game.cards import ITALIAN
from game.deals import FIRST_NUMBER, LAST_NUMBER, numbered_order
from game.rules import Refusal, Transition
from game.seats import Seat

PACK = sorted(map(str, ITALIAN))

numbers = st.integers(FIRST_NUMBER, LAST_NUMBER)
rule_sets = st.sampled_from(RULE_SETS)
seats = st.integers(0, 3)
choices = st.lists(st.integers(0, 2), max_size=40)
whole_games = st.lists(st.integers(0, 2), min_size=40, max_size=40)


def cards(text: str) -> Cards:
    """Cards from their notations, parted by spaces."""
    return tuple(map(ITALIAN.parse, text.split()))


def numbered(rules: BriscolaRules, number: int, seat: int = 0) -> State:
    return rules.deal(numbered_order(ITALIAN.cards, GAME, number), Seat(seat % rules.seats))


def made(rules: BriscolaRules, state: State, move: PlayCard) -> Transition[State]:
    """What a play did that must be legal."""
    result = rules.apply(state, move)
    assert isinstance(result, Transition), f"{move} is refused: {result.reason}"
    return result


def played(rules: BriscolaRules, state: State, chosen: Sequence[int]) -> list[Transition[State]]:
    """What happened where each number chose a card of the hand, until the game was over."""
    happened: list[Transition[State]] = []
    for number in chosen:
        if state.over:
            break
        legal = rules.legal_moves(state)
        happened.append(made(rules, state, legal[number % len(legal)]))
        state = happened[-1].state
    return happened


def history(happened: Sequence[Transition[State]]) -> list[CardPlayed]:
    """The plays among what happened."""
    return [event for transition in happened for event in transition.events if isinstance(event, CardPlayed)]


def all_cards(state: State) -> list[str]:
    """Every card there is, sorted."""
    piles = (*state.hands, state.trick, state.stock, *state.captured)
    return sorted(str(card) for pile in piles for card in pile)


def seen_at(
    rules: BriscolaRules, number: int, seat: int, chosen: Sequence[int], partners_see: bool = True
) -> tuple[State, list[CardPlayed], Observation]:
    """A game under way, its plays, and what the player whose turn it is sees of it."""
    start = numbered(rules, number, seat)
    happened = [one for one in played(rules, start, chosen) if not one.state.over]
    state, plays = happened[-1].state if happened else start, history(happened)
    terms = Terms((1, 0), 2, rules, partners_see)
    return state, plays, observe(state, plays, start.leader, terms, state.to_play)


def play_out(match: Match, chance: Random) -> Match:
    """The match with its present game played to its end by chance."""
    while not match.state.over:
        assert not isinstance(match.apply(chance.choice(match.legal_plays())), Refusal)
    return match
