"""A table of Scopa's family in a test's hands: whose turn it is, where things are, and computers that think at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from itertools import count
from typing import Any, TypeVar

import pytest

from game.cards import ITALIAN, ItalianCard
from game.rules import Transition
from game.scopa.kept import KeptMatch
from game.scopa.match import Match, Played
from game.scopa.state import Cards, PlayCard, State, TableSwept
from game.seats import PERSON, Seat, Side
from scenes.intents import MOUSE, PointerId
from scenes.loop import STEP
from scenes.preferences import Settings
from scenes.scopa.choice import Choice
from scenes.scopa.drawing import prompt_words
from scenes.scopa.family import FamilyRoom
from scenes.scopa.geometry import Geometry
from scenes.scopa.preferences import SCOPA
from scenes.scopa.showing import Showing
from scenes.scopa.table import ScopaTable
from scenes.table.sprites import CardSprite
from tests.scenes.conftest import NewRig
from tests.scenes.rig import SMALL, Point, Rig, Size
from tests.scenes.thoughts import Thoughts

LONGEST_TURN = 30.0
"""Seconds: no play of the computer takes so long, its showing included."""


class Parlour:
    """A run of the program at the table of a game; another of the family says which one is its own."""

    KEPT: type[KeptMatch] = KeptMatch
    SETTINGS: Settings[Any] = SCOPA

    def __init__(self, rig: Rig, thoughts: Thoughts, seated: bool = False) -> None:
        self.rig = rig
        if not seated:
            rig.house.open_start(self.KEPT.TABLE)
        self.thoughts = thoughts

    # What is there

    @property
    def room(self) -> FamilyRoom[Any]:
        room = self.rig.house.rooms.of(self.KEPT.TABLE)
        assert isinstance(room, FamilyRoom)
        return room

    @property
    def table(self) -> ScopaTable:
        assert self.room.table is not None, "no table is open"
        return self.room.table

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def hand(self) -> tuple[ItalianCard, ...]:
        return self.state.hands[PERSON]

    @property
    def showing(self) -> Showing:
        return self.table.showing

    @property
    def geometry(self) -> Geometry:
        return self.showing.geometry

    @property
    def choice(self) -> Choice | None:
        return self.table.choice

    @property
    def tapped(self) -> list[str]:
        """The table cards of the capture that is being chosen."""
        assert self.choice is not None, "nothing is being chosen"
        return [str(card) for card in self.choice.tapped]

    @property
    def prompt(self) -> str:
        """What is said between runner and hand."""
        return prompt_words(self.table, self.table.hands.meant, self.rig.house.words)

    def sprite(self, card: ItalianCard) -> CardSprite:
        return self.showing.board.sprite(card)

    def kept(self) -> Match:
        """The match as the store has it."""
        kept = self.KEPT.resume(self.rig.store)
        assert kept is not None, "no match is kept"
        return kept.match

    # Where it is

    def at(self, card: str | ItalianCard) -> Point:
        """A point of the card that no other hides."""
        card = ITALIAN.parse(card) if isinstance(card, str) else card
        pose = self.showing.poses()[card]
        width, height = self.geometry.card_size
        return pose.x + width * 0.2, pose.y + height / 2

    def pile(self, side: Side) -> Point:
        box = self.geometry.pile_box(side)
        return box.cx, max(box.cy, box.bottom - 4)

    @property
    def bare(self) -> Point:
        """A place of the table where nothing lies."""
        return 3, self.geometry.layout.size[1] - 3

    def button(self, number: int) -> Point:
        box = self.table.strip.buttons[number].box
        return box.cx, box.cy

    # Time and plays

    def settle(self) -> None:
        """Let time pass until nothing moves."""
        self.until(lambda: not self.table.moving)

    def until(self, reached: Callable[[], bool]) -> None:
        """Let time pass until it is so."""
        for _ in range(round(LONGEST_TURN / STEP)):
            if reached():
                return
            self.rig.run(STEP)
        raise AssertionError("it never comes to that")

    def until_played(self, count: int) -> None:
        """Let time pass until so many cards have been played."""
        self.until(lambda: len(self.match.plays) >= count)

    def my_turn(self) -> None:
        """Let the computer play."""
        self.until(lambda: not self.table.moving and (self.table.my_turn or self.state.over))

    def lay(self, state: State, swept: Cards = (), by: Seat = PERSON) -> None:
        """Go on from this position, in which these cards have swept the table."""
        self.match.laid = state
        # No card has lain anywhere before.
        self.match.log = [Played(PlayCard(card), state, Transition(state, (TableSwept(by),), 0)) for card in swept]
        self.table.show(self.table.kept, dealt=False)
        self.rig.run(0.3)

    def play(self, play: PlayCard) -> None:
        """Play a card as a program would, and wait until it lies."""
        self.table.play(play.card, play.take)
        self.settle()

    def play_on(self, choose: Callable[[list[PlayCard]], PlayCard] = lambda plays: plays[0]) -> None:
        """Play the deal to its end."""
        while not self.state.over:
            self.my_turn()
            if not self.state.over:
                self.play(choose(self.match.legal_plays()))
        self.settle()

    def tap(self, at: Point, pointer: PointerId = MOUSE) -> None:
        self.rig.tap(at, pointer)

    def drag(self, start: Point, end: Point, pointer: PointerId = MOUSE) -> None:
        self.rig.carry(start, end, pointer)
        self.rig.up(end, pointer)


P = TypeVar("P", bound=Parlour)


def parlours(of: type[P], new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> Callable[..., P]:
    """What sits down at the table of a game, as often as it is called.

    `home` names the store, so that a second start can find what the first has kept.
    """
    seeds = count(1)
    # What is drawn by lot elsewhere is the same in every run here.
    monkeypatch.setattr("game.matches.new_seed", lambda: f"{next(seeds):064x}")
    own = {one.name for one in fields(of.SETTINGS.first)}

    def sit_down(size: Size = SMALL, home: str = "games", level: str = "easy", **settings: str) -> P:
        thoughts = Thoughts()
        monkeypatch.setattr("scenes.house.House.thinker", thoughts)
        set_so = {"level": level} | settings
        kept = {of.SETTINGS.key(name) if name in own else name: value for name, value in set_so.items()}
        return of(new_rig(size, home, Rig, **kept), thoughts)

    return sit_down


def whole(state: State) -> State:
    """The position with all forty cards: those it does not name are in the computer's pile."""
    named = {*state.table, *state.deck, *(card for cards in (*state.hands, *state.captured) for card in cards)}
    mine, other = state.captured
    return replace(state, captured=(mine, (*other, *(card for card in ITALIAN if card not in named))))


def resting(parlour: Parlour) -> None:
    """Every card lies exactly as the match stands; one under a pressed pointer apart."""
    table, showing = parlour.table, parlour.showing
    assert not showing.moving
    assert showing.state == parlour.state
    assert showing.geometry.layout.size == parlour.rig.stage.canvas.get_size()
    poses = showing.poses()
    assert set(poses) == set(ITALIAN.cards)
    parlour.rig.lies()
    assert table.showing.board.held == [] or table.hands.carrying
