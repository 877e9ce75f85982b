"""The review of a match of Briscola as a scene: what of it is the game's own. Knows no rule."""

from __future__ import annotations

import pygame

from game.briscola.match import Match
from game.briscola.state import CardPlayed, PlayCard
from game.briscola.teacher import review
from game.briscola.teacher.review import Review
from game.seats import Seat
from scenes.briscola.marks import draw_marks
from scenes.briscola.review.commands import COMMANDS, GAME_AFTER, GAME_BEFORE
from scenes.briscola.review.played import PlayedMatch
from scenes.briscola.teacher_words import words_for
from scenes.entry import Reviewed
from scenes.host import Host
from scenes.match.arrow import draw_arrow
from scenes.match.card_marks import box_of
from scenes.match.four_seats import PARTNER
from scenes.match.review.marks import draw_instead, draw_made
from scenes.match.review.scene import DealReview


class MatchReview(DealReview):
    """One match under review, of two or of four."""

    commands = COMMANDS
    BEFORE, AFTER = GAME_BEFORE, GAME_AFTER
    played: PlayedMatch

    def __init__(self, host: Host, reviewed: Reviewed) -> None:
        """Raises `GameError` where the record has no deal that may be seen."""
        ended = reviewed.over is not None
        played = PlayedMatch(reviewed.record, ended, host.words, host.preferences, host.sound.play)
        super().__init__(host, reviewed, played, words_for(played.seats, host.words))

    @staticmethod
    def teacher(deal: Match) -> Review:
        return review(deal)

    def unseen(self) -> list[Seat]:
        """A partner's cards are seen once they lie open at the table."""
        seats = super().unseen()
        return [seat for seat in seats if seat != PARTNER] if self.played.showing.sees_partner else seats

    def draw_marks(self, canvas: pygame.Surface) -> None:
        draw_marks(canvas, self.played.showing, self.host.words, self.u)

    def draw_play(self, canvas: pygame.Surface, play: CardPlayed) -> None:
        draw_made(canvas, play.card, play.seat, self.played.showing, self.u)

    def draw_better(self, canvas: pygame.Surface, better: PlayCard, made: CardPlayed) -> None:
        showing = self.played.showing
        if better.card is not made.card:
            draw_instead(canvas, better.card, made.seat, showing, self.u)
        draw_arrow(canvas, box_of(better.card, showing), showing.geometry.trick_box(made.seat), self.u)
