"""Llama, Mistral, Qwen 2 and Qwen 3 without their framework: the same arithmetic in fewer operators.

The query, key and value matrices are joined, as are gate and up. The weights are not held twice: the model's
own matrices become views of the joined ones, so that the model still works.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch.nn.functional import embedding, rms_norm, silu

from engine.lm.transformers.packed.attention import AttentionPlan
from engine.lm.transformers.packed.matrix import Product, product
from engine.lm.transformers.weights import Joining, is_small

KINDS = {"LlamaForCausalLM", "MistralForCausalLM", "Qwen2ForCausalLM", "Qwen3ForCausalLM"}
ROTATIONS = {"default", "linear", "llama3", "yarn"}
"""Rotary embeddings that depend on nothing but the position."""

Norm = Callable[[torch.Tensor], torch.Tensor]


@dataclass(frozen=True, slots=True)
class Layer:
    """The functions of one layer."""

    before: Norm
    query_key_value: Product
    turned: Norm | None
    """The norm of queries and keys, head by head (Qwen 3)."""
    window: int | None
    output: Product
    between: Norm
    gate_up: Product
    down: Product


class FusedDecoder:
    """A ``Network``."""

    def __init__(self, model: Any, kernel: str) -> None:
        """``kernel``: the attention kernel's name; with the CPU's, small models get what suits CPUs too."""
        config = model.config
        cpu = kernel == "cpu-flash"
        packed = cpu and is_small(model.num_parameters())
        self.layers: int = config.num_hidden_layers
        self.dtype = model.dtype
        self.device = model.device
        self._heads: int = config.num_attention_heads
        self._key_heads: int = config.num_key_value_heads
        self._width: int = config.intermediate_size
        with torch.no_grad():  # not inference mode: the model must go on working outside of it
            joining = Joining()
            self._stack = [self._layer(block, joining, cpu, packed) for block in model.model.layers]
            self._embedding: torch.Tensor = model.model.embed_tokens.weight
            self._last = _norm(model.model.norm, packed)
            self._head = product(model.lm_head.weight, model.lm_head.bias, cpu, packed)
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
            and model.lm_head.weight.dtype == model.dtype
        )

    def logits(
        self, tokens: torch.Tensor, positions: torch.Tensor, wanted: torch.Tensor, plan: AttentionPlan
    ) -> torch.Tensor:
        """See ``Network``."""
        stream = embedding(tokens, self._embedding)
        cosine, sine = self._cosine[positions], self._sine[positions]
        for number, layer in enumerate(self._stack):
            attended = self._attend(number, layer, stream, cosine, sine, plan)
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
        """Gives up the weights."""
        self._stack.clear()
        del self._embedding, self._head

    def _attend(
        self,
        number: int,
        layer: Layer,
        stream: torch.Tensor,
        cosine: torch.Tensor,
        sine: torch.Tensor,
        plan: AttentionPlan,
    ) -> torch.Tensor:
        count = stream.shape[0]
        mixed = layer.query_key_value(layer.before(stream)).view(1, count, -1, self._size).transpose(1, 2)
        turned, value = mixed.split_with_sizes((self._heads + self._key_heads, self._key_heads), 1)
        if layer.turned is not None:
            turned = layer.turned(turned)
        turned = torch.addcmul(turned * cosine, turned.roll(self._size // 2, -1), sine)
        query, key = turned.split_with_sizes((self._heads, self._key_heads), 1)
        output = plan.attend(number, query, key, value, self._size**-0.5, layer.window)
        return output.transpose(1, 2).reshape(count, -1)

    def _layer(self, block: Any, joining: Joining, cpu: bool, packed: bool) -> Layer:
        attention, mlp = block.self_attn, block.mlp

        def joined(*parts: Any) -> Product:
            """Linear layers of the same input as one."""
            weight = joining.joined([part.weight for part in parts])
            bias = None if parts[0].bias is None else joining.joined([part.bias for part in parts])
            return product(weight, bias, cpu, packed)

        return Layer(
            before=_norm(block.input_layernorm, packed),
            query_key_value=joined(attention.q_proj, attention.k_proj, attention.v_proj),
            turned=self._norm_of_heads(attention),
            window=getattr(attention, "sliding_window", getattr(attention.config, "sliding_window", None)),
            output=joined(attention.o_proj),
            between=_norm(block.post_attention_layernorm, packed),
            gate_up=joined(mlp.gate_proj, mlp.up_proj),
            down=joined(mlp.down_proj),
        )

    def _norm_of_heads(self, attention: Any) -> Norm | None:
        query, key = getattr(attention, "q_norm", None), getattr(attention, "k_norm", None)
        if query is None or key is None:
            return None
        weights = [query.weight.expand(self._heads, 1, -1), key.weight.expand(self._key_heads, 1, -1)]
        weight = torch.cat(weights)
        size, least = (weight.shape[2],), query.variance_epsilon
        return lambda heads: rms_norm(heads, size, None, least) * weight


def _norm(norm: Any, quick: bool) -> Norm:
    """The root-mean-square norm; in half precision rounded before it is weighed, as transformers does.

    ``quick``: in the fewest operators of those that a CPU has.
    """
    weight, least = norm.weight, norm.variance_epsilon
    size = (len(weight),)
    if weight.dtype != torch.float32:
        return lambda stream: rms_norm(stream, size, None, least).mul_(weight)
    if not quick:
        return lambda stream: rms_norm(stream, size, weight, least)
    scale = weight * len(weight) ** 0.5
    short = weight.new_tensor(least * len(weight)).sqrt()

    def normed(stream: torch.Tensor) -> torch.Tensor:
        length = torch.linalg.vector_norm(stream, dim=-1, keepdim=True)
        return torch.div(stream, length.hypot_(short)).mul_(scale)

    return normed
