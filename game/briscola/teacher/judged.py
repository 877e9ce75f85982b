"""What the teacher says of a play at Briscola, by codes, for others to put in words. Judges nothing itself."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from game.briscola.state import PlayCard
from game.teaching import judged as teaching


class Why(StrEnum):
    """What a reason says. Each is true of the position it is told of (docs/teacher.md, "Reasons").

    Those that begin with LEFT are about the play that was made, or that advice speaks against; all others but the last
    four are about the better one. A trick is decided for a side where nobody still to play can turn it: who could holds
    no card that would, or all of those have been seen.
    """

    WINS_GAME = "wins_game"
    """The trick is decided for us, and with it we have `count` points: 61 or more."""
    TAKES_LOADS = "takes_loads"
    """It takes the trick, the last to play to it, and `cards` with it: aces and threes the others played; with its own
    card the trick counts `count`."""
    TAKES = "takes"
    """It takes the trick, the last to play to it, which counts `count` with its own card, without such a card."""
    SURE = "sure"
    """It takes the trick as it stands, `cards` (its card), and nothing the others may hold beats that."""
    TRUMPS_GONE = "trumps_gone"
    """The same of a card that is no trump: there is no trump out any more, nor a card of its suit that beats it."""
    HOLDS = "holds"
    """It takes the trick as it stands, `cards` (its card); `count` cards that others may hold beat it, one of them with
    an opponent still to play in `share` of the ways the hidden cards may lie: less often than the other play."""
    ADDS = "adds"
    """The partner holds the trick, and it adds `cards` (its card), `count` points."""
    CHEAPEST = "cheapest"
    """The trick is decided for the others whichever of the two is played, and it gives them `count` points less;
    `cards` is its card."""
    RISKS_LESS = "risks_less"
    """It puts `count` points less on a trick that may be lost; `cards` is its card."""
    KEEPS_TRUMP = "keeps_trump"
    """It keeps `cards`, the trump the other play spends; of the aces and threes of the other suits `count` are with
    others or in the stock."""
    KEEPS_HIGHER = "keeps_higher"
    """It takes the trick with a smaller trump, for certain, and keeps `cards`, the trump of the other play."""
    DRY = "dry"
    """It leads `cards`, neither a trump nor an ace or three, and of its suit neither of these is with others or in the
    stock; of the other play's suit one is."""
    LEAVES_LEAD = "leaves_lead"
    """It is the last to play to the trick and leaves it to the others, who then lead; the other play takes it."""
    DRAWS_TRUMP = "draws_trump"
    """The side that loses this trick draws the turned-up card, `cards`: with it ours, with the other play theirs."""
    WINS_MORE = "wins_more"
    """Near the end: it wins the game in `share` more of the ways the hidden cards may lie, `count` of a hundred."""

    LEFT_GAME = "left_game"
    """The trick is decided for the others, who have `count` points with it: 61 or more."""
    LEFT_LOAD = "left_load"
    """It puts `cards`, an ace or three, on a trick the others hold."""
    LEFT_OPEN = "left_open"
    """It puts `cards`, a card with points, on a trick our side holds, and `count` cards that others may hold take it:
    one of them with an opponent still to play in `share` of the ways the hidden cards may lie."""
    LEFT_TRICK = "left_trick"
    """The last to play to it, it leaves the others a trick of `count` points, which the better play takes."""
    LEFT_TRUMP = "left_trump"
    """It spends `cards`, a trump, on a trick where `count` points lie, and the better play none, or a smaller one."""
    LEFT_TRUMP_LED = "left_trump_led"
    """It leads `cards`, a trump, and the better play none."""
    LEFT_PARTNER = "left_partner"
    """It takes the trick over `cards`, the partner's card, which held it."""

    LINE = "line"
    """By the playouts alone, and there by this line (`line`, of `game.briscola.teacher.tally.COLUMNS`) above all."""
    PLAYOUTS = "playouts"
    """By the playouts alone."""
    SEARCHED = "searched"
    """By the search alone: every line was played to its end, in every way the hidden cards may lie."""
    ONLY = "only"
    """There is no other play."""


Reason: TypeAlias = teaching.Reason[Why]
Judged: TypeAlias = teaching.Judged[PlayCard, Why]
Advice: TypeAlias = teaching.Advice[PlayCard, Why]
