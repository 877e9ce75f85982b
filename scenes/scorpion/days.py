"""Makes the window with the deals of the days for the Scorpion table; decides nothing in it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from game.scorpion.daily import days_played
from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC
from game.store import Outcome
from scenes.host import Action, Host
from scenes.scorpion.search import ThinkingSearch
from scenes.scorpion.windows.days import DaysDoors, DaysWindow


def days_window(
    house: Host, close: Action, game: KeptGame, outcome: Outcome | None, deal: Callable[[Start, str], None]
) -> DaysWindow:
    """The window over the table with this game; `outcome` is that of the game that may count, `deal` deals a day's."""

    def dealt(number: int, day: date) -> None:
        deal(Start.numbered(CLASSIC, number), day.isoformat())

    under_way = game.day if game.under_way and not game.handed_in else ""
    doors = DaysDoors(lambda: days_played(house.store, outcome), dealt, under_way)
    now = house.preferences.now
    search = ThinkingSearch(house.thinker)
    return DaysWindow(house.words, close, doors, search, house.preferences.speed, now.show_figures)
