"""Scopa and its sister for four as contests play them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.levels import Level
from game.scopa import engine as scopa_engine
from game.scopa import observation as scopa_observation
from game.scopa import players as scopa_players
from game.scopa.count import count
from game.scopa.family import SCOPA_GAME
from game.scopa.record import read_play
from game.scopa.rules import SCOPA, ScopaRules
from game.scopa.state import CardPlayed, PlayCard, State
from game.scopa.terms import Terms
from game.scopone import engine as scopone_engine
from game.scopone import observation as scopone_observation
from game.scopone import players as scopone_players
from game.scopone.family import SCOPONE_GAME
from game.seats import Seat
from tools.tournament import careful
from tools.tournament.chances import Chances
from tools.tournament.place import Choose, Table, Write, levels


def for_two() -> Table:
    """Scopa, in matches."""
    return _table(
        SCOPA_GAME.name, SCOPA, scopa_observation.observe, scopa_engine.write_observation, scopa_players.choose
    )


def for_four(rules: ScopaRules) -> Table:
    """Scopone by one of its rule sets, in single deals."""
    return _table(
        SCOPONE_GAME.name,
        rules,
        scopone_observation.observe,
        scopone_engine.write_observation,
        scopone_players.choose,
        single=True,
        careful=careful.choose,
    )


def _table(
    game: str,
    rules: ScopaRules,
    observe: Callable[[State, Sequence[CardPlayed], Terms, Seat], Any],
    write: Write,
    choose: Callable[[Level, Any, int], PlayCard],
    single: bool = False,
    **others: Choose,
) -> Table:
    return Table(
        game=game,
        rules=rules,
        single=single,
        terms=lambda target, napola: Terms(target=target or rules.target, napola=napola, rules=rules),
        observe=lambda state, plays, _, terms, seat: observe(state, plays, terms, seat),
        write=write,
        read=read_play,
        played=lambda seat, play: CardPlayed(seat, play.card, play.take),
        count=lambda state, terms: count(state.captured, state.scope, terms.napola).total,
        lying=lambda state: state.table,
        is_void=rules.is_void,
        watch=lambda: Chances(rules),
        chances=True,
        players={**levels(choose), **others},
    )
