"""SQLite's file format as far as reading needs it: pages, the log beside them, rows in pages; knows none of our tables.

Nothing is written here, and nothing raises because of what the bytes say. The format is described on
https://sqlite.org/fileformat2.html.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

MAGIC = b"SQLite format 3\0"
PAGE = 4096
"""The size of a page in every database of ours."""
_LOG_HEADER, _FRAME_HEADER = 32, 24
_LEAF, _INDEX_LEAF = 0x0D, 0x0A
_LARGEST_ROW = 64 * 1024 * 1024


_WORD = 1 << 32
Value: TypeAlias = str | int | bytes | None


class Frame(NamedTuple):
    """A page as a log has it; `size` is the database's size in pages where a transaction ends here, else 0."""

    page: int
    size: int
    content: bytes


@dataclass(slots=True)
class Log:
    """A log's frames. `valid`: so many of them count for SQLite, up to the last transaction it finds whole."""

    frames: list[Frame] = field(default_factory=list)
    valid: int = 0


class Cell(NamedTuple):
    """A row as it lies in a page; None stands for a value that cannot be read.

    `listed`: the page itself names this place; otherwise it was come upon and may be anything.
    """

    page: int
    rowid: int
    values: tuple[Value, ...]
    listed: bool


def page_size(base: bytes) -> int:
    """The page size a database's header tells; `PAGE` where it tells nonsense."""
    told = int.from_bytes(base[16:18], "big")
    size = 65536 if told == 1 else told
    return size if size >= 512 and size & (size - 1) == 0 else PAGE


def read_log(log: bytes) -> Log:
    """The frames of a log, older generations left out, cut after the last one that ends a transaction."""
    found = Log()
    if len(log) <= _LOG_HEADER:
        return found
    magic, _, size = struct.unpack_from(">III", log)
    if magic & ~1 != 0x377F0682 or size < 512 or size & (size - 1) or size > 65536:
        size = PAGE
    order = ">" if magic & 1 else "<"
    places = range(_LOG_HEADER, len(log) - _FRAME_HEADER - size + 1, _FRAME_HEADER + size)
    salts = log[16:24]
    if places and salts != log[places[0] + 8 : places[0] + 16]:
        salts = log[places[0] + 8 : places[0] + 16] if _mostly(log, places) else salts
    sums = _sum(log[:24], (0, 0), order)
    sound = sums == struct.unpack_from(">II", log, 24) and salts == log[16:24] and magic & ~1 == 0x377F0682
    last, torn = 0, -1
    for place in places:
        page, end = struct.unpack_from(">II", log, place)
        content = log[place + _FRAME_HEADER : place + _FRAME_HEADER + size]
        ours = _near(log[place + 8 : place + 16], salts)
        if sound:
            told = struct.unpack_from(">II", log, place + 16)
            sums = _sum(content, _sum(log[place : place + 8], sums, order), order)
            exactly = log[place + 8 : place + 16] == salts
            sound = exactly and page > 0 and sums == told
            if not sound and exactly and page > 0 and not _one_bit_apart(sums, told, size):
                torn = len(found.frames)
        if not ours and not sound:
            continue
        found.frames.append(Frame(page, end, content))
        if end:
            last = len(found.frames)
            found.valid = last if sound else found.valid
    if torn == len(found.frames) - 1:
        # SQLite writes a frame's head and then its page: a program killed in between was still at this transaction.
        last = found.valid
    del found.frames[last:]
    return found


def _one_bit_apart(sums: tuple[int, int], told: tuple[int, ...], size: int) -> bool:
    """Whether one turned bit, of what a frame tells or of what it holds, has made these sums of those told.

    A word's part in the sums is linear (https://sqlite.org/walformat.html): so much for the last word, and from there
    to the first the same step for each pair.
    """
    if sum((one ^ other).bit_count() for one, other in zip(sums, told, strict=True)) == 1:
        return True
    off = (told[0] - sums[0]) % _WORD, (told[1] - sums[1]) % _WORD
    turned = {sign * (1 << bit) % _WORD for bit in range(32) for sign in (1, -1)}
    first, second = (1, 1), (0, 1)
    for _ in range((size + 8) // 8):
        for a, b in (first, second):
            if any(((delta * a) % _WORD, (delta * b) % _WORD) == off for delta in turned):
                return True
        first, second = (((a + b) % _WORD, (a + 2 * b) % _WORD) for a, b in (first, second))
    return False


def overlaid(base: bytes, frames: list[Frame]) -> bytes:
    """The database with a log's pages over its own."""
    if not frames:
        return base
    size = len(frames[0].content)
    most = max([len(base) // size + len(frames), *(frame.page for frame in frames if frame.page < 1 << 16)])
    image = bytearray(base)
    for frame in frames:
        if 0 < frame.page <= most:
            end = frame.page * size
            image.extend(bytes(max(0, end - len(image))))
            image[end - size : end] = frame.content
    pages = frames[-1].size
    return bytes(image[: pages * size] if 0 < pages <= most else image)


def rows(image: bytes) -> Iterator[Cell]:
    """Every row in a leaf of a table, whichever table it is, whether or not anything leads to the leaf."""
    for number in range(1, len(image) // PAGE + 1):
        page = _Page(image, number)
        cells = page.cells(_LEAF)
        for place in page.anywhere() if cells is None else cells:
            cell = page.row(place, listed=cells is not None)
            if cell is not None:
                yield cell


def index_entries(image: bytes) -> Iterator[Cell]:
    """Every entry in a leaf of an index; its rowid is the last value of the row it stands for."""
    for number in range(1, len(image) // PAGE + 1):
        page = _Page(image, number)
        for place in page.cells(_INDEX_LEAF) or ():
            cell = page.entry(place)
            if cell is not None:
                yield cell


class _Page:
    def __init__(self, image: bytes, number: int) -> None:
        self.image, self.number = image, number
        self.start = (number - 1) * PAGE
        self.header = self.start + (100 if number == 1 else 0)

    def cells(self, kind: int) -> list[int] | None:
        """Where the cells of a leaf lie; None where the page is no such leaf, or not a sound one."""
        if self.image[self.header] != kind:
            return None
        count = int.from_bytes(self.image[self.header + 3 : self.header + 5], "big")
        first = self.header + 8
        if count > PAGE // 4:
            return None
        pointers = struct.unpack_from(f">{count}H", self.image, first) if first + 2 * count <= len(self.image) else ()
        places = [self.start + pointer for pointer in pointers]
        # A pointer gone wrong hides its cell: then the whole page is searched.
        sound = len(set(places)) == count and all(first + 2 * count <= place < self.start + PAGE for place in places)
        return places if sound else None

    def anywhere(self) -> range | tuple[()]:
        """Every place where a cell may begin, in a page that may once have been a leaf."""
        if self.cells(_INDEX_LEAF) is not None or not any(self.image[self.start : self.start + PAGE]):
            return ()
        return range(self.header + 8, self.start + PAGE - 4)

    def row(self, place: int, listed: bool) -> Cell | None:
        length, place = _varint(self.image, place)
        rowid, place = _varint(self.image, place)
        payload = self._payload(place, length, PAGE - 35)
        values = None if payload is None else _values(payload)
        if rowid >= 1 << 63:
            rowid -= 1 << 64
        return None if values is None else Cell(self.number, rowid, values, listed)

    def entry(self, place: int) -> Cell | None:
        length, place = _varint(self.image, place)
        payload = self._payload(place, length, (PAGE - 12) * 64 // 255 - 23)
        values = None if payload is None else _values(payload)
        if not values or not isinstance(values[-1], int):
            return None
        return Cell(self.number, values[-1], values, listed=True)

    def _payload(self, place: int, length: int, most: int) -> bytes | None:
        """A cell's payload with what of it overflows to other pages."""
        if not 2 <= length <= min(_LARGEST_ROW, len(self.image)):
            return None
        if length <= most:
            local, following = length, 0
        else:
            least = (PAGE - 12) * 32 // 255 - 23
            local = least + (length - least) % (PAGE - 4)
            local = local if local <= most else least
            following = int.from_bytes(self.image[place + local : place + local + 4], "big")
        if place + local > self.start + PAGE:
            return None
        parts, left = [self.image[place : place + local]], length - local
        while left > 0:
            start = (following - 1) * PAGE
            if following < 2 or start + PAGE > len(self.image):
                return None
            parts.append(self.image[start + 4 : start + 4 + min(left, PAGE - 4)])
            following = int.from_bytes(self.image[start : start + 4], "big")
            left -= PAGE - 4
        return b"".join(parts)


def _values(payload: bytes) -> tuple[Value, ...] | None:
    """A row's values; None where this can be no row: its header says another length than it has."""
    header, place = _varint(payload, 0)
    if not 2 <= header <= min(len(payload), 64):
        return None
    kinds: list[int] = []
    while place < header:
        kind, place = _varint(payload, place)
        kinds.append(kind)
    if place != header or header + sum(map(_width, kinds)) != len(payload):
        return None
    values: list[Value] = []
    for kind in kinds:
        raw = payload[place : place + _width(kind)]
        place += len(raw)
        if kind in (8, 9):
            values.append(kind - 8)
        elif 1 <= kind <= 6:
            values.append(int.from_bytes(raw, "big", signed=True))
        elif kind >= 13 and kind % 2:
            values.append(raw.decode("utf-8", "replace"))
        elif kind >= 12:
            values.append(raw)
        else:
            values.append(None)
    return tuple(values)


def _width(kind: int) -> int:
    if kind >= 12:
        return (kind - 12) // 2
    return (0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0)[kind]


def _varint(data: bytes, place: int) -> tuple[int, int]:
    """A number of one to nine bytes and where it ends; 0 past the end of the data."""
    value = 0
    for count in range(9):
        if place >= len(data):
            return 0, place
        byte = data[place]
        place += 1
        if count == 8:
            return value << 8 | byte, place
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            break
    return value, place


def _sum(data: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    """SQLite's running checksum of a log."""
    first, second = sums
    for one, other in struct.iter_unpack(f"{order}II", data):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second


def _near(salts: bytes, others: bytes) -> bool:
    """Whether they are the same but for a damaged bit or two; those of another generation differ in many."""
    return (int.from_bytes(salts, "big") ^ int.from_bytes(others, "big")).bit_count() <= 2


def _mostly(log: bytes, places: range) -> bool:
    """Whether most frames carry the first one's salts: then it is the log's header that is damaged."""
    salts = log[places[0] + 8 : places[0] + 16]
    return 2 * sum(log[place + 8 : place + 16] == salts for place in places) > len(places)
