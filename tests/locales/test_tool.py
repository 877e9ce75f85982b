"""The tool that keeps the catalogues in step, on a small program of its own."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from tools import catalogues

SOURCE = """
TABLE = {"a": marked("in a table")}

def told(words, count, text):
    words.text("at once")
    text("by a short name")
    form = words.plural("{count} card", "{count} cards", count)
    # Translators: the pile at the left
    words.text("with a note")
    words.text(TABLE["a"])
    words.meant("of a deal", "at once")
    other("never translated")
    return "nor this"
"""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program with sentences in two folders and no catalogue yet."""
    for folder, source in (("game", SOURCE), ("scenes/windows", 'x = words.text("at once"), words.text("Close")\n')):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "speaking.py").write_text(source, encoding="utf-8")
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    monkeypatch.setattr(catalogues, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(catalogues, "TEMPLATE", tmp_path / "locales" / "osteria-antares.pot")
    return tmp_path


def translate(language: str, **sentences: str) -> None:
    """Fill a catalogue in, as a translator does."""
    catalogue = polib.pofile(str(catalogues.po_path(language)), wrapwidth=0)
    for entry in catalogue:
        if entry.msgid_plural:
            entry.msgstr_plural = dict.fromkeys(entry.msgstr_plural, "{count} kort")
        else:
            entry.msgstr = sentences.get(entry.msgid, f"översatt {entry.msgid}")
    catalogue.save()


def test_all_sentences_are_found_where_they_stand_and_nothing_else(program: Path) -> None:
    found = catalogues.template()

    assert [entry.msgid for entry in found] == [
        "in a table",
        "at once",
        "by a short name",
        "{count} card",
        "with a note",
        "at once",
        "Close",
    ]
    assert [entry.msgctxt for entry in found if entry.msgid == "at once"] == [None, "of a deal"]
    by_id = {entry.msgid: entry for entry in found if not entry.msgctxt}
    assert by_id["{count} card"].msgid_plural == "{count} cards"
    assert by_id["with a note"].comment == "the pile at the left"
    assert by_id["at once"].occurrences == [("game/speaking.py", ""), ("scenes/windows/speaking.py", "")]


def test_the_template_has_no_dates_and_no_line_numbers(program: Path) -> None:
    catalogues.main(["extract"])
    before = catalogues.TEMPLATE.read_bytes()
    speaking = program / "game" / "speaking.py"
    speaking.write_text("\n\n\n# moved down\n" + speaking.read_text(encoding="utf-8"), encoding="utf-8")

    catalogues.main(["extract"])

    assert catalogues.TEMPLATE.read_bytes() == before
    assert b"Date" not in before


def test_update_keeps_translations_adds_new_sentences_and_drops_gone_ones(
    program: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    catalogues.main(["update"])
    translate("sv", Close="Stäng")
    (program / "game" / "speaking.py").write_text('y = words.text("at once"), words.text("new")\n', encoding="utf-8")
    capsys.readouterr()

    catalogues.main(["update"])

    assert "sv: 1 of 3 sentences to translate" in capsys.readouterr().out
    updated = {entry.msgid: entry.msgstr for entry in polib.pofile(str(catalogues.po_path("sv")))}
    assert updated == {"at once": "översatt at once", "new": "", "Close": "Stäng"}


def test_check_says_what_is_out_of_step(program: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogues.main(["check"]) == 1
    assert "locales/osteria-antares.pot does not match the source: run update" in capsys.readouterr().out

    catalogues.main(["update"])
    for language in catalogues.TRANSLATIONS:
        translate(language)
    catalogues.main(["compile"])
    capsys.readouterr()
    assert catalogues.main(["check"]) == 0
    assert capsys.readouterr().out == "The catalogues are in step.\n"

    translate("el", Close="Κλείσιμο")
    assert catalogues.out_of_step() == [
        "locales/el/LC_MESSAGES/osteria-antares.mo does not match osteria-antares.po: run compile"
    ]

    translate("it", Close="")
    catalogues.main(["compile"])
    assert catalogues.out_of_step() == ["locales/it/LC_MESSAGES/osteria-antares.po has no translation of 'Close'"]


def test_a_missing_plural_form_counts_as_untranslated(program: Path) -> None:
    catalogues.main(["update"])
    translate("sk")
    catalogue = polib.pofile(str(catalogues.po_path("sk")))
    plural = next(entry for entry in catalogue if entry.msgid_plural)
    assert sorted(plural.msgstr_plural) == [0, 1, 2]
    plural.msgstr_plural[2] = ""

    assert catalogues.untranslated(catalogue) == ["{count} card"]


def test_equal_catalogues_compile_to_equal_bytes(program: Path) -> None:
    catalogues.main(["update"])
    for language in ("sv", "it"):
        translate(language)

    assert catalogues.compiled("sv") == catalogues.compiled("sv")
    assert catalogues.compiled("sv") != catalogues.compiled("it")
