"""What the teacher of Briscola says in words: every reason, before a play and after it, in every language."""

from __future__ import annotations

import re

import pytest

from game.briscola.rules import RULE_SETS
from game.briscola.state import PlayCard
from game.briscola.teacher.judged import Advice, Judged, Reason, Why
from game.briscola.teacher.tally import COLUMNS
from game.cards import ITALIAN
from game.words import LANGUAGES, Words
from scenes.briscola.teacher_words import words_for
from scenes.table.answer_said import Source

FOUR_ALONE = {Why.ADDS, Why.LEFT_PARTNER}
PARSE = ITALIAN.parse
LOW, LOAD = PlayCard(PARSE("5C")), PlayCard(PARSE("3D"))
BOTH = pytest.mark.parametrize("seats", [rules.seats for rules in RULE_SETS])


def _reasons(count: int) -> list[Reason]:
    """Each code with fields like those the teacher gives it, when in the game its points come, a game more or less."""
    cards = PARSE("3S"), PARSE("AB")
    plain = [Reason(why, cards, (), count, 0.4) for why in Why if why is not Why.LINE]
    return [*plain, *(Reason(Why.LINE, line=line) for line in COLUMNS.lines), Reason(Why.WINS_MORE, share=1.0)]


def _told(seats: int, count: int) -> list[Reason]:
    return [one for one in _reasons(count) if seats > 2 or one.why not in FOUR_ALONE]


@pytest.mark.parametrize("language", LANGUAGES)
@BOTH
@pytest.mark.parametrize("count", [0, 1, 2, 7])
def test_every_reason_has_words_before_and_after_a_play(language: str, seats: int, count: int) -> None:
    words = Words()
    words.speak(language)
    teacher, told = words_for(seats, words), _told(seats, count)
    before = [teacher.advice(Advice(LOAD, LOW, (one,))).reasons[0] for one in told]
    after = [teacher.why_better(Judged(3, LOW, LOAD, 9.0, 2.0, 400, (one,)))[0] for one in told]
    for sentence in (*before, *after):
        assert sentence.endswith(".")
        assert not re.search(r"[{}]", sentence)
        assert sentence[0] == sentence[0].upper()
    assert len(set(before)) == len(before)
    assert len(set(after)) == len(after)


@BOTH
def test_what_is_said_of_the_other_play_is_said_otherwise_once_it_is_made(seats: int) -> None:
    teacher = words_for(seats, Words())
    left = [one for one in _told(seats, 4) if one.why.startswith("left")]
    assert left
    for one in left:
        before = teacher.advice(Advice(LOAD, LOW, (one,))).reasons[0]
        after = teacher.why_better(Judged(3, LOW, LOAD, 9.0, 2.0, 400, (one,)))[0]
        assert before.startswith("The next best play")
        assert after.startswith(("You", "Your card"))


def test_advice_names_the_card_why_and_what_it_was_compared_with() -> None:
    reason = Reason(Why.LEFT_OPEN, (PARSE("AB"),), (), 8, 0.7)
    said = words_for(2, Words()).advice(Advice(LOW, LOAD, (reason,)))
    assert said.heading == "Play the 5 of cups"
    assert said.source is Source.SEEN
    assert said.reasons == ("The next best play risks: ace of batons. 8 cards that take the trick are still out.",)
    assert said.closing == "Next best: 3 of coins."


def test_the_only_card_is_compared_with_none() -> None:
    said = words_for(2, Words()).advice(Advice(LOW, None, (Reason(Why.ONLY),)))
    assert (said.reasons, said.closing) == (("There is no other play.",), "")


def test_for_four_it_is_the_opponents_and_the_partner_that_are_spoken_of() -> None:
    load = Judged(3, LOAD, LOW, 9.0, 2.0, 400, (Reason(Why.LEFT_LOAD, (LOAD.card,)),))
    assert words_for(2, Words()).why_better(load) == ("You gave the computer: 3 of coins.",)
    assert words_for(4, Words()).why_better(load) == ("You put on a trick your opponents held: 3 of coins.",)
    gift = Advice(LOAD, LOW, (Reason(Why.ADDS, (LOAD.card,), (), 10),))
    assert words_for(4, Words()).advice(gift).reasons == ("Your partner holds the trick: it adds 10 points.",)
