"""The review of a match of Briscola as a scene: every play of its deals, as the person saw them. Knows no rule."""

from __future__ import annotations

from scenes.briscola.review.played import PlayedMatch
from scenes.entry import Reviewed
from scenes.host import Host
from scenes.review.scene import ReviewScene


class MatchReview(ReviewScene):
    """One match under review; raises `GameError` where its record has no deal that may be seen."""

    def __init__(self, host: Host, reviewed: Reviewed) -> None:
        ended = reviewed.over is not None
        super().__init__(
            host, reviewed, PlayedMatch(reviewed.record, ended, host.words, host.preferences, host.sound.play)
        )
