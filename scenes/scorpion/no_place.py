"""Why no place on the table is open to a card, told from what the player sees; draws nothing."""

from __future__ import annotations

from game.cards import KING, Card
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import State
from game.words import Words
from scenes.scorpion.geometry import ColumnSpot
from scenes.scorpion.unit import Unit
from scenes.table.signs import sign


def no_place_words(unit: Unit, rules: ScorpionRules, state: State, words: Words) -> str:
    """What to say of a unit that no column takes."""
    text, card = words.text, unit.cards[0]
    hosts = [host for host, guests in rules.guests.items() if card in guests]
    if card.rank == KING:
        return text("{card} needs an empty column, and there is none").format(card=sign(card))
    under = _under(unit, state)
    if under in hosts:
        form = text("{card} lies on {successor} already: there is no better place for it")
        return form.format(card=sign(card), successor=sign(under) if under else "")
    if len(hosts) > 1:
        form = text("{card} goes on a card one rank higher, and no column ends in one")
        return form.format(card=sign(card))
    return _waiting_for(hosts[0], unit, rules, state, words).format(card=sign(card), successor=sign(hosts[0]))


def section(unit: Unit) -> str:
    """The heading of the rules page that tells where such a card may go."""
    return "empty-column" if unit.cards[0].rank == KING else "what-fits"


def _waiting_for(host: Card, unit: Unit, rules: ScorpionRules, state: State, words: Words) -> str:
    """The sentence about the one card this unit could go on."""
    text = words.text
    if host in unit.cards:
        return text("{card} goes only on {successor}, which lies on top of it")
    if any(host in column.cards[column.hidden :] for column in state.columns):
        return text("{card} goes only on {successor}, and other cards lie on that one")
    if host in state.reserve and not rules.reserve_is_dealt:
        return text("{card} goes only on {successor}, which is still set aside")
    return text("{card} goes only on {successor}, which isn't in the open yet")


def _under(unit: Unit, state: State) -> Card | None:
    """The card a unit lies on."""
    if not isinstance(unit.spot, ColumnSpot) or not unit.spot.index:
        return None
    column = state.columns[unit.spot.column]
    return column.cards[unit.spot.index - 1] if unit.spot.index > column.hidden else None
