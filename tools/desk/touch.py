"""Fingers on Xorg's virtual touchscreen: its inputtest driver, spoken to over its socket.

The driver takes one connection in its life, so one object holds it as long as the server runs.
"""

import socket
import struct
import time
from pathlib import Path

from tools.desk.hands import eased

_VERSION, _WAIT_FOR_SYNC, _TOUCH = 0, 1, 6  # message kinds of the driver's protocol, version 1.0
_BEGIN, _UPDATE, _END = 18, 19, 20  # XI_TouchBegin and its kin
_AXIS_END = 65535
_VALUATORS = 64
_REPORTS_A_SECOND = 90


class Touchscreen:
    """The touchscreen of a display of `size` pixels. Points are screen pixels; fingers have numbers."""

    def __init__(self, path: Path, size: tuple[int, int]) -> None:
        self._size = size
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(path))
        self._socket.sendall(struct.pack("=IIHH", 12, _VERSION, 1, 0))
        self._socket.recv(12)

    def close(self) -> None:
        """Let go of the screen for good."""
        self._socket.close()

    def down(self, x: float, y: float, finger: int = 1) -> None:
        """A finger comes down."""
        self._send(_BEGIN, x, y, finger)

    def draw(self, x: float, y: float, finger: int = 1) -> None:
        """A finger that is down moves."""
        self._send(_UPDATE, x, y, finger)

    def up(self, x: float, y: float, finger: int = 1) -> None:
        """A finger lifts."""
        self._send(_END, x, y, finger)

    def tap(self, x: float, y: float, finger: int = 1) -> None:
        """A finger comes down and lifts again."""
        self.down(x, y, finger)
        time.sleep(0.06)
        self.up(x, y, finger)

    def swipe(
        self, start: tuple[float, float], end: tuple[float, float], seconds: float = 0.3, finger: int = 1
    ) -> None:
        """A finger comes down, is drawn to another point and lifts: a drag."""
        self.down(*start, finger)
        steps = max(2, round(seconds * _REPORTS_A_SECOND))
        began = time.perf_counter()
        for step in range(1, steps + 1):
            way = eased(step / steps)
            self.draw(start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way, finger)
            time.sleep(max(0.0, began + step / _REPORTS_A_SECOND - time.perf_counter()))
        self.up(*end, finger)

    def _send(self, kind: int, x: float, y: float, finger: int) -> None:
        axes = [(x + 0.5) * _AXIS_END / self._size[0], (y + 0.5) * _AXIS_END / self._size[1]]
        mask = b"\3" + bytes(_VALUATORS // 8 - 1)  # the first two axes are set
        padded = axes + [0.0] * (_VALUATORS - 2)
        values = struct.pack(f"=I8s4x{_VALUATORS}d", 0, mask, *padded) + bytes(8 * _VALUATORS)
        self._socket.sendall(struct.pack("=IIII", 16 + len(values), _TOUCH, finger, kind) + values)
        self._socket.sendall(struct.pack("=II", 8, _WAIT_FOR_SYNC))
        self._socket.recv(8)
