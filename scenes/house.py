"""What every scene shares, and the doors between them: title, tables, windows. Knows no game by name.

Windows are loaded when first opened, so that the table is on the screen sooner.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.errors import GameError
from game.records import JsonObject
from game.store import FinishedGame, Store
from game.words import LANGUAGES, SOURCE_LANGUAGE, Words, choose_language
from scenes.commands import COPY, FULL_SCREEN, SOUND
from scenes.dialogs import Dialogs
from scenes.entry import Reviewed, Room, TableEntry
from scenes.finished_games import FinishedGames
from scenes.held import HeldKeys
from scenes.intents import Intent, KeyPressed, PointerDown
from scenes.log import log
from scenes.manager import Scene
from scenes.preferences import KeptPreferences
from scenes.rooms import Rooms
from scenes.sound import Sound
from scenes.stage import Stage
from scenes.table.cues import Cue
from scenes.tables import TABLES
from scenes.time_keeper import TimeKeeper
from scenes.verdicts import Verdicts

if TYPE_CHECKING:
    from game.thinking import Thinker
    from scenes.statistics import Statistics
    from scenes.title.scene import TitleScene
    from scenes.windows.settings import SettingsWindow
    from scenes.windows.window import Window


class House(Dialogs):
    """One run of the program. `system_locales` are the player's languages, the preferred one first.

    `make_sound` makes the house's sound for a volume; `tables` stand in it.
    """

    def __init__(
        self,
        store: Store,
        system_locales: list[str],
        make_sound: Callable[[float], Sound] = Sound,
        tables: Sequence[TableEntry] = TABLES,
    ) -> None:
        super().__init__(store, Words(), time.perf_counter)
        self._locales = system_locales
        self.preferences = KeptPreferences(store, self._preference_changed)
        self._speak()
        self.sound = make_sound(self.preferences.loudness)
        self.stage: Stage | None = None
        self._fit: Callable[[], None] = lambda: None
        self.rooms = Rooms(self, tables)
        self.time_keeper = TimeKeeper(self.rooms, self.scenes, self.preferences, self._attended)
        self.finished_games = FinishedGames(self, tables)
        self._title: TitleScene | None = None
        self._thinker: Thinker | None = None
        judged = {one.game.name: one.game.verdicts for one in tables if one.game.verdicts is not None}
        self._verdicts = Verdicts(store, judged, lambda: self.thinker)
        self._last_input = time.perf_counter()
        self._settings: SettingsWindow | None = None
        self._statistics: Statistics | None = None
        self._held_keys = HeldKeys()

    @property
    def thinker(self) -> Thinker:
        """The one process that thinks, for whatever lies open; there is none before it is asked for."""
        if self._thinker is None:
            from game.thinking import Thinker

            self._thinker = Thinker()
        return self._thinker

    # Opening

    def move_in(self, stage: Stage, fit: Callable[[], None], now: Callable[[], float] = time.perf_counter) -> None:
        """Take this stage; `fit` lays all scenes out anew, `now` is the clock by which presses are timed."""
        self.stage, self._fit, self._now = stage, fit, now
        self._last_input = now()

    def open_start(self, game: str | None, record: JsonObject | None = None, code: str | None = None) -> None:
        """Open what the program begins with: the table of a game, on a record or a deal's code of it; else the title.

        Raises `GameError` where the record or the code cannot be used.
        """
        if game is None:
            self.open_title()
        elif code is not None:
            self.rooms.of(game).open_code(code)
        elif record is not None:
            self.rooms.of(game).open_record(record)
        else:
            self.rooms.of(game).open()
        self.tell_notices()

    def open_title(self) -> None:
        """Show the title screen."""
        from scenes.title.scene import TitleDoors, TitleScene

        doors = TitleDoors(self.open_settings, self.open_rules, self.open_statistics, self.quit)
        self._title = TitleScene(self.words, self.rooms.at_title, doors, lambda: self.preferences.speed)
        self.scenes.push(self._title)
        self.scenes.settle()

    def shown(self) -> None:
        """The first picture is on the screen: time to warm what the player may want next."""
        self.sound.begin()
        if self._title is not None:
            self.rooms.warm()

    def to_title(self) -> None:
        """Leave the table, whose game is kept, for the title."""
        self.time_keeper.keep()
        self.rooms.get_up()
        self.scenes.settle()
        if self._title is None:
            self.open_title()
        else:
            self._title.refresh()

    def recover(self) -> None:
        """After a fault: forget all scenes and open the table anew on what is kept, or the title if none was open."""
        room = self.rooms.here
        self.scenes.abandon()
        self.thinker.cancel()  # nobody is left who would take an answer
        self._title = None
        self.rooms.close()
        if room is None:
            self.open_title()
        else:
            room.open()
            self.tell_notices()

    # Intents that hold everywhere

    def handle(self, intent: Intent) -> None:
        """Take an intent: full screen and sound here, the rest goes to the scene on top."""
        self.sound.wake()
        self._last_input = self._now()
        if isinstance(intent, PointerDown):
            self._presses.append(intent)
        at = self.rooms.with_table(self.scenes.front)
        if not self._held_keys.lets_through(intent, self.scenes.front):
            return
        if isinstance(intent, KeyPressed) and FULL_SCREEN.asked_by(intent):
            if self.stage is not None:
                # The window may be as asked for on the command line: not the setting, but what it is now, is turned.
                wanted = not self.stage.fullscreen
                self.stage.set_fullscreen(wanted)
                self.preferences.change("fullscreen", wanted)
            return
        if isinstance(intent, KeyPressed) and at is not None:
            self._at_table(at, intent)
        self.scenes.handle(intent)
        self.tell_notices()

    def _at_table(self, room: Room, key: KeyPressed) -> None:
        """Keys that mean the same at every table; the table is given them too, for any key stops what it shows."""
        if SOUND.asked_by(key) and room.table is not None:
            on = not self.preferences.now.sounds
            self.preferences.change("sounds", on)
            self.sound.play(Cue.SET)
            room.table.sign.show("sound" if on else "muted", room.table.u)
        if COPY.asked_by(key):
            room.copy_record()

    def rest(self) -> None:
        """Nothing moves: time for what nobody waits for."""
        self._verdicts.step(self._now(), self._last_input)

    def quit(self) -> None:
        """End the program; the game is saved already."""
        self.scenes.clear()
        self.end()

    def end(self) -> None:
        """Stop what thinks and what sounds; a second time does nothing."""
        self.time_keeper.keep()
        if self._thinker is not None:
            self._thinker.close()
        self.rooms.end()
        self.sound.close()

    # Windows

    def open_menu(self) -> None:
        from scenes.table.played import time_of
        from scenes.windows.menu import MenuDoors, MenuWindow

        room = self.rooms.here
        if room is None:
            return
        new, asides, clock = room.new_row, room.menu_rows(), self.preferences.now.clock
        time = None if room.game is None else time_of(room.game.time.seconds, clock)
        doors = MenuDoors(self.open_rules, self.open_statistics, self.open_settings, self.to_title, self.quit)
        self.open_window(lambda close: MenuWindow(self.words, close, new, doors, self._speed, asides, time))

    def open_rules(self, anchor: str = "") -> None:
        from scenes.windows.rules import RulesWindow
        from scenes.windows.rules_pages import RulesOf, StepsDoor

        here = self.rooms.entered
        games = [RulesOf(entry.game.name, entry.figures()) for entry in ([here] if here else self.rooms.tables)]
        now, steps = self.preferences.now, {entry.game.name for entry in self.rooms.tables if entry.steps is not None}
        begin = StepsDoor(steps, self.first_steps)
        try:
            self.open_window(lambda close: RulesWindow(self.words, close, games, now, anchor, self._speed, begin))
        except GameError as error:
            self.tell(
                self.words.text("Rules"), self.words.text("The rules cannot be shown: {cause}").format(cause=error)
            )

    def open_settings(self) -> None:
        from scenes.windows.settings import SettingsDoors, SettingsOf, SettingsWindow

        here = self.rooms.entered

        def rows_of(one: TableEntry) -> SettingsOf:
            return SettingsOf(one.game.title, lambda rows: one.settings(rows, self.preferences))

        games = [rows_of(one) for one in sorted(self.rooms.tables, key=lambda one: one is not here)]
        doors = SettingsDoors(self.preferences.change, lambda: self.sound.play(Cue.SET))

        def make(close: Callable[[], None]) -> Window:
            self._settings = SettingsWindow(
                self.words, close, self.preferences.now, doors, games, self._speed, here is not None
            )
            return self._settings

        self.open_window(make)

    def open_statistics(self) -> None:
        """The statistics, at the game of the table one sits at."""
        if self._statistics is None:
            from scenes.statistics import Statistics

            self._statistics = Statistics(self)
        here = self.rooms.entered
        self._statistics.open(None if here is None else here.game.name)
        self.tell_notices()

    # Reviews

    def review(
        self, game: str, record: JsonObject, over: FinishedGame | None = None, number: int | None = None
    ) -> None:
        """Look at a game again step by step, over whatever is open; tells where its record can't be used."""
        made: list[Scene] = []
        text, review = self.words.text, self.rooms.entry(game).review
        reviewed = Reviewed(record, over, number, lambda: self.scenes.remove(made[0]))
        try:
            made.append(review(self, reviewed))
        except GameError as error:
            self.tell(text("Review"), text("This game can't be looked at step by step: {cause}").format(cause=error))
            return
        self.scenes.push(made[0])

    def play_on(self, game: str, record: JsonObject) -> None:
        """Leave whatever is open for this game's table, with a record handed in: it counts for nothing."""
        from game.history import History

        for scene in self.scenes.scenes:
            if scene is not self._title:
                self.scenes.remove(scene)
        self.time_keeper.keep()
        History(self.store).close()  # the list in which it could have been undone is closed as well
        self.rooms.close()
        self.scenes.settle()
        try:
            self.rooms.of(game).open_record(record)
        except GameError as error:
            self.to_title()
            self.tell(self.words.text("Review"), str(error))
        else:
            self._say_what_it_counts(game)
        self.tell_notices()

    def _say_what_it_counts(self, game: str) -> None:
        """Say at a table that what was handed in there counts for nothing, and how one gets back to one's own."""
        text, table = self.words.text, self.rooms.of(game).table
        said = text("This doesn't count, however it ends.")
        if self.store.running(game) is not None:
            said = text("This doesn't count, however it ends. The menu leads back to your own game.")
        if table is not None:
            table.sign.show("info", table.u, said)

    # First steps

    def offers_steps(self, game: str) -> bool:
        """Whether to offer first steps at a game's table, where a new game was dealt; each table offers once."""
        told = f"{game}.steps_offered"
        if not self.preferences.now.first_steps or self.rooms.entry(game).steps is None:
            return False
        if self.store.setting(told) is not None or self.store.finished(game):
            return False
        self.store.keep_setting(told, "on")
        return True

    def first_steps(self, game: str) -> None:
        """First steps at a game's table, over whatever is open, which is there again afterwards."""
        made: list[Scene] = []
        steps = self.rooms.entry(game).steps
        if steps is not None:
            made.append(steps(self, lambda: self.scenes.remove(made[0])))
            self.scenes.push(made[0])

    # Inside

    def _attended(self) -> bool:
        return self.stage is not None and self.stage.attended

    @property
    def _speed(self) -> float:
        return self.preferences.speed

    @property
    def _on_wood(self) -> bool:
        here = self.rooms.entered
        return here is not None and here.ground == "wood"

    def _language(self) -> str:
        chosen = self.preferences.now.language
        return chosen if chosen in LANGUAGES else choose_language(self._locales)

    def _speak(self) -> None:
        """Speak the language in force, or English where its catalogue is of no use."""
        try:
            self.words.speak(self._language())
        except GameError as error:
            log(str(error))
            self.words.speak(SOURCE_LANGUAGE)

    def _preference_changed(self, name: str) -> None:
        if name == "language":
            self._speak()
            self._fit()
        elif name == "scale":
            self._fit()
        elif name == "fullscreen" and self.stage is not None:
            if self.stage.fullscreen != self.preferences.now.fullscreen:
                self.stage.set_fullscreen(self.preferences.now.fullscreen)
            if self._settings is not None:
                self._settings.show(self.preferences.now)
        elif name in ("sounds", "volume"):
            self.sound.set_volume(self.preferences.loudness)
        self.rooms.setting_changed(name)
        seen = {"motion", "show_figures", *(one for entry in self.rooms.tables for one in entry.seen_on_title)}
        if self._title is not None and name in seen:
            self._title.refresh()
