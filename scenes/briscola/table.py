"""The Briscola table as a scene, for two and for four: tricks, the last one looked at, who sits where."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game import kept_match
from game.briscola.kept import KeptMatch
from game.briscola.match import Match
from game.briscola.state import PlayCard
from game.cards import ItalianCard
from game.seats import PERSON, SIDES, Seat, Side, side_of
from game.words import Words
from scenes.briscola.acts import Acts
from scenes.briscola.commands import COMMANDS, LAST_TRICK
from scenes.briscola.drawing import draw_aids, draw_titles
from scenes.briscola.geometry import Geometry, GeometryOfFour
from scenes.briscola.handling import Hands
from scenes.briscola.keys import Keys
from scenes.briscola.opponent import Opponent
from scenes.briscola.piles import spot_box, spot_words, stops
from scenes.briscola.preferences import BRISCOLA
from scenes.briscola.showing import Showing
from scenes.briscola.strip import PACK_BUTTON, has_room_for_seal, make_strip, stats
from scenes.briscola.telling import Telling
from scenes.briscola.turns import Turns
from scenes.briscola.voice import VoiceOfFour, VoiceOfTwo, voice_for
from scenes.commands import CANCEL, USE
from scenes.intents import Intent, KeyPressed, PointerDown
from scenes.look.shapes import Box
from scenes.match.card_marks import Aim, box_of
from scenes.match.doors import Doors
from scenes.match.four_seats import PARTNER
from scenes.match.lying import lying
from scenes.match.seat_plates import SeatPlates
from scenes.match.spots import PileSpot, SeatSpot, Spot, TrickSpot
from scenes.match.table import MatchTable, Part
from scenes.preferences import KeptPreferences
from scenes.table.cues import Hear
from scenes.table.plates import Plates
from scenes.table.strip import Stat, Strip

if TYPE_CHECKING:
    from game.teaching.judged import Advice
    from scenes.match.adviser import TeacherWords


class BriscolaTable(MatchTable):
    """One table, one match at a time, of two or of four."""

    commands = COMMANDS
    TURNS = Turns
    TELLING = Telling
    HANDS = Hands
    ACTS = Acts
    KEYS = Keys
    PACK_BUTTON = PACK_BUTTON
    voice: VoiceOfTwo | VoiceOfFour
    showing: Showing
    turns: Turns
    telling: Telling
    hands: Hands

    def __init__(
        self, kept: KeptMatch, words: Words, preferences: KeptPreferences, opponent: Opponent, doors: Doors, hear: Hear
    ) -> None:
        self._own = preferences.of(BRISCOLA)
        super().__init__(kept, words, preferences, opponent, doors, hear)
        self._seats = SeatPlates(self, words)
        self._sees = False
        """Whether the plates stand beside the partner's open cards."""
        self.showing.pause = lambda: preferences.pause
        self.turns.tells_points = lambda: self.tells_points

    @property
    def kept(self) -> KeptMatch:
        return self.turns.kept

    @property
    def match(self) -> Match:
        return self.turns.match

    @property
    def tells_points(self) -> bool:
        """Whether the points taken so far are shown."""
        return self._own.now.show_points

    @property
    def plates(self) -> Plates:
        """The plates of the seats; of two there are none."""
        return self._seats.plates

    # What the house and the room do with the table

    def resize(self, size: tuple[int, int], u: float) -> None:
        super().resize(size, u)
        self._place_plates()

    def show(self, kept: kept_match.KeptMatch[Any], dealt: bool) -> None:
        self.voice = self.turns.voice = voice_for(kept.match, self._words)
        super().show(kept, dealt)

    def see_partner(self) -> None:
        """Turn the partner's cards up or down: whether partners see each other's last cards is set otherwise."""
        self._finish()
        self.showing.show_partner(self.match, self.speed)

    # What hands and keys do

    def play(self, card: ItalianCard) -> None:
        """Play a card of one's own."""
        self._make(PlayCard(card))

    def _choose(self, card: ItalianCard) -> None:
        self.play(card)

    def press(self, spot: Spot) -> None:
        match spot:
            case PileSpot(side):
                self._look_at(side)
            case TrickSpot(seat):
                self.telling.trick(seat)
            case SeatSpot(seat) if seat == PARTNER and self.showing.sees_partner:
                self.telling.partner(self.telling.open_hand)
            case SeatSpot(seat) if not self._spot_words(spot):
                self.telling.hidden(self.showing.geometry.hand_area(seat, len(self.match.state.hands[seat])))
            case _:
                super().press(spot)

    def look_back(self) -> None:
        """Look at the last trick."""
        takers = self.match.takers
        if takers:
            self._look_at(side_of(takers[-1]))
        else:
            self.telling.no_last_trick(None)

    def put_back(self) -> None:
        """The last trick, if it is looked at, goes back into its pile."""
        self.showing.put_back(self.speed)

    def _look_at(self, side: Side) -> None:
        self.hands.let_go()
        self.piles.hide()
        if not self.showing.look_back(self.match, side, self.speed):
            self.telling.no_last_trick(side)

    def stops(self) -> list[Spot]:
        return stops(self.match)

    def spot_box(self, spot: Spot | None) -> Box | None:
        return spot_box(spot, self.match, self.showing.geometry) or super().spot_box(spot)

    def aim(self, play: PlayCard) -> Aim:
        """A play of the person's as it is shown on the cards: its card goes to its place beside those of the trick."""
        showing = self.showing
        trick = tuple(box_of(card, showing) for card in showing.state.trick)
        return Aim(play.card, (showing.geometry.trick_box(PERSON),), beside=trick)

    def lying(self) -> Iterator[Box]:
        showing, poses = self.showing, self.showing.poses()
        geometry, state = showing.geometry, showing.state
        trick = [geometry.card_box(poses[card]) for card in state.trick]
        yield from lying(showing, [*trick, geometry.stock_box(), *([geometry.trump_shown()] if state.stock else [])])

    # The scene

    def handle(self, intent: Intent) -> None:
        looked = self.showing.looking_back
        if looked is None or not isinstance(intent, PointerDown | KeyPressed):
            super().handle(intent)
            return
        if isinstance(intent, PointerDown) and self.hands.is_double(intent):
            return
        self._finish()
        self.put_back()
        self._changed = True
        if isinstance(intent, KeyPressed) and LAST_TRICK.asked_by(intent):
            self.telling.only_the_last(looked)
        elif not self._only_puts_back(intent, looked):
            super().handle(intent)

    def _only_puts_back(self, intent: PointerDown | KeyPressed, looked: Side) -> bool:
        """Whether a press at a table where the last trick is looked at does nothing but put it back."""
        if isinstance(intent, KeyPressed):
            return CANCEL.asked_by(intent) or (USE.asked_by(intent) and self.keys.beside == PileSpot(looked))
        if self.strip.box.contains(intent.x, intent.y):
            return False
        spot = self.showing.geometry.spot_at(intent.x, intent.y, self.match.state, self.showing.poses())
        return spot is None or isinstance(spot, PileSpot)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._sees != self.showing.sees_partner:
            self._place_plates()
        elif self._four:
            self._seats.tell()

    def _parts(self) -> Sequence[Part]:
        return (*super()._parts(), self._seats)

    def _draw_under(self, canvas: pygame.Surface) -> None:
        if self._four:
            self._seats.draw(canvas)

    def _draw_aids(self, canvas: pygame.Surface) -> None:
        draw_aids(canvas, self, self.keys.ring(), self._words, self.tells_points)

    def _draw_titles(self, canvas: pygame.Surface) -> None:
        draw_titles(canvas, self)

    # What is this table's own

    def teacher(self) -> tuple[Callable[[Any, int], Advice[Any, Any]], TeacherWords]:
        from game.briscola.teacher import advise
        from scenes.briscola.teacher_words import words_for

        return advise, words_for(self.match.rules.seats, self._words)

    def _spot_words(self, spot: Spot | None) -> str:
        looked = self.showing.looking_back
        if looked is not None and spot == PileSpot(looked):
            return ""
        return spot_words(spot, self.match, self.voice, self.tells_points)

    def _new_voice(self, kept: kept_match.KeptMatch[Any]) -> VoiceOfTwo | VoiceOfFour:
        return voice_for(kept.match, self._words)

    def _new_geometry(self, size: tuple[int, int], pack: str, u: float) -> Geometry:
        return Geometry.of(size, pack, u, self.match.rules.seats)

    def _new_showing(self, hear: Hear) -> Showing:
        return Showing(hear)

    def _make_strip(self, sealed: bool) -> Strip:
        return make_strip(self.match, self._words, self._preferences.now.italian_pack, self._acts.doors, sealed)

    def _has_room_for_seal(self, strip: Box) -> bool:
        return has_room_for_seal(strip, self.u)

    def _stats(self) -> list[Stat]:
        return stats(self.match, self._words)

    # Plates

    @property
    def _four(self) -> bool:
        return self.match.rules.seats > SIDES

    def _place_plates(self) -> None:
        """The plates stand where the window has room for them now."""
        self._sees, geometry = self.showing.sees_partner, self.showing.geometry
        if isinstance(geometry, GeometryOfFour):
            self._seats.place(geometry.plates_beside(self._sees))
        self._changed = True

    def _seat_pressed(self, press: PointerDown) -> bool:
        seat = self._seats.pressed(press) if self._four else None
        if seat is None:
            return False
        self.telling.inform(self.voice.hand(seat, len(self.match.state.hands[seat])), self._seats.box(seat))
        return True

    def told_of(self) -> Hashable:
        """What the plates tell of, besides the match and how much of it was played."""
        return self.showing.to_play, self.showing.taking, self.showing.trick

    def seat_at_play(self) -> Seat | None:
        """Whose place waits for a card."""
        return self.showing.to_play

    def notes(self, seat: Seat) -> tuple[str, ...]:
        """Who leads the trick, and who takes it once it is full."""
        trick, voice = self.showing.trick, self.voice
        if seat == PERSON or not isinstance(voice, VoiceOfFour):
            return ()
        if seat == self.showing.taking:
            return voice.takes_on_plate()
        leader = trick[0].seat if trick else self.showing.to_play
        return (voice.leads(),) if seat == leader else ()
