"""Keeps the cards of four hands on the screen in step with the match: what of it is not as at the table for two."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import ItalianCard
from game.rules import Event
from game.scopa.match import Match
from game.scopa.state import CardPlayed, State
from game.seats import PERSON
from scenes.match.flights import Shown, dealt_face_down
from scenes.match.geometry import HAND_PILE
from scenes.scopa.choreography import visit
from scenes.scopa.showing import Showing as ShowingOfTwo
from scenes.scopa.slots import Slots
from scenes.scopone.choreography import dealing_order, from_the_middle, shown_play, shown_pose
from scenes.scopone.geometry import Geometry
from scenes.table.cues import Hear, unheard
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight

_CALM = 7
"""While so few places are in use, no table card moves."""


class Showing(ShowingOfTwo):
    """Each play is seen at the seat it comes from; `pause` gives the seconds computers take their time for."""

    geometry: Geometry

    def __init__(self, hear: Hear = unheard) -> None:
        super().__init__(hear)
        self.pause: Callable[[], float] = float

    def _follow(self, event: Event, state: State) -> None:
        """No round is dealt that would close the holes of a crowded table: a capture does."""
        super()._follow(event, state)
        tidied(self._slots, event)

    def _deal_flights(self, match: Match, speed: float) -> list[Flight]:
        order = dealing_order(match.state, match.order)
        return dealt_face_down(self.board, self.poses(), order, self.geometry.card_height, speed)

    def _shown_play(
        self,
        event: CardPlayed,
        here: dict[ItalianCard, Pose],
        there: dict[ItalianCard, Pose],
        speed: float,
        scopa: bool,
    ) -> list[Shown]:
        height = self.geometry.card_height
        if event.seat != PERSON:
            here = self._drawn_from_the_middle(event, here)
        stand, pause = self._stand(event, here), self.pause()
        return shown_play(self.board, event, here, there, stand, height, speed, scopa, pause)

    def _stand(self, event: CardPlayed, here: dict[ItalianCard, Pose]) -> Pose:
        """Where a card stands while its play is shown: at its seat, the person's by what it takes."""
        geometry = self.geometry
        if event.seat == PERSON:
            return visit(event, here, geometry.card_height) if event.take else here[event.card]
        place = geometry.show_place(event.seat, [geometry.card_box(here[card]) for card in event.take])
        return shown_pose(place.x, place.y, geometry.card_width)

    def _drawn_from_the_middle(self, event: CardPlayed, here: dict[ItalianCard, Pose]) -> dict[ItalianCard, Pose]:
        """The table with another's hand as if the card were its middle one: one back looks like another."""
        pile = HAND_PILE + event.seat
        hand = sorted((card for card in here if here[card].pile == pile), key=lambda card: here[card].order)
        poses = [here[card] for card in hand]
        moved = dict(zip(from_the_middle(hand, event.card), poses, strict=True))
        for card, pose in moved.items():
            self.board.sprite(card).lay(pose)
        return here | moved


def tidied(slots: Slots, event: Event) -> None:
    """Close the holes of a crowded table once something is taken there."""
    if isinstance(event, CardPlayed) and event.take:
        slots.tidy(_CALM)
