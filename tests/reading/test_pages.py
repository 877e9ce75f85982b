"""The rules pages of all languages: the same headings, numbers and miniatures, true to the engine, drawable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module

import pygame.freetype
import pytest

from game import resources
from game.card_names import italian_card_name
from game.scorpion.describe import describe_state
from game.scorpion.rules import Reason
from game.session import NOTHING_TO_REDO, NOTHING_TO_RESTART, NOTHING_TO_UNDO
from game.words import LANGUAGES, SOURCE_LANGUAGE, Words
from scenes.look import lettering
from scenes.look.suits import SIGNS
from scenes.preferences import Preferences
from scenes.reading.figure import Setting
from scenes.reading.markup import Block, Heading, ListItem, Miniature, Quote, Table, plain
from scenes.reading.page import Page, page_path, read_page
from scenes.scorpion.page import positions as scorpion
from scenes.scorpion.refusals import refusal_section, refusal_words
from scenes.windows.rules_pages import Figures
from tests.locales import test_sentences as fixed
from tests.reading.numbers import expected_of
from tests.windows.helper import nothing

GAMES = ("scorpion", "scopa", "scopone", "briscola")
WRITTEN = [(game, language) for game in GAMES for language in LANGUAGES if page_path(game, language).exists()]
TRANSLATED = [(game, language) for game, language in WRITTEN if language != SOURCE_LANGUAGE]
_NUMBER = re.compile(r"(?<![A-Za-z\d])\d+")
"""The name of a key, such as F1, is no number."""

each_page = pytest.mark.parametrize(("game", "language"), WRITTEN)
each_translation = pytest.mark.parametrize(("game", "language"), TRANSLATED)


def texts(block: Block) -> Iterator[str]:
    """All words of a block."""
    if isinstance(block, Miniature):
        yield from (block.caption, block.words)
    elif isinstance(block, Table):
        yield from (plain(cell) for row in block.rows for cell in row)
    else:
        yield plain(block.spans)


def sections(page: Page) -> dict[str, list[Block]]:
    """The blocks under each heading, by its id."""
    found: dict[str, list[Block]] = {}
    for block in page.blocks:
        if isinstance(block, Heading):
            found[block.anchor] = []
        list(found.values())[-1].append(block)
    return found


def numbers(blocks: list[Block]) -> list[int]:
    return sorted(int(found) for block in blocks for text in texts(block) for found in _NUMBER.findall(text))


def miniatures(page: Page) -> list[Miniature]:
    return [block for block in page.blocks if isinstance(block, Miniature)]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_in_the_english_page_follows_from_the_engine(game: str) -> None:
    found = {anchor: set(numbers(blocks)) for anchor, blocks in sections(read_page(game, "en")).items()}

    assert {anchor: numbers for anchor, numbers in found.items() if numbers} == expected_of(game)


def test_every_language_has_every_page() -> None:
    assert [(game, language) for game in GAMES for language in LANGUAGES] == WRITTEN


@each_translation
def test_a_translation_has_the_same_headings(game: str, language: str) -> None:
    here, there = read_page(game, language), read_page(game, SOURCE_LANGUAGE)

    assert here.language == language
    assert [(one.level, one.anchor) for one in here.headings] == [(one.level, one.anchor) for one in there.headings]


@each_translation
def test_a_translation_has_the_same_numbers_in_every_section(game: str, language: str) -> None:
    here, there = sections(read_page(game, language)), sections(read_page(game, SOURCE_LANGUAGE))

    for anchor, blocks in there.items():
        assert set(numbers(here[anchor])) == set(numbers(blocks)), anchor


@each_translation
def test_a_translation_has_the_same_miniatures_tables_lists_and_quotes(game: str, language: str) -> None:
    here, there = sections(read_page(game, language)), sections(read_page(game, SOURCE_LANGUAGE))

    for anchor, blocks in there.items():
        assert [_kind(block) for block in here[anchor] if _kind(block)] == [
            _kind(block) for block in blocks if _kind(block)
        ], anchor


def _kind(block: Block) -> object:
    """What must be the same in all languages: not how many paragraphs a thing takes to say."""
    if isinstance(block, Miniature):
        return block.name
    if isinstance(block, Table):
        return "table", len(block.rows), block.aligns
    if isinstance(block, ListItem):
        return "item", block.number
    return "quote" if isinstance(block, Quote) else None


@each_page
def test_what_a_page_says_the_program_says_it_says(game: str, language: str) -> None:
    words = Words(language)
    said = {refusal_words(reason, words) for reason in Reason}
    quotes = [plain(block.spans) for block in read_page(game, language).blocks if isinstance(block, Quote)]

    assert set(quotes) <= said
    assert len(quotes) == (5 if game == "scorpion" else 0)


@each_page
def test_every_miniature_can_be_told_in_words(game: str, language: str) -> None:
    words = Words(language)
    figures = _figures(game)
    setting = Setting(words, figures.faces(Preferences()), lambda: 0.0, nothing, "")
    for miniature in miniatures(read_page(game, language)):
        cards = figures.figure(miniature, setting).cards()
        assert cards
        if game == "scorpion":
            assert not miniature.words, "the program tells a board by itself"
            continue
        for card in cards:
            assert italian_card_name(card, words) in miniature.words, f"{miniature.name}: {card}"


def _figures(game: str) -> Figures:
    found: Figures = import_module(f"scenes.{game}.page.figures")
    return found


@pytest.mark.parametrize("reason", [*Reason, NOTHING_TO_UNDO, NOTHING_TO_REDO, NOTHING_TO_RESTART])
def test_a_refusal_with_words_leads_to_a_section_and_what_a_card_fits_on_is_quoted_there(reason: str) -> None:
    words, page = Words("en"), sections(read_page("scorpion", "en"))
    said = refusal_words(reason, words)
    section = refusal_section(reason)

    assert bool(said) == bool(section)
    if said is not None:
        quoted = said in [text for block in page[section] for text in texts(block)]
        assert quoted == (reason in (Reason.EMPTY_NEEDS_KING, Reason.ON_ACE, Reason.WRONG_RANK, Reason.WRONG_SUIT))


@pytest.mark.parametrize(
    ("language", "deal", "after"),
    [
        ("sk", fixed.SLOVAK_DEAL, fixed.SLOVAK_AFTER_THE_FIRST_MOVE),
        ("el", fixed.GREEK_DEAL, fixed.GREEK_AFTER_THE_FIRST_MOVE),
        ("sv", fixed.SWEDISH_DEAL, fixed.SWEDISH_AFTER_THE_FIRST_MOVE),
    ],
)
def test_the_two_boards_of_the_rules_are_told_letter_for_letter(language: str, deal: str, after: str) -> None:
    told = []
    for name in ("deal-of-the-rules", "first-move"):
        board = scorpion.position(name)
        told.append(describe_state(board.told, board.rules, Words(language)))

    assert told == [deal, after]


@each_page
def test_the_fonts_have_every_sign_of_a_page(game: str, language: str) -> None:
    pygame.freetype.init()
    files = {face: lettering.FILES[face] for face in ("regular", "semibold", "title", "medium")}
    drawn = {*SIGNS, lettering.THIN_SPACE, "\n"}
    signs = {sign for block in read_page(game, language).blocks for text in texts(block) for sign in text} - drawn
    for file in files.values():
        font = pygame.freetype.Font(resources.asset(file), 20)
        assert not [sign for sign in sorted(signs) if font.get_metrics(sign)[0] is None], file


@pytest.mark.parametrize(("game", "language"), [one for one in TRANSLATED if one[1] in ("cs", "sk")])
def test_a_preposition_of_one_letter_is_tied_to_the_next_word(game: str, language: str) -> None:
    """As in the catalogues: a no-break space keeps a line from ending there."""
    for block in read_page(game, language).blocks:
        for text in texts(block):
            assert not re.search(r"(?<![\w{])[aikosuvz] ", text, re.IGNORECASE), text
