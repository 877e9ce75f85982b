"""Sentences in the player's language, and what happens where a catalogue is not there or damaged."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.errors import MissingAsset
from game.words import DOMAIN, LANGUAGES, SOURCE_LANGUAGE, Words, asked_locales, choose_language, marked


@pytest.fixture
def bare_locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's folder of catalogues, empty."""
    place = tmp_path / "program" / "locales"
    place.mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(place.parent), raising=False)
    return place


def test_english_is_the_source_and_needs_no_catalogue(bare_locales: Path) -> None:
    words = Words()

    assert words.language == SOURCE_LANGUAGE
    assert words.text("empty") == "empty"
    assert [words.plural("{count} card", "{count} cards", n) for n in (0, 1, 2)] == [
        "{count} cards",
        "{count} card",
        "{count} cards",
    ]


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != SOURCE_LANGUAGE])
def test_every_language_speaks_for_itself(language: str) -> None:
    words = Words(language)

    assert words.text("queen of hearts") != "queen of hearts"
    assert words.text("a sentence nobody has translated") == "a sentence nobody has translated"


def test_the_language_can_be_changed_at_any_time() -> None:
    words = Words("sk")

    words.speak("el")
    assert (words.language, words.text("queen of hearts")) == ("el", "ντάμα κούπα")

    words.speak("en")
    assert (words.language, words.text("queen of hearts")) == ("en", "queen of hearts")


def test_a_language_that_cannot_be_spoken_leaves_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words("sk")
    (tmp_path / "locales").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    with pytest.raises(MissingAsset):
        words.speak("el")

    assert (words.language, words.text("queen of hearts")) == ("sk", "srdcová dáma")


def test_slovak_and_czech_tell_one_few_and_many_apart() -> None:
    for language in ("sk", "cs"):
        words = Words(language)
        forms = [
            words.plural("reserve: {count} face-down card", "reserve: {count} face-down cards", n) for n in (1, 3, 5)
        ]
        assert len(set(forms)) == 3


def test_a_language_whose_catalogue_is_not_there_is_an_error(bare_locales: Path) -> None:
    with pytest.raises(MissingAsset, match=r"no usable catalogue for the language 'sk'"):
        Words("sk")


@pytest.mark.parametrize("content", [b"", b"\xde\x12", b"no catalogue at all", b"\xde\x12\x04\x95" + b"\0" * 10])
def test_a_damaged_catalogue_is_an_error(bare_locales: Path, content: bytes) -> None:
    damaged = bare_locales / "sk" / "LC_MESSAGES" / f"{DOMAIN}.mo"
    damaged.parent.mkdir(parents=True)
    damaged.write_bytes(content)

    with pytest.raises(MissingAsset, match=r"no usable catalogue for the language 'sk' \(.+\)"):
        Words("sk")


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["sk_SK"], "sk"),
        (["el-GR"], "el"),
        (["cs_CZ.UTF-8"], "cs"),
        (["SV"], "sv"),
        (["de_DE", "fr", "it_IT", "sk"], "it"),
        (["en_GB", "it_IT"], "en"),
        (["C"], "en"),
        (["", "sk"], "sk"),
        ([], "en"),
        (["skk", "elx"], "en"),
        (["sk@euro"], "sk"),
    ],
)
def test_the_first_language_we_speak_is_chosen(preferred: list[str], language: str) -> None:
    assert choose_language(preferred) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "sk_SK.UTF-8"}, "sk"),
        ({"LC_MESSAGES": "el_GR.UTF-8", "LANG": "sk_SK.UTF-8"}, "el"),
        ({"LC_ALL": "cs_CZ.UTF-8", "LC_MESSAGES": "el_GR.UTF-8", "LANG": "sk_SK.UTF-8"}, "cs"),
        ({"LANGUAGE": "it", "LC_ALL": "cs_CZ.UTF-8", "LC_MESSAGES": "el_GR.UTF-8", "LANG": "sk_SK.UTF-8"}, "it"),
        ({"LANGUAGE": "de:pt_BR:sv:it", "LANG": "sk_SK.UTF-8"}, "sv"),
        ({"LANGUAGE": "de:fr", "LANG": "sk_SK.UTF-8"}, "sk"),
        ({"LANGUAGE": "en_GB:sk", "LANG": "sk_SK.UTF-8"}, "en"),
        ({"LANGUAGE": "::el", "LANG": "sk_SK.UTF-8"}, "el"),
        ({"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "sk_SK"}, "sk"),
        ({"LANGUAGE": "sk", "LANG": "C.UTF-8"}, "sk"),
        ({"LANGUAGE": "sk", "LC_ALL": "C", "LANG": "el_GR.UTF-8"}, "en"),
        ({"LANGUAGE": "sk", "LANG": "POSIX"}, "en"),
        ({"LANGUAGE": "sk"}, "sk"),
        ({"LC_ALL": "de_DE", "LANG": "sk_SK"}, "en"),
    ],
)
def test_the_environment_is_read_in_gettexts_order(environment: dict[str, str], language: str) -> None:
    assert choose_language(asked_locales(environment)) == language


def test_an_environment_without_a_locale_asks_for_none() -> None:
    assert asked_locales({"LANGUAGE": "", "LANG": "", "LC_TIME": "sk_SK"}) == []


def test_marking_a_message_leaves_it_as_it_is() -> None:
    assert marked("queen of hearts") == "queen of hearts"


def test_every_language_is_named_in_its_own_words() -> None:
    assert list(LANGUAGES) == ["en", "cs", "sk", "el", "sv", "it"]
    assert LANGUAGES["el"] == "Ελληνικά"
