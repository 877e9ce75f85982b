"""Which capture a person is choosing: the hand card, the table cards tapped so far. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.cards import ItalianCard
from game.scopa.state import Cards


@dataclass(slots=True)
class Choice:
    """A hand card that can take in more than one way, and what has been tapped of the table."""

    card: ItalianCard
    ways: list[Cards]
    tapped: list[ItalianCard] = field(default_factory=list)

    @property
    def takeable(self) -> set[ItalianCard]:
        """The table cards that may still be tapped, those already tapped among them."""
        return {card for way in self._open_ways() for card in way}

    @property
    def chosen(self) -> Cards | None:
        """The capture that is complete; None while more must be tapped."""
        return next((way for way in self.ways if set(way) == set(self.tapped)), None)

    def tap(self, card: ItalianCard) -> None:
        """Tap a table card: it joins, or leaves again; one that fits no capture with the rest begins anew."""
        if card in self.tapped:
            self.tapped.remove(card)
        elif card in self.takeable:
            self.tapped.append(card)
        elif any(card in way for way in self.ways):
            self.tapped = [card]

    def step(self, by: int) -> None:
        """Go to the next or the previous capture as a whole."""
        now = next((number for number, way in enumerate(self.ways) if set(way) == set(self.tapped)), None)
        number = (0 if by > 0 else -1) if now is None else (now + by) % len(self.ways)
        self.tapped = list(self.ways[number])

    def _open_ways(self) -> list[Cards]:
        return [way for way in self.ways if set(self.tapped) <= set(way)]
