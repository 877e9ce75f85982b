"""What /proc tells about a process and its children: processor time, memory, and whether it rests; ends nothing."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")


def _stat(pid: int) -> list[str] | None:
    """The fields of /proc/PID/stat from the state on, or None when there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return None


def alive(pid: int) -> bool:
    """Whether the process runs; one that has ended and was not asked for its status yet does not."""
    fields = _stat(pid)
    return fields is not None and fields[0] not in "ZX"


def family(pid: int) -> list[int]:
    """`pid` and all its living descendants."""
    children: dict[int, list[int]] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit() and (fields := _stat(int(entry))):
            children.setdefault(int(fields[1]), []).append(int(entry))
    found, open_ends = [], [pid]
    while open_ends:
        found.append(open_ends.pop())
        open_ends += children.get(found[-1], [])
    return found


def cpu_seconds(pids: list[int]) -> float:
    """Processor time the processes have used so far, user and system together; steps of 10 ms."""
    fields = filter(None, map(_stat, pids))
    return sum(int(f[11]) + int(f[12]) for f in fields) / _TICKS_A_SECOND


def pss_mib(pids: list[int]) -> float:
    """Memory of the processes in MiB, pages they share with others counted by share."""
    kib = 0
    for pid in pids:
        try:
            rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        except OSError:
            continue
        kib += sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return kib / 1024


class Leisure:
    """The time in which processes had nothing to do: none of their threads ran, or waited for a processor.

    On a busy machine a program may stand still for long with its work before it; that is no rest.
    """

    def __init__(self, pids: Sequence[int]) -> None:
        self._pids = pids
        self._asked = time.perf_counter()
        self._spent = {thread: spent for thread, spent, _ in self._threads()}

    def __call__(self) -> float:
        """Seconds of it since it was asked last."""
        now, threads = time.perf_counter(), self._threads()
        passed, self._asked = now - self._asked, now
        before, self._spent = self._spent, {thread: spent for thread, spent, _ in threads}
        if any(at_work for _, _, at_work in threads):
            return 0.0
        most = max((spent - before.get(thread, 0.0) for thread, spent, _ in threads), default=0.0)
        return max(0.0, passed - most)

    def _threads(self) -> list[tuple[Path, float, bool]]:
        """Each thread, the seconds it has run or waited for a processor, and whether it does so now."""
        found = []
        for thread in (thread for pid in self._pids for thread in Path(f"/proc/{pid}/task").glob("*")):
            try:
                state = (thread / "stat").read_text().rsplit(")", 1)[1].split()[0]
                ran, waited, *_ = (thread / "schedstat").read_text().split()
            except OSError:  # it has ended, or the kernel keeps no such account
                continue
            found.append((thread, (int(ran) + int(waited)) / 1e9, state == "R"))
        return found
