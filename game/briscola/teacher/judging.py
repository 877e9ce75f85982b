"""A position of Briscola as its teacher judges it: what its judges for two and for four share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from random import Random
from typing import Any

from game.briscola.observation import Observation
from game.briscola.players.bits import IN_SUIT, TRUMPS_FROM, coding
from game.briscola.players.view import View
from game.briscola.state import PlayCard
from game.briscola.teacher.facts import Claim, claims, wins_more
from game.briscola.teacher.judged import Reason, Why
from game.briscola.teacher.table import Sample, Table
from game.briscola.teacher.tally import COLUMNS, outcome
from game.teaching import judging as teaching
from game.teaching.claims import main_line
from game.teaching.tally import CHANCE, Outcome, Tally

_SAMPLE = 400
"""In so many worlds it is looked who could take a trick."""


class Judge(teaching.Judge[PlayCard, int, Why]):
    """One position as its player sees it; an option is the place of a card."""

    COLUMNS = COLUMNS
    LEAST = 0.3
    ONLY = Reason(Why.ONLY)

    def __init__(self, seen: Observation) -> None:
        self.view = View.of(seen)
        self.table = Table(self.view)
        self.followed, self.moment = 0, len(seen.tricks) * seen.seats + len(seen.trick)

    @abstractmethod
    def ahead(self, world: Any, card: int) -> int:
        """By how many points our side is ahead at the end of the deal after this play."""

    @abstractmethod
    def hands(self, world: Any) -> tuple[int, ...]:
        """The hands of the others as sets, from the next player on."""

    def option_of(self, play: PlayCard) -> int:
        return coding(self.view.trump).places[play.card]

    def play_of(self, option: int) -> PlayCard:
        return self.view.play_of(option)

    def kind(self, play: PlayCard) -> Hashable:
        """A play by its rank, and whether it is a trump."""
        place = self.option_of(play)
        return place % IN_SUIT, place >= TRUMPS_FROM

    def options(self) -> list[int]:
        return list(self.view.hand)

    def candidates(self) -> list[int]:
        return self.options()

    def outcome(self, world: Any, option: int) -> Outcome:
        table = self.table
        now = 0
        if table.last:
            after = table.after(option)
            now = after.stake if after.ours else -after.stake
        return outcome(now, self.ahead(world, option))

    def claims(self, made: int, better: int, sample: Sample) -> list[Claim]:
        """What is true of the better card and not of the other, or the other way round."""
        return list(claims(self.table, made, better, sample))

    def explained_by(self, made: int, better: int, tally: Tally, sample: Sample) -> list[Claim]:
        won = tally.gap(1, CHANCE)
        sure = won.mean if won.mean > won.half_width else 0.0
        return [*self.claims(made, better, sample), *wins_more(self.table, sure, tally.exact)]

    def sampled(self, seed: str) -> Sample:
        hands: list[tuple[tuple[int, ...], float]] = []
        for world, likely in self.worlds(Random(f"{seed}/sample")):
            hands.append((self.hands(world), likely))
            if not self.exact and len(hands) >= _SAMPLE:
                break
        return Sample(hands)

    def alone(self, tally: Tally) -> Reason:
        """With when most of it is won, if that can be told."""
        if tally.exact:
            return Reason(Why.SEARCHED)
        line = main_line(tally) if self.table.last else None
        return Reason(Why.PLAYOUTS) if line is None else Reason(Why.LINE, line=line)
