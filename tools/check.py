"""Everything `make test` runs, in order, stopping at the first that fails; decides no check's own rules."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

_PROJECT = Path(__file__).resolve().parent.parent
_SCRIPTS = Path(sys.executable).parent
# Tests of real windows mostly wait: one more than there are processors keeps all of them busy.
_SIDE_BY_SIDE = (os.cpu_count() or 1) + 1


def main() -> int:
    """Run the checks; returns the status of the first that failed, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.check", description=__doc__)
    parser.add_argument("--lint-only", action="store_true", help="leave the tests out")
    chosen = parser.parse_args()
    checks = [
        ["-m", "ruff", "check", "--quiet", "."],
        ["-m", "ruff", "format", "--quiet", "--check", "."],
        ["-m", "mypy", "--no-error-summary"],
    ]
    commands = [[sys.executable, *check] for check in checks]
    commands.append([str(_SCRIPTS / "lint-imports"), "--no-cache"])
    for command in commands:
        if status := _run(command):
            return status
    if chosen.lint_only:
        return 0
    tests = ["-q", "-n", str(_SIDE_BY_SIDE), "--cov", "--cov-report=term"]
    return _run([sys.executable, "-m", "pytest", *tests])


def _run(command: list[str]) -> int:
    status = subprocess.run(command, cwd=_PROJECT, check=False).returncode
    if status:
        print(f"failed: {' '.join(command)}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
