"""The entry of the Ladder table: where what the house asks of it is found. Light to load."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.entry import Reviewed, Room, TableEntry
from tests.toy.game.entry import ENTRY as GAME

if TYPE_CHECKING:
    from scenes.host import Action, Host
    from scenes.manager import Scene
    from scenes.preferences import KeptPreferences
    from scenes.title.table import TitleTable
    from scenes.windows.history.finished import FinishedWords
    from scenes.windows.rules_pages import Figures
    from scenes.windows.settings_rows import GameSettings, SettingsRows
    from scenes.windows.statistics.told import GameStatistics


def _room(host: Host) -> Room:
    from tests.toy.scenes.room import LadderRoom

    return LadderRoom(host)


def _title_table(host: Host, waiting: str | None, resume: Action, new: Action) -> TitleTable:
    from game.cards import FRENCH
    from game.last_played import last_played
    from scenes.table.art import FRENCH_PACK
    from scenes.title.table import TitleFan, TitleTable

    fan = TitleFan(tuple(map(FRENCH.parse, ("AS", "2H", "3C", "4D"))), FRENCH_PACK, 1.4, "antares")
    line, played = waiting or host.words.text("One up or one down"), last_played(host.store, GAME.name)
    return TitleTable(GAME.title, line, waiting is not None, "cloth", fan, resume, new, played)


def _figures() -> Figures:
    from tests.toy.scenes import page

    return page


def _statistics() -> GameStatistics:
    from tests.toy.scenes.statistics import STATISTICS

    return STATISTICS


def _finished() -> FinishedWords:
    from tests.toy.scenes.finished import WORDS

    return WORDS


def _settings(rows: SettingsRows, _preferences: KeptPreferences) -> GameSettings:
    from scenes.windows.settings_rows import GameSettings

    text = rows.words.text
    told = rows.switch("interactive_rules", text("Interactive rules"), text("Explains why a move isn't allowed"))
    return GameSettings(cards=[], game=[(told, 4, 0)])


def _review(host: Host, reviewed: Reviewed) -> Scene:
    from scenes.review.scene import ReviewScene
    from tests.toy.scenes.played import PlayedLadder

    return ReviewScene(host, reviewed, PlayedLadder(reviewed.record, host))


ENTRY = TableEntry(
    game=GAME,
    ground="cloth",
    room=_room,
    title_table=_title_table,
    seen_on_title=("four_colours",),
    figures=_figures,
    statistics=_statistics,
    finished=_finished,
    settings=_settings,
    review=_review,
)
