"""The Scorpion table as a scene: a person's intents become moves, what happened is shown."""

from __future__ import annotations

import pygame

from game.rules import Refusal
from game.scorpion.kept import KeptGame
from game.scorpion.state import Move
from game.words import Words
from scenes.commands import asked
from scenes.intents import Intent, KeyPressed, PointerDown, PointerGone, PointerMoved, PointerUp, SecondaryUp
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.scorpion.acts import Acts
from scenes.scorpion.adviser import Adviser
from scenes.scorpion.again import Again
from scenes.scorpion.answer import Answer
from scenes.scorpion.celebration import Celebration
from scenes.scorpion.commands import COMMANDS
from scenes.scorpion.doors import Doors
from scenes.scorpion.geometry import Geometry
from scenes.scorpion.glow import TargetGlow
from scenes.scorpion.handling import Handling
from scenes.scorpion.keys import Keys
from scenes.scorpion.showing import Showing
from scenes.scorpion.strip import make_strip, refresh, stats
from scenes.scorpion.telling import REDO, UNDO, Telling
from scenes.table.areas import ButtonSpot
from scenes.table.cues import Hear
from scenes.table.faces import CardFaces
from scenes.table.offer import Offer
from scenes.table.played import time_stats
from scenes.table.rings import draw_focus
from scenes.table.sign import Sign
from scenes.table.strip import Strip
from scenes.table.strip_numbers import told
from scenes.table.toast import Toast

_EDGE = 8


class ScorpionTable:
    """One table, one game at a time. After a change of language or of the UI scale it is to be resized."""

    opaque = True
    leaving = False
    commands = COMMANDS

    def __init__(
        self, game: KeptGame, words: Words, preferences: KeptPreferences, faces: CardFaces, doors: Doors, hear: Hear
    ) -> None:
        self._words = words
        self._preferences = preferences
        self._doors = doors
        self._size = (0, 0)
        self.telling = Telling(self, words, preferences)
        self.sign = Sign()
        self.u = 1.0
        self.game = game
        self.showing = Showing(faces, hear)
        self._win = Celebration(self.showing, lambda: self.speed, hear, doors.won)
        self.hand = Handling(self)
        self.adviser = Adviser(self, words, preferences, doors.thinker)
        self.offer = Offer(words, self._offer_place, wood=False)
        self.again = Again(self)
        self.acts = Acts(self, doors)
        self._by_command = self.acts.by_command
        self.glow = TargetGlow(self.showing, self.hand)
        self.strip = make_strip(words, self.acts)
        self.keys = Keys(self, self.hand, self.strip)
        self._counted = (0, 0)
        """Score and moves as the strip shows them: those of the cards that have arrived."""
        self._changed = True

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""
        return self._preferences.speed

    # What the house does with the table

    def resize(self, size: tuple[int, int], u: float) -> None:
        self._size, self.u = size, u
        geometry = Geometry(self.game.start.rules, size)
        now = self._preferences.now
        self.hand.forget()
        self._win.skip(size)
        self.showing.place(geometry, self.game.session.state, u, now.back, now.four_colours)
        self._win.resized(size)
        self.strip = make_strip(self._words, self.acts)
        self.keys = Keys(self, self.hand, self.strip, self.keys.spot)
        self.strip.resize(geometry.strip, u)
        self.telling.toast.hide()
        self.sign.hide()
        self.keys.settle()
        self.adviser.settle()
        self.offer.relay()
        self._refresh()

    def dress(self) -> None:
        """The preferred back, the colours, the light or what the strip tells changed."""
        self.adviser.dress()
        self.showing.dress(self._preferences.now.back, self._preferences.now.four_colours)
        self._refresh()

    def show(self, game: KeptGame) -> None:
        """Show this game as it stands."""
        self._win.forget()
        self.again.forget()
        self.offer.withdraw()
        self.game = game
        self.resize(self._size, self.u)

    def deal(self, game: KeptGame) -> None:
        """Begin this game with a deal."""
        self.show(game)
        self.showing.deal(game.session.state, self.speed)
        self._refresh()

    def button(self, number: int) -> Box:
        """Where a button of the strip is."""
        return self.strip.buttons[number].box

    # What the adviser does with the table

    @property
    def button_focused(self) -> bool:
        """Whether the keyboard is on a button of the strip."""
        return isinstance(self.keys.spot, ButtonSpot)

    def answer_room(self) -> Box:
        """Where words may stand: beside the strip."""
        return self.showing.geometry.beside_strip(_EDGE * self.u)

    def take_back(self, count: int) -> None:
        """Undo so many moves, one shown after the other has ended."""
        for _ in range(count):
            self.acts.undo()

    def end_win(self) -> None:
        """The win has been told: the stars go out, and the runs go back to their places."""
        self._win.end()
        self._changed = True

    def tick(self) -> None:
        """The time shown is another one."""
        self._refresh()

    def relight(self) -> None:
        """The light has changed."""
        self._refresh()

    # Moves

    def try_move(self, move: Move, near: int | None, from_hand: bool) -> None:
        """Make a move, or say near this column why not and let the cards glide back."""
        result = self.game.apply(move)
        if isinstance(result, Refusal):
            self.showing.glide_back(self.speed)
            self.keys.give_up()
            self.telling.refuse_at(result.reason, near)
            return
        self.telling.toast.hide()
        self.showing.show_step(result, self.speed, from_hand)
        self._stepped()

    def undo(self) -> None:
        """Take the last action back."""
        step = self.game.undo()
        if isinstance(step, Refusal):
            self.telling.refuse(step.reason, self.button(UNDO))
        else:
            self.showing.show_undo(step, self.speed)
            self._stepped()

    def redo(self) -> None:
        """Do again what was taken back."""
        step = self.game.redo()
        if isinstance(step, Refusal):
            self.telling.refuse(step.reason, self.button(REDO))
        else:
            self.showing.show_step(step, self.speed, False)
            self._stepped()

    def begin_again(self) -> None:
        """Begin the deal again: the cards glide back to where they were dealt."""
        step = self.game.restart()
        if isinstance(step, Refusal):
            self.telling.refuse(step.reason, self.button(UNDO))
        else:
            self.showing.show_step(step, self.speed, False)
            self._stepped()
            self.telling.begun_again()

    def put_down(self) -> None:
        """Put down what the hand holds."""
        self.hand.put_down()
        self.keys.give_up()

    def finish(self) -> None:
        """End what is being shown: what comes now must not wait for it."""
        if self.showing.moving:
            self.showing.finish()
            self._refresh()

    # The scene

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, PointerDown) and self.hand.is_double(intent):
            return
        if isinstance(intent, PointerDown | KeyPressed):
            if self._win.skip(self._size):
                self._changed = True
                return
            self.finish()
        if isinstance(intent, PointerDown | KeyPressed | SecondaryUp | PointerGone):
            self.showing.peek(None)
        if not any(part.handle(intent) for part in (self.adviser, self.offer, self.strip)):
            self._take(intent)

    def _take(self, intent: Intent) -> None:
        """Take what is meant for the cards."""
        match intent:
            case PointerDown(button="secondary"):
                self._look_or_put_down(intent)
            case PointerGone(pointer):
                self.hand.gone(pointer)
            case PointerDown():
                self.keys.hide()
                self.telling.toast.hide()
                self.hand.press(intent)
                self._changed = True
            case PointerMoved() if self.showing.peeked is None:
                self.hand.move(intent)
            case PointerUp():
                self.hand.release(intent)
            case KeyPressed():
                self._key(intent)
                self._changed = True

    def _look_or_put_down(self, press: PointerDown) -> None:
        self.telling.toast.hide()
        if self.hand.holding:
            self.put_down()
        else:
            self.hand.look_under(press)

    def update(self, dt: float) -> None:
        was_moving = self.showing.moving
        self.hand.update(dt)
        self.showing.update(dt)
        if was_moving and not self.showing.moving:
            self._refresh()
        self.strip.step(dt)
        self.telling.step(dt)
        self.sign.step(dt)
        if not self._doors.covered():
            self.adviser.step(dt)
            self.offer.step(dt, self.u, not self.showing.moving)
        self.glow.step(dt)
        self._win.step(dt)

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.showing.draw(canvas)
        self.strip.draw(canvas)
        self._win.draw(canvas)
        self.glow.draw(canvas, self.u)
        ring = self.keys.ring(alpha)
        if ring is not None and not self._win.shown:
            draw_focus(canvas, ring, self.u)
        self.showing.board.draw_movers(canvas, alpha)
        if self.showing.peeked is not None:
            self.showing.board.draw_whole(canvas, self.showing.peeked)
        self.offer.draw(canvas)
        self.adviser.draw(canvas)
        self.telling.draw(canvas)
        self.sign.draw(canvas)
        self.strip.draw_tooltip(canvas)

    @property
    def moving(self) -> bool:
        toast, sign = self.telling.toast, self.sign
        parts = (self.showing, self.hand, self.strip, toast, sign, self.glow, self.adviser, self._win, self.offer)
        return any(part.moving for part in parts)

    @property
    def waiting(self) -> bool:
        asked = (self.adviser.waiting or self.offer.waiting) and not self._doors.covered()
        waiting = self.showing.waiting or self.strip.waiting or self.telling.waiting or asked
        return waiting or self.sign.waiting

    @property
    def changed(self) -> bool:
        return any(part.changed for part in self._parts) or self._changed

    def drawn(self) -> None:
        self._changed = False
        for part in self._parts:
            part.changed = False

    # Inside

    @property
    def _parts(self) -> tuple[Showing, Handling, Strip, Toast, Sign, Answer, Offer]:
        toast, answer = self.telling.toast, self.adviser.answer
        return self.showing, self.hand, self.strip, toast, self.sign, answer, self.offer

    def _offer_place(self, width: float, height: float) -> Box:
        """Where the offer of first steps stands: off the cards."""
        from scenes.table.answer_panel import placed

        geometry, poses = self.showing.geometry, self.showing.poses().values()
        cards = [Box(pose.x, pose.y, pose.width, geometry.card_height) for pose in poses]
        return placed(width, height, self.answer_room(), (), cards, self.u)

    def _key(self, key: KeyPressed) -> None:
        command = asked(key, COMMANDS)
        if command is None or self.keys.handle(command, key):
            return
        act = self._by_command.get(command)
        if act is not None:
            act()

    def _stepped(self) -> None:
        self.again.forget()
        self.offer.withdraw()
        self.keys.settle()
        self.adviser.settle()
        self._refresh()
        if self.game.session.won:
            self._win.begin(self._size)

    def _refresh(self) -> None:
        session = self.game.session
        if not self.showing.moving:
            self._counted = (session.score, session.moves)
        now = self._preferences.now
        time = time_stats(self.game.time.seconds, now.clock, self._words)
        shown = stats(self.game, self._counted, self.adviser.light, self._words, time)
        refresh(self.strip, self.game, told(shown, now.strip_scores))
        self._changed = True
