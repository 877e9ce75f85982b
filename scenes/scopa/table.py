"""The Scopa table as a scene: a person's intents become plays, the computer's plays are shown. Decides no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.cards import ItalianCard
from game.rules import Refusal, Transition
from game.scopa.captures import captures
from game.scopa.kept import KeptMatch
from game.scopa.match import COMPUTER, PERSON, Match
from game.scopa.state import Cards, PlayCard, State, TableSwept
from game.words import Words
from scenes.intents import Intent, KeyPressed, PointerDown, PointerGone, PointerMoved, PointerUp
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.scopa.aids import choice_words, deal_words, draw_choice, draw_lit
from scenes.scopa.choice import Choice
from scenes.scopa.geometry import Geometry
from scenes.scopa.handling import Hands
from scenes.scopa.keys import Keys
from scenes.scopa.marks import draw_prompt, draw_word
from scenes.scopa.opponent import Opponent
from scenes.scopa.showing import Showing
from scenes.scopa.strip import make_strip, stats
from scenes.table.cues import Hear
from scenes.table.rings import draw_focus
from scenes.table.sign import Sign

_RAISED_HAND, _RAISED_TABLE = 19, 10
_WORD_SECONDS = 1.2


class Doors(NamedTuple):
    """Where the table's buttons and keys lead; `change` takes a setting of the match and its new value.

    `covered` tells whether a window lies over the table, which then waits.
    """

    menu: Callable[[], None]
    new_match: Callable[[], None]
    rules: Callable[[], None]
    sheet: Callable[[], None]
    change: Callable[[str, str | bool], None]
    covered: Callable[[], bool]


class ScopaTable:
    """One table, one match at a time. After a change of language, pack or UI scale it is to be resized."""

    opaque = True
    leaving = False

    def __init__(
        self, kept: KeptMatch, words: Words, preferences: KeptPreferences, opponent: Opponent, doors: Doors, hear: Hear
    ) -> None:
        self._words = words
        self._preferences = preferences
        self._opponent = opponent
        self._change_outside = doors.change
        self._doors = doors._replace(
            menu=self._letting_go(doors.menu),
            new_match=self._letting_go(doors.new_match),
            rules=self._letting_go(doors.rules),
            change=self._change,
        )
        self._size = (0, 0)
        self._word = 0.0
        self._sheet_due = kept.match.state.over
        self._changed = True
        self.sign = Sign()
        self.u = 1.0
        self.kept = kept
        self.showing = Showing(hear)
        self.showing.recall(kept.match)
        self.choice: Choice | None = None
        self._hands = Hands(self)
        self._strip = make_strip(kept.match, words, preferences.now.italian_pack, self._doors)
        self._keys = Keys(self._strip)

    @property
    def match(self) -> Match:
        return self.kept.match

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""
        return self._preferences.speed

    # What the house does with the table

    def resize(self, size: tuple[int, int], u: float) -> None:
        self._size, self.u = size, u
        now = self._preferences.now
        geometry = Geometry(size, now.italian_pack, u)
        self._drop_choice()
        self._hands.forget()
        self.sign.hide()
        self.showing.place(geometry, self.match, u, now.italian_pack, now.corner_values)
        focus = self._strip.focus
        self._strip = make_strip(self.match, self._words, now.italian_pack, self._doors)
        self._strip.resize(geometry.box("strip"), u)
        self._strip.focus = focus
        self._keys = Keys(self._strip, self._keys.place)
        self._refresh()

    def show(self, kept: KeptMatch, dealt: bool) -> None:
        """Show this match; `dealt`: the deal itself is shown."""
        self._opponent.forget()
        self.kept = kept
        self._sheet_due = kept.match.state.over
        self.showing.recall(self.match)
        self.resize(self._size, self.u)
        if dealt:
            self.showing.deal(self.match, self.speed)

    def redress(self) -> None:
        """Show other cards from now on."""
        if self._size != (0, 0):
            self.resize(self._size, self.u)

    def face(self, card: ItalianCard, width: int) -> pygame.Surface:
        """The picture of a card, `width` pixels wide."""
        return self.showing.faces.picture(card, width)

    # Plays

    @property
    def my_turn(self) -> bool:
        return self.match.state.to_play == PERSON and not self.match.state.over

    def play(self, card: ItalianCard, take: Cards) -> None:
        """Play a card of one's own, taking these."""
        self._drop_choice()
        self._hands.forget()
        self._made(PlayCard(card, take))

    def pick(self, place: int) -> None:
        """Choose a card of the hand: with one way to play it it is played, else the ways are shown."""
        hand = self.match.state.hands[PERSON]
        if not self.my_turn or place >= len(hand):
            return
        card = hand[place]
        ways = captures(card, self.match.state.table)
        if len(ways) <= 1:
            self.play(card, ways[0] if ways else ())
        elif self.choice is not None and self.choice.card is card:
            self.cancel()
        else:
            self._hands.forget()
            self.choice = Choice(card, ways)
            self._raise()

    def offer(self, card: ItalianCard, ways: list[Cards], tapped: ItalianCard | None) -> None:
        """Show the ways in which a card can take, one table card being chosen already."""
        self.choice = Choice(card, ways)
        if tapped is not None:
            self.choice.tap(tapped)
        self._settle_choice()

    def tap_table(self, card: ItalianCard) -> None:
        """Tap a table card while a capture is being chosen."""
        if self.choice is None:
            return
        self.choice.tap(card)
        self._settle_choice()

    def step_choice(self, by: int) -> None:
        """Go to another capture with the keys."""
        if self.choice is not None:
            self.choice.step(by)
            self.showing.front = self.choice.tapped[0]
            self._raise()

    def confirm(self) -> None:
        """Play the capture that is shown."""
        if self.choice is not None and self.choice.chosen is not None:
            self.play(self.choice.card, self.choice.chosen)

    def cancel(self) -> None:
        """Give the choice up: the card is back in the hand."""
        self._drop_choice()
        self.showing.settle()
        self._changed = True

    def show_again(self) -> None:
        """Show the computer's last play once more."""
        if not self.match.made or not self.my_turn or self.showing.moving:
            return
        before, transition = self.match.made[-1]
        if before.to_play != COMPUTER:
            return
        self._hands.forget()
        self.cancel()
        self.showing.replay(before, transition.events, self.match, self.speed)
        self._call_scopa(transition)

    # The scene

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, PointerDown) and self._hands.is_double(intent):
            return
        if isinstance(intent, PointerDown | KeyPressed):
            self._finish()
        if self._strip.handle(intent):
            return
        match intent:
            case PointerDown() | PointerMoved() | PointerUp() | PointerGone():
                if isinstance(intent, PointerDown):
                    self._keys.hide()
                self._hands.handle(intent)
            case KeyPressed():
                self._key(intent)
        # A pointer that only passes over the table needs no new picture.
        self._changed = self._changed or self._hands.carrying or not isinstance(intent, PointerMoved)

    def update(self, dt: float) -> None:
        was_moving = self.showing.moving
        self.showing.update(dt)
        self._strip.step(dt)
        self.sign.step(dt)
        self._word = max(0.0, self._word - dt)
        self._hands.rise(dt)
        if self.showing.moving:
            return
        if was_moving:
            self._refresh()
        if self._doors.covered():
            return
        if self._sheet_due:
            self._sheet_due = False
            self._doors.sheet()
        elif self._computers_turn:
            self._think(dt)

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.showing.board.draw(canvas)
        self._strip.draw(canvas)
        self._draw_aids(canvas)
        self.showing.board.draw_movers(canvas, alpha)
        if 0 < self._word < _WORD_SECONDS:
            strength = min(1.0, self._word / 0.4, (_WORD_SECONDS - self._word) / 0.15)
            draw_word(canvas, self._words.text("Scopa!"), self.showing.geometry.box("table"), self.u, strength)
        self.sign.draw(canvas)
        self._strip.draw_tooltip(canvas)

    @property
    def moving(self) -> bool:
        return self.showing.moving or self._strip.moving or self._word > 0 or self._hands.rising or self.sign.moving

    @property
    def waiting(self) -> bool:
        due = (self._computers_turn or self._sheet_due) and not self._doors.covered()
        return self.showing.waiting or self._strip.waiting or self.sign.waiting or due

    @property
    def changed(self) -> bool:
        return self._changed or self.showing.changed or self._strip.changed or self.sign.changed

    def drawn(self) -> None:
        self._changed = self.showing.changed = self._strip.changed = self.sign.changed = False

    # Inside

    def _letting_go(self, door: Callable[[], None]) -> Callable[[], None]:
        """What the hand holds stays at the table."""

        def leave() -> None:
            self._let_go()
            door()

        return leave

    def _change(self, name: str, value: str | bool) -> None:
        self._let_go()
        self._change_outside(name, value)

    def _let_go(self) -> None:
        self._hands.let_go()
        if self.choice is not None:
            self.cancel()

    @property
    def _computers_turn(self) -> bool:
        return self.match.state.to_play == COMPUTER and not self.match.state.over

    def _finish(self) -> None:
        """End what is being shown: what comes now must not wait for it."""
        if self.showing.moving:
            self.showing.finish()
            self._refresh()
        self._word = 0.0

    def _think(self, dt: float) -> None:
        if not self._opponent.asked:
            self._opponent.ask(self.match)
            return
        # The word of a sweep is read before the next card comes over it.
        play = self._opponent.step(dt) if self._word <= 0 else None
        if play is not None:
            self._made(play)

    def _made(self, play: PlayCard) -> None:
        before = self.match.state
        result = self.kept.apply(play)
        if isinstance(result, Refusal):
            self.showing.glide_back(self.speed)
            return
        self._sheet_due = self.match.state.over
        self._keys.settle(len(self.match.state.hands[PERSON]))
        self.showing.show(before, result.events, self.match, self.speed)
        self._call_scopa(result)
        # While the play is being shown it is still the turn of who makes it.
        if not self.showing.moving:
            self._refresh()
        self._changed = True

    def _call_scopa(self, result: Transition[State]) -> None:
        """The word appears as the cards are swept."""
        if any(isinstance(event, TableSwept) for event in result.events):
            self._word = self.showing.sweeps_in + _WORD_SECONDS

    def _key(self, key: KeyPressed) -> None:
        if key.name == "escape":
            if self._hands.carrying or self.choice is not None:
                self._let_go()
            else:
                self._doors.menu()
        elif key.name == "f1":
            self._doors.rules()
        elif key.ctrl or key.alt:
            return
        elif key.name in ("1", "2", "3"):
            self.pick(int(key.name) - 1)
        elif key.name == "backspace":
            self.show_again()
        elif self._keys.handle(key, self):
            return
        elif key.name == "n":
            self._doors.new_match()
        elif key.name in ("l", "d"):
            self._strip.buttons[0 if key.name == "l" else 2].activate()

    def _settle_choice(self) -> None:
        if self.choice is not None and self.choice.chosen is not None:
            self.confirm()
        else:
            self._raise()

    def _raise(self) -> None:
        """Show the choice: its cards lie higher."""
        if self.choice is not None:
            raised = {card: round(_RAISED_TABLE * self.u) for card in self.choice.tapped}
            self.showing.raised = {self.choice.card: round(_RAISED_HAND * self.u), **raised}
        self.showing.settle()
        self._changed = True

    def _drop_choice(self) -> None:
        if self.choice is not None:
            self.showing.front = None
        self.choice = None
        self.showing.raised = {}

    def _draw_aids(self, canvas: pygame.Surface) -> None:
        showing, u = self.showing, self.u
        words = deal_words(self.match, self._words)
        if self.choice is not None:
            draw_choice(canvas, self.choice, showing, u)
            words = choice_words(self.choice, self._words)
        if words:
            draw_prompt(canvas, words, showing.geometry.box("prompt"), u)
        if showing.lit:
            draw_lit(canvas, showing, u)
        place, hand = self._keys.place, self.match.state.hands[PERSON]
        if place is not None and place < len(hand) and self.choice is None:
            pose = showing.poses()[hand[place]]
            draw_focus(canvas, Box(pose.x, pose.y, *showing.geometry.card_size), u)

    def _refresh(self) -> None:
        self._strip.show(stats(self.match, self._words))
        self._changed = True
