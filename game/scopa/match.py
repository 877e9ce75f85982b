"""A match of Scopa's family under way: its deals, its points, what is kept of it. Plays no card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeAlias

from game import matches, records
from game.cards import ItalianCard
from game.errors import RecordError
from game.italian_records import names
from game.levels import LEVELS
from game.matches import Opening, dealt, dealt_as_written
from game.records import JsonObject
from game.scopa import record as scopa_record
from game.scopa.count import Sheet, added, count, tied, winner
from game.scopa.fairness import dealing
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.record import Start
from game.scopa.rules import ScopaRules
from game.scopa.state import CardPlayed, Cards, Piles, PlayCard, State, TableSwept
from game.scopa.terms import Terms
from game.seats import Seat, Side, next_to, side_of

Played: TypeAlias = matches.Played[State, PlayCard]


class Match(matches.Match[State, PlayCard]):
    """The match of the person, at seat 0, against the computer, by a rule set of one of the family's games.

    `score` is what stood before the present deal. `start` says where a deal that was handed in begins, None for one
    that was dealt here.
    """

    terms: Terms

    def __init__(
        self,
        level: str,
        target: int,
        napola: bool,
        score: tuple[int, int] = (0, 0),
        number: int = 1,
        seed: str | None = None,
        first: Seat | None = None,
        start: Start | None = None,
        game: ScopaGame = SCOPA_GAME,
        rules: ScopaRules | None = None,
    ) -> None:
        self.game = game
        self.terms = Terms(score, target, napola, rules or game.rules)
        self.start = start
        if start is None:
            opening = dealt(dealing(game, self.rules), self.rules.deal, seed, first)
        else:
            opening = Opening(start.state, start.first, start.order)
        super().__init__(level, number, opening)

    @classmethod
    def opened(cls, start: Start, level: str, number: int = 1, game: ScopaGame = SCOPA_GAME) -> Match:
        """A match from a deal that was handed in, played against this level; its next deals are dealt here."""
        terms = start.terms
        return cls(level, terms.target, terms.napola, terms.match, number, start=start, game=game, rules=terms.rules)

    @property
    def rules(self) -> ScopaRules:
        """The rule set it is played by."""
        return self.terms.rules

    @property
    def plays(self) -> list[CardPlayed]:
        """Every play of the deal with its seat, first to last."""
        return [play for step in self.log for play in step.transition.events if isinstance(play, CardPlayed)]

    @property
    def swept(self) -> Piles:
        """The cards that swept the table in the deal, of each side."""
        return swept_by(self.log)

    @property
    def sheet(self) -> Sheet | None:
        """The count of the present deal once it is over."""
        return count(self.state.captured, self.state.scope, self.terms.napola) if self.state.over else None

    @property
    def score_after(self) -> tuple[int, int]:
        """The points with the present deal's once it is over."""
        sheet = self.sheet
        return self.score if sheet is None else added(self.score, sheet)

    @property
    def winner(self) -> Side | None:
        """Which side has won the match; None while it goes on."""
        return winner(self.score_after, self.terms.target) if self.state.over else None

    @property
    def tied(self) -> bool:
        """Whether both have reached the target with the same points, so that another deal decides."""
        return self.state.over and tied(self.score_after, self.terms.target)

    def ways(self, card: ItalianCard) -> list[Cards]:
        """What a card of the player whose turn it is may take, once each: nothing alone where it is to be laid."""
        return [play.take for play in self.legal_plays() if play.card is card]

    def next_deal(self) -> Self:
        """The match with its next deal; who sits next deals."""
        return type(self)(
            self.level,
            self.terms.target,
            self.terms.napola,
            self.score_after,
            self.number + 1,
            first=next_to(self.first, self.rules.seats),
            game=self.game,
            rules=self.rules,
        )

    def observation(self, seat: Seat) -> Any:
        """What a player may see now: the observation of the match's game."""
        return self.game.observe(self.state, self.plays, self.terms, seat)

    def record(self) -> JsonObject:
        """The match as a record of its present deal; `resume` gives the same match back."""
        return {
            "game": self.game.name,
            **scopa_record.write_rules(self.rules, self.game),
            **self._beginning,
            "napola": self.terms.napola,
            "plays": [scopa_record.write_play(step.move) for step in self.log],
            "match": list(self.score),
            "target": self.terms.target,
            **({"seed": self.seed, "commitment": self.commitment} if self.seed else {}),
            "level": self.level,
            "number": self.number,
        }

    @property
    def _beginning(self) -> JsonObject:
        """Where the deal begins, in the keys of records."""
        if self.start is not None and self.start.position is not None:
            return {"position": scopa_record.write_position(self.start.position, self.rules)}
        return {"deck": names(self.order), "first": self.first}


def swept_by(log: Sequence[Played]) -> Piles:
    """The cards that swept the table in these plays, of each side."""
    swept: tuple[list[ItalianCard], list[ItalianCard]] = ([], [])
    for step in log:
        for event in step.transition.events:
            if isinstance(event, TableSwept):
                swept[side_of(event.seat)].append(step.move.card)
    return tuple(swept[0]), tuple(swept[1])


def resume(record: JsonObject, game: ScopaGame = SCOPA_GAME) -> Match:
    """The match a record keeps; raises `RecordError` where it is not usable or was not played so."""
    start, plays = scopa_record.read(record, game)
    level = records.chosen(record, "level", LEVELS)
    number = records.whole(record, "number")
    if "seed" not in record and "commitment" not in record:
        return Match.opened(start, level, number, game).replay(plays)
    seed, terms = str(records.required(record, "seed")), start.terms

    def deal() -> Match:
        match, first = terms.match, start.first
        return Match(level, terms.target, terms.napola, match, number, seed, first, game=game, rules=terms.rules)

    return dealt_as_written(start.order, deal).replay(plays)


def hand_in(record: JsonObject, level: str, game: ScopaGame = SCOPA_GAME) -> Match:
    """The match a deal that was handed in begins, its plays made, refused ones left out; raises `RecordError`."""
    start, plays = scopa_record.read(record, game)
    if start.is_void:
        raise RecordError("deck is a void deal, with three or four kings on the table; expected one to be played")
    return Match.opened(start, level, game=game).replay_allowed(plays)
