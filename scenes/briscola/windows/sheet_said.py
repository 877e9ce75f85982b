"""Decides what the score sheet says of a game of Briscola and of the match; must not know how the count is shown."""

from __future__ import annotations

from typing import NamedTuple

from game import records
from game.briscola.count import won_by
from game.briscola.match import Match
from game.briscola.points import ALL_POINTS, HALF, points_in
from game.briscola.state import Piles
from game.cards import ItalianSuit
from game.seats import OURS, SIDES, THEIRS, Side
from game.words import Words
from scenes.match.seats_said import side_label

_CLOSE = 5
"""A game that was lost by so few points, or fewer, was close."""


class GameOver(NamedTuple):
    """What a sheet tells: a game that was counted, and how the match stands with it.

    `captured` are the cards of each side, `games` the games each has won with this one, of `target` that win the match,
    `number` which game of the match it was; `winner` is the side that has won the match. `four`: they play in pairs.
    `record` is the game as a game record, which may be empty, `time` how long the match was played where it was timed.
    """

    captured: Piles
    trump: ItalianSuit
    games: tuple[int, int]
    target: int
    number: int
    winner: Side | None
    four: bool
    record: str = ""
    time: str | None = None

    @property
    def points(self) -> tuple[int, int]:
        """The card points of each side."""
        return points_in(self.captured[OURS]), points_in(self.captured[THEIRS])

    @property
    def won_by(self) -> Side | None:
        """Who won the game; None where it was drawn."""
        return won_by(self.points)


def game_over(match: Match, time: str | None = None) -> GameOver:
    """What is told of a match's present game, which is over.

    `time` is how long the match has been played, where that is to be told.
    """
    return GameOver(
        match.state.captured,
        match.state.trump,
        match.score_after,
        match.terms.target,
        match.number,
        match.winner,
        match.rules.seats > SIDES,
        records.write(match.record()),
        time,
    )


def sides_of(game: GameOver, words: Words) -> tuple[str, str]:
    """What the sides are called over their columns."""
    if game.four:
        return side_label(OURS, words), side_label(THEIRS, words)
    return words.text("You"), words.text("Computer")


def title_of(game: GameOver, words: Words) -> str:
    """The sheet's title: who won the match, where more than one game was to be won, else who won the game."""
    text = words.text
    if game.winner is not None and game.target > 1:
        ours, theirs = (
            (text("The match is ours!"), text("They win the match"))
            if game.four
            else (text("The match is yours!"), text("The computer wins the match"))
        )
        return ours if game.winner == OURS else theirs
    return result_of(game, words)


def result_of(game: GameOver, words: Words) -> str:
    """Who won the game, and with how many points."""
    text, won = words.text, game.won_by
    if won is None:
        drawn, short = text("A drawn game, 60 to 60"), text("Nobody wins, {ours} to {theirs}")
        return drawn if _even(game) else short.format(ours=game.points[OURS], theirs=game.points[THEIRS])
    ours, theirs = (
        (text("The game is ours, {most} to {least}"), text("They win the game, {most} to {least}"))
        if game.four
        else (text("The game is yours, {most} to {least}"), text("The computer wins the game, {most} to {least}"))
    )
    return (ours if won == OURS else theirs).format(most=max(game.points), least=min(game.points))


def subtitle_of(game: GameOver, words: Words) -> str:
    """What stands under the title: which game it was, or how the match ended."""
    return " · ".join(filter(None, (_standing(game, words), game.time or "")))


def _standing(game: GameOver, words: Words) -> str:
    text, (you, computer) = words.text, game.games
    if game.winner is None:
        said = words.plural("Game {number}, first to {count} win", "Game {number}, first to {count} wins", game.target)
        return said.format(number=game.number, count=game.target)
    if game.winner == OURS:
        said = text("{you} to {computer}, well played!") if game.target > 1 else text("Well played!")
    elif game.target > 1:
        said = (
            text("{you} to {computer}. The next one may be ours.")
            if game.four
            else text("{you} to {computer}. The next one may be yours.")
        )
    else:
        said = text("The next one may be ours.") if game.four else text("The next one may be yours.")
    return said.format(you=you, computer=computer)


def margin_of(game: GameOver, words: Words) -> str:
    """How far the person's side was from the 61 points that win."""
    text, spare = words.text, game.points[OURS] - (HALF + 1)
    if game.won_by is None:
        return text("60 each: it counts for nobody") if _even(game) else text("Nobody has 61: it counts for nobody")
    if game.points[OURS] == ALL_POINTS:
        return text("Every single point taken!")
    if spare == 0:
        return text("61, with nothing to spare!")
    if spare > 0:
        return words.plural("{count} point over the 61 that win", "{count} points over the 61 that win", spare).format(
            count=spare
        )
    short = words.plural("{count} point short of 61", "{count} points short of 61", -spare).format(count=-spare)
    return text("So close! {short}").format(short=short) if -spare <= _CLOSE else short


def _even(game: GameOver) -> bool:
    """Whether each side has half of all points; a position that lacked cards may end with fewer."""
    return game.points == (HALF, HALF)
