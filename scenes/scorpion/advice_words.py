"""What the table says of a hint, in the player's words; decides no hint and draws nothing."""

from __future__ import annotations

from dataclasses import replace

from game.cards import Card
from game.scorpion.hints.advice import Advice, Hint, Kind
from game.scorpion.state import DealReserve, Move, MoveUnit, State
from game.words import Words
from scenes.scorpion.light import Light, Truth
from scenes.scorpion.reason_words import fact_words, rival_numbers, rival_words, spoken_of
from scenes.table.answer_said import Said, Source
from scenes.table.signs import sign

_MOST_FACTS = 3
"""Facts that are told of a move; one less where another move is spoken of too."""


def hint_words(
    advice: Advice, state: State, words: Words, source: Source, played: bool = True, truth: Truth | None = None
) -> Said:
    """What to say of a hint for `state`, the position on the table.

    `source` is what the hint was made from; `played`: there are moves to take back; `truth` is what the player has
    been told of this position by one who knows all cards.
    """
    text, found = words.text, advice.hint
    said = Said(_heading(advice, state, words), source)
    unsure = "" if found.sure else text("Time ran out, so this isn't certain.")
    match found.kind:
        case Kind.WAYS:
            lost = truth is not None and truth.light is Light.LOST
            really = text("As the hidden cards really lie, this game can't be won.") if lost else ""
            said = replace(said, reasons=_reasons(advice, state, words), why=True, closing=unsure, truth=really)
            return replace(said, numbers=_numbers(advice, words))
        case Kind.PROVED:
            proved = text("This wins: the way to the end has been worked out.")
            return replace(said, reasons=_reasons(advice, state, words), why=True, closing=proved)
        case Kind.BACK:
            return replace(said, closing=_back(advice, words), undos=advice.alive, revives=True)
        case Kind.LOST | Kind.NONE:
            return _without_a_move(said, advice, words, played, truth, unsure)


def spoken_cards(advice: Advice, state: State) -> set[Card]:
    """The cards that the reasons for a hint name."""
    return spoken_of(advice.facts[: _most_facts(advice)], advice.rival, state)


def useful_way(advice: Advice, truth: Truth | None) -> bool:
    """Whether to offer to show the way: not where the player knows already that there is none."""
    if truth is not None and truth.light is not Light.UNKNOWN:
        return truth.light is Light.WINNABLE
    return advice.hint.move is not None or advice.hint.kind is Kind.BACK


def move_words(move: Move | None, state: State, words: Words) -> str:
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


def step_words(move: Move, state: State, number: int, count: int, by_hand: bool, words: Words) -> Said:
    """What to say of a step of a way that is being shown; `by_hand`: it waits for the player."""
    text = words.text
    heading = text("The way to win: step {number} of {count}").format(number=number, count=count)
    how = text("Enter shows the next step, any other key or a tap stops.")
    stop = how if by_hand else text("Press any key or tap to stop.")
    return Said(heading, Source.KNOWS, reasons=(move_words(move, state, words),), closing=stop)


def _heading(advice: Advice, state: State, words: Words) -> str:
    match advice.hint.kind:
        case Kind.LOST:
            return words.text("From here the game can't be won")
        case Kind.NONE:
            return words.text("No way to win was found")
        case Kind.BACK:
            return words.text("This game can still be won")
    return move_words(advice.hint.move, state, words)


def _without_a_move(said: Said, advice: Advice, words: Words, played: bool, truth: Truth | None, unsure: str) -> Said:
    """Where there is no move: how far back there was one, and what is known besides."""
    found = advice.hint
    told = _none(found, words) if found.kind is Kind.NONE else ""
    alive, really = advice.alive, ""
    if truth is not None and truth.light is Light.WINNABLE:
        alive, really = None, words.text("As the hidden cards really lie, this game can still be won.")
    elif truth is not None and truth.never and played and said.source is Source.SEEN:
        alive, really = None, words.text("As the hidden cards really lie, undoing won't help.")
    back = "" if really else _way_back(advice, words, played, said.source)
    closing = " ".join(filter(None, (told, back, unsure)))
    return replace(said, closing=closing, truth=really, undos=alive, revives=alive is not None)


def _back(advice: Advice, words: Words) -> str:
    if advice.alive is None:
        return words.text("There is a way from here to the end.")
    form = words.plural(
        "The way to win starts {count} move back.", "The way to win starts {count} moves back.", advice.alive
    )
    return form.format(count=advice.alive)


def _way_back(advice: Advice, words: Words, played: bool, source: Source | None) -> str:
    alive = advice.alive
    if alive is None:
        if not played:
            return ""
        if advice.never:
            return words.text("Undoing won't help: it couldn't be won before either.")
        return words.text("It isn't known whether undoing would help.")
    if source is Source.SEEN:
        form = words.plural(
            "As far as you can see, it could still be won {count} move ago.",
            "As far as you can see, it could still be won {count} moves ago.",
            alive,
        )
    else:
        form = words.plural(
            "{count} move ago it could still be won.", "{count} moves ago it could still be won.", alive
        )
    return form.format(count=alive)


def _reasons(advice: Advice, state: State, words: Words) -> tuple[str, ...]:
    told = tuple(fact_words(fact, words) for fact in advice.facts[: _most_facts(advice)])
    return told if advice.rival is None else (*told, rival_words(advice.rival, state, words))


def _most_facts(advice: Advice) -> int:
    return _MOST_FACTS if advice.rival is None else _MOST_FACTS - 1


def _none(found: Hint, words: Words) -> str:
    if not found.tried:
        return words.text("The search stopped before finding one.")
    form = words.plural(
        "Tried {count} layout of the hidden cards and found no win.",
        "Tried {count} layouts of the hidden cards and found no win.",
        found.tried,
    )
    return form.format(count=found.tried)


def _numbers(advice: Advice, words: Words) -> str:
    found = advice.hint
    form = words.plural(
        "Wins in {kept} of {count} imagined game that can be won.",
        "Wins in {kept} of {count} imagined games that can be won.",
        found.ways,
    )
    told = form.format(kept=found.kept, count=found.ways)
    return " ".join(filter(None, (told, rival_numbers(advice.rival, words))))
