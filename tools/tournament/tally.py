"""What one contestant did in a contest; counts nothing itself."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """Points, decisions and their time on the processor, chances let go.

    `given` counts the plays after which the next player at once made a scopa; `needless` those of them where another
    legal play would have left him none. Games without a scopa leave these three at 0.
    """

    points: int = 0
    times_ms: list[float] = field(default_factory=list)
    let_go: int = 0
    given: int = 0
    needless: int = 0
