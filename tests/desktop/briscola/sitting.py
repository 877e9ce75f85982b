"""A sitting at the Briscola table, and matches to sit down to; what happens in them can be played ahead."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count

from game.briscola.kept import KeptMatch
from game.briscola.match import Match, resume
from game.briscola.players import choose
from game.briscola.rules import TWO, BriscolaRules
from game.briscola.state import PlayCard
from game.levels import Level
from game.records import JsonObject
from game.seats import PERSON
from game.store import Store
from tests.desktop.match_sitting import MatchSitting
from tools.desk.briscola_places import BriscolaPlaces


class BriscolaSitting(MatchSitting[Match]):
    """A person at the Briscola table, of two or of four."""

    table = "briscola"
    PLACES = BriscolaPlaces

    def keep(self, match: Match) -> None:
        store = Store(self.data)
        KeptMatch(store, match).save()
        settings = {"level": match.level, "players": match.rules.name, "target": str(match.terms.target)}
        for name, value in settings.items():
            store.keep_setting(f"{self.table}.{name}", value)
        store.close()

    @property
    def places(self) -> BriscolaPlaces:
        """Where the table's things lie now."""
        return self.PLACES(self.match, self.inside.size, self._pack)

    def _resumed(self, record: JsonObject) -> Match:
        return resume(record)

    # Hands

    def tap_play(self, play: PlayCard) -> None:
        """Click on the card."""
        places = self.places
        self.click(places.hand(places.place_in_hand(play.card)))

    def drag_play(self, play: PlayCard) -> None:
        """Carry the card to its place in the trick."""
        places = self.places
        start = places.hand(places.place_in_hand(play.card))
        self.desk.mouse.drag(self.on_screen(start), self.on_screen(places.trick(PERSON)))

    def click_bare(self) -> None:
        """Click where nothing lies."""
        box = self.places.bare
        self.click((box.cx, box.cy))

    def touch_play(self, play: PlayCard) -> None:
        """Tap on the card with a finger; only at a desk with a touchscreen."""
        places = self.places
        self.touch(places.hand(places.place_in_hand(play.card)))


def matches(rules: BriscolaRules = TWO, level: str = "easy") -> Iterator[Match]:
    """Matches to one game, just dealt, always the same ones."""
    for number in count():
        yield Match(level, 1, rules, seed=sha256(f"table {number}".encode()).hexdigest())


def ahead_of(match: Match) -> PlayCard:
    """What is played next at the level of the match, whoever's turn it is."""
    return choose(Level(match.level), match.observation(match.state.to_play), match.thinking_seed)


def played_to(plays: int, match: Match) -> Match:
    """The match after so many plays of its deal."""
    ahead = resume(match.record())
    while len(ahead.plays) < plays:
        ahead.apply(ahead_of(ahead))
    return ahead


def play_game(
    sitting: BriscolaSitting, match: Match, play: Callable[[BriscolaSitting, Match, PlayCard], None]
) -> Match:
    """Play the game to its end, whose count lies there."""
    match = sitting.await_turn(len(match.plays))
    while not match.state.over:
        meant, played = ahead_of(match), len(match.plays)
        play(sitting, match, meant)
        match = sitting.await_turn(played + 1)
        assert (match.plays[played].seat, match.plays[played].card) == (PERSON, meant.card)
    assert len(match.plays) == 40
    return match
