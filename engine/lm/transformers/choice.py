"""Which backend serves a model: pages where a kernel for them runs, and one row at a time elsewhere.

A backend is probed before it is used: short passes, which do all that a completion does with a cache, are
compared with a pass of the model itself. So a model whose cached results would be wrong is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from inspect import signature
from typing import Any

import torch
from transformers import DynamicCache

from engine.lm.sampling import Row
from engine.lm.transformers.answering import TorchBackend, out_of_memory_as_memory_error
from engine.lm.transformers.networks import FusedDecoder, Network, ReplacedAttention, UnsupportedModel
from engine.lm.transformers.paged import PagedBackend, PagedKernel, flash_attention
from engine.support.errors import ModelError

KeyValues = list[tuple[torch.Tensor, torch.Tensor]]
"""Keys and values of each layer, ``(1, heads, positions, head size)``; never written to once made."""


class SerialBackend(TorchBackend):
    """One row after the other, through the cache of transformers: slow, and right for every key-value cache.

    It serves CPUs, MPS, GPUs in 32 bits, and attention that has no kernel over pages. Forks share tensors;
    every pass makes new ones.
    """

    def __init__(self, model: Any) -> None:
        self._model = model
        self._cached: dict[int, KeyValues] = {}
        parameters = signature(model.forward).parameters
        self._takes = {"position_ids", "logits_to_keep"} & set(parameters)

    def __len__(self) -> int:
        """How many sequences are cached."""
        return len(self._cached)

    def logits(self, rows: Sequence[Row]) -> torch.Tensor:
        """See ``TorchBackend``."""
        with torch.inference_mode(), out_of_memory_as_memory_error():
            return torch.cat([self._row(row) for row in rows])

    def copy(self, source: int, length: int, target: int) -> int:
        """See ``TorchBackend``."""
        self._cached[target] = _head(self._cached[source], length)
        return length

    def free(self, sequence: int) -> None:
        """See ``TorchBackend``."""
        self._cached.pop(sequence, None)

    def size(self) -> int:
        """See ``TorchBackend``; forks share storage, whatever their lengths."""
        stores = {
            tensor.untyped_storage().data_ptr(): tensor.untyped_storage().nbytes()
            for cached in self._cached.values()
            for layer in cached
            for tensor in layer
        }
        return sum(stores.values())

    def close(self) -> None:
        """Releases the model and all that was cached."""
        self._cached.clear()
        self._model = None

    def _row(self, row: Row) -> torch.Tensor:
        cache = DynamicCache()
        for layer, (keys, values) in enumerate(_head(self._cached.get(row.sequence, []), row.start)):
            cache.update(keys, values, layer)
        device = self._model.device
        count = len(row.tokens)
        options = {
            "position_ids": torch.arange(row.start, row.start + count, device=device)[None],
            "logits_to_keep": torch.arange(count - row.positions, count, device=device),
        }
        answer = self._model(
            input_ids=torch.tensor([row.tokens], device=device),
            past_key_values=cache,
            use_cache=True,
            **{name: value for name, value in options.items() if name in self._takes},
        )
        self._cached[row.sequence] = _contents(answer.past_key_values)
        logits: torch.Tensor = answer.logits[0]
        return logits[len(logits) - row.positions :]


def _head(cached: KeyValues, length: int) -> KeyValues:
    return [(keys[:, :, :length], values[:, :, :length]) for keys, values in cached] if length else []


def _contents(cache: Any) -> KeyValues:
    """``layers`` since transformers 4.54, two lists before."""
    if hasattr(cache, "layers"):
        return [(layer.keys, layer.values) for layer in cache.layers]
    return list(zip(cache.key_cache, cache.value_cache, strict=True))


LENGTH = 11
BRANCHES = (LENGTH, 6, 4)
"""How much of the first text each text begins with: they branch, so that a wrong row's keys are noticed."""
EXACT, ROUGH = (1e-3, 1e-3), (0.1, 0.5)
"""Largest deviation of the median position and of any position, in 32 bits and in fewer. What is computed
from wrong keys deviates by about 1. Rounding gives 1e-6 and 0.02; in 16 bits it may send a token to another
expert, which gives up to 0.3."""
COMPARED = 4096
"""So many logits of each position are compared."""
MASKED = -1e4
"""Logits below this are those of tokens that the model masks."""

Copies = list[tuple[int, int, int]]
"""(source, length, target)"""
Reads = list[tuple[int, int, int, int]]
"""(sequence, text, start, stop): the sequence reads these positions of that text."""


def choose(model: Any, cache_bytes: int, kernel: PagedKernel | None = None) -> TorchBackend:
    """The fastest backend that computes what the model itself computes.

    ``cache_bytes``: for keys and values, where these are taken at once. ``kernel``: for attention over pages;
    None stands for flash attention, where it runs.

    Raises ``ModelError`` when no backend is right.
    """
    probe = Probe(model)
    for make in _backends(model, cache_bytes, kernel):
        backend = None
        try:
            backend = make()
            if probe.fits(backend):
                return backend
        except MemoryError:
            raise
        except Exception:  # noqa: S110 - a model of an unusual build may stumble anywhere: the next is tried
            pass
        if backend is not None:
            backend.close()
    raise ModelError(
        f"Models of the kind {model.config.model_type} continue from a state of their own, or see what comes "
        "later: from cached keys and values, which are shared and cut, they do not compute what they compute "
        "from the whole text. Choose a decoder with attention in every layer, such as Llama, Qwen, Mistral, "
        "StarCoder or DeepSeek-Coder."
    )


def _backends(
    model: Any, cache_bytes: int, kernel: PagedKernel | None
) -> Iterator[Callable[[], TorchBackend]]:
    """The fastest first."""
    try:
        kernel = kernel or flash_attention(model.device, model.dtype)
    except UnsupportedModel:
        pass
    else:
        if FusedDecoder.fits(model):
            yield partial(_paged, partial(FusedDecoder, model), kernel, cache_bytes)
        yield partial(_paged, partial(ReplacedAttention, model), kernel, cache_bytes)
    yield partial(SerialBackend, model)


def _paged(make: Callable[[], Network], kernel: PagedKernel, cache_bytes: int) -> PagedBackend:
    network = make()
    try:
        return PagedBackend(network, kernel, cache_bytes)
    except BaseException:
        network.close()
        raise


class Probe:
    """The model's own logits for three texts, and the comparison with a backend's."""

    def __init__(self, model: Any) -> None:
        """Runs the model once. Raises ``ModelError`` when it gives no numbers."""
        vocabulary = model.config.get_text_config().vocab_size
        first = [(7 * n + 3) % vocabulary for n in range(LENGTH)]
        other = [[(11 * n + 5 * text) % vocabulary for n in range(LENGTH)] for text in range(len(BRANCHES))]
        self._texts = [first[:kept] + other[text][kept:] for text, kept in enumerate(BRANCHES)]
        with torch.inference_mode():
            tokens = torch.tensor(self._texts, device=model.device)
            logits = model(input_ids=tokens, use_cache=False).logits
            self._expected = logits[..., :COMPARED].float()
        if self._expected.isnan().any():
            raise ModelError(
                f"The model gives no numbers in {str(model.dtype).removeprefix('torch.')}: its activations "
                "overflow. Choose another dtype, such as bfloat16 or float32."
            )
        self._median, self._any = EXACT if model.dtype in (torch.float32, torch.float64) else ROUGH

    def fits(self, backend: TorchBackend) -> bool:
        """Whether ``backend`` gives the same, for all that a completion does. Leaves its cache empty."""
        known: set[int] = set()
        deviations = []
        for copies, reads in _passes():
            for source, length, target in copies:
                backend.copy(source, length, target)
            rows = [
                Row(sequence, start, tuple(self._texts[text][start:stop]), stop - start)
                for sequence, text, start, stop in reads
            ]
            known.update(row.sequence for row in rows)
            expected = torch.cat([self._expected[text, start:stop] for _, text, start, stop in reads])
            deviations.append(deviation(backend.logits(rows)[:, :COMPARED].float(), expected))
            if not deviations[-1].max() <= self._any:
                return False
        for sequence in known:
            backend.free(sequence)
        return bool(torch.cat(deviations).median() <= self._median)


def deviation(logits: torch.Tensor, expected: torch.Tensor) -> torch.Tensor:
    """By how much a position's logits differ, as a share of how much they vary; their mean does not count."""
    possible = expected > MASKED
    difference = torch.linalg.vector_norm(_centered(logits - expected, possible), dim=-1)
    spread = torch.linalg.vector_norm(_centered(expected, possible), dim=-1)
    share: torch.Tensor = difference / spread
    return share


def _centered(values: torch.Tensor, possible: torch.Tensor) -> torch.Tensor:
    """``values`` without their mean, 0 where not ``possible``."""
    mean = torch.where(possible, values, 0).sum(-1, keepdim=True) / possible.sum(-1, keepdim=True)
    return torch.where(possible, values - mean, 0)


def _passes() -> Iterator[tuple[Copies, Reads]]:
    """A prefill in two chunks beside another; twelve forks; forks of forks that read drafts; cuts."""
    yield [], [(0, 0, 0, 1)]
    yield [], [(0, 0, 1, 6), (1, 1, 0, 5)]
    twelve = [(sequence, sequence % 3, 4 if sequence % 3 == 2 else 6) for sequence in range(2, 14)]
    yield (
        [(0, length, sequence) for sequence, _, length in twelve],
        [(sequence, text, length, length + 1) for sequence, text, length in twelve],
    )
    drafts = [(14, 0, 7, 10), (15, 1, 7, 10), (9, 0, 7, 11)]
    yield [(3, 7, 14), (4, 7, 15)], [(6, 2, 4, 5), (0, 2, 4, 5), *drafts, (10, 1, 7, 8), (13, 1, 7, 8)]
    yield [], [(14, 0, 8, 9), (12, 0, 7, 8)]
