"""Why a position is lost, from its face-up cards alone; must not know which card lies face down where.

The argument is that of `refute`, in which each card waits for another to leave what it lies on, told so that it holds
however the unseen cards lie. A `Link` says: before `card` can leave, one of `waits` has left. Of cards that all have
such a link, and whose links wait only for one another, none can be the first to leave; so none ever leaves. As every
card that doesn't lie on its successor must leave once, kings too, be it with their run, a single such set proves the
position lost. In Wasp, which is played as Classic until a column is empty, the set must hold the lowest face-up card
of every column; then none is ever empty.

What a link says of unseen cards is true of all of them: a face-down card is turned only after the lowest face-up card
of its column has left, and lies in one of the columns that have face-down cards once the reserve has been dealt.
Until then an unseen card may be the next of the reserve, and nothing is said of it. Under Relaxed nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from game.cards import FRENCH, Card
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import RUN_LENGTH, Column, State

_MOST_STEPS = 20_000
"""After so many steps the shortest chain found so far is good enough."""


class Cause(StrEnum):
    """What a card waits for."""

    COVERED = "covered"
    """Its successor lies under the card that must leave first."""
    CARRIED = "carried"
    """Its successor lies above it in its own column, and is carried until a card between them, or itself, leaves."""
    SET_ASIDE = "set_aside"
    """Its successor is set aside and must be played first."""
    FACE_DOWN = "face_down"
    """Its successor lies face down, under one of the cards that must leave first."""
    NO_ROOM = "no_room"
    """A king: no column is empty before one of the cards leaves."""


@dataclass(frozen=True, slots=True)
class Link:
    """Before `card` can leave what it lies on, one of `waits` has left.

    `successor` is what the card must go on, None for a king. A king may also go with its run where it lies; then
    `unfinished`, one of `waits`, is a card of that run that must leave first, or None where a card of it lies face
    down and so waits for the others.
    """

    card: Card
    successor: Card | None
    cause: Cause
    waits: tuple[Card, ...]
    unfinished: Card | None = None


@dataclass(frozen=True, slots=True)
class Chain:
    """Links that together prove a position lost, and don't once any one of them is taken away.

    Each is followed by one that it waits for, as far as that can be.
    """

    links: tuple[Link, ...]


def chain(rules: ScorpionRules, state: State, ranks: int = RUN_LENGTH) -> Chain | None:
    """The shortest chain that proves `state` lost from its face-up cards, None where they don't.

    `ranks` is the number of cards in a suit. Which cards lie face down where, or in a reserve that is dealt, changes
    nothing.
    """
    if not rules.same_suit:
        return None
    seen = _Seen(rules, state, ranks)
    options = _closed({card: list(seen.links(card)) for card in seen.waiting})
    found = _Shortest(options)
    for start in seen.starts():
        if all(card in found.options for card in start):
            found.look(start)
    return Chain(_in_order(_irreducible(seen, found.links))) if found.links else None


def locked(rules: ScorpionRules, state: State, ranks: int = RUN_LENGTH) -> bool:
    """Whether there is a chain: the face-up cards of `state` alone prove it lost."""
    if not rules.same_suit:
        return False
    seen = _Seen(rules, state, ranks)
    stuck = _closed({card: list(seen.links(card)) for card in seen.waiting})
    return any(all(card in stuck for card in start) for start in seen.starts())


def holds(links: Iterable[Link], rules: ScorpionRules, state: State, ranks: int = RUN_LENGTH) -> bool:
    """Whether these links, or some of them, are true of `state` and prove it lost."""
    if not rules.same_suit:
        return False
    return _proved(_Seen(rules, state, ranks), links)


class _Seen:
    """What anybody sees of a position."""

    def __init__(self, rules: ScorpionRules, state: State, ranks: int) -> None:
        self._rules, self._ranks = rules, ranks
        self._columns = state.columns
        self._places = {
            card: (number, index)
            for number, column in enumerate(state.columns)
            for index, card in enumerate(column.cards)
            if index >= column.hidden
        }
        aside = [card for card in state.reserve if card is not None]
        self._aside = [] if rules.reserve_is_dealt else aside
        self._reserve_waits = rules.reserve_is_dealt and bool(aside)
        self._unseen_suits = {card.suit for column in state.columns for card in column.cards[: column.hidden]}
        self.lowest = tuple(_lowest(column) for column in state.columns if column.cards)
        """The lowest face-up card of each column that isn't empty."""
        self._over_hidden = tuple(_lowest(column) for column in state.columns if column.hidden)
        self._room = not all(column.cards for column in state.columns)
        self.waiting = [card for card in (*self._places, *self._aside) if not self._bonded(card)]
        """The cards that must leave what they lie on, or the reserve."""

    def starts(self) -> list[tuple[Card, ...]]:
        """Sets of cards any of which, when none of its cards ever leaves, means that the position is lost."""
        if self._rules.empty_needs_king:
            return [(card,) for card in self.waiting]
        return [] if self._room or not self.lowest else [self.lowest]

    def links(self, card: Card) -> Iterator[Link]:
        """Everything that is true of what `card` waits for; nothing where it may leave at once."""
        if card.rank == self._ranks:
            yield from self._king_links(card)
            return
        successor = FRENCH.card(card.rank + 1, card.suit)
        if successor in self._places:
            number, index = self._places[successor]
            column = self._columns[number]
            if index + 1 < len(column.cards):
                yield Link(card, successor, Cause.COVERED, (column.cards[index + 1],))
            if card in self._places and self._places[card][0] == number and self._places[card][1] < index:
                between = column.cards[self._places[card][1] + 1 : index + 1]
                apart = tuple(other for other in between if not self._bonded(other))
                yield Link(card, successor, Cause.CARRIED, apart)
        elif successor in self._aside:
            yield Link(card, successor, Cause.SET_ASIDE, (successor,))
        elif not self._reserve_waits:
            yield Link(card, successor, Cause.FACE_DOWN, self._over_hidden)

    def _king_links(self, king: Card) -> Iterator[Link]:
        if self._room:
            return
        if king in self._aside or (king.suit in self._unseen_suits and not self._reserve_waits):
            yield Link(king, None, Cause.NO_ROOM, self.lowest)
            return
        for card in self.waiting:
            if card.suit is king.suit and card is not king:
                waits = self.lowest if card in self.lowest else (*self.lowest, card)
                yield Link(king, None, Cause.NO_ROOM, waits, card)

    def true(self, link: Link) -> bool:
        """Whether a link says what is so here; what is waited for may be fewer cards than it says."""
        if link.card not in self.waiting:
            return False
        return any(
            one.cause is link.cause and one.successor is link.successor and set(one.waits) <= set(link.waits)
            for one in self.links(link.card)
        )

    def _bonded(self, card: Card) -> bool:
        """Whether it lies on its successor, both face up: then it is never picked up again."""
        if card not in self._places:
            return False
        number, index = self._places[card]
        column = self._columns[number]
        if index <= column.hidden:
            return False
        under = column.cards[index - 1]
        return under.suit is card.suit and under.rank == card.rank + 1


def _lowest(column: Column) -> Card:
    return column.cards[column.hidden]


def _closed(options: dict[Card, list[Link]]) -> dict[Card, list[Link]]:
    """The links, by their card, that wait only for cards that have such a link themselves."""
    while True:
        kept = {
            card: good
            for card, links in options.items()
            if (good := [link for link in links if _all_in(link, options)])
        }
        if kept == options:
            return kept
        options = kept


def _all_in(link: Link, cards: dict[Card, list[Link]]) -> bool:
    return all(card in cards for card in link.waits)


def _proved(seen: _Seen, links: Iterable[Link]) -> bool:
    options: dict[Card, list[Link]] = {}
    for link in links:
        if seen.true(link):
            options.setdefault(link.card, []).append(link)
    stuck = _closed(options)
    return any(all(card in stuck for card in start) for start in seen.starts())


class _Shortest:
    """Looks for the set of links that waits for the fewest cards, counted link by link."""

    def __init__(self, options: dict[Card, list[Link]]) -> None:
        self.options = options
        self.links: list[Link] = []
        self._least = 1 + sum(max(len(link.waits) for link in links) for links in options.values())
        self._steps = 0

    def look(self, start: tuple[Card, ...]) -> None:
        """Try every set that holds the cards of `start`; afterwards they are out of account."""
        self._grow({}, list(start), 0)
        self.options = _closed({card: links for card, links in self.options.items() if card not in start})

    def _grow(self, chosen: dict[Card, Link], open_cards: list[Card], cost: int) -> None:
        self._steps += 1
        if cost + len(open_cards) >= self._least or (self.links and self._steps > _MOST_STEPS):
            return
        if not open_cards:
            self.links, self._least = list(chosen.values()), cost
            return
        *others, card = open_cards
        for link in sorted(self.options[card], key=lambda link: len(link.waits)):
            fresh = [one for one in link.waits if one is not card and one not in chosen and one not in others]
            self._grow({**chosen, card: link}, [*others, *reversed(fresh)], cost + len(link.waits))


def _irreducible(seen: _Seen, links: list[Link]) -> list[Link]:
    """The links without those that the proof can do without; none, but where the search was ended early."""
    for link in list(links):
        fewer = [other for other in links if other is not link]
        if _proved(seen, fewer):
            links = fewer
    return links


def _in_order(links: list[Link]) -> tuple[Link, ...]:
    """The links so that each is followed, where it can be, by that of a card it waits for."""
    by_card = {link.card: link for link in links}
    ordered: dict[Card, Link] = {}
    unseen = [link.card for link in reversed(links)]
    while unseen:
        card = unseen.pop()
        if card not in ordered:
            ordered[card] = by_card[card]
            unseen += reversed(by_card[card].waits)
    return tuple(ordered.values())
