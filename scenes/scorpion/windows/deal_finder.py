"""Gets a deal of the kind that is wished ready while a window is looked at; must not know the window or the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from scenes.scorpion.windows.deal_search import DealSearch, OfTheDay, Winnable, Wish

Then = Callable[[int], None]


class DealFinder:
    """One search, and what is to be done with its deal."""

    def __init__(self, search: DealSearch) -> None:
        self._search = search
        self._wish: Wish | None = None
        self._ready: int | None = None
        """A winnable deal of the kind that is wished, not used yet."""
        self._then: Then | None = None
        """What is to be done with the deal once it is found; None: it is only got ready."""

    @property
    def awaited(self) -> bool:
        """Whether something waits for a deal."""
        return self._then is not None

    @property
    def searching(self) -> bool:
        return self._wish is not None

    def prepare(self, wish: Winnable | None) -> None:
        """Get such a deal ready; None: any will do. What was looked for or waited for before is dropped."""
        self._ready, self._then = None, None
        if wish is not None:
            self._ask(wish)
        else:
            self.stop()

    def take(self, wish: Winnable, then: Then) -> bool:
        """Do `then` with such a deal: now (True) where one is ready, else once it is found."""
        if self._ready is not None:
            number, self._ready = self._ready, None
            then(number)
            return True
        if not isinstance(self._wish, Winnable):
            self.prepare(wish)
        self._then = then
        return False

    def seek(self, wish: OfTheDay, then: Then) -> None:
        """Do `then` with the deal of a day once it is found."""
        self._ready = None
        self._ask(wish)
        self._then = then

    def wait_no_more(self) -> None:
        """Nothing is to be done with the deal; it is still got ready."""
        self._then = None

    def stop(self) -> None:
        """Look no longer."""
        if self._wish is not None:
            self._wish = None
            self._search.cancel()

    def look_in(self) -> Literal["done", "failed"] | None:
        """See how the search goes. "done": what waited has its deal; "failed": it will get none; None: neither."""
        found = self._search.answer() if self._wish is not None else None
        if found is None:
            return None
        self._wish = None
        then, self._then = self._then, None
        if found.number is None:
            return "failed" if then else None
        if then is None:
            self._ready = found.number
            return None
        then(found.number)
        return "done"

    def _ask(self, wish: Wish) -> None:
        self._wish = wish
        self._search.ask(wish)
