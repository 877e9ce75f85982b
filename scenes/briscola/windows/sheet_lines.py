"""Decides what the lines of Briscola's score sheet say and what proves them; must not know where they stand."""

from __future__ import annotations

from collections.abc import Callable

from game.briscola.points import is_load, points_in, points_of, strength
from game.briscola.state import Cards as Taken
from game.card_names import italian_suit_name
from game.cards import ACE, ITALIAN, ItalianCard
from game.seats import OURS, THEIRS
from game.words import Words
from scenes.briscola.windows.sheet_said import GameOver, margin_of
from scenes.match.windows.sheet_proofs import Cards, Discs, Nothing, Pictures
from scenes.match.windows.sheet_rows import Heights, Line

_LOADS: Heights = (88, 50)
_COURT: Heights = (88, 50)
_TRUMPS: Heights = (60, 36)
_TOTAL: Heights = (60, 36)
_PACK = {card: place for place, card in enumerate(ITALIAN)}


def lines_of(words: Words, game: GameOver, pictures: Pictures) -> tuple[Line, ...]:
    """The lines of a sheet, its total last: first all that counts, then the trumps, which count by taking tricks."""
    text = words.text

    def counted(name: str, note: str, which: Callable[[ItalianCard], bool], heights: Heights) -> Line:
        ours, theirs = (_found(game.captured[side], which) for side in (OURS, THEIRS))
        points = points_in(ours), points_in(theirs)
        proofs = (Cards(ours, pictures), Cards(theirs, pictures))
        return Line(name, note, False, _numbers(ours, theirs), points, proofs, heights, _ahead(*points))

    return (
        counted(text("Aces"), text("11 points each"), lambda card: card.rank == ACE, _LOADS),
        counted(text("Threes"), text("10 points each"), lambda card: is_load(card) and card.rank != ACE, _LOADS),
        counted(
            text("Court cards"),
            text("King\u00a04, knight\u00a03, page\u00a02"),
            lambda card: points_of(card) > 0 and not is_load(card),
            _COURT,
        ),
        _trumps(words, game),
        Line(
            words.meant("one game of a match", "This game"),
            margin_of(game, words),
            True,
            ("", ""),
            game.points,
            (Nothing(), Nothing()),
            _TOTAL,
            _ahead(*game.points),
        ),
    )


def _trumps(words: Words, game: GameOver) -> Line:
    ours, theirs = (_found(game.captured[side], lambda card: card.suit is game.trump) for side in (OURS, THEIRS))
    suit = italian_suit_name(game.trump, words)
    note = suit[:1].upper() + suit[1:]
    proofs = (Discs(ours), Discs(theirs))
    ahead = _ahead(len(ours), len(theirs))
    return Line(words.text("Trumps"), note, True, _numbers(ours, theirs), None, proofs, _TRUMPS, ahead)


def _found(cards: Taken, which: Callable[[ItalianCard], bool]) -> Taken:
    """Those cards of a pile, the strongest first, of equally strong ones in the order of the pack."""
    return tuple(sorted(filter(which, cards), key=lambda card: (-strength(card), _PACK[card])))


def _numbers(ours: Taken, theirs: Taken) -> tuple[str, str]:
    return str(len(ours)), str(len(theirs))


def _ahead(ours: int, theirs: int) -> tuple[bool, bool]:
    """Who has more; both where they have the same."""
    return ours >= theirs, theirs >= ours
