"""A match of Briscola under way: its games one after the other, tricks, points, games won. Plays no card.

One game is a deal of the match; what it brings a side that reaches 61 points is one game won.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Self

from game import matches, records
from game.briscola import record as briscola_record
from game.briscola.count import added, points, winner, won_by
from game.briscola.fairness import dealing
from game.briscola.observation import Observation, Trick, observe
from game.briscola.record import GAME, Start
from game.briscola.rules import TWO, BriscolaRules
from game.briscola.state import CardPlayed, PlayCard, State, TrickWon
from game.briscola.terms import Terms
from game.italian_records import names
from game.levels import LEVELS
from game.matches import Opening, dealt, dealt_as_written
from game.records import JsonObject
from game.rules import Event
from game.seats import Seat, Side, in_turn, next_to


class Match(matches.Match[State, PlayCard]):
    """The match of the person, at seat 0, against the computer, by a rule set.

    `score` are the games each side had won before the present deal. `start` says where a deal that was handed in
    begins, None for one that was dealt here.
    """

    terms: Terms

    def __init__(
        self,
        level: str,
        target: int,
        rules: BriscolaRules = TWO,
        partners_see: bool = True,
        score: tuple[int, int] = (0, 0),
        number: int = 1,
        seed: str | None = None,
        first: Seat | None = None,
        start: Start | None = None,
    ) -> None:
        self.terms = Terms(score, target, rules, partners_see)
        self.start = start
        if start is None:
            opening = dealt(dealing(rules), rules.deal, seed, first)
        else:
            opening = Opening(start.state, start.first, start.order)
        super().__init__(level, number, opening)

    @classmethod
    def opened(cls, start: Start, level: str, number: int = 1) -> Self:
        """A match from a deal that was handed in, played against this level; its next deals are dealt here."""
        terms = start.terms
        return cls(level, terms.target, terms.rules, terms.partners_see, terms.match, number, start=start)

    @property
    def rules(self) -> BriscolaRules:
        """The rule set it is played by."""
        return self.terms.rules

    @property
    def plays(self) -> list[CardPlayed]:
        """Every card that was played to the deal's tricks with its seat, first to last; those that lay there at its
        beginning too.
        """
        return [*self._laid_before, *(event for event in self._events if isinstance(event, CardPlayed))]

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The full tricks of the deal, each with its cards in the order of play."""
        plays, seats = self.plays, self.rules.seats
        return tuple(tuple(plays[i : i + seats]) for i in range(0, len(plays) - seats + 1, seats))

    @property
    def takers(self) -> tuple[Seat, ...]:
        """Who took each of the full tricks."""
        return tuple(event.seat for event in self._events if isinstance(event, TrickWon))

    @property
    def points(self) -> tuple[int, int] | None:
        """The card points of each side once the deal is over."""
        return points(self.state) if self.state.over else None

    @property
    def won_by(self) -> Side | None:
        """Which side has won the deal; None while it goes on, and where it is drawn."""
        return won_by(points(self.state)) if self.state.over else None

    @property
    def drawn(self) -> bool:
        """Whether the deal is over and counts for nobody."""
        return self.state.over and self.won_by is None

    @property
    def score_after(self) -> tuple[int, int]:
        """The games each side has won, with the present deal once it is over."""
        return added(self.score, self.won_by)

    @property
    def winner(self) -> Side | None:
        """Which side has won the match; None while it goes on."""
        return winner(self.score_after, self.terms.target) if self.state.over else None

    def let_partners_see(self, see: bool) -> None:
        """From now on partners look at each other's last cards, or don't."""
        self.terms = replace(self.terms, partners_see=see)

    def next_deal(self) -> Self:
        """The match with its next deal; who sits next deals."""
        terms, first = self.terms, next_to(self.first, self.rules.seats)
        return type(self)(
            self.level, terms.target, terms.rules, terms.partners_see, self.score_after, self.number + 1, first=first
        )

    def observation(self, seat: Seat) -> Observation:
        """What a player may see now."""
        return observe(self.state, self.plays, self.first, self.terms, seat)

    def record(self) -> JsonObject:
        """The match as a record of its present deal; `resume` gives the same match back."""
        return {
            "game": GAME,
            "players": self.rules.seats,
            **self._beginning,
            "plays": [str(step.move.card) for step in self.log],
            "match": list(self.score),
            "target": self.terms.target,
            **briscola_record.write_option(self.terms),
            **({"seed": self.seed, "commitment": self.commitment} if self.seed else {}),
            "level": self.level,
            "number": self.number,
        }

    @property
    def _beginning(self) -> JsonObject:
        if self.start is not None and self.start.position is not None:
            return {"position": briscola_record.write_position(self.start.position)}
        return {"deck": names(self.order), "first": self.first}

    @property
    def _events(self) -> Iterator[Event]:
        return chain.from_iterable(step.transition.events for step in self.log)

    @property
    def _laid_before(self) -> list[CardPlayed]:
        seats = in_turn(self.laid.leader, self.rules.seats)
        return [CardPlayed(seat, card) for seat, card in zip(seats, self.laid.trick, strict=False)]


def resume(record: JsonObject) -> Match:
    """The match a record keeps; raises `RecordError` where it is not usable or was not played so."""
    start, plays = briscola_record.read(record)
    level = records.chosen(record, "level", LEVELS)
    number = records.whole(record, "number")
    if "seed" not in record and "commitment" not in record:
        return Match.opened(start, level, number).replay(plays)
    seed, terms = str(records.required(record, "seed")), start.terms

    def deal() -> Match:
        return Match(level, terms.target, terms.rules, terms.partners_see, terms.match, number, seed, start.first)

    return dealt_as_written(start.order, deal).replay(plays)


def hand_in(record: JsonObject, level: str) -> Match:
    """The match a deal that was handed in begins, its plays made, refused ones left out; raises `RecordError`."""
    start, plays = briscola_record.read(record)
    return Match.opened(start, level).replay_allowed(plays)
