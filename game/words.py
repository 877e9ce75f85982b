"""The program's words in the player's language, from gettext catalogues; knows no game and no screen.

Message ids are the English sentences. Calls are named `text`, `meant` and `plural` so that the extraction finds them.
"""

from __future__ import annotations

import gettext
import re
import struct
from collections.abc import Iterable, Mapping

from game import resources
from game.errors import MissingAsset

DOMAIN = "osteria-antares"
SOURCE_LANGUAGE = "en"
LANGUAGES = {
    "en": "English",
    "cs": "Čeština",
    "sk": "Slovenčina",
    "el": "Ελληνικά",
    "sv": "Svenska",
    "it": "Italiano",
}
"""Codes of the languages the program speaks, with their own names."""


class Words:
    """All sentences in one language, which may be changed at any time; English where one has no translation.

    Raises `MissingAsset` where the language's catalogue is not there or is damaged.
    """

    def __init__(self, language: str = SOURCE_LANGUAGE) -> None:
        self.speak(language)

    def speak(self, language: str) -> None:
        """Use this language, a code of `LANGUAGES`, from now on."""
        self._catalogue = _catalogue(language)
        self.language = language

    def text(self, message: str) -> str:
        """The sentence whose English form is `message`."""
        return self._catalogue.gettext(message)

    def meant(self, context: str, message: str) -> str:
        """The sentence whose English form is `message` where other languages have another word for it elsewhere.

        `context` says, in English and only to translators, what it is said of.
        """
        return self._catalogue.pgettext(context, message)

    def plural(self, one: str, many: str, count: int) -> str:
        """The form of the sentence that fits `count`, which still has to be put in."""
        return self._catalogue.ngettext(one, many, count)

    def percent(self, count: int) -> str:
        """So many per cent, with the space before the sign that the language asks for or without one."""
        return self.text("{count}%").format(count=count)

    def decimal(self, number: float, places: int) -> str:
        """A number with so many decimals, after the sign that the language puts before them."""
        whole, _, rest = f"{number:.{places}f}".partition(".")
        return self.text("{whole}.{decimals}").format(whole=whole, decimals=rest) if rest else whole


def _catalogue(language: str) -> gettext.NullTranslations:
    if language == SOURCE_LANGUAGE:
        return gettext.NullTranslations()
    path = resources.locales() / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, ValueError, LookupError, struct.error) as error:
        raise MissingAsset(f"{path}: no usable catalogue for the language {language!r} ({error})") from error


def asked_locales(environment: Mapping[str, str]) -> list[str]:
    """The locales these environment variables ask for, as gettext reads them, the preferred one first.

    `LC_ALL`, `LC_MESSAGES` and `LANG` name one, the first that is set; `LANGUAGE` names several that go before it,
    unless it is the plain `C` or `POSIX`, which asks for messages as they were written.
    """
    named = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((name for name in named if name), "")
    before = [] if locale in ("C", "POSIX") else environment.get("LANGUAGE", "").split(":")
    return [name for name in (*before, locale) if name]


def choose_language(preferred: Iterable[str]) -> str:
    """The first of the player's preferred locales (`sk_SK`, `el`, …) the program speaks, else English."""
    for locale in preferred:
        code = re.split(r"[-_.@]", locale, maxsplit=1)[0].lower()
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


def marked(message: str) -> str:
    """The message itself; marks it for the catalogues where it stands in a table."""
    return message
