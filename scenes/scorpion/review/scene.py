"""The review of a Scorpion game as a scene: what it has beyond any review. Decides no rule."""

from __future__ import annotations

from scenes.entry import Reviewed
from scenes.host import Host
from scenes.review.scene import ReviewScene
from scenes.scorpion.review.played import PlayedGame


class ScorpionReview(ReviewScene):
    """A game that is over, or one under way; raises `GameError` where its record can't be stepped through."""

    def __init__(self, host: Host, reviewed: Reviewed) -> None:
        self.game = PlayedGame(reviewed.record, host.words, host.preferences, host.sound.play)
        super().__init__(host, reviewed, self.game)
