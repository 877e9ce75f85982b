"""What each level does at Briscola that makes it that level, and what it may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from game.briscola.players import choose
from game.briscola.rules import FOUR, RULE_SETS, TWO, BriscolaRules
from game.briscola.state import CardPlayed, State
from game.levels import Level
from game.seats import Seat
from tests.game.briscola.players.views import deals_under_way, made, seen_by, with_hidden_exchanged


def positions(level: Level, rules: BriscolaRules, deals: int) -> Iterator[tuple[State, list[CardPlayed], Seat]]:
    """Those of so many deals, but few for a level that thinks long."""
    return islice(deals_under_way(1, rules), 0, None, 9) if level is Level.HARD else deals_under_way(deals, rules)


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("level", Level)
def test_every_play_is_legal(level: Level, rules: BriscolaRules) -> None:
    for seed, at in enumerate(positions(level, rules, 30)):
        made(rules, at[0], choose(level, seen_by(*at), seed))


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("level", Level)
def test_what_it_cannot_see_changes_no_choice(level: Level, rules: BriscolaRules) -> None:
    chance = Random(level)
    changed = 0
    for state, plays, first in positions(level, rules, 10):
        seen = seen_by(state, plays, first)
        other = with_hidden_exchanged(state, seen, chance)
        changed += other != state
        assert choose(level, seen_by(other, plays, first), 3) == choose(level, seen, 3)
    assert changed > 3


@pytest.mark.parametrize("rules", [TWO, FOUR], ids=lambda rules: rules.name)
def test_another_seed_may_give_another_play(rules: BriscolaRules) -> None:
    seen = seen_by(*next(deals_under_way(1, rules)))

    assert len({choose(Level.EASY, seen, seed) for seed in range(30)}) == 3
