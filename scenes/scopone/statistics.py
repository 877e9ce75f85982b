"""Decides what is told of the matches of Scopone a player has finished: as at Scopa, and by the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.seats import OURS, THEIRS
from game.words import Words
from scenes.match.seats_said import side_label
from scenes.scopa.statistics import FamilyStatistics
from scenes.scopone.deals import DEAL_NAMES
from scenes.widgets.charts.chart import Key
from scenes.windows.statistics.told import ALL, Filter, Option, Played

_RULES = "rules"


class ScoponeStatistics(FamilyStatistics):
    """The statistics of Scopone, whose matches are counted apart by the deal and the level."""

    def level(self, kind: str) -> str:
        return kind.partition(":")[2]

    def filters(self, games: Sequence[Played], words: Words) -> Sequence[Filter]:
        deals = [Option(name, words.text(title)) for name, title in DEAL_NAMES.items()]
        rules = Filter(_RULES, (Option(ALL, words.text("Both deals")), *deals))
        return [rules, *super().filters(games, words)]

    def takes(self, game: Played, chosen: Mapping[str, str]) -> bool:
        return chosen[_RULES] in (ALL, game.over.kind.partition(":")[0]) and super().takes(game, chosen)

    def none_yet(self, words: Words) -> str:
        return words.text(
            "You haven't finished a match of Scopone yet. Play one, won or not, and its figures will be here."
        )

    def strength(self, level: str, words: Words) -> str:
        return {
            "medium": words.text("Against Easy, Medium is nearly four points ahead in a deal, on average."),
            "hard": words.text("Against Medium, Hard is nearly three points ahead in a deal, on average."),
        }.get(level, "")

    def keys(self, words: Words) -> tuple[Key, Key]:
        return Key(side_label(OURS, words), "full"), Key(side_label(THEIRS, words), "hollow")


STATISTICS = ScoponeStatistics()
