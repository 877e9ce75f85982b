"""What `replay` must print for a Scopone record, worked out a second time: by plain lists of cards' names and by trying
every set of cards, with none of the program's code. For records that are sound.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from typing import Any

Line = dict[str, Any]
SUITS = "DCSB"
PACK = [rank + suit for suit in SUITS for rank in ["A", *map(str, range(2, 11))]]
PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def value(card: str) -> int:
    return 1 if card[0] == "A" else int(card[:-1])


def shuffled(name: str, things: list[str]) -> list[str]:
    """The shuffle as `game/deals.py` words it."""
    stream = b"".join(sha256(f"osteria-antares/1/scopone/{name}/{i}".encode()).digest() for i in range(12))
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    things = list(things)
    for i in range(len(things) - 1, 0, -1):
        while words[0] >= 2**32 - 2**32 % (i + 1):
            words.pop(0)
        j = words.pop(0) % (i + 1)
        things[i], things[j] = things[j], things[i]
    return things


def takes(card: str, table: list[str]) -> list[set[str]]:
    """All that a card may take."""
    equal = [{other} for other in table if value(other) == value(card)]
    sets = [set(some) for size in range(1, len(table) + 1) for some in combinations(table, size)]
    return equal or [some for some in sets if sum(map(value, some)) == value(card)]


class Deal:
    """A deal under way."""

    def __init__(self, record: Line) -> None:
        self.rules = record.get("rules", "scientifico")
        position = record.get("position")
        terms = record if position is None or not {"match", "target"} & position.keys() else position
        self.match = terms.get("match", [0, 0])
        self.target = terms.get("target", 11 if self.rules == "scopone" else 21)
        self.napola = record["napola"]
        self.void = False
        if position is None:
            self._deal(record)
        else:
            self.table, self.hands = list(position["table"]), [list(hand) for hand in position["hands"]]
            self.captured, self.scope = [list(pile) for pile in position["captured"]], list(position["scope"])
            self.to_play, self.last = position["to_play"], position["last_taker"]
            self._end()

    def _deal(self, record: Line) -> None:
        deck = record["deck"] if "deck" in record else shuffled(str(record["deal"]), PACK)
        open_cards, each = (4, 9) if self.rules == "scopone" else (0, 10)
        self.table = deck[:open_cards]
        self.void = sum(card.startswith("10") for card in self.table) >= 3
        self.hands = [[], [], [], []]
        for turn in range(4):
            start = open_cards + turn * each
            self.hands[(record["first"] + turn) % 4] = deck[start : start + each]
        self.captured, self.scope, self.last = [[], []], [0, 0], None
        self.to_play = record["first"]

    @property
    def over(self) -> bool:
        return not any(self.hands)

    def reason(self, card: str, take: list[str]) -> str | None:
        """Why a play is refused."""
        if self.over:
            return "game_over"
        if card not in self.hands[self.to_play]:
            return "not_in_hand"
        if any(other not in self.table or take.count(other) > 1 for other in take):
            return "not_on_table"
        if not take:
            return "must_capture" if takes(card, self.table) else None
        if any(value(other) == value(card) for other in self.table):
            return None if len(take) == 1 and value(take[0]) == value(card) else "must_take_equal"
        return None if sum(map(value, take)) == value(card) else "wrong_sum"

    def play(self, card: str, take: list[str]) -> list[Line]:
        """The events of a play that is legal."""
        seat = self.to_play
        events = [{"event": "played", "player": seat, "card": card, "take": list(take)}]
        self.hands[seat].remove(card)
        self.to_play = (seat + 1) % 4
        if take:
            self.table = [other for other in self.table if other not in take]
            self.captured[seat % 2] += [card, *take]
            self.last = seat
            if not self.table and not self.over:
                self.scope[seat % 2] += 1
                events.append({"event": "scopa", "player": seat})
        else:
            self.table.append(card)
        rest = self._end()
        return events + ([{"event": "rest_taken", "player": self.last, "cards": rest}] if rest else [])

    def _end(self) -> list[str]:
        """After the last card what lies on the table goes to the side that took last."""
        if not self.over or self.last is None:
            return []
        rest, self.table = self.table, []
        self.captured[self.last % 2] += rest
        return rest

    def shown(self) -> Line:
        return {
            "table": list(self.table),
            "hands": [list(hand) for hand in self.hands],
            "captured": [list(pile) for pile in self.captured],
            "scope": list(self.scope),
            "to_play": self.to_play,
            "last_taker": self.last,
        }

    def sheet(self) -> Line:
        coins = [[card for card in pile if card.endswith("D")] for pile in self.captured]
        primieras = [primiera(pile) for pile in self.captured]
        lines = {
            "cards": more([len(pile) for pile in self.captured]),
            "coins": more([len(pile) for pile in coins]),
            "settebello": [int("7D" in pile) for pile in self.captured],
            "primiera": more([worth or 0 for worth in primieras]),
            "scope": list(self.scope),
            "napola": [napola(pile) if self.napola else 0 for pile in coins],
        }
        total = [sum(line[side] for line in lines.values()) for side in (0, 1)]
        match = [self.match[side] + total[side] for side in (0, 1)]
        won = max(match) >= self.target and match[0] != match[1]
        winner = match.index(max(match)) if won else None
        return {
            "sheet": lines | {"primiera_values": primieras, "total": total},
            "match": match,
            "winner": winner,
        }


def primiera(pile: list[str]) -> int | None:
    best = [max((PRIMIERA[value(card)] for card in pile if card.endswith(suit)), default=0) for suit in SUITS]
    return sum(best) if all(best) else None


def napola(coins: list[str]) -> int:
    length = 0
    while length < 10 and PACK[length] in coins:
        length += 1
    return length if length >= 3 else 0


def more(pair: list[int]) -> list[int]:
    return [int(pair[0] > pair[1]), int(pair[1] > pair[0])]


def replayed(record: Line) -> list[Line]:
    """The lines of a record's replay."""
    deal = Deal(record)
    if deal.void:
        return [{"ok": False, "reason": "void_deal"}]
    lines = [{"ok": True, "events": [], **deal.shown()}]
    lines += [deal.sheet()] if deal.over else []
    for play in record["plays"]:
        reason = deal.reason(play["card"], play["take"])
        if reason is not None:
            lines.append({"ok": False, "reason": reason, "events": [], **deal.shown()})
            continue
        lines.append({"ok": True, "events": deal.play(play["card"], play["take"]), **deal.shown()})
        lines += [deal.sheet()] if deal.over else []
    return lines
