"""Words for trying the windows: long made-up ones, and sample translations of the length players will see."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.store import Store
from game.words import Words
from scenes.entry import TableEntry
from scenes.preferences import KeptPreferences
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


def plain_picture(_index: int, width: int, height: int) -> pygame.Surface:
    """What a thumbnail shows where it does not matter."""
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
