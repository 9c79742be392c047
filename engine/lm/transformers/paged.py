"""The GPU batch: all rows of a pass in one matrix, keys and values in pages, captured graphs.

A sequence is a list of pages, and sequences with the same beginning share them (``Pages``). What a pass tells
the device is one tensor (``pack``, ``Inputs``), padded to one of a few shapes (``PassShape``), so that passes
that recur are replayed as graphs over buffers that never move (``PagedBackend``). Attention over pages is
torch's flash attention, or a stand-in with the arguments of ``torch.nn.attention.varlen.varlen_attn``, by
which tests run the same passes on a CPU, without capturing them.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from inspect import signature
from itertools import chain
from typing import Any

import numpy as np
import torch

from engine.lm.sampling import Row
from engine.lm.transformers.answering import TorchBackend, out_of_memory_as_memory_error
from engine.lm.transformers.networks import Network, UnsupportedModel

SCRATCH = 0
"""The page into which padding is written. No sequence has it."""
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 384)
"""Rows and tokens of padded passes. As long as a pass waits for weights to be read, padding costs nothing."""


@dataclass(slots=True)
class Table:
    """The pages of one sequence, in order, and how many positions of them are written."""

    pages: list[int] = field(default_factory=list)
    length: int = 0


@dataclass(frozen=True, slots=True)
class Reservation:
    """Where the rows of one pass lie."""

    tables: list[list[int]]
    """For each row the pages of all its positions, the new ones included."""
    copies: list[tuple[int, int]]
    """Pages to be copied before anything is written: (from, to)."""


class Pages:
    """The tables of all sequences, over ``count`` pages of ``size`` positions, numbered from 1."""

    def __init__(self, count: int, size: int) -> None:
        self.count = count
        self.size = size
        self._free = list(range(count, SCRATCH, -1))
        self._readers = [0] * (count + 1)
        """How many tables refer to each page."""
        self._tables: dict[int, Table] = {}

    def __len__(self) -> int:
        """How many sequences there are."""
        return len(self._tables)

    @property
    def used(self) -> int:
        """Pages that some sequence refers to."""
        return self.count - len(self._free)

    def fork(self, source: int, length: int, target: int) -> None:
        """Makes ``target`` refer to the first ``length`` positions of ``source``."""
        pages = self._tables[source].pages[: self.spanned(length)]
        for page in pages:
            self._readers[page] += 1
        self.free(target)
        self._tables[target] = Table(pages, length)

    def free(self, sequence: int) -> None:
        """Forgets a sequence; harmless when it does not exist."""
        table = self._tables.pop(sequence, None)
        if table is not None:
            self._release(table.pages)

    def spanned(self, length: int) -> int:
        """Pages that ``length`` positions take."""
        return -(-length // self.size)

    @contextmanager
    def reserve(self, rows: Sequence[Row]) -> Iterator[Reservation]:
        """Pages for the new tokens of ``rows``, which belong to the rows once the block is left.

        After an error inside, or without memory, every row is cut to its ``start``, and else as it was.
        Raises ``MemoryError`` when too few pages are free, and ``RuntimeError`` when fewer positions are
        cached than a row begins with, which would be a mistake of the caller's.
        """
        tables = [self._cut(row) for row in rows]
        shared = self._written_and_shared(rows, tables)
        lacking = [
            self.spanned(row.start + len(row.tokens)) - len(table.pages)
            for row, table in zip(rows, tables, strict=True)
        ]
        fresh = self._take(sum(lacking) + len(shared))
        unused = iter(fresh)
        copies = {index: (tables[index].pages[-1], next(unused)) for index in shared}
        reserved = []
        for index, (table, count) in enumerate(zip(tables, lacking, strict=True)):
            pages = [*table.pages, *(next(unused) for _ in range(count))]
            if index in copies:
                pages[len(table.pages) - 1] = copies[index][1]
            reserved.append(pages)
        try:
            yield Reservation(reserved, list(copies.values()))
        except BaseException:
            self._free.extend(fresh)
            raise
        for page in fresh:
            self._readers[page] = 1
        self._release([source for source, _ in copies.values()])
        for row, pages in zip(rows, reserved, strict=True):
            self._tables[row.sequence] = Table(pages, row.start + len(row.tokens))

    def _cut(self, row: Row) -> Table:
        """The table of the row's sequence, cut to the positions that stay."""
        table = self._tables.get(row.sequence, Table())
        if row.start > table.length:
            raise RuntimeError(f"sequence {row.sequence} has {table.length} positions, not {row.start}")
        kept = self.spanned(row.start)
        self._release(table.pages[kept:])
        del table.pages[kept:]
        table.length = row.start
        return table

    def _written_and_shared(self, rows: Sequence[Row], tables: Sequence[Table]) -> list[int]:
        """Indices of the rows that need a copy of their last page, in which they write while others read.

        When all who share a page write in this pass, the last of them keeps it; unless it writes where
        another one begins later, who would miss it if the pass failed.
        """
        left: dict[int, tuple[int, int]] = {}
        shared = []
        for index, (row, table) in enumerate(zip(rows, tables, strict=True)):
            if row.start % self.size:
                page = table.pages[-1]
                readers, latest = left.get(page, (self._readers[page], 0))
                if readers > 1 or latest > row.start:
                    shared.append(index)
                    left[page] = readers - 1, max(latest, row.start)
        return shared

    def _take(self, count: int) -> list[int]:
        if count > len(self._free):
            raise MemoryError(
                f"{count} pages of {self.size} positions are needed, and {len(self._free)} are free."
            )
        return [self._free.pop() for _ in range(count)]

    def _release(self, pages: Sequence[int]) -> None:
        for page in pages:
            self._readers[page] -= 1
            if not self._readers[page]:
                self._free.append(page)


@dataclass(frozen=True, slots=True)
class PassShape:
    """All that decides the shapes of a pass. Two passes of one shape differ in numbers only."""

    rows: int
    tokens: int
    wanted: int
    """Tokens whose logits are computed."""
    longest: int
    """Most tokens of a row."""
    pages: int
    """Most pages of a row."""
    copies: int
    """Pages that can be copied before the pass."""
    every: bool
    """The logits of all tokens are computed, in their order."""

    @staticmethod
    def of(rows: Sequence[Row], reserved: Reservation) -> PassShape:
        """The shape of a pass without any padding."""
        tokens, wanted = sum(len(row.tokens) for row in rows), sum(row.positions for row in rows)
        return PassShape(
            rows=len(rows),
            tokens=tokens,
            wanted=wanted,
            longest=max(len(row.tokens) for row in rows),
            pages=max(map(len, reserved.tables)),
            copies=len(reserved.copies),
            every=wanted == tokens,
        )

    def padded(self) -> PassShape | None:
        """The next larger of a few shapes; ``None`` for large passes, whose arithmetic is what takes time.

        Where each row has one token, there are as many tokens as rows also with padding: flash attention
        relies on it.
        """
        if self.tokens > SIZES[-1]:
            return None
        rows, tokens = _up(self.rows), _up(self.tokens)
        return PassShape(
            rows=rows,
            tokens=tokens,
            wanted=tokens if self.every else _up(max(self.rows, self.wanted)),
            longest=1 if self.longest == 1 else tokens,
            pages=1 << (self.pages - 1).bit_length(),
            copies=rows,
            every=self.every,
        )

    @property
    def longs(self) -> int:
        """Numbers of 64 bits: indices."""
        return 3 * self.tokens + self.wanted + 2 * self.copies

    @property
    def ints(self) -> int:
        """Numbers of 32 bits, as flash attention wants them."""
        return 3 * self.rows + 2 + self.rows * self.pages

    @property
    def size(self) -> int:
        """Numbers of 64 bits for all."""
        return self.longs + (self.ints + 1) // 2


def _up(count: int) -> int:
    return SIZES[bisect_left(SIZES, count)]


def pack(
    rows: Sequence[Row], reserved: Reservation, page: int, shape: PassShape, pinned: bool
) -> torch.Tensor:
    """``(shape.size,)`` on the host, for ``Inputs``. Pages have ``page`` positions.

    Padding writes to the scratch page and reads one position of it. Pinned memory that is still being read
    by the device is not given out again by torch.
    """
    packed = torch.zeros(shape.size, dtype=torch.int64, pin_memory=pinned)
    inputs = Inputs(packed, shape)
    counts = np.array([len(row.tokens) for row in rows])
    total = int(counts.sum())
    ends = counts.cumsum()
    owner = np.repeat(np.arange(len(rows)), counts)
    positions = np.arange(total) + np.repeat(np.array([row.start for row in rows]) - ends + counts, counts)
    tables = inputs.tables.numpy()
    for table, pages in zip(tables, reserved.tables, strict=False):
        table[: len(pages)] = pages
    inputs.tokens.numpy()[:total] = list(chain.from_iterable(row.tokens for row in rows))
    inputs.positions.numpy()[:total] = positions
    inputs.slots.numpy()[:total] = tables[owner, positions // page].astype(np.int64) * page + positions % page
    asked = np.array([row.positions for row in rows])
    if shape.every:
        inputs.wanted.numpy()[:] = np.arange(shape.tokens)
    else:
        wanted = np.flatnonzero(np.arange(total) >= np.repeat(ends - asked, counts))
        inputs.wanted.numpy()[: len(wanted)] = wanted
    starts = inputs.starts.numpy()
    starts[1 : len(rows) + 1] = ends
    starts[len(rows) + 1 :] = total + (np.arange(shape.rows - len(rows)) + 1) * (shape.longest == 1)
    inputs.key_starts.numpy()[:] = np.arange(shape.rows + 1) * shape.pages * page
    used = inputs.used.numpy()
    used[:] = 1
    used[: len(rows)] = [row.start + len(row.tokens) for row in rows]
    if reserved.copies:
        count = len(reserved.copies)
        inputs.copied.numpy()[:, :count] = np.array(reserved.copies).T
    return packed


class Inputs:
    """Views of the parts of one packed tensor, on the host or on the device."""

    def __init__(self, packed: torch.Tensor, shape: PassShape) -> None:
        self.packed = packed
        self.shape = shape
        parts = [shape.tokens] * 3 + [shape.wanted, 2 * shape.copies, shape.size - shape.longs]
        self.tokens, self.positions, self.slots, self.wanted, copied, rest = packed.split_with_sizes(parts)
        """``slots``: where in the pool each token's keys and values go."""
        self.copied = copied.view(2, shape.copies)
        """Pages to copy from, pages to copy to."""
        numbers = rest.view(torch.int32)[: shape.ints]
        parts = [shape.rows + 1, shape.rows + 1, shape.rows, shape.rows * shape.pages]
        self.starts, self.key_starts, self.used, tables = numbers.split_with_sizes(parts)
        """Where each row's tokens begin, and its keys if its pages lay one behind the other; its length."""
        self.tables = tables.view(shape.rows, shape.pages)


PAGE = 256
"""Positions of a page; the flash attention that comes with torch takes multiples of 256 only."""
LARGEST_HEAD = 256
FULL = (-1, -1)
"""The window of ``varlen_attn`` that sees all keys."""
PagedKernel = Callable[..., torch.Tensor]
"""``(tokens, heads, size)`` in and out. See ``torch.nn.attention.varlen.varlen_attn``.

Windows are (left, 0), causal and aligned at the end, or ``FULL``; left -1: all keys before.
"""


def flash_attention(device: torch.device, dtype: torch.dtype) -> PagedKernel:
    """The kernel for CUDA and 16 bits. Raises ``UnsupportedModel``, with a reason, where it cannot run."""
    if device.type != "cuda" or dtype not in (torch.float16, torch.bfloat16):
        raise UnsupportedModel(f"flash attention on {device} in {dtype}: it needs CUDA and 16 bits")
    if torch.cuda.get_device_capability(device) < (8, 0):
        raise UnsupportedModel(f"flash attention on {torch.cuda.get_device_name(device)}: it is too old")
    arguments = torch.ops.aten._flash_attention_forward.default._schema.arguments
    if not any(argument.name == "seqused_k" for argument in arguments):
        raise UnsupportedModel(f"flash attention of torch {torch.__version__}: it takes no lengths of keys")
    return paged_flash() or gathering(flash)


def check_heads(size: int, value_size: int) -> None:
    """Raises ``UnsupportedModel`` for heads that flash attention does not take."""
    if size != value_size or size % 8 or size > LARGEST_HEAD:
        raise UnsupportedModel(f"flash attention with heads of {size} and {value_size}")


def paged_flash() -> PagedKernel | None:
    """torch's flash attention over pages; ``None`` where torch is older than 2.13.

    2.12 has the arguments; whether its own kernel takes them is not known here.
    """
    try:
        from torch.nn.attention.varlen import varlen_attn
    except ImportError:
        return None
    release = tuple(int(part) for part in torch.__version__.split(".")[:2])
    if release < (2, 13) or "block_table" not in signature(varlen_attn).parameters:
        return None

    def attend(*arguments: Any, **options: Any) -> Any:
        """With keys split over several blocks, pages give NaN now and then in torch 2.13: hence one split."""
        return varlen_attn(*arguments, **options, enable_gqa=True, num_splits=1)

    return attend


def gathering(attend: PagedKernel) -> PagedKernel:
    """``attend``, which knows no pages, over copies of all pages of all rows.

    ``cu_seq_k`` tells where each row's keys begin in that copy.
    """

    def gathered(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, *place: Any, **how: Any) -> Any:
        pages = how.pop("block_table").flatten()
        keys, values = (each.index_select(0, pages).flatten(0, 1) for each in (key, value))
        return attend(query, keys, values, *place, **how, block_table=None)

    return gathered


def flash(
    *arguments: Any,
    scale: float,
    window_size: tuple[int, int],
    seqused_k: torch.Tensor,
    block_table: torch.Tensor | None,
) -> torch.Tensor:
    """The operator below ``varlen_attn``: in torch 2.11 the function lacks ``seqused_k``, which it has."""
    assert block_table is None
    output: torch.Tensor = torch.ops.aten._flash_attention_forward(
        *arguments,
        0.0,
        window_size[1] == 0,
        False,
        scale=scale,
        window_size_left=None if window_size[0] < 0 else window_size[0],
        window_size_right=None if window_size[1] < 0 else window_size[1],
        seqused_k=seqused_k,
    )[0]
    return output


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

    def copy(self, source: int, length: int, target: int) -> int:
        """See ``TorchBackend``."""
        self._pages.fork(source, length, target)
        return length

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
