"""What a review says of a step of a Scorpion game: whether it could be won, and why not. Draws nothing."""

from __future__ import annotations

from typing import NamedTuple

from game.scorpion.solver.reason import LostByChain
from game.scorpion.solver.why import Link
from game.words import Words
from scenes.scorpion.light import Light
from scenes.scorpion.review.verdicts import Verdicts
from scenes.scorpion.why_words import link_words


class Told(NamedTuple):
    """A heading, the numbered sentences of a chain with the `links` they are of, and what ends them."""

    heading: str
    sentences: tuple[str, ...] = ()
    closing: str = ""
    links: tuple[Link, ...] = ()


def longest_plain(words: Words) -> str:
    """A sentence of a chain as long as most are, for laying out."""
    form = words.text("{card} must go on {successor}, which lies under {waits}.")
    return form.format(card="9♣", successor="10♣", waits="10♥")


def told(verdicts: Verdicts, at: int, words: Words) -> Told:
    """What is said at a step."""
    text, course = words.text, verdicts.course
    light = verdicts.light(at)
    if course.rules.won(course.moments[at].state):
        return Told(text("The game is won"))
    if light is Light.WINNABLE:
        return Told(text("It could still be won here"))
    if light is Light.THINKING:
        return Told(text("Looking whether it could be won …"))
    if light is Light.UNKNOWN:
        return Told(
            text("Whether it could be won here isn't known"), closing=text("No way was found, and none is ruled out.")
        )
    lost = verdicts.lost_by(at)
    if lost is None:
        if verdicts.light(course.line(at)[0]) is Light.LOST:
            return Told(text("From here the game can't be won"), closing=text("This deal couldn't be won at all."))
        return Told(text("From here the game can't be won"))
    if lost != course.moments[at].stands:
        closing = text("It was lost by move {number}.").format(number=lost)
        return Told(text("From here the game can't be won"), closing=closing)
    return _by_this_move(verdicts, lost, words)


def _by_this_move(verdicts: Verdicts, lost: int, words: Words) -> Told:
    text, reason = words.text, verdicts.reason(lost)
    heading = text("This move lost the game")
    before = text("One move earlier it could be won.")
    if isinstance(reason, LostByChain):
        links = tuple(reason.chain.links)
        return Told(heading, tuple(link_words(link, words) for link in links), before, links)
    if reason is None:
        return Told(heading, closing=before)
    hidden = text("The cards in the open don't show it; with the hidden ones it is certain.")
    return Told(heading, closing=f"{hidden} {before}")
