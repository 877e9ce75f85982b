"""The scene of a table where a match is played: intents go to hands, keys and strip, time passes, it is drawn.

A game's table names the parts that are its own, and overrides the methods at the end of the class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import pygame

from game.cards import ItalianCard
from game.kept_match import KeptMatch
from game.matches import Match
from game.seats import PERSON
from game.words import Words
from scenes.commands import Command, asked
from scenes.intents import Intent, KeyPressed, PointerDown, PointerGone, PointerMoved, PointerUp, Pointing
from scenes.look.shapes import Box
from scenes.match.acts import Acts
from scenes.match.adviser import Adviser, TeacherWords
from scenes.match.card_marks import Aim
from scenes.match.commands import COMMANDS
from scenes.match.doors import Doors
from scenes.match.geometry import MatchGeometry
from scenes.match.handling import Hands
from scenes.match.keys import Keys
from scenes.match.opponent import Opponent
from scenes.match.piles import Piles
from scenes.match.showing import MatchShowing
from scenes.match.spots import PileSpot, SeatSpot, Spot
from scenes.match.telling import Telling
from scenes.match.turns import Turns
from scenes.match.voice import Voice
from scenes.preferences import KeptPreferences
from scenes.table.cues import Hear
from scenes.table.offer import Offer
from scenes.table.played import time_stats
from scenes.table.sign import Sign
from scenes.table.strip import Stat, Strip
from scenes.table.strip_numbers import told

if TYPE_CHECKING:
    from game.teaching.judged import Advice


class Part(Protocol):
    """What a table is made of and draws anew once it has changed."""

    changed: bool


class MatchTable(ABC):
    """One table, one match at a time. After a change of language, pack or UI scale it is to be resized."""

    opaque = True
    leaving = False
    commands: tuple[Command, ...] = COMMANDS
    TURNS: ClassVar[type[Turns[Any]]]
    TELLING: ClassVar[type[Telling]]
    HANDS: ClassVar[type[Hands]] = Hands
    ACTS: ClassVar[type[Acts]] = Acts
    KEYS: ClassVar[type[Keys]] = Keys
    PACK_BUTTON: ClassVar[int]
    """The number of the button that changes the pack."""

    def __init__(
        self,
        kept: KeptMatch[Any],
        words: Words,
        preferences: KeptPreferences,
        opponent: Opponent[Any],
        doors: Doors,
        hear: Hear,
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
        self.voice = self._new_voice(kept)
        self.showing: MatchShowing[Any] = self._new_showing(hear)
        self.showing.recall(kept.match)
        self.turns = self.TURNS(kept, self.showing, opponent, self.voice, lambda: self.speed, doors.sheet)
        self.telling = self.TELLING(self, words, preferences)
        self.hands = self.HANDS(self)
        self.adviser = Adviser(self, words, doors.thinker)
        self.offer = Offer(words, self._offer_place, wood=True)
        self.piles = Piles(self.spot_box)
        self._spot: Spot | None = None
        """What pointer or keyboard is on, which changes as cards arrive there."""
        self._acts = self.ACTS(self, doors)
        self._by_command = self._acts.by_command
        self.strip = self._make_strip(sealed=False)
        self.keys = self.KEYS(self, self.strip)

    @property
    def kept(self) -> KeptMatch[Any]:
        """The match under way, which is kept."""
        return self.turns.kept

    @property
    def match(self) -> Match[Any, Any]:
        return self.turns.match

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""
        return self._preferences.speed

    # What the house does with the table

    def resize(self, size: tuple[int, int], u: float) -> None:
        self._size, self.u = size, u
        now = self._preferences.now
        geometry = self._new_geometry(size, now.italian_pack, u)
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
        self.keys = self.KEYS(self, self.strip, self.keys.spot)
        self._refresh()

    def show(self, kept: KeptMatch[Any], dealt: bool) -> None:
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

    def pick(self, place: int) -> None:
        """Choose a card of the hand."""
        hand = self.showing.geometry.hand_cards(self.match.state, PERSON)
        if not self.my_turn:
            self.telling.wait(self.telling.hand)
        elif place >= len(hand):
            self.telling.no_such_card()
        else:
            self.hands.forget()
            self._choose(hand[place])
            self._changed = True

    def change_pack(self) -> None:
        """Play with the other pack."""
        self.strip.buttons[self.PACK_BUTTON].activate()

    def point(self, spot: Spot | None) -> None:
        """Pointer or keyboard is on this spot: what lies beside the hand has words."""
        self._spot = spot
        self.piles.rest(spot, self._spot_words(spot), self.showing.geometry)

    def press(self, spot: Spot) -> None:
        """What lies beside the hand is asked what it has to tell."""
        self.piles.say(spot, self._spot_words(spot), self.showing.geometry)

    def spot_box(self, spot: Spot | None) -> Box | None:
        """Where a pile or another player's hand lies, and whatever else a game lays beside; None for anything else."""
        geometry = self.showing.geometry
        match spot:
            case PileSpot(side):
                return geometry.pile_box(side)
            case SeatSpot(seat):
                return geometry.box(f"hand_{seat}")
        return None

    def lies_at(self, x: float, y: float) -> bool:
        """Whether a card or a pile lies there."""
        return self.showing.geometry.spot_at(x, y, self.match.state, self.showing.poses()) is not None

    # The scene

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, PointerDown) and self.hands.is_double(intent):
            return
        if isinstance(intent, PointerDown | KeyPressed):
            self.piles.hide()
            answered = self._ends_with(intent)
            self._finish()
            if answered:
                return
        if any(part.handle(intent) for part in self._before_table()):
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
        self._draw_under(canvas)
        self._draw_aids(canvas)
        self.showing.board.draw_movers(canvas, alpha)
        self._draw_titles(canvas)
        self.offer.draw(canvas)
        self.adviser.draw(canvas)
        self._draw_over(canvas)
        self.telling.draw(canvas)
        self.sign.draw(canvas)
        self.strip.draw_tooltip(canvas)
        self.piles.draw(canvas, self.u)

    @property
    def moving(self) -> bool:
        said = self.telling.toast.moving or self.adviser.moving or self.offer.moving
        return self.showing.moving or self.strip.moving or said or self.hands.rising or self.sign.moving

    @property
    def waiting(self) -> bool:
        due = (self.turns.waiting or self.adviser.waiting or self.offer.waiting) and not self._covered()
        parts = (self.showing, self.strip, self.sign, self.piles, self.telling)
        return due or any(part.waiting for part in parts)

    @property
    def changed(self) -> bool:
        return self._changed or any(part.changed for part in self._parts())

    def drawn(self) -> None:
        self._changed = False
        for part in self._parts():
            part.changed = False

    # Inside

    def _finish(self) -> None:
        """End what is being shown: what comes now must not wait for it."""
        if self.showing.moving:
            self.showing.finish()
            self._refresh()
        self.turns.hush()

    def _make(self, play: Any) -> None:
        """Make a play of the person's."""
        self.hands.forget()
        self.telling.toast.hide()
        if self.turns.make(play):
            self._settle_hand()

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

    @abstractmethod
    def _new_voice(self, kept: KeptMatch[Any]) -> Voice:
        """The words for those who sit at the table of a match."""

    @abstractmethod
    def _new_showing(self, hear: Hear) -> MatchShowing[Any]:
        """The cards on the screen, not placed yet."""

    @abstractmethod
    def _new_geometry(self, size: tuple[int, int], pack: str, u: float) -> MatchGeometry:
        """Where everything lies in a window of this size."""

    @abstractmethod
    def _choose(self, card: ItalianCard) -> None:
        """A card of the person's hand was chosen, whose turn it is."""

    @abstractmethod
    def stops(self) -> list[Spot]:
        """Where the keyboard may stand besides hand and strip, from the left."""

    @abstractmethod
    def _spot_words(self, spot: Spot | None) -> str:
        """What a spot beside the hand tells; nothing where there is nothing to tell."""

    @abstractmethod
    def teacher(self) -> tuple[Callable[[Any, int], Advice[Any, Any]], TeacherWords]:
        """The game's teacher: what is asked, and how its answer is put in words."""

    @abstractmethod
    def aim(self, play: Any) -> Aim:
        """A play of the person's as it is shown on the cards."""

    @abstractmethod
    def lying(self) -> Iterator[Box]:
        """Where cards lie just now, and what tells who sits where: what words had better keep off."""

    @abstractmethod
    def _make_strip(self, sealed: bool) -> Strip:
        """The strip; `sealed`: it has room for the seal."""

    @abstractmethod
    def _has_room_for_seal(self, strip: Box) -> bool:
        """Whether a strip in this place has room for the seal."""

    @abstractmethod
    def _stats(self) -> list[Stat]:
        """What the strip tells of the match."""

    def _ends_with(self, intent: PointerDown | KeyPressed) -> bool:  # noqa: ARG002  (a game may have more to end)
        """Whether a press is for what is being shown, which it ends: of a feast the count comes at once."""
        return self.turns.feasting

    def _seat_pressed(self, press: PointerDown) -> bool:  # noqa: ARG002  (where it is told who sits where)
        """Whether a press is for what tells who sits where, and is answered."""
        return False

    def _before_table(self) -> Sequence[Any]:
        """What takes an intent before the table itself does."""
        return (self.adviser, self.offer, self.strip)

    def _parts(self) -> Sequence[Part]:
        """What draws the table anew once it has changed."""
        return (
            self.showing,
            self.strip,
            self.sign,
            self.piles,
            self.telling.toast,
            self.adviser,
            self.offer,
        )

    def _draw_under(self, canvas: pygame.Surface) -> None:  # noqa: B027  (most have nothing there)
        """Draw what stands on the table under the rings and words: what tells who sits where."""

    @abstractmethod
    def _draw_aids(self, canvas: pygame.Surface) -> None:
        """Draw rings and words, below the cards that move."""

    @abstractmethod
    def _draw_titles(self, canvas: pygame.Surface) -> None:
        """Draw the large words, over everything that moves."""

    def _draw_over(self, canvas: pygame.Surface) -> None:  # noqa: B027  (most have nothing there)
        """Draw what lies over the table until the next press."""
