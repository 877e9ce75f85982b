"""The catalogues are whole, in step with the source, typeset as each language is, and can be drawn."""

from __future__ import annotations

import ast
import re
import unicodedata
from string import Formatter

import polib
import pygame.freetype
import pytest

from game import resources
from game.words import LANGUAGES, SOURCE_LANGUAGE
from tools import catalogues

TRANSLATIONS = [code for code in LANGUAGES if code != SOURCE_LANGUAGE]
FONTS = ["FiraSans-Regular", "FiraSans-Medium", "FiraSans-SemiBold", "Vollkorn"]
# Every mark that quotes or elides in some language, and those a language's readers expect.
QUOTES = set("\"'`´„“”‚‘’«»‹›")
EXPECTED_QUOTES = {"cs": "„“", "sk": "„“", "el": "«»’", "sv": "”’", "it": "«»“”’"}


def catalogue(language: str) -> polib.POFile:
    return polib.pofile(str(catalogues.po_path(language)))


def translations(entry: polib.POEntry) -> list[str]:
    """The sentence in every form the language has; a form nobody has translated yet is left to the test for those."""
    forms = entry.msgstr_plural.values() if entry.msgid_plural else [entry.msgstr]
    return [form for form in forms if form]


def fields(text: str) -> set[str]:
    """The names in braces that the program fills in."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


each_language = pytest.mark.parametrize("language", TRANSLATIONS)


def test_there_is_a_catalogue_for_every_language_and_no_other() -> None:
    assert sorted(path.parent.parent.name for path in resources.locales().glob("*/*/*.po")) == sorted(TRANSLATIONS)
    assert sorted(path.parent.parent.name for path in resources.locales().glob("*/*/*.mo")) == sorted(TRANSLATIONS)


def test_everything_is_in_step_with_the_source() -> None:
    """If this fails: python -m tools.catalogues update, translate, python -m tools.catalogues compile."""
    assert catalogues.out_of_step() == []


@each_language
def test_every_sentence_is_translated_and_none_is_doubtful_or_left_over(language: str) -> None:
    for entry in catalogue(language):
        assert entry.translated(), entry.msgid
        assert all(form.strip() for form in entry.msgstr_plural.values()), entry.msgid
        assert not entry.fuzzy, entry.msgid
        assert not entry.obsolete, entry.msgid


@each_language
def test_every_plural_has_the_forms_of_its_language(language: str) -> None:
    expected = {"cs": 3, "sk": 3, "el": 2, "sv": 2, "it": 2}[language]
    plurals = [entry for entry in catalogue(language) if entry.msgid_plural]

    assert plurals
    for entry in plurals:
        assert sorted(entry.msgstr_plural) == list(range(expected)), entry.msgid


@each_language
def test_what_the_program_fills_in_is_the_same_in_every_form(language: str) -> None:
    for entry in catalogue(language):
        wanted = fields(entry.msgid) | fields(entry.msgid_plural)
        for translation in translations(entry):
            assert fields(translation) == wanted, translation
            translation.format(**dict.fromkeys(wanted, "1"))


@each_language
def test_the_compiled_catalogue_says_the_same(language: str) -> None:
    compiled = {
        (entry.msgctxt, entry.msgid): translations(entry) for entry in polib.mofile(str(catalogues.mo_path(language)))
    }

    assert compiled == {
        (entry.msgctxt, entry.msgid): translations(entry) for entry in catalogue(language) if entry.translated()
    }


@each_language
def test_sentences_begin_and_end_like_the_source(language: str) -> None:
    """The same blanks around, and the same stop at the end; Greek asks with a semicolon."""
    for entry in catalogue(language):
        for translation in translations(entry):
            source = entry.msgid
            assert len(translation) - len(translation.lstrip()) == len(source) - len(source.lstrip()), translation
            assert len(translation) - len(translation.rstrip()) == len(source) - len(source.rstrip()), translation
            if source.strip(" ;"):
                assert stop(translation, language) == stop(source, SOURCE_LANGUAGE), translation


def stop(text: str, language: str) -> str:
    last = text.rstrip()[-1]
    if language == "el" and last == ";":
        return "?"
    return last if last in ".:?!…," else ""


@each_language
def test_quotes_and_ellipses_are_the_languages_own(language: str) -> None:
    for entry in catalogue(language):
        for translation in translations(entry):
            strange = QUOTES & set(translation) - set(EXPECTED_QUOTES[language])
            assert not strange, f"{strange} in {translation!r}"
            assert "..." not in translation
            assert " - " not in translation, "a dash is –"
            assert "  " not in translation


@pytest.mark.parametrize("language", ["cs", "sk"])
def test_a_preposition_of_one_letter_never_ends_a_line(language: str) -> None:
    """Czech and Slovak tie it to the next word; a no-break space keeps the lines from breaking there."""
    for entry in catalogue(language):
        for translation in translations(entry):
            assert not re.search(r"(?<![\w{])[aikosuvz] ", translation, re.IGNORECASE), translation


@each_language
def test_no_word_mixes_scripts(language: str) -> None:
    """A Latin o inside a Greek word looks right and is not."""
    for entry in catalogue(language):
        for translation in translations(entry):
            without_fields = re.sub(r"\{[^}]*\}", " ", translation)
            for word in re.findall(r"[^\W\d_]+", without_fields):
                scripts = {unicodedata.name(letter).split()[0] for letter in word}
                assert len(scripts) == 1, word
                assert scripts <= {"LATIN", "GREEK"}, word


@each_language
def test_letters_are_composed(language: str) -> None:
    """A letter and its accent are one character, as the fonts draw them best."""
    text = catalogues.po_path(language).read_text(encoding="utf-8")

    assert unicodedata.normalize("NFC", text) == text


@pytest.mark.parametrize("font", FONTS)
def test_every_character_is_in_the_fonts(font: str) -> None:
    pygame.freetype.init()
    drawn = pygame.freetype.Font(str(resources.asset(f"fonts/{font}.ttf")), 20)
    texts = [*LANGUAGES.values(), *(entry.msgid + entry.msgid_plural for entry in catalogues.template())]
    for language in TRANSLATIONS:
        texts += [translation for entry in catalogue(language) for translation in translations(entry)]
    characters = sorted(set("".join(texts)) - {"\n"})

    metrics = drawn.get_metrics("".join(characters))

    assert [character for character, metric in zip(characters, metrics, strict=True) if metric is None] == []


def test_a_character_no_font_has_would_be_found() -> None:
    pygame.freetype.init()
    drawn = pygame.freetype.Font(str(resources.asset("fonts/FiraSans-Regular.ttf")), 20)

    assert drawn.get_metrics("中") == [None]


def test_no_sentence_stands_where_the_tool_does_not_look() -> None:
    """Inside an f-string it is never found, and so never translated."""
    known = {entry.msgid for entry in catalogues.template()}
    for folder in catalogues.SOURCES:
        for path in (catalogues.ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _name(node.func) in catalogues.KEYWORDS and node.args:
                    sentence = node.args[1 if _name(node.func) == "meant" else 0]
                    if isinstance(sentence, ast.Constant):
                        assert sentence.value in known, f"{path}, line {node.lineno}"


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
