"""From a folder of ``egcfg train`` to a backend on the CPU; None for other folders and devices."""

from __future__ import annotations

from pathlib import Path

import torch

from engine.lm.base import GAPS
from engine.lm.transformers.answering import Answering
from engine.lm.transformers.light.exported import configuration, weights
from engine.lm.transformers.light.llama import LlamaForCausalLM
from engine.lm.transformers.light.plain_tokenizer import PlainTokenizer
from engine.lm.transformers.loaded import Loaded, cache_bytes
from engine.lm.transformers.packed.backend import PackedBackend
from engine.lm.transformers.packed.decoder import FusedDecoder
from engine.lm.transformers.packed.kernels import KERNELS
from engine.lm.transformers.tokenizer import TransformersTokenizer

_KERNEL = "cpu-flash"


def load_light(
    path_or_id: str, *, device: str, dtype: str, threads: int | None, cache_mb: int | None, kernel: str
) -> Loaded | None:
    """See ``loading.load_now``; None where only that can load the model, or tell what is wrong with it."""
    folder = Path(path_or_id).expanduser()
    if dtype not in ("auto", "float32") or kernel not in ("auto", _KERNEL) or not _is_cpu(device):
        return None
    if (config := configuration(folder)) is None or (found := weights(folder)) is None:
        return None
    torch.set_num_threads(threads or 1)
    try:
        network = FusedDecoder(LlamaForCausalLM(config, found), _KERNEL)
        plain = PlainTokenizer(folder)
    except Exception:
        return None
    ends = [token for token in (config.get("eos_token_id"),) if isinstance(token, int)]
    tokenizer = TransformersTokenizer(plain, config["vocab_size"], ends, bool(config[GAPS]))
    return Loaded(
        backend=Answering(PackedBackend(network, KERNELS[_KERNEL]), tokenizer.forbidden, eager=True),
        cache_bytes=cache_bytes(cache_mb, network.device),
        tokenizer=tokenizer,
        name=folder.resolve().name,
        context_length=config["max_position_embeddings"],
        device="cpu (float32)",
    )


def _is_cpu(device: str) -> bool:
    if device == "auto":
        return not torch.cuda.is_available() and not torch.backends.mps.is_available()
    return device == "cpu"
