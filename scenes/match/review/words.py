"""Decides what the words beside the table say of a play: what was done, what would have been better, and why.

Knows the teacher's judgements, not where words stand.
"""

from __future__ import annotations

from typing import Any

from game.teaching.judged import Judged
from game.words import Words
from scenes.look import lettering
from scenes.match.review.costs import Costs
from scenes.match.review.played import PlayedDeals
from scenes.match.review.told import Told
from scenes.match.teacher_words import MatchTeacherWords

MINUS = "\N{MINUS SIGN}"
_LEAST = 0.05
"""A difference below this is no number to tell."""


def cost_words(cost: float, words: Words) -> str:
    """What a play cost, in points of the deal."""
    return f"{MINUS}{words.decimal(cost, 1)}"


def told_of(played: PlayedDeals, at: int, costs: Costs, teacher: MatchTeacherWords[Any, Any], words: Words) -> Told:
    """What is said of the play of a step."""
    said, text = played.said_of, words.text
    if played.play(at) is None:
        end = said.end(played.deal)
        return Told(said.the_end(), done=end, known=_progress(played, costs) or _summary(costs, words))
    done, judged = played.done(at), costs.of(at)
    if judged is None:
        return Told(done=done, known=_progress(played, costs) or ("" if at else _summary(costs, words)))
    done = f"{done} {played.followed(at)}".rstrip()
    better = teacher.brief(judged.better)
    if judged.within_noise:
        unsure = text("The teacher would rather have seen this: {play}. But the difference is too small to be sure.")
        return Told(text("As good as any, perhaps"), done=done, better=unsure.format(play=better))
    title = said.dearest(alone=costs.looked_through and costs.dear[0] is judged)
    why = " ".join([text("Better: {play}.").format(play=better), *teacher.why_better(judged)])
    return Told(title, cost_words(judged.cost, words), done, why, _known(judged, words))


def _known(judged: Judged[Any, Any], words: Words) -> str:
    """How it is known what the play cost."""
    if judged.exact:
        return words.text("Nothing was hidden any more: every way to play on was tried.")
    return words.plural(
        "Reckoned over {count} way the hidden cards may lie, give or take {points} points.",
        "Reckoned over {count} ways the hidden cards may lie, give or take {points} points.",
        judged.worlds,
    ).format(count=lettering.grouped(judged.worlds), points=words.decimal(max(judged.uncertainty, _LEAST), 1))


def _progress(played: PlayedDeals, costs: Costs) -> str:
    """What the teacher is at, as long as it is; that it can't, where it can't."""
    if costs.failed:
        return played.said_of.not_thought()
    return played.said_of.thinking(costs.done) if costs.thinking else ""


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
