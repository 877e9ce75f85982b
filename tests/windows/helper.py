"""Words for trying the windows: long made-up ones, and sample translations of the length players will see."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pygame

from game.scorpion.record import Start
from game.store import Store
from game.words import Words
from scenes.entry import TableEntry
from scenes.preferences import KeptPreferences
from scenes.scorpion.windows.deal_search import Found, Wish
from scenes.scorpion.windows.new_game import NewGameDoors, NewGameWindow, Wanted
from scenes.tables import TABLES
from scenes.widgets.widget import Widget
from scenes.windows.settings import SettingsOf
from scenes.windows.window import Window

GREEK = {
    "New game": "Νέα παρτίδα",
    "Rules": "Κανόνες",
    "Classic": "Κλασικός",
    "Relaxed": "Χαλαρός",
    "On the same suit, one rank higher": "Στο ίδιο σύμβολο, με αμέσως μεγαλύτερη αξία",
    "On any suit, one rank higher": "Ανεξάρτητα από το σύμβολο",
    "An empty column takes any card": "Η κενή στήλη δέχεται κάθε φύλλο",
    "10 columns of 5, two cards set aside": "10 στήλες των 5, δύο φύλλα στην άκρη",
    "Deal number": "Αριθμός παρτίδας",
    "Random": "Τυχαίος",
    "Random number": "Τυχαίος αριθμός",
    "Play this deal again": "Ξανά η ίδια παρτίδα",
    "Cancel": "Άκυρο",
    "Deal": "Μοίρασμα",
    "Close": "Κλείσιμο",
    "Menu": "Μενού",
    "Settings": "Ρυθμίσεις",
    "Quit": "Έξοδος",
    "General": "Γενικά",
    "Cards": "Φύλλα",
    "Game": "Παιχνίδι",
    "Language": "Γλώσσα",
    "System": "Του συστήματος",
    "Size": "Μέγεθος",
    "Auto": "Αυτόματο",
    "Motion": "Κίνηση",
    "Calm": "Ήρεμη",
    "Normal": "Κανονική",
    "Brisk": "Γρήγορη",
    "Off": "Καμία",
    "Full screen": "Πλήρης οθόνη",
    "French pack": "Γαλλική τράπουλα",
    "Two colours": "Δύο χρώματα",
    "Four colours": "Τέσσερα χρώματα",
    "Card back": "Πίσω όψη",
    "Interactive rules": "Διαδραστικοί κανόνες",
    "Explains why a move isn't allowed": "Εξηγεί γιατί μια κίνηση δεν επιτρέπεται",
    "Winnable deals only": "Μόνο μοιρασιά που κερδίζεται",
    "Classic: about one in eight": "Κλασικός: περίπου μία στις οκτώ",
    "Any": "Όλες",
    "Easy": "Εύκολο",
    "Medium": "Μεσαίο",
    "Hard": "Δύσκολο",
    "Deal of the day": "Μοιρασιά της ημέρας",
    "Deal from the rules": "Μοιρασιά των κανόνων",
}
SLOVAK = {
    "New game": "Nová hra",
    "Rules": "Pravidlá",
    "Classic": "Klasické",
    "Relaxed": "Uvoľnené",
    "On the same suit, one rank higher": "Na rovnakú farbu, o stupeň vyššie",
    "On any suit, one rank higher": "Na ľubovoľnú farbu, o stupeň vyššie",
    "An empty column takes any card": "Prázdny stĺpec prijme každú kartu",
    "10 columns of 5, two cards set aside": "10 stĺpcov po 5, dve karty bokom",
    "Deal number": "Číslo hry",
    "Random": "Náhodné",
    "Random number": "Náhodné číslo",
    "Play this deal again": "Znova toto rozdanie",
    "Cancel": "Zrušiť",
    "Deal": "Rozdať",
    "Close": "Zavrieť",
    "Menu": "Ponuka",
    "Settings": "Nastavenia",
    "Quit": "Ukončiť",
    "General": "Všeobecné",
    "Cards": "Karty",
    "Game": "Hra",
    "Language": "Jazyk",
    "System": "Podľa systému",
    "Size": "Veľkosť",
    "Auto": "Automaticky",
    "Motion": "Pohyb",
    "Calm": "Pokojný",
    "Normal": "Normálny",
    "Brisk": "Svižný",
    "Off": "Žiadny",
    "Full screen": "Celá obrazovka",
    "French pack": "Francúzske karty",
    "Two colours": "Dve farby",
    "Four colours": "Štyri farby",
    "Card back": "Zadná strana",
    "Interactive rules": "Interaktívne pravidlá",
    "Explains why a move isn't allowed": "Povie, prečo ťah nie je povolený",
    "Winnable deals only": "Len rozdanie, ktoré sa dá vyhrať",
    "Classic: about one in eight": "Klasické: asi jedno z ôsmich",
    "Any": "Hocijaké",
    "Easy": "Ľahká",
    "Medium": "Stredná",
    "Hard": "Ťažká",
    "Deal of the day": "Rozdanie dňa",
    "Deal from the rules": "Rozdanie z pravidiel",
}


class SampleWords(Words):
    """English, with some sentences replaced."""

    def __init__(self, language: str, sentences: dict[str, str]) -> None:
        super().__init__("en")
        self.language = language
        self._sentences = sentences

    def text(self, message: str) -> str:
        return self._sentences.get(message) or super().text(message)

    def meant(self, context: str, message: str) -> str:
        return self._sentences.get(message) or super().meant(context, message)


class LongWords(Words):
    """English, every sentence two fifths longer."""

    def text(self, message: str) -> str:
        return stretched(message)

    def meant(self, _context: str, message: str) -> str:
        return stretched(message)

    def plural(self, one: str, many: str, count: int) -> str:
        return stretched(super().plural(one, many, count))


def stretched(sentence: str) -> str:
    """The sentence two fifths longer, its words' number and order kept."""
    words = sentence.split(" ")
    return " ".join(word + "abcdefghijklm"[: max(1, round(len(word) * 0.4))] for word in words)


class _Unkept(Store):
    """A store that keeps settings while the program runs, and has none at first."""

    def __init__(self) -> None:
        self.settings: dict[str, str] = {}

    def setting(self, name: str) -> str | None:
        return self.settings.get(name)

    def keep_setting(self, name: str, value: str) -> None:
        self.settings[name] = value


def settings_of(told: Callable[[str, str], object], **kept_so: str) -> list[SettingsOf]:
    """The settings of every game; `told` is told of each of their own that changes, and what is kept of it."""
    store = _Unkept()
    store.settings |= kept_so

    def tell(key: str) -> None:
        told(key, store.settings[key])

    kept = KeptPreferences(store, tell)

    def of(entry: TableEntry) -> SettingsOf:
        return SettingsOf(entry.game.title, lambda rows: entry.settings(rows, kept))

    return [of(entry) for entry in TABLES]


def back_picture(_name: str, width: int, height: int) -> pygame.Surface:
    """A plain card back."""
    surface = pygame.Surface((width, height))
    surface.fill((31, 74, 87))
    return surface


def nothing(*_: object) -> None:
    """What a test's window leads to where it does not matter."""


def button(window: Window, said: str) -> Widget:
    """The button of a window with these words on it, or in its tooltip."""
    for widget, _ in window.pane.widgets():
        if said in (widget.tooltip, getattr(widget, "text", None)):
            return widget
    raise AssertionError(f"no button says {said}")


class Search:
    """A search whose end is in the test's hand; `log` has what was asked of it, None where it was cancelled."""

    def __init__(self) -> None:
        self.log: list[Wish | None] = []
        self._found: Found | None = None

    def ask(self, wish: Wish) -> None:
        self.log.append(wish)
        self._found = None

    def cancel(self) -> None:
        self.log.append(None)
        self._found = None

    def answer(self) -> Found | None:
        found, self._found = self._found, None
        return found

    def ends(self, number: int | None) -> None:
        """The search finds this, or breaks down."""
        self._found = Found(number)

    @property
    def looking(self) -> bool:
        return bool(self.log) and self.log[-1] is not None


class Paper:
    """A clipboard."""

    def __init__(self, text: str = "", broken: bool = False) -> None:
        self.written = text
        self._broken = broken

    def text(self) -> str:
        return self.written

    def put(self, text: str) -> bool:
        if not self._broken:
            self.written = text
        return not self._broken


def new_game_window(
    words: Words,
    close: Callable[[], None] = nothing,
    deal: Callable[[Start], None] = nothing,
    replay: Callable[[], None] | None = nothing,
    keep: Callable[[str, str | bool], None] = nothing,
    search: Search | None = None,
    wanted: Wanted | None = None,
    code: str | None = "scorpion:classic:48213",
    speed: float = 0.0,
    clipboard: Paper | None = None,
) -> NewGameWindow:
    """The window that starts a game; where it leads to does not matter but for what is given."""
    doors = NewGameDoors(lambda start, _day: deal(start), replay, keep, lambda: 48213)
    return NewGameWindow(
        words,
        close,
        doors,
        search or Search(),
        wanted,
        code,
        speed,
        clipboard or Paper(),
        lambda: date(2026, 11, 30),
    )
