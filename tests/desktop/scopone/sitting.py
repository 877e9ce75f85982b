"""A sitting at the table for four: Scopa's hands, at this table's places."""

from game.scopa.match import Match
from game.scopone.kept import KeptMatch
from game.scopone.players import choose
from scenes.scopa.opponent import Choose
from tests.desktop.scopa.sitting import ScopaSitting
from tools.desk.scopone_places import ScoponePlaces


class ScoponeSitting(ScopaSitting):
    """A person at the Scopone table; `sit_down` begins."""

    table = "scopone"
    KEPT = KeptMatch
    PLACES = ScoponePlaces

    @property
    def players(self) -> Choose:
        return choose

    def _set_as(self, match: Match) -> dict[str, str]:
        return super()._set_as(match) | {"rules": match.rules.name}
