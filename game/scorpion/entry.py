"""The entry of Scorpion: its words for the command line, and where what it offers is found. Light to load."""

from __future__ import annotations

from game.entry import CodedGame, GameEntry, HeadlessGame, JudgedGame, SolvedGame


def _headless() -> HeadlessGame:
    from game.scorpion import headless

    return headless


def _solver() -> SolvedGame:
    from game.scorpion import headless

    return headless


def _verdicts() -> JudgedGame:
    from game.scorpion import judging

    return judging


def _codes() -> CodedGame:
    from game.scorpion import codes

    return codes


ENTRY = GameEntry(
    name="scorpion",
    title="Scorpion",
    headless=_headless,
    rules=("classic", "relaxed", "wasp", "three_blind_mice"),
    solver=_solver,
    verdicts=_verdicts,
    codes=_codes,
    codes_said="scorpion:classic:48213, scorpion:wasp:ms24, a number alone for Classic",
)
