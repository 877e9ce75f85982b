"""What /proc tells about a process and its children: processor time and memory; ends nothing."""

import os
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
