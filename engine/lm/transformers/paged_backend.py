"""The backend for CUDA: a paged cache, torch's flash attention, and captured graphs.

What is captured reads and writes buffers that never move. On the CPU, in tests, the same passes run over the
same buffers without being captured.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import torch

from engine.lm.sampling import Row
from engine.lm.transformers.answering import TorchBackend, out_of_memory_as_memory_error
from engine.lm.transformers.networks import Network, UnsupportedModel
from engine.lm.transformers.paged_attention import FULL, PAGE, PagedKernel, check_heads
from engine.lm.transformers.paged_memory import SIZES, Inputs, Pages, PassShape, Reservation, pack

MOST_GRAPHS = 128
"""Shapes of passes that have buffers and a graph at the same time."""
LEAST_PAGES, MOST_PAGES = 64, 1024
"""A single pass needs so many, whatever the bound is between passes; more are of no use, with some hundred
sequences at work."""
COPIED_AT_ONCE = 16
"""Pages that are copied by one call, which needs as much memory again."""
USES = 12
"""After so many uses a run is captured. A graph takes as long to make as it saves in tens of runs, and most
shapes of passes occur a few times only, so making a graph of each at once holds up the first requests."""

Run = Callable[[], None]
"""Computes something from buffers into buffers."""
Capture = Callable[[Run], Run]
"""From a run to one that does the same in the same buffers."""

logger = logging.getLogger(__name__)


class PagedBackend(TorchBackend):
    """A fork refers to its parent's pages; memory is taken once, for all of them.

    Passes of up to a few hundred tokens are padded to one of a few shapes, and those that recur are replayed
    as a graph; larger ones run as they are. The returned logits are overwritten by the next pass.
    """

    def __init__(self, network: Network, kernel: PagedKernel, cache_bytes: int, page: int = PAGE) -> None:
        """``cache_bytes``: for keys and values. ``page``: positions of one.

        Raises ``UnsupportedModel`` where layers differ, or have heads that flash attention does not take.
        """
        self._network = network
        self._kernel = kernel
        self._cache_bytes = cache_bytes
        self._device = network.device
        self._static: dict[PassShape, StaticPass] = {}
        with torch.inference_mode(), out_of_memory_as_memory_error():
            heads = Heads(network)
            self._pool = PagePool(network, heads, cache_bytes, page)
            self._pages = Pages(self._pool.count, page)
            self._output = heads.logits.new_empty((SIZES[-1], heads.logits.shape[1]))
        cuda = network.device.type == "cuda"
        self._capture: Capture = CudaGraphs(network.device) if cuda else lambda run: run

    def __len__(self) -> int:
        """How many sequences are cached."""
        return len(self._pages)

    @property
    def capacity(self) -> int:
        """Bytes to which sequences should be evicted between passes: what is left is for the next pass."""
        return min(self._cache_bytes, (self._pool.count - self._pool.count // 8) * self._pool.bytes_each)

    def logits(self, rows: Sequence[Row]) -> torch.Tensor:
        """See ``TorchBackend``."""
        with (
            torch.inference_mode(),
            out_of_memory_as_memory_error(),
            self._pages.reserve(rows) as reserved,
        ):
            shape = PassShape.of(rows, reserved)
            static = self._static_pass(shape)
            if static is None:
                inputs = Inputs(
                    self._packed(rows, reserved, shape).to(self._device, non_blocking=True), shape
                )
                self._pool.copy(inputs.copied)
                plan = PagedPlan(self._pool, self._kernel, inputs)
                return self._network.logits(inputs.tokens, inputs.positions, inputs.wanted, plan.attend)
            inputs = static.inputs
            inputs.packed.copy_(self._packed(rows, reserved, inputs.shape), non_blocking=True)
            self._pool.copy(inputs.copied[:, : shape.copies])
            static.run()
            return self._output[: shape.wanted]

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``TorchBackend``."""
        self._pages.fork(source, length, target)

    def free(self, sequence: int) -> None:
        """See ``TorchBackend``."""
        self._pages.free(sequence)

    def size(self) -> int:
        """See ``TorchBackend``. Pages that are partly full count in full."""
        return self._pages.used * self._pool.bytes_each

    def close(self) -> None:
        """Releases the network and all that was cached."""
        self._wait()
        self._static.clear()
        self._network.close()
        self._pages = Pages(0, self._pages.size)
        del self._pool, self._capture

    def _packed(self, rows: Sequence[Row], reserved: Reservation, shape: PassShape) -> torch.Tensor:
        return pack(rows, reserved, self._pages.size, shape, self._device.type == "cuda")

    def _static_pass(self, exact: PassShape) -> StaticPass | None:
        """The padded pass for ``exact``, if there is one."""
        shape = exact.padded()
        if shape is None:
            return None
        found = self._static.pop(shape, None)
        if found is None:
            if len(self._static) == MOST_GRAPHS:
                self._wait()
                del self._static[next(iter(self._static))]
            found = self._new_static_pass(shape)
        self._static[shape] = found
        return found

    def _wait(self) -> None:
        """Waits until no graph runs any more: one of them is about to be freed."""
        if self._device.type == "cuda":
            torch.cuda.synchronize(self._device)

    def _new_static_pass(self, shape: PassShape) -> StaticPass:
        inputs = Inputs(torch.zeros(shape.size, dtype=torch.int64, device=self._device), shape)
        plan = PagedPlan(self._pool, self._kernel, inputs)
        network, output = self._network, self._output[: shape.wanted]

        def run() -> None:
            output.copy_(network.logits(inputs.tokens, inputs.positions, inputs.wanted, plan.attend))

        return StaticPass(inputs, run, self._capture)


class StaticPass:
    """A pass of one padded shape, over buffers that never move. Its first use warms up."""

    def __init__(self, inputs: Inputs, run: Run, capture: Capture) -> None:
        """``run`` is captured when it has been used ``USES`` times."""
        self.inputs = inputs
        self._run = run
        self._capture: Capture | None = capture
        self._uses = 0

    def run(self) -> None:
        """Computes the output for what ``inputs`` holds."""
        if self._uses == USES and self._capture is not None:
            self._run, self._capture = self._capture(self._run), None
        self._run()
        self._uses += 1


class Heads:
    """Number and size of the key and value heads, which are the same in all layers.

    Found by a pass over one token, in which nothing is attended to.
    """

    def __init__(self, network: Network) -> None:
        self._seen: set[tuple[int, int, int, int]] = set()
        zero = torch.zeros(1, dtype=torch.int64, device=network.device)
        self.logits = network.logits(zero, zero, zero, self._attend)
        if len(self._seen) != 1:
            raise UnsupportedModel("layers with different heads")
        self.count, self.size, values, value_size = self._seen.pop()
        if self.count != values:
            raise UnsupportedModel("fewer heads of values than of keys, or more")
        check_heads(self.size, value_size)

    def _attend(
        self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, *how: object
    ) -> torch.Tensor:
        """Records the shapes, and returns zeros."""
        self._seen.add((key.shape[1], key.shape[3], value.shape[1], value.shape[3]))
        return value.new_zeros((*query.shape[:3], value.shape[3]))


class PagePool:
    """Keys and values of all pages and layers, ``(layers, 1 + pages, positions, heads, size)``.

    It begins with the scratch page, and with zeros: what is masked is multiplied by 0, which NaN survives.
    """

    def __init__(self, network: Network, heads: Heads, cache_bytes: int, page: int) -> None:
        self.bytes_each = 2 * network.layers * page * heads.count * heads.size * network.dtype.itemsize
        self.count = max(LEAST_PAGES, min(cache_bytes // self.bytes_each, MOST_PAGES))
        shape = (network.layers, self.count + 1, page, heads.count, heads.size)
        self._stores = [torch.zeros(shape, dtype=network.dtype, device=network.device) for _ in range(2)]
        self._layers = list(zip(*(store.unbind(0) for store in self._stores), strict=True))
        self._flat = list(zip(*(store.flatten(1, 2).unbind(0) for store in self._stores), strict=True))

    def write(self, layer: int, slots: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> None:
        """Puts ``(tokens, heads, size)`` where ``slots`` ``(tokens,)`` tells."""
        keys, values = self._flat[layer]
        keys.index_copy_(0, slots, key)
        values.index_copy_(0, slots, value)

    def read(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
        """All keys and values of a layer, ``(1 + pages, positions, heads, size)``."""
        return self._layers[layer]

    def copy(self, pages: torch.Tensor) -> None:
        """Copies whole pages, all layers: ``(2, pages)``, from and to."""
        for some in torch.split(pages, COPIED_AT_ONCE, 1) if pages.shape[1] else ():
            for store in self._stores:
                store.index_copy_(1, some[1], store.index_select(1, some[0]))


class PagedPlan:
    """What attends to what in one pass; the same for every layer."""

    def __init__(self, pool: PagePool, kernel: PagedKernel, inputs: Inputs) -> None:
        self._pool = pool
        self._kernel = kernel
        self._inputs = inputs
        self._most = inputs.shape.pages * pool.read(0)[0].shape[1]

    def attend(
        self,
        layer: int,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        scale: float,
        window: int | None,
    ) -> torch.Tensor:
        """See ``networks.Attend``."""
        inputs = self._inputs
        query, key, value = (each[0].transpose(0, 1) for each in (query, key, value))
        self._pool.write(layer, inputs.slots, key, value)
        output = self._kernel(
            query,
            *self._pool.read(layer),
            inputs.starts,
            inputs.key_starts,
            inputs.shape.longest,
            self._most,
            scale=scale,
            window_size=self._window(window),
            seqused_k=inputs.used,
            block_table=inputs.tables,
        )
        return output.transpose(0, 1)[None]

    def _window(self, window: int | None) -> tuple[int, int]:
        """What a token sees. Without a window, a single last token sees all: faster in flash attention."""
        if window is None:
            return FULL if self._inputs.shape.longest == 1 else (-1, 0)
        return window - 1, 0


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
