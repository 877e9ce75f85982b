"""Keeps the cards on the screen in step with a match of Briscola: deals, plays, the last trick looked at. No rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.briscola.match import Match
from game.briscola.observation import shows_hand
from game.briscola.points import taking
from game.briscola.state import CardDrawn, CardPlayed, Cards, State, TrickWon, after
from game.cards import ItalianCard
from game.rules import Event
from game.seats import PERSON, Seat, Side, in_turn, side_of
from scenes.briscola.choreography import (
    PLACED,
    RING,
    TURNED,
    gathered_in,
    looking,
    shown_card,
    shown_deal,
    shown_draws,
    shown_looked,
    shown_open,
)
from scenes.briscola.feast import feast_poses, shown_feast
from scenes.briscola.geometry import Geometry
from scenes.briscola.holding import Holding
from scenes.briscola.places import draw_empty_places
from scenes.match.flights import Shown, closing, swept
from scenes.match.four_seats import PARTNER
from scenes.match.showing import MatchShowing
from scenes.table.cues import Hear, unheard
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight


class Showing(MatchShowing[CardPlayed]):
    """The board and what it stands for: `state` is where it is or is on its way to.

    What shines is the card that takes a full trick. `pause` gives the seconds computers take their time for.
    """

    geometry: Geometry

    def __init__(self, hear: Hear = unheard) -> None:
        super().__init__(hear)
        self.state: State
        self.pause: Callable[[], float] = float
        self.looking_back: Side | None = None
        """Whose pile the last trick was slid out of."""
        self.holding = Holding()
        self._sees = False
        """Whether the partner's cards lie open."""
        self._looked: Cards = ()
        self._full: tuple[CardPlayed, ...] = ()
        """The full trick that is being shown."""
        self._lands = 0.0
        self._draws: list[float] = []
        """When each of the cards that are drawn now leaves the stock."""
        self._dealing = False
        self._opens_at = 0.0
        """When the partner's cards set out to where they lie open."""
        self._u = 1.0

    # What is to be seen now

    @property
    def trick(self) -> tuple[CardPlayed, ...]:
        """The cards of the trick that lie there, first to last, each with who played it."""
        state, shown = self.state, self.play
        if shown is not None and self._full:
            lying = self._full if self.trick_in > 0 else ()
        else:
            seats = in_turn(state.leader, state.seats)
            lying = tuple(CardPlayed(seat, card) for seat, card in zip(seats, state.trick, strict=False))
        return lying if shown is None or self._elapsed >= self._lands else lying[:-1]

    @property
    def best(self) -> Seat | None:
        """Whose card takes the trick as it lies; None where there is nothing to compare."""
        trick = self.trick
        if len(trick) < 2:
            return None
        return trick[taking([play.card for play in trick], self.state.trump)].seat

    @property
    def taking(self) -> Seat | None:
        """Whose card shines, for it takes the full trick."""
        return self.best if self.lit and self._full else None

    @property
    def trick_in(self) -> float:
        """Seconds until the full trick that is being shown leaves."""
        return self.sweeps_in if self._full and self.moving else 0.0

    @property
    def to_play(self) -> Seat | None:
        """Whose place waits for a card; None while something else comes first."""
        resolving = self.moving and (self._dealing or (self.play is not None and bool(self._full)))
        return None if resolving or self.state.over else self.state.to_play

    @property
    def stock_left(self) -> int:
        """How many cards the stock has, with the turned-up one; 0 while they are dealt."""
        if self._dealing:
            return 0
        return len(self.state.stock) + sum(start > self._elapsed for start in self._draws)

    @property
    def bare(self) -> float:
        """How much the place the stock has left is to be seen, 0 to 1."""
        if self.state.stock:
            return 0.0
        if not self._draws:
            return 1.0
        since = self._elapsed - self._draws[-1]
        return min(max(since / TURNED, 0.0), 1.0)

    @property
    def looked(self) -> dict[ItalianCard, Pose]:
        """How the cards of the last trick lie while they are looked at."""
        if self.looking_back is None:
            return {}
        return self.geometry.looked_poses(self._looked, self.looking_back)

    @property
    def sees_partner(self) -> bool:
        """Whether the partner's cards lie open, or are on their way there."""
        return self._sees and (not self.moving or self._elapsed >= self._opens_at)

    # The match

    def recall(self, match: Match) -> None:
        """Let every card have the place in its hand it would have, had the deal been shown from its beginning."""
        self.feasting = False
        self._go_to(match, len(match.log))

    def _go_to(self, match: Match, number: int) -> None:
        """Let the board stand for the table before a play of the deal."""
        self.holding.begin(match.laid)
        for step in match.log[:number]:
            state = step.before
            for event in step.transition.events:
                if isinstance(event, CardPlayed):
                    self._hide_place(event, self._opens(match, state))
                state = after(state, event)
                self.holding.follow(event, state)
        self.state = match.log[number].before if number < len(match.log) else match.state
        self._sees = self._opens(match, self.state)
        self._drop()

    def place(self, geometry: Geometry, match: Match, u: float, pack: str, learner: bool) -> None:
        """Show the match at rest on this table."""
        geometry.holding = self.holding
        self.geometry, self.state = geometry, match.state
        self._sees = self._opens(match, self.state)
        self._u = u
        self._drop()
        self._lay_table(pack, learner, u)

    def settle(self) -> None:
        self._full, self._draws, self._dealing, self._opens_at = (), [], False, 0.0
        super().settle()

    def _drop(self) -> None:
        """What was shown is shown no longer, and nothing is looked at."""
        self.looking_back, self._looked = None, ()
        self._full, self._draws, self._dealing, self._opens_at = (), [], False, 0.0

    def _at_rest(self) -> dict[ItalianCard, Pose]:
        poses = self._poses_of(self.state) | self.looked
        return poses | feast_poses(self.geometry, self.state) if self.feasting else poses

    def _paint_ground(self, canvas: pygame.Surface) -> None:
        super()._paint_ground(canvas)
        if not self.feasting:
            draw_empty_places(canvas, self.geometry, self._u)

    def _poses_of(self, state: State) -> dict[ItalianCard, Pose]:
        return self.geometry.poses(state, self._sees)

    @staticmethod
    def _opens(match: Match, state: State) -> bool:
        return shows_hand(state, match.terms, PERSON, PARTNER)

    def deal(self, match: Match, speed: float) -> None:
        """Deal a new deal: three cards to each, then the next one is turned up and lies under the rest."""
        self._go_to(match, 0)
        self.feasting, self.raised = False, {}
        if not match.order:
            self._coming, self._shown, self._played = [], [], None
            self.settle()
            return
        state = match.laid
        self.board.lay(dict(self.geometry.pack_poses(match.order)))
        order = match.order[: len(match.order) - len(state.stock) + 1]
        self._dealing = True
        flights = shown_deal(self.board, self.poses(), order, state.stock, self.geometry.card_height, speed)
        self._show([Shown(flights, (), 0.0, 0.0)])

    # Plays

    def show(self, match: Match, speed: float) -> None:
        """Show what the last play has brought."""
        self._show_play(match, len(match.log) - 1, speed)

    def replay(self, match: Match, number: int, speed: float) -> None:
        """Show a play of the deal once more, from the table before it."""
        self._go_to(match, number)
        self.board.lay(dict(self._poses_of(self.state)))
        self._show_play(match, number, speed)

    def _show_play(self, match: Match, number: int, speed: float) -> None:
        step, board, height = match.log[number], self.board, self.geometry.card_height
        played, *brought = step.transition.events
        assert isinstance(played, CardPlayed)
        self._leave_from_the_middle(played, step.before)
        flights = self._put_back(speed)
        here = self._poses_of(step.before)
        state = self._followed(step.before, [played])
        there = self._poses_of(state)
        flights += shown_card(board, played, step.before, there, height, speed)
        flights += closing(board, here, there, state.hands[played.seat], 0.0, speed)
        self._full, self._draws, self._lands = (), [], PLACED * speed
        lit: Cards = ()
        ring = leaves = 0.0
        won = next((event for event in brought if isinstance(event, TrickWon)), None)
        if won is not None:
            seats = in_turn(step.before.leader, state.seats)
            self._full = tuple(CardPlayed(seat, card) for seat, card in zip(seats, won.cards, strict=True))
            lit = tuple(play.card for play in self._full if play.seat == won.seat)
            ring = self._lands + RING * speed
            leaves = ring + looking(played.seat, speed, self.pause())
            flights += self._resolved(match, state, brought, leaves, speed)
        self.state, self.raised = step.transition.state, {}
        self._show([Shown(flights, lit, ring, leaves)], played)

    def _resolved(
        self, match: Match, full: State, brought: Sequence[Event], leaves: float, speed: float
    ) -> list[Flight]:
        """What follows from a full trick, whose cards leave after so many seconds."""
        board, height = self.board, self.geometry.card_height
        drawn = [event for event in brought if isinstance(event, CardDrawn)]
        here = self._poses_of(full)
        state = self._followed(full, brought)
        there = self._poses_of(state)
        flights = swept(board, full.trick, there, leaves, height, speed)
        draws = leaves + gathered_in(full.trick, speed)
        flying = shown_draws(board, drawn, full.turned_up, there, draws, height, speed)
        self._draws = [flight.start for flight in flying]
        came = {event.card for event in drawn}
        held = [card for hand in state.hands for card in hand if card not in came]
        flights += [*flying, *closing(board, here, there, held, draws, speed)]
        if self._opens(match, state) and not self._sees:
            self._sees = True
            self._opens_at = max(flight.end for flight in flights)
            cards = self.geometry.hand_cards(state, PARTNER)
            flights += shown_open(board, self._poses_of(state), cards, self._opens_at, speed)
        return flights

    def _followed(self, state: State, events: Sequence[Event]) -> State:
        """The table after these events, the hands with it."""
        for event in events:
            state = after(state, event)
            self.holding.follow(event, state)
        return state

    def _leave_from_the_middle(self, played: CardPlayed, before: State) -> None:
        """Another's card comes out of the middle of its hand, whichever it was."""
        self._hide_place(played, self._sees)
        if played.seat != PERSON:
            poses = self._poses_of(before)
            for card in before.hands[played.seat]:
                self.board.sprite(card).lay(poses[card])

    def _hide_place(self, played: CardPlayed, sees: bool) -> None:
        if played.seat != PERSON and not (sees and played.seat == PARTNER):
            self.holding.to_the_middle(played.seat, played.card)

    # Besides plays

    def show_partner(self, match: Match, speed: float) -> None:
        """Turn the partner's cards up or down, should the match's terms say otherwise than they lie."""
        sees = self._opens(match, self.state)
        if sees != self._sees:
            self._sees = sees
            cards = self.geometry.hand_cards(self.state, PARTNER)
            self._show([Shown(shown_open(self.board, self._poses_of(self.state), cards, 0.0, speed), (), 0.0, 0.0)])

    def look_back(self, match: Match, side: Side, speed: float) -> bool:
        """Slide the last trick out of the pile of the side that took it; False where it lies in no such pile."""
        if not match.takers or side_of(match.takers[-1]) != side:
            return False
        if self.looking_back != side:
            self.looking_back = side
            self._looked = tuple(play.card for play in match.tricks[-1])
            self._show([Shown(shown_looked(self.board, self.poses(), self._looked, speed), (), 0.0, 0.0)])
        return True

    def put_back(self, speed: float) -> None:
        """Let the last trick, if it is looked at, slide back into its pile."""
        flights = self._put_back(speed)
        if flights:
            self._show([Shown(flights, (), 0.0, 0.0)])

    def _put_back(self, speed: float) -> list[Flight]:
        if self.looking_back is None:
            return []
        cards, self.looking_back, self._looked = self._looked, None, ()
        return shown_looked(self.board, self._poses_of(self.state), cards, speed)

    def feast(self, speed: float) -> None:
        """The match is won: what has won it opens over the linen. It lies so until the next deal."""
        self.feasting = True
        self.board.repaint()
        flights = shown_feast(self.board, feast_poses(self.geometry, self.state), speed)
        self._show([Shown(flights, (), 0.0, 0.0)])
