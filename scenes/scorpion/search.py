"""Looks for deals in the process that thinks, on a window's behalf; decides no deal itself."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits

from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.winnable import daily_number, winnable_number
from game.thinking import Failure, Thinker
from scenes.scorpion.preferences import ANY_GRADE, ScorpionSettings
from scenes.scorpion.windows.deal_search import DealSearch, Found, OfTheDay, Winnable, Wish


class ThinkingSearch:
    """The search of `scenes.scorpion.windows.deal_search`, by a process that thinks."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._wish: Wish | None = None
        self._ticket = 0

    def ask(self, wish: Wish) -> None:
        self._wish = wish
        match wish:
            case Winnable(rules, grade):
                self._ticket = self._thinker.ask(winnable_number, rules, randbits(64), grade)
            case OfTheDay(day):
                self._ticket = self._thinker.ask(daily_number, day)

    def cancel(self) -> None:
        self._wish = None
        if self._thinker.ticket == self._ticket:
            self._thinker.cancel()

    def answer(self) -> Found | None:
        if self._wish is None:
            return None
        if self._thinker.ticket != self._ticket:
            # What was looked at meanwhile had something else thought about.
            self.ask(self._wish)
        answer = self._thinker.answer()
        if answer is None:
            return None
        self._wish = None
        return Found(None if isinstance(answer, Failure) else answer.value)


class NextDeal:
    """The deal after a won one, by the same rules: of the kind the player wishes, and looked for beforehand."""

    def __init__(self, search: DealSearch, rules: ScorpionRules, wishes: ScorpionSettings) -> None:
        self._search, self._rules = search, rules
        self._grade = None if wishes.grade == ANY_GRADE else wishes.grade
        self._winnable = wishes.winnable
        if self._winnable:
            search.ask(Winnable(rules.name, self._grade))

    def take(self, draw: Callable[[], int]) -> Start:
        """The deal; one that was not found yet is looked for here and now, any other is `draw`n by lot."""
        found = self._search.answer() if self._winnable else None
        self.drop()
        number = found.number if found is not None else None
        if number is None:
            number = winnable_number(self._rules.name, draw(), self._grade) if self._winnable else draw()
        return Start.numbered(self._rules, number)

    def drop(self) -> None:
        """No deal is wanted."""
        if self._winnable:
            self._search.cancel()
