"""Everything `make test` runs, in order, stopping at the first that fails; decides no check's own rules."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

_PROJECT = Path(__file__).resolve().parent.parent
_TYPED = ("main.py", "game", "scenes")
_SCRIPTS = Path(sys.executable).parent
_FAILED = _PROJECT / ".pytest_cache/v/cache/lastfailed"
_WINDOWS = "tests/desktop"
_TESTS_FAILED = 1
_MOST_TRIED_AGAIN = 3


def main() -> int:
    """Run the checks; returns the status of the first that failed, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.check", description=__doc__)
    parser.add_argument("--lint-only", action="store_true", help="leave the tests out")
    chosen = parser.parse_args()
    checks = [
        ["-m", "ruff", "check", "--quiet", "."],
        ["-m", "ruff", "format", "--quiet", "--check", "."],
        ["-m", "mypy", "--strict", "--no-error-summary", *_TYPED],
    ]
    commands = [[sys.executable, *check] for check in checks]
    commands.append([str(_SCRIPTS / "lint-imports"), "--no-cache"])
    for command in commands:
        if status := _run(command):
            return status
    if chosen.lint_only:
        return 0
    status = _run([sys.executable, "-m", "pytest", "-q", "--cov", "--cov-report=term"])
    return _once_more() if status == _TESTS_FAILED and _only_windows_failed() else status


def _run(command: list[str]) -> int:
    status = subprocess.run(command, cwd=_PROJECT, check=False).returncode
    if status:
        print(f"failed: {' '.join(command)}", file=sys.stderr)
    return status


def _only_windows_failed() -> bool:
    """Whether all that failed drives real windows, which other work on the machine can hold up."""
    try:
        failed = list(json.loads(_FAILED.read_text()))
    except (OSError, ValueError):
        return False
    return 0 < len(failed) <= _MOST_TRIED_AGAIN and all(name.startswith(_WINDOWS) for name in failed)


def _once_more() -> int:
    """Try what failed once more; what fails again has failed."""
    print("only tests of real windows failed, which a busy machine can hold up: once more", file=sys.stderr)
    return _run([sys.executable, "-m", "pytest", "-q", "--last-failed", "--last-failed-no-failures=none", _WINDOWS])


if __name__ == "__main__":
    sys.exit(main())
