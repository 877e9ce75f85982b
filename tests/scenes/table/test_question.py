"""A question to the process that thinks: answered once, and neither taken from nor left to anyone else."""

from __future__ import annotations

from typing import Any

from scenes.table.question import Asked, Question
from tests.scenes.thoughts import Thoughts


def double(number: int) -> int:
    return 2 * number


class Heard:
    """What came of a question."""

    def __init__(self, thoughts: Thoughts) -> None:
        self.question = Question(lambda: thoughts)
        self.found: list[Any] = []

    def ask(self, number: int) -> None:
        self.question.put(Asked(self.found.append, lambda: self.found.append("failed")), double, number)

    def listen(self) -> None:
        self.question.listen(0.1)


def test_the_answer_is_handed_over_once(thoughts: Thoughts) -> None:
    heard = Heard(thoughts)
    heard.ask(3)
    assert heard.question.asked is not None

    heard.listen()
    heard.listen()

    assert heard.found == [6]
    assert heard.question.asked is None


def test_nothing_comes_before_the_answer_is_there(thoughts: Thoughts) -> None:
    thoughts.slow = True
    heard = Heard(thoughts)
    heard.ask(3)

    heard.listen()

    assert heard.found == []
    assert heard.question.asked is not None


def test_what_cannot_be_thought_about_has_failed(thoughts: Thoughts) -> None:
    thoughts.fails = True
    heard = Heard(thoughts)
    heard.ask(3)

    heard.listen()

    assert heard.found == ["failed"]


def test_what_was_dropped_for_another_question_is_asked_again_and_takes_no_other_answer(thoughts: Thoughts) -> None:
    heard = Heard(thoughts)
    heard.ask(3)
    thoughts.ask(double, 5)

    heard.listen()

    assert heard.found == [6]
    assert [arguments for _, arguments in thoughts.questions] == [(3,), (5,), (3,)]


def test_dropping_leaves_the_question_of_another_alone(thoughts: Thoughts) -> None:
    heard = Heard(thoughts)
    heard.ask(3)
    other = thoughts.ask(double, 5)

    heard.question.drop()
    heard.listen()

    assert thoughts.ticket == other
    assert heard.found == []
