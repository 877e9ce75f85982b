"""Briscola as contests play it: single games, in card points."""

from __future__ import annotations

from typing import Any

from game.briscola.count import points
from game.briscola.engine import write_observation
from game.briscola.observation import observe
from game.briscola.players import choose
from game.briscola.rules import BriscolaRules
from game.briscola.state import CardPlayed, PlayCard
from game.briscola.terms import Terms
from game.italian_records import read_card
from game.records import JsonObject
from tools.tournament import thumb
from tools.tournament.place import Table, levels

NAME = "briscola"


def for_players(rules: BriscolaRules) -> Table:
    """Briscola for two or for four."""
    return Table(
        game=NAME,
        rules=rules,
        single=True,
        terms=lambda target, _: Terms(target=target or rules.target, rules=rules),
        observe=observe,
        write=write_observation,
        read=_read_play,
        played=lambda seat, play: CardPlayed(seat, play.card),
        count=lambda state, _: points(state),
        lying=lambda state: state.trick,
        is_void=lambda _: False,
        watch=lambda: _unwatched,
        chances=False,
        players=levels(choose) | {"thumb": thumb.choose},
    )


def _unwatched(*_: Any) -> None:
    """Points and times are all that is kept."""


def _read_play(answer: JsonObject, place: str) -> PlayCard:
    return PlayCard(read_card(answer.get("card"), f"the card of {place}"))
