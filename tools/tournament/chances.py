"""What plays at Scopa and Scopone let go and give away; decides no play."""

from __future__ import annotations

from game.rules import Refusal
from game.scopa.count import SETTEBELLO
from game.scopa.rules import ScopaRules
from game.scopa.state import PlayCard, State
from tools.tournament.tally import Tally


class Chances:
    """Follows one deal and keeps, in the tallies of who plays, the chances let go and the scope given away."""

    def __init__(self, rules: ScopaRules) -> None:
        self._rules = rules
        self._last: tuple[State, Tally] | None = None

    def __call__(self, tally: Tally, before: State, play: PlayCard, after: State) -> None:
        tally.let_go += lets_go(self._rules, before, play)
        if after.scope != before.scope and self._last is not None:
            left_by, giver = self._last
            giver.given += 1
            giver.needless += self._could_leave_none(left_by)
        self._last = before, tally

    def _could_leave_none(self, state: State) -> bool:
        """Whether after some play the next player could make no scopa."""
        return not all(self._leaves_scopa(self._made(state, play)) for play in self._rules.legal_moves(state))

    def _leaves_scopa(self, state: State) -> bool:
        sweeping = (play for play in self._rules.legal_moves(state) if len(play.take) == len(state.table) > 0)
        return any(self._made(state, play).scope != state.scope for play in sweeping)

    def _made(self, state: State, play: PlayCard) -> State:
        result = self._rules.apply(state, play)
        assert not isinstance(result, Refusal), f"{play} is legal"
        return result.state


def lets_go(rules: ScopaRules, state: State, play: PlayCard) -> bool:
    """Whether a scopa or the settebello could be had, and the play takes neither."""

    def brings(option: PlayCard) -> bool:
        sweeps = bool(option.take) and len(option.take) == len(state.table)
        last = not state.deck and sum(map(len, state.hands)) == 1
        return (sweeps and not last) or SETTEBELLO in option.take or (bool(option.take) and option.card is SETTEBELLO)

    return not brings(play) and any(map(brings, rules.legal_moves(state)))
