"""What an answer says, part by part, and where it is known from; knows no rule and draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.words import Words
from scenes.look.icons import IconName


class Source(Enum):
    """Where something is known from; the value is the icon that says so."""

    SEEN = "eye"
    """The cards that lie open or were seen, and nothing else."""
    KNOWS = "peek"
    """All cards, those that lie hidden too."""

    @property
    def icon(self) -> IconName:
        return "eye" if self is Source.SEEN else "peek"

    def words(self, words: Words) -> str:
        return words.text("from what you see") if self is Source.SEEN else words.text("knows the hidden cards")


@dataclass(frozen=True, slots=True)
class Said:
    """An answer in words: a heading, numbered `links` of a chain or `reasons`, sentences that end it.

    `why`: the reasons are those for a move, and say so.
    `truth` is what is known of the hidden cards besides, where `source` is what one sees. `numbers` come last and
    small. So many `undos` are offered, if any; `revives`: they lead back to a game that can be won.
    """

    heading: str
    source: Source | None = None
    links: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    why: bool = False
    closing: str = ""
    truth: str = ""
    numbers: str = ""
    undos: int | None = None
    revives: bool = False
