"""`python -m tools.cardart french [--only KH QS ...]`: write a pack's files.

Decides nothing but the command line.
"""

import argparse
from pathlib import Path

from tools.cardart.french import build as french

_ASSETS = Path(__file__).resolve().parents[2] / "assets" / "cards"


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.cardart", description="Draw a card pack as SVG files."
    )
    parser.add_argument("pack", choices=["french"])
    parser.add_argument("--only", nargs="+", default=[], metavar="CARD", help="for example KH 10S antares")
    parser.add_argument("--out", type=Path, help="where to write instead of assets/cards/PACK")
    options = parser.parse_args()
    try:
        lines = french.build(options.out or _ASSETS / options.pack, set(options.only))
    except ValueError as error:
        parser.error(str(error))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
