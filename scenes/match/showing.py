"""Keeps the cards of a match on the screen in step with it: what all such tables share. No rule.

What is dealt and played, and how it is shown, a game's own showing says.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pygame

from game.cards import ItalianCard
from scenes.match.flights import Shown
from scenes.match.geometry import Cards, MatchGeometry
from scenes.match.ground import WovenGround
from scenes.table.cues import Hear, unheard
from scenes.table.italian_faces import ItalianFaces
from scenes.table.showing import TableShowing
from scenes.table.sprites import Pose

P = TypeVar("P")
"""What a play is."""


class MatchShowing(TableShowing, Generic[P]):
    """The board, and what is being shown on it.

    `raised` holds cards drawn a little higher, in pixels, while one is being chosen.
    """

    def __init__(self, hear: Hear = unheard) -> None:
        self.faces = ItalianFaces()
        self._ground = WovenGround()
        super().__init__(self._paint_ground, self.faces, hear)
        self._pack = ("neapolitan", False)
        self._shown: list[Shown] = []
        self._elapsed = 0.0
        self._coming: list[Callable[[], None]] = []
        """What is shown after what is being shown now."""
        self._played: P | None = None
        self.feasting = False
        self.geometry: MatchGeometry
        self.state: Any
        """The deal as it is shown, or is on its way to be."""
        self.raised: dict[ItalianCard, int] = {}

    @abstractmethod
    def _at_rest(self) -> dict[ItalianCard, Pose]:
        """How the cards lie when nothing moves and none is raised."""

    @abstractmethod
    def recall(self, match: Any) -> None:
        """Have the cards' places be as they would had the deal been shown from its beginning."""

    @abstractmethod
    def place(self, geometry: Any, match: Any, u: float, pack: str, learner: bool) -> None:
        """Show the match at rest on this table."""

    @abstractmethod
    def deal(self, match: Any, speed: float) -> None:
        """Deal a new deal from the pack."""

    @abstractmethod
    def show(self, match: Any, speed: float) -> None:
        """Show what the last play has brought."""

    @abstractmethod
    def feast(self, speed: float) -> None:
        """Celebrate: the match is won."""

    @abstractmethod
    def _go_to(self, match: Any, number: int) -> None:
        """Let the board stand for the table before a play of the deal."""

    @abstractmethod
    def _show_play(self, match: Any, number: int, speed: float) -> None:
        """Show a play of the deal."""

    @property
    def moving(self) -> bool:
        return super().moving or bool(self._coming)

    @property
    def lit(self) -> Cards:
        """The cards that shine now."""
        if not self.moving:
            return ()
        return next((one.lit for one in self._shown if one.lit_from <= self._elapsed < one.lit_to), ())

    @property
    def play(self) -> P | None:
        """The play that is being shown."""
        return self._played if self.moving else None

    @property
    def sweeps_in(self) -> float:
        """Seconds until what is taken in the play that is being shown leaves the table."""
        return max(0.0, self._shown[0].lit_to - self._elapsed) if self._shown else 0.0

    @property
    def shines_in(self) -> float:
        """Seconds until the last of what is being shown begins to shine."""
        return max(0.0, self._shown[-1].lit_from - self._elapsed) if self._shown else 0.0

    def poses(self) -> dict[ItalianCard, Pose]:
        """How the cards lie when nothing moves."""
        poses = self._at_rest()
        for card, rise in self.raised.items():
            if card in poses:
                poses[card] = poses[card]._replace(y=poses[card].y - rise)
        return poses

    def glide_back(self, speed: float) -> None:
        self._shown, self._played = [], None
        super().glide_back(speed)

    def finish(self) -> None:
        """End on the spot what moves and what was to follow."""
        self._coming = []
        super().finish()

    def update(self, dt: float) -> None:
        self._elapsed += dt
        super().update(dt)

    def _lay_table(self, pack: str, learner: bool, u: float) -> None:
        """Show the match at rest on this table, with this pack; `learner`: its cards tell their values in a corner."""
        self.raised, self._coming = {}, []
        first = self.faces.empty or self._pack != (pack, learner)
        self._pack = (pack, learner)
        table = self.geometry
        self.board.seen, self.board.flown = table.seen, table.flown
        size, runner = table.layout.size, table.box("runner")
        self._lay_out(size, lambda: self._ground.weave(size, runner, u), wait=first)

    def _show(self, shown: list[Shown], play: P | None = None) -> None:
        self._elapsed, self._shown, self._played = 0.0, shown, play
        self._play([flight for one in shown for flight in one.flights])

    def _rest(self) -> None:
        """What was shown has ended: show what comes next, or put everything down."""
        if self._coming:
            self._coming.pop(0)()
        else:
            super()._rest()

    def _paint_ground(self, canvas: pygame.Surface) -> None:
        """Paint what lies under the cards, within the canvas's clip."""
        self._ground.paint(canvas)

    def _want_pictures(self) -> None:
        self.faces.want(self._pack[0], self.geometry.card_size, self._pack[1])
