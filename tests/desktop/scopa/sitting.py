"""A sitting at a table of Scopa's family: cards tapped and carried; where they lie says `tools.desk.scopa_places`."""

from typing import ClassVar

from game.cards import ItalianCard
from game.records import JsonObject
from game.scopa.kept import KeptMatch
from game.scopa.match import Match, resume
from game.scopa.state import Cards, PlayCard
from game.store import Store
from tests.desktop.match_sitting import MatchSitting
from tools.desk.scopa_places import ScopaPlaces, StripButton


class ScopaSitting(MatchSitting[Match]):
    """A person at the Scopa table. At another of the family its own classes are named."""

    table = "scopa"
    KEPT: ClassVar[type[KeptMatch]] = KeptMatch
    PLACES: ClassVar[type[ScopaPlaces]] = ScopaPlaces

    def keep(self, match: Match) -> None:
        """Leave this match behind as an earlier run would have; the program must not run."""
        store = Store(self.data)
        self.KEPT(store, match).save()
        store.keep_setting(f"{self.table}.level", match.level)
        store.keep_setting(f"{self.table}.napola", "on" if match.terms.napola else "off")
        store.close()

    @property
    def places(self) -> ScopaPlaces:
        """Where the table's things lie now."""
        return self.PLACES(self.match, self.inside.size, self._pack)

    def _resumed(self, record: JsonObject) -> Match:
        return resume(record, self.KEPT.GAME)

    # Hands

    def tap_table(self, card: ItalianCard) -> None:
        """Click on a table card, coming from below, where it is not in its neighbours' way."""
        places = self.places
        x, y = places.table(card)
        self.desk.mouse.move(*self.on_screen((x, places.place("runner").bottom + 20)))
        self.click((x, y))

    def tap_play(self, play: PlayCard) -> None:
        """Play a card with clicks: on the card, and where it can take in several ways on those it takes."""
        match, places = self.match, self.places
        self.click(places.hand(places.place_in_hand(play.card)))
        if len(ways(match, play.card)) > 1:
            for card in play.take:
                self.tap_table(card)

    def touch_play(self, play: PlayCard) -> None:
        """The same with a finger; only at a desk with a touchscreen."""
        match, places = self.match, self.places
        self.touch(places.hand(places.place_in_hand(play.card)))
        if len(ways(match, play.card)) > 1:
            for card in play.take:
                self.touch(places.table(card))

    def drag_play(self, play: PlayCard) -> None:
        """Play a card by carrying it to the table: onto a card that only this capture takes, or to the middle.

        What the drop leaves open is tapped.
        """
        match, places = self.match, self.places
        start = places.hand(places.place_in_hand(play.card))
        open_ways = ways(match, play.card)
        over = max(play.take, key=lambda card: -sum(card in way for way in open_ways), default=None)
        end = places.middle if over is None else places.table(over)
        self.desk.mouse.drag(self.on_screen(start), self.on_screen(end))
        if over is not None and sum(over in way for way in open_ways) > 1:
            for card in play.take:
                if card is not over:
                    self.tap_table(card)

    def click_button(self, which: StripButton) -> None:
        """Click on a button of the strip."""
        self.click(self.places.button(which))


def ways(match: Match, card: ItalianCard) -> list[Cards]:
    """The captures a card of the hand may make."""
    return [play.take for play in match.legal_plays() if play.card is card and play.take]
