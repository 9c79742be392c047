"""Architectures that people use for code: their true structure at a small width, with random weights."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import torch
import transformers
from transformers import AutoModelForCausalLM

VOCABULARY = 200
POSITIONS = 2048
LAYERS = 4

COMMON: dict[str, Any] = {"vocab_size": VOCABULARY, "hidden_size": 64, "initializer_range": 0.15}
SMALL = {**COMMON, "num_hidden_layers": LAYERS}
ENDS = {"pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2}
PLAIN = {**SMALL, **ENDS, "num_attention_heads": 4, "max_position_embeddings": POSITIONS}
GATED = {**PLAIN, "intermediate_size": 96}
GROUPED = {**GATED, "num_key_value_heads": 2}
MULTI = {**GATED, "num_key_value_heads": 4}
WIDE = {**GROUPED, "head_dim": 32}
"""Heads that together are wider than the stream."""
GPT = {**COMMON, "n_embd": 64, "n_layer": LAYERS, "n_head": 4, "n_positions": POSITIONS}
"""GPT-2 and its kin."""
EXPERTS = {"num_experts": 6, "num_experts_per_tok": 2, "moe_intermediate_size": 48}
ROUTED = {"n_routed_experts": 8, "num_experts_per_tok": 2, "n_shared_experts": 1, "moe_intermediate_size": 48}
LATENT = {
    "q_lora_rank": 24,
    "kv_lora_rank": 32,
    "qk_rope_head_dim": 8,
    "qk_nope_head_dim": 16,
    "v_head_dim": 20,
}
DEEPSEEK = MULTI | LATENT | ROUTED | {"first_k_dense_replace": 1}
INDEXED = {"n_group": 2, "topk_group": 1, "index_topk": 8, "index_n_heads": 2, "index_head_dim": 16}
STRETCHED = {"factor": 4.0, "original_max_position_embeddings": 512}
LLAMA_3 = {
    **STRETCHED,
    "rope_type": "llama3",
    "rope_theta": 5e5,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
}
YARN = {**STRETCHED, "rope_type": "yarn", "rope_theta": 1e6}
EVENLY = {"rope_type": "linear", "rope_theta": 1e5, "factor": 4.0}
SLIDING = {"sliding_window": 256}
HALF = {"use_sliding_window": True, "sliding_window": 100, "max_window_layers": 2}
ALTERNATING = ["sliding_attention", "full_attention"] * (LAYERS // 2)
LINEAR = {f"linear_{name}": count for name, count in {"num_value_heads": 4, "num_key_heads": 2}.items()}
LINEAR |= {"linear_key_head_dim": 16, "linear_value_head_dim": 16}
GRANITE = {
    "embedding_multiplier": 3.0,
    "attention_multiplier": 0.2,
    "residual_multiplier": 0.5,
    "logits_scaling": 2.0,
}
MPT = {"d_model": 64, "n_layers": 4, "n_heads": 4, "max_seq_len": POSITIONS, "initializer_range": 0.15}
MAMBA_2 = {"mamba_d_ssm": 64, "mamba_n_heads": 4, "mamba_d_head": 16, "mamba_d_state": 8}
JAMBA = {"use_mamba_kernels": False, "num_experts": 2, "attn_layer_period": 2, "attn_layer_offset": 1}
NEO = {"num_layers": 4, "num_heads": 4, "attention_types": [[["global", "local"], 2]]}


@dataclass(frozen=True, eq=False)
class Architecture:
    """A kind of model, and how it is to be served."""

    name: str
    config: str
    """Class of transformers, without ``Config``."""
    path: str
    """On pages ``fused`` or ``replaced``, else ``serial`` or ``refused``."""
    options: dict[str, Any]

    def build(self) -> Any:
        """Its configuration. Raises ``AttributeError`` where this transformers does not know the kind."""
        return getattr(transformers, f"{self.config}Config")(**self.options)


def _of(name: str, config: str, path: str, base: dict[str, Any], **options: Any) -> Architecture:
    """Its options are those of ``base``, and some of its own."""
    return Architecture(name, config, path, base | options)


def architecture(name: str) -> Architecture:
    """The one of this name."""
    [found] = [each for each in ARCHITECTURES if each.name == name]
    return found


def random_models(config: Any, seed: int = 0) -> tuple[Any, Any]:
    """Two models of the same random weights; the second computes attention as transformers wrote it down."""
    torch.manual_seed(seed)
    model = AutoModelForCausalLM.from_config(config).eval()
    twin = AutoModelForCausalLM.from_config(deepcopy(config), attn_implementation="eager").eval()
    twin.load_state_dict(model.state_dict())
    return model, twin


ARCHITECTURES = [
    _of("Llama 2", "Llama", "fused", MULTI),
    _of("Llama 3.1", "Llama", "fused", GROUPED, rope_parameters=LLAMA_3),
    _of(
        "Llama, linear rotation, tied",
        "Llama",
        "fused",
        MULTI,
        tie_word_embeddings=True,
        rope_parameters=EVENLY,
    ),
    _of("Llama with biases", "Llama", "fused", GROUPED, attention_bias=True, mlp_bias=True),
    _of("Qwen 2", "Qwen2", "fused", GROUPED, tie_word_embeddings=True),
    _of("Qwen 2, extended by YaRN", "Qwen2", "fused", GROUPED, rope_parameters=YARN),
    _of("Qwen 2, windows in half of the layers", "Qwen2", "fused", GROUPED | HALF),
    _of("Qwen 3", "Qwen3", "fused", WIDE),
    _of("Mistral 0.3", "Mistral", "fused", WIDE, sliding_window=None),
    _of("Mistral 0.1", "Mistral", "fused", WIDE | SLIDING),
    _of("Ministral", "Ministral", "replaced", WIDE | SLIDING),
    _of("Ministral 3", "Ministral3", "replaced", WIDE),
    _of("Mixtral", "Mixtral", "replaced", GROUPED, num_local_experts=4),
    _of("Qwen 2 MoE", "Qwen2Moe", "replaced", GROUPED | EXPERTS, shared_expert_intermediate_size=64),
    _of("Qwen 3 MoE", "Qwen3Moe", "replaced", WIDE | EXPERTS),
    _of("DeepSeek V2", "DeepseekV2", "serial", DEEPSEEK),
    _of("DeepSeek V3", "DeepseekV3", "serial", DEEPSEEK, n_group=2, topk_group=1),
    _of("Gemma 1", "Gemma", "replaced", WIDE, num_key_value_heads=1),
    _of("Gemma 2", "Gemma2", "serial", WIDE | SLIDING, query_pre_attn_scalar=32),
    _of(
        "Gemma 3", "Gemma3Text", "replaced", WIDE | SLIDING, layer_types=ALTERNATING, query_pre_attn_scalar=32
    ),
    _of("Phi", "Phi", "replaced", MULTI),
    _of("Phi 3", "Phi3", "replaced", GROUPED, sliding_window=255),
    _of("GPT-2", "GPT2", "replaced", GPT | ENDS),
    _of("GPT-BigCode", "GPTBigCode", "replaced", GPT | ENDS),
    _of("GPT-NeoX", "GPTNeoX", "replaced", GATED),
    _of("GPT-J", "GPTJ", "serial", GPT | ENDS, rotary_dim=8),
    _of("CodeGen", "CodeGen", "serial", GPT | ENDS, rotary_dim=8),
    _of("StarCoder 2", "Starcoder2", "replaced", GROUPED | SLIDING),
    _of("StableLM", "StableLm", "replaced", MULTI),
    _of("OPT", "OPT", "replaced", PLAIN, ffn_dim=96, word_embed_proj_dim=64),
    _of("BLOOM", "Bloom", "serial", COMMON, n_layer=4, n_head=4),
    _of("MPT", "Mpt", "serial", MPT, vocab_size=VOCABULARY),
    _of("Falcon", "Falcon", "serial", COMMON, num_hidden_layers=4, num_attention_heads=4),
    _of("OLMo 2", "Olmo2", "replaced", GROUPED),
    _of("OLMo 3", "Olmo3", "replaced", GROUPED | SLIDING),
    _of("OLMoE", "Olmoe", "replaced", GROUPED | EXPERTS),
    _of("Granite", "Granite", "replaced", GROUPED | GRANITE),
    _of("Granite MoE", "GraniteMoe", "replaced", GROUPED, num_local_experts=4),
    _of("gpt-oss", "GptOss", "serial", WIDE, num_local_experts=4, sliding_window=128),
    _of("SmolLM 3", "SmolLM3", "replaced", GROUPED),
    _of("Cohere", "Cohere", "replaced", GROUPED),
    _of("Cohere 2", "Cohere2", "replaced", GROUPED | SLIDING),
    _of("GLM 4", "Glm4", "replaced", WIDE),
    _of("GLM 4 MoE", "Glm4Moe", "replaced", WIDE | ROUTED),
    _of("ERNIE 4.5", "Ernie4_5", "replaced", WIDE),
    _of("Seed-OSS", "SeedOss", "replaced", WIDE),
    _of("EXAONE 4", "Exaone4", "replaced", WIDE | SLIDING),
    _of("Llama 4", "Llama4Text", "serial", WIDE, intermediate_size_mlp=96, num_local_experts=4),
    _of("MiniMax M2", "MiniMaxM2", "replaced", WIDE, num_local_experts=4, num_experts_per_tok=2),
    _of("Nemotron", "Nemotron", "replaced", GROUPED),
    _of("Hunyuan", "HunYuanDenseV1", "replaced", WIDE),
    _of("CWM", "Cwm", "replaced", WIDE | SLIDING),
    _of("Mellum", "Mellum", "replaced", WIDE | EXPERTS | SLIDING),
    _of("IQuest-Coder", "IQuestCoder", "fused", GROUPED),
    _of("Gemma 4", "Gemma4Text", "serial", WIDE | SLIDING),
    _of(
        "Gemma 3n",
        "Gemma3nText",
        "replaced",
        WIDE | SLIDING,
        num_kv_shared_layers=0,
        vocab_size_per_layer_input=200,
    ),
    _of("Laguna", "Laguna", "replaced", WIDE | EXPERTS),
    _of("Arcee", "Arcee", "replaced", GROUPED),
    _of("Apertus", "Apertus", "replaced", GROUPED),
    _of("Phi MoE", "Phimoe", "replaced", GROUPED, num_local_experts=4),
    _of("DeepSeek V3.2", "DeepseekV32", "refused", DEEPSEEK | INDEXED),
    _of("Qwen 3.5", "Qwen3_5Text", "refused", WIDE | LINEAR),
    _of("InternLM 3", "InternLM3", "fused", GROUPED),
    _of("GPT-Neo", "GPTNeo", "serial", COMMON | NEO, max_position_embeddings=POSITIONS),
    _of("Mamba", "Mamba", "refused", SMALL, state_size=8),
    _of("RWKV", "Rwkv", "refused", SMALL),
    _of("RecurrentGemma", "RecurrentGemma", "refused", GROUPED, num_key_value_heads=1, lru_width=64),
    _of("Jamba", "Jamba", "refused", GROUPED | JAMBA, mamba_d_state=8),
    _of("Qwen 3 Next", "Qwen3Next", "refused", WIDE | EXPERTS | LINEAR, shared_expert_intermediate_size=48),
    _of("Falcon H1", "FalconH1", "refused", GROUPED | MAMBA_2),
    _of("LFM 2", "Lfm2", "refused", GROUPED, layer_types=["conv", "full_attention"] * 2),
    _of("Granite MoE hybrid", "GraniteMoeHybrid", "refused", GROUPED),
    _of("BERT as a decoder", "Bert", "refused", GATED),
]
