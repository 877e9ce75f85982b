"""What every scene shares, and the doors between them: the table, its windows, its dialogs. Decides no rule.

Windows are loaded when first opened, so that the table is on the screen sooner.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.errors import GameError
from game.records import JsonObject
from game.store import Notice, Store, StoreNotice
from game.words import LANGUAGES, SOURCE_LANGUAGE, Words, choose_language
from scenes.held import HeldKeys
from scenes.host import nothing
from scenes.intents import Intent, KeyPressed, PointerDown
from scenes.log import log
from scenes.manager import SceneManager
from scenes.preferences import KeptPreferences
from scenes.scorpion.room import ScorpionRoom
from scenes.sound import Sound
from scenes.stage import Stage
from scenes.table.cues import Cue

if TYPE_CHECKING:
    from scenes.scopa.room import ScopaRoom
    from scenes.scopa.table import ScopaTable
    from scenes.scorpion.table import ScorpionTable
    from scenes.title.scene import TitleScene
    from scenes.title.table import TitleTable
    from scenes.windows.settings import SettingsWindow
    from scenes.windows.window import Window

_PRESSES, _RECENT = 32, 2.0
"""How many presses are remembered, and for how many seconds a window that comes by itself keeps off their places."""


class House:
    """One run of the program. `system_locales` are the player's languages, the preferred one first.

    `make_sound` makes the house's sound for a volume.
    """

    def __init__(self, store: Store, system_locales: list[str], make_sound: Callable[[float], Sound] = Sound) -> None:
        self._locales = system_locales
        self.store = store
        self.preferences = KeptPreferences(store, self._preference_changed)
        self.words = Words()
        self._speak()
        self.sound = make_sound(self.preferences.loudness)
        self.scenes = SceneManager()
        self._stage: Stage | None = None
        self._fit: Callable[[], None] = lambda: None
        self.scorpion = ScorpionRoom(self)
        self._title: TitleScene | None = None
        self._scopa: ScopaRoom | None = None
        self._settings: SettingsWindow | None = None
        self._held_keys = HeldKeys()
        self._now: Callable[[], float] = time.perf_counter
        self._presses: deque[PointerDown] = deque(maxlen=_PRESSES)
        self.trouble = ""

    # Opening

    def move_in(self, stage: Stage, fit: Callable[[], None], now: Callable[[], float] = time.perf_counter) -> None:
        """Take this stage; `fit` lays all scenes out anew, `now` is the clock by which presses are timed."""
        self._stage, self._fit, self._now = stage, fit, now

    def open_start(self, game: str | None, record: JsonObject | None = None, code: str | None = None) -> None:
        """Open what the program begins with: the table of a game, on a record or a deal's code of it; else the title.

        Raises `GameError` where the record or the code cannot be used.
        """
        if code is not None:
            self.scorpion.open_code(code)
        elif record is not None:
            self.scorpion.open_record(record)
        elif game == "scorpion":
            self.scorpion.open()
        elif game == "scopa":
            self.open_scopa()
        else:
            self.open_title()
        self.tell_notices()

    def open_title(self) -> None:
        """Show the title screen."""
        from scenes.title.scene import TitleDoors, TitleScene

        doors = TitleDoors(self.open_settings, self.open_rules, self.open_statistics, self.quit)
        self._title = TitleScene(self.words, self._title_tables, doors, lambda: self.preferences.speed)
        self.scenes.push(self._title)
        self.scenes.settle()

    def shown(self) -> None:
        """The first picture is on the screen: time to warm what the player may want next."""
        self.sound.begin()
        if self._title is not None:
            self._scopa_room().warm()

    def open_scopa(self) -> None:
        """Open the Scopa table on the match under way, or on a new one."""
        self._scopa_room().open()
        self.tell_notices()

    def to_title(self) -> None:
        """Leave the table, whose game is kept, for the title."""
        self.scorpion.get_up()
        self._scopa_room().get_up()
        self.scenes.settle()
        if self._title is None:
            self.open_title()
        else:
            self._title.refresh()

    def recover(self) -> None:
        """After a fault: forget all scenes and open the table anew on what is kept, or the title if none was open."""
        at_scopa, at_scorpion = self._at_scopa, self.scorpion.table is not None
        self.scenes.abandon()
        self._title = None
        self.scorpion.close()
        if self._scopa is not None:
            self._scopa.close()
        if at_scopa:
            self.open_scopa()
        elif at_scorpion:
            self.scorpion.open()
            self.tell_notices()
        else:
            self.open_title()

    # Intents that hold everywhere

    def handle(self, intent: Intent) -> None:
        """Take an intent: full screen and sound here, the rest goes to the scene on top."""
        self.sound.wake()
        if isinstance(intent, PointerDown):
            self._presses.append(intent)
        if not self._held_keys.lets_through(intent, self.scenes.front, writing=self._table is None):
            return
        if isinstance(intent, KeyPressed) and _is_fullscreen_key(intent):
            if self._stage is not None:
                # The window may be as asked for on the command line: not the setting, but what it is now, is turned.
                wanted = not self._stage.fullscreen
                self._stage.set_fullscreen(wanted)
                self.preferences.change("fullscreen", wanted)
            return
        if isinstance(intent, KeyPressed) and self._table is not None:
            self._at_table(self._table, intent)
        self.scenes.handle(intent)
        self.tell_notices()

    def _at_table(self, table: ScorpionTable | ScopaTable, key: KeyPressed) -> None:
        """Keys that mean the same at every table; the table is given them too, for any key stops what it shows."""
        if _is_sound_key(key):
            on = not self.preferences.now.sounds
            self.preferences.change("sounds", on)
            self.sound.play(Cue.SET)
            table.sign.show("sound" if on else "muted", table.u)
        # A deal of Scopa under way is nobody's to copy: its record holds the hidden cards. The score sheet offers it.
        if _is_copy_key(key) and self.scorpion.table is table:
            self.scorpion.copy_record()

    def quit(self) -> None:
        """End the program; the game is saved already."""
        self.scenes.clear()
        self.end()

    def end(self) -> None:
        """Stop what thinks and what sounds; a second time does nothing."""
        self.scorpion.end()
        if self._scopa is not None:
            self._scopa.end()
        self.sound.close()

    # Windows

    def open_menu(self) -> None:
        from scenes.windows.menu import MenuWindow

        self.open_window(
            lambda close: MenuWindow(
                self.words,
                close,
                self._new_scopa if self._at_scopa else self.scorpion.open_new_game,
                self.open_rules,
                self.open_settings,
                self.to_title,
                self.quit,
                self._speed,
                matches=self._at_scopa,
                asides=self._scopa.menu_rows()
                if self._scopa is not None and self._at_scopa
                else self.scorpion.menu_rows(),
            )
        )

    def open_rules(self, anchor: str = "") -> None:
        from scenes.windows.rules import RulesWindow
        from scenes.windows.rules_pages import RulesDress

        games = ["scopa"] if self._at_scopa else ["scorpion"] if self.scorpion.table else ["scorpion", "scopa"]
        now = self.preferences.now
        dress = RulesDress(now.back, now.four_colours, now.italian_pack, now.corner_values)
        try:
            self.open_window(lambda close: RulesWindow(self.words, close, games, dress, anchor, self._speed))
        except GameError as error:
            self.tell(
                self.words.text("Rules"), self.words.text("The rules cannot be shown: {cause}").format(cause=error)
            )

    def open_settings(self) -> None:
        from scenes.windows.settings import SettingsWindow

        def make(close: Callable[[], None]) -> Window:
            window = SettingsWindow(
                self.words,
                close,
                self.preferences.now,
                self.preferences.change,
                self._back_picture,
                lambda: self.sound.play(Cue.SET),
                self._speed,
                "scopa" if self._at_scopa else "scorpion" if self.scorpion.table is not None else "",
            )
            self._settings = window
            return window

        self.open_window(make)

    def open_statistics(self) -> None:
        from game.statistics import games_over, tallies
        from scenes.windows.statistics import StatisticsWindow

        scorpion = tallies(games_over(self.store, "scorpion", self.scorpion.outcome))
        scopa = tallies(games_over(self.store, "scopa", self._scopa_room().outcome))
        self.open_window(lambda close: StatisticsWindow(self.words, close, scorpion, scopa, self._speed))
        self.tell_notices()

    def tell(self, title: str, message: str, unasked: bool = False) -> None:
        """Say something in a dialog with one button; `unasked` as for `open_window`."""
        self.ask(title, message, (self.words.text("OK"), nothing), None, unasked=unasked)

    def ask(
        self,
        title: str,
        message: str,
        answer: tuple[str, Callable[[], None]],
        other: tuple[str, Callable[[], None]] | None,
        declines: bool = True,
        unasked: bool = False,
    ) -> None:
        """Ask something in a dialog; `declines`: `other` is what closing it means; `unasked` as for `open_window`."""
        from scenes.windows.message import MessageWindow

        self.open_window(
            lambda close: MessageWindow(self.words, close, title, message, answer, other, self._speed, declines),
            unasked,
        )

    def ask_to_leave(self, title: str, lost: str, leave: tuple[str, Callable[[], None]], unasked: bool = False) -> None:
        """Ask whether the game under way is to be left; what the keyboard and closing answer is to play on."""
        self.ask(title, lost, (self.words.text("Keep playing"), nothing), leave, declines=False, unasked=unasked)

    def tell_notices(self) -> None:
        """Tell what the store has met with, once each."""
        if self.trouble:
            self.tell(self.words.text("Saving games"), self.trouble, unasked=True)
            self.trouble = ""
        while self.store.notices:
            self._tell_notice(self.store.notices.pop(0))

    # Inside

    @property
    def _speed(self) -> float:
        return self.preferences.speed

    @property
    def _at_scopa(self) -> bool:
        return self._scopa is not None and self._scopa.table is not None

    @property
    def _table(self) -> ScorpionTable | ScopaTable | None:
        """The table that has the keyboard, no window being over it."""
        tables = self.scorpion.table, self._scopa.table if self._scopa is not None else None
        return next((table for table in tables if table is not None and table is self.scenes.front), None)

    def _scopa_room(self) -> ScopaRoom:
        if self._scopa is None:
            from scenes.scopa.room import ScopaRoom

            self._scopa = ScopaRoom(self)
        return self._scopa

    def _new_scopa(self) -> None:
        """A new match asked for on the title or in the menu."""
        room = self._scopa_room()
        if room.table is not None:
            room.ask_new_match()
            return
        room.open_new()

    def _title_tables(self) -> list[TitleTable]:
        """The tables for the title. A game goes on there that is under way; one that is over is done with."""
        from game.last_played import last_played
        from scenes.scopa import at_title as scopa_at_title
        from scenes.scorpion import at_title as scorpion_at_title

        now = self.preferences.now
        game = self.store.running("scorpion") if self.scorpion.outcome is None else None
        kept = self._scopa_room().resumed() if self.store.running("scopa") is not None else None
        match = kept.match if kept is not None and kept.outcome is None else None
        return [
            scorpion_at_title.title_table(
                self.words,
                game,
                now.four_colours,
                self.scorpion.open,
                self.scorpion.open_new,
                last_played(self.store, "scorpion"),
            ),
            scopa_at_title.title_table(
                self.words,
                None if match is None else (match.score_after, match.terms.target),
                now.italian_pack,
                self.open_scopa,
                self._new_scopa,
                last_played(self.store, "scopa"),
            ),
        ]

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

    def open_window(self, make: Callable[[Callable[[], None]], Window], unasked: bool = False) -> None:
        """Open a window over what is there; `make` is given what closes it. `unasked`: no press has asked for it."""
        made: list[Window] = []
        made.append(make(lambda: self.scenes.remove(made[0])))
        if unasked:
            since = self._now() - _RECENT
            made[0].come_unasked([(press.x, press.y) for press in self._presses if press.time >= since])
        if self._at_scopa:
            made[0].stand_on_wood()
        self.scenes.push(made[0])

    def _tell_notice(self, notice: StoreNotice) -> None:
        text = self.words.text
        if notice.code is Notice.SECOND_INSTANCE:
            self.ask(
                text("Already running"),
                text("Osteria Antares is open in another window. A game played in this window would not be saved."),
                (text("Play without saving"), self.store.play_without_saving),
                (text("Quit"), self.quit),
                unasked=True,
            )
            return
        from scenes.store_notices import told

        # A notice that is not dismissed, because the program ends before, comes again with the next start.
        ok = text("OK"), lambda: self.store.told(notice)
        self.ask(text("Saving games"), told(notice, self.words), ok, None, unasked=True)

    def _back_picture(self, back: str, width: int, height: int) -> pygame.Surface:
        from scenes.table.art import ArtSpec, make_card_set

        return make_card_set(ArtSpec((width, height), (), back)).back

    def _preference_changed(self, name: str) -> None:
        if name == "language":
            self._speak()
            self._fit()
        elif name == "scale":
            self._fit()
        elif name == "fullscreen" and self._stage is not None:
            if self._stage.fullscreen != self.preferences.now.fullscreen:
                self._stage.set_fullscreen(self.preferences.now.fullscreen)
            if self._settings is not None:
                self._settings.show(self.preferences.now)
        elif name in ("back", "four_colours", "light"):
            self.scorpion.dress()
        elif name in ("italian_pack", "corner_values") and self._scopa is not None:
            self._scopa.dress()
        elif name == "target" and self._scopa is not None:
            self._scopa.target_changed()
        elif name in ("sounds", "volume"):
            self.sound.set_volume(self.preferences.loudness)
        if self._title is not None and name in ("four_colours", "italian_pack", "motion"):
            self._title.refresh()


def _is_sound_key(key: KeyPressed) -> bool:
    return key.name == "m" and not (key.ctrl or key.alt)


def _is_copy_key(key: KeyPressed) -> bool:
    return key.name == "c" and key.ctrl


def _is_fullscreen_key(key: KeyPressed) -> bool:
    return key.name == "f11" or (key.name == "enter" and key.alt)
