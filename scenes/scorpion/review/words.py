"""What is said of the steps of a Scorpion game; decides no rule and draws nothing.

Cards stand in the sentences as they are printed, `5♠`, which no language inflects.
"""

from __future__ import annotations

from game.replayed import Done
from game.scorpion.state import CardsMoved, Move, ReserveDealt, ReservePlayed, State
from game.session import Redo, Restart, Step, Undo
from game.words import Words
from scenes.review.played import StepWords
from scenes.table.signs import sign


def step_words(steps: list[Done[State, Move]], at: int, words: Words) -> StepWords:
    """Which step it is and what was done there."""
    text = words.text
    if not at:
        return StepWords(text("As it was dealt"), "")
    action, step, *_ = steps[at - 1]
    title = text("Move {number} of {count}").format(number=at, count=len(steps))
    done = move_words(step, words)
    if isinstance(action, Undo):
        return StepWords(title, text("taken back: {move}").format(move=done))
    if isinstance(action, Redo):
        return StepWords(title, text("done again: {move}").format(move=done))
    return StepWords(title, done)


def move_words(step: Step[State, Move], words: Words) -> str:
    """What a move did to the cards."""
    text = words.text
    if isinstance(step.move, Restart):
        return text("begun again")
    match step.transition.events[0]:
        case CardsMoved(cards, _, target):
            return _onto(sign(cards[0]), target, step.before, words)
        case ReservePlayed(card, _, target):
            return _onto(sign(card), target, step.before, words)
        case ReserveDealt():
            return text("the reserve dealt")
    return ""


def _onto(card: str, target: int, before: State, words: Words) -> str:
    top = before.columns[target].top
    if top is None:
        return words.text("{card} into the empty column").format(card=card)
    return words.text("{card} onto {target}").format(card=card, target=sign(top))
