"""Which files an Italian pack consists of and what draws each. Decides names and places; draws nothing itself.

Of every pack there are `full` faces, `compact` faces for small cards, `learner` and `corner` overlays, and `backs`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tools.cardart.italian import marks, signs_neapolitan, signs_piacentine
from tools.cardart.italian.card import NEAPOLITAN_HEIGHT, PIACENTINE_HEIGHT, WIDTH, Drawing, printed
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.plate import Plate

SUITS: Final = {"D": "coins", "C": "cups", "S": "swords", "B": "clubs"}
COURTS: Final = {"8": "page", "9": "knight", "10": "king"}
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
Writing = Callable[[], str]

_BUST_TOP: Final = 102.0
_BUST_MARGIN: Final = 18.0
_BUST_LARGEST: Final = 1.5  # times a face 100 units high


@dataclass(frozen=True)
class Pack:
    """What one regional pack brings: its measures, its signs, and a package of its own with its pictures."""

    name: str
    height: float
    framed: bool
    small_signs: Mapping[str, marks.SmallSign]
    large_signs: Mapping[str, Drawing]
    back: str

    def picture(self, card: str) -> Drawing:
        """What draws a face. Raises ModuleNotFoundError while nobody has drawn it."""
        rank, suit = card[:-1], SUITS[card[-1]]
        if rank.isdigit() and int(rank) < 8:
            return partial(self._module(f"pips_of_{suit}").draw, value=int(rank))
        drawing: Drawing = self._module(f"{COURTS.get(rank, 'ace')}_of_{suit}").draw
        return drawing

    def large_art(self, card: str) -> Drawing:
        """What fills a compact face: a court's head, or the suit's sign."""
        rank, suit = card[:-1], card[-1]
        if rank not in COURTS:
            return self.large_signs[suit]
        head: Drawing = self._module(f"{COURTS[rank]}_of_{SUITS[suit]}").head
        return partial(_bust, head=head, height=self.height)

    def back_text(self) -> str:
        """The back's file."""
        text: str = self._module("backs").draw()
        return text

    def _module(self, name: str) -> Any:
        return import_module(f"tools.cardart.italian.{self.name}.{name}")


def _bust(pen: Pen, head: Drawing, height: float) -> None:
    """A head in the middle of the room below the value, as large as fits, hats and beards included."""
    trial = Plate(WIDTH, height)
    head(Pen(trial))
    left, top, right, foot = trial.reach()
    first, last = _BUST_TOP, height - _BUST_MARGIN
    scale = min((WIDTH - 2 * _BUST_MARGIN) / (right - left), (last - first) / (foot - top), _BUST_LARGEST)
    with pen.at(WIDTH / 2 - scale * (left + right) / 2, (first + last - scale * (top + foot)) / 2, scale):
        head(pen)


def _neapolitan_large() -> dict[str, Drawing]:
    return {
        "D": lambda pen: signs_neapolitan.coin(pen, 100, 207, 84),
        "C": lambda pen: signs_neapolitan.cup(pen, 100, 210, 1.95),
        "S": lambda pen: signs_neapolitan.sword(pen, 100, 245, 70, 0, 2.05),
        "B": lambda pen: signs_neapolitan.club(pen, 100, 208, 0, 1.52, 1.35),
    }


def _piacentine_large() -> dict[str, Drawing]:
    return {
        "D": lambda pen: signs_piacentine.coin(pen, 100, 232, 78),
        "C": lambda pen: signs_piacentine.cup(pen, 100, 232, 2.2),
        "S": lambda pen: signs_piacentine.sword(pen, 100, 258, 84, 0, 1.75),
        "B": lambda pen: signs_piacentine.club(pen, 100, 236, 0, 1.75),
    }


PACKS: Final = {
    "neapolitan": Pack("neapolitan", NEAPOLITAN_HEIGHT, False, marks.NEAPOLITAN, _neapolitan_large(), "majolica"),
    "piacentine": Pack("piacentine", PIACENTINE_HEIGHT, True, marks.PIACENTINE, _piacentine_large(), "lozenges"),
}


def writings(pack: Pack) -> dict[str, Writing]:
    """Every file of the pack by its path below the pack's folder, with what gives its text."""
    found: dict[str, Writing] = {}
    for suit in SUITS:
        for rank in RANKS:
            card = rank + suit
            found[f"full/{card}.svg"] = partial(_full, pack, card)
            found[f"compact/{card}.svg"] = partial(_compact, pack, card)
            found[f"learner/{card}.svg"] = partial(_learner, pack, card)
            found[f"corner/{card}.svg"] = partial(_corner, pack, card)
    return found | {f"backs/{pack.back}.svg": pack.back_text}


def _full(pack: Pack, card: str) -> str:
    return printed(pack.picture(card), pack.height, pack.framed)


def _learner(pack: Pack, card: str) -> str:
    return marks.learner(card[:-1], card[-1], pack.height, pack.framed, pack.small_signs)


def _corner(pack: Pack, card: str) -> str:
    return marks.corner(card[:-1], card[-1], pack.height, pack.framed, pack.small_signs)


def _compact(pack: Pack, card: str) -> str:
    return marks.compact(card[:-1], card[-1], pack.height, pack.framed, pack.small_signs, pack.large_art(card))


def build(pack: Pack, folder: Path, only: set[str]) -> list[str]:
    """Write the pack, or the files whose stem is in `only`, below `folder`; returns a line about every file.

    Raises ValueError naming what is in `only` and not in the pack.
    """
    files = writings(pack)
    unknown = only - {Path(name).stem for name in files}
    if unknown:
        raise ValueError(f"no such card or back in the {pack.name} pack: {', '.join(sorted(unknown))}")
    report = []
    for name, writing in files.items():
        if only and Path(name).stem not in only:
            continue
        try:
            text = writing()
        except ModuleNotFoundError as error:
            report.append(f"{name}: nobody has drawn it yet ({error})")
            continue
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        report.append(f"{name}: {len(text) / 1000:.1f} KB")
    return report
