"""Puts a question about each of many deals and prints a table with a row a rule set; knows no question itself.

A question is hashable and names its `rules`; an answer names its `question`. `book` is the module that keeps answers in
a CSV file: `take_up`, `read` and `append`, as in `tools.census.deals`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from tools import farm


def survey(
    prog: str,
    chosen: argparse.Namespace,
    questions: Sequence[Any],
    task: Callable[[Any], Any],
    book: Any,
    table: tuple[str, Callable[[str, Sequence[Any]], str]],
    bunch: int = 1,
) -> int:
    """Ask what the file `chosen.results` lacks and print the table: its head, and what makes a row of answers.

    `chosen` has the options of `farm.add_options` too. Returns the exit status: 2 for an error, 130 if interrupted.
    """

    def work() -> None:
        answered = {line.question for line in book.take_up(chosen.results)}
        missing = [question for question in questions if question not in answered]
        farm.run(
            task, missing, lambda _question, line: book.append(chosen.results, [line]), workers=chosen.workers,
            scheduler=chosen.scheduler, bunch=bunch, done=len(questions) - len(missing), unit="deal",
        )  # fmt: skip
        _print_table(questions, {line.question: line for line in book.read(chosen.results)}, *table)

    return farm.end(prog, chosen.results, work)


def _print_table(
    questions: Sequence[Any], answers: dict[Any, Any], head: str, row: Callable[[str, Sequence[Any]], str]
) -> None:
    print(head)
    for rules in dict.fromkeys(question.rules for question in questions):
        print(row(rules, [answers[question] for question in questions if question.rules == rules]))
