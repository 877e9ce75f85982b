"""Words for trying the windows: long made-up ones, and sample translations of the length players will see."""

from __future__ import annotations

import pygame

from game.words import Words

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
    "Replay this deal": "Ξανά η ίδια παρτίδα",
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
    "None": "Καμία",
    "Full screen": "Πλήρης οθόνη",
    "French pack": "Γαλλική τράπουλα",
    "Two colours": "Δύο χρώματα",
    "Four colours": "Τέσσερα χρώματα",
    "Card back": "Πίσω όψη",
    "Interactive rules": "Διαδραστικοί κανόνες",
    "Tells why a move is not allowed": "Εξηγεί γιατί μια κίνηση δεν επιτρέπεται",
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
    "Replay this deal": "Znova toto rozdanie",
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
    "None": "Žiadny",
    "Full screen": "Celá obrazovka",
    "French pack": "Francúzske karty",
    "Two colours": "Dve farby",
    "Four colours": "Štyri farby",
    "Card back": "Zadná strana",
    "Interactive rules": "Interaktívne pravidlá",
    "Tells why a move is not allowed": "Povie, prečo ťah nie je povolený",
}


class SampleWords(Words):
    """English, with some sentences replaced."""

    def __init__(self, language: str, sentences: dict[str, str]) -> None:
        super().__init__("en")
        self.language = language
        self._sentences = sentences

    def text(self, message: str) -> str:
        return self._sentences.get(message) or super().text(message)


class LongWords(Words):
    """English, every sentence two fifths longer."""

    def text(self, message: str) -> str:
        return stretched(message)


def stretched(sentence: str) -> str:
    """The sentence two fifths longer, its words' number and order kept."""
    words = sentence.split(" ")
    return " ".join(word + "abcdefghijklm"[: max(1, round(len(word) * 0.4))] for word in words)


def back_picture(_name: str, width: int, height: int) -> pygame.Surface:
    """A plain card back."""
    surface = pygame.Surface((width, height))
    surface.fill((31, 74, 87))
    return surface


def nothing(*_: object) -> None:
    """What a test's window leads to where it does not matter."""
