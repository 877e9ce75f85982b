"""The Scopa table as a scene: captures are chosen, the others' plays seen again, what is gone can be shown.

A table of the same family names the parts that are its own, and overrides the methods at the end of the class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game import kept_match
from game.cards import ItalianCard
from game.scopa.kept import KeptMatch
from game.scopa.match import Match
from game.scopa.state import Cards, PlayCard
from game.seats import THEIRS
from game.words import Words
from scenes.commands import CANCEL
from scenes.intents import KeyPressed, PointerDown
from scenes.look.shapes import Box
from scenes.match.card_marks import Aim, box_of
from scenes.match.doors import Doors
from scenes.match.lying import lying
from scenes.match.spots import PackSpot, PileSpot, Spot
from scenes.match.strip import has_room_for_seal
from scenes.match.table import MatchTable, Part
from scenes.preferences import KeptPreferences
from scenes.scopa.acts import Acts
from scenes.scopa.choice import Choice
from scenes.scopa.choosing import Choosing
from scenes.scopa.drawing import draw_aids, draw_titles
from scenes.scopa.geometry import Geometry
from scenes.scopa.gone import Gone
from scenes.scopa.handling import Hands
from scenes.scopa.keys import Keys
from scenes.scopa.opponent import Opponent
from scenes.scopa.piles import spot_words, stops
from scenes.scopa.showing import Showing
from scenes.scopa.strip import PACK_BUTTON, make_strip, stats
from scenes.scopa.telling import Telling
from scenes.scopa.turns import Turns
from scenes.scopa.voice import Voice
from scenes.table.cues import Hear
from scenes.table.strip import Stat, Strip

if TYPE_CHECKING:
    from game.scopa.teacher.judged import Advice
    from scenes.scopa.teacher_words import TeacherWords


class ScopaTable(MatchTable):
    """One table, one match at a time."""

    VOICE: ClassVar[type[Voice]] = Voice
    TURNS = Turns
    TELLING = Telling
    HANDS = Hands
    ACTS = Acts
    KEYS = Keys
    SHOWING: ClassVar[type[Showing]] = Showing
    GEOMETRY: ClassVar[type[Geometry]] = Geometry
    PACK_BUTTON = PACK_BUTTON
    AGAIN_ON: tuple[Spot, ...] = (PileSpot(THEIRS),)
    """Where a press shows again what the others have played."""
    voice: Voice
    showing: Showing
    turns: Turns
    telling: Telling
    hands: Hands

    def __init__(
        self, kept: KeptMatch, words: Words, preferences: KeptPreferences, opponent: Opponent, doors: Doors, hear: Hear
    ) -> None:
        super().__init__(kept, words, preferences, opponent, doors, hear)
        self.choosing = Choosing(self.showing, self.play)
        self.gone = Gone(self, words, preferences)

    @property
    def kept(self) -> KeptMatch:
        return self.turns.kept

    @property
    def match(self) -> Match:
        return self.turns.match

    @property
    def choice(self) -> Choice | None:
        """The capture that is being chosen."""
        return self.choosing.choice

    def resize(self, size: tuple[int, int], u: float) -> None:
        self.choosing.u = u
        self.choosing.drop()
        super().resize(size, u)
        self.gone.place()

    # What hands and keys do

    def play(self, card: ItalianCard, take: Cards) -> None:
        """Play a card of one's own, taking these."""
        self.choosing.drop()
        self._make(PlayCard(card, take))

    def _choose(self, card: ItalianCard) -> None:
        self.choosing.pick(card, self.match.ways(card))

    def show_again(self) -> None:
        """Show what the others have played last once more."""
        self._see_again(self.turns.show_again)

    def _see_again(self, shows: Callable[[], None], asked_at: Box | None = None) -> None:
        """Have something shown again where there is anything to be seen."""
        if self.turns.to_see_again:
            self.hands.forget()
            self.choosing.cancel()
            shows()
        else:
            self.telling.nothing_again(asked_at)

    def press(self, spot: Spot) -> None:
        """Some spots show the others' last plays again; what has nothing to show tells how many cards lie there."""
        if spot in self.AGAIN_ON and self.turns.to_see_again:
            self._see_again(self.turns.show_again)
        else:
            super().press(spot)

    def spot_box(self, spot: Spot | None) -> Box | None:
        return self.showing.geometry.pack_box() if isinstance(spot, PackSpot) else super().spot_box(spot)

    def stops(self) -> list[Spot]:
        return stops(self.match)

    # The scene

    def update(self, dt: float) -> None:
        self.turns.word = max(0.0, self.turns.word - dt)
        super().update(dt)

    @property
    def moving(self) -> bool:
        return self.turns.word > 0 or super().moving

    def _ends_with(self, intent: PointerDown | KeyPressed) -> bool:
        # The key was for what was seen again.
        cancels = isinstance(intent, KeyPressed) and CANCEL.asked_by(intent)
        return super()._ends_with(intent) or (self.turns.replaying and cancels)

    def _before_table(self) -> Sequence[Any]:
        return (self.gone, *super()._before_table())

    def _parts(self) -> Sequence[Part]:
        return (*super()._parts(), self.gone)

    def _draw_under(self, canvas: pygame.Surface) -> None:
        self.gone.draw(canvas)

    def _draw_aids(self, canvas: pygame.Surface) -> None:
        draw_aids(canvas, self, self.hands.meant, self.keys.ring(), self._words)

    def _draw_titles(self, canvas: pygame.Surface) -> None:
        draw_titles(canvas, self, self._words)

    def _draw_over(self, canvas: pygame.Surface) -> None:
        self.gone.draw_unfolded(canvas)

    def _spot_words(self, spot: Spot | None) -> str:
        return spot_words(spot, self.match, self._words, self.voice, self.turns.to_see_again)

    def _new_voice(self, kept: kept_match.KeptMatch[Any]) -> Voice:  # noqa: ARG002  (of all its matches the same)
        return self.VOICE(self._words)

    def _new_geometry(self, size: tuple[int, int], pack: str, u: float) -> Geometry:
        return self.GEOMETRY(size, pack, u)

    def _new_showing(self, hear: Hear) -> Showing:
        return self.SHOWING(hear)

    # What is a table's own

    def aim(self, play: PlayCard) -> Aim:
        """A play of the person's as it is shown on the cards: what it takes, or where its card is laid."""
        showing = self.showing
        goals = tuple(box_of(card, showing) for card in play.take) or (showing.place_for(play.card),)
        return Aim(play.card, goals, play.take, showing.state.table)

    def lying(self) -> Iterator[Box]:
        showing, state, poses = self.showing, self.showing.state, self.showing.poses()
        pack = [showing.geometry.pack_box()] if state.deck else []
        yield from lying(showing, [*(showing.geometry.card_box(poses[card]) for card in state.table), *pack])
        yield from self.gone.places

    def teacher(self) -> tuple[Callable[[Any, int], Advice], TeacherWords]:
        from game.scopa.teacher import advise
        from scenes.scopa.teacher_words import TeacherWords

        return advise, TeacherWords(self._words)

    def _make_strip(self, sealed: bool) -> Strip:
        return make_strip(self.match, self._words, self._preferences.now.italian_pack, self._acts.doors, sealed)

    def _has_room_for_seal(self, strip: Box) -> bool:
        return has_room_for_seal(strip, self.u)

    def _stats(self) -> list[Stat]:
        return stats(self.match, self._words)
