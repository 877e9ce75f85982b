"""A position of the game for four as the teacher judges it, with Hard's belief and search; knows what is observed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.briscola.observation import Observation
from game.briscola.players import pair_belief as belief
from game.briscola.players import pair_hard as hard
from game.briscola.players.pair_figures import HABIT
from game.briscola.players.pair_playout import World, play_out
from game.briscola.players.pair_search import Search
from game.briscola.teacher.judging import Judge


class JudgeForFour(Judge):
    """The others' hands are imagined, and habit follows; once the stock is gone every line is searched."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        view = self.view
        self._weights = belief.likelihoods(view, HABIT)
        # More points are never worse, whatever else they are worth: both sides play for them.
        self._search = Search(view, float)
        self._left = sum(view.sizes) + view.stock

    @property
    def exact(self) -> bool:
        return hard.searches_all(self.view)

    def worlds(self, chance: Random) -> Iterator[tuple[World, float]]:
        if self.exact:
            for hands, likely in belief.every_deal(self.view, self._weights):
                yield World(hands, ()), likely
            return
        while True:
            yield belief.imagine(self.view, self._weights, chance), 1.0

    def ahead(self, world: World, card: int) -> int:
        if self.view.stock:
            self.followed += self._left
            return play_out(self.view, world, card, HABIT)
        before = self._search.nodes
        ahead = round(self._search.value(world.hands, card))
        self.followed += self._search.nodes - before
        return ahead

    def hands(self, world: World) -> tuple[int, ...]:
        return tuple(sum(1 << place for place in hand) for hand in world.hands[1:])
