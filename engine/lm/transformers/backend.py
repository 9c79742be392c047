"""A transformers model under the scheduler: one packed forward pass for rows of any length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from transformers import PreTrainedModel
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS

from engine.lm.base import Logprobs
from engine.lm.scheduler import Row
from engine.lm.transformers.attention import Plan
from engine.lm.transformers.memory import Memory


class Unsupported(Exception):
    """The model's attention is not plain enough to be computed in parts."""


class PackedBackend:
    """Runs models that let their attention function be replaced (nearly all since transformers 4.48).

    The tokens of all rows stand one behind the other in a single sequence, each with its own position: the
    linear layers see one matrix without padding, and only attention knows of rows.
    """

    def __init__(self, model: PreTrainedModel) -> None:
        self._model = model
        self._memory = Memory(model.config.get_text_config().num_hidden_layers)
        self._plan: Plan | None = None
        self._attention = f"packed_{id(self)}"
        ALL_ATTENTION_FUNCTIONS[self._attention] = self._attend
        for config in (model.config, model.config.get_text_config()):
            config._attn_implementation = self._attention
        self._no_mask = torch.zeros((1, 1, 1, 1), dtype=model.dtype, device=model.device)

    def forward(self, rows: Sequence[Row]) -> list[Logprobs]:
        """See ``scheduler.Backend``."""
        device = self._model.device
        tokens = [token for row in rows for token in row.tokens]
        positions = [row.start + i for row in rows for i in range(len(row.tokens))]
        wanted: list[int] = []
        counts: list[int] = []
        end = 0
        for row in rows:
            end += len(row.tokens)
            wanted.extend(range(end - row.positions, end))
            counts.append(row.positions)
        with torch.inference_mode(), out_of_memory_as_memory_error():
            chains = [self._memory.prepare(row.sequence, row.start) for row in rows]
            self._plan = Plan(rows, chains, self._no_mask)
            logits = self._model(
                input_ids=torch.tensor([tokens], device=device),
                position_ids=torch.tensor([positions], device=device),
                attention_mask=self._no_mask,
                use_cache=False,
                logits_to_keep=torch.tensor(wanted, device=device),
            ).logits[0]
            self._plan = None
            for row, chain in zip(rows, chains, strict=True):
                chain.written += len(row.tokens)
            logprobs = torch.log_softmax(logits.float(), -1).cpu()
        return [part.numpy() for part in torch.split(logprobs, counts)]

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``scheduler.Backend``."""
        self._memory.fork(source, length, target)

    def free(self, sequence: int) -> None:
        """See ``scheduler.Backend``."""
        self._memory.free(sequence)

    def close(self) -> None:
        """Gives up the model and all that it cached."""
        ALL_ATTENTION_FUNCTIONS.pop(self._attention, None)
        del self._model, self._memory

    def _attend(
        self,
        module: torch.nn.Module,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        attention_mask: torch.Tensor | None,
        scaling: float | None = None,
        dropout: float = 0.0,
        **options: Any,
    ) -> tuple[torch.Tensor, None]:
        """Stands in for the attention of every layer; ``(1, heads, tokens, size)`` in, tokens first out."""
        if self._plan is None:
            raise Unsupported("attention outside of a pass")
        strange = [name for name in ("softcap", "s_aux", "position_bias") if options.get(name) is not None]
        window = options.get("sliding_window")
        if strange or (window and window < self._model.config.get_text_config().max_position_embeddings):
            raise Unsupported(f"attention with {', '.join(strange) or 'a sliding window'}")
        scale = query.shape[-1] ** -0.5 if scaling is None else scaling
        layer: int = module.layer_idx  # type: ignore[assignment]
        output = self._plan.attend(layer, query, key, value, scale)
        return output.transpose(1, 2).contiguous(), None


@contextmanager
def out_of_memory_as_memory_error() -> Iterator[None]:
    """torch has an error of its own per device, and none at all on the CPU."""
    try:
        yield
    except RuntimeError as error:
        text = str(error).lower()
        if isinstance(error, torch.OutOfMemoryError) or "out of memory" in text or "can't allocate" in text:
            raise MemoryError(str(error)) from None
        raise
