"""A position of the game for four as the teacher judges it, with Hard's belief and search; knows what is observed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.scopa.players.stakes import Stakes, Taken
from game.scopa.players.view import Option
from game.scopa.teacher.ending import Ending
from game.scopa.teacher.facts import Claim, Sample
from game.scopa.teacher.judging import Judge
from game.scopone.observation import Observation
from game.scopone.players import belief, hard
from game.scopone.players.endgame import Search
from game.scopone.players.playout import play_out
from game.scopone.players.view import View, World
from game.scopone.teacher.facts import for_four
from game.seats import side_of


class JudgeForFour(Judge):
    """The others' hands are imagined, and habit follows; the last cards, two a hand, are searched however they lie."""

    def __init__(self, seen: Observation) -> None:
        self.board = self._view = View.of(seen)
        self.followed, self.moment = 0, len(seen.plays)
        self.napola = seen.terms.napola
        self.stakes = Stakes(side_of(seen.me), seen.terms, hard.OUTLOOK)
        self._weights = belief.likelihoods(self._view, seen)
        self._searches = hard.searches(self._view) and hard.searches_all(self._view)
        self._search = Search(self._view, self._worth)

    def candidates(self) -> list[Option]:
        return list(hard.candidates(self._view))

    @property
    def exact(self) -> bool:
        return self._searches

    def worlds(self, chance: Random) -> Iterator[tuple[World, float]]:
        if self._searches:
            yield from belief.every_world(self._view, self._weights)
            return
        while True:
            yield belief.imagine(self._view, self._weights, chance), 1.0

    def taken(self, world: World, option: Option) -> Taken:
        if not self._searches:
            self.followed += self._view.turns
            return play_out(self._view, world, option)
        ending = self._search.value(world, option)
        assert isinstance(ending, Ending)
        return ending.taken

    def following(self, world: World) -> tuple[int, ...]:
        return world

    def claims(self, made: Option, better: Option, sample: Sample) -> Iterator[Claim]:
        yield from super().claims(made, better, sample)
        yield from for_four(self._view, made, better, sample)

    def _worth(self, taken: Taken) -> Ending:
        return Ending.of(taken, self.napola)
