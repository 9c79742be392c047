"""A transformers model as a function of packed tokens: attention is left to the cache."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch.nn.functional import embedding, rms_norm, silu
from transformers import PreTrainedModel
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS

KINDS = {"LlamaForCausalLM", "MistralForCausalLM", "Qwen2ForCausalLM", "Qwen3ForCausalLM"}
ROTATIONS = {"default", "linear", "llama3", "yarn"}
"""Rotary embeddings that depend on nothing but the position."""
_MOST_TURNS = 2**27
"""Numbers in the tables of rotations: 128 for each of a million positions."""
KNOWN_LAYERS = {"full_attention", "sliding_attention"}
"""Kinds of layers, by their names in ``layer_types``, that ``Attend`` knows."""

Operator = Callable[[torch.Tensor], torch.Tensor]


class UnsupportedModel(Exception):
    """The model's attention cannot be computed over pages. Never leaves this package."""


Attend = Callable[[int, torch.Tensor, torch.Tensor, torch.Tensor, float, int | None], torch.Tensor]
"""Attention of one layer: from its number, queries, keys, values, scale and window to the output.

It stores the new keys and values; ``(1, heads, tokens, size)`` in, the same out. With a window a token sees
so many positions, itself included.
"""


@dataclass(frozen=True, slots=True)
class Layer:
    """The functions of one layer."""

    before: Operator
    query_key_value: Operator
    turned: Operator | None
    """The norm of queries and keys, head by head (Qwen 3)."""
    window: int | None
    output: Operator
    between: Operator
    gate_up: Operator
    down: Operator


class FusedDecoder:
    """Llama, Mistral, Qwen 2 and Qwen 3 without their framework: the same arithmetic in fewer operators.

    The query, key and value matrices are joined, as are gate and up. The weights are not held twice: the
    model's own matrices become views of the joined ones, so that the model still works.
    """

    def __init__(self, model: Any) -> None:
        config = model.config
        self.layers: int = config.num_hidden_layers
        self.dtype = model.dtype
        self.device = model.device
        self._heads: int = config.num_attention_heads
        self._key_heads: int = config.num_key_value_heads
        self._width: int = config.intermediate_size
        with torch.no_grad():  # not inference mode: the model must go on working outside of it
            self._stack = [self._layer(block) for block in model.model.layers]
            self._embedding: torch.Tensor = model.model.embed_tokens.weight
            self._last = _norm(model.model.norm)
            self._head = _linear(model.lm_head.weight, model.lm_head.bias)
            positions = torch.arange(config.max_position_embeddings, device=self.device)[None]
            cosine, sine = model.model.rotary_emb(self._embedding, positions)
            self._size: int = cosine.shape[-1]
            half = self._size // 2
            self._cosine = cosine[0]
            self._sine = torch.cat((-sine[0, :, :half], sine[0, :, half:]), -1)

    @staticmethod
    def fits(model: Any) -> bool:
        """Whether ``model`` is one of ``KINDS``, in the form that is known here."""
        config = model.config
        return (
            type(model).__name__ in KINDS
            and config.hidden_act == "silu"
            and getattr(model.model.rotary_emb, "rope_type", "") in ROTATIONS
            and config.max_position_embeddings * 2 * len(model.model.rotary_emb.inv_freq) <= _MOST_TURNS
            and model.lm_head.weight.dtype == model.dtype
        )

    def logits(
        self, tokens: torch.Tensor, positions: torch.Tensor, wanted: torch.Tensor, attend: Attend
    ) -> torch.Tensor:
        """``(wanted, vocabulary)`` of the packed ``tokens`` ``(n,)``; attention is left to ``attend``."""
        stream = embedding(tokens, self._embedding)
        cosine, sine = self._cosine[positions], self._sine[positions]
        for number, layer in enumerate(self._stack):
            attended = self._attend(number, layer, stream, cosine, sine, attend)
            if number == self.layers - 1:
                attended, stream = attended[wanted], stream[wanted]
            stream = layer.output(attended).add_(stream)
            both = layer.gate_up(layer.between(stream))
            gate, up = both.split_with_sizes((self._width, self._width), 1)
            stream = layer.down(silu(gate).mul_(up)).add_(stream)
        if not len(wanted):
            return stream.new_empty((0, len(self._embedding)))
        return self._head(self._last(stream))

    def close(self) -> None:
        """Releases the weights."""
        self._stack.clear()
        del self._embedding, self._head

    def _attend(
        self,
        number: int,
        layer: Layer,
        stream: torch.Tensor,
        cosine: torch.Tensor,
        sine: torch.Tensor,
        attend: Attend,
    ) -> torch.Tensor:
        count = stream.shape[0]
        mixed = layer.query_key_value(layer.before(stream)).view(1, count, -1, self._size).transpose(1, 2)
        turned, value = mixed.split_with_sizes((self._heads + self._key_heads, self._key_heads), 1)
        if layer.turned is not None:
            turned = layer.turned(turned)
        turned = torch.addcmul(turned * cosine, turned.roll(self._size // 2, -1), sine)
        query, key = turned.split_with_sizes((self._heads, self._key_heads), 1)
        output = attend(number, query, key, value, self._size**-0.5, layer.window)
        return output.transpose(1, 2).reshape(count, -1)

    def _layer(self, block: Any) -> Layer:
        attention, mlp = block.self_attn, block.mlp
        return Layer(
            before=_norm(block.input_layernorm),
            query_key_value=_joined(attention.q_proj, attention.k_proj, attention.v_proj),
            turned=self._norm_of_heads(attention),
            window=getattr(attention, "sliding_window", getattr(attention.config, "sliding_window", None)),
            output=_linear(attention.o_proj.weight, attention.o_proj.bias),
            between=_norm(block.post_attention_layernorm),
            gate_up=_joined(mlp.gate_proj, mlp.up_proj),
            down=_linear(mlp.down_proj.weight, mlp.down_proj.bias),
        )

    def _norm_of_heads(self, attention: Any) -> Operator | None:
        query, key = getattr(attention, "q_norm", None), getattr(attention, "k_norm", None)
        if query is None or key is None:
            return None
        weights = [query.weight.expand(self._heads, 1, -1), key.weight.expand(self._key_heads, 1, -1)]
        weight = torch.cat(weights)
        size, least = (weight.shape[2],), query.variance_epsilon
        return lambda heads: rms_norm(heads, size, None, least) * weight


def _linear(weight: torch.Tensor, bias: torch.Tensor | None) -> Operator:
    matrix = weight.t()
    if bias is None:
        return lambda rows: torch.mm(rows, matrix)
    return lambda rows: torch.addmm(bias, rows, matrix)


def _joined(*parts: Any) -> Operator:
    """Linear layers of the same input as one."""
    bias = None if parts[0].bias is None else _one_tensor([part.bias for part in parts])
    return _linear(_one_tensor([part.weight for part in parts]), bias)


def _one_tensor(parts: list[torch.nn.Parameter]) -> torch.Tensor:
    """The parts one behind the other; each becomes a view of the result."""
    whole = torch.cat([part.data for part in parts])
    for part, view in zip(parts, whole.split_with_sizes([len(part) for part in parts]), strict=True):
        part.data = view
    return whole


def _norm(norm: Any) -> Operator:
    """The root-mean-square norm, rounded before it is multiplied by its weight, as transformers does."""
    weight, least = norm.weight, norm.variance_epsilon
    size = (len(weight),)
    return lambda stream: rms_norm(stream, size, None, least).mul_(weight)


class ReplacedAttention:
    """Any model that lets its attention function be chosen, as most do since transformers 4.48."""

    def __init__(self, model: PreTrainedModel) -> None:
        config = model.config.get_text_config()
        self.layers: int = config.num_hidden_layers
        self.dtype = model.dtype
        self.device = model.device
        self._model = model
        self._slide = _sliding_layers(config)
        self._attend_in_pass: Attend | None = None
        self._attended = 0
        self._slid = 0
        self._name = f"pages_{id(self)}"
        ALL_ATTENTION_FUNCTIONS[self._name] = self._attend
        self._before = config._attn_implementation
        self._choose(self._name)
        self._mask = torch.zeros((1, 1, 1, 1), dtype=self.dtype, device=self.device)
        """Four dimensions tell the model not to make a mask of its own."""

    def logits(
        self, tokens: torch.Tensor, positions: torch.Tensor, wanted: torch.Tensor, attend: Attend
    ) -> torch.Tensor:
        """See ``FusedDecoder``."""
        self._attend_in_pass = attend
        self._attended = self._slid = 0
        try:
            answer = self._model(
                input_ids=tokens[None],
                position_ids=positions[None],
                attention_mask=self._mask,
                use_cache=False,
                logits_to_keep=wanted,
            )
        finally:
            self._attend_in_pass = None
        if self._attended != self.layers:
            raise UnsupportedModel("layers that attend in a way of their own")
        if self._slid != self._slide:
            raise UnsupportedModel("sliding windows that the layers do not tell")
        logits: torch.Tensor = answer.logits[0]
        return logits

    def close(self) -> None:
        """Leaves the model as it was found."""
        self._choose(self._before)
        ALL_ATTENTION_FUNCTIONS.pop(self._name, None)
        del self._model

    def _choose(self, attention: str) -> None:
        for config in (self._model.config, self._model.config.get_text_config()):
            config._attn_implementation = attention

    def _attend(
        self,
        module: torch.nn.Module,
        query: torch.Tensor,
        key: torch.Tensor,
        value: torch.Tensor,
        attention_mask: torch.Tensor | None,
        scaling: float | None = None,
        dropout: float = 0.0,
        sliding_window: int | None = None,
        softcap: float | None = None,
        s_aux: torch.Tensor | None = None,
        position_bias: torch.Tensor | None = None,
        **options: Any,
    ) -> tuple[torch.Tensor, None]:
        """Stands in for the attention of every layer; ``(1, heads, tokens, size)`` in, tokens first out."""
        if self._attend_in_pass is None or any(each is not None for each in (softcap, s_aux, position_bias)):
            raise UnsupportedModel("attention outside of a pass, or with a soft cap, sinks or a bias")
        if attention_mask is not None and attention_mask.numel() > 1:
            raise UnsupportedModel("a mask of the model's own")
        self._attended += 1
        self._slid += sliding_window is not None
        scale = query.shape[-1] ** -0.5 if scaling is None else scaling
        layer: int = module.layer_idx  # type: ignore[assignment]
        output = self._attend_in_pass(layer, query, key, value, scale, sliding_window)
        return output.transpose(1, 2).contiguous(), None


def _sliding_layers(config: Any) -> int:
    """How many layers have a sliding window, by the model's configuration."""
    kinds = getattr(config, "layer_types", None)
    if kinds is not None:
        if not set(kinds) <= KNOWN_LAYERS:
            raise UnsupportedModel(f"layers of the kinds {', '.join(sorted(set(kinds) - KNOWN_LAYERS))}")
        return sum(kind == "sliding_attention" for kind in kinds)
    return config.num_hidden_layers if getattr(config, "sliding_window", None) else 0


Network = FusedDecoder | ReplacedAttention
"""The arithmetic between token numbers and logits."""
