"""The sandbox's worker without any confinement, to see what confinement costs.

For the benchmark alone: it runs programs of ours and is never used for others.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

_BOOT = Path(__file__).resolve().parents[1] / "sandbox" / "worker" / "boot.py"


class _Nothing:
    """Stands in for ``ChildConfinement``."""

    def sizes(self):
        return 0, 0

    def show_children(self):
        pass

    def put_on(self, folder, limits, mapped, kept):
        pass


def main(descriptor: int) -> None:
    """Serves forks as the zygote does."""
    spec = importlib.util.spec_from_file_location("boot", _BOOT)
    boot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(boot)
    boot.load_siblings()
    installed = importlib.import_module(boot.NAME + ".packages").locate()
    zygote = importlib.import_module(boot.NAME + ".zygote")
    zygote.enter_namespaces = list
    zygote.enter_mounts = lambda allowed, scratch, volumes: None
    zygote.confine_zygote = lambda readable, scratch, wrapped: []
    zygote.ChildConfinement = _Nothing
    zygote.serve(descriptor, installed)


if __name__ == "__main__":
    main(int(sys.argv[1]))
