"""The screens of Scorpion that are drawn to be compared, and the game that waits meanwhile."""

from __future__ import annotations

from game import records
from game.scorpion import record as scorpion_record
from game.scorpion.entry import ENTRY
from game.store import RunningGame, Store
from tests.scenes.rig import Rig
from tests.scenes.scorpion.played import LOST
from tests.scenes.scorpion.rig import golden
from tests.scenes.seen import DAY, Looks, Screen, at, first, still

GAME = ENTRY.name


def _keep(store: Store, moves: int) -> None:
    start, actions = golden("classic-win")
    text = records.write(scorpion_record.write(start, actions[:moves]))
    session = start.session()
    for action in actions[:moves]:
        session.play(action)
    store.save(RunningGame(GAME, text, "classic", start.name, session.moves, session.score, 0, False, f"{DAY}30"))


def _review(at_step: int, *keys: str) -> Screen:
    """A review of a game that was lost, once all is known, at a step."""

    def screen(rig: Rig) -> None:
        at(None)(rig)
        rig.house.review(GAME, LOST)
        rig.house.scenes.settle()
        still(rig)
        rig.keys("home", *["right"] * at_step, *keys)
        still(rig)

    return screen


LOOKS = Looks(
    {"classic": "wnhww", "wasp": "nw"},
    _keep,
    {
        "first-classic": first(GAME),
        "first-wasp": first(GAME, rules="wasp"),
        "first-mice": first(GAME, rules="three_blind_mice"),
        "first-relaxed": first(GAME, rules="relaxed"),
        "waiting": at(GAME),
        "light": first(GAME, light="on"),
        "ring": at(GAME, "right", "down"),
        "lifted": at(GAME, "right", "enter"),
        "refused": at(GAME, "r"),
        "why": at(GAME, "w", "..."),
        "menu": at(GAME, "escape"),
        "new": at(GAME, "n"),
        "leave": at(GAME, "n", "enter"),
        "rules": at(GAME, "f1"),
        "sound": at(GAME, "m"),
        "won": at(GAME, done=1000),
        "review-begin": _review(0),
        "review-lost": _review(3),
        "review-why": _review(3, "i"),
        "review-end": _review(5),
    },
)
