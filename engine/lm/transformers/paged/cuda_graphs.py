"""Captured passes: a graph of kernels is launched at once, where Python would launch thousands of them.

What is captured reads and writes buffers that never move. On the CPU the same passes run over the same
buffers without being captured.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import torch

Run = Callable[[], None]
"""Computes something from buffers into buffers."""
Capture = Callable[[Run], Run]
"""From a run to one that does the same in the same buffers."""

logger = logging.getLogger(__name__)


def replayed(run: Run) -> Run:
    """The stand-in for devices without graphs: calls ``run``."""
    return run


class CudaGraphs:
    """Captures runs of one device. All graphs share one memory pool, for never two of them run at a time."""

    def __init__(self, device: torch.device) -> None:
        self._device = device
        with torch.cuda.device(device):
            self._memory = torch.cuda.graph_pool_handle()
            self._stream = torch.cuda.Stream(device)  # type: ignore[no-untyped-call]
        self._able = True

    def __call__(self, run: Run) -> Run:
        """Captures ``run``, which must have run before: libraries allocate at first use.

        Where a run cannot be captured it is left as it is, and no other is tried.
        """
        if not self._able:
            return run
        graph = torch.cuda.CUDAGraph()
        try:
            with (
                torch.cuda.device(self._device),
                torch.cuda.stream(torch.cuda.current_stream(self._device)),  # restored if capturing fails
                torch.cuda.graph(
                    graph, pool=self._memory, stream=self._stream, capture_error_mode="thread_local"
                ),
            ):
                run()
        except RuntimeError as error:
            logger.warning("Passes are not captured, which makes them slower: %s", error)
            self._able = False
            return run
        return graph.replay


USES = 12
"""After so many uses a run is captured. A graph takes as long to make as it saves in tens of runs, and most
shapes of passes occur a few times only, so making a graph of each at once holds up the first requests."""


class Replayable:
    """A run that is captured when it has been used ``USES`` times: the first use warms up."""

    def __init__(self, run: Run, capture: Capture) -> None:
        self._run = run
        self._capture: Capture | None = capture
        self._uses = 0

    def __call__(self) -> None:
        if self._uses == USES and self._capture is not None:
            self._run, self._capture = self._capture(self._run), None
        self._run()
        self._uses += 1
