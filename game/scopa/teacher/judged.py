"""What the teacher says of a play, by codes, for others to put in words. Judges nothing itself."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from game.scopa.state import PlayCard
from game.teaching import judged as teaching


class Why(StrEnum):
    """What a reason says. Each is true of the position it is told of (docs/teacher.md, "Reasons").

    Those that begin with LEFT are about the play that was made, or that advice speaks against; all others but the last
    four are about the better one.
    """

    SCOPA = "scopa"
    """It takes the whole table, `cards`: a scopa."""
    SETTEBELLO = "settebello"
    """It brings the settebello home, which the other play doesn't."""
    SEVENS = "sevens"
    """It brings `cards` home, sevens that the other play doesn't, for the primiera."""
    NAPOLA = "napola"
    """It brings `cards` home, coins that a napola needs (theirs or ours), which the other play doesn't."""
    COINS = "coins"
    """It brings `cards` home, the coins among what it takes: `count` more than the other play."""
    MORE_CARDS = "more_cards"
    """It brings `count` cards more home than the other play."""
    TOO_MUCH = "too_much"
    """It leaves `cards`, which add up to more than any card takes: no scopa."""
    GONE = "gone"
    """It leaves `cards`, which only a card of `ranks` would sweep, and there is none of them the others could hold."""
    LAID_SAFE = "laid_safe"
    """It lays `cards`, one card, and nobody else can hold another of its rank (`ranks`) to take it with."""
    PAIRED = "paired"
    """It lays `cards`, one card, of whose rank (`ranks`) another stays in the hand."""
    READY = "ready"
    """It leaves `cards`, among others or alone, which a card of `ranks` that stays in the hand takes if they still lie
    there at the next turn; the other play leaves the hand nothing to take."""
    WAITS = "waits"
    """What the other play takes, `cards`, still lies there after it, and nobody else can take any of them."""
    PARTNER_SWEEPS = "partner_sweeps"
    """It leaves `cards`; the partner holds a card of `ranks` that sweeps them, who plays before him none: in `share` of
    the ways the hidden cards may lie."""
    KEEPS_PAIRS = "keeps_pairs"
    """Our side plays the deal's last card, and it doesn't part the ranks by a sum as the other play does."""
    PARTS_PAIRS = "parts_pairs"
    """Their side plays the deal's last card, and it parts the ranks: it takes `cards`, several for one."""
    LAST_CAPTURE = "last_capture"
    """Our side then captures last, which brings the rest of the table, in `share` more of the ways the hidden cards may
    lie (1: always, where after the other play it never does)."""

    LEFT_SWEEP = "left_sweep"
    """It leaves `cards`, which a card of `ranks` sweeps: `count` of them unseen, one with who plays next in `share` of
    the ways the hidden cards may lie."""
    LEFT_SETTEBELLO = "left_settebello"
    """It leaves the settebello on the table, where a card of `ranks` takes it: the same `count` and `share`."""
    LEFT_SEVENS = "left_sevens"
    """It leaves `cards`, sevens but the settebello, where a card of `ranks` takes one: the same `count` and `share`."""
    LEFT_COINS = "left_coins"
    """It leaves `cards`, coins but the settebello, where a card of `ranks` takes one: the same `count` and `share`."""
    LEFT_TO_SETTEBELLO = "left_to_settebello"
    """It leaves `cards`, which the settebello takes: unseen, and with who plays next in `share` of the ways the hidden
    cards may lie. The better play leaves it nothing to take."""
    LEFT_LAID = "left_laid"
    """It lays `cards`, one card, where another of its rank takes it: the same `count` and `share`."""

    LINE = "line"
    """By the playouts alone, and there by this line of the count (`line`, of `game.scopa.points.LINES`) above all."""
    PLAYOUTS = "playouts"
    """By the playouts alone."""
    SEARCHED = "searched"
    """By the search alone: every line was played to its end, in every way the hidden cards may lie."""
    ONLY = "only"
    """There is no other play."""


Reason: TypeAlias = teaching.Reason[Why]
Judged: TypeAlias = teaching.Judged[PlayCard, Why]
Advice: TypeAlias = teaching.Advice[PlayCard, Why]
