"""Everything `make test` runs, in order, stopping at the first that fails; decides no check's own rules."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

_PROJECT = Path(__file__).resolve().parent.parent
_TYPED = ("main.py", "game", "scenes")
_SCRIPTS = Path(sys.executable).parent


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
    if not chosen.lint_only:
        commands.append([sys.executable, "-m", "pytest", "-q", "--cov", "--cov-report=term"])
    for command in commands:
        status = subprocess.run(command, cwd=_PROJECT, check=False).returncode
        if status:
            print(f"failed: {' '.join(command)}", file=sys.stderr)
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
