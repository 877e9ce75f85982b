"""A table where a match is played in a test's hands: whose turn it is, where things are, computers that think at once.

Knows no game: each game's own tests say which table is theirs, and how a card is played there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from itertools import count
from typing import Any, ClassVar, TypeVar

import pytest

from game.cards import ITALIAN, ItalianCard
from game.kept_match import KeptMatch
from game.matches import Match
from game.seats import PERSON, Side
from scenes.intents import MOUSE, PointerId
from scenes.loop import STEP
from scenes.match.geometry import MatchGeometry
from scenes.match.room import MatchRoom
from scenes.match.showing import MatchShowing
from scenes.match.table import MatchTable
from scenes.preferences import Settings
from scenes.table.sprites import CardSprite
from tests.scenes.conftest import NewRig
from tests.scenes.rig import SMALL, Point, Rig, Size
from tests.scenes.thoughts import Thoughts

LONGEST_TURN = 30.0
"""Seconds: no play of the computer takes so long, its showing included."""


class MatchParlour:
    """A run of the program at the table of a game."""

    KEPT: ClassVar[type[KeptMatch[Any]]]
    SETTINGS: ClassVar[Settings[Any]]

    def __init__(self, rig: Rig, thoughts: Thoughts, seated: bool = False) -> None:
        self.rig = rig
        if not seated:
            rig.house.open_start(self.KEPT.TABLE)
        self.thoughts = thoughts

    # What is there

    @property
    def room(self) -> MatchRoom[Any, Any]:
        room = self.rig.house.rooms.of(self.KEPT.TABLE)
        assert isinstance(room, MatchRoom)
        return room

    @property
    def table(self) -> MatchTable:
        table = self.room.table
        assert isinstance(table, MatchTable), "no table is open"
        return table

    @property
    def match(self) -> Match[Any, Any]:
        return self.table.match

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def hand(self) -> tuple[ItalianCard, ...]:
        """The person's hand as it lies."""
        return self.geometry.hand_cards(self.state, PERSON)

    @property
    def showing(self) -> MatchShowing[Any]:
        return self.table.showing

    @property
    def geometry(self) -> MatchGeometry:
        return self.showing.geometry

    def sprite(self, card: ItalianCard) -> CardSprite:
        return self.showing.board.sprite(card)

    def kept(self) -> Match[Any, Any]:
        """The match as the store has it."""
        kept = self.KEPT.resume(self.rig.store)
        assert kept is not None, "no match is kept"
        match: Match[Any, Any] = kept.match
        return match

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
        self.until(lambda: len(self.match.log) >= count)

    def my_turn(self) -> None:
        """Let the computer play."""
        self.until(lambda: not self.table.moving and (self.table.my_turn or self.state.over))

    def make(self, play: Any) -> None:
        """Play a card as a program would."""
        raise NotImplementedError

    def play(self, play: Any) -> None:
        """Play a card as a program would, and wait until it lies."""
        self.make(play)
        self.settle()

    def play_on(self, choose: Callable[[list[Any]], Any] = lambda plays: plays[0]) -> None:
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


P = TypeVar("P", bound=MatchParlour)


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


def resting(parlour: MatchParlour) -> None:
    """Every card lies exactly as the match stands; one under a pressed pointer apart."""
    table, showing = parlour.table, parlour.showing
    assert not showing.moving
    assert showing.state == parlour.state
    assert showing.geometry.layout.size == parlour.rig.stage.canvas.get_size()
    assert set(showing.poses()) == set(ITALIAN.cards)
    parlour.rig.lies()
    assert table.showing.board.held == [] or table.hands.carrying
