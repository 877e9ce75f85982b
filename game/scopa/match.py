"""A Scopa match under way: one deal after the other, the points, what is kept of it. Draws nothing, plays no card."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from game import records as json_records
from game.cards import ItalianCard
from game.errors import GameError, RecordError
from game.records import JsonObject
from game.rules import Refusal, Transition
from game.scopa import record as records
from game.scopa.count import Sheet, count, tied, winner
from game.scopa.fairness import fair_deal, first_dealer, new_seed
from game.scopa.observation import Observation, observe
from game.scopa.record import Terms
from game.scopa.rules import ScopaRules, deal
from game.scopa.state import CardPlayed, Cards, PlayCard, State, TableSwept

PERSON, COMPUTER = 0, 1
LEVELS: Final = ("easy", "medium", "hard")
_RULES = ScopaRules()


class Match:
    """The match of the person (0) against the computer (1).

    `score` is what stood before the present deal, `number` counts its deals from 1. `commitment` is the hash shown
    before the deal's first card, `void` the orders that had to be thrown in before the present one, `scope_cards`
    the captured cards that swept the table, for each player, `made` for each play of the present deal the state
    before it and what it did.
    """

    def __init__(
        self,
        level: str,
        target: int,
        napola: bool,
        score: tuple[int, int] = (0, 0),
        number: int = 1,
        seed: str | None = None,
        first: int | None = None,
    ) -> None:
        self.level = level
        self.terms = Terms(score, target, napola)
        self.number = number
        dealt = fair_deal(seed or new_seed())
        self.seed, self.commitment = dealt.seed, dealt.commitment
        self.deck, self.void = dealt.order, dealt.void
        # The dealer's opponent plays first.
        self.first = 1 - first_dealer(self.seed) if first is None else first
        self.state: State = deal(self.deck, self.first)
        self.plays: list[CardPlayed] = []
        self.scope_cards: tuple[list[ItalianCard], list[ItalianCard]] = ([], [])
        self.made: list[tuple[State, Transition[State]]] = []

    @property
    def score(self) -> tuple[int, int]:
        return self.terms.match

    @property
    def thinking_seed(self) -> int:
        """The chance the computer thinks with in this deal, the same when the match is taken up again.

        It tells nothing of the cards: the deal's seed cannot be had back from it.
        """
        return int.from_bytes(sha256(f"thinking/{self.seed}".encode()).digest()[:8], "big")

    @property
    def under_way(self) -> bool:
        """Whether leaving the match now would lose it: the person has played a card (docs/counting.md)."""
        return self.winner is None and self.played

    @property
    def played(self) -> bool:
        """Whether the person has played a card in the match."""
        return self.number > 1 or any(play.player == PERSON for play in self.plays)

    @property
    def sheet(self) -> Sheet | None:
        """The count of the present deal once it is over."""
        return count(self.state.captured, self.state.scope, self.terms.napola) if self.state.over else None

    @property
    def score_after(self) -> tuple[int, int]:
        """The points with the present deal's once it is over."""
        sheet = self.sheet
        if sheet is None:
            return self.score
        return self.score[0] + sheet.total[0], self.score[1] + sheet.total[1]

    @property
    def winner(self) -> int | None:
        """Who has won the match; None while it goes on."""
        return winner(self.score_after, self.terms.target) if self.state.over else None

    @property
    def tied(self) -> bool:
        """Whether both have reached the target with the same points, so that another deal decides."""
        return self.state.over and tied(self.score_after, self.terms.target)

    def legal_plays(self) -> list[PlayCard]:
        """What the player whose turn it is may play."""
        return _RULES.legal_moves(self.state)

    def ways(self, card: ItalianCard) -> list[Cards]:
        """What a card of the player whose turn it is may take, once each: nothing alone where it is to be laid."""
        return [play.take for play in self.legal_plays() if play.card is card]

    def apply(self, play: PlayCard) -> Transition[State] | Refusal:
        """Make a play; a refused one changes nothing."""
        result = _RULES.apply(self.state, play)
        if isinstance(result, Refusal):
            return result
        self.made.append((self.state, result))
        self.state = result.state
        for event in result.events:
            if isinstance(event, CardPlayed):
                self.plays.append(event)
            elif isinstance(event, TableSwept):
                self.scope_cards[event.player].append(play.card)
        return result

    def next_deal(self) -> Match:
        """The match with its next deal; the other player deals."""
        return Match(
            self.level, self.terms.target, self.terms.napola, self.score_after, self.number + 1, first=1 - self.first
        )

    def observation(self, player: int) -> Observation:
        """What a player may see now."""
        return observe(self.state, self.plays, self.terms, player)

    def record(self) -> JsonObject:
        """The match as a record of its present deal; `resume` gives the same match back."""
        return {
            "game": records.GAME,
            "deck": records.names(self.deck),
            "first": self.first,
            "napola": self.terms.napola,
            "plays": [records.write_play(PlayCard(play.card, play.take)) for play in self.plays],
            "match": list(self.score),
            "target": self.terms.target,
            "seed": self.seed,
            "commitment": self.commitment,
            "level": self.level,
            "number": self.number,
        }


def resume(record: JsonObject) -> Match:
    """The match a record keeps; raises `RecordError` where it is not usable or was not played so."""
    start, plays = records.read(record)
    level = json_records.chosen(record, "level", LEVELS)
    number = json_records.whole(record, "number")
    seed = json_records.required(record, "seed")
    terms = start.terms
    try:
        match = Match(level, terms.target, terms.napola, terms.match, number, str(seed), start.first)
    except GameError as error:
        raise RecordError(str(error)) from error
    if match.deck != start.order:
        raise RecordError("deck is not the one of seed; expected a match as it was dealt")
    for i, play in enumerate(plays):
        if isinstance(match.apply(play), Refusal):
            raise RecordError(f"plays[{i}] is not allowed; expected a match as it was played")
    return match
