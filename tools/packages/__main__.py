"""`python -m tools.packages KIND`: one package, built into dist/. Decides which steps each needs, and nothing else."""

import argparse
import subprocess
import sys
from pathlib import Path

from tools.packages.contents import PROJECT
from tools.packages.debian import build_deb
from tools.packages.frozen import freeze, megabytes, pack
from tools.packages.wheel import build_wheel


def main() -> int:
    """Build; returns the exit status (1: a step failed, and its tool has said why)."""
    parser = argparse.ArgumentParser(prog="python -m tools.packages", description="Builds what people install.")
    kinds = {
        "frozen": "the program as a folder that needs no Python (macOS: an application)",
        "archive": "that folder packed: .tar.xz, elsewhere .zip",
        "deb": "a Debian package of it",
        "wheel": "a wheel for pipx",
    }
    parser.add_argument("kind", choices=kinds, help="; ".join(f"{kind}: {what}" for kind, what in kinds.items()))
    parser.add_argument("--out", type=Path, default=PROJECT / "dist", help="the folder to build in (default: dist)")
    chosen = parser.parse_args()
    try:
        for made in _build(chosen.kind, chosen.out):
            size = megabytes(made) if made.is_dir() else made.stat().st_size / 1e6
            print(f"{made}: {size:.1f} MB")
    except subprocess.CalledProcessError as error:
        print(f"failed: {error}", file=sys.stderr)
        return 1
    return 0


def _build(kind: str, out: Path) -> list[Path]:
    if kind == "wheel":
        return [build_wheel(out)]
    frozen = freeze(out)
    if kind == "archive":
        return [frozen, pack(frozen, out)]
    if kind == "deb":
        return [frozen, build_deb(frozen, out)]
    return [frozen]


if __name__ == "__main__":
    sys.exit(main())
