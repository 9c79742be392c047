"""``python -m benchmarks.models.peak_memory FOLDER SECONDS``: loads a model, completes; peak in bytes.

It is the largest resident memory of this process: interpreter, libraries, weights, keys and values, logits;
and pages of the model's files while they are mapped. Programs run in other processes.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.models.sizes import default_plan, task
from engine.completion import complete
from engine.lm.transformers import load
from engine.services import Services
from sandbox import SandboxPool

_LARGEST = re.compile(r"VmHWM:\s*(\d+) kB")


def main(arguments: Sequence[str] | None = None) -> None:
    """Works as the module says."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.models.peak_memory", description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("seconds", type=float, help="that the completion may take")
    options = parser.parse_args(arguments)
    asyncio.run(_complete(options.folder, options.seconds))
    print(peak())


async def _complete(folder: str, seconds: float) -> None:
    model = await load(folder, device="cpu")
    try:
        async with SandboxPool() as pool:
            await complete(task(), Services(model, pool), default_plan(model, task(), seconds, 8))
    finally:
        await model.close()


def peak() -> int:
    """Largest resident memory of this process so far, in bytes."""
    status = Path("/proc/self/status")
    if status.exists():  # ``getrusage`` counts what the parent had when it began this process
        found = _LARGEST.search(status.read_text())
        assert found is not None
        return int(found[1]) * 1024
    import resource

    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest if sys.platform == "darwin" else largest * 1024


if __name__ == "__main__":
    main()
