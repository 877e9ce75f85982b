"""Looks for deals in the process that thinks, on a window's behalf; decides no deal itself."""

from __future__ import annotations

from secrets import randbits

from game.scorpion.winnable import daily_number, winnable_number
from game.thinking import Failure, Thinker
from scenes.windows.deal_search import Found, OfTheDay, Winnable, Wish


class ThinkingSearch:
    """The search of `scenes.windows.deal_search`, by a process that thinks."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    def ask(self, wish: Wish) -> None:
        match wish:
            case Winnable(rules, grade):
                self._thinker.ask(winnable_number, rules, randbits(64), grade)
            case OfTheDay(day):
                self._thinker.ask(daily_number, day)

    def cancel(self) -> None:
        self._thinker.cancel()

    def answer(self) -> Found | None:
        answer = self._thinker.answer()
        if answer is None:
            return None
        return Found(None if isinstance(answer, Failure) else answer.value)
