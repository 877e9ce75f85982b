"""A position of the game for two as the teacher judges it, with Hard's belief and search; knows what is observed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.briscola.observation import Observation
from game.briscola.players import duel_belief as belief
from game.briscola.players import duel_hard as hard
from game.briscola.players.duel_belief import World
from game.briscola.players.duel_endgame import Search
from game.briscola.players.duel_playout import Playouts
from game.briscola.teacher.judging import Judge

_TO_THE_END = 17
"""Playouts go on as long as there is a stock; what comes then is searched."""

Imagined = tuple[World, bool]
"""A way the hidden cards may lie, and whether the other plays plainly in it, not by habit: one is as likely."""


class JudgeForTwo(Judge):
    """The other's hand and the stock are imagined; the last three tricks are known, and every line is searched."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        view = self.view
        self._weights = belief.likelihoods(view)
        # More points are never worse, whatever else they are worth: both play for them.
        self._search = Search(float)
        self._playouts = Playouts(view, _TO_THE_END, lambda ahead, _: ahead, self._search)
        self._left = sum(view.sizes) + view.stock

    @property
    def exact(self) -> bool:
        return hard.searches_all(self.view)

    def worlds(self, chance: Random) -> Iterator[tuple[Imagined, float]]:
        if self.exact:
            for world, likely in belief.every_world(self.view, self._weights):
                yield (world, False), likely
            return
        imagination = belief.Imagination(self.view, self._weights, chance, self.view.stock)
        while True:
            yield (imagination.world(), False), 1.0
            yield (imagination.world(), True), 1.0

    def ahead(self, world: Imagined, card: int) -> int:
        self.followed += self._left
        cards, plain = world
        if self.view.stock:
            return round(self._playouts.value(card, cards, plain))
        view = self.view
        mine, his = (sum(1 << place for place in places) for places in (view.hand, cards[0]))
        ahead = view.points[0] - view.points[1]
        if view.trick:
            return round(self._search.answer(mine, his, view.trick[0], card, ahead))
        return round(self._search.lead(mine, his, card, ahead))

    def hands(self, world: Imagined) -> tuple[int, ...]:
        return (sum(1 << place for place in world[0][0]),)
