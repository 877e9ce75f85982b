"""What the parts of a table where a match is played need of its match, its cards and its computers. Promises only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import pygame

from game.cards import ItalianCard
from game.played_time import PlayedTime
from game.rules import Refusal, Transition
from game.seats import Seat, Side
from scenes.intents import Intent
from scenes.look.shapes import Box
from scenes.match.spots import Spot
from scenes.table.board import Board
from scenes.table.italian_faces import ItalianFaces
from scenes.table.layout import Layout

Play = TypeVar("Play", covariant=True)
"""What is done in a turn: a move of the game."""


class State(Protocol):
    """A deal as it stands, everything in it open."""

    @property
    def hands(self) -> tuple[tuple[ItalianCard, ...], ...]:
        """The cards of each seat."""

    @property
    def to_play(self) -> Seat:
        """Whose turn it is."""

    @property
    def over(self) -> bool:
        """Whether the deal is over."""


class Match(Protocol):
    """A match under way, one deal after the other."""

    @property
    def state(self) -> State:
        """The present deal as it stands."""

    @property
    def log(self) -> Sequence[Any]:
        """The plays of the present deal."""

    @property
    def first(self) -> Seat:
        """Who began the deal."""

    @property
    def seed(self) -> str:
        """What the deal was drawn from; empty where it was handed in."""

    @property
    def played(self) -> bool:
        """Whether anything was played in the match."""

    @property
    def winner(self) -> Side | None:
        """Which side has won the match; None while it goes on."""


class Kept(Protocol):
    """A match that is kept."""

    @property
    def match(self) -> Match:
        """The match as it stands."""

    @property
    def time(self) -> PlayedTime:
        """How long it has been played."""

    def apply(self, play: Any, /) -> Transition[Any] | Refusal:
        """Make a play and save; a refused one changes nothing."""


class Geometry(Protocol):
    """Where everything lies."""

    @property
    def layout(self) -> Layout:
        """The shape of the window, and its named places."""

    @property
    def card_size(self) -> tuple[int, int]:
        """A card's width and height in pixels."""

    @property
    def card_width(self) -> int:
        """A card's width in pixels."""

    @property
    def card_height(self) -> int:
        """A card's height in pixels."""

    def box(self, name: str) -> Box:
        """A place of the map."""

    def card_box(self, pose: Any) -> Box:
        """What a card covers that lies so."""

    def hand_area(self, seat: Seat, count: int) -> Box:
        """Where so many cards of a seat lie."""

    def hand_cards(self, state: Any, seat: Seat) -> tuple[ItalianCard, ...]:
        """A seat's cards as they lie, from the left."""

    def pile_box(self, side: Side) -> Box:
        """Where a side's pile lies."""

    def spot_at(self, x: float, y: float, state: Any, poses: Any) -> Spot | None:
        """What lies under a point."""


class Showing(Protocol):
    """The cards on the screen, on their way to where the match stands."""

    changed: bool
    feasting: bool
    faces: ItalianFaces
    board: Board

    @property
    def geometry(self) -> Geometry:
        """Where everything lies."""

    @property
    def moving(self) -> bool:
        """Whether something is being shown."""

    @property
    def waiting(self) -> bool:
        """Whether time brings something although nothing moves."""

    def poses(self) -> dict[ItalianCard, Any]:
        """How the cards lie when nothing moves."""

    def recall(self, match: Any) -> None:
        """Lie as the match stands, had it been seen from its beginning."""

    def place(self, geometry: Any, match: Any, u: float, pack: str, learner: bool) -> None:
        """Show the match at rest on this table."""

    def deal(self, match: Any, speed: float) -> None:
        """Show the deal."""

    def show(self, match: Any, speed: float) -> None:
        """Show what the last play has brought."""

    def feast(self, speed: float) -> None:
        """Celebrate: the match is won."""

    def glide_back(self, speed: float) -> None:
        """Let the cards in the hand go back to where they lay."""

    def finish(self) -> None:
        """End what moves on the spot."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""


class Opponent(Protocol[Play]):
    """Whoever of the computers is to play."""

    hindered: bool
    """Whether the last play was made without thinking."""

    @property
    def asked(self) -> bool:
        """Whether a play is awaited."""

    @property
    def late(self) -> bool:
        """Whether it takes longer than anyone would take for a pause."""

    def ask(self, match: Any) -> None:
        """Begin to think about the match's present position."""

    def step(self, dt: float) -> Play | None:
        """Let `dt` seconds pass; the play, once it is there and the pause is over."""

    def forget(self) -> None:
        """No play is wanted any more."""


class Adviser(Protocol):
    """Who gives advice at the table."""

    changed: bool

    @property
    def moving(self) -> bool:
        """Whether what is said comes or goes."""

    @property
    def waiting(self) -> bool:
        """Whether time brings something although nothing moves."""

    def ask(self) -> None:
        """Advice on the play to make; it goes away when this is asked again."""

    def settle(self) -> None:
        """The position or the window is another one: what was asked or said no longer holds."""

    def pause(self) -> None:
        """A window is about to cover the table, or the table is left: what is thought about is dropped."""

    def handle(self, intent: Intent) -> bool:
        """Take an intent that is for what is said; True where it was."""

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass at a table that lies open."""

    def draw(self, canvas: pygame.Surface) -> None:
        """What is said."""
