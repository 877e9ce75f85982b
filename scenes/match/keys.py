"""Plays from the keyboard where a match is played: walks hand, strip and what lies beside, plays. Decides no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.matches import Match
from game.seats import PERSON
from game.words import marked
from scenes.commands import AREA_BEFORE, NEXT_AREA, NUMBERED, USE, WALK, Command
from scenes.intents import KeyPressed
from scenes.look.shapes import Box
from scenes.match.showing import MatchShowing
from scenes.match.spots import HandSpot, PackSpot, Spot
from scenes.match.telling import Telling
from scenes.table.areas import Area, ButtonSpot, buttons_of, next_area
from scenes.table.strip import Strip

HAND, PILES, PACK_AND_PILES = marked("Your hand"), marked("The piles"), marked("The pack and the piles")

FocusSpot = Spot | ButtonSpot


class Table(Protocol):
    """What the keys need of the table."""

    @property
    def showing(self) -> MatchShowing[Any]:
        """The cards on the screen."""

    @property
    def telling(self) -> Telling:
        """What is said at the table."""

    @property
    def match(self) -> Match[Any, Any]:
        """The match under way."""

    def stops(self) -> list[Spot]:
        """Where the keyboard may stand besides hand and strip, from the left."""

    def spot_box(self, spot: Spot | None) -> Box | None:
        """Where it lies, None where it lies nowhere now."""

    def pick(self, place: int) -> None:
        """Choose a card of the hand."""

    def press(self, spot: Spot) -> None:
        """What lies beside the hand is asked what it has to tell."""


class Keys:
    """Where the keyboard is: at a place of the hand, at what lies beside, at a button of the strip, or nowhere."""

    def __init__(self, table: Table, strip: Strip, spot: FocusSpot | None = None) -> None:
        self._table = table
        self._strip = strip
        self._spot: FocusSpot | None = None
        self._stand(spot)

    @property
    def spot(self) -> FocusSpot | None:
        """Where the keyboard is, None while the pointer rules."""
        return self._spot

    @property
    def beside(self) -> Spot | None:
        """The pile, or what else lies beside the hand, that it is on."""
        return None if isinstance(self._spot, HandSpot | ButtonSpot) else self._spot

    def ring(self) -> Box | None:
        """What the ring on the table goes round: a card of the hand, or what lies beside."""
        table, spot = self._table, self._spot
        if isinstance(spot, HandSpot):
            return dict(self._hand.places).get(spot)
        return table.spot_box(self.beside)

    def hide(self) -> None:
        """The pointer took over: no ring."""
        self._stand(None)

    def settle(self) -> None:
        """A play was made: keep the ring on a card of the hand."""
        if isinstance(self._spot, HandSpot):
            hand = len(self._table.match.state.hands[PERSON])
            self._spot = HandSpot(min(self._spot.place, hand - 1) if hand else 0)

    def handle(self, command: Command, key: KeyPressed) -> bool:
        """Do what a key has asked for; True where it was one of these commands."""
        if command is USE:
            self._use()
        elif command is NUMBERED:
            self._table.pick((int(key.name) - 1) % 10)
        elif command in (NEXT_AREA, AREA_BEFORE):
            self._stand(next_area(self.areas(), self._spot, 1 if command is NEXT_AREA else -1))
        elif command is not WALK:
            return False
        elif key.name == "tab":
            self._change_side(not key.shift)
        else:
            self._arrow(key.name)
        self._strip.changed = True
        return True

    def areas(self) -> list[Area[FocusSpot]]:
        """Where the keyboard may go: the hand, the strip, what lies beside."""
        table = self._table
        beside: list[tuple[FocusSpot, Box]] = []
        for spot in table.stops():
            box = table.spot_box(spot)
            if box is not None:
                beside.append((spot, box))
        name, buttons = buttons_of(self._strip)
        return [self._hand, Area(name, [*buttons]), Area(self._beside_name([spot for spot, _ in beside]), beside)]

    @property
    def _hand(self) -> Area[FocusSpot]:
        showing, state = self._table.showing, self._table.match.state
        hand = showing.geometry.hand_cards(state, PERSON)
        poses, size = showing.poses(), showing.geometry.card_size
        cards = [poses[card] for card in hand]
        return Area(HAND, [(HandSpot(place), Box(pose.x, pose.y, *size)) for place, pose in enumerate(cards)])

    def _arrow(self, name: str) -> None:
        """An arrow: within the area, or from row to row and area to area."""
        forward = name in ("right", "down")
        if name not in ("up", "down"):
            self._go(1 if forward else -1)
        elif not self._change_row(forward):
            self._change_side(forward)

    def _go(self, by: int) -> None:
        """To the next place of the area."""
        hand, buttons, beside = [area.spots for area in self.areas()]
        if isinstance(self._spot, ButtonSpot):
            self._stand(_stepped(buttons, self._spot, by))
        else:
            self._stand(_stepped(hand if self.beside is None else beside, self._spot, by))

    def _change_row(self, down: bool) -> bool:
        """In a hand of more than one row, to the card behind or before; True where there is one."""
        boxes = dict(self._hand.places)
        here = boxes.get(self._spot) if isinstance(self._spot, HandSpot) else None
        if here is None:
            return False
        beyond = {spot: box for spot, box in boxes.items() if (box.y > here.y if down else box.y < here.y)}
        if beyond:
            self._stand(min(beyond, key=lambda spot: abs(beyond[spot].cx - here.cx)))
        return bool(beyond)

    def _change_side(self, forward: bool) -> None:
        """From the hand to the strip's buttons, one after the other, then to what lies beside, and back."""
        hand, buttons, beside = [area.spots for area in self.areas()]
        round_trip: list[FocusSpot | None] = [None, *buttons, *beside]
        here = None if isinstance(self._spot, HandSpot) else self._spot
        # The pack that it was on may be gone.
        number = round_trip.index(here if here in round_trip else beside[0])
        there = round_trip[(number + (1 if forward else -1)) % len(round_trip)]
        self._stand(there if there is not None else hand[0] if hand else None)

    def _use(self) -> None:
        table, spot = self._table, self._spot
        if isinstance(spot, ButtonSpot):
            self._strip.buttons[spot.number].activate()
        elif isinstance(spot, HandSpot):
            table.pick(spot.place)
        elif spot is not None:
            table.press(spot)
        else:
            self._spot = HandSpot(0)
            table.telling.nothing_chosen()

    def _beside_name(self, beside: Sequence[FocusSpot]) -> str:
        """What the area is called in which these lie."""
        return PACK_AND_PILES if any(isinstance(spot, PackSpot) for spot in beside) else PILES

    def _stand(self, spot: FocusSpot | None) -> None:
        self._spot = spot
        self._strip.focus = spot.number if isinstance(spot, ButtonSpot) else None
        self._strip.changed = True


def _stepped(spots: Sequence[FocusSpot], here: FocusSpot | None, by: int) -> FocusSpot | None:
    """The place so many farther on, round and round; the first where the keyboard is on none of them."""
    if not spots:
        return here
    return spots[(spots.index(here) + by) % len(spots)] if here in spots else spots[0]
