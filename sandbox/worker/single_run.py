"""A worker that runs one program and ends, where no warm one is kept; what confines it was started before."""

from __future__ import annotations

import json
import math
import os
import resource
import sys

from . import child, packages
from .self_confinement.bounds import lower


def serve(descriptor: int) -> None:
    """The worker's whole life."""
    wishes = json.loads(sys.stdin.buffer.read())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    packages.install()
    sys.path[0:0] = wishes["path"]
    packages.import_all(wishes["preload"])
    pytest = None
    if wishes["kind"] == "pytest":
        from .pytest_plugins import Pytest

        pytest = Pytest()
        pytest.load()
    child.live(descriptor, child.Stage(), Limits(), 0, pytest)


class Limits:
    """What a child puts on here, in place of ``linux.ChildConfinement``."""

    def put_on(self, folder: str, limits: dict[str, float], mapped: int, kept: int) -> None:
        """Sets hard limits and closes all descriptors above ``kept``. Raises OSError or ValueError."""
        os.closerange(kept + 1, 1 << 12)
        seconds = max(1, math.ceil(limits["cpu_s"]))
        lower(resource.RLIMIT_CPU, seconds, seconds + 1)  # first by a signal of its own
        for kind, bound in (
            (resource.RLIMIT_FSIZE, int(limits["file_mb"]) * 1024 * 1024),
            (resource.RLIMIT_NOFILE, int(limits["open_files"])),
            (resource.RLIMIT_CORE, 0),
            (resource.RLIMIT_NPROC, 1),  # of this user, who has more already: no process can be started
        ):
            lower(kind, bound, bound)
