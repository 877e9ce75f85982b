"""Decides what the score sheet at the end of a game of Briscola says; must not know the table nor what comes next.

The room opens it so: `GameSheet(words, close, game_over(match, time), SheetDoors(next, review, seal), table.face,
speed)` with `scenes.briscola.windows.sheet_said.game_over` and `scenes.match.windows.sheet.SheetDoors`.
"""

from __future__ import annotations

from collections.abc import Callable

from game.seats import OURS, THEIRS
from game.words import Words
from scenes.briscola.windows.sheet_lines import lines_of
from scenes.briscola.windows.sheet_said import GameOver, sides_of, subtitle_of, title_of
from scenes.match.windows.sheet import SheetDoors, SheetTold, SheetWindow
from scenes.match.windows.sheet_proofs import Pictures, Rounds
from scenes.match.windows.sheet_rows import HUNDREDS, MatchRow
from scenes.widgets.clipboard import Clipboard


class GameSheet(SheetWindow):
    """A game's count, card by card, and the games of the match. `pictures` are the cards' faces."""

    ROOM = HUNDREDS

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        game: GameOver,
        doors: SheetDoors,
        pictures: Pictures,
        speed: float = 1.0,
        clipboard: Clipboard | None = None,
    ) -> None:
        super().__init__(words, close, doors, speed, clipboard)
        self._game = game
        self._pictures = pictures

    def title(self) -> str:
        return title_of(self._game, self.words)

    def told(self) -> SheetTold:
        words, game = self.words, self._game
        text = words.text
        ours, theirs = (Rounds(game.games[side], game.target) for side in (OURS, THEIRS))
        return SheetTold(
            subtitle=subtitle_of(game, words),
            sides=sides_of(game, words),
            points=text("Points"),
            lines=lines_of(words, game, self._pictures),
            match=MatchRow(text("The match"), game.games, (ours, theirs)),
            go_on=words.meant("one game of a match", "Next game") if game.winner is None else text("New match"),
            review=words.meant("one game of a match", "Review this game"),
            record=game.record,
        )
