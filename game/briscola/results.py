"""What each side took in the games of finished matches of Briscola, as their records tell; counts no match.

The tricks of a game are gone through from its plays, and checked against what it counted (docs/formats.md, "Match
record"); what is no such record, or a game left before its end, tells nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.briscola.count import won_by
from game.briscola.points import ALL_POINTS, is_load, points_in, points_of, taking
from game.briscola.record import GAME
from game.briscola.rules import rules_for
from game.cards import ACE, ITALIAN, ItalianCard
from game.errors import GameError
from game.match_scores import Pair
from game.records import JsonObject
from game.seats import OURS, THEIRS, Seat, Side, in_turn, side_of

TAKEN: Final = ("aces", "threes", "court", "trumps", "tricks", "last")
"""What is counted of a game for each side: cards, tricks, and the last trick."""


class GameTaken(NamedTuple):
    """One game: each side's card points, and for each of `TAKEN` what each side took."""

    points: Pair
    taken: tuple[Pair, ...]


class MatchTaken(NamedTuple):
    """The games of a match that were played to their end, and how many won games it went to."""

    target: int
    games: tuple[GameTaken, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """The games of many matches together.

    `points` are the person's side's card points of each game, `won`, `lost` and `drawn` how many games ended so for it;
    `sums` are for each of `TAKEN` what both sides took in all, `best` the points of the game won by most, the first of
    such; None where none was won.
    """

    points: tuple[int, ...]
    won: int
    lost: int
    drawn: int
    sums: dict[str, Pair]
    best: Pair | None

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.points)

    def share(self, name: str, side: Side) -> float:
        """Which part of something of `TAKEN` a side took, 0 to 1; 0 where there was nothing to take."""
        both = sum(self.sums[name])
        return self.sums[name][side] / both if both else 0.0

    def mean_points(self, side: Side) -> float:
        """The card points a game brings a side in the mean; 0 without a game."""
        if not self.games:
            return 0.0
        ours = sum(self.points) / self.games
        return ours if side == OURS else ALL_POINTS - ours


def read(record: str | None) -> MatchTaken | None:
    """What was taken in a finished match; None where its record wasn't kept or tells nothing."""
    try:
        match = json.loads(record or "")
        target, deals = match["target"], match["deals"]
        if match["game"] != GAME or type(target) is not int:
            return None
        return MatchTaken(target, tuple(found for deal in deals if (found := _taken(deal))))
    except (GameError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


def added(matches: Iterable[MatchTaken]) -> Taken:
    """What was taken in all games of these matches."""
    games = [game for match in matches for game in match.games]
    winners = [won_by(game.points) for game in games]
    wins = [game.points for game, winner in zip(games, winners, strict=True) if winner == OURS]
    return Taken(
        points=tuple(game.points[OURS] for game in games),
        won=len(wins),
        lost=winners.count(THEIRS),
        drawn=winners.count(None),
        sums={name: _together(game.taken[place] for game in games) for place, name in enumerate(TAKEN)},
        best=max(wins, key=lambda points: points[OURS], default=None),
    )


def _taken(deal: JsonObject) -> GameTaken | None:
    """What was taken in a game, its tricks gone through anew; None where they don't lead to what it counted."""
    rules, plays = rules_for(deal["players"]), [ITALIAN.parse(name) for name in deal["plays"]]
    if "result" not in deal or len(set(plays)) != len(ITALIAN):
        return None
    trump = ITALIAN.parse(deal["deck"][rules.seats * rules.hand]).suit
    taker = Seat(deal["first"])
    piles: tuple[list[ItalianCard], list[ItalianCard]] = ([], [])
    for place in range(0, len(plays), rules.seats):
        trick = plays[place : place + rules.seats]
        taker = in_turn(taker, rules.seats)[taking(trick, trump)]
        piles[side_of(taker)].extend(trick)
    points = points_in(piles[OURS]), points_in(piles[THEIRS])
    if deal["result"]["points"] != list(points):
        return None

    def cards(which: Callable[[ItalianCard], bool]) -> Pair:
        return sum(map(which, piles[OURS])), sum(map(which, piles[THEIRS]))

    last = side_of(taker)
    taken: dict[str, Pair] = {
        "aces": cards(lambda card: card.rank == ACE),
        "threes": cards(lambda card: is_load(card) and card.rank != ACE),
        "court": cards(lambda card: points_of(card) > 0 and not is_load(card)),
        "trumps": cards(lambda card: card.suit is trump),
        "tricks": (len(piles[OURS]) // rules.seats, len(piles[THEIRS]) // rules.seats),
        "last": (int(last == OURS), int(last == THEIRS)),
    }
    return GameTaken(points, tuple(taken[name] for name in TAKEN))


def _together(pairs: Iterable[Pair]) -> Pair:
    mine = other = 0
    for one, two in pairs:
        mine, other = mine + one, other + two
    return mine, other
