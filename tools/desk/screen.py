"""The picture on a display: shots, cheap samples, and waiting for the picture to change or to rest."""

import mmap
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from Xlib import X

from tools.desk.waiting import PATIENCE
from tools.desk.windows import Area

_XWD_HEADER_BYTES = 100
_LARGEST_REPLY_BYTES = 4_000_000


class Screen:
    """The pixels of one display; `frame_buffer` is the picture file of an Xvfb.

    An Xvfb's picture holds the mouse pointer: move it away before comparing two pictures.
    """

    def __init__(self, display: Any, frame_buffer: Path) -> None:
        self._root = display.screen().root
        self._memory: mmap.mmap | None = None
        if frame_buffer.exists():
            with frame_buffer.open("rb") as file:
                self._memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
            header = struct.unpack(">25I", self._memory[:_XWD_HEADER_BYTES])
            self._start = header[0] + header[19] * 12  # the colour map lies between
            self._row_bytes = header[12]

    def close(self) -> None:
        """Let go of the picture file."""
        if self._memory is not None:
            self._memory.close()

    def shot(self, area: Area) -> Image.Image:
        """The picture of an area as RGB; the area must lie on the screen."""
        if self._memory is not None:
            start = self._start + area.y * self._row_bytes
            rows = self._memory[start : start + area.height * self._row_bytes]
            shape = (self._row_bytes // 4, area.height)
            picture = Image.frombuffer("RGB", shape, rows, "raw", "BGRX", self._row_bytes, 1)
            return picture.crop((area.x, 0, area.x + area.width, area.height))
        picture = Image.new("RGB", area.size)
        step = max(1, _LARGEST_REPLY_BYTES // (area.width * 4))
        for top in range(0, area.height, step):
            height = min(step, area.height - top)
            reply = self._root.get_image(area.x, area.y + top, area.width, height, X.ZPixmap, 0xFFFFFFFF)
            strip = Image.frombytes("RGB", (area.width, height), reply.data, "raw", "BGRX")
            picture.paste(strip, (0, top))
        return picture

    def sample(self, area: Area, columns: int = 64, rows: int = 36) -> bytes:
        """The colours at a grid of points of an area, three bytes each: cheap to take and to compare."""
        xs = [int(area.x + (i + 0.5) * area.width / columns) for i in range(columns)]
        ys = [int(area.y + (j + 0.5) * area.height / rows) for j in range(rows)]
        if (memory := self._memory) is not None:
            starts = (self._start + y * self._row_bytes + x * 4 for y in ys for x in xs)
            return b"".join(memory[start : start + 3] for start in starts)
        points = []
        for y in ys:
            row = self._root.get_image(area.x, y, area.width, 1, X.ZPixmap, 0xFFFFFFFF).data
            points += [row[(x - area.x) * 4 : (x - area.x) * 4 + 3] for x in xs]
        return b"".join(points)

    def is_blank(self, area: Area) -> bool:
        """Whether one colour fills the area, but for a handful of points."""
        sample = self.sample(area)
        points = [sample[i : i + 3] for i in range(0, len(sample), 3)]
        return max(map(points.count, set(points))) >= 0.995 * len(points)

    def wait_change(self, area: Area, before: bytes, timeout: float = PATIENCE) -> float:
        """Wait until the area differs from the 64x36 sample `before`; return time.perf_counter() then.

        Raises TimeoutError when it stays the same for `timeout` seconds.
        """
        end = time.perf_counter() + timeout
        while self.sample(area) == before:
            if time.perf_counter() > end:
                raise TimeoutError(f"the picture at {area} did not change within {timeout:g} s")
            time.sleep(0.0003)
        return time.perf_counter()

    def wait_still(
        self, area: Area, still: float = 0.3, timeout: float = PATIENCE, passed: Callable[[], float] | None = None
    ) -> None:
        """Wait until nothing in the area has changed for `still` seconds. Raises TimeoutError.

        `passed` tells how much of the time since it was asked last counts; all of it, unless it is given.
        """
        start = looked = time.perf_counter()
        before, rested = self.sample(area), 0.0
        while rested < still:
            if time.perf_counter() - start > timeout:
                raise TimeoutError(f"the picture at {area} still moves after {timeout:g} s")
            time.sleep(0.01)
            now = time.perf_counter()
            counted = passed() if passed else now - looked
            looked = now
            seen = self.sample(area)
            rested = rested + counted if seen == before else 0.0
            before = seen
