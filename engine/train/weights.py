"""Loads the weights that are trained, and merges an adapter into what it was trained on."""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.lm.gguf_file import BLOCKS, TRAINED_FOR, GgufFile
from engine.models.catalog import chosen
from engine.support.errors import DataError, ModelError
from engine.support.files import content, refilling, write_text

ADAPTER = "adapter_config.json"
"""The file of peft that a folder with an adapter has."""
_MOST, _MOST_RANK = 2**20, 2**12
"""Bytes of its settings and of its card, and of its ranks."""
_FINE = ("F32", "F16", "BF16", "Q8_0")
_CARD = """\
---
{data}
---

Low-rank weights for {base}, made by `egcfg train`. `egcfg model install --from FOLDER` merges them into it.
"""


def package(name: str) -> Any:
    """A library of training. Raises ``ModelError`` with what to install."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise ModelError(
            f"Tuning needs the package {name} ({error}); in the folder of egcfg: pip install -e '.[train]'"
        ) from None


def base_model(name: str, dtype: str = "auto", threads: int = 0) -> tuple[Any, Any]:
    """A model of the catalog, a GGUF file, a folder or a name on the hub; and its tokenizer.

    Its numbers have 16 bits where those are faster, unless ``dtype`` says otherwise. Raises ``ModelError``.
    """
    place = chosen(name, "transformers").place
    try:
        import torch
        from transformers import AutoModelForCausalLM

        from engine.lm.transformers.gguf_model import is_gguf, model_of, tokenizer_of
        from engine.lm.transformers.loading import check, multiplies_bfloat16, silence
        from engine.lm.transformers.tokenizer import read_tokenizer

        if threads:
            torch.set_num_threads(threads)
        halves = torch.cuda.is_available() or multiplies_bfloat16()
        fastest = torch.bfloat16 if halves else torch.float32
        number = fastest if dtype == "auto" else getattr(torch, dtype)
        if is_gguf(Path(place)):
            with GgufFile(Path(place)) as file:
                model, tokenizer = model_of(file, number, torch.device("cpu")), tokenizer_of(file)
        else:
            with silence():
                check(place)
                tokenizer = read_tokenizer(place)
                model = AutoModelForCausalLM.from_pretrained(
                    place, dtype=number, use_safetensors=True, trust_remote_code=False
                )
    except ModelError:
        raise
    except Exception as error:
        raise ModelError(f"{name} cannot be loaded: {' '.join(str(error).split())[:300]}") from error
    return model, tokenizer


def mark(model: Any, trained_for: str) -> None:
    """Has ``config.json`` say by which form of feedback a model was trained to repair, if it was."""
    if trained_for:
        setattr(model.config, TRAINED_FOR, trained_for)


def write_card(folder: Path, base: str, trained_for: str) -> None:
    """Says what an adapter stands on, and by which form of feedback it was trained to repair, if it was."""
    more = {"trained_for": trained_for} if trained_for else {}
    data = package("huggingface_hub").ModelCardData(base_model=base, library_name="peft", **more)
    write_text(folder / "README.md", _CARD.format(data=data.to_yaml(), base=base))


def card(adapter: Path) -> Mapping[str, str]:
    """``base_model`` and, perhaps, ``trained_for`` of an adapter. Raises ``DataError``."""
    yaml = package("yaml")
    try:
        _check_adapter(json.loads(content(adapter / ADAPTER, _MOST)))
        card = content(adapter / "README.md", _MOST).decode()
        told = yaml.safe_load(card.split("\n---")[0].removeprefix("---"))
        base, purpose = told.get("base_model"), told.get("trained_for", "")
        if not isinstance(base, str) or not isinstance(purpose, str):
            raise ValueError("its README.md names no base_model")
        return {"base_model": base, TRAINED_FOR: purpose}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError, yaml.YAMLError) as error:
        raise DataError(
            f"{adapter} is no adapter of `egcfg train` ({' '.join(str(error).split())}); name the folder "
            "model of a stage."
        ) from None


def _check_adapter(settings: Any) -> None:
    """Raises ``ValueError`` for what would make peft import a module, read other files or fill the memory."""
    told = settings if isinstance(settings, dict) else {}
    if told.get("peft_type") != "LORA" or told.get("megatron_config"):
        raise ValueError(f"its {ADAPTER} is not of plain LoRA")
    patterns = told.get("rank_pattern") or {}
    ranks = [told.get("r"), *(patterns.values() if isinstance(patterns, dict) else [None])]
    if not all(type(rank) is int and 0 < rank <= _MOST_RANK for rank in ranks):
        raise ValueError(f"its {ADAPTER} has a rank that is no number up to {_MOST_RANK}")


def merge(adapter: Path, out: Path) -> Path:
    """Writes the base model with the adapter in it: a GGUF file for a GGUF file, else a folder.

    Of a GGUF file the tensors that changed become Q8_0, and F16 where they were that: on the grid on which
    they lie, what is smaller than half a step would be rounded away. Raises ``DataError``, ``ModelError``,
    OSError.
    """
    about = card(adapter)
    base = Path(chosen(about["base_model"], "transformers").place)
    if base.suffix == ".gguf" != out.suffix:
        raise DataError(f"{out} should end in .gguf, as the model that the adapter was trained on does.")
    model, tokenizer = base_model(about["base_model"], "float32")
    trained = package("peft").PeftModel.from_pretrained(model, adapter)
    changed = {name.partition(".lora_")[0] for name, _ in trained.named_parameters() if ".lora_A" in name}
    merged = trained.merge_and_unload()
    if base.suffix != ".gguf":
        mark(merged, about[TRAINED_FOR])
        with refilling(out) as folder:
            merged.save_pretrained(folder)
            tokenizer.save_pretrained(folder)
        return out
    names = {f"{name.removeprefix('base_model.model.')}.weight" for name in changed}
    weights = {name: weight for name, weight in merged.state_dict().items() if name in names}
    with refilling(out.parent) as folder:
        _write(folder / out.name, base, weights, merged.config, about[TRAINED_FOR])
    return out


def _write(out: Path, base: Path, weights: Mapping[str, Any], config: Any, trained_for: str) -> None:
    """A GGUF file like ``base``, but for ``weights``, by their names in transformers."""
    import gguf

    from engine.lm.transformers.gguf_model import given_name, stored

    reader = gguf.GGUFReader(base)
    writer = gguf.GGUFWriter(out, str(reader.fields["general.architecture"].contents()))
    for field in reader.fields.values():
        if not field.name.startswith("GGUF.") and field.name not in ("general.architecture", TRAINED_FOR):
            part = field.types[-1] if field.types[0] == gguf.GGUFValueType.ARRAY else None
            writer.add_key_value(field.name, field.contents(), field.types[0], part)
    if trained_for:
        writer.add_string(TRAINED_FOR, trained_for)
    arrays = []
    for tensor in reader.tensors:
        kind, data = tensor.tensor_type, tensor.data
        if (weight := weights.get(given_name(tensor.name))) is not None:
            weight = stored(tensor.name, weight.float(), config)
            fine = tensor.tensor_type.name in _FINE or weight.shape[-1] % BLOCKS["Q8_0"][0]
            kind = gguf.GGMLQuantizationType.F16 if fine else gguf.GGMLQuantizationType.Q8_0
            data = gguf.quants.quantize(weight.numpy(), kind)
        writer.add_tensor_info(tensor.name, data.shape, data.dtype, data.nbytes, kind)
        arrays.append(data)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    for data in arrays:
        writer.write_tensor_data(data)
    writer.close()
