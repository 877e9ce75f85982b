"""The entry of the Briscola table: where what the house asks of it is found. Light to load."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.briscola.entry import ENTRY as GAME
from scenes.entry import Reviewed, Room, TableEntry

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
    from scenes.briscola.room import BriscolaRoom

    return BriscolaRoom(host)


def _title_table(host: Host, waiting: str | None, resume: Action, new: Action) -> TitleTable:
    from game.last_played import last_played
    from scenes.briscola import at_title

    played = last_played(host.store, GAME.name)
    return at_title.title_table(host.words, waiting, host.preferences.now.italian_pack, resume, new, played)


def _figures() -> Figures:
    from scenes.briscola.page import figures

    return figures


def _statistics() -> GameStatistics:
    from scenes.briscola.statistics import STATISTICS

    return STATISTICS


def _finished() -> FinishedWords:
    from scenes.briscola.finished import WORDS

    return WORDS


def _steps(host: Host, close: Action) -> Scene:
    from scenes.briscola.steps import scene

    return scene(host, close)


def _settings(rows: SettingsRows, preferences: KeptPreferences) -> GameSettings:
    from scenes.briscola.settings import settings

    return settings(rows, preferences)


def _review(host: Host, reviewed: Reviewed) -> Scene:
    from scenes.briscola.review.scene import MatchReview

    return MatchReview(host, reviewed)


ENTRY = TableEntry(
    game=GAME,
    ground="wood",
    room=_room,
    title_table=_title_table,
    seen_on_title=("italian_pack",),
    figures=_figures,
    statistics=_statistics,
    finished=_finished,
    settings=_settings,
    review=_review,
    steps=_steps,
)
