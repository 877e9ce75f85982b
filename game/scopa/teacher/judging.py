"""A position of Scopa's family as its teacher judges it: what its judges share. A game of the family brings its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable
from random import Random
from typing import Any

from game.scopa.players.bits import PLACES, set_of
from game.scopa.players.stakes import Stakes, Taken
from game.scopa.players.view import Board, Option, play_of
from game.scopa.state import PlayCard
from game.scopa.teacher.facts import Claim, Sample, claims, closes
from game.scopa.teacher.judged import Reason, Why
from game.scopa.teacher.tally import CLOSED, COLUMNS, outcome
from game.teaching import judging as teaching
from game.teaching.claims import main_line
from game.teaching.tally import Outcome, Tally

_CLOSES_MORE = 0.3
"""So much more often the last capture must be ours, to be worth a word."""
_SAMPLE = 400
"""In so many worlds it is looked who could do what next."""


class Judge(teaching.Judge[PlayCard, Option, Why]):
    """One position as its player sees it."""

    COLUMNS = COLUMNS
    LEAST = 0.05
    ONLY = Reason(Why.ONLY)
    board: Board
    napola: bool
    stakes: Stakes

    @abstractmethod
    def taken(self, world: Any, option: Option) -> Taken:
        """What will have been taken at the end of the deal after this play."""

    @abstractmethod
    def following(self, world: Any) -> tuple[int, ...]:
        """The hands of those who play after me until it is my turn again or cards are dealt, as sets, in order."""

    def claims(self, made: Option, better: Option, sample: Sample) -> Iterable[Claim]:
        """What is true of the better play and not of the other, or the other way round; a game adds its own."""
        return claims(self.board, made, better, sample, self.napola)

    def option_of(self, play: PlayCard) -> Option:
        return PLACES[play.card], set_of(play.take)

    def play_of(self, option: Option) -> PlayCard:
        return play_of(option)

    def kind(self, play: PlayCard) -> Hashable:
        """A play by its values: another card of the rank in its place is hardly another play."""
        return play.card.rank, *sorted(card.rank for card in play.take)

    def options(self) -> list[Option]:
        return list(self.board.options())

    def outcome(self, world: Any, option: Option) -> Outcome:
        taken = self.taken(world, option)
        return outcome(taken, self.napola, self.stakes.at_the_end(taken))

    def explained_by(self, made: Option, better: Option, tally: Tally, sample: Sample) -> list[Claim]:
        found = list(self.claims(made, better, sample))
        closed = tally.gap(1, CLOSED)
        return [*found, closes(closed.mean)] if closed.mean > max(_CLOSES_MORE, closed.half_width) else found

    def sampled(self, seed: str) -> Sample:
        """What those who play next hold, in the ways the hidden cards may lie."""
        hands: list[tuple[tuple[int, ...], float]] = []
        for world, likely in self.worlds(Random(f"{seed}/sample")):
            hands.append((self.following(world), likely))
            if not self.exact and len(hands) >= _SAMPLE:
                break
        return Sample(hands)

    def alone(self, tally: Tally) -> Reason:
        """With the line of the count where most of it comes from, if there is one."""
        line = main_line(tally)
        if line is not None:
            return Reason(Why.LINE, line=line)
        return Reason(Why.SEARCHED if tally.exact else Why.PLAYOUTS)
