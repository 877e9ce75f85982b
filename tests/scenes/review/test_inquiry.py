"""A review's question to the process that thinks: answered once, and neither taken from nor left to anyone else."""

from __future__ import annotations

from typing import Any

from scenes.review.inquiry import Inquiry
from tests.scenes.thoughts import Thoughts


def double(number: int) -> int:
    return 2 * number


class Heard:
    """What came of a question."""

    def __init__(self, thoughts: Thoughts) -> None:
        self.inquiry = Inquiry(lambda: thoughts)
        self.found: list[Any] = []

    def ask(self, number: int) -> None:
        self.inquiry.put(self.found.append, lambda: self.found.append("failed"), double, number)


def test_the_answer_is_handed_over_once() -> None:
    heard = Heard(Thoughts())
    heard.ask(3)
    assert heard.inquiry.busy

    heard.inquiry.listen()
    heard.inquiry.listen()

    assert heard.found == [6]
    assert not heard.inquiry.busy


def test_nothing_comes_before_the_answer_is_there() -> None:
    thoughts = Thoughts()
    thoughts.slow = True
    heard = Heard(thoughts)
    heard.ask(3)

    heard.inquiry.listen()

    assert heard.found == []
    assert heard.inquiry.busy


def test_what_cannot_be_thought_about_has_failed() -> None:
    thoughts = Thoughts()
    thoughts.fails = True
    heard = Heard(thoughts)
    heard.ask(3)

    heard.inquiry.listen()

    assert heard.found == ["failed"]


def test_another_question_in_between_has_failed_and_its_answer_is_left_to_whom_it_is_for() -> None:
    thoughts = Thoughts()
    heard = Heard(thoughts)
    heard.ask(3)
    other = thoughts.ask(double, 5)

    heard.inquiry.listen()

    assert heard.found == ["failed"]
    assert thoughts.ticket == other


def test_dropping_leaves_the_question_of_another_alone() -> None:
    thoughts = Thoughts()
    heard = Heard(thoughts)
    heard.ask(3)
    other = thoughts.ask(double, 5)

    heard.inquiry.drop()
    heard.inquiry.listen()

    assert thoughts.ticket == other
    assert heard.found == []
