"""How busy this machine is with other work."""

from __future__ import annotations

import os

_MOST = 4.0


def slowdown() -> float:
    """How many times as long as alone a process may take, from 1 to 4: so many wanted each processor lately.

    1 where the system does not say.
    """
    try:
        wanting = os.getloadavg()[0]
    except (AttributeError, OSError):
        return 1.0
    return min(_MOST, max(1.0, wanting / (os.cpu_count() or 1)))
