"""A Llama without its framework, for small models on the CPU.

At a few million parameters much of a decoding step is not arithmetic but the way there: module calls and
small operations. Here the query, key and value matrices are joined, as are gate and up. At 5 million
parameters that alone takes about a third off a step of one row, and a sixth to a quarter off six and twelve;
``matrix.py`` takes more. The same formulas as in transformers: results differ by rounding only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch.nn.functional import silu

from engine.lm.transformers.attention import Plan
from engine.lm.transformers.matrix import Product, product

LARGEST = 100_000_000
"""Parameters beyond which arithmetic dominates, and a second copy of the weights while loading hurts."""


@dataclass(frozen=True, slots=True)
class Layer:
    """What one layer multiplies with. The norms' weights hold the root of the width as well."""

    before: torch.Tensor
    query_key_value: Product
    output: Product
    between: torch.Tensor
    gate_up: Product
    down: Product


class FusedLlama:
    """A ``Network``. Takes copies of the weights: the model may be thrown away."""

    few = 6

    def __init__(self, model: Any) -> None:
        config = model.config
        self.layers: int = config.num_hidden_layers
        self.dtype = model.dtype
        self.device = model.device
        self._heads: int = config.num_attention_heads
        self._key_heads: int = config.num_key_value_heads
        self._width: int = config.intermediate_size
        with torch.inference_mode():
            self._stack = [_layer(block) for block in model.model.layers]
            self._embedding = model.model.embed_tokens.weight.clone()
            self._last = _scale(model.model.norm)
            self._head = product(model.lm_head.weight)
            least = config.rms_norm_eps * config.hidden_size
            self._least: torch.Tensor = self._embedding.new_tensor(least).sqrt()
            positions = torch.arange(config.max_position_embeddings)[None]
            cosine, sine = model.model.rotary_emb(self._embedding, positions)
            half = sine.shape[-1] // 2
            self._cosine = cosine[0, :, None]
            self._sine = torch.cat((-sine[..., :half], sine[..., half:]), -1)[0, :, None]
        self._size: int = cosine.shape[-1]

    @staticmethod
    def fits(model: Any) -> bool:
        """Whether ``model`` is a plain, small Llama on the CPU."""
        config = model.config
        return (
            type(model).__name__ == "LlamaForCausalLM"
            and model.device.type == "cpu"
            and config.hidden_act == "silu"
            and getattr(model.model.rotary_emb, "rope_type", "") in ("default", "linear", "llama3")
            and not any(name.endswith(".bias") for name, _ in model.named_parameters())
            and sum(weight.numel() for weight in model.parameters()) <= LARGEST
        )

    def logits(
        self, tokens: torch.Tensor, positions: torch.Tensor, wanted: torch.Tensor, plan: Plan
    ) -> torch.Tensor:
        """See ``Network``."""
        stream = self._embedding[tokens]
        cosine, sine = self._cosine[positions], self._sine[positions]
        for number, layer in enumerate(self._stack):
            attended = self._attend(number, layer, stream, cosine, sine, plan)
            stream = layer.output(attended).add_(stream)
            both = layer.gate_up(self._normed(stream, layer.between))
            gate = silu(both[:, : self._width]).mul_(both[:, self._width :])
            stream = layer.down(gate).add_(stream)
        return self._head(self._normed(stream[wanted], self._last))

    def close(self) -> None:
        """Gives up the weights."""
        self._stack.clear()
        del self._embedding, self._head

    def _normed(self, stream: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
        """The root-mean-square norm in the fewest operations there are."""
        length = torch.linalg.vector_norm(stream, dim=-1, keepdim=True)
        return torch.div(stream, length.hypot_(self._least)).mul_(scale)

    def _attend(
        self,
        number: int,
        layer: Layer,
        stream: torch.Tensor,
        cosine: torch.Tensor,
        sine: torch.Tensor,
        plan: Plan,
    ) -> torch.Tensor:
        count = stream.shape[0]
        turned = self._heads + self._key_heads
        mixed = layer.query_key_value(self._normed(stream, layer.before)).view(count, -1, self._size)
        plain = mixed[:, :turned]
        rotated = torch.addcmul(plain * cosine, plain.roll(self._size // 2, -1), sine).transpose(0, 1)[None]
        query, key = rotated[:, : self._heads], rotated[:, self._heads :]
        value = mixed[:, turned:].transpose(0, 1)[None]
        output = plan.attend(number, query, key, value, self._size**-0.5)
        return output[0].transpose(0, 1).reshape(count, -1)


def _layer(block: Any) -> Layer:
    attention, mlp = block.self_attn, block.mlp
    return Layer(
        before=_scale(block.input_layernorm),
        query_key_value=_joined(attention.q_proj, attention.k_proj, attention.v_proj),
        output=_joined(attention.o_proj),
        between=_scale(block.post_attention_layernorm),
        gate_up=_joined(mlp.gate_proj, mlp.up_proj),
        down=_joined(mlp.down_proj),
    )


def _scale(norm: Any) -> torch.Tensor:
    """For a stream that was divided by its length."""
    scale: torch.Tensor = norm.weight * norm.weight.shape[0] ** 0.5
    return scale


def _joined(*parts: Any) -> Product:
    """Several layers of the same input at once."""
    return product(torch.cat([part.weight for part in parts]))
