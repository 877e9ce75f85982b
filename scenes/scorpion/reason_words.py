"""Why a hint's move is good and a tempting other one is not, in the player's words; decides neither, draws nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from game.cards import Card, PackCard
from game.scorpion.hints.reasons import (
    BringsReserve,
    CompletesRun,
    EmptiesColumn,
    Fact,
    Fault,
    Joins,
    NothingElse,
    OpensFor,
    Rival,
    TakesColumn,
    TurnsUp,
)
from game.scorpion.state import DealReserve, MoveUnit, State
from game.words import Words
from scenes.table.signs import SIGNS, sign


def fact_words(fact: Fact, words: Words) -> str:
    """A fact about a move as a sentence."""
    text = words.text
    match fact:
        case CompletesRun(suit):
            return text("It completes the run of {suit}.").format(suit=SIGNS[suit])
        case TurnsUp(later):
            return _turning_words(later, words)
        case EmptiesColumn(king):
            return _emptying_words(king, words)
        case TakesColumn(king):
            return text("It gives {card} a column of its own.").format(card=sign(king))
        case OpensFor(host, guest):
            return text("It frees {successor}, and {card} can go on it.").format(successor=sign(host), card=sign(guest))
        case Joins(high, low):
            return _joining_words(high, low, words)
        case NothingElse():
            return text("Nothing else can be moved.")
        case BringsReserve(cards):
            form = words.plural("It brings in {count} new card.", "It brings in {count} new cards.", cards)
            return form.format(count=cards)


def _turning_words(later: int, words: Words) -> str:
    if not later:
        return words.text("It turns up a hidden card.")
    form = words.plural(
        "{count} move later a hidden card turns up.", "{count} moves later a hidden card turns up.", later
    )
    return form.format(count=later)


def _emptying_words(king: Card | None, words: Words) -> str:
    if king is None:
        return words.text("It empties a column.")
    return words.text("It empties a column, and {card} can go there.").format(card=sign(king))


def _joining_words(high: Card, low: Card, words: Words) -> str:
    if high.rank - low.rank == 1:
        return words.text("It puts {card} on its {successor}.").format(card=sign(low), successor=sign(high))
    return words.text("Then {high} down to {low} lie in order.").format(high=sign(high), low=sign(low))


def spoken_of(facts: Iterable[Fact], rival: Rival | None, state: State) -> set[Card]:
    """The cards that these reasons name and that lie on the table."""
    told = [getattr(fact, field.name) for fact in facts for field in fields(fact)]
    named = {one for one in told if isinstance(one, PackCard)}
    if rival is not None and not isinstance(rival.move, DealReserve):
        move, host = rival.move, state.columns[rival.move.target].top
        card = state.columns[move.source].cards[move.index] if isinstance(move, MoveUnit) else state.reserve[move.place]
        named |= {one for one in (card, host) if one is not None}
    return named


def rival_words(rival: Rival, state: State, words: Words) -> str:
    """What tempts in another move, and why it is no good."""
    return f"{_temptation(rival, state, words)} {_fault(rival, words)}"


def rival_numbers(rival: Rival | None, words: Words) -> str:
    """In how many of the imagined games the other move wins; empty where none were imagined for it."""
    if rival is None or rival.fault not in (Fault.FEWER, Fault.NONE):
        return ""
    form = words.plural("The other move wins in {count}.", "The other move wins in {count}.", rival.won)
    return form.format(count=rival.won)


def _temptation(rival: Rival, state: State, words: Words) -> str:
    text, move = words.text, rival.move
    assert not isinstance(move, DealReserve)
    card = state.columns[move.source].cards[move.index] if isinstance(move, MoveUnit) else state.reserve[move.place]
    host = state.columns[move.target].top
    assert card is not None
    on = sign(host) if host is not None else ""
    match rival.tempts:
        case TurnsUp() if host is None:
            form = text("{card} in the empty column is tempting: it turns up a hidden card.")
        case TurnsUp():
            form = text("{card} on {successor} is tempting: it turns up a hidden card.")
        case EmptiesColumn():
            form = text("{card} on {successor} is tempting: it empties a column.")
        case CompletesRun():
            form = text("{card} on {successor} is tempting: it completes a run.")
        case _:
            form = text("{card} on {successor} is tempting: it makes a long sequence.")
    return form.format(card=sign(card), successor=on)


def _fault(rival: Rival, words: Words) -> str:
    text = words.text
    return {
        Fault.LOST: text("But then the game can't be won any more."),
        Fault.LOCKS: text("But then the open cards block one another for good."),
        Fault.NONE: text("But then no win was found."),
        Fault.FEWER: text("But then fewer wins were found."),
    }[rival.fault]
