"""The review of a match of Scopone: Scopa's, with the parts that four seats have of their own."""

from __future__ import annotations

from game.scopa.match import Match
from game.scopa.teacher.review import Review
from game.scopone.family import SCOPONE_GAME
from game.scopone.teacher import review
from game.seats import OURS, PERSON, THEIRS
from scenes.match.four_seats import LEFT, PARTNER, RIGHT
from scenes.match.seats_said import side_label
from scenes.scopa.review.played import PlayedMatch
from scenes.scopa.review.scene import MatchReview
from scenes.scopone.review.geometry import Geometry
from scenes.scopone.review.said import DealWords
from scenes.scopone.review.showing import Showing
from scenes.scopone.teacher_words import TeacherWords


class PlayedScopone(PlayedMatch):
    """The deals of a match of four."""

    GAME = SCOPONE_GAME
    GEOMETRY = Geometry
    SHOWING = Showing
    WORDS = DealWords
    lanes = (RIGHT, PARTNER, LEFT, PERSON)
    pitch = (13, 7)

    def side_names(self) -> tuple[str, str]:
        return side_label(THEIRS, self._words), side_label(OURS, self._words)


class ScoponeReview(MatchReview):
    """One match of four under review."""

    PLAYED = PlayedScopone
    TEACHER = TeacherWords

    @staticmethod
    def teacher(deal: Match) -> Review:
        return review(deal)
