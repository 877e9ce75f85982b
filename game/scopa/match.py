"""A match of Scopa's family under way: one deal after the other, the points, what is kept of it. Plays no card."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

from game import records
from game.cards import ItalianCard
from game.errors import GameError, RecordError
from game.fairness import new_seed
from game.italian_records import names
from game.levels import LEVELS
from game.records import JsonObject
from game.rules import Refusal, Transition
from game.scopa import record as scopa_record
from game.scopa.count import Sheet, added, count, tied, winner
from game.scopa.fairness import dealing
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.record import Start
from game.scopa.rules import ScopaRules
from game.scopa.state import CardPlayed, Cards, Piles, PlayCard, State, TableSwept
from game.scopa.terms import Terms
from game.seats import PERSON, Seat, Side, next_to, side_of


class Played(NamedTuple):
    """One play of a deal: what was played, the table before it, and what it brought."""

    move: PlayCard
    before: State
    transition: Transition[State]


class Match:
    """The match of the person, at seat 0, against the computer, by a rule set of one of the family's games.

    `score` is what stood before the present deal, `number` counts its deals from 1. `commitment` is the hash shown
    before the deal's first card, `order` the cards as they were dealt, `void` the orders that had to be thrown in
    before. `laid` is the deal's first table and `log` its plays: all else that is known of the deal follows from them.
    `start` says where a deal that was handed in begins, None for one that was dealt here.
    """

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
        self.level = level
        self.game = game
        self.terms = Terms(score, target, napola, rules or game.rules)
        self.number = number
        self.start = start
        if start is None:
            deals = dealing(game, self.rules)
            dealt = deals.deal(seed or new_seed())
            self.seed, self.commitment = dealt.seed, dealt.commitment
            self.order, self.void = dealt.order, dealt.void
            self.first = deals.first_player(self.seed) if first is None else first
            self.laid = self.rules.deal(self.order, self.first)
        else:
            # Nobody promised it: there is no seed, and nothing of it is claimed as fair.
            self.seed = self.commitment = ""
            self.order, self.void, self.first = start.order, (), start.first
            self.laid = start.state
        self.log: list[Played] = []

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
    def state(self) -> State:
        """The table as it is now."""
        return self.log[-1].transition.state if self.log else self.laid

    @property
    def plays(self) -> list[CardPlayed]:
        """Every play of the deal with its seat, first to last."""
        return [play for step in self.log for play in step.transition.events if isinstance(play, CardPlayed)]

    @property
    def swept(self) -> Piles:
        """The cards that swept the table in the deal, of each side."""
        return swept_by(self.log)

    @property
    def score(self) -> tuple[int, int]:
        return self.terms.match

    @property
    def thinking_seed(self) -> int:
        """The chance the computer thinks with in this deal, the same when the match is taken up again.

        It tells nothing of the cards: the deal's seed cannot be had back from it.
        """
        chance = self.seed or records.write(self._beginning)
        return int.from_bytes(sha256(f"thinking/{chance}".encode()).digest()[:8], "big")

    @property
    def under_way(self) -> bool:
        """Whether leaving the match now would lose it: the person has played a card (docs/counting.md)."""
        return self.winner is None and self.played

    @property
    def played(self) -> bool:
        """Whether the person has played a card in the match."""
        return self.number > 1 or self.played_in_deal

    @property
    def played_in_deal(self) -> bool:
        """Whether the person has played a card in the present deal."""
        return any(step.before.to_play == PERSON for step in self.log)

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

    def legal_plays(self) -> list[PlayCard]:
        """What the player whose turn it is may play."""
        return self.rules.legal_moves(self.state)

    def ways(self, card: ItalianCard) -> list[Cards]:
        """What a card of the player whose turn it is may take, once each: nothing alone where it is to be laid."""
        return [play.take for play in self.legal_plays() if play.card is card]

    def apply(self, play: PlayCard) -> Transition[State] | Refusal:
        """Make a play; a refused one changes nothing."""
        before = self.state
        result = self.rules.apply(before, play)
        if not isinstance(result, Refusal):
            self.log.append(Played(play, before, result))
        return result

    def next_deal(self) -> Match:
        """The match with its next deal; who sits next deals."""
        return Match(
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


def swept_by(log: list[Played]) -> Piles:
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
    proved = "seed" in record or "commitment" in record
    match = _dealt(record, start, level, number, game) if proved else Match.opened(start, level, number, game)
    for i, play in enumerate(plays):
        if isinstance(match.apply(play), Refusal):
            raise RecordError(f"plays[{i}] is not allowed; expected a match as it was played")
    return match


def hand_in(record: JsonObject, level: str, game: ScopaGame = SCOPA_GAME) -> Match:
    """The match a deal that was handed in begins, its plays made, refused ones left out; raises `RecordError`."""
    start, plays = scopa_record.read(record, game)
    if start.is_void:
        raise RecordError("deck is a void deal, with three or four kings on the table; expected one to be played")
    match = Match.opened(start, level, game=game)
    for play in plays:
        match.apply(play)
    return match


def _dealt(record: JsonObject, start: Start, level: str, number: int, game: ScopaGame) -> Match:
    terms, seed = start.terms, str(records.required(record, "seed"))
    try:
        match = Match(
            level, terms.target, terms.napola, terms.match, number, seed, start.first, game=game, rules=terms.rules
        )
    except GameError as error:
        raise RecordError(str(error)) from error
    if match.order != start.order:
        raise RecordError("deck is not the one of seed; expected a match as it was dealt")
    return match
