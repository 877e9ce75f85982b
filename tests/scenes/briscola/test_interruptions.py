"""Plays that come faster than the cards: a whole game is shown though every play, trick and draw is cut short."""

from __future__ import annotations

import random

import pytest

from game.cards import ITALIAN
from scenes.briscola.preferences import PLAYERS
from scenes.preferences import ITALIAN_PACKS
from tests.scenes.briscola.conftest import NewParlour
from tests.scenes.briscola.sitting import TableSitting


@pytest.mark.parametrize(("players", "pack"), zip(PLAYERS, ITALIAN_PACKS, strict=True))
def test_a_whole_game_is_shown_though_every_play_is_cut_short(players: str, pack: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(italian_pack=pack, players=players)
    rng = random.Random(7)
    sitting = TableSitting(parlour.rig, rng)
    while not parlour.state.over:
        parlour.until(lambda: parlour.table.my_turn or parlour.state.over)
        if parlour.table.my_turn:
            parlour.tap(parlour.at(rng.choice(parlour.hand)))
        sitting.check()
    assert {play.card for play in parlour.match.plays} == set(ITALIAN.cards)
    parlour.until(lambda: not parlour.showing.moving)
    sitting.check()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_window_drawn_to_another_size_in_the_middle_of_a_trick_loses_nothing(
    players: str, new_parlour: NewParlour
) -> None:
    parlour = new_parlour(players=players)
    sitting = TableSitting(parlour.rig, random.Random(3))
    sizes = [(1280, 720), (720, 1280), (1920, 1080), (800, 480)]
    for number in range(5):
        parlour.until(lambda: parlour.table.my_turn and not parlour.showing.moving)
        parlour.make(parlour.match.legal_plays()[0])
        parlour.rig.run(0.1 + 0.3 * number)
        log = list(parlour.match.log)
        parlour.rig.resize(sizes[number % len(sizes)])
        sitting.check()
        assert parlour.match.log[: len(log)] == log
