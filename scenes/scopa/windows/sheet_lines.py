"""Decides what the lines of the score sheet say and what proves them; must not know where they stand."""

from __future__ import annotations

from game.cards import ItalianSuit
from game.scopa.count import SETTEBELLO, Pair, Primiera, Sheet
from game.scopa.state import Piles
from game.words import Words
from scenes.match.windows.sheet_proofs import Cards, Discs, Nothing, Pictures
from scenes.match.windows.sheet_rows import Heights, Line
from scenes.scopa.windows.sheet_proofs import Bars, BestOfSuits

NO_VALUE = "–"
#: The heights of a line in pixels at scale 1: as it looks best, and the least that can be read.
_LOW: Heights = (60, 36)
_CARD: Heights = (80, 48)
_BEST: Heights = (116, 74)
_ACROSS: Heights = (72, 44)
_TOTAL: Heights = (60, 34)


def lines_of(
    words: Words, sheet: Sheet, swept: Piles, napola: bool, pictures: Pictures, last: str = ""
) -> tuple[Line, ...]:
    """The lines of a sheet, its total last; `swept` are the cards that swept, `napola` whether it counts.

    `last` says who took last, where that is told.
    """
    made = [
        _cards(words, sheet),
        _coins(words, sheet),
        _settebello(words, sheet, pictures),
        _primiera(words, sheet, pictures),
        _scope(words, sheet, swept, pictures),
    ]
    if napola or any(sheet.napola):
        made.append(_napola(words, sheet))
    proofs = (Nothing(), Nothing())
    made.append(Line(words.text("This deal"), last, bool(last), ("", ""), sheet.total, proofs, _TOTAL))
    return tuple(made)


def _cards(words: Words, sheet: Sheet) -> Line:
    numbers = (len(sheet.taken[0]), len(sheet.taken[1]))
    note, needed = _note(words, words.text("21 is enough"), numbers)
    proofs = (Bars(numbers[0]), Bars(numbers[1]))
    return Line(words.text("Cards"), note, needed, _written(numbers), sheet.cards, proofs, _LOW)


def _coins(words: Words, sheet: Sheet) -> Line:
    numbers = (len(sheet.coins_taken[0]), len(sheet.coins_taken[1]))
    note, needed = _note(words, words.text("6 is enough"), numbers)
    proofs = (Discs(sheet.coins_taken[0]), Discs(sheet.coins_taken[1]))
    return Line(words.text("Coins"), note, needed, _written(numbers), sheet.coins, proofs, _LOW)


def _settebello(words: Words, sheet: Sheet, pictures: Pictures) -> Line:
    mine, other = (Cards((SETTEBELLO,) if has else (), pictures) for has in sheet.settebello)
    note = words.text("The seven of coins")
    return Line(
        words.text("Settebello"), note, False, _written(sheet.settebello), sheet.settebello, (mine, other), _CARD
    )


def _primiera(words: Words, sheet: Sheet, pictures: Pictures) -> Line:
    values = (sheet.primieras[0].value, sheet.primieras[1].value)
    note, needed = _note(words, words.text("Higher total"), (values[0] or 0, values[1] or 0))
    if values == (None, None):
        note = words.text("Nobody has all four suits")
    numbers = (_value(values[0]), _value(values[1]))
    missing = [_missing(words, best) for best in sheet.primieras]
    mine, other = (
        BestOfSuits(best, said, missing, pictures) for best, said in zip(sheet.primieras, missing, strict=True)
    )
    return Line(words.text("Primiera"), note, needed, numbers, sheet.primiera, (mine, other), _BEST)


def _scope(words: Words, sheet: Sheet, swept: Piles, pictures: Pictures) -> Line:
    mine, other = (Cards(cards, pictures, crosswise=True) for cards in swept)
    note = words.text("Table swept clean")
    return Line(words.text("Scope"), note, False, _written(sheet.scope), sheet.scope, (mine, other), _ACROSS)


def _napola(words: Words, sheet: Sheet) -> Line:
    proofs = (Discs(sheet.napola_run[0]), Discs(sheet.napola_run[1]))
    note = words.text("In a row from the ace")
    return Line(words.text("Napola"), note, False, _written(sheet.napola), sheet.napola, proofs, _LOW)


def _written(numbers: Pair) -> tuple[str, str]:
    return str(numbers[0]), str(numbers[1])


def _value(value: int | None) -> str:
    return NO_VALUE if value is None else str(value)


def _note(words: Words, rule: str, numbers: Pair) -> tuple[str, bool]:
    """What the point takes, or why nobody got it."""
    if numbers[0] == numbers[1]:
        return words.text("Tied, no point"), True
    return rule, False


def _missing(words: Words, best: Primiera) -> str:
    """Which suits a primiera lacks; no words where it lacks none."""
    text = words.text
    if not best.cards:
        return text("no cards")
    said = {
        ItalianSuit.COINS: text("no coins"),
        ItalianSuit.CUPS: text("no cups"),
        ItalianSuit.SWORDS: text("no swords"),
        ItalianSuit.CLUBS: text("no batons"),
    }
    return ", ".join(said[suit] for suit in best.missing)
