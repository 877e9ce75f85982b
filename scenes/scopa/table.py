"""The Scopa table as a scene: a person's intents become plays, the computer's plays are shown. Decides no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.card_names import italian_card_name
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
from scenes.scopa.choice import Choice
from scenes.scopa.geometry import Geometry, HandSpot, PileSpot, Spot, TableSpot
from scenes.scopa.hand import Carry
from scenes.scopa.keys import Keys
from scenes.scopa.marks import draw_chosen, draw_prompt, draw_takeable, draw_untakeable, draw_word
from scenes.scopa.opponent import Opponent
from scenes.scopa.showing import Showing
from scenes.scopa.strip import make_strip, stats
from scenes.table.rings import draw_focus

_RAISED_HAND, _RAISED_TABLE = 19, 10
_WORD_SECONDS = 1.4


class Doors(NamedTuple):
    """Where the table's buttons and keys lead; `change` takes a setting of the match and its new value."""

    menu: Callable[[], None]
    new_match: Callable[[], None]
    rules: Callable[[], None]
    sheet: Callable[[], None]
    change: Callable[[str, str | bool], None]


class ScopaTable:
    """One table, one match at a time. After a change of language, pack or UI scale it is to be resized."""

    opaque = True

    def __init__(
        self, kept: KeptMatch, words: Words, preferences: KeptPreferences, opponent: Opponent, doors: Doors
    ) -> None:
        self._words = words
        self._preferences = preferences
        self._opponent = opponent
        self._doors = doors
        self._size = (0, 0)
        self._word = 0.0
        self._again: tuple[State, Transition[State]] | None = None
        self._sheet_due = False
        self._changed = True
        self.u = 1.0
        self.kept = kept
        self.showing = Showing()
        self.choice: Choice | None = None
        self._carry: Carry | None = None
        self._strip = make_strip(kept.match, words, preferences.now.italian_pack, doors)
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
        self._carry = None
        self.showing.place(geometry, self.match, u, now.italian_pack, now.corner_values)
        self._strip = make_strip(self.match, self._words, now.italian_pack, self._doors)
        self._strip.resize(geometry.box("strip"), u)
        self._keys = Keys(self._strip, self._keys.place)
        self._refresh()
        self._sheet_due = self.match.state.over

    def show(self, kept: KeptMatch, dealt: bool) -> None:
        """Show this match; `dealt`: the deal itself is shown."""
        self._opponent.forget()
        self.kept = kept
        self._again = None
        self.resize(self._size, self.u)
        if dealt:
            self.showing.deal(self.match, self.speed)

    def redress(self) -> None:
        """Show other cards from now on."""
        if self._size != (0, 0):
            self.resize(self._size, self.u)

    def next_deal(self) -> None:
        """Deal again in the same match."""
        self.kept.next_deal()
        self.show(self.kept, dealt=True)

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
            self.choice = Choice(card, ways)
            self._raise()

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
        if self._again is None or not self.my_turn or self.showing.moving:
            return
        self.cancel()
        before, transition = self._again
        self.showing.replay(before, transition.events, self.match, self.speed)

    # The scene

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, PointerDown | KeyPressed):
            self.showing.finish()
            self._word = 0.0
        if self._strip.handle(intent):
            return
        match intent:
            case PointerDown(button="secondary"):
                self._let_go()
            case PointerGone(pointer):
                if self._carry is not None and self._carry.pointer == pointer:
                    self._let_go()
            case PointerDown():
                self._keys.hide()
                self._press(intent)
            case PointerMoved():
                self._move(intent)
            case PointerUp():
                self._release(intent)
            case KeyPressed():
                self._key(intent)
        self._changed = True

    def update(self, dt: float) -> None:
        was_moving = self.showing.moving
        self.showing.update(dt)
        self._strip.step(dt)
        self._word = max(0.0, self._word - dt)
        if self._carry is not None:
            self._carry.rise(dt, self.speed)
        if self.showing.moving:
            return
        if was_moving:
            self._refresh()
        if self._sheet_due:
            self._sheet_due = False
            self._doors.sheet()
        elif self.match.state.to_play == COMPUTER and not self.match.state.over:
            self._think(dt)

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.showing.board.draw(canvas)
        self._strip.draw(canvas)
        self._draw_marks(canvas)
        self.showing.board.draw_movers(canvas, alpha)
        if self._word > 0:
            strength = min(1.0, self._word / 0.4, (_WORD_SECONDS - self._word) / 0.15)
            draw_word(canvas, self._words.text("Scopa!"), self.showing.geometry.box("table"), self.u, strength)
        self._strip.draw_tooltip(canvas)

    @property
    def moving(self) -> bool:
        rising = self._carry is not None and self._carry.rising
        return self.showing.moving or self._strip.moving or self._word > 0 or rising

    @property
    def waiting(self) -> bool:
        computer = self.match.state.to_play == COMPUTER and not self.match.state.over
        return self.showing.waiting or self._strip.waiting or computer or self._sheet_due

    @property
    def changed(self) -> bool:
        return self._changed or self.showing.changed or self._strip.changed

    def drawn(self) -> None:
        self._changed = self.showing.changed = self._strip.changed = False

    # Inside

    def _think(self, dt: float) -> None:
        if not self._opponent.asked:
            self._opponent.ask(self.match)
            return
        play = self._opponent.step(dt)
        if play is not None:
            self._made(play)

    def _made(self, play: PlayCard) -> None:
        before = self.match.state
        result = self.kept.apply(play)
        if isinstance(result, Refusal):
            self.showing.glide_back(self.speed)
            return
        self._again = (before, result) if before.to_play == COMPUTER else None
        if any(isinstance(event, TableSwept) for event in result.events):
            self._word = _WORD_SECONDS
        self._sheet_due = self.match.state.over
        self._keys.settle(len(self.match.state.hands[PERSON]))
        self.showing.show(before, result.events, self.match, self.speed)
        self._refresh()

    def _press(self, press: PointerDown) -> None:
        spot = self._spot(press.x, press.y)
        if isinstance(spot, HandSpot) and self.my_turn and self._carry is None:
            card = self.match.state.hands[PERSON][spot.place]
            self._carry = Carry(self.showing.board.sprite(card), spot.place, press, self.u)
        elif isinstance(spot, TableSpot) and self.choice is not None:
            self.tap_table(spot.card)
        elif isinstance(spot, PileSpot) and spot.player == COMPUTER and self.choice is None:
            self.show_again()
        elif self.choice is not None:
            self.cancel()

    def _move(self, moved: PointerMoved) -> None:
        if self._carry is None or self._carry.pointer != moved.pointer:
            self._point(moved.x, moved.y)
            return
        if self._carry.follow(moved) and not self.showing.board.held:
            self._drop_choice()
            self.showing.settle()
            self.showing.board.hold([self._carry.sprite.card])

    def _release(self, up: PointerUp) -> None:
        carry = self._carry
        if carry is None or carry.pointer != up.pointer:
            return
        self._carry = None
        if not carry.carried:
            self.pick(carry.place)
            return
        card = carry.sprite.card
        ways = captures(card, self.match.state.table)
        over = self._table_card_at(up.x, up.y, card)
        meant = [way for way in ways if over in way]
        runner = self.showing.geometry.box("runner").grown(self.showing.geometry.card_height * 0.25)
        if not (runner.contains(up.x, up.y) or runner.contains(*carry.middle(self.showing.geometry.card_size))):
            self.showing.glide_back(self.speed)
        elif len(ways) <= 1 or len(meant) == 1:
            self.play(card, meant[0] if meant else (ways[0] if ways else ()))
        else:
            self.showing.glide_back(self.speed)
            self.showing.finish()
            self.choice = Choice(card, ways)
            if over is not None:
                self.choice.tap(over)
            self._settle_choice()

    def _let_go(self) -> None:
        if self._carry is not None:
            self._carry = None
            self.showing.glide_back(self.speed)
        self.cancel()

    def _key(self, key: KeyPressed) -> None:
        if key.name == "escape":
            if self._carry is not None or self.choice is not None:
                self._let_go()
            elif not key.repeat:
                self._doors.menu()
        elif key.name == "f1":
            self._doors.rules()
        elif key.ctrl or key.alt:
            return
        elif key.name in ("1", "2", "3"):
            self.pick(int(key.name) - 1)
        elif key.name == "backspace":
            self.show_again()
        elif self._keys.handle(key, self) or key.repeat:
            return
        elif key.name == "n":
            self._doors.new_match()
        elif key.name in ("l", "d"):
            self._strip.buttons[0 if key.name == "l" else 2].activate()

    def _point(self, x: float, y: float) -> None:
        """A pointed card comes to the front where the table's cards overlap."""
        spot = self._spot(x, y)
        front = spot.card if isinstance(spot, TableSpot) else None
        if front is not self.showing.front and not self.showing.moving:
            self.showing.front = front
            self.showing.settle()

    def _spot(self, x: float, y: float) -> Spot | None:
        return self.showing.geometry.spot_at(x, y, self.match.state, self.showing.poses())

    def _table_card_at(self, x: float, y: float, carried: ItalianCard) -> ItalianCard | None:
        spot = self._spot(x, y)
        return spot.card if isinstance(spot, TableSpot) and spot.card is not carried else None

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
        self.choice = None
        self.showing.raised = {}

    def _draw_marks(self, canvas: pygame.Surface) -> None:
        poses, size = self.showing.poses(), self.showing.geometry.card_size
        if self.choice is not None:
            takeable = self.choice.takeable
            for card in self.match.state.table:
                box = Box(poses[card].x, poses[card].y, *size)
                if card in self.choice.tapped:
                    draw_chosen(canvas, box, self.u)
                elif card in takeable:
                    draw_takeable(canvas, box, self.u)
                else:
                    draw_untakeable(canvas, box)
            draw_chosen(canvas, Box(poses[self.choice.card].x, poses[self.choice.card].y, *size), self.u)
            draw_prompt(canvas, self._prompt(self.choice), self.showing.geometry.box("prompt"), self.u)
        for card in self.showing.lit:
            sprite = self.showing.board.sprite(card)
            draw_chosen(canvas, Box(round(sprite.x), round(sprite.y), *size), self.u)
        place = self._keys.place
        if isinstance(place, int) and place < len(self.match.state.hands[PERSON]) and self.choice is None:
            pose = poses[self.match.state.hands[PERSON][place]]
            draw_focus(canvas, Box(pose.x, pose.y, *size), self.u)

    def _prompt(self, choice: Choice) -> str:
        if not choice.tapped:
            name = italian_card_name(choice.card, self._words)
            return self._words.text("Tap the cards that the {card} takes").format(card=name)
        total = sum(card.rank for card in choice.tapped)
        parts = " + ".join(str(card.rank) for card in choice.tapped)
        return f"{parts} = {total}" if total == choice.card.rank else f"{parts} + … = {choice.card.rank}"

    def _refresh(self) -> None:
        self._strip.show(stats(self.match, self._words))
        self._changed = True
