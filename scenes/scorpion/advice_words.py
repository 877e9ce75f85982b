"""What the table says of a hint, in the player's words; decides no hint and draws nothing."""

from __future__ import annotations

from game.scorpion.hints.advice import Advice, Hint, Kind
from game.scorpion.state import DealReserve, Move, MoveUnit, State
from game.words import Words
from scenes.scorpion.why_words import Said, sign, way_back


def hint_words(advice: Advice, state: State, words: Words, played: bool = True) -> Said:
    """What to say of a hint for `state`, the position on the table; `played`: there are moves to take back."""
    text, found = words.text, advice.hint
    unsure = "" if found.sure else text("Time ran out, so this isn't certain.")
    match found.kind:
        case Kind.WAYS:
            closing = f"{_tried(found, words)} {_ways(found, words)} {unsure}".strip()
            return Said(_move_words(found.move, state, words), (), closing)
        case Kind.PROVED:
            proved = text("This wins: the way to the end has been worked out.")
            return Said(_move_words(found.move, state, words), (), proved)
        case Kind.LOST:
            back = way_back(advice.alive, words, played)
            return Said(text("From here the game can't be won"), (), back, advice.alive, True)
        case Kind.NONE:
            closing = " ".join(filter(None, (_none(found, words), way_back(advice.alive, words, played), unsure)))
            return Said(text("No way to win was found"), (), closing, advice.alive, True)


def _none(found: Hint, words: Words) -> str:
    if not found.tried:
        return words.text("The search stopped before finding one.")
    form = words.plural(
        "Tried {count} layout of the hidden cards and found no win.",
        "Tried {count} layouts of the hidden cards and found no win.",
        found.tried,
    )
    return form.format(count=found.tried)


def _ways(found: Hint, words: Words) -> str:
    form = words.plural("This move keeps {kept} of {count}.", "This move keeps {kept} of those {count}.", found.ways)
    return form.format(kept=found.kept, count=found.ways)


def _tried(found: Hint, words: Words) -> str:
    form = words.plural(
        "Tried {count} layout of the hidden cards: {ways} can be won.",
        "Tried {count} layouts of the hidden cards: {ways} can be won.",
        found.tried,
    )
    return form.format(count=found.tried, ways=found.ways)


def _move_words(move: Move | None, state: State, words: Words) -> str:
    """A move in words, its cards as they are printed."""
    text = words.text
    if move is None or isinstance(move, DealReserve):
        return text("Deal the reserve")
    card = state.columns[move.source].cards[move.index] if isinstance(move, MoveUnit) else state.reserve[move.place]
    assert card is not None
    host = state.columns[move.target].top
    if host is None:
        return text("{card} goes to the empty column").format(card=sign(card))
    return text("{card} goes on {successor}").format(card=sign(card), successor=sign(host))
