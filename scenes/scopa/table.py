"""The Scopa table as a scene: intents go to hands, keys and strip, time passes, it is drawn.

A table of the same family names the parts that are its own, and overrides the methods at the end of the class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.cards import ItalianCard
from game.scopa.kept import KeptMatch
from game.scopa.match import Match
from game.scopa.state import Cards, PlayCard
from game.seats import PERSON, THEIRS
from game.words import Words
from scenes.commands import CANCEL, asked
from scenes.intents import Intent, KeyPressed, PointerDown, PointerGone, PointerMoved, PointerUp, Pointing
from scenes.look.shapes import Box
from scenes.match.adviser import Adviser, Aim
from scenes.match.card_marks import box_of
from scenes.match.commands import COMMANDS
from scenes.match.doors import Doors
from scenes.match.spots import PileSpot, Spot
from scenes.match.strip import has_room_for_seal
from scenes.preferences import KeptPreferences
from scenes.scopa.acts import Acts
from scenes.scopa.choice import Choice
from scenes.scopa.choosing import Choosing
from scenes.scopa.drawing import draw_aids, draw_titles
from scenes.scopa.geometry import Geometry
from scenes.scopa.gone import Gone
from scenes.scopa.handling import Hands
from scenes.scopa.keys import Keys
from scenes.scopa.lying import lying
from scenes.scopa.opponent import Opponent
from scenes.scopa.piles import Piles, spot_words
from scenes.scopa.showing import Showing
from scenes.scopa.strip import PACK_BUTTON, make_strip, stats
from scenes.scopa.telling import Telling
from scenes.scopa.turns import Turns
from scenes.scopa.voice import Voice
from scenes.table.cues import Hear
from scenes.table.offer import Offer
from scenes.table.played import time_stats
from scenes.table.sign import Sign
from scenes.table.strip import Stat, Strip
from scenes.table.strip_numbers import told

if TYPE_CHECKING:
    from game.scopa.teacher.judged import Advice
    from scenes.scopa.teacher_words import TeacherWords


class ScopaTable:
    """One table, one match at a time. After a change of language, pack or UI scale it is to be resized."""

    opaque = True
    leaving = False
    commands = COMMANDS
    VOICE: ClassVar[type[Voice]] = Voice
    SHOWING: ClassVar[type[Showing]] = Showing
    GEOMETRY: ClassVar[type[Geometry]] = Geometry
    PACK_BUTTON = PACK_BUTTON
    AGAIN_ON: tuple[Spot, ...] = (PileSpot(THEIRS),)
    """Where a press shows again what the others have played."""

    def __init__(
        self, kept: KeptMatch, words: Words, preferences: KeptPreferences, opponent: Opponent, doors: Doors, hear: Hear
    ) -> None:
        self._words = words
        self._covered = doors.covered
        self._preferences = preferences
        self._size = (0, 0)
        self._changed = True
        self._plays = len(kept.match.log)
        """How many plays of the deal the keyboard and the strip know of."""
        self.sign = Sign(wood=True)
        self.u = 1.0
        self.voice = self.VOICE(words)
        self.showing = self.SHOWING(hear)
        self.showing.recall(kept.match)
        self.turns = Turns(kept, self.showing, opponent, self.voice, lambda: self.speed, doors.sheet)
        self.choosing = Choosing(self.showing, self.play)
        self.telling = Telling(self, words, preferences)
        self.hands = Hands(self)
        self.adviser = Adviser(self, words, doors.thinker)
        self.offer = Offer(words, self._offer_place, wood=True)
        self.gone = Gone(self, words, preferences)
        self.piles = Piles()
        self._spot: Spot | None = None
        """What pointer or keyboard is on, which changes as cards arrive there."""
        self._acts = Acts(self, doors)
        self._by_command = self._acts.by_command
        self.strip = self._make_strip(sealed=False)
        self.keys = Keys(self, self.strip)

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

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""
        return self._preferences.speed

    # What the house does with the table

    def resize(self, size: tuple[int, int], u: float) -> None:
        self._size, self.u = size, u
        now = self._preferences.now
        geometry = self.GEOMETRY(size, now.italian_pack, u)
        self.choosing.u = u
        self.choosing.drop()
        self.hands.forget()
        self.sign.hide()
        self.telling.toast.hide()
        self.adviser.settle()
        self.offer.relay()
        self.piles.hide()
        self.showing.place(geometry, self.match, u, now.italian_pack, now.corner_values)
        strip = geometry.box("strip")
        # A deal that was handed in has no seal to show.
        self.strip = self._make_strip(bool(self.match.seed) and self._has_room_for_seal(strip))
        self.strip.resize(strip, u)
        self.keys = Keys(self, self.strip, self.keys.spot)
        self.gone.place()
        self._refresh()

    def show(self, kept: KeptMatch, dealt: bool) -> None:
        """Show this match; `dealt`: the deal itself is shown."""
        self.turns.begin(kept)
        self.offer.withdraw()
        self.showing.recall(self.match)
        self.resize(self._size, self.u)
        if dealt:
            self.showing.deal(self.match, self.speed)

    def tick(self) -> None:
        """The time shown is another one."""
        self._refresh()

    def redress(self) -> None:
        """Show other cards from now on."""
        if self._size != (0, 0):
            self.resize(self._size, self.u)

    def face(self, card: ItalianCard, width: int) -> pygame.Surface:
        """The picture of a card, `width` pixels wide."""
        return self.showing.faces.picture(card, width)

    def advise(self) -> None:
        """Advice on the play to make, for who asks in the menu."""
        self._acts.advise()

    # What hands and keys do

    @property
    def my_turn(self) -> bool:
        return self.turns.mine

    def play(self, card: ItalianCard, take: Cards) -> None:
        """Play a card of one's own, taking these."""
        self.choosing.drop()
        self.hands.forget()
        self.telling.toast.hide()
        if self.turns.make(PlayCard(card, take)):
            self._settle_hand()

    def pick(self, place: int) -> None:
        """Choose a card of the hand."""
        hand = self.showing.geometry.hand_cards(self.match.state, PERSON)
        if not self.my_turn:
            self.telling.wait(self.telling.hand)
        elif place >= len(hand):
            self.telling.no_such_card()
        else:
            self.hands.forget()
            self.choosing.pick(hand[place], self.match.ways(hand[place]))
            self._changed = True

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

    def change_pack(self) -> None:
        """Play with the other pack."""
        self.strip.buttons[self.PACK_BUTTON].activate()

    def point(self, spot: Spot | None) -> None:
        """Pointer or keyboard is on this spot: a pile or the pack has words."""
        self._spot = spot
        self.piles.rest(spot, self._spot_words(spot), self.showing.geometry)

    def press(self, spot: Spot) -> None:
        """Some spots show the others' last plays again; what has nothing to show tells how many cards lie there."""
        if spot in self.AGAIN_ON and self.turns.to_see_again:
            self._see_again(self.turns.show_again)
        else:
            self.piles.say(spot, self._spot_words(spot), self.showing.geometry)

    # The scene

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, PointerDown) and self.hands.is_double(intent):
            return
        if isinstance(intent, PointerDown | KeyPressed):
            self.piles.hide()
            answered = self.turns.feasting or (self.turns.replaying and _cancels(intent))
            self._finish()
            if answered:
                # The press was for the feast: the count comes at once. Or the key for what was seen again.
                return
        if any(part.handle(intent) for part in (self.gone, self.adviser, self.offer, self.strip)):
            return
        match intent:
            case PointerDown() | PointerMoved() | PointerUp() | PointerGone():
                self._point_at(intent)
            case KeyPressed():
                self._key(intent)
                if self.keys.beside is not None and not self.piles.told:
                    self.point(self.keys.beside)
        # A pointer that only passes over the table needs no new picture.
        self._changed = self._changed or self.hands.carrying or not isinstance(intent, PointerMoved)

    def _point_at(self, intent: Pointing) -> None:
        """A pointer does something on the table itself."""
        if isinstance(intent, PointerDown):
            self.keys.hide()
            self.telling.toast.hide()
            if self._seat_pressed(intent):
                return
        self.hands.handle(intent)
        if isinstance(intent, PointerGone) or (isinstance(intent, PointerUp) and intent.pointer[0] == "touch"):
            self.point(None)

    def update(self, dt: float) -> None:
        was_moving = self.showing.moving
        self.showing.update(dt)
        self.strip.step(dt)
        self.sign.step(dt)
        self.telling.step(dt)
        self.piles.step(dt)
        self.turns.word = max(0.0, self.turns.word - dt)
        self.hands.rise(dt)
        if was_moving and not self.showing.moving:
            self._refresh()
        if not self._covered():
            self.adviser.step(dt)
            self.offer.step(dt, self.u, not self.showing.moving)
            self._changed |= self.turns.step(dt)
        if len(self.match.log) != self._plays:
            self._settle_hand()

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.showing.board.draw(canvas)
        self.strip.draw(canvas)
        self.gone.draw(canvas)
        self._draw_seats(canvas)
        draw_aids(canvas, self, self.hands.meant, self.keys.ring(), self._words)
        self.showing.board.draw_movers(canvas, alpha)
        draw_titles(canvas, self, self._words)
        self.offer.draw(canvas)
        self.adviser.draw(canvas)
        self.gone.draw_unfolded(canvas)
        self.telling.draw(canvas)
        self.sign.draw(canvas)
        self.strip.draw_tooltip(canvas)
        self.piles.draw(canvas, self.u)

    @property
    def moving(self) -> bool:
        said = self.turns.word > 0 or self.telling.toast.moving or self.adviser.moving or self.offer.moving
        return self.showing.moving or self.strip.moving or said or self.hands.rising or self.sign.moving

    @property
    def waiting(self) -> bool:
        due = (self.turns.waiting or self.adviser.waiting or self.offer.waiting) and not self._covered()
        parts = (self.showing, self.strip, self.sign, self.piles, self.telling)
        return due or any(part.waiting for part in parts)

    @property
    def changed(self) -> bool:
        parts = (
            self.showing,
            self.strip,
            self.sign,
            self.piles,
            self.telling.toast,
            self.adviser,
            self.gone,
            self.offer,
        )
        return self._changed or any(part.changed for part in parts)

    def drawn(self) -> None:
        self._changed = self.showing.changed = self.strip.changed = self.sign.changed = self.piles.changed = False
        self.telling.toast.changed = self.adviser.changed = self.gone.changed = self.offer.changed = False

    # Inside

    def _finish(self) -> None:
        """End what is being shown: what comes now must not wait for it."""
        if self.showing.moving:
            self.showing.finish()
            self._refresh()
        self.turns.hush()

    def _settle_hand(self) -> None:
        """A play was made: the keyboard stays on a card of the hand."""
        self._plays = len(self.match.log)
        if self.match.played:
            self.offer.withdraw()
        self.adviser.settle()
        self.keys.settle()
        # While the play is being shown it is still the turn of who makes it.
        if not self.showing.moving:
            self._refresh()
        self._changed = True

    def _key(self, key: KeyPressed) -> None:
        command = asked(key, self.commands)
        if command is None or self.keys.handle(command, key):
            return
        act = self._by_command.get(command)
        if act is not None:
            act()

    def _spot_words(self, spot: Spot | None) -> str:
        return spot_words(spot, self.match, self._words, self.voice, self.turns.to_see_again)

    def _refresh(self) -> None:
        now = self._preferences.now
        time = time_stats(self.kept.time.seconds, now.clock, self._words)
        self.strip.show(told([*self._stats(), *time], now.strip_scores))
        if self._spot is not None:
            self.point(self._spot)
        self._changed = True

    def _offer_place(self, width: float, height: float) -> Box:
        """Where the offer of first steps stands: in the place of the words between runner and hand."""
        prompt, room = self.showing.geometry.box("prompt"), self.telling.room
        x = min(max(prompt.cx - width / 2, room.x), room.right - width)
        return Box(round(x), round(prompt.cy - height / 2), width, height)

    # What is a table's own

    def teacher(self) -> tuple[Callable[[Any, int], Advice], TeacherWords]:
        """The game's teacher: what is asked, and how its answer is put in words."""
        from game.scopa.teacher import advise
        from scenes.scopa.teacher_words import TeacherWords

        return advise, TeacherWords(self._words)

    def aim(self, play: PlayCard) -> Aim:
        """A play of the person's as it is shown on the cards: what it takes, or where its card is laid."""
        showing = self.showing
        goals = tuple(box_of(card, showing) for card in play.take) or (showing.place_for(play.card),)
        return Aim(play.card, goals, play.take, showing.state.table)

    def lying(self) -> Iterator[Box]:
        """Where cards lie just now, who sits where, and what is gone: what words had better keep off."""
        yield from lying(self.showing)
        yield from self.gone.places

    def _make_strip(self, sealed: bool) -> Strip:
        """The strip; `sealed`: it has room for the seal."""
        return make_strip(self.match, self._words, self._preferences.now.italian_pack, self._acts.doors, sealed)

    def _has_room_for_seal(self, strip: Box) -> bool:
        """Whether a strip in this place has room for the seal."""
        return has_room_for_seal(strip, self.u)

    def _stats(self) -> list[Stat]:
        """What the strip tells of the match."""
        return stats(self.match, self._words)

    def _seat_pressed(self, press: PointerDown) -> bool:  # noqa: ARG002  (where it is told who sits where)
        """Whether a press is for what tells who sits where, and is answered."""
        return False

    def _draw_seats(self, canvas: pygame.Surface) -> None:
        """Draw what tells who sits where; of two that is plain."""


def _cancels(intent: Intent) -> bool:
    return isinstance(intent, KeyPressed) and CANCEL.asked_by(intent)
