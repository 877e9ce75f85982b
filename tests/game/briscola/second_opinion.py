"""What `replay` must print for a Briscola record, worked out a second time: by plain lists of cards' names, from the
page of rules alone, with none of the program's code. For records that are sound.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

Line = dict[str, Any]
SUITS = "DCSB"
PACK = [rank + suit for suit in SUITS for rank in ["A", *map(str, range(2, 11))]]
BEST_FIRST = ["A", "3", "10", "9", "8", "7", "6", "5", "4", "2"]
COUNTS = {"A": 11, "3": 10, "10": 4, "9": 3, "8": 2}


def shuffled(name: str, things: list[str]) -> list[str]:
    """The shuffle as `game/deals.py` words it."""
    stream = b"".join(sha256(f"osteria-antares/1/briscola/{name}/{i}".encode()).digest() for i in range(12))
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    things = list(things)
    for i in range(len(things) - 1, 0, -1):
        while words[0] >= 2**32 - 2**32 % (i + 1):
            words.pop(0)
        j = words.pop(0) % (i + 1)
        things[i], things[j] = things[j], things[i]
    return things


def counted(cards: list[str]) -> int:
    return sum(COUNTS.get(card[:-1], 0) for card in cards)


def best(trick: list[str], trump: str) -> str:
    """The card that takes a trick: of the trumps in it, or else of the suit that was led, the highest."""
    suit = trump if any(card[-1] == trump for card in trick) else trick[0][-1]
    return min((card for card in trick if card[-1] == suit), key=lambda card: BEST_FIRST.index(card[:-1]))


class Deal:
    """A game under way."""

    def __init__(self, record: Line) -> None:
        self.players = record["players"]
        position = record.get("position")
        terms = record if position is None or not {"match", "target"} & position.keys() else position
        self.match, self.target = terms.get("match", [0, 0]), terms.get("target", 2)
        if position is None:
            self._deal(record)
            return
        self.hands = [list(hand) for hand in position["hands"]]
        self.trick, self.stock = list(position["trick"]), list(position["stock"])
        self.captured = [list(pile) for pile in position["captured"]]
        self.trump, self.to_play, self.leader = position["trump"], position["to_play"], position["leader"]

    def _deal(self, record: Line) -> None:
        deck = record["deck"] if "deck" in record else shuffled(str(record["deal"]), PACK)
        self.hands = [[] for _ in range(self.players)]
        for turn in range(self.players):
            self.hands[(record["first"] + turn) % self.players] = deck[3 * turn : 3 * turn + 3]
        self.trump = deck[3 * self.players]
        self.stock = [*deck[3 * self.players + 1 :], self.trump]
        self.trick, self.captured = [], [[], []]
        self.to_play = self.leader = record["first"]

    @property
    def over(self) -> bool:
        return not any(self.hands) and not self.trick

    def reason(self, card: str) -> str | None:
        """Why a play is refused."""
        if self.over:
            return "game_over"
        return None if card in self.hands[self.to_play] else "not_in_hand"

    def play(self, card: str) -> list[Line]:
        """The events of a play that is legal."""
        events: list[Line] = [{"event": "played", "player": self.to_play, "card": card}]
        self.hands[self.to_play].remove(card)
        self.trick.append(card)
        self.to_play = (self.to_play + 1) % self.players
        if len(self.trick) == self.players:
            taker = (self.leader + self.trick.index(best(self.trick, self.trump[-1]))) % self.players
            events.append({"event": "trick_won", "player": taker, "cards": self.trick, "points": counted(self.trick)})
            self.captured[taker % 2] += self.trick
            self.trick, self.to_play, self.leader = [], taker, taker
            for turn in range(self.players if self.stock else 0):
                seat = (taker + turn) % self.players
                self.hands[seat].append(self.stock.pop(0))
                events.append({"event": "drawn", "player": seat, "card": self.hands[seat][-1]})
        return events

    def shown(self) -> Line:
        return {
            "hands": [list(hand) for hand in self.hands],
            "trick": list(self.trick),
            "trump": self.trump,
            "stock": len(self.stock),
            "captured": [list(pile) for pile in self.captured],
            "points": [counted(pile) for pile in self.captured],
            "to_play": self.to_play,
            "leader": self.leader,
        }

    def result(self) -> Line:
        points = [counted(pile) for pile in self.captured]
        match = [games + (points[side] >= 61) for side, games in enumerate(self.match)]
        winner = next((side for side in (0, 1) if match[side] >= self.target), None)
        return {"result": {"points": points}, "match": match, "winner": winner}


def replayed(record: Line) -> list[Line]:
    """The lines of a record's replay."""
    deal = Deal(record)
    lines = [{"ok": True, "events": [], **deal.shown()}]
    lines += [deal.result()] if deal.over else []
    for card in record["plays"]:
        reason = deal.reason(card)
        if reason is not None:
            lines.append({"ok": False, "reason": reason, "events": [], **deal.shown()})
            continue
        lines.append({"ok": True, "events": deal.play(card), **deal.shown()})
        lines += [deal.result()] if deal.over else []
    return lines
