"""Scopa matches that begin as a test needs it, searched for among numbered seeds; drives nothing.

The players' chance follows from the deal's seed, so what happens in one of these can be played ahead.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count

from game.cards import ItalianCard
from game.levels import Level
from game.scopa.match import Match, resume
from game.scopa.players import choose
from game.scopa.state import PlayCard
from game.seats import PERSON
from tests.desktop.scopa.sitting import ways
from tests.game.scopa.tables import COMPUTER

Maker = Callable[[], Match]


def new_matches(level: str, napola: bool = False) -> Iterator[Match]:
    """Matches to 11 that have just been dealt, always the same ones."""
    for number in count():
        yield Match(level, 11, napola, seed=sha256(f"table {number}".encode()).hexdigest())


def copy(match: Match) -> Match:
    """The same match, to be played ahead."""
    return resume(match.record())


def play_as(level: Level, match: Match) -> PlayCard:
    """What a player of this level plays in the person's place."""
    return choose(level, match.observation(PERSON), match.thinking_seed)


def computers_play(match: Match) -> PlayCard:
    """What the computer must play, it being its turn."""
    return choose(Level(match.level), match.observation(COMPUTER), match.thinking_seed)


def played_to(plays: int, match: Match, person: Level = Level.EASY) -> Match:
    """The match after so many plays of its deal."""
    ahead = copy(match)
    while len(ahead.plays) < plays:
        ahead.apply(play_as(person, ahead) if ahead.state.to_play == PERSON else computers_play(ahead))
    return ahead


def with_first_deal_for(player: int, points: int, level: str, person: Level) -> Match:
    """A match whose first deal brings this player so many points but wins nobody the match."""
    for match in new_matches(level, napola=True):
        counted = played_to(36, match, person)
        if counted.score_after[player] >= points and counted.winner is None:
            return match
    raise AssertionError("seeds never end")


def with_choice() -> tuple[Match, ItalianCard]:
    """A match the person begins, and a card of theirs that can take in several ways, each of two cards or more.

    There is a table card that it cannot take.
    """
    for match in new_matches("easy"):
        if match.first != PERSON:
            continue
        for card in match.state.hands[PERSON]:
            open_ways = ways(match, card)
            takeable = {one for way in open_ways for one in way}
            if len(open_ways) > 1 and min(map(len, open_ways)) > 1 and takeable < set(match.state.table):
                return match, card
    raise AssertionError("seeds never end")


def with_captured_answer(level: str) -> Match:
    """A match the person begins, in which the computer captures after the first card of the hand was laid."""
    for match in new_matches(level):
        card = match.state.hands[PERSON][0]
        if match.first != PERSON or ways(match, card):
            continue
        ahead = copy(match)
        ahead.apply(PlayCard(card))
        if computers_play(ahead).take:
            return match
    raise AssertionError("seeds never end")


def before_the_last_play() -> Match:
    """A match in whose first deal one play is left, the person's; it will not win anybody the match."""
    for match in new_matches("easy"):
        if match.first == COMPUTER and played_to(36, match).winner is None:
            return played_to(35, match)
    raise AssertionError("seeds never end")
