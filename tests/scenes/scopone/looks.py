"""The screens of Scopone that are drawn to be compared, and the match that waits meanwhile."""

from __future__ import annotations

from game import records
from game.scopa.match import Match
from game.scopone.entry import ENTRY
from game.scopone.family import SCOPONE_GAME
from game.scopone.kept import kind_of
from game.seats import PERSON
from game.store import RunningGame, Store
from tests.scenes.seen import DAY, Looks, at, first

GAME = ENTRY.name
_SEED = "7" * 64
_KIND = kind_of("scientifico", "medium")


def _keep(store: Store, plays: int) -> None:
    match = Match("medium", 21, True, (12, 9), 3, _SEED, PERSON, game=SCOPONE_GAME)
    for _ in range(plays):
        match.apply(match.legal_plays()[0])
    mine, other = match.score_after
    text = records.write(match.record())
    store.save(RunningGame(GAME, text, _KIND, f"{mine}:{other}", len(match.plays), mine, 0, False, f"{DAY}30"))


LOOKS = Looks(
    {_KIND: "wwn"},
    _keep,
    {
        "waiting": at(GAME),
        "piacentine": first(GAME, italian_pack="piacentine", corner_values="on"),
        "offered": first(GAME, first_steps="on"),
        "gone": first(GAME, seen_cards="on"),
        "before-advice": at(GAME, "h"),
        "chosen": at(GAME, "right"),
        "again": at(GAME, "backspace"),
        "level": at(GAME, "l"),
        "new": at(GAME, "n"),
        "menu": at(GAME, "escape"),
        "rules": at(GAME, "f1"),
        "sheet": at(GAME, done=40),
        "sheet-open": at(GAME, "...", "tab", "tab", "enter", done=40),
        "review": at(GAME, "...", "tab", "enter", "...", "shift+right", "i", done=40),
        "review-as-seen": at(GAME, "...", "tab", "enter", "...", "o", "end", "left", done=40),
    },
)
