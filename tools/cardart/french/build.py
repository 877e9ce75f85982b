"""Which files the French pack consists of and what draws each.

Decides names and places; draws nothing itself.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tools.cardart.french import backs, small
from tools.cardart.french.aces import ace
from tools.cardart.french.court import court_card
from tools.cardart.french.courts import COURTS
from tools.cardart.french.index import line_index
from tools.cardart.french.numbers import number_card

SUITS: Final = "SHDC"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
Drawing = Callable[[], str]


def drawings() -> dict[str, Drawing]:
    """Every file of the pack by its path below the pack's folder, with the function that gives its text."""
    found: dict[str, Drawing] = {}
    for suit in SUITS:
        for rank in RANKS:
            card = rank + suit
            found[f"full/{card}.svg"] = partial(_full, rank, suit)
            found[f"plain/{card}.svg"] = partial(small.plain, rank, suit)
            found[f"compact/{card}.svg"] = partial(small.compact, rank, suit)
            found[f"index/{card}.svg"] = partial(line_index, rank, suit)
    return found | {"backs/antares.svg": backs.antares, "backs/scales.svg": backs.scales}


def _full(rank: str, suit: str) -> str:
    if rank == "A":
        return ace(suit)
    return number_card(int(rank), suit) if rank.isdigit() else court_card(rank, suit, COURTS[rank + suit]())


def build(folder: Path, only: set[str]) -> list[str]:
    """Write the pack, or the files whose stem is in `only`, below `folder`; returns a line about every file.

    Raises ValueError naming what is in `only` and not in the pack.
    """
    files = drawings()
    unknown = only - {Path(name).stem for name in files}
    if unknown:
        raise ValueError(f"no such card or back in the French pack: {', '.join(sorted(unknown))}")
    report = []
    for name, drawing in files.items():
        if only and Path(name).stem not in only:
            continue
        text = drawing()
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        report.append(f"{name}: {len(text) / 1000:.1f} KB")
    return report
