"""A position of the game for two as the teacher judges it, with Hard's belief and search; knows what is observed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.scopa.observation import Observation
from game.scopa.players import belief, endgame, hard
from game.scopa.players.outlook import FOR_TWO
from game.scopa.players.playout import World, play_out
from game.scopa.players.stakes import Stakes, Taken
from game.scopa.players.view import HAND, Option, View
from game.scopa.teacher.ending import Ending
from game.scopa.teacher.judging import Judge
from game.seats import side_of


class JudgeForTwo(Judge):
    """The other's hand and the deck are imagined; in the last round both are known, and every line is searched."""

    def __init__(self, seen: Observation) -> None:
        self.board = self._view = View.of(seen)
        self.followed, self.moment = 0, len(seen.plays)
        self.napola = seen.terms.napola
        self.stakes = Stakes(side_of(seen.me), seen.terms, FOR_TWO)
        self._weights = belief.likelihoods(self._view, seen)
        self._open = endgame.is_open(self._view)

    def candidates(self) -> list[Option]:
        return list(hard.candidates(self._view))

    @property
    def exact(self) -> bool:
        return self._open

    def worlds(self, chance: Random) -> Iterator[tuple[World, float]]:
        if self._open:
            yield World(tuple(self._weights), ()), 1.0
            return
        while True:
            yield belief.imagine(self._view, self._weights, chance), 1.0

    def taken(self, world: World, option: Option) -> Taken:
        self.followed += self._view.turns
        if not self._open:
            return play_out(self._view, world, option, 0)[1]
        ending = endgame.value_of(self._view, option, self._worth)
        assert isinstance(ending, Ending)
        return ending.taken

    def following(self, world: World) -> tuple[int, ...]:
        hand = world.hand
        if not (hand or self._view.starting or len(self._view.hand) > 1):
            hand = world.deck[:HAND]
        return (sum(1 << place for place in hand),) if hand else ()

    def _worth(self, taken: Taken) -> Ending:
        return Ending.of(taken, self.napola)
