"""`python -m tools.cardart french|neapolitan|piacentine [--only KH 10S ...]`: write a pack's files.

Decides nothing but the command line.
"""

import argparse
from pathlib import Path

from tools.cardart.french import build as french
from tools.cardart.italian import build as italian

_ASSETS = Path(__file__).resolve().parents[2] / "assets" / "cards"


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(prog="python -m tools.cardart", description="Draw a card pack as SVG files.")
    parser.add_argument("pack", choices=["french", *italian.PACKS])
    parser.add_argument("--only", nargs="+", default=[], metavar="CARD", help="for example KH 10S antares 7D")
    parser.add_argument("--out", type=Path, help="where to write instead of assets/cards/PACK")
    options = parser.parse_args()
    folder, only = options.out or _ASSETS / options.pack, set(options.only)
    try:
        if options.pack == "french":
            lines = french.build(folder, only)
        else:
            lines = italian.build(italian.PACKS[options.pack], folder, only)
    except ValueError as error:
        parser.error(str(error))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
