"""Positions of a deal of Briscola written as text: hands, trick, trump; what they do not name is stock or taken."""

from __future__ import annotations

from game.briscola.state import State
from game.cards import ITALIAN
from game.seats import PERSON, Seat, next_to
from tests.game.briscola.tables import cards

COMPUTER = Seat(1)
TWO = ("4S 3C 10B", "7D AC 2B")
"""Hands for two: the person's, and the computer's, which has the better trump and club."""
FOUR = ("4S 3C 10B", "7D AC 2B", "5S 6C 10D", "6S 7C 5B")
"""Hands for four in pairs: the person's, the right's, the partner's, the left's."""


def position(
    hands: tuple[str, ...], trick: str = "", leader: Seat = PERSON, trump: str = "2D", stock: bool = True
) -> State:
    """A deal under way with all forty cards. While there is a `stock`, all others lie in it, the turned-up one last;
    else the side of the person has taken them.
    """
    held, lying, turned_up = tuple(map(cards, hands)), cards(trick), ITALIAN.parse(trump)
    named = {*lying, *(card for hand in held for card in hand)}
    rest = tuple(card for card in ITALIAN if card not in named and card is not turned_up)
    to_play = leader
    for _ in lying:
        to_play = next_to(to_play, len(hands))
    if stock:
        return State(held, lying, (*rest, turned_up), turned_up, ((), ()), to_play, leader)
    return State(held, lying, (), turned_up, ((*rest, turned_up), ()), to_play, leader)
