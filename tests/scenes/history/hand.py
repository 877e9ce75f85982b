"""A person at the list of finished games: what was played before, what is pressed, what stands there."""

from __future__ import annotations

import random
from pathlib import Path

from game.scopa.kept import KeptMatch
from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import RULE_SETS
from game.store import FinishedGame, Outcome, Store, files
from game.store.values import Content
from scenes.windows.history.window import HistoryWindow
from scenes.windows.message import MessageWindow
from tests.scenes.asking import answer
from tests.scenes.rig import Rig

DELETE, KEEP = 0, -1
ALL_GAMES, ANY_RESULT, ALWAYS = range(3)


def play_patience(store: Store, number: int, moves: int = 5, rules: str = "classic") -> None:
    """A game of Scorpion that is left after some moves."""
    game = KeptGame.deal(store, Start.numbered(RULE_SETS[rules], number))
    for _ in range(moves):
        game.apply(game.start.rules.legal_moves(game.session.state)[0])
    game.leave()


def play_match(store: Store) -> None:
    """A match of Scopa to its end."""
    kept, chance = KeptMatch.begin(store, "easy", 11, napola=True), random.Random(1)
    while kept.match.winner is None:
        if kept.match.state.over:
            kept.next_deal()
        kept.apply(chance.choice(kept.match.legal_plays()))
    kept.leave()


def without_record(folder: Path) -> None:
    """A game as the first programs kept it."""
    began, ended = "2026-11-30T20:00:00+01:00", "2026-11-30T21:00:00+01:00"
    over = FinishedGame("scorpion", "wasp", "7", 40, 690, 0, False, began, ended, Outcome.WON)
    files.create(folder / "games.sqlite3", Content(finished={1: over}))


def window(rig: Rig) -> HistoryWindow:
    assert isinstance(rig.window, HistoryWindow)
    return rig.window


def titles(rig: Rig) -> list[str]:
    """The first lines in view."""
    rows = window(rig).list
    return [rows.told(number).title for number in rows.visible()]


def games(rig: Rig) -> list[str]:
    return [entry.over.game for entry in window(rig).entries]


def press_row(rig: Rig, number: int, right: float = 0.0) -> None:
    """Press a row in its words, or so far from its right end."""
    box = window(rig).list.row_box(number)
    rig.tap((box.right - right if right else box.x + 60, box.cy))
    rig.run(0.3)


def ask_for(rig: Rig, field: int, words: str) -> None:
    """Choose in one of the fields above the list."""
    chosen = window(rig).fields.fields[field]
    rig.press(chosen)
    rig.keys("home", *["down"] * chosen.options.index(words), "enter")
    rig.run(0.2)


def delete(rig: Rig, button: int = DELETE) -> None:
    rig.keys("delete")
    rig.run(0.3)
    assert isinstance(rig.window, MessageWindow)
    answer(rig, button)
