"""Decides what a score sheet says of a deal and of the match; must not know how the count is shown."""

from __future__ import annotations

from typing import NamedTuple

from game import records
from game.scopa.count import Pair, Sheet
from game.scopa.match import Match
from game.scopa.state import Piles
from game.seats import OURS, THEIRS, Side
from game.words import Words


class SheetWords(NamedTuple):
    """What the sides are called over their columns, and what is said where one of them wins the match.

    `won` and `lost` are titles, `solace` the words under a match that is lost, with both sides' points to be filled in.
    """

    ours: str
    theirs: str
    won: str
    lost: str
    solace: str


class DealOver(NamedTuple):
    """What a sheet tells: a deal that was counted, and how the match stands with it.

    `points` are the match's with this deal's, `winner` the side that has won with them, `tied` whether both reached the
    target and another deal decides, `swept` the cards that swept, `napola` whether that rule is on, `record` the deal
    as a game record, for whoever wants to check or keep it, `last` who took last (both may be empty),
    `time` how long the match was played, where it was timed.
    """

    sheet: Sheet
    points: Pair
    target: int
    number: int
    winner: Side | None
    tied: bool
    swept: Piles
    said: SheetWords
    napola: bool = False
    record: str = ""
    last: str = ""
    time: str | None = None


def deal_over(match: Match, said: SheetWords, last: str, time: str | None = None) -> DealOver:
    """What is told of a match's present deal, which is over; `last` says who took last, where that is told.

    `time` is how long the match has been played, where that is to be told.
    """
    sheet = match.sheet
    assert sheet is not None
    return DealOver(
        sheet,
        match.score_after,
        match.terms.target,
        match.number,
        match.winner,
        match.tied,
        match.swept,
        said,
        match.terms.napola,
        records.write(match.record()),
        last,
        time,
    )


def title_of(deal: DealOver, words: Words) -> str:
    """The sheet's title."""
    return {None: words.text("Score sheet"), OURS: deal.said.won, THEIRS: deal.said.lost}[deal.winner]


def subtitle_of(deal: DealOver, words: Words) -> str:
    """What stands under the title: which deal it was, or how the match ended."""
    text, (you, computer) = words.text, deal.points
    if deal.tied:
        said = text("{you} to {computer}, and nobody leads: another deal decides")
    else:
        said = {
            None: text("Deal {number}, first to {target}"),
            OURS: text("{you} to {computer}, well played!"),
            THEIRS: deal.said.solace,
        }[deal.winner]
    said = said.format(number=deal.number, target=deal.target, you=you, computer=computer)
    return f"{said} · {deal.time}" if deal.time else said
