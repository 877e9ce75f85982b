"""What the teacher says in words: every reason, before a play and after it, in every language."""

from __future__ import annotations

import re

import pytest

from game.cards import ITALIAN
from game.scopa.points import LINES
from game.scopa.state import PlayCard
from game.scopa.teacher.judged import Advice, Judged, Reason, Why
from game.words import LANGUAGES, Words
from scenes.scopa.teacher_words import TeacherWords
from scenes.scopone.teacher_words import TeacherWords as WordsForFour
from scenes.table.answer_said import Source

FOUR_ALONE = {Why.PARTNER_SWEEPS, Why.KEEPS_PAIRS, Why.PARTS_PAIRS}
PARSE = ITALIAN.parse
LAID, TAKES = PlayCard(PARSE("5C")), PlayCard(PARSE("7D"), (PARSE("3S"), PARSE("4B")))


def _reasons() -> list[Reason]:
    """Each code with fields like those the teacher gives it; the count's line in every way."""
    cards, ranks = (PARSE("3S"), PARSE("4B")), (7,)
    plain = [Reason(why, cards, ranks, 2, 0.4) for why in Why if why is not Why.LINE]
    return plain + [Reason(Why.LINE, line=line) for line in LINES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", [TeacherWords, WordsForFour])
def test_every_reason_has_words_before_and_after_a_play(language: str, made: type[TeacherWords]) -> None:
    words = Words()
    words.speak(language)
    teacher = made(words)
    told = [one for one in _reasons() if made is WordsForFour or one.why not in FOUR_ALONE]
    before = [teacher.advice(Advice(TAKES, LAID, (one,))).reasons[0] for one in told]
    after = [teacher.why_better(Judged(3, LAID, TAKES, 1.0, 0.2, 400, (one,)))[0] for one in told]
    for sentence in (*before, *after):
        assert sentence.endswith(".")
        assert not re.search(r"[{}]", sentence)
        assert sentence[0] == sentence[0].upper()
    assert len(set(before)) == len(before)
    assert len(set(after)) == len(after)


def _said(*reasons: Reason) -> tuple[str, ...]:
    return TeacherWords(Words()).advice(Advice(TAKES, LAID, reasons)).reasons


def test_advice_names_the_play_why_and_what_it_was_compared_with() -> None:
    reason = Reason(Why.LEFT_SWEEP, (PARSE("3S"), PARSE("4B")), (7,), 2, 0.4)
    said = TeacherWords(Words()).advice(Advice(TAKES, LAID, (reason,)))
    assert said.heading == "With the 7 of coins take: 4 of batons, 3 of swords"
    assert said.source is Source.SEEN
    assert said.reasons == (
        "The next best play leaves 4 + 3: the computer may hold a card worth 7 and sweep that. "
        "You haven't seen 2 of these cards yet.",
    )
    assert said.closing == "Next best: 5 of cups, laid."


def test_a_play_to_make_is_told_by_what_it_does() -> None:
    teacher = TeacherWords(Words())
    assert teacher.heading(LAID) == "Lay the 5 of cups"
    assert teacher.heading(PlayCard(PARSE("7D"), (PARSE("7S"),))) == "Take the 7 of swords with the 7 of coins"
    assert teacher.brief(TAKES) == "7 of coins takes 4 + 3"


def test_the_only_play_is_compared_with_none() -> None:
    said = TeacherWords(Words()).advice(Advice(LAID, None, (Reason(Why.ONLY),)))
    assert (said.reasons, said.closing) == (("There is no other play.",), "")


def test_several_ranks_sevens_and_coins_are_counted() -> None:
    sevens = Reason(Why.LEFT_SEVENS, (PARSE("7C"), PARSE("7S")), (7, 10), 1, 0.3)
    assert _said(sevens)[0].startswith("The next best play leaves 2 sevens where a card worth 7 / 10 takes one.")
    assert _said(Reason(Why.COINS, (PARSE("3D"),), count=1)) == ("It brings 1 coin more home.",)


def test_after_the_play_it_is_the_persons_own() -> None:
    judged = Judged(3, LAID, TAKES, 1.2, 0.3, 400, (Reason(Why.LEFT_SWEEP, (PARSE("3S"),), (3,), 1, 0.4),))
    assert TeacherWords(Words()).why_better(judged) == (
        "You left 3: the computer might have held a card worth 3 and swept that. You hadn't seen 1 of these cards yet.",
    )
    assert "the opponent on the right" in WordsForFour(Words()).why_better(judged)[0]
