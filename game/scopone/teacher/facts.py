"""What is true of one play and not of another by what only the game for four has: a partner, and who plays last."""

from __future__ import annotations

from collections.abc import Iterator

from game.scopa.players.bits import cards_of, value_of
from game.scopa.players.view import Option
from game.scopa.points import LINES
from game.scopa.teacher.facts import Claim, Sample, sweepers
from game.scopa.teacher.judged import Reason, Why
from game.scopone.players.view import View

_LIKELIER = 0.1
_KEPT, _PARTED = 0.15, 0.3
"""What it is worth to keep ranks paired, and to part them, in points of a deal: what habit holds."""


_PARTNERS_PLAY = 3
"""Where so few plays are left, the partner's is the deal's last: no scopa."""


def for_four(view: View, made: Option, better: Option, sample: Sample) -> Iterator[Claim]:
    """What is true of the better play and not of the one that was made."""
    share = sample.second_only(sweepers(view, better))
    if (more := share - sample.second_only(sweepers(view, made))) >= _LIKELIER and view.turns > _PARTNERS_PLAY:
        left = view.left_by(better)
        reason = Reason(Why.PARTNER_SWEEPS, cards_of(left), (value_of(left),), share=share)
        yield Claim(reason, "sweep", more, ("scope",))
    if view.closing:
        if _parts(made) and not _parts(better):
            yield Claim(Reason(Why.KEEPS_PAIRS), "pairs", _KEPT, LINES, comparing=True)
    elif _parts(better) and not _parts(made):
        yield Claim(Reason(Why.PARTS_PAIRS, cards_of(better[1])), "pairs", _PARTED, LINES)


def _parts(option: Option) -> bool:
    """Whether a play takes several cards for one, so that an odd number of their ranks is left."""
    return option[1].bit_count() > 1
