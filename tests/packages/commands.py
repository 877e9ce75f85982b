"""What an installed program must answer without a window, whatever it was installed from."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import main

RECORD = {"game": "scorpion", "rules": "wasp", "deal": 7, "moves": [{"deal": True}, {"undo": True}]}


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

    file = home / "game.json"
    file.write_text(json.dumps(RECORD), encoding="utf-8")
    positions = ask(command, "replay", str(file), home=home).stdout.splitlines()
    assert len([json.loads(line) for line in positions]) == 3
    assert json.loads(ask(command, "moves", "-", home=home, stdin=json.dumps(RECORD)).stdout)
    for language, opening in (("en", "reserve"), ("cs", "zásoba"), ("el", "απόθεμα"), ("sv", "reserv")):
        told = ask(command, "describe", str(file), "--lang", language, home=home)
        assert told.stdout.startswith(f"{opening}:"), told
    solved = ask(command, "solve", "--deal", "1", "--seconds", "1", home=home)
    assert json.loads(solved.stdout), solved
    engine = ask(command, "engine", "--game", "scopa", "--level", "easy", home=home)
    assert (engine.returncode, engine.stderr) == (0, "")

    refused = ask(command, "replay", str(home / "nowhere.json"), home=home)
    assert (refused.returncode, refused.stdout) == (main.UNUSABLE, "")
    assert refused.stderr.count("\n") == 1
    assert "nowhere.json" in refused.stderr
