"""What the table says of a hint, in the player's words; decides no hint and draws nothing."""

from __future__ import annotations

from game.scorpion.hints.advice import Advice, Hint, Kind
from game.scorpion.state import DealReserve, Move, MoveUnit, State
from game.words import Words
from scenes.scorpion.why_words import Said, sign, way_back


def hint_words(advice: Advice, state: State, words: Words) -> Said:
    """What to say of a hint for `state`, the position on the table."""
    text, found = words.text, advice.hint
    unsure = "" if found.sure else text("The time was up, so this is not sure.")
    match found.kind:
        case Kind.WAYS:
            closing = f"{_move_words(found.move, state, words)} {_tried(found, words)}"
            return Said(_ways(found, words), (), f"{closing} {unsure}".strip())
        case Kind.PROVED:
            proved = text("The way from here to the end is proved.")
            return Said(text("This leads to a win"), (), f"{_move_words(found.move, state, words)} {proved}")
        case Kind.LOST:
            return Said(text("From here the game can't be won"), (), way_back(advice.alive, words), advice.alive, True)
        case Kind.NONE:
            none = _none(found, words)
            closing = f"{none} {way_back(advice.alive, words)} {unsure}".strip()
            return Said(text("No way to win was found"), (), closing, advice.alive, True)


def _none(found: Hint, words: Words) -> str:
    if not found.tried:
        return words.text("The search gave up before it found one.")
    form = words.plural(
        "In {count} way the hidden cards may lie, none was found.",
        "In {count} ways the hidden cards may lie, none was found.",
        found.tried,
    )
    return form.format(count=found.tried)


def _ways(found: Hint, words: Words) -> str:
    form = words.plural("Keeps {kept} of {count} way open", "Keeps {kept} of {count} ways open", found.ways)
    return form.format(kept=found.kept, count=found.ways)


def _tried(found: Hint, words: Words) -> str:
    form = words.plural(
        "Of {count} way the hidden cards may lie, {ways} can be won.",
        "Of {count} ways the hidden cards may lie, {ways} can be won.",
        found.tried,
    )
    return form.format(count=found.tried, ways=found.ways)


def _move_words(move: Move | None, state: State, words: Words) -> str:
    """A move as a sentence, its cards as they are printed."""
    text = words.text
    if move is None or isinstance(move, DealReserve):
        return text("Deal the reserve.")
    card = state.columns[move.source].cards[move.index] if isinstance(move, MoveUnit) else state.reserve[move.place]
    assert card is not None
    host = state.columns[move.target].top
    if host is None:
        return text("{card} goes to the empty column.").format(card=sign(card))
    return text("{card} goes on {successor}.").format(card=sign(card), successor=sign(host))
