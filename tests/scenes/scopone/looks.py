"""The screens of Scopone that are drawn to be compared, and the match that waits meanwhile."""

from __future__ import annotations

from game import records
from game.scopa.match import Match
from game.scopone.entry import ENTRY
from game.scopone.family import SCOPONE_GAME
from game.scopone.kept import kind_of
from game.scopone.rules import SCIENTIFICO
from game.seats import PERSON
from game.store import RunningGame, Store
from tests.scenes.seen import DAY, Looks, at, first

GAME = ENTRY.name
_SEED = "7" * 64
_WHOLE = 40
_MIDDLE = 16
"""Plays after which it is the person's turn, six cards in each hand."""


def _keep(store: Store, plays: int) -> None:
    done = plays if plays == _WHOLE else _MIDDLE
    match = Match("medium", 21, True, (9, 12), 2, _SEED, PERSON, game=SCOPONE_GAME, rules=SCIENTIFICO)
    for _ in range(done):
        match.apply(match.legal_plays()[0])
    mine, other = match.score_after
    kind = kind_of(match.rules.name, match.level)
    text = records.write(match.record())
    store.save(RunningGame(GAME, text, kind, f"{mine}:{other}", len(match.plays), mine, 0, False, f"{DAY}30"))


LOOKS = Looks(
    {kind_of("scientifico", "medium"): "wwn"},
    _keep,
    {
        "first": first(GAME),
        "waiting": at(GAME),
        "piacentine": first(GAME, italian_pack="piacentine", corner_values="on"),
        "chosen": at(GAME, "right"),
        "choice": at(GAME, "1"),
        "again": at(GAME, "backspace"),
        "no-undo": at(GAME, "u"),
        "level": at(GAME, "l"),
        "new": at(GAME, "n"),
        "menu": at(GAME, "escape"),
        "rules": at(GAME, "f1"),
        "sheet": at(GAME, done=_WHOLE),
        "sheet-open": at(GAME, "...", "tab", "enter", done=_WHOLE),
    },
)
