"""The screens of Briscola that are drawn to be compared, for two and for four, and the match that waits meanwhile."""

from __future__ import annotations

from game import records
from game.briscola.entry import ENTRY
from game.briscola.kept import kind_of
from game.briscola.match import Match
from game.briscola.rules import FOUR, TWO, BriscolaRules
from game.seats import PERSON
from game.store import RunningGame, Store
from tests.scenes.rig import Rig
from tests.scenes.seen import DAY, Looks, Screen, at, first

GAME = ENTRY.name
_SEED = "7" * 64
_KIND = kind_of("two", "medium")


def _keep(store: Store, plays: int, rules: BriscolaRules = TWO) -> None:
    match = Match("medium", 2, rules, score=(1, 0), number=2, seed=_SEED, first=PERSON)
    for _ in range(plays):
        match.apply(match.legal_plays()[0])
    mine, other = match.score_after
    text, kind = records.write(match.record()), kind_of(rules.name, "medium")
    store.save(RunningGame(GAME, text, kind, f"{mine}:{other}", len(match.plays), mine, 0, False, f"{DAY}30"))


def four(plays: int, *keys: str) -> Screen:
    """The table for four after so many plays, and these keys pressed there."""

    def screen(rig: Rig) -> None:
        _keep(rig.store, plays, FOUR)
        rig.house.open_start(GAME)
        rig.run(1.0)
        for key in keys:
            rig.keys(key)
            rig.run(0.6)

    return screen


LOOKS = Looks(
    {_KIND: "wwn"},
    _keep,
    {
        "waiting": at(GAME, done=13),
        "piacentine": first(GAME, italian_pack="piacentine", corner_values="on"),
        "offered": first(GAME, first_steps="on"),
        "before-advice": at(GAME, "h"),
        "chosen": at(GAME, "right"),
        "last-trick": at(GAME, "v", done=13),
        "no-stock": at(GAME, done=36),
        "four": four(16),
        "four-last-trick": four(16, "v"),
        "four-partner": four(30),
        "level": at(GAME, "l"),
        "new": at(GAME, "n"),
        "menu": at(GAME, "escape"),
        "rules": at(GAME, "f1"),
        "sheet": at(GAME, done=40),
        "sheet-open": at(GAME, "...", "tab", "tab", "enter", done=40),
        "review": at(GAME, "...", "tab", "enter", "...", "shift+right", "i", done=40),
    },
)
