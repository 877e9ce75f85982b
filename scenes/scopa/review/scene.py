"""The review of a match of Scopa's family as a scene: what of it is the family's own. Knows no rule."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.scopa.match import Match
from game.scopa.state import CardPlayed, PlayCard
from game.scopa.teacher import review
from game.scopa.teacher.review import Review
from scenes.entry import Reviewed
from scenes.host import Host
from scenes.match.review.scene import DealReview
from scenes.scopa.aids import draw_lit
from scenes.scopa.review.marks import draw_better, draw_play
from scenes.scopa.review.played import PlayedMatch
from scenes.scopa.teacher_words import TeacherWords


class MatchReview(DealReview):
    """One match under review. A game of the family names its parts."""

    PLAYED: ClassVar[type[PlayedMatch]] = PlayedMatch
    TEACHER: ClassVar[type[TeacherWords]] = TeacherWords
    played: PlayedMatch

    def __init__(self, host: Host, reviewed: Reviewed) -> None:
        """Raises `GameError` where the record has no deal that may be seen."""
        played = self.PLAYED(reviewed.record, reviewed.over is not None, host.words, host.preferences, host.sound.play)
        super().__init__(host, reviewed, played, self.TEACHER(host.words))

    @staticmethod
    def teacher(deal: Match) -> Review:
        return review(deal)

    def draw_shown(self, canvas: pygame.Surface) -> None:
        draw_lit(canvas, self.played.showing, self.u)

    def draw_play(self, canvas: pygame.Surface, play: CardPlayed) -> None:
        draw_play(canvas, play, self.played.showing, self.u)

    def draw_better(self, canvas: pygame.Surface, better: PlayCard, made: CardPlayed) -> None:
        draw_better(canvas, better, made, self.played.showing, self.u)
