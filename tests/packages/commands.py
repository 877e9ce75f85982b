"""What an installed program must answer without a window, whatever it was installed from: what the source answers."""

import json
import subprocess
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import main
from game.entry import GameEntry
from game.records import JsonObject
from game.registry import GAMES
from game.words import LANGUAGES, Words


def ask(command: Sequence[str], *words: str, home: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program in the home of somebody who has only what every system has."""
    surroundings = {"PATH": "/usr/bin:/bin", "HOME": str(home), "LANG": "C.UTF-8"}
    return subprocess.run(
        [*command, *words],
        env=surroundings,
        cwd=home,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def check_commands(command: Sequence[str], home: Path) -> None:
    """Every command answers, and what is unusable is refused."""
    assert ask(command, "--version", home=home).stdout == f"Osteria Antares {main.VERSION}\n"

    for entry in GAMES:
        _check_game(command, entry, home)
    solved = ask(command, "solve", "--deal", "1", "--seconds", "1", home=home)
    assert json.loads(solved.stdout), solved

    refused = ask(command, "replay", str(home / "nowhere.json"), home=home)
    assert (refused.returncode, refused.stdout) == (main.UNUSABLE, "")
    assert refused.stderr.count("\n") == 1
    assert "nowhere.json" in refused.stderr


def _check_game(command: Sequence[str], entry: GameEntry, home: Path) -> None:
    game, record = entry.headless(), _under_way(entry)
    text = json.dumps(record)
    file = home / "game.json"
    file.write_text(text, encoding="utf-8")

    assert _lines(ask(command, "replay", str(file), home=home)) == game.replay(record)
    assert _lines(ask(command, "moves", "-", home=home, stdin=text)) == [game.moves(record)] != [[]]
    told = {}
    for language in LANGUAGES:
        told[language] = ask(command, "describe", str(file), "--lang", language, home=home).stdout
        assert told[language] == f"{game.describe(record, Words(language))}\n"
    assert len({*told.values()}) == len(LANGUAGES), "no two languages say the same"
    for level in entry.levels[:1]:
        engine = ask(command, "engine", "--game", entry.name, "--level", level, home=home)
        assert (engine.returncode, engine.stderr) == (0, "")


def _under_way(entry: GameEntry) -> JsonObject:
    """A game in which something can still be done; a game without one fails."""
    found: JsonObject = import_module(f"tests.packages.{entry.name}.record").RECORD
    return found


def _lines(answer: subprocess.CompletedProcess[str]) -> list[object]:
    found = [json.loads(line) for line in answer.stdout.splitlines()]
    assert found, answer
    return found
