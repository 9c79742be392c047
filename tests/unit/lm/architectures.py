"""Architectures that people use for code: their true structure at a small width, with random weights."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

VOCABULARY = 200
POSITIONS = 2048
LAYERS = 4

COMMON: dict[str, Any] = {
    "vocab_size": VOCABULARY,
    "hidden_size": 64,
    "num_hidden_layers": LAYERS,
    "num_attention_heads": 4,
    "max_position_embeddings": POSITIONS,
    "initializer_range": 0.15,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 2,
}
GATED = {**COMMON, "intermediate_size": 96}
GROUPED = {**GATED, "num_key_value_heads": 2}
MULTI = {**GATED, "num_key_value_heads": 4}
WIDE = {**GROUPED, "head_dim": 32}
"""Heads that together are wider than the stream."""
OLD = {
    "vocab_size": VOCABULARY,
    "n_embd": 64,
    "n_layer": LAYERS,
    "n_head": 4,
    "n_positions": POSITIONS,
    "initializer_range": 0.15,
    "bos_token_id": 1,
    "eos_token_id": 2,
}
"""GPT-2 and its kin."""
ALTERNATING = ["sliding_attention", "full_attention"] * (LAYERS // 2)
EXPERTS = {"num_experts": 6, "num_experts_per_tok": 2, "moe_intermediate_size": 48}
LATENT = {
    "q_lora_rank": 24,
    "kv_lora_rank": 32,
    "qk_rope_head_dim": 8,
    "qk_nope_head_dim": 16,
    "v_head_dim": 20,
    "n_routed_experts": 8,
    "num_experts_per_tok": 2,
    "n_shared_experts": 1,
    "moe_intermediate_size": 48,
    "first_k_dense_replace": 1,
}
LLAMA_3 = {
    "rope_type": "llama3",
    "rope_theta": 500000.0,
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 512,
}
YARN = {
    "rope_type": "yarn",
    "rope_theta": 1000000.0,
    "factor": 4.0,
    "original_max_position_embeddings": 512,
}


@dataclass(frozen=True, eq=False)
class Architecture:
    """A kind of model, and how it is to be served."""

    name: str
    config: str
    """Class of transformers."""
    path: str
    """``fused``, ``packed``, ``serial`` or ``refused``."""
    options: dict[str, Any] = field(default_factory=dict)
    models: str = ""
    """Models of this kind."""

    def build(self) -> Any:
        """Its configuration. Raises ``AttributeError`` where this transformers does not know the kind."""
        import transformers

        return getattr(transformers, self.config)(**self.options)


def architecture(name: str) -> Architecture:
    """The one of this name."""
    [found] = [each for each in ARCHITECTURES if each.name == name]
    return found


def random_models(config: Any, seed: int = 0) -> tuple[Any, Any]:
    """Two models of the same random weights; the second computes attention as transformers wrote it down."""
    import torch
    from transformers import AutoModelForCausalLM

    torch.manual_seed(seed)
    model = AutoModelForCausalLM.from_config(config).eval()
    twin = AutoModelForCausalLM.from_config(deepcopy(config), attn_implementation="eager").eval()
    twin.load_state_dict(model.state_dict())
    return model, twin


ARCHITECTURES = [
    Architecture("Llama 2", "LlamaConfig", "fused", MULTI, "CodeLlama 7B and 13B, TinyLlama"),
    Architecture(
        "Llama 3.1", "LlamaConfig", "fused", {**GROUPED, "rope_parameters": LLAMA_3}, "Llama 3.1, 3.2"
    ),
    Architecture(
        "Llama, linear rotation, tied",
        "LlamaConfig",
        "fused",
        {
            **MULTI,
            "tie_word_embeddings": True,
            "rope_parameters": {"rope_type": "linear", "rope_theta": 1e5, "factor": 4.0},
        },
        "DeepSeek-Coder",
    ),
    Architecture(
        "Llama with biases", "LlamaConfig", "fused", {**GROUPED, "attention_bias": True, "mlp_bias": True}
    ),
    Architecture("Qwen 2", "Qwen2Config", "fused", {**GROUPED, "tie_word_embeddings": True}, "Qwen2.5-Coder"),
    Architecture(
        "Qwen 2, extended by YaRN",
        "Qwen2Config",
        "fused",
        {**GROUPED, "rope_parameters": YARN},
        "Qwen2.5-Coder, long",
    ),
    Architecture(
        "Qwen 2, windows in half of the layers",
        "Qwen2Config",
        "fused",
        {**GROUPED, "use_sliding_window": True, "sliding_window": 100, "max_window_layers": 2},
    ),
    Architecture("Qwen 3", "Qwen3Config", "fused", WIDE, "Qwen3"),
    Architecture(
        "Mistral 0.3", "MistralConfig", "fused", {**WIDE, "sliding_window": None}, "Mistral 0.3, Codestral"
    ),
    Architecture("Mistral 0.1", "MistralConfig", "fused", {**WIDE, "sliding_window": 256}, "Mistral 0.1"),
    Architecture("Ministral", "MinistralConfig", "packed", {**WIDE, "sliding_window": 256}, "Ministral 8B"),
    Architecture("Ministral 3", "Ministral3Config", "packed", WIDE, "Ministral 3, Devstral 2"),
    Architecture("Mixtral", "MixtralConfig", "packed", {**GROUPED, "num_local_experts": 4}, "Mixtral 8x7B"),
    Architecture(
        "Qwen 2 MoE",
        "Qwen2MoeConfig",
        "packed",
        {**GROUPED, **EXPERTS, "shared_expert_intermediate_size": 64},
    ),
    Architecture("Qwen 3 MoE", "Qwen3MoeConfig", "packed", {**WIDE, **EXPERTS}, "Qwen3-Coder 30B-A3B"),
    Architecture("DeepSeek V2", "DeepseekV2Config", "packed", {**MULTI, **LATENT}, "DeepSeek-Coder-V2"),
    Architecture(
        "DeepSeek V3",
        "DeepseekV3Config",
        "packed",
        {**MULTI, **LATENT, "n_group": 2, "topk_group": 1},
        "DeepSeek V3",
    ),
    Architecture("Gemma 1", "GemmaConfig", "packed", {**WIDE, "num_key_value_heads": 1}, "CodeGemma"),
    Architecture(
        "Gemma 2",
        "Gemma2Config",
        "packed",
        {**WIDE, "sliding_window": 256, "query_pre_attn_scalar": 32},
        "Gemma 2",
    ),
    Architecture(
        "Gemma 3",
        "Gemma3TextConfig",
        "packed",
        {**WIDE, "sliding_window": 256, "layer_types": ALTERNATING, "query_pre_attn_scalar": 32},
        "Gemma 3",
    ),
    Architecture("Phi", "PhiConfig", "packed", MULTI, "Phi 1, 1.5, 2"),
    Architecture("Phi 3", "Phi3Config", "packed", {**GROUPED, "sliding_window": 255}, "Phi 3 mini, Phi 4"),
    Architecture("GPT-2", "GPT2Config", "packed", OLD, "GPT-2"),
    Architecture("GPT-BigCode", "GPTBigCodeConfig", "packed", OLD, "StarCoder 1, SantaCoder"),
    Architecture("GPT-NeoX", "GPTNeoXConfig", "packed", GATED, "Pythia, StableCode"),
    Architecture("GPT-J", "GPTJConfig", "serial", {**OLD, "rotary_dim": 8}, "GPT-J"),
    Architecture("CodeGen", "CodeGenConfig", "serial", {**OLD, "rotary_dim": 8}, "CodeGen"),
    Architecture(
        "StarCoder 2",
        "Starcoder2Config",
        "packed",
        {**GROUPED, "sliding_window": 256},
        "StarCoder2 3B to 15B",
    ),
    Architecture("StableLM", "StableLmConfig", "packed", MULTI, "StableCode 3B"),
    Architecture("OPT", "OPTConfig", "packed", {**COMMON, "ffn_dim": 96, "word_embed_proj_dim": 64}),
    Architecture(
        "BLOOM",
        "BloomConfig",
        "serial",
        {
            "vocab_size": VOCABULARY,
            "hidden_size": 64,
            "n_layer": LAYERS,
            "n_head": 4,
            "initializer_range": 0.15,
        },
    ),
    Architecture(
        "MPT",
        "MptConfig",
        "serial",
        {
            "vocab_size": VOCABULARY,
            "d_model": 64,
            "n_layers": LAYERS,
            "n_heads": 4,
            "max_seq_len": POSITIONS,
            "initializer_range": 0.15,
        },
    ),
    Architecture(
        "Falcon",
        "FalconConfig",
        "serial",
        {
            "vocab_size": VOCABULARY,
            "hidden_size": 64,
            "num_hidden_layers": LAYERS,
            "num_attention_heads": 4,
            "initializer_range": 0.15,
        },
    ),
    Architecture("OLMo 2", "Olmo2Config", "packed", GROUPED, "OLMo 2"),
    Architecture("OLMo 3", "Olmo3Config", "packed", {**GROUPED, "sliding_window": 256}, "OLMo 3"),
    Architecture("OLMoE", "OlmoeConfig", "packed", {**GROUPED, **EXPERTS}),
    Architecture(
        "Granite",
        "GraniteConfig",
        "packed",
        {
            **GROUPED,
            "embedding_multiplier": 3.0,
            "attention_multiplier": 0.2,
            "residual_multiplier": 0.5,
            "logits_scaling": 2.0,
        },
        "Granite Code",
    ),
    Architecture("Granite MoE", "GraniteMoeConfig", "packed", {**GROUPED, "num_local_experts": 4}),
    Architecture(
        "gpt-oss",
        "GptOssConfig",
        "packed",
        {**WIDE, "num_local_experts": 4, "sliding_window": 128},
        "gpt-oss 20B",
    ),
    Architecture("SmolLM 3", "SmolLM3Config", "packed", GROUPED, "SmolLM3"),
    Architecture("Cohere", "CohereConfig", "packed", GROUPED, "Command R"),
    Architecture("Cohere 2", "Cohere2Config", "packed", {**GROUPED, "sliding_window": 256}, "Command R7B, A"),
    Architecture("GLM 4", "Glm4Config", "packed", WIDE, "GLM-4-0414"),
    Architecture(
        "GLM 4 MoE",
        "Glm4MoeConfig",
        "packed",
        {
            **WIDE,
            "n_routed_experts": 8,
            "num_experts_per_tok": 2,
            "moe_intermediate_size": 48,
            "n_shared_experts": 1,
        },
        "GLM-4.5, 4.6",
    ),
    Architecture("ERNIE 4.5", "Ernie4_5Config", "packed", WIDE, "ERNIE 4.5"),
    Architecture("Seed-OSS", "SeedOssConfig", "packed", WIDE, "Seed-OSS 36B"),
    Architecture("EXAONE 4", "Exaone4Config", "packed", {**WIDE, "sliding_window": 256}, "EXAONE 4"),
    Architecture(
        "Llama 4", "Llama4TextConfig", "serial", {**WIDE, "intermediate_size_mlp": 96, "num_local_experts": 4}
    ),
    Architecture(
        "MiniMax M2", "MiniMaxM2Config", "packed", {**WIDE, "num_local_experts": 4, "num_experts_per_tok": 2}
    ),
    Architecture("Nemotron", "NemotronConfig", "packed", GROUPED),
    Architecture("Hunyuan", "HunYuanDenseV1Config", "packed", WIDE),
    Architecture("CWM", "CwmConfig", "packed", {**WIDE, "sliding_window": 256}, "Code World Model"),
    Architecture("Mellum", "MellumConfig", "packed", {**WIDE, **EXPERTS, "sliding_window": 256}, "Mellum"),
    Architecture("IQuest-Coder", "IQuestCoderConfig", "fused", GROUPED, "IQuest-Coder"),
    Architecture("Gemma 4", "Gemma4TextConfig", "packed", {**WIDE, "sliding_window": 256}),
    Architecture(
        "Gemma 3n",
        "Gemma3nTextConfig",
        "packed",
        {**WIDE, "sliding_window": 256, "num_kv_shared_layers": 0, "vocab_size_per_layer_input": VOCABULARY},
    ),
    Architecture("Laguna", "LagunaConfig", "packed", {**WIDE, **EXPERTS}),
    Architecture("Arcee", "ArceeConfig", "packed", GROUPED),
    Architecture("Apertus", "ApertusConfig", "packed", GROUPED),
    Architecture("Phi MoE", "PhimoeConfig", "packed", {**GROUPED, "num_local_experts": 4}),
    Architecture(
        "DeepSeek V3.2",
        "DeepseekV32Config",
        "refused",
        {
            **MULTI,
            **LATENT,
            "n_group": 2,
            "topk_group": 1,
            "index_topk": 8,
            "index_n_heads": 2,
            "index_head_dim": 16,
        },
    ),
    Architecture(
        "Qwen 3.5",
        "Qwen3_5TextConfig",
        "refused",
        {
            **WIDE,
            "linear_num_value_heads": 4,
            "linear_num_key_heads": 2,
            "linear_key_head_dim": 16,
            "linear_value_head_dim": 16,
        },
        "Qwen3.5",
    ),
    Architecture("InternLM 3", "InternLM3Config", "fused", GROUPED),
    Architecture(
        "GPT-Neo",
        "GPTNeoConfig",
        "serial",
        {
            "vocab_size": VOCABULARY,
            "hidden_size": 64,
            "num_layers": LAYERS,
            "num_heads": 4,
            "attention_types": [[["global", "local"], 2]],
            "max_position_embeddings": POSITIONS,
            "initializer_range": 0.15,
        },
    ),
    Architecture(
        "Mamba",
        "MambaConfig",
        "refused",
        {"vocab_size": VOCABULARY, "hidden_size": 64, "num_hidden_layers": LAYERS, "state_size": 8},
    ),
    Architecture(
        "Mamba 2",
        "Mamba2Config",
        "refused",
        {
            "vocab_size": VOCABULARY,
            "hidden_size": 64,
            "num_hidden_layers": LAYERS,
            "state_size": 8,
            "num_heads": 8,
            "head_dim": 16,
            "n_groups": 1,
        },
        "Codestral Mamba",
    ),
    Architecture(
        "RWKV",
        "RwkvConfig",
        "refused",
        {"vocab_size": VOCABULARY, "hidden_size": 64, "num_hidden_layers": LAYERS},
    ),
    Architecture(
        "Jamba",
        "JambaConfig",
        "refused",
        {
            **GROUPED,
            "use_mamba_kernels": False,
            "num_experts": 2,
            "attn_layer_period": 2,
            "attn_layer_offset": 1,
            "mamba_d_state": 8,
        },
    ),
    Architecture(
        "RecurrentGemma",
        "RecurrentGemmaConfig",
        "refused",
        {**GROUPED, "num_key_value_heads": 1, "lru_width": 64},
    ),
    Architecture(
        "Qwen 3 Next",
        "Qwen3NextConfig",
        "refused",
        {
            **WIDE,
            **EXPERTS,
            "linear_num_value_heads": 4,
            "linear_num_key_heads": 2,
            "linear_key_head_dim": 16,
            "linear_value_head_dim": 16,
            "shared_expert_intermediate_size": 48,
        },
    ),
    Architecture(
        "Falcon H1",
        "FalconH1Config",
        "refused",
        {**GROUPED, "mamba_d_ssm": 64, "mamba_n_heads": 4, "mamba_d_head": 16, "mamba_d_state": 8},
    ),
    Architecture(
        "LFM 2", "Lfm2Config", "refused", {**GROUPED, "layer_types": ["conv", "full_attention"] * 2}
    ),
    Architecture("Bamba", "BambaConfig", "refused", {**GROUPED}),
    Architecture("Granite MoE hybrid", "GraniteMoeHybridConfig", "refused", {**GROUPED}),
    Architecture("Nemotron H", "NemotronHConfig", "refused", {**GROUPED}),
    Architecture("BERT as a decoder", "BertConfig", "refused", GATED),
]
