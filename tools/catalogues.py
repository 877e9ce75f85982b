"""Keeps the translation catalogues in step with the source: which sentences there are, and the compiled files.

    python -m tools.catalogues extract   write the template from the sentences in the source
    python -m tools.catalogues update    extract, then give every catalogue exactly the template's sentences
    python -m tools.catalogues compile   write the .mo file of every catalogue
    python -m tools.catalogues check     change nothing; say what is out of step, exit 1 if anything is

The files carry no dates and no line numbers, so they change only where a sentence does. Must not know the languages'
words: those are in the catalogues.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polib
from babel.messages.extract import extract_from_file

from game.words import DOMAIN, LANGUAGES, SOURCE_LANGUAGE

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "locales"
TEMPLATE = LOCALES / f"{DOMAIN}.pot"
SOURCES = ("game", "scenes")
TRANSLATIONS = tuple(code for code in LANGUAGES if code != SOURCE_LANGUAGE)
# The argument that holds the sentence; `plural` has one for one thing and one for many, `meant` a context before it.
KEYWORDS: dict[str, Any] = {"text": (1,), "plural": (1, 2), "marked": (1,), "meant": ((1, "c"), 2)}
COMMENT_TAG = "Translators:"
_SLAVIC = "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"
_TWO_FORMS = "nplurals=2; plural=(n != 1);"
PLURAL_FORMS = {"cs": _SLAVIC, "sk": _SLAVIC, "el": _TWO_FORMS, "sv": _TWO_FORMS, "it": _TWO_FORMS}


def po_path(language: str) -> Path:
    """Where the catalogue of a language is kept."""
    return LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo_path(language: str) -> Path:
    """Where the compiled catalogue of a language is kept."""
    return po_path(language).with_suffix(".mo")


def template() -> polib.POFile:
    """A catalogue of every sentence in the source, in the order of files and lines, without translations."""
    found: dict[tuple[str | None, str], polib.POEntry] = {}
    for file, context, one, many, comments in _sentences():
        entry = found.setdefault((context, one), polib.POEntry(msgctxt=context, msgid=one, msgid_plural=many))
        if many:
            entry.msgid_plural = many
            entry.msgstr_plural = {0: "", 1: ""}
        if (file, "") not in entry.occurrences:
            entry.occurrences.append((file, ""))
        if comments and comments not in entry.comment:
            entry.comment = f"{entry.comment}\n{comments}".strip()
    return _catalogue(found.values())


def updated(language: str, wanted: polib.POFile) -> polib.POFile:
    """The language's catalogue with exactly the template's sentences; those that are new have no translation yet."""
    old = {(entry.msgctxt, entry.msgid): entry for entry in _read(language)}
    entries = []
    for new in wanted:
        known = old.get((new.msgctxt, new.msgid))
        entry = polib.POEntry(msgctxt=new.msgctxt, msgid=new.msgid, occurrences=new.occurrences, comment=new.comment)
        if new.msgid_plural:
            entry.msgid_plural = new.msgid_plural
            forms = known.msgstr_plural if known else {}
            entry.msgstr_plural = {n: forms.get(n, "") for n in range(_form_count(language))}
        elif known:
            entry.msgstr = known.msgstr
        if known:
            entry.tcomment, entry.flags = known.tcomment, known.flags
        entries.append(entry)
    return _catalogue(entries, language)


def compiled(language: str) -> bytes:
    """The language's catalogue as gettext reads it; equal catalogues give equal bytes."""
    return bytes(_read(language).to_binary())


def untranslated(catalogue: polib.POFile) -> list[str]:
    """The sentences that have no translation, or not in every plural form, or a doubtful one."""
    return [entry.msgid for entry in catalogue if not entry.translated() or not all(entry.msgstr_plural.values())]


def out_of_step() -> list[str]:
    """What `update` and `compile` would change and what is still to translate, one line each."""
    wanted = template()
    findings = []
    if not TEMPLATE.exists() or TEMPLATE.read_text(encoding="utf-8") != str(wanted):
        findings.append(f"{TEMPLATE.relative_to(ROOT)} does not match the source: run update")
    for language in TRANSLATIONS:
        path = po_path(language)
        name = path.relative_to(ROOT)
        current = updated(language, wanted)
        if not path.exists() or path.read_text(encoding="utf-8") != str(current):
            findings.append(f"{name} does not match the template: run update")
        findings += [f"{name} has no translation of {message!r}" for message in untranslated(current)]
        if not mo_path(language).exists() or mo_path(language).read_bytes() != compiled(language):
            findings.append(f"{mo_path(language).relative_to(ROOT)} does not match {path.name}: run compile")
    return findings


def main(words: list[str] | None = None) -> int:
    """Run the tool with these words (None: the command line's); returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.catalogues", description="Keep the catalogues in step.")
    parser.add_argument("task", choices=("extract", "update", "compile", "check"))
    task = parser.parse_args(words).task
    if task == "check":
        findings = out_of_step()
        print("\n".join(findings) or "The catalogues are in step.")
        return 1 if findings else 0
    if task == "compile":
        for language in TRANSLATIONS:
            mo_path(language).write_bytes(compiled(language))
        return 0
    wanted = template()
    _write(TEMPLATE, wanted)
    if task == "update":
        for language in TRANSLATIONS:
            catalogue = updated(language, wanted)
            _write(po_path(language), catalogue)
            print(f"{language}: {len(untranslated(catalogue))} of {len(catalogue)} sentences to translate")
    return 0


def _sentences() -> Iterator[tuple[str, str | None, str, str, str]]:
    """For each call in the source: file, context (or None), sentence, form for many (or "") and translators' note."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.py")):
            calls: Any = extract_from_file("python", str(path), KEYWORDS, [COMMENT_TAG], strip_comment_tags=True)
            for _line, message, comments, context in calls:
                one, many = (message, "") if isinstance(message, str) else message
                yield path.relative_to(ROOT).as_posix(), context, one, many, " ".join(comments)


def _catalogue(entries: Any, language: str | None = None) -> polib.POFile:
    catalogue = polib.POFile(wrapwidth=0)
    catalogue.metadata = {"Project-Id-Version": "Osteria Antares"}
    if language is not None:
        catalogue.metadata["Language"] = language
    catalogue.metadata |= {
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    if language is not None:
        catalogue.metadata["Plural-Forms"] = PLURAL_FORMS[language]
    catalogue.extend(entries)
    return catalogue


def _read(language: str) -> polib.POFile:
    path = po_path(language)
    return polib.pofile(str(path), wrapwidth=0) if path.exists() else _catalogue((), language)


def _form_count(language: str) -> int:
    return int(PLURAL_FORMS[language].removeprefix("nplurals=").split(";")[0])


def _write(path: Path, catalogue: polib.POFile) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(str(catalogue), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
