"""How many processors this process may use."""

from __future__ import annotations

import os
from pathlib import Path

_TOPOLOGY = "/sys/devices/system/cpu/cpu{}/topology/thread_siblings_list"
_QUOTA = Path("/sys/fs/cgroup/cpu.max")


def physical_cores() -> int:
    """Cores that affinity and the container's quota leave, two threads of a core counted once; at least 1."""
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)
    cores = {_core(number) for number in allowed}
    return max(1, min(len(cores), _quota()))


def _core(number: int) -> str:
    """What the threads of one core have in common; for lack of it, the number itself."""
    try:
        return Path(_TOPOLOGY.format(number)).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return str(number)


def _quota() -> int:
    """Processors of a container's quota, rounded; a large number where there is none."""
    try:
        most, period = _QUOTA.read_text(encoding="ascii").split()
        return max(1, round(int(most) / int(period)))
    except (OSError, ValueError):
        return 1 << 20
