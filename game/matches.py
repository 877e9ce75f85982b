"""A match under way against the computer: one deal after the other, the Italian pack, what every game's match can say.

Plays no card, counts no deal and knows no game: whose match it is, is said by the class on `Match`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from game import records
from game.cards import ItalianCard, ItalianSuit
from game.errors import GameError, RecordError
from game.fairness import FairDealing, new_seed
from game.records import JsonObject
from game.rules import Refusal, Rules, Transition
from game.seats import PERSON, Seat, Side

Cards = tuple[ItalianCard, ...]


class Table(Protocol):
    """What a match asks of the state of its game."""

    @property
    def over(self) -> bool:
        """Whether the deal is over."""

    @property
    def to_play(self) -> Seat:
        """Whose turn it is."""


class MatchTerms(Protocol):
    """What a match asks of the terms it is played by."""

    @property
    def match(self) -> tuple[int, int]:
        """What each side has before the present deal."""

    @property
    def target(self) -> int:
        """What a side needs to win the match."""


S = TypeVar("S", bound=Table)
M = TypeVar("M")


class Played(NamedTuple, Generic[S, M]):
    """One play of a deal: what was played, the table before it, and what it brought."""

    move: M
    before: S
    transition: Transition[S]


class Opening(NamedTuple, Generic[S]):
    """How a deal begins: its first table and who plays first, and where it was dealt here what its seed fixed.

    `order` are the cards as they were dealt, empty where a position began it, `void` the orders that had to be thrown
    in before. A deal that was handed in has no seed and no commitment: nobody promised it, nothing of it is claimed as
    fair.
    """

    laid: S
    first: Seat
    order: Cards = ()
    void: tuple[Cards, ...] = ()
    seed: str = ""
    commitment: str = ""


def dealt(
    dealing: FairDealing[ItalianSuit], deal: Callable[[Cards, Seat], S], seed: str | None, first: Seat | None
) -> Opening[S]:
    """A deal of a seed, of a new one where there is none; who plays first the match's first seed says, or `first`.

    Raises `GameError` where the seed is none.
    """
    fair = dealing.deal(seed or new_seed())
    begins = dealing.first_player(fair.seed) if first is None else first
    return Opening(deal(fair.order, begins), begins, fair.order, fair.void, fair.seed, fair.commitment)


class Match(ABC, Generic[S, M]):
    """The match of the person, at seat 0, against the computer at a level.

    `number` counts its deals from 1. `seed`, `commitment`, `order`, `void`, `first` and `laid` are those of the present
    deal's `Opening`; `log` its plays: all else that is known of the deal follows from them.
    """

    terms: MatchTerms

    def __init__(self, level: str, number: int, opening: Opening[S]) -> None:
        self.level = level
        self.number = number
        self.laid, self.first, self.order, self.void, self.seed, self.commitment = opening
        self.log: list[Played[S, M]] = []

    # What a game says of its match

    @property
    @abstractmethod
    def rules(self) -> Rules[S, M]:
        """The rule set it is played by."""

    @property
    @abstractmethod
    def score_after(self) -> tuple[int, int]:
        """The score with the present deal's once it is over."""

    @property
    @abstractmethod
    def winner(self) -> Side | None:
        """Which side has won the match; None while it goes on."""

    @property
    @abstractmethod
    def _beginning(self) -> JsonObject:
        """Where the deal begins, in the keys of records."""

    @abstractmethod
    def next_deal(self) -> Self:
        """The match with its next deal; who sits next deals."""

    @abstractmethod
    def observation(self, seat: Seat) -> Any:
        """What a player may see now: the observation of the match's game."""

    @abstractmethod
    def record(self) -> JsonObject:
        """The match as a record of its present deal, from which the same match can be had back."""

    # What holds for every match

    @property
    def state(self) -> S:
        """The table as it is now."""
        return self.log[-1].transition.state if self.log else self.laid

    @property
    def score(self) -> tuple[int, int]:
        """What stood before the present deal."""
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

    def legal_plays(self) -> list[M]:
        """What the player whose turn it is may play."""
        return list(self.rules.legal_moves(self.state))

    def apply(self, play: M) -> Transition[S] | Refusal:
        """Make a play; a refused one changes nothing."""
        before = self.state
        result = self.rules.apply(before, play)
        if not isinstance(result, Refusal):
            self.log.append(Played(play, before, result))
        return result

    def replay(self, plays: Sequence[M]) -> Self:
        """The match with these plays made; raises `RecordError` at the first that is refused."""
        for i, play in enumerate(plays):
            if isinstance(self.apply(play), Refusal):
                raise RecordError(f"plays[{i}] is not allowed; expected a match as it was played")
        return self

    def replay_allowed(self, plays: Sequence[M]) -> Self:
        """The match with those of the plays made that are allowed."""
        for play in plays:
            self.apply(play)
        return self


MatchT = TypeVar("MatchT", bound=Match[Any, Any])


def dealt_as_written(order: Cards, deal: Callable[[], MatchT]) -> MatchT:
    """The match that `deal` gives from a record's seed; raises `RecordError` where its cards are not those."""
    try:
        match = deal()
    except GameError as error:
        raise RecordError(str(error)) from error
    if match.order != order:
        raise RecordError("deck is not the one of seed; expected a match as it was dealt")
    return match
