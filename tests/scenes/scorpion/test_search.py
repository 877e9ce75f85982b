"""The search for a deal shares the process that thinks with others: none is given another's answer, or drops it."""

from __future__ import annotations

from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import CLASSIC, numbered_deal
from scenes.scorpion.search import ThinkingSearch
from scenes.scorpion.windows.deal_search import Winnable
from tests.scenes.thoughts import Thoughts


def search(thoughts: Thoughts) -> ThinkingSearch:
    return ThinkingSearch(thoughts)  # type: ignore[arg-type]


def winnable(number: int | None) -> bool:
    return number is not None and solve(CLASSIC, numbered_deal(CLASSIC, number)).verdict is Verdict.WINNABLE


def test_a_deal_is_found_and_told_once(thoughts: Thoughts) -> None:
    one = search(thoughts)
    one.ask(Winnable("classic", None))
    found = one.answer()
    assert found is not None
    assert winnable(found.number)
    assert one.answer() is None
    assert thoughts.asked == 1


def test_what_was_dropped_for_another_question_is_looked_for_again(thoughts: Thoughts) -> None:
    one = search(thoughts)
    one.ask(Winnable("classic", None))
    thoughts.ask(divmod, 17, 5)
    found = one.answer()
    assert found is not None
    assert winnable(found.number)


def test_the_answer_to_another_question_is_left_to_who_asked_it(thoughts: Thoughts) -> None:
    one = search(thoughts)
    one.ask(Winnable("classic", None))
    one.answer()
    ticket = thoughts.ask(divmod, 17, 5)
    assert one.answer() is None
    one.cancel()
    answer = thoughts.answer()
    assert answer is not None
    assert answer.ticket == ticket
