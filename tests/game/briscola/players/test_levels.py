"""What each level does at Briscola that makes it that level, and what it may know."""

from __future__ import annotations

from random import Random

import pytest

from game.briscola.players import choose
from game.briscola.rules import FOUR, RULE_SETS, TWO, BriscolaRules
from game.levels import Level
from tests.game.briscola.players.views import deals_under_way, made, seen_by, with_hidden_exchanged


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("level", Level)
def test_every_play_is_legal(level: Level, rules: BriscolaRules) -> None:
    for seed, at in enumerate(deals_under_way(1 if level is Level.HARD else 30, rules)):
        made(rules, at[0], choose(level, seen_by(*at), seed))


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("level", Level)
def test_what_it_cannot_see_changes_no_choice(level: Level, rules: BriscolaRules) -> None:
    chance = Random(level)
    changed = 0
    for state, plays, first in deals_under_way(1 if level is Level.HARD else 10, rules):
        seen = seen_by(state, plays, first)
        other = with_hidden_exchanged(state, seen, chance)
        changed += other != state
        assert choose(level, seen_by(other, plays, first), 3) == choose(level, seen, 3)
    assert changed > 10


@pytest.mark.parametrize("rules", [TWO, FOUR], ids=lambda rules: rules.name)
def test_another_seed_may_give_another_play(rules: BriscolaRules) -> None:
    seen = seen_by(*next(deals_under_way(1, rules)))

    assert len({choose(Level.EASY, seen, seed) for seed in range(30)}) == 3
