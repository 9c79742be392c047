"""Every kind of model gets a backend that computes what the model itself computes."""

from __future__ import annotations

import random

import numpy as np
import pytest

from engine.lm.scheduler import Row

SIZES = {
    "vocab_size": 100,
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "intermediate_size": 48,
    "max_position_embeddings": 128,
    "initializer_range": 0.3,
    "bos_token_id": 1,
    "eos_token_id": 2,
}


def _config(kind: str):
    import transformers

    match kind:
        case "llama":
            return transformers.LlamaConfig(**SIZES)
        case "llama, tied":
            return transformers.LlamaConfig(**SIZES, tie_word_embeddings=True)
        case "llama with biases":
            return transformers.LlamaConfig(**SIZES, attention_bias=True)
        case "llama 3":
            scaling = {
                "rope_type": "llama3",
                "rope_theta": 500.0,
                "factor": 8.0,
                "low_freq_factor": 1.0,
                "high_freq_factor": 4.0,
                "original_max_position_embeddings": 32,
            }
            return transformers.LlamaConfig(**SIZES, rope_theta=500.0, rope_scaling=scaling)
        case "qwen 2":
            return transformers.Qwen2Config(**SIZES)
        case "mistral, window":
            return transformers.MistralConfig(**SIZES, head_dim=8, sliding_window=8)
        case "bloom":
            small = {"vocab_size": 100, "hidden_size": 32, "n_layer": 2, "n_head": 4}
            return transformers.BloomConfig(**small, initializer_range=0.3)
    raise AssertionError(kind)


@pytest.mark.usefixtures("one_thread")
@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("llama", "FusedLlama"),
        ("llama, tied", "FusedLlama"),
        ("llama 3", "FusedLlama"),
        ("llama with biases", "ReplacedAttention"),
        ("qwen 2", "ReplacedAttention"),
        ("mistral, window", "SerialBackend"),
        ("bloom", "SerialBackend"),
    ],
)
def test_forks_and_cuts_equal_the_model_itself(kind: str, expected: str):
    import torch
    from transformers import AutoModelForCausalLM

    from engine.lm.transformers.choice import choose

    torch.manual_seed(0)
    model = AutoModelForCausalLM.from_config(_config(kind)).eval()
    twin = AutoModelForCausalLM.from_config(_config(kind)).eval()
    twin.load_state_dict(model.state_dict())
    backend = choose(model)
    assert expected in (type(backend).__name__, type(getattr(backend, "_network", None)).__name__)
    source = random.Random(0)
    texts = {0: []}
    for _ in range(40):
        rows = []
        for name in source.sample(sorted(texts), source.randint(1, len(texts))):
            start = source.randint(0, len(texts[name])) if source.random() < 0.3 else len(texts[name])
            added = [source.randrange(100) for _ in range(source.choice([1, 1, 3, 9]))]
            if start + len(added) <= 100:
                texts[name] = texts[name][:start] + added
                rows.append(Row(name, start, tuple(added), source.randint(1, len(added))))
        for row, answer in zip(rows, backend.forward(rows) if rows else [], strict=True):
            with torch.inference_mode():
                logits = twin(torch.tensor([texts[row.sequence]])).logits[0, -row.positions :]
            np.testing.assert_allclose(answer, torch.log_softmax(logits, -1).numpy(), atol=1e-4)
        parent = source.choice(sorted(texts))
        if texts[parent] and len(texts) < 6:
            child = max(texts) + 1
            length = source.randint(1, len(texts[parent]))
            backend.copy(parent, length, child)
            texts[child] = texts[parent][:length]
        elif len(texts) > 2:
            backend.free(parent)
            del texts[parent]
    assert len(backend) == len(texts)
    for name in texts:
        backend.free(name)
    assert len(backend) == 0
    backend.close()


def test_attention_without_the_cpu_kernel_gives_the_same():
    import torch

    from engine.lm.transformers.attention import _by_hand, attention

    torch.manual_seed(0)
    query, key, value = torch.randn(1, 4, 5, 8), torch.randn(1, 2, 9, 8), torch.randn(1, 2, 9, 8)
    mask = torch.full((5, 9), float("-inf")).triu(5)
    for keys, causal, given in ((9, False, None), (9, False, mask), (5, True, None)):
        arguments = (query, key[:, :, :keys], value[:, :, :keys], 0.3, given, causal)
        for ours, theirs in zip(_by_hand(*arguments), attention(*arguments), strict=True):
            torch.testing.assert_close(ours, theirs)
