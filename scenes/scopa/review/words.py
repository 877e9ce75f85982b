"""Decides what the words beside the table say of a play: what was done, what would have been better, and why.

Knows the teacher's judgements, not where words stand.
"""

from __future__ import annotations

from typing import NamedTuple

from game.words import Words
from scenes.look import lettering
from scenes.scopa.review.costs import Costs
from scenes.scopa.review.played import PlayedMatch
from scenes.scopa.teacher_words import TeacherWords

MINUS = "\N{MINUS SIGN}"
_LEAST = 0.05
"""A difference below this is no number to tell."""


class Told(NamedTuple):
    """What is said: a title with what the play cost, what was done, what would have been better, how that is known.

    Any of it may be empty.
    """

    title: str = ""
    cost: str = ""
    done: str = ""
    better: str = ""
    known: str = ""


def cost_words(cost: float, words: Words) -> str:
    """What a play cost, in points of the deal."""
    return f"{MINUS}{words.decimal(cost, 1)}"


def told_of(played: PlayedMatch, at: int, costs: Costs, teacher: TeacherWords, words: Words) -> Told:
    """What is said of the play of a step."""
    play, text = played.play(at), words.text
    if play is None:
        end = played.said_of.end(played.deal)
        return Told(text("The end of the deal"), done=end, known=_progress(costs, words) or _summary(costs, words))
    done, judged = played.said_of.played(play, played.swept(at)), costs.of(at)
    if judged is None:
        return Told(done=done, known=_progress(costs, words) or ("" if at else _summary(costs, words)))
    following = played.play(at + 1)
    if following is not None:
        done = f"{done} {played.said_of.played(following, played.swept(at + 1))}"
    better = teacher.brief(judged.better)
    if judged.within_noise:
        unsure = text("The teacher would rather have seen this: {play}. But the difference is too small to be sure.")
        return Told(text("As good as any, perhaps"), done=done, better=unsure.format(play=better))
    dearest = costs.looked_through and costs.dear[0] is judged
    title = text("The dearest play of the deal") if dearest else text("One of the dearest plays of the deal")
    said = " ".join([text("Better: {play}.").format(play=better), *teacher.why_better(judged)])
    if judged.exact:
        known = text("Nothing was hidden any more: every way to play on was tried.")
    else:
        known = words.plural(
            "Reckoned over {count} way the hidden cards may lie, give or take {points} points.",
            "Reckoned over {count} ways the hidden cards may lie, give or take {points} points.",
            judged.worlds,
        ).format(count=lettering.grouped(judged.worlds), points=words.decimal(max(judged.uncertainty, _LEAST), 1))
    return Told(title, cost_words(judged.cost, words), done, said, known)


def _progress(costs: Costs, words: Words) -> str:
    """What the teacher is at, as long as it is; that it can't, where it can't."""
    if costs.failed:
        return words.text("The teacher can't look through the deal now.")
    if costs.thinking:
        return words.text("The teacher looks through the deal: {percent}").format(percent=words.percent(costs.done))
    return ""


def _summary(costs: Costs, words: Words) -> str:
    """What the teacher has found in the whole deal."""
    if not costs.looked_through:
        return ""
    count = len(costs.dear)
    if not count:
        return words.text("The teacher found no play of yours that clearly cost anything.")
    return words.plural(
        "The teacher marked {count} play of yours that cost most.",
        "The teacher marked the {count} plays of yours that cost most.",
        count,
    ).format(count=count)
