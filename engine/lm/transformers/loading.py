"""From a folder, a GGUF file or a hub id to a model: the slow part of ``load``, for the owner thread."""

from __future__ import annotations

import os
import re
import shutil
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from logging import CRITICAL
from pathlib import Path
from typing import Any

import torch
import transformers
from huggingface_hub import HfApi, try_to_load_from_cache
from huggingface_hub.constants import HF_HUB_CACHE
from huggingface_hub.hf_api import RepoSibling
from safetensors import safe_open
from torch.nn.modules.module import register_module_parameter_registration_hook
from transformers import AutoConfig, AutoModelForCausalLM
from transformers.utils import (
    CONFIG_NAME,
    GENERATION_CONFIG_NAME,
    SAFE_WEIGHTS_INDEX_NAME,
    logging,
)
from transformers.utils.hub import cached_file
from transformers.utils.peft_utils import ADAPTER_CONFIG_NAME

from engine.lm.base import described, named_device
from engine.lm.cached import CachedModel
from engine.lm.gguf_file import NAME, TRAINED_FOR, GgufFile
from engine.lm.prefix_cache import PrefixCache
from engine.lm.scheduler import Owner
from engine.lm.tokens import fitting_form
from engine.lm.transformers.answering import out_of_memory_as_memory_error
from engine.lm.transformers.choice import choose
from engine.lm.transformers.gguf_model import is_gguf, model_of, parameters, tokenizer_of
from engine.lm.transformers.paged import PagedBackend
from engine.lm.transformers.tokenizer import (
    IF_THERE,
    LARGEST_FILE,
    LARGEST_SETTINGS,
    TransformersTokenizer,
    check_files,
    read_json,
    read_tokenizer,
)
from engine.support.errors import ModelError

SMALL_MODEL = 100_000_000
"""Parameters up to which a CPU runs a model best in one thread and in 32 bits."""
LARGEST_CONFIG = 2**20
"""Bytes of ``config.json``."""
LARGEST_HEADER = 2**24
"""Bytes of what a file in safetensors says of its tensors: some 2**17 of them."""
MOST_PARTS = 2**14
"""Layers, heads, experts and labels of a model; Doge has so many experts."""
MOST_WEIGHTS = 2**18
"""Tensors that the list of a model's files names, and of a network; the largest models have some 2**17."""
_SPLIT = 4
"""What a network holds in so many tensors at most, its files may hold in one."""
_PARTS = re.compile("(layer|block|head|expert|label)s?$")
_WEIGHTS, _SPARE = re.compile(r"model(-\d+-of-\d+)?\.safetensors"), 2**30
"""What is downloaded of a model of the hub, and the bytes of the disk that stay free."""
_MOST_IN_A_BYTE = 8
"""Weights, whatever their number format."""
_LARGER = "Its config.json describes a larger model than its files in safetensors hold."
_SAFE = {"trust_remote_code": False}
"""Without it, transformers would ask the person at the terminal."""
SHARE_OF_FREE, SHARE_OF_ALL = 0.7, 0.25
"""For keys and values: of the memory that a GPU has left beside the weights; of the machine's memory."""
_BFLOAT16_CHECKS = ("_is_avx512_bf16_supported", "_is_amx_tile_supported")
"""Of ``torch.cpu``, in versions that have them."""


def load_now(
    path_or_id: str,
    owner: Owner,
    *,
    device: str,
    dtype: str,
    threads: int | None,
    cache_mb: int | None,
) -> CachedModel:
    """See ``load``; blocks.

    Must run in the thread that will run the model, ``owner``'s: thread counts are per thread.
    """
    folder = Path(path_or_id).expanduser()
    _check_path(path_or_id, folder)
    place = _device(device)
    number = _dtype(dtype)
    source = str(folder) if folder.is_dir() else path_or_id
    try:
        with out_of_memory_as_memory_error(), silence():
            tokenizer, model, told, trained_for = _read(folder, source, number, place)
            config = model.config.get_text_config()
            length = _context_length(config)
            ours = TransformersTokenizer(tokenizer, config.vocab_size, _end_tokens(model))
            _set_threads(model, threads)
            room = _cache_bytes(cache_mb, model.device)
            backend = choose(model, room)
    except ModelError as error:
        if str(folder) in str(error):
            raise
        raise ModelError(f"{path_or_id} cannot be used. {error}") from None
    except MemoryError:
        raise ModelError(
            f"{path_or_id} does not fit in the memory of {place}. Use a smaller model or another device."
        ) from None
    except Exception as error:
        raise ModelError(_sentence(path_or_id, folder, error)) from error
    backend.forbidden = ours.forbidden
    name = _name(path_or_id, folder)
    return CachedModel(
        PrefixCache(backend, backend.capacity if isinstance(backend, PagedBackend) else room),
        ours,
        name=name,
        context_length=length,
        template=fitting_form(f"{name} {told}", ours.has_turns),
        owner=owner,
        device=_shown(model),
        parameters=model.num_parameters(),
        trained_for=trained_for,
    )


def _context_length(config: Any) -> int:
    """Raises ``ModelError`` for one that cannot be."""
    length = getattr(config, "max_position_embeddings", None) or 2048
    if length < 0:
        raise ModelError(f"It has a context of {length} tokens (max_position_embeddings).")
    return int(length)


def _name(path_or_id: str, folder: Path) -> str:
    if folder.is_dir():
        return folder.resolve().name
    return folder.stem if folder.is_file() else path_or_id


def _read(
    place: Path, source: str, number: torch.dtype | None, device: torch.device
) -> tuple[Any, Any, str, str]:
    """The tokenizer and the model, from a folder, the hub or a GGUF file, and what that is called and for."""
    if is_gguf(place):
        with GgufFile(place) as file:
            number = number or _fitting(torch.bfloat16, parameters(file), device)
            told = [str(file.get(key, str, "")) for key in (NAME, TRAINED_FOR)]
            return tokenizer_of(file), model_of(file, number, device), told[0], told[1]
    check(source)
    tokenizer, model = read_tokenizer(source), _model(source, number, device)
    return tokenizer, model, "", str(getattr(model.config, TRAINED_FOR, ""))


def check(source: str) -> None:
    """Looks into a model before transformers reads it. Raises ``ModelError``, and what that raises."""
    folder = Path(source)
    if folder.is_dir():
        _check_path(source, folder)
    else:
        for name in (GENERATION_CONFIG_NAME, SAFE_WEIGHTS_INDEX_NAME, ADAPTER_CONFIG_NAME):
            cached_file(source, name, **IF_THERE)
        _check_folder(source, Path(cached_file(source, CONFIG_NAME) or "").parent)
        _check_room(source)
    config = _config(source)
    if folder.is_dir():
        _check_size(folder, config)


def _set_threads(model: Any, threads: int | None) -> None:
    if threads is None and model.num_parameters() <= SMALL_MODEL and model.device.type == "cpu":
        threads = 1
    if threads is not None:
        torch.set_num_threads(threads)


@contextmanager
def silence() -> Iterator[None]:
    """What loads a model may be a server whose standard error somebody reads; and transformers repeats there
    what the model's files say."""
    bars, level = logging.is_progress_bar_enabled(), logging.get_verbosity()
    logging.disable_progress_bar()  # type: ignore[no-untyped-call]
    logging.set_verbosity(CRITICAL)
    try:
        with warnings.catch_warnings(action="ignore"):
            yield
    finally:
        logging.set_verbosity(level)
        if bars:
            logging.enable_progress_bar()  # type: ignore[no-untyped-call]


def _cache_bytes(cache_mb: int | None, device: torch.device) -> int:
    """Most bytes for keys and values on ``device``, by the setting or by the memory there is."""
    if cache_mb is not None:
        return cache_mb * 2**20
    if device.type == "cuda":
        return int(torch.cuda.mem_get_info(device)[0] * SHARE_OF_FREE)
    return int(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") * SHARE_OF_ALL)


def _check_path(path_or_id: str, folder: Path) -> None:
    if folder.is_dir():
        if not (folder / "config.json").is_file():
            raise ModelError(
                f"{path_or_id} is not a model: the folder has no config.json. "
                "Name a folder that holds config.json, tokenizer.json and model.safetensors."
            )
        try:
            _check_folder(path_or_id, folder)
        except (ValueError, OSError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise ModelError(f"{path_or_id} is not a model: {reason}. Copy the model again.") from None
    elif folder.exists() and not is_gguf(folder):
        raise ModelError(f"{path_or_id} is no model. Name a .gguf file, or the folder that holds this file.")
    elif is_gguf(folder):
        return
    elif path_or_id.startswith((".", "/", "~")) or path_or_id.count("/") != 1 or "\\" in path_or_id:
        raise ModelError(
            f"There is no model at {path_or_id}. "
            "Name an existing folder, or a model of the Hugging Face hub such as owner/name."
        )


def _check_folder(path_or_id: str, folder: Path) -> None:
    """Refuses what transformers would believe. Raises ``ModelError``, ``ValueError``, OSError."""

    def check(table: dict[str, Any]) -> dict[str, Any]:
        for key, value in table.items():
            if key.endswith("_implementation") and "/" in str(value):
                raise ModelError(
                    f"{path_or_id} asks for code from the hub ({key} in its config.json), and no code of a "
                    "model is executed. Use another model, or a GGUF file of this one."
                )
            if isinstance(value, int) and value > MOST_PARTS and _PARTS.search(key):
                raise ModelError(
                    f"{path_or_id} is not a model: its config.json has more than {MOST_PARTS} {key}."
                )
        return table

    if (folder / ADAPTER_CONFIG_NAME).exists():
        raise ModelError(f"{path_or_id} holds an adapter; `egcfg convert` merges it into its model.")
    read_json(folder / CONFIG_NAME, LARGEST_CONFIG, check)
    if (folder / GENERATION_CONFIG_NAME).exists():
        read_json(folder / GENERATION_CONFIG_NAME, LARGEST_SETTINGS)
    check_files(folder)
    index = folder / SAFE_WEIGHTS_INDEX_NAME
    named = read_json(index, LARGEST_FILE, entries=MOST_WEIGHTS).get("weight_map") if index.exists() else {}
    files = {*map(str, named.values())} if isinstance(named, dict) else {""}
    if any(Path(name).name != name or not name.endswith(".safetensors") for name in files):
        raise ValueError(f"its {index.name} names files elsewhere, or of another kind")
    for name in files:
        if (folder / name).exists() and not (folder / name).is_file():
            raise ValueError(f"its {name} is no file")


def _check_room(source: str) -> None:
    """Raises ``ModelError`` where the disk has no room for the weights that the hub would send."""
    found: list[RepoSibling] = []
    with suppress(Exception):  # where the hub cannot be asked, the download says why, or all is here already
        found = HfApi().model_info(source, files_metadata=True).siblings or []
    missing = [
        each.size or 0
        for each in found
        if _WEIGHTS.fullmatch(each.rfilename)
        and not isinstance(try_to_load_from_cache(source, each.rfilename), str)
    ]
    place = Path(HF_HUB_CACHE)
    free = shutil.disk_usage(next(each for each in (place, *place.parents) if each.exists())).free
    if missing and sum(missing) + _SPARE > free:
        raise ModelError(
            f"Its weights have {sum(missing) / 1e6:,.0f} MB, and {place} has {free / 1e6:,.0f} MB free. Free "
            "some space, name another folder in HF_HOME, or use a smaller model."
        )


def _check_size(folder: Path, config: Any) -> None:
    """Raises ``ModelError`` where the configuration promises much more than the files hold.

    transformers would make up what is missing, in as much memory and time as the configuration says.
    """
    files = [file for file in folder.glob("*.safetensors") if file.is_file()]
    if not files:
        raise ModelError("It has no weights in safetensors, and others, which are pickles, are not read.")
    room, tensors = sum(file.stat().st_size for file in files), 0
    for file in files:
        with file.open("rb") as begun:
            if int.from_bytes(begun.read(8), "little") > LARGEST_HEADER:
                raise ModelError(f"The header of its {file.name} has more than {LARGEST_HEADER >> 20} MiB.")
        with safe_open(file, "pt") as opened:
            tensors += len(opened.keys())
    with _at_most(min(tensors * _SPLIT, MOST_WEIGHTS)), torch.device("meta"):
        model: Any = AutoModelForCausalLM.from_config(config)  # type: ignore[no-untyped-call]
    if model.num_parameters() > room * _MOST_IN_A_BYTE:
        raise ModelError(_LARGER)


class _Room(threading.local):
    """How many tensors the networks that this thread makes may still get."""

    left = float("inf")


_ROOM = _Room()


@contextmanager
def _at_most(tensors: int) -> Iterator[None]:
    """Raises ``ModelError`` as soon as the network that is made within has more ``tensors``."""
    _ROOM.left = tensors
    try:
        yield
    finally:
        _ROOM.left = float("inf")


def _count(module: torch.nn.Module, name: str, parameter: torch.nn.Parameter) -> None:
    _ROOM.left -= 1
    if _ROOM.left < 0:
        raise ModelError(_LARGER)


register_module_parameter_registration_hook(_count)  # for good: other threads may be going through the hooks


def _sentence(path_or_id: str, folder: Path, error: Exception) -> str:
    reason = " ".join(str(error).split())[:300]
    if folder.is_file():
        return f"{path_or_id} cannot be loaded: {reason} Use another file, or --set backend=llama-cpp."
    if folder.exists():
        return (
            f"{path_or_id} cannot be loaded as a causal language model: {reason} "
            "The folder needs config.json, tokenizer files and weights of one model."
        )
    return (
        f"The model {path_or_id} cannot be loaded from the Hugging Face hub: {reason} Check its name and "
        "the network (HF_HUB_OFFLINE allows downloaded models only), or name a local folder."
    )


def _shown(model: Any) -> str:
    place = model.device
    hardware = torch.cuda.get_device_name(place) if place.type == "cuda" else ""
    return described(str(place), hardware, str(model.dtype).removeprefix("torch."))


def _device(name: str) -> torch.device:
    wanted = named_device(name)
    if wanted.kind == "auto":
        if torch.cuda.is_available():
            return torch.device("cuda")
        return torch.device("mps" if torch.backends.mps.is_available() else "cpu")
    try:
        place = torch.device(wanted.name)
        torch.empty(0, device=place)
    except (RuntimeError, AssertionError):
        raise ModelError(f"torch has no device {name!r} here. Use auto, cpu, cuda or mps.") from None
    return place


def _dtype(name: str) -> torch.dtype | None:
    """None stands for ``auto``."""
    if name == "auto":
        return None
    found = getattr(torch, name, None)
    if not isinstance(found, torch.dtype) or not found.is_floating_point:
        raise ModelError(f"There is no number format {name!r}. Use auto, float32, bfloat16 or float16.")
    return found


def _config(source: str) -> Any:
    """Raises ``ModelError`` for models that do not continue text."""
    config = AutoConfig.from_pretrained(source, **_SAFE)
    if config.is_encoder_decoder or type(config) not in AutoModelForCausalLM._model_mapping:
        raise ModelError(
            f"Models of the kind {config.model_type} do not continue text. Choose a decoder, such as Llama, "
            "Qwen, Mistral, StarCoder or DeepSeek-Coder."
        )
    return config


def _fitting(stored: torch.dtype, parameters: int, device: torch.device) -> torch.dtype:
    """The number format that suits ``device``: on CPUs 16 bits only where they multiply such numbers.

    Then a pass reads half as many bytes, which is what large models take their time for; with small ones it
    is not, and 32 bits are exact.
    """
    if device.type != "cpu":
        return stored
    reads_half = stored == torch.bfloat16 and parameters > SMALL_MODEL and multiplies_bfloat16()
    return stored if reads_half else torch.float32


def multiplies_bfloat16() -> bool:
    """Whether this CPU has instructions for it (AVX512-BF16 or AMX); False where torch cannot tell."""
    asked = (getattr(torch.cpu, name, None) for name in _BFLOAT16_CHECKS)
    return any(check is not None and check() for check in asked)


def _model(source: str, number: torch.dtype | None, device: torch.device) -> Any:
    """The model on ``device``, in the number format that its files name until the last step.

    So files are mapped and not read, and nothing is held twice. The format's option, ``torch_dtype``, became
    ``dtype`` in transformers 4.56; neither version takes both.
    """
    release = tuple(int(part) for part in transformers.__version__.split(".")[:2])
    option = "dtype" if release >= (4, 56) else "torch_dtype"
    model: Any = AutoModelForCausalLM.from_pretrained(
        source, use_safetensors=True, **_SAFE, **{option: "auto"}
    )
    model = model.to(device).eval()
    number = number or _fitting(model.dtype, model.num_parameters(), device)
    _convert(model, number)
    return model


def _convert(model: Any, dtype: torch.dtype) -> None:
    """Changes the number format of all weights that have the model's; a few may be kept in 32 bits."""
    before = model.dtype
    for tensor in model.state_dict(keep_vars=True).values():
        if tensor.dtype == before:
            tensor.data = tensor.data.to(dtype)


def _end_tokens(model: Any) -> Iterator[int]:
    for config in (model.config.get_text_config(), getattr(model, "generation_config", None)):
        token = getattr(config, "eos_token_id", None)
        yield from token if isinstance(token, list) else [] if token is None else [token]
